"""Boards that are made beside the board of the spectators are the same as boards that are made alone."""

from __future__ import annotations

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
EVERY = 4
"""One of this many positions is compared."""


def compare(table: Table, seen_by: Any) -> int:
    """Compare the boards of all viewers at a position; `seen_by` gives their observations. Returns their number."""
    display, public = table.game.display, seen_by(SPECTATOR)
    board = display.board(public)
    shared = PublicBoard(board, board_values(board), list(public.state.faces))
    before = repr(shared)
    viewers: list[Viewer] = all_viewers(table.state.players)
    for viewer in viewers:
        assert display.board_beside(seen_by(viewer), shared) == board_values(display.board(seen_by(viewer)))
    assert repr(shared) == before, "the board of the spectators stays as it is"
    return len(viewers)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]['players']}")
def test_boards_beside_the_public_one(setup: tuple[str, dict[str, Any]]) -> None:
    name, choices = setup
    table, dice, compared = new_game(name, seed=7, **choices), Random(7), 0
    while table.decision is not None:
        table.keep_positions()
        events = len(table.events)
        table.answer(choose_randomly(table, dice))
        if dice.randrange(EVERY) == 0:
            compared += compare(table, table.observe)
            for position in (table.positions_since(events) or [])[:2]:

                def observe(viewer: Viewer, packed: bytes = position) -> Observation:
                    return table.observe_position(table.unpack_position(packed), viewer)

                compared += compare(table, observe)
    assert compared > 50
