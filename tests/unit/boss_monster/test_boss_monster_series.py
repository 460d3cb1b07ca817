"""Tests of coins, minibosses, items, tokens, portable rooms, dice and six players: notation, texts, display and
bots."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from rich.console import Console

import underkeep
from tests.unit.languages import both_languages
from tests.unit.scenario_checks import play_scenario
from tests.unit.text_checks import check_texts_of_game
from underkeep.bots import ask, bot_named
from underkeep.cli.terminal.boards.boss_monster.board import BossMonsterBoard
from underkeep.cli.terminal.styles import THEME
from underkeep.core.scenario.export import export
from underkeep.core.scenario.yaml_nodes import ScenarioError
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.games.boss_monster.options import Promote
from underkeep.games.boss_monster.state import BossMonsterState

FOLDER = Path(underkeep.__file__).parent / "games" / "boss_monster" / "notation"
EVERY_SET = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG", "HMB")

RICH = """
game: boss-monster
sets: [RMB, THK, IOD, POP]
trade: true
players:
  - rooms: [{Goblin Market: {miniboss: Spike, level: 2, coins: 1, tokens: 2}}, War Turtle]
    hand: [Kid Croak, Loot Box]
    coins: 3
    face_up: [Ice Rod]
    laid_away: [Vorpal Blade]
  - rooms: [{Vampire Lab: {miniboss: Draculad, asleep: true}}]
    entrance: [{Steven: {carries: Goblin Suit, hurt: 1}}]
town: [{Felicity: {carries: Extra Life, tokens: 1}}]
items: [Necronomicon, Bag of Holding]
"""


def problem(text: str) -> str:
    with pytest.raises(ScenarioError) as found:
        play_scenario(text)
    return str(found.value)


# --- positions ------------------------------------------------------------------------------------------


def test_everything_of_the_series_can_be_set_up_and_looked_up() -> None:
    run = play_scenario(
        RICH
        + """
expect:
  - players.0: {coins: 3, face_up: [Ice Rod], laid_away: [Vorpal Blade], minibosses: [Spike]}
  - players.0.rooms: [{Goblin Market: {miniboss: Spike, level: 2}}, War Turtle]
  - players.1.rooms: [{Vampire Lab: {miniboss: Draculad, level: 1, asleep: true}}]
  - players.0.rooms: {contains: [Spike, War Turtle], lacks: [Draculad]}
  - {level.Spike: 2, coins.Goblin Market: 1, tokens.Goblin Market: 2, tokens.Felicity: 1}
  - {carries.Felicity: Extra Life, carries.Steven: Goblin Suit, items: [Necronomicon, Bag of Holding]}
  - where: {Spike: dungeon 0, Ice Rod: face_up 0, Vorpal Blade: laid_away 0, Necronomicon: items}
  - offers: {0: [promote Spike, take back War Turtle, sell Kid Croak, sell Loot Box, build Loot Box]}
  - refuses: {0: [build Kid Croak on War Turtle, build Kid Croak on Goblin Market]}
"""
    )
    assert [str(found) for found in run.problems] == []


def test_an_exported_position_keeps_everything() -> None:
    run = play_scenario(RICH)
    text = export(run.table, here=True)
    again = play_scenario(text)
    notation = BOSS_MONSTER.notation
    assert notation.write_position(again.table.setup, again.table.checkpoint) == notation.write_position(
        run.table.setup, run.table.checkpoint
    )
    for piece in ("miniboss: Spike, level: 2", "carries: Extra Life", "trade: true", "laid_away: [Vorpal Blade]"):
        assert piece in text


def test_every_field_of_the_state_is_in_the_notation() -> None:
    """A new field of the state must be written and read by the notation; known exceptions are listed here."""
    written = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
    known = {"resigning"}  # a player who resigns leaves before the next step begins
    own = {field.name for field in dataclasses.fields(BossMonsterState)} & set(BossMonsterState.__annotations__)
    fields = [field for field in own if not re.search(rf"\b{field}\b", written)]
    assert set(fields) == known


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rooms: [{Goblin Market: {miniboss: Spike, level: 4}}]", "The highest level is 3, not 4."),
        ("rooms: [{Goblin Market: {level: 2}}]", "Which miniboss? Write for instance {miniboss: Spike, level: 2}."),
        (
            "rooms: [{Goblin Market: {minibos: Spike}}]",
            "There is no field 'minibos' of a room (did you mean miniboss?).",
        ),
        ("rooms: [{Goblin Market: {miniboss: Vampire Lab}}]", "Vampire Lab is a room; a miniboss is needed here."),
        ("rooms: [{Goblin Market: {}, Vampire Lab: {}}]", "One card with its fields is needed here"),
        ("entrance: [{Steven: {carries: Spike}}]", "Spike is a miniboss; an item is needed here."),
        ("face_up: [Ice Rod]", "Ice Rod belongs to THK, which is not in this game; write sets: [RMB, THK]."),
        ("coins: -1", "The number must be at least 0, not -1."),
    ],
)
def test_a_bad_position_is_explained_in_one_sentence(text: str, sentence: str) -> None:
    assert sentence in problem(f"game: boss-monster\nsets: [RMB]\nplayers: [{{{text}}}, {{}}]")


# --- moves ----------------------------------------------------------------------------------------------


def test_moves_can_be_written_in_words() -> None:
    run = play_scenario(
        RICH
        + """
play:
  - 0: [promote spike, sell Loot, take back War Turtle]
  - refused: {0: [promote Spike, sell Kid Croak]}
  - refused: {0: use Spike level 2 on Felicity}
  - 0: use Spike on Spike
expect:
  - {players.0: {coins: 3, minibosses: [], hand: [Kid Croak, War Turtle, Spike]}}
"""
    )
    assert [str(found) for found in run.problems] == []


ITEM_WON = """
game: boss-monster
sets: [RMB, THK]
players:
  - {rooms: [Fetid Beast, Vampire Lab], face_up: [Ice Rod]}
  - {}
inside: {hero: Steven, room: Vampire Lab, carries: Goblin Suit, health: 0}
"""


@pytest.mark.parametrize(
    ("move", "up", "down"),
    [
        ("keep Goblin Suit face-down", "[Ice Rod]", "[Goblin Suit]"),
        ("keep goblin and turn ice", "[Goblin Suit]", "[Ice Rod]"),
    ],
)
def test_a_won_item_is_kept_as_the_move_says(move: str, up: str, down: str) -> None:
    run = play_scenario(
        f"{ITEM_WON}play:\n  - until: {{asked: {{kind: item-won}}}}\n  - 0: {move}\n"
        f"expect: {{players.0: {{face_up: {up}, laid_away: {down}}}}}\n"
    )
    assert [str(found) for found in run.problems] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("promote Vampire Lab", "There is no miniboss called “Vampire Lab”"),
        ("sell Ice Rod", "There is no room called “Ice Rod”"),
        ("keep Spike face-up", "There is no item called “Spike”"),
        ("kepe Ice Rod face-up", "“kepe Ice Rod face-up” is not a move (did you mean keep?)"),
    ],
)
def test_a_move_that_cannot_exist_is_refused(words: str, sentence: str) -> None:
    assert sentence in problem(f"{RICH}play: [0: {words}]\n")


# --- chance ---------------------------------------------------------------------------------------------

DICE = """
players:
  - {rooms: [Open Grave], spells: ["Fireball!"]}
  - {}
inside: {hero: Nick, room: Open Grave, health: 20}
play: [0: "cast Fireball! on Nick"]
"""


def test_a_scenario_can_dictate_random_results() -> None:
    for pips in (1, 5):
        text = f"game: boss-monster\nsets: [BMR, DBM]\nchance: [{pips}]\n{DICE}"
        wanted = f"expect: {{events: [{{DieRolled: {{pips: {pips}}}}}], health.Nick: {20 - pips}}}\n"
        run = play_scenario(text + wanted)
        assert [str(found) for found in run.problems] == []
        again = play_scenario(export(run.table) + wanted)
        assert [str(found) for found in again.problems] == []


def test_random_results_that_do_not_fit_are_errors() -> None:
    head = "game: boss-monster\nsets: [BMR, DBM]\n"
    assert "Chance cannot bring “7” now, only: 1; 2; 3; 4; 5; 6." in problem(f"{head}chance: [7]\n{DICE}")
    run = play_scenario(f"{head}chance: [2, 6]\n{DICE}")
    assert [str(found) for found in run.problems] == ["case.yaml:3: Chance was never asked for '6'."]


# --- texts ----------------------------------------------------------------------------------------------


@both_languages
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_every_prompt_option_and_event_of_whole_games_has_a_text(language: str, players: int, seed: int) -> None:
    table = underkeep.new_game("boss-monster", players=players, sets=EVERY_SET, trade=True, seed=seed)
    check_texts_of_game(table, language, seed)


@both_languages
def test_every_set_has_a_name_and_a_sentence(language: str) -> None:
    from underkeep.server.lobby.game_info import game_info

    asks = {one.field: one for one in game_info("boss-monster", language).asks}
    assert [option.id for option in asks["sets"].options] == list(EVERY_SET)
    for one in asks.values():
        for option in one.options:
            assert option.name
            assert option.about.endswith((".", "!")), option
    assert {"trade", "more_ordinary", "star_heroes"} <= set(asks)
    assert len(BOSS_MONSTER.setup_form.list_choices(language)["games-sets"]) == len(EVERY_SET)


# --- the terminal and the picture -------------------------------------------------------------------------


@both_languages
def test_the_terminal_shows_coins_items_and_minibosses(language: str) -> None:
    run = play_scenario(RICH)
    state = run.table.observe(0).state
    renderer = TextRenderer(BOSS_MONSTER, run.table.setup, language, 0)
    board = BossMonsterBoard(renderer, Console(width=100, theme=THEME))
    for brief in (False, True):
        drawn = "\n".join(line.plain for line in board.picture(state, 0, brief=brief))
        assert max(map(len, drawn.splitlines())) <= 100
        assert "¢1" in drawn
        for item in (*state.town_items, *state.carried_items.values(), *state.boss_items[0]):
            assert BOSS_MONSTER.cards.text(renderer, state.faces[item])[0] in drawn
        for guest in state.miniboss_of_room.values():
            assert BOSS_MONSTER.cards.text(renderer, state.faces[guest])[0] in drawn
    shown = "\n".join(line.plain for line in board.stacks(state, 0))
    assert renderer.message("table-miniboss", level=2) in shown
    assert not renderer.messages.missing


def test_the_svg_shows_coins_items_and_minibosses() -> None:
    drawn = BOSS_MONSTER.display.draw_svg(play_scenario(RICH).table.observe(0).state)
    for piece in ("L2 Spike", "coins 3", "items: Ice Rod", "Items in town: Necronomicon", "¢1"):
        assert piece in drawn


# --- the greedy bot ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sets", "players"),
    [(("RMB", "VOV"), 3), (("BMR", "THK", "IOD", "POP"), 2), pytest.param(EVERY_SET, 6, marks=pytest.mark.long)],
)
def test_the_greedy_bot_plays_every_set_to_the_end(sets: tuple[str, ...], players: int) -> None:
    table = underkeep.new_game("boss-monster", players=players, sets=sets, seed=5)
    bot = bot_named("greedy", 5)
    while table.decision is not None:
        table.answer(bot(table.observe(table.decision.seat), table.decision))
    assert table.winners


# --- bots -----------------------------------------------------------------------------------------------


def test_a_bot_does_not_spend_a_coin_twice_in_its_lookahead() -> None:
    """The face-down miniboss needs the only coin, so a lookahead that has spent it on a promotion must not fail."""
    table = play_scenario("""
game: boss-monster
sets: [RMB]
players:
  - boss: Calabeza
    levelled: true
    rooms: [{Vampire Lab: {miniboss: Spike}}, Unstable Mine, Fetid Beast]
    hand: [Rocky, Mysterious Portal]
    coins: 1
  - {}
at: {active: 0}
play:
  - 0: build Rocky on Fetid Beast
""").table
    table.play(table.options[0])  # continue from the breakpoint of the scenario
    assert any(isinstance(option, Promote) for option in table.options)
    assert ask(bot_named("greedy", 1), table) in table.options
