"""Super Boss Monster: stop reasons and confirmations."""

from __future__ import annotations

import pytest

from tests.unit.asked import go_to, judged_alike_in_other_worlds, move, reasons, warn, written
from underkeep.core.options.option import PASS
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.super_boss_monster.assist.stop_reasons import CityStopReasonFinder
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.protocol.socket import StopSettings
from underkeep.server.live.play import auto_pass


def at(text: str) -> Table:
    return written("game: super-boss-monster\nauto: false\n" + text)


def is_shown(table: Table) -> bool:
    """Return whether a seat with smart stops is shown the open decision."""
    decision = table.decision
    assert decision is not None
    return auto_pass.is_shown(SUPER_BOSS_MONSTER, table.observe(decision.seat), decision, StopSettings(), False, None)


def windows_of_the_build_phase(table: Table, seat: int) -> dict[str, set[str]]:
    """Return the reasons of the windows that a seat is shown while every seat passes, by the step that follows."""
    found: dict[str, set[str]] = {}
    while table.decision is not None and table.state.phase == BUILD:
        if table.decision.seat == seat and table.decision.kind == "window" and is_shown(table):
            found[table.state.step_after_window] = reasons(table)
        table.answer(PASS if PASS in table.options else table.options[0])
    return found


def asked(table: Table, language: str = "en") -> str:
    """Return the prompt of the open decision."""
    decision = table.decision
    assert decision is not None
    renderer = TextRenderer(SUPER_BOSS_MONSTER, table.setup, language, viewer=decision.seat)
    said = SUPER_BOSS_MONSTER.text.prompt_text(renderer, table.observe(decision.seat).state, decision)
    assert not renderer.messages.missing
    return said


# --- before the own room ----------------------------------------------------------------------------------

BEFORE = {"build_turn": {"before-build"}}


@pytest.mark.parametrize(
    ("spell", "found"),
    [
        ("Renovation", BEFORE),
        ("Overtime", BEFORE),
        ("Training Montage", BEFORE),
        ("Boost", BEFORE),
        ("Recall", BEFORE),
        ("Final Form", {}),
        ("Overclock", {}),
        ("Panic Button", {}),
    ],
)
def test_a_solo_player_is_asked_once_before_placing_a_room(spell: str, found: dict[str, set[str]]) -> None:
    """A spell that is useful at any time is offered then; a spell that helps only against a hero is not."""
    table = at(
        f"players: [{{boss: Tick-Tock, rooms: [Ghost Lobby], hand: [Bookworm], spells: [{spell}], "
        "minion: library treasure}]\ndiscard: [Static Field]"
    )
    assert windows_of_the_build_phase(table, 0) == found


def test_overtime_is_not_offered_for_a_minion_that_sends_a_hero() -> None:
    """Overtime does not repeat the sending of a hero."""
    table = at(
        "players: [{boss: Tick-Tock, rooms: [Ghost Lobby], spells: [Overtime], minion: temple summon}]\n"
        "temple: [Deacon Dawn]"
    )
    assert windows_of_the_build_phase(table, 0) == {}


def test_an_ability_that_destroys_its_room_is_not_offered() -> None:
    table = at("players: [{boss: Tick-Tock, rooms: [Restless Crypt, Sigil Floor]}]\ndiscard: [Boost]")
    assert windows_of_the_build_phase(table, 0) == {}


def test_discarding_a_spell_for_two_counters_is_offered() -> None:
    table = at("players: [{boss: Tick-Tock, rooms: [Elemental Engine], spells: [Panic Button]}]")
    assert windows_of_the_build_phase(table, 0) == BEFORE


def test_with_several_players_a_seat_is_asked_in_the_window_before_its_own_turn() -> None:
    text = """
players:
  - {boss: Tick-Tock, rooms: [Ghost Lobby], hand: [Bookworm]%s}
  - {boss: Count Decay, rooms: [Bookworm], hand: [Static Field]%s}
first: 0
"""
    spell = ", spells: [Boost]"
    assert windows_of_the_build_phase(at(text % (spell, "")), 0) == BEFORE
    assert windows_of_the_build_phase(at(text % ("", spell)), 1) == {"build_turn_over": {"before-build"}}
    table = at(text % ("", spell))
    assert table.state.step_after_window == "build_turn"
    assert "The build phase begins" in asked(table)
    assert not is_shown(go_to(table, 1)), "the first window comes before the room of seat 0"
    table.answer(PASS)
    go_to(table, 1)
    assert asked(table) == "You place a room next. Use a spell or ability first?"
    assert asked(table, "pl") == "Zaraz kładziesz komnatę. Użyjesz najpierw czaru lub zdolności?"


def test_a_player_is_not_asked_to_respond_to_an_own_spell() -> None:
    table = at("players: [{boss: Tick-Tock, rooms: [Ghost Lobby], spells: [Training Montage, Overtime]}]")
    go_to(table, 0).answer(move(table, "cast Overtime"))
    assert table.decision is not None
    assert (table.decision.kind, len(table.state.waiting_effects)) == ("respond", 1)
    assert not is_shown(table)
    table.answer(PASS)
    assert table.decision.kind == "window"
    assert is_shown(table), "the window is still open for the other spell"


# --- before the reveal ------------------------------------------------------------------------------------

SOLO = """
players: [{boss: Tick-Tock, rooms: [%s], spells: [Treasure Map]%s}]
town: [King Lik]
"""
STRONG = "Collapsing Stairs, Laser Gallery"


@pytest.mark.parametrize(
    ("rooms", "minion", "found"),
    [
        (STRONG, "", {"reveal_or_build": {"last-build"}}),
        ("Ghost Lobby", "", {}),  # the hero would not die
        (STRONG + ", Goblin Bootcamp", "", {}),  # the hero comes without the map
        (STRONG, ", minion: stadium treasure", {}),  # the minion already provides the treasure
    ],
)
def test_in_a_solo_game_a_map_is_offered_if_it_lures_a_hero_who_dies(
    rooms: str, minion: str, found: dict[str, set[str]]
) -> None:
    assert windows_of_the_build_phase(at(SOLO % (rooms, minion)), 0) == found


def test_in_a_solo_game_the_needed_treasure_depends_on_the_space_of_the_town() -> None:
    """The hero on the second space needs two treasures, the hero on the third space needs three."""
    table = at(SOLO.replace("[King Lik]", "[Shadow Sam, King Lik]") % ("Holy Grinder, Bone Cathedral", ""))
    assert windows_of_the_build_phase(table, 0) == {}
    fighters = "Goblin Bootcamp, Frozen Monster"
    table = at(SOLO.replace("[King Lik]", "[Deacon Dawn, Sister Sparkle, Squire Sprocket]") % (fighters, ""))
    assert windows_of_the_build_phase(table, 0) == {"reveal_or_build": {"last-build"}}


def test_the_result_of_an_own_waiting_map_is_no_reason_for_another_play() -> None:
    """While the map waits, the hero is lured after every play, but also after a pass."""
    table = at(SOLO.replace("[Treasure Map]", "[Treasure Map, Overtime]") % (STRONG, ""))
    while table.state.step_after_window != "reveal_or_build":
        table.answer(PASS)
    table.answer(move(table, "cast Treasure Map"))
    table.answer(move(table, "choose fighter treasure"))
    assert table.decision is not None
    assert (table.decision.kind, len(table.state.waiting_effects), len(table.options)) == ("respond", 1, 2)
    assert not is_shown(table)


# --- the walk through a dungeon ---------------------------------------------------------------------------

WAY = """
players:
  - {boss: Tick-Tock, spells: [%s]}
  - {boss: Count Decay, rooms: [Ghost Lobby, Static Field, Ghost Lobby], entrance: [Deacon Dawn]}
first: 1
at: {phase: adventure}
"""


def rooms_where_asked(spell: str, sets: str = "") -> list[tuple[str, set[str]]]:
    """Return where seat 0 is asked about a hero with six health in the other dungeon, and the stop reasons there."""
    table, found = at(sets + WAY % spell), []
    while table.decision is not None and table.decision.kind == "window":
        if is_shown(table):
            hero_room = table.state.hero_room
            place = None if hero_room is None else SuperBossMonster(table.state).locate(hero_room)
            room = place[1] if place else -1
            found.append((f"room {room + 1}" if table.state.hero_in_dungeon else "before", reasons(table)))
        table.answer(PASS)
    return found


def test_a_spell_against_the_damage_of_a_room_is_offered_in_the_room_before() -> None:
    """In the deadly room itself the hero has already taken the damage."""
    assert rooms_where_asked("Sneak") == [("room 2", {"fate"})]
    assert rooms_where_asked("Chill") == [("before", {"entering"}), ("room 2", {"fate"})]


@pytest.mark.parametrize("spell", ["Assassin", "Fear"])
def test_a_spell_that_saves_a_dying_hero_is_offered_in_the_deadly_room(spell: str) -> None:
    """The window comes before the death (SBM-13.6), so the seat is not asked in an earlier room."""
    assert rooms_where_asked(spell, "sets: [BMR]") == [("room 3", {"fate"})]


# --- the end of the game ----------------------------------------------------------------------------------


def verdict(text: str) -> tuple[bool, bool]:
    table = at(text)
    decision = table.decision
    assert decision is not None
    return CityStopReasonFinder(table.observe(0), decision).judge_round_end(SuperBossMonster(table.state))


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("souls: 9", "souls: 9", (False, False)),  # the game does not end
        ("souls: 9", "souls: 10", (True, False)),
        ("souls: 10", "souls: 10, wounds: 3", (False, False)),  # the seat has the best score
        ("souls: 8, wounds: 6", "souls: 3", (False, False)),  # wounds eliminate no player
    ],
)
def test_an_opponent_wins_the_round_only_with_ten_souls_and_the_best_score(
    mine: str, theirs: str, expected: tuple[bool, bool]
) -> None:
    text = f"players: [{{boss: Tick-Tock, {mine}}}, {{boss: Count Decay, {theirs}}}]\nfirst: 0"
    assert verdict(text) == expected


def test_five_wounds_end_a_solo_game() -> None:
    assert verdict("players: [{boss: Tick-Tock, wounds: 5}]") == (False, True)
    assert verdict("players: [{boss: Tick-Tock, wounds: 4, souls: 12}]") == (False, False)


# --- confirmations ----------------------------------------------------------------------------------------


def at_the_last_door(players: str) -> Table:
    table = at(f"players: [{players}]\n{'first: 0' if '},' in players else ''}\nat: {{phase: adventure}}")
    while table.decision is not None and not table.state.hero_in_dungeon:
        table.answer(PASS)
    return go_to(table, 0)


@pytest.mark.parametrize(
    ("others", "english", "polish"),
    [
        ("", "with five the game ends after this round", "z pięcioma gra kończy się po tej rundzie"),
        (
            ", {boss: Count Decay}",
            "will reach you: 1 wound. This is",
            "do ciebie dotrze: 1 rana. To ostatnia",
        ),
    ],
)
def test_the_confirmation_of_the_fifth_wound_does_not_speak_of_elimination(
    others: str, english: str, polish: str
) -> None:
    me = "{boss: Tick-Tock, rooms: [Ghost Lobby], entrance: [Sister Sparkle], spells: [Panic Button], wounds: 4}"
    table = at_the_last_door(me + others)
    said = warn(table, PASS)
    assert english in said, said
    assert "you are out" not in said
    assert polish in warn(table, PASS, "pl"), warn(table, PASS, "pl")


# --- every decision of whole games ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "sets"), [(1, ("SBM",)), (2, ("SBM",)), (3, ("SBM", "BMR", "RMB", "THK")), (5, ("SBM", "CRL"))]
)
def test_the_assist_does_not_depend_on_hidden_cards(players: int, sets: tuple[str, ...]) -> None:
    assert judged_alike_in_other_worlds(SUPER_BOSS_MONSTER, players, sets, 8 if players == 1 else 2) > 60
