"""Tests of the board of Boss Monster as a client receives it: its size, its visibility and its forecasts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from underkeep.core import visibility
from underkeep.core.capabilities.display import board_values
from underkeep.core.contract import _exchange_unknown_faces, choose_randomly
from underkeep.core.events import Event
from underkeep.core.table import Observation, Table
from underkeep.core.visibility import SPECTATOR
from underkeep.games.boss_monster.assist.lookahead.play_on import decline
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.display.board_types import BoardState, SeatBoard
from underkeep.games.boss_monster.events import (
    HeroDied,
    HeroEntered,
    HeroKeptOut,
    HeroLured,
    HeroStayed,
    HeroSurvived,
    HeroToTown,
    RoomRevealed,
)
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.games.boss_monster.rules.build import reveal_placed_cards
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import ADVENTURE

MOST_BYTES = 32 * 1024
SETUPS = [
    Setup(players=2, sets=("BMR",)),
    Setup(players=3, sets=("TNL",)),
    Setup(players=4, sets=("BMR", "TNL"), heroes="TNL"),
    Setup(players=4, sets=("TNL", "BMR")),
    Setup(players=4, sets=("RMB", "VOV", "THK", "IOD")),
    Setup(players=6, sets=("RMB", "TNL", "CRL", "DBM", "POP", "LST", "THK")),
]
encode = msgspec.json.Encoder().encode


def positions(setup: Setup, seed: int, sample: int = 3) -> Iterator[Table]:
    """Yield the table of a random game at some of its decisions and at its end."""
    table = Table(BOSS_MONSTER, setup, BOSS_MONSTER.initial_state(setup, seed))
    random = Random(f"board {seed}")
    while table.decision is not None:
        if random.randrange(sample) == 0:
            yield table
        table.answer(choose_randomly(table, random))
    yield table


def viewers(table: Table) -> list[visibility.Viewer]:
    """Return all viewers: every seat and the spectators."""
    return visibility.all_viewers(table.state.players)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_the_board_is_small_and_holds_nothing_hidden(setup: Setup, seed: int) -> None:
    for table in positions(setup, seed):
        for seat in viewers(table):
            observation = table.observe(seat)
            sent = encode(BOSS_MONSTER.display.board(observation))
            assert len(sent) <= MOST_BYTES
            assert msgspec.json.decode(sent, type=BoardState) == BOSS_MONSTER.display.board(observation)
            other: Any = table.state.copy()
            _exchange_unknown_faces(other, seat, BOSS_MONSTER.cards_by_back(other))
            otherwise = Observation(table.game, table.setup, seat, visibility.redact(other, seat))
            assert encode(BOSS_MONSTER.display.board(otherwise)) == sent


PHASES = ("setup", "beginning", "build", "reveal", "bait", "adventure", "ending")


@pytest.mark.parametrize("seed", range(3))
def test_the_phases_of_a_round_come_in_their_order(seed: int) -> None:
    """The effects of new rooms belong to the reveal: the board does not go back to the build phase."""
    rounds: dict[int, list[str]] = {}
    for table in positions(SETUPS[4], seed, sample=1):
        shown = BOSS_MONSTER.display.board(table.observe(0))
        rounds.setdefault(shown.round, []).append(shown.phase)
    assert any("reveal" in phases for phases in rounds.values())
    for phases in rounds.values():
        assert phases == sorted(phases, key=PHASES.index)


@pytest.mark.parametrize("seed", range(2))
def test_nobody_acts_while_the_rules_act_for_all_players(seed: int) -> None:
    shown: dict[str, set[bool]] = {}
    events = 0
    table = Table(BOSS_MONSTER, SETUPS[1], BOSS_MONSTER.initial_state(SETUPS[1], seed))
    random = Random(seed)
    while table.decision is not None:
        assert BOSS_MONSTER.display.board(table.observe()).active == table.state.active_seat
        table.keep_positions()
        table.answer(choose_randomly(table, random))
        for position in table.positions_since(events) or ():
            board = BOSS_MONSTER.display.board(table.observe_position(table.unpack_position(position), SPECTATOR))
            shown.setdefault(board.phase, set()).add(board.active is not None)
        events = len(table.events)
    for phase in ("beginning", "reveal", "bait"):
        assert shown[phase] == {False}
    assert True not in shown["ending"]
    assert True in shown["build"]
    assert True in shown["adventure"]


def test_a_change_of_the_board_is_small() -> None:
    sizes: list[int] = []
    for seed in range(3):
        last: dict[str, Any] = {}
        for table in positions(SETUPS[2], seed, sample=1):
            board = msgspec.json.decode(encode(BOSS_MONSTER.display.board(table.observe(1))))
            if last:
                sizes.append(len(encode(patch(last, board))))
            last = board
    sizes.sort()
    assert sizes[len(sizes) // 2] < 1024
    assert sizes[len(sizes) * 95 // 100] < 2048


def patch(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Return the merge patch from one object to another (RFC 7396)."""
    changes: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            changes[key] = value
        elif old[key] != value:
            both = isinstance(value, dict) and isinstance(old[key], dict)
            changes[key] = patch(old[key], value) if both else value
    return changes


@pytest.mark.parametrize("setup", SETUPS)
def test_the_sums_on_the_board_are_those_of_the_rules(setup: Setup) -> None:
    for table in positions(setup, 5):
        state: Any = table.state
        rules = BOSS_MONSTER.rules(state)
        board = BOSS_MONSTER.display.board(table.observe(0))
        for seat in range(table.state.players):
            shown = board.seats[str(seat)]
            rooms = rules.active_rooms(seat)
            assert shown.damage == sum(rules.damage_of(room) for room in rooms)
            assert shown.treasure == rules.treasure(seat) or not state.round
            assert (shown.souls, shown.wounds) == (rules.soul_count(seat), rules.wound_count(seat))
            for stack in shown.dungeon.values():
                if stack.card in rooms:
                    assert stack.damage == rules.damage_of(stack.card)
                    printed = CARDS[stack.face].damage
                    assert stack.damage == printed + sum(reason.more for reason in stack.because)


def play_on(table: Table, until: str) -> list[Event]:
    """Return the events up to a step of this round if every seat declines every decision."""
    twin = table.clone(events=True)
    state: Any = twin.state
    this_round = state.round
    while twin.decision is not None and state.step != until and state.round == this_round:
        twin.answer(decline(twin.decision))
    return twin.events


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_of_a_hero_comes_true_if_no_seat_reacts(setup: Setup, seed: int) -> None:
    for table in positions(setup, seed, sample=5):
        state: Any = table.state
        if state.phase != ADVENTURE or state.waiting_effects or table.decision is None:
            continue
        if table.decision.kind != "window":
            continue  # in the middle of an effect
        board = BOSS_MONSTER.display.board(table.observe(table.decision.seat))
        events = play_on(table, "end_effects_of")
        entered: dict[int, int] = {board.walker.card: board.walker.room} if board.walker else {}
        ends: dict[int, tuple[str, int]] = {}
        for event in events:
            if isinstance(event, HeroEntered):
                entered[event.hero.card] = event.room.card
            elif isinstance(event, HeroDied):
                ends.setdefault(event.hero.card, ("dies", entered.get(event.hero.card)))
            elif isinstance(event, HeroSurvived):
                ends.setdefault(event.hero.card, ("boss", None))
            elif isinstance(event, HeroKeptOut):
                ends.setdefault(event.hero.card, ("barred", None))
            elif isinstance(event, HeroToTown):
                ends.setdefault(event.hero.card, ("town", None))
        for hero, omen in omens(board).items():
            assert ends.get(hero) == (omen.end, omen.room), f"{CARDS[state.faces[hero]].name}: {omen}"


def omens(board: BoardState) -> dict[int, Any]:
    """Return the forecasts of the heroes at the entrances and of the hero in the dungeon, by card id."""
    found = {int(hero): guest.omen for seat in board.seats.values() for hero, guest in seat.entrance.items()}
    if board.walker:
        found[board.walker.card] = board.walker.omen
    return {hero: omen for hero, omen in found.items() if omen is not None}


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_heroes_are_lured_as_forecast(setup: Setup, seed: int) -> None:
    """The last board before the bait shows where each hero goes, unless a room is revealed or treasure changes."""
    table = Table(BOSS_MONSTER, setup, BOSS_MONSTER.initial_state(setup, seed))
    random = Random(f"bait {seed}")
    before: BoardState | None = None
    state: Any = table.state
    while table.decision is not None:
        told = len(table.events)
        before = BOSS_MONSTER.display.board(table.observe())
        wealth = {seat: (shown.treasure, shown.coins) for seat, shown in before.seats.items()}
        table.answer(choose_randomly(table, random))
        new = table.events[told:]
        moved = [event for event in new if isinstance(event, HeroLured | HeroStayed)]
        if not moved or any(isinstance(event, RoomRevealed) for event in new):
            continue
        after: dict[str, SeatBoard] = BOSS_MONSTER.display.board(table.observe()).seats
        if {seat: (shown.treasure, shown.coins) for seat, shown in after.items()} != wealth:
            continue
        for event in moved:
            pulled = before.town.get(str(event.hero.card))
            if pulled is not None and not any(state.eliminated):
                assert pulled.goes == (event.dungeon if isinstance(event, HeroLured) else None)
                assert bool(pulled.stays) == isinstance(event, HeroStayed)
    assert before is not None


def test_a_face_down_card_is_marked_for_its_owner_only() -> None:
    found = False
    for table in positions(SETUPS[0], 3, sample=1):
        state: Any = table.state
        for card, seat in state.face_down_cards.items():
            mine = stacks(BOSS_MONSTER.display.board(table.observe(seat)))[card]
            theirs = stacks(BOSS_MONSTER.display.board(table.observe(1 - seat)))[card]
            assert "secret" in mine.marks
            assert mine.face
            assert "down" in theirs.marks
            assert "secret" not in theirs.marks
            assert not theirs.face
            found = True
    assert found


def test_the_forecasts_of_a_viewer_count_the_own_face_down_card() -> None:
    display, differences = BOSS_MONSTER.display, 0
    for table in positions(SETUPS[0], 3, sample=1):
        state: Any = table.state
        if len(set(state.face_down_cards.values())) != 1:
            continue
        (seat,) = set(state.face_down_cards.values())
        revealed: Any = state.copy()
        reveal_placed_cards(rules_of(revealed))
        seen = Observation(table.game, table.setup, SPECTATOR, visibility.redact(revealed, SPECTATOR))
        mine, theirs = display.board(table.observe(seat)), display.board(table.observe(1 - seat))
        assert mine.town == display.board(seen).town
        assert omens(mine) == omens(display.board(seen))
        public = display.public_board(table.observe())
        assert display.board_beside(table.observe(seat), public) == board_values(mine)
        assert display.board_beside(table.observe(1 - seat), public) == board_values(theirs)
        differences += mine.town != theirs.town
    assert differences


def stacks(board: BoardState) -> dict[int, Any]:
    """Return the stacks of all dungeons by their visible card."""
    return {stack.card: stack for seat in board.seats.values() for stack in seat.dungeon.values()}


def test_card_values_are_those_printed_on_the_card() -> None:
    by_name = {card.key: BOSS_MONSTER.display.card_values(card.face) for card in CARDS[1:]}
    assert by_name["bmr-bottomless-pit"] == {
        "kind": "room",
        "type": "trap",
        "grade": "ordinary",
        "advanced": False,
        "damage": 1,
        "treasure": [0, 0, 0, 1, 0],
        "moments": ["activated"],
    }
    assert by_name["tnl-vampire"]["dark"] is True
    assert by_name["tnl-archer"]["classes"] == ["fighter", "thief"]
    assert by_name["tnl-the-fool"]["own"] is True
    for traits in by_name.values():
        assert encode(traits)


def test_every_card_has_clauses_and_some_cards_have_rulings() -> None:
    for card in CARDS[1:]:
        assert BOSS_MONSTER.cards.clauses(card.face)
    assert any(BOSS_MONSTER.cards.rulings(card.face) for card in CARDS[1:])
