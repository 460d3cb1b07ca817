"""The notation of Keep the Heroes Out!: exported positions, and the sentences that a bad position or move gets."""

from __future__ import annotations

import pytest

import underkeep
from tests.unit.scenario_checks import (
    check_exports_hide_secrets,
    check_game_replays,
    check_position_loads_again,
    faces_by_zone,
    only_problem_of,
    random_tables,
)
from underkeep.core.scenario.export import export
from underkeep.core.scenario.runner import read_text
from underkeep.core.table import Table
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id

HEAD = "game: keep-the-heroes-out\n"
PAGES = tuple(pages_by_id())


def problem(text: str) -> str:
    return only_problem_of(HEAD + text)


# --- export -----------------------------------------------------------------------------------------------


def tables_of_page(page: str, seed: int, chance: float, **setup: object) -> list[Table]:
    """Return copies of the table of a random game of a page, and the table at its end."""
    return random_tables(underkeep.new_game("keep-the-heroes-out", seed=seed, scenario=page, **setup), seed, chance)


def faces(table: Table, state: object) -> dict[str, object]:
    return faces_by_zone(table, state, ("deck", "loot_deck", "guild_deck", "plans", "loot_row"))


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_an_exported_position_loads_again(page: str) -> None:
    players = 1 + PAGES.index(page) % 4
    for table in tables_of_page(page, 7, 0.3, players=players, level="hardcore", voting=players == 3)[:-1]:
        check_position_loads_again(table, faces)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_an_exported_game_replays_to_the_same_end(page: str) -> None:
    check_game_replays(tables_of_page(page, 3, 0, players=2)[-1])


@pytest.mark.parametrize("page", ["frogs", "apprentice", "construction"])
def test_an_export_for_a_seat_tells_only_what_the_seat_knows(page: str) -> None:
    for table in tables_of_page(page, 5, 0.1, players=2)[:-1]:
        check_exports_hide_secrets(table)


def test_an_exported_game_keeps_the_decks_of_a_chronicle() -> None:
    kept = ("Spider", "Tail Sweep", "Scurry", "Scurry", "Swarm", "Brood")
    table = underkeep.new_game(
        "keep-the-heroes-out", seed=4, players=1, chronicle="tenants", scenario="rent", clans=("rats",), decks=(kept,)
    )
    for text in (export(table), export(table, here=True)):
        (scenario,) = read_text(text)
        _, state = scenario.notation.read_position(scenario.position, scenario.seed)
        assert faces(table, state)["hand.0"] == faces(table, table.state)["hand.0"]
        assert len(state.deck[0]) == 1
    cards = sorted(card for zone in table.game.zones(table.state).values() for card in zone)
    assert cards == list(range(len(table.state.faces)))


# --- bad files ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rooms: {forge: {heroes: [rouge]}}", "There is no hero 'rouge' (did you mean rogue?)."),
        ("rooms: {forge: {heroes: [mage hurt 1]}}", "A mage with 1 damage is gone."),
        ("rooms: {forge: {heroes: [mage, mage, mage, mage, mage, mage]}}", "There is no mage left."),
        ("rooms: {forge: {trap: 3}, sewers: {trap: 3}}", "There are only 5 of trap."),
        ("rooms: {laboratory: {frog: 1}}", "The laboratory is not in this dungeon."),
        ("rooms: {forge: {portal: open}}", "A portal is one of none, unfinished, finished."),
        ("rooms: {forge: {treasure: 4}}", "There is no treasure of value 4 left."),
        (
            "rooms: {forge: {treasure: {value: 1, back: curse}}, sewers: {treasure: {value: 1, back: curse}}}",
            "The forge has the only treasure of value 1 with the back curse.",
        ),
        ("rooms: {forge: {monsters: {rat: 1}}}", "Nobody plays 'rat' (did you mean rats?)."),
        ("rooms: {frog: {coin: 1}}", "There is no room called “frog” (did you mean forge?)."),
        ("players: [{clan: dragon, monsters: {forge: 2}}]", "The dragon have only 1 monsters."),
        ("players: [{clan: imps, monsters: {forge: 1}, harm: [1]}]", "A monster of this clan goes home with 1 damage."),
        (
            "players: [{clan: witches, monsters: {forge: 1}, harm: [1, 1]}]",
            "Only 1 of these monsters are in the dungeon.",
        ),
        ("players: [{clan: rats, hand: [Scury]}]", "There is no card 'Scury' here (did you mean scurry?)."),
        ("players: [{clan: rats, hand: [Brood, Brood]}]", "Brood is not left for this place."),
        ("rubble: [forge to sewers]", "No corridor connects the forge with the sewers."),
        ("scenario: apprentice\nlent: rats", "Somebody plays the rats, so their cards cannot be lent."),
        ("scenario: apprentice\nlent: dragons", "There is no clan 'dragons' (did you mean dragon?)."),
        ("wave: 3", "There are only 2 waves."),
        ("at: {phase: riad}", "The phase is one of play, exchange, cleanup, raid, ending (did you mean raid?)."),
        ("at: {phase: setup}\nwave: 2", "Nothing lies on the table yet in the phase setup, so wave cannot be said."),
        ("at: {phase: play, step: act}\nplaying: {card: Brood}", "Brood does not lie in the play area of seat 0."),
        ("at: {phase: play, step: acting}", "There is no step 'acting' (did you mean act?)."),
    ],
)
def test_a_position_that_cannot_be_is_an_error(text: str, sentence: str) -> None:
    assert problem(text).partition(": ")[2] == sentence


@pytest.mark.parametrize(
    "words",
    [
        "strike rouge in forge", "move from forge to treasry", "play Scury", "exchange Scury", "gambel", "pay two",
        "horde moves in forge", "defend Bone Wall", "choose nobody", "rogue in forge attacks dragons",
        "activate forge for Swort",
    ],
)  # fmt: skip
def test_a_misspelt_move_is_never_refused_by_accident(words: str) -> None:
    assert problem(f"play: [refused: {{0: {words}}}]") != ""


def test_a_room_or_clan_that_is_misspelt_in_an_expectation_is_an_error() -> None:
    assert "rast" in problem("expect: {rooms.forge.monsters.rast: 0}")
    assert "froge" in problem("expect: {rooms.froge.coin: 0}")
    assert "exhasted mage" in problem("expect: {rooms.forge.heroes: [exhasted mage]}")


def test_nobody_there_is_an_empty_mapping() -> None:
    assert "expected nothing" in problem(
        "players: [{clan: rats, monsters: {forge: 1}}]\nexpect: {rooms.forge.monsters: {}}"
    )
