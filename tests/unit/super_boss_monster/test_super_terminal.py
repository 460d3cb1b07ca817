"""Tests of Super Boss Monster in the terminal: whole games typed into the real command, and its pictures."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from rich.cells import cell_len
from rich.console import Console

import underkeep
from tests.unit.boss_monster.hidden_cards import hidden_cards_named_on
from tests.unit.languages import both_languages, languages_in_turn
from tests.unit.scenario_checks import play_scenario
from tests.unit.terminal_checks import check_finished_game, check_lines_fit, random_input, random_positions
from underkeep import Table
from underkeep.cli.terminal.boards import board_of
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import THEME, console
from underkeep.core.messages import load_messages
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER

GAME = "super-boss-monster"
NAMES = ("Ann", "Bartholomew", "Cid", "Dorothea", "Eve", "Fox")


@pytest.fixture(autouse=True)
def _window(set_window: Callable[[int, int], None]) -> None:
    set_window(100, 45)


@pytest.fixture
def play(typed: Callable[..., tuple[int, str]]) -> Callable[..., tuple[int, str]]:
    return lambda lines, *arguments: typed(lines, "play", GAME, *arguments)


def drawn(text: str, language: str = "en", viewer: int = 0, *, brief: bool = False, width: int = 100) -> str:
    """Return the picture of a written position."""
    run = play_scenario(f"game: {GAME}\n{text}")
    renderer = TextRenderer(SUPER_BOSS_MONSTER, run.table.setup, language, viewer)
    board = board_of(renderer, Console(width=width, theme=THEME))
    lines = [line.plain for line in board.picture(run.table.observe(viewer).state, viewer, brief=brief)]
    assert max(map(cell_len, lines)) <= width
    assert not renderer.messages.missing
    return "\n".join(lines)


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.slow
@languages_in_turn(("seats",), [("you",), ("you,random,random",)])
def test_a_whole_game_can_be_typed(play, language: str, seats: str) -> None:
    code, out = play(random_input(5), "--seats", seats, "--seed", "5", "--lang", language)
    check_finished_game(code, out, SUPER_BOSS_MONSTER, language, 100)


def test_a_game_is_a_solo_game_by_default(play) -> None:
    code, out = play(["1", "1", "q"], "--seed", "3", "--lang", "en")
    assert code == 0
    assert "Order of play" not in out
    assert "Wounds ○○○○○ 0/5" in out
    assert "│a hero here ends" in out, "the Tavern has a warning"


def test_every_command_can_be_typed(play) -> None:
    """The commands show the texts and the cards of this game."""
    lines = ["1", "1", "?", "? bookworm", "? SBM-6.7", "? 1", "h", "l", "d", "v", "lang pl", "?", "q"]
    code, out = play(lines, "--seed", "3", "--lang", "en")
    text = " ".join(out.split())
    assert code == 0
    for piece in (
        "★ is the first-player marker",
        "Once per round, when you play a spell: put a +1 counter on this room.",
        "SBM-6.7 A pushed Hero goes to the key location of its treasure kind",
        "SBM: Super Boss Monster",
        "Round 1 begins.",
        "★ to znacznik pierwszego gracza",
    ):
        assert piece in text, piece


def test_the_ranking_shows_the_points() -> None:
    """An eliminated player has no points; a player whose resignation ends the game keeps the points (BM-22.1)."""
    table = underkeep.new_game(GAME, players=3, seed=3, names=("Ann", "Ben", "Cid"))
    table.resign(1)
    while not table.state.eliminated[1]:
        table.answer(table.options[0])
    table.resign(2)
    while not table.over:
        table.answer(table.options[0])
    assert table.winners == [0]
    board = board_of(TextRenderer(table.game, table.setup), console())
    assert board.scores(table.state) == [
        "Ann: 0 points (0 souls, 0 wounds)",
        "Cid: 0 points (0 souls, 0 wounds)",
        "Ben: out of the game",
    ]


# --- the picture --------------------------------------------------------------------------------------

CITY = """
players:
  - {boss: Emperor Dododo, rooms: [Dragon Stadium, Bookworm], minion: Dragon Stadium}
  - {boss: Bruiser Bess, rooms: [Holy Grinder, Boar Stampede], minion: stadium treasure}
  - {boss: Count Decay, rooms: [Ghost Lobby], entrance: [Deacon Dawn], minion: library summon}
first: 1
tokens: {Bookworm: 2, Deacon Dawn: -2}
stunned: [Ghost Lobby]
market: [Chill, Laser Gallery]
town: [King Lik, Zola Zap]
library: [Pip the Apprentice]
tavern: [Shadow Sam, Laliho]
at: {phase: build, active: 1}
"""


@pytest.mark.parametrize("brief", [False, True])
def test_the_city_board_is_drawn(brief: bool) -> None:
    """The picture has the Market, the town, the locations with spaces and minions, and the Tavern from the top."""
    text = drawn(CITY, brief=brief)
    for piece in (
        "Market: Chill build or adventure · Laser Gallery",
        "Order of play: ★ ■ P2 > ◆ P3 > ▲ you",
        "3 free",
        "■ treasure F",
        "○ room card",
        "◆ send hero (+2)",
        "Tavern (2)",
        "○ send hero (−2)",
        "Tavern, from the top: Laliho F8 · Shadow Sam T6",
        "■ P2 ★",
        "Score 0",
        "(health −2)",
        "stunned",
        "+1 ×2",
    ):
        assert piece in text, piece
    town = next(line for line in text.splitlines() if "Town:" in line)
    assert town.startswith("  Town: 1 King Lik")
    assert "→ P2" in town, "the minion fetches the treasure that breaks the tie"


@both_languages
def test_minions_and_action_spaces_stand_on_cards(language: str) -> None:
    """◎ marks the free action space of a card; the sign of a minion replaces it."""
    text = drawn(CITY, language)
    kind = "monster" if language == "en" else "potwory"
    trap = "trap" if language == "en" else "pułapki"
    assert f"{kind} ▲" in text
    assert f"{kind} ◎" in text or f"{trap} ◎" in text


def test_a_minion_that_works_overtime_acts_twice_unless_it_sends_a_hero() -> None:
    text = drawn(
        """
players:
  - {boss: Emperor Dododo, minion: stadium special, overtime: 1}
  - {boss: Bruiser Bess, minion: library summon, overtime: 1}
library: [Pip the Apprentice]
at: {phase: build}
"""
    )
    assert "▲×2 room card" in text
    assert "■ send hero (+2)" in text


def test_in_a_solo_game_every_space_of_the_town_shows_the_needed_treasure() -> None:
    """The needed treasure grows to the right, and the challenge mode raises it."""
    alone = """
players:
  - {boss: Grand Wizard Fizz, rooms: [Arcane Kiosk], minion: library treasure}
town: [Zola Zap, Shadow Sam, Pip the Apprentice, Fizzlewick]
at: {phase: build}
"""
    text = drawn(alone)
    assert "needs 1: Zola Zap mage 4 hp → you" in text
    assert "needs 2: Shadow Sam thief 6 hp stays" in text
    assert "needs 4: Fizzlewick mage 8 hp → you" in text, "the minion provides the fourth treasure"
    assert "needs 5: Fizzlewick mage 8 hp stays" in drawn(f"variants: [challenge]{alone}")


@both_languages
def test_waiting_effects_are_listed_from_the_last_to_the_first(language: str) -> None:
    """The last spell that was cast comes first, with its target."""
    text = drawn(
        """
players:
  - {boss: Emperor Dododo, rooms: [Ghost Lobby], spells: [Boost, Training Montage]}
  - {boss: Bruiser Bess, rooms: [Holy Grinder], spells: [Chill]}
first: 0
at: {phase: build}
play:
  - 0: cast Boost on player 0
  - 1: cast Chill on Ghost Lobby
""",
        language,
    )
    below = text[
        text.index(load_messages(language, SUPER_BOSS_MONSTER.message_files).format("table-waiting")) :
    ].splitlines()
    assert below[1].startswith("  1 ")
    assert "(P2) →" in below[1]
    assert below[2].startswith("  2 ")


def test_a_boss_that_is_not_chosen_yet_is_not_shown() -> None:
    """Neither of the two bosses that a player holds is shown."""
    table = underkeep.new_game(GAME, players=2, seed=3)
    board = board_of(TextRenderer(table.game, table.setup, viewer=0), console(color=False))
    text = "\n".join(line.plain for line in board.picture(table.observe(0).state, 0))
    for boss in table.state.boss[0]:
        assert CARDS[table.state.faces[boss]].name not in text
    assert text.count("Treasure –") == 2


# --- every position -------------------------------------------------------------------------------------


def new_game(players: int, seed: int) -> Table:
    sets = ("SBM", "CRL", "RMB", "THK") if players > 4 else ("SBM",)
    return underkeep.new_game(GAME, players=players, sets=sets, seed=seed, names=NAMES[:players])


@pytest.mark.slow
@languages_in_turn(("players", "width"), [(1, 60), (1, 100), (3, 80), (4, 100), (6, 100), (6, 132)])
def test_every_line_fits_the_window(language: str, players: int, width: int) -> None:
    """The lines fit at decisions of a random game, in full and in brief."""
    for table in random_positions(new_game(players, seed=width), seed=width, interval=9 * players):
        check_lines_fit(table, language, width)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_no_screen_names_a_hidden_card(seed: int) -> None:
    """A screen names only cards that its player knows."""
    for table in islice(random_positions(new_game(3, seed), seed), 121):
        if table.decision is not None:
            assert hidden_cards_named_on(Screen(console(color=False), table, "en")) == []
