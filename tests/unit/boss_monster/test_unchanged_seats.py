"""Players who look the same on the board at two positions: `unchanged_seats` finds them, and the board of a player
reads only the fields of the state by which it compares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, SupportsIndex

import pytest

from underkeep import new_game
from underkeep.core.scenario.runner import Run, read
from underkeep.core.state import UNKNOWN, CardId, Seat, State
from underkeep.core.table import Observation, Table
from underkeep.core.visibility import SPECTATOR, redact
from underkeep.games.boss_monster.display import unchanged_seats as fields_of_seats
from underkeep.games.boss_monster.display.board import BoardBuilder
from underkeep.games.boss_monster.lasting_effects import EffectKind, LastingEffect
from underkeep.games.boss_monster.state import BossMonsterState

SCENARIOS = Path(__file__).parents[2] / "scenarios"
EVERY = 12
"""The short form plays one of this many files of scenarios."""
KNOWN = (
    fields_of_seats.OWN_FIELDS
    | fields_of_seats.CARD_FIELDS
    | fields_of_seats.WALK_FIELDS
    | fields_of_seats.SHARED_FIELDS
    | {"faces", "players"}
)
"""The fields by which two positions are compared, and the number of players, which never changes."""


class Reads:
    """What the board of a player reads."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        """The player whose board is being built; None while no such board is."""
        self.names: set[str] = set()
        self.of_other_seats: set[str] = set()
        """The lists with one entry per seat of which the entry of another seat was read."""


class RecordedList(list[Any]):
    """A list with one entry per seat that records of which seat an entry is read."""

    name: str
    reads: Reads

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        if self.reads.seat is not None and index != self.reads.seat:
            self.reads.of_other_seats.add(self.name)
        return super().__getitem__(index)


def recorded(state: State, reads: Reads) -> State:
    """Return a state that records which of its fields are read."""

    class RecordedState(type(state)):  # type: ignore[misc]
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if reads.seat is not None and name in names:
                reads.names.add(name)
            return object.__getattribute__(self, name)

    names = {field.name for field in fields(state)}
    copy = object.__new__(RecordedState)
    for name in names:
        value = getattr(state, name)
        if name in fields_of_seats.OWN_FIELDS:
            value = RecordedList(value)
            value.name, value.reads = name, reads
        object.__setattr__(copy, name, value)
    return copy


def positions(game: str, long: bool) -> Iterator[Table]:
    """Yield the table after the moves of each scenario of a game."""
    for path in sorted((SCENARIOS / game).rglob("*.yaml"))[:: 1 if long else EVERY]:
        for scenario in read(path):
            run = Run(scenario)
            run.play()
            yield run.table


@pytest.mark.parametrize("game", ["boss-monster", "super-boss-monster"])
def test_the_board_of_a_player_reads_only_known_fields(game: str, long: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    reads, count = Reads(), 0
    build_seat = BoardBuilder.seat

    def record_seat(self: BoardBuilder, seat: Seat) -> Any:
        reads.seat = seat
        try:
            return build_seat(self, seat)
        finally:
            reads.seat = None

    monkeypatch.setattr(BoardBuilder, "seat", record_seat)
    for table in positions(game, long):
        state = recorded(redact(table.state, SPECTATOR), reads)
        # Players with heroes at the entrance are not taken over to a decision, where their heroes get forecasts.
        table.game.display.board(Observation(table.game, table.setup, SPECTATOR, state, is_at_decision=False))
        count += 1
    assert count > 60
    assert reads.names <= KNOWN
    assert "lasting_effects" in reads.names
    assert reads.of_other_seats == set()


# --- two positions ------------------------------------------------------------------------------------------


@pytest.fixture
def state() -> BossMonsterState:
    """A position of four players, each with a room, and with a hero in the dungeon of player 2."""
    table = new_game("boss-monster", seed=1, players=4)
    state: BossMonsterState = table.state
    state.dungeon = [[[hand[0]]] for hand in state.room_hand]
    state.active_seat, state.hero_in_dungeon = Seat(2), [state.ordinary_deck[-1]]
    return state


def seats_after(state: BossMonsterState, change: Callable[[BossMonsterState], Any]) -> set[int]:
    """Return the unchanged seats after a change of a position."""
    now = state.copy()
    change(now)
    return set(fields_of_seats.unchanged_seats(state, now))


ONE_EFFECT = (LastingEffect(EffectKind.DUNGEON_DAMAGE, source=CardId(3), target=Seat(0)),)


@pytest.mark.parametrize(
    ("change", "unchanged"),
    [
        (lambda now: None, {0, 1, 2, 3}),
        (lambda now: setattr(now, "step", "another"), {0, 1, 2, 3}),
        (lambda now: now.coins.__setitem__(1, 4), {0, 2, 3}),
        (lambda now: setattr(now, "hero_room", now.dungeon[2][0][0]), {0, 1, 3}),
        (lambda now: setattr(now, "active_seat", Seat(1)), {0, 3}),
        (lambda now: now.tokens.update({now.dungeon[3][0][0]: 1}), {0, 1, 2}),
        (lambda now: now.face_down_cards.update({now.dungeon[3][0][0]: Seat(0)}), {1, 2}),
        (lambda now: now.faces.__setitem__(now.spell_hand[0][0], UNKNOWN), {1, 2, 3}),
        (lambda now: now.faces.__setitem__(now.hero_in_dungeon[0], UNKNOWN), set()),
        (lambda now: now.faces.__setitem__(now.room_deck[0], UNKNOWN), {0, 1, 2, 3}),
        (lambda now: now.used_this_round.append(now.boss[0][0]), set()),
        (lambda now: setattr(now, "lasting_effects", ONE_EFFECT), set()),
    ],
)
def test_the_players_whom_a_change_does_not_concern(
    state: BossMonsterState, change: Callable[[BossMonsterState], Any], unchanged: set[int]
) -> None:
    assert seats_after(state, change) == unchanged


def test_a_hand_may_take_back_the_card_that_has_made_an_effect(state: BossMonsterState) -> None:
    assert seats_after(state, lambda now: now.room_hand[1].pop()) == {0, 2, 3}
    state.lasting_effects = ONE_EFFECT
    assert seats_after(state, lambda now: now.room_hand[1].pop()) == set()
    assert seats_after(state, lambda now: now.faces.__setitem__(3, UNKNOWN)) == set()
