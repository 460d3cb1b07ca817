"""Tests of the board of Super Boss Monster as a client receives it: the city, and why heroes stay or go."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import underkeep
from tests.unit.scenario_checks import play_scenario
from underkeep.core.contract import choose_randomly
from underkeep.core.visibility import SPECTATOR
from underkeep.games.boss_monster.assist.lookahead.play_on import decline
from underkeep.games.boss_monster.events import RoundBegan
from underkeep.games.super_boss_monster.display.board_types import BoardState
from underkeep.games.super_boss_monster.events import MarketFilled, MarketTaken


def board(text: str, seat: int = 0) -> BoardState:
    """Return the board of a written position."""
    run = play_scenario(f"game: super-boss-monster\n{text}")
    return run.table.game.display.board(run.table.observe(seat))


def test_in_a_solo_game_a_hero_stays_if_there_is_no_or_too_little_treasure() -> None:
    seen = board(
        """
players:
  - {boss: Tick-Tock, rooms: [Bookworm, Bookworm, Ghost Lobby]}
town: [Shadow Sam, Orla the Ornate, Velvet Vex, Wisebeard]
at: {phase: build}
"""
    )
    assert seen.needs == [1, 2, 3, 4]
    heroes = sorted(seen.town.values(), key=lambda hero: hero.n)
    said = [(hero.goes, hero.stays) for hero in heroes]
    offered = [next(iter(hero.offers.values())) for hero in heroes]
    for (goes, stays), found, wanted in zip(said, offered, seen.needs, strict=True):
        assert goes == (0 if found >= wanted else None)
        assert stays == ("" if found >= wanted else "few" if found else "nothing")
    assert {stays for _, stays in said} >= {"", "few"}


@pytest.mark.parametrize("players", [1, 3])
def test_nobody_acts_in_the_town_phase_before_the_heroes_have_come(players: int) -> None:
    table = underkeep.new_game("super-boss-monster", players=players, seed=2)
    display, random, events = table.game.display, Random(2), len(table.events)
    acting: list[bool] = []
    while table.decision is not None and table.state.round < 3:
        assert display.board(table.observe()).active == table.state.active_seat
        table.keep_positions()
        table.answer(choose_randomly(table, random))
        positions = table.positions_since(events) or []
        for event, position in zip(table.events[events:], positions, strict=True):
            shown = display.board(table.observe_position(table.unpack_position(position), SPECTATOR))
            if isinstance(event, RoundBegan | MarketFilled):
                assert (shown.phase, shown.active) == ("town", None)
            elif isinstance(event, MarketTaken):
                acting.append(shown.active is not None)
        events = len(table.events)
    assert acting
    assert all(acting)


def test_with_several_players_a_hero_stays_because_of_a_tie_or_no_treasure() -> None:
    seen = board(
        """
first: 0
players:
  - {boss: Tick-Tock, rooms: [Bookworm]}
  - {boss: Grand Wizard Fizz}
town: [Orla the Ornate, Deacon Dawn]
at: {phase: build}
"""
    )
    assert sorted(hero.stays for hero in seen.town.values()) == ["nothing", "tie"]


def test_the_board_shows_minions_their_spaces_and_changed_health() -> None:
    seen = board(
        """
first: 1
players:
  - {boss: Tick-Tock, rooms: [Prayer Vault], minion: Prayer Vault}
  - {boss: Abbess Mortia, minion: library special}
temple: [Deacon Dawn]
tavern: [Shadow Sam, Velvet Vex]
at: {phase: build}
"""
    )
    assert seen.first == 1
    vault = next(stack.card for stack in seen.seats["0"].dungeon.values())
    assert seen.minions == {"0": f"card:{vault}", "1": "space:library.special"}
    assert seen.locations["library"].spaces["special"].minions == [1]
    assert seen.locations["temple"].spaces["summon"].open
    assert not seen.locations["temple"].spaces["treasure"].open
    tavern = sorted(seen.locations["tavern"].heroes.values(), key=lambda hero: hero.n)
    deacon = next(iter(seen.locations["temple"].heroes.values()))
    assert deacon.health == 6 + 2, "training adds two health"
    assert [hero.health for hero in tavern] == [6 - 2, 8 - 2], "drinking takes two health"


@pytest.mark.parametrize(("others", "marks"), [("", ["down"]), (", {boss: Count Decay}", ["down", "secret"])])
def test_in_a_solo_game_a_face_down_room_is_not_secret(others: str, marks: list[str]) -> None:
    seen = board(f"players: [{{boss: Tick-Tock, rooms: [{{face_down: Bookworm}}]}}{others}]\n")
    (stack,) = seen.seats["0"].dungeon.values()
    assert stack.marks == marks


@pytest.mark.parametrize(("players", "sets"), [(1, "SBM"), (2, "SBM"), (4, "SBM,RMB,THK"), (6, "SBM,CRL")])
def test_every_seat_has_a_board_at_every_decision(players: int, sets: str) -> None:
    table = underkeep.new_game("super-boss-monster", players=players, sets=tuple(sets.split(",")), seed=players)
    random = Random(players)
    while table.decision is not None:
        seat = random.randrange(players)
        seen = table.game.display.board(table.observe(seat))
        assert msgspec.json.decode(msgspec.json.encode(seen), type=BoardState) == seen
        table.answer(choose_randomly(table, random))
    last = table.game.display.board(table.observe())
    assert isinstance(last, BoardState)
    assert (last.winners, last.active) == (table.winners, None), "a finished game has no active player"


def test_a_game_that_ends_in_the_middle_of_a_round_ends_in_that_round() -> None:
    """A hero in the Tavern ends a solo game while the heroes of the round arrive (SBM-19.16)."""
    table = underkeep.new_game("super-boss-monster", players=1, seed=1)
    while table.decision is not None:
        table.answer(decline(table.decision))
    assert table.state.tavern
    assert table.game.display.board(table.observe(0)).round == table.state.round


def test_the_treasure_of_a_boss_counts_once_it_is_chosen() -> None:
    table = underkeep.new_game("super-boss-monster", players=2, seed=1)
    assert table.decision is not None
    assert table.decision.kind == "choose-boss"
    seats = table.game.display.board(table.observe(table.decision.seat)).seats  # type: ignore[attr-defined]
    assert [seat.treasure for seat in seats.values()] == [[], []]
    while table.decision is not None and table.decision.kind == "choose-boss":
        table.answer(table.decision.options[0])
    seats = table.game.display.board(table.observe(0)).seats  # type: ignore[attr-defined]
    assert sum(seats["0"].treasure) == 1
