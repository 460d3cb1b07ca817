"""Boards that are made beside the board of the spectators are the same as boards that are made alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from underkeep import new_game
from underkeep.core.capabilities.display import PublicBoard, board_values
from underkeep.core.contract import choose_randomly
from underkeep.core.table import Observation, Table
from underkeep.core.visibility import SPECTATOR, Viewer, all_viewers

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boss-monster", {"players": 4, "sets": ("RMB", "TNL", "CRL", "DBM", "POP", "LST", "THK")}),
    ("boss-monster", {"players": 2, "sets": ("BMR", "HMB", "IOD", "VOV")}),
    ("super-boss-monster", {"players": 4}),
]
EVERY = 5
"""The boards of all viewers are compared at one of this many positions."""


def compare_public(table: Table, seen: Observation, last: PublicBoard | None) -> PublicBoard:
    """Compare the board of the spectators with one that takes nothing from the last board. Returns it."""
    display = table.game.display
    last_before = repr(last)
    shared = display.public_board(seen, last)
    assert shared.board == display.board(seen), "what was taken over has not changed"
    assert shared.values == board_values(shared.board)
    assert repr(last) == last_before, "the last board stays as it is"
    return shared


def compare_viewers(table: Table, seen_by: Callable[[Viewer], Observation], shared: PublicBoard) -> None:
    """Compare the boards of all viewers at a position; `seen_by` gives their observations."""
    display, before = table.game.display, repr(shared)
    for viewer in all_viewers(table.state.players):
        assert display.board_beside(seen_by(viewer), shared) == board_values(display.board(seen_by(viewer)))
    assert repr(shared) == before, "the board of the spectators stays as it is"


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]['players']}")
def test_boards_beside_the_public_one(setup: tuple[str, dict[str, Any]]) -> None:
    name, choices = setup
    table, dice, compared = new_game(name, seed=12, **choices), Random(12), 0
    last: PublicBoard | None = None
    while table.decision is not None:
        table.keep_positions()
        events = len(table.events)
        table.answer(choose_randomly(table, dice))
        observers: list[Callable[[Viewer], Observation]] = [
            partial(table.observe_position, table.unpack_position(position))
            for position in table.positions_since(events) or []
        ]
        for seen_by in [*observers, table.observe]:
            last = compare_public(table, seen_by(SPECTATOR), last)
            if dice.randrange(EVERY) == 0:
                compare_viewers(table, seen_by, last)
                compared += 1
    assert compared > 30
