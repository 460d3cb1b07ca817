"""Tests of the notation of Dungeon Fighter: exported positions, written throws, and the errors of a bad position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import underkeep
from tests.unit.scenario_checks import (
    check_game_replays,
    check_position_loads_again,
    faces_by_zone,
    only_problem_of,
    play_scenario,
    random_tables,
)
from underkeep.core import registry
from underkeep.core.records.rules_migrations import OtherRules, StoredGame
from underkeep.core.scenario.export import export
from underkeep.core.scenario.runner import Run, read_text
from underkeep.core.table import Table
from underkeep.games.dungeon_fighter.cards.card_types import Card
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.homebrew import HOMEBREW
from underkeep.games.dungeon_fighter.notation.card_names import find_card
from underkeep.games.dungeon_fighter.notation.throw_notation import (
    read_throw,
    read_toss,
    write_throw_outcome,
    write_toss_outcome,
)
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES

HEAD = "game: dungeon-fighter\n"


def problem(text: str) -> str:
    return only_problem_of(HEAD + text)


# --- export -----------------------------------------------------------------------------------------------


def tables_of_game(players: int, seed: int, chance: float, throws: str = "made-up", **setup: object) -> list[Table]:
    """Return copies of the table of a random game, and the table at its end."""
    table = underkeep.new_game("dungeon-fighter", seed=seed, players=players, throws=throws, **setup)
    return random_tables(table, seed, chance)


def faces(table: Table, state: object) -> dict[str, object]:
    return faces_by_zone(table, state, ("room_deck", "monster_deck", "stall_deck", "big_bads"))


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, pytest.param(6, marks=pytest.mark.long)])
@pytest.mark.parametrize("throws", ["made-up", "companion"])
def test_an_exported_position_loads_again(players: int, throws: str, long: bool) -> None:
    for seed in (4, 7):
        for table in tables_of_game(players, seed, 0.3 if long else 0.1, throws, ballads=players > 1, boss="chosen")[
            :-1
        ]:
            check_position_loads_again(table, faces)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("throws", ["made-up", "companion"])
def test_an_exported_game_replays_to_the_same_end(players: int, throws: str) -> None:
    check_game_replays(tables_of_game(players, 3, 0, throws, ballads=True)[-1])


def test_an_exported_position_keeps_where_dice_and_templates_lie() -> None:
    pose = [1200, -3400, 1050, 0, 0, 0, 32767]
    position = (
        f"lying: [{{die: red, at: section 3, pose: {pose}}}, {{die: green, at: frost hole}}, blue]\n"
        f"templates: [{{template: frost two, pose: {pose}}}, weak point]\n"
    )
    state = play_scenario(HEAD + FIGHT + position).legal_moves().table.state
    assert [(lying.place, lying.section, list(lying.pose)) for lying in state.lying] == [
        ("section", 3, pose), ("frost-hole", 0, []), ("off", 0, []),
    ]  # fmt: skip
    (scenario,) = read_text(export(play_scenario(HEAD + FIGHT + position).legal_moves().table, here=True))
    _, again = scenario.notation.read_position(scenario.position, scenario.seed)
    assert (again.lying, again.templates) == (state.lying, state.templates)


def test_stored_games_of_rules_3_go_on_unless_their_dice_are_real() -> None:
    migrate_3 = registry.get("dungeon-fighter").rules_migrations[3]
    stored = StoredGame({"throws": "simulated"}, {}, [["Take", 0]])
    migrate_3(stored)
    assert stored.answers == [["Take", 0]]
    with pytest.raises(OtherRules):
        migrate_3(StoredGame({"throws": "companion"}, {}, []))


def test_an_export_for_a_seat_contains_only_what_the_seat_knows() -> None:
    for table in tables_of_game(3, 5, 0.2)[:-1]:
        for seat in range(-1, 3):
            text = export(table, seat)
            assert "seed" not in text
            (scenario,) = read_text(text)
            _, state = scenario.notation.read_position(scenario.position, 1)
            assert [len(deck) for deck in faces(table, state).values()] == [
                len(deck) for deck in faces(table, table.checkpoint).values()
            ]


# --- throws in words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "throw: section 2, eye",
        "throw: hole",
        "throw: line 4 3, more in 4, eye",
        "throw: no bounce, section 4",
        "throw: section 2, without pond and weak-hand",
        "throw: off, snow, touching 1 4",
        "throw: section 4; frost hole; centre, eye",
        "throw: weak point, without under-the-table",
        "throw: on the wall",
    ],
)
def test_a_throw_is_read_as_it_is_written(words: str) -> None:
    read = read_throw(words)
    assert read is not None
    assert f"throw: {write_throw_outcome(read[1])}" == words
    assert read_throw(words.replace(",", "").replace("throw:", "throw blue")) == ("blue", read[1])


@pytest.mark.parametrize(
    "words", ["toss: lies", "toss: lies, covering 0 2", "toss: little turn", "toss: table", "toss: off"]
)
def test_a_toss_is_read_as_it_is_written(words: str) -> None:
    read = read_toss(words)
    assert read is not None
    assert f"toss: {write_toss_outcome(read)}" == words


@pytest.mark.parametrize(
    "words",
    ["throw: section 7", "throw", "throw: the moon", "toss: moon", "throw purple: hole", "throw: line 4 3, more in 2"],
)
def test_other_words_are_no_throw(words: str) -> None:
    assert read_throw(words) is None
    assert read_toss(words) is None


# --- names in a short form --------------------------------------------------------------------------------

SHORT = """
title: Every name is short
cards: [horned, Hydrodynamics part, maryla]
heroes:
  - {hero: Jack, gear: [horned helmet, hydrodynamics, down]}
  - {hero: daniel, gear: [expired, Pot]}
boss: Daniel
chest: {coins: 3, rarities: [phoenix]}
room: slide
visited: [Ice Canteen, fountain of]
rooms: [ice throne, Dark]
monster: {card: troubled, life: 8}
monsters: [blue]
beaten: [Mr]
stall_deck: [battle]
discard: [hot]
gone: [ambitious]
turned: [down]
at: {active: JACK}
play:
  - refused: {1: use pot}
  - expect: {offers: {1: [use expired]}}
  - 1: pass
  - 0: [take red, declare hydrodynamics PART and horned]
  - expect: {required: [headbutt, weak-hand, waterfall, launcher]}
  - 0: "throw: section 2, without launcher and headbutt"
  - 1: use Expired fireworks
  - expect: {monster: {card: Troubled, life: 2}}
  - expect: {heroes.JACK: {gear: [Down, Hydrodynamics, Horned], turned: [down armour]}}
  - 1: [take green, "throw: section 2"]
  - until: {asked: {kind: trade}}
  - expect: {offers: {1: [give horned to Daniel, swap down for pot]}}
  - 1: swap Pot lid for down
expect:
  - room: [Slide]
  - visited: {contains: [fountain]}
  - heroes.jack.gear: {lacks: [expired, down], contains: [pot]}
  - monsters: {contains: [Blue Dragon]}
  - gone: {contains: [ambitious]}
  - events: [{CardUsed: {card: expired}}, {MonsterFell: {card: troubled}}]
"""


def test_every_name_may_be_shortened_to_its_beginning() -> None:
    (scenario,) = read_text(HEAD + SHORT, "case.yaml")
    assert scenario.cards == ["Horned Helmet", "Hydrodynamics, Part II", "Marla Morningstar"]
    run = Run(scenario)
    run.play()
    assert [str(problem) for problem in run.problems] == []


def test_every_card_is_found_by_its_whole_name_in_any_letters_and_without_commas() -> None:
    for card in CARDS[1:]:
        for written in (card.name, card.name.upper(), card.name.replace(",", "")):
            assert find_card(written) is card


# --- the page about scenarios -------------------------------------------------------------------------------


def test_the_page_lists_every_technique_with_the_cards_that_demand_it() -> None:
    page = Path(__file__).parents[3] / "docs" / "scenarios.md"
    rows = re.findall(r"^\| `([a-z-]+)` \| DF-18\.(\d+) \| (.+) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert [technique for technique, _, _ in rows] == list(TECHNIQUES)
    assert [int(clause) for _, clause, _ in rows] == list(range(10, 25))
    for technique, _, cards in rows:
        listed = cards.removesuffix(", and by choice for the Catchy Tune")
        assert listed == ", ".join(
            card.name for card in CARDS[1:] if card not in HOMEBREW and _demands(card, technique)
        )


def _demands(card: Card, technique: str) -> bool:
    return technique in (getattr(card, "technique", ""), *getattr(card, "techniques", ()))


# --- bad scenarios ----------------------------------------------------------------------------------------

ICE = "Ice Canteen, Ice Throne Room, Ice Golem, Ice Mirror"
FIGHT = "heroes: [jack, daniel]\nroom: Slide\nmonster: Mr Elastic\nat: {active: jack}\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("heroes: [jack, jack]", "case.yaml:2: The hero jack was chosen twice; every hero can be played only once."),
        ("heroes: [jack, bogdna]", "case.yaml:2: There is no hero called “bogdna” (did you mean bogdan?)."),
        ("heroes: [jack, halina]", "case.yaml:2: The hero halina is from the other box"),
        ("players: 7", "case.yaml:2: Dungeon Fighter is for 1 to 6 players, not for 7."),
        ("difficulty: heard", "case.yaml:2: There is no difficulty called “heard” (did you mean hard?)."),
        ("shape: balls", "case.yaml:2: There are no dice called “balls”"),
        ("target: rigns", "case.yaml:2: There is no target called “rigns” (did you mean rings?)."),
        ("throws: real", "case.yaml:2: Throws are simulated, companion or made-up, not “real”"),
        ("room: Slide\nvisited: [Slide]", "case.yaml:3: Slide is written in room and in visited; the box holds"),
        ("rooms: [Slide, Larder, slide]", "case.yaml:2: Slide is written twice in rooms; the box holds only one."),
        ("visited: [Ice Throne]\nrooms: [ice throne room]", "Ice Throne Room is written in visited and in rooms"),
        ("heroes: [{hero: jack, gear: [Anvil]}, {hero: daniel, gear: [Anvil]}]", "Anvil is written in gear of jack"),
        ("room: Sled", "case.yaml:2: There is no card called “Sled” (did you mean Slide?)."),
        ("heroes: [{hero: jack, life: 8, scars: [red]}, daniel]", "With these scars the hero has at most 7 life."),
        ("heroes: [{hero: jack, gear: [Pot Lid, Fur Hat]}, daniel]", "Fur Hat is more than this hero can carry."),
        ("icebergs: [5]", "case.yaml:2: The holes are 1 to 4."),
        ("icebergs: [2, 2]", "case.yaml:2: Two icebergs cannot stand in one hole."),
        ("room: Anvil", "case.yaml:2: Anvil cannot lie here."),
        ("room: [Slide, Larder]", "case.yaml:2: The party is in one room at a time, not in Slide and Larder."),
        ("discard: [Slide]", "case.yaml:2: Slide cannot lie here."),
        ("chest: {rarities: [Anvil]}", "case.yaml:2: Anvil cannot lie here."),
        ("monster: {life: 3}", "case.yaml:2: A monster needs its card"),
        ("monster: {card: Mr Elastic, life: 0}", "At this moment the monster must still have life."),
        ("monster: {card: Mr Elastic, loot: 31}", "case.yaml:2: There are only 30 coins, with those in the chest."),
        ("templates: [frost, frost, frost]", "case.yaml:2: There are two frost templates and one weak point"),
        ("lying: [{die: red, at: sector 3}]", "case.yaml:2: A die lies at one of section 3, centre, hole"),
        ("lying: [{at: hole}]", "case.yaml:2: A lying die needs its name"),
        ("lying: [{die: red, pose: [1, 2]}]", "case.yaml:2: A pose has 7 numbers"),
        ("templates: [weak point, weak point]", "case.yaml:2: There are two frost templates and one weak point"),
        ("dice: [white]", "case.yaml:2: White dice lie in the chest"),
        ("dice: [red, red]", "case.yaml:2: There are not so many dice in the box: red."),
        ("lying: [water]\ndice: [water]", "case.yaml:2: There are not so many dice in the box: water."),
        ("chest: {white: 9}\nlying: [white]", "case.yaml:3: There are not so many dice in the box: white."),
        ("heroes: [{hero: jack, gear: [Anvil]}, daniel]\nturned: [Anvil]", "Only armour is turned, and Anvil is none."),
        ("heroes: [{hero: jack, experience: 4}, daniel]", "A hero has at most 3 experience."),
        ("heroes: [{hero: jack, life: 0}, {hero: daniel, dead: true}]", "At least one hero must be alive"),
        ("heroes: [{hero: jack, dead: true}, daniel]\nboss: jack", "The boss must be a living hero."),
        ("heroes: [{hero: jack, life: 0}, daniel]\nmonster: Mr Elastic\nat: {active: jack}", "The active hero must be"),
        ("at: {phase: shopping, shops: 3}", "The stall opens only three times in a game."),
        ("at: {step: enter}", "This moment needs a room"),
        ("rooms: {only: []}\nat: {step: path}", "This moment needs a room"),
        ("big_bads: {only: []}\nat: {phase: battle}", "The battle needs a big bad, and none is left in the deck."),
        ("at: {phase: combat}", "This moment needs a monster"),
        ("at: {phase: lunch}", "case.yaml:2: The phase is one of setup, dungeon, combat, rest, shopping, battle"),
        (FIGHT + "play: [{0: take pink}]", "case.yaml:6: “take pink” is not a move"),
        (FIGHT + "play: [{0: take red}, {0: 'throw: sector 2'}]", "case.yaml:6: “throw: sector 2” is not a move"),
        (FIGHT + "play: [{0: take red}, {0: 'throw blue: hole'}]", "'throw blue: hole' is not legal now"),
        (FIGHT + "play: [{0: take red}, {0: 'throw: off, without pond'}]", "without pond' is not legal now"),
        (FIGHT + "play: [{0: take red}, {0: 'throw: off, snow'}]", "'throw: off, snow' is not legal now"),
        (FIGHT + "play: [{0: take red}, {0: 'throw: off, touching 2'}]", "touching 2' is not legal now"),
        (FIGHT + "play: [{0: 'throw: off, without Water Fall'}]", "There is no throwing technique “water fall” (did"),
        (FIGHT + "play: [{refused: {0: 'throw: off, without weak hand and pond'}}]", "(did you mean weak-hand?)"),
        (FIGHT + "play: [{0: 'throw: off, without juggling'}]", "“juggling” (known: roundhouse, waterfall, pond"),
        (FIGHT + "expect: {required: [Wasserfall]}", "case.yaml:6: There is no throwing technique 'Wasserfall'"),
        (FIGHT + "expect: {required: {contains: [low profile]}}", "'low profile' (did you mean low-profile?)"),
        (FIGHT + "expect: {required: {lacks: [ice wall]}}", "'ice wall' (did you mean ice-wall?)"),
        (FIGHT + "expect: {never: [{TechniqueWoke: {technique: secret X}}]}", "'secret X' (did you mean secret-x?)"),
        (FIGHT + "expect: {required: [blind]}", "required is [waterfall], expected [blind] in any order."),
        (FIGHT + "expect: {dice: [green, rde, blue]}", "There is no die 'rde' (did you mean red?)."),
        ("room: Ice", "case.yaml:2: “Ice” could be any of these cards: Ice Canteen, Ice Throne Room."),
        ("room: Frozen", "“Frozen” could be any of these cards: Frozen Chamber, Frozen Courtyard."),
        ("room: Captain", "case.yaml:2: Captain of the Ghost Trawler cannot lie here."),
        ("room: Jack", "case.yaml:2: There is no card called “Jack”"),
        ("room: Win", "case.yaml:2: There is no card called “Win”"),
        (FIGHT + "expect: {discard: [Ice]}", f"“Ice” could be any of these cards: {ICE}."),
        (FIGHT + "cards: [Ice]", f"case.yaml:6: “Ice” could be any of these cards: {ICE}."),
        (FIGHT + "play: [{0: use Mirrors}]", "case.yaml:6: “use Mirrors” is not a move"),
        ("rooms: [Ice Canteen, Ice Throne Room]\nplay: [{0: choose Ice}]", "'choose Ice' could be any of these"),
        ("heroes: [{hero: jack, gear: [Anvil]}, daniel]\nturned: [Pot]", "Nobody carries Pot Lid."),
        (FIGHT + "expect: {heroes.maryla.life: 9}", "There is no hero called “maryla” (known: jack, daniel)."),
        (FIGHT + "expect: {monsters.life: 9, mostner: 1}", "Nothing is known under “mostner”"),
    ],
)  # fmt: skip
def test_a_bad_scenario_gets_one_clear_sentence(text: str, sentence: str) -> None:
    try:
        found = problem(text)
    except ValueError:  # more than one problem
        run = play_scenario(HEAD + text)
        found = " / ".join(map(str, run.problems))
    assert sentence in found
