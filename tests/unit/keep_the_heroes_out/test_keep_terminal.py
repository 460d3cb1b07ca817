"""Keep the Heroes Out! in the terminal: the drawn map, whole games typed into the command, and what can be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.languages import both_languages, languages_in_turn
from tests.unit.terminal_checks import check_finished_game, check_lines_fit, random_positions
from underkeep import Table, cli
from underkeep.cli.terminal.boards.designs import SIGNS
from underkeep.cli.terminal.boards.keep_the_heroes_out.map import Map
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import console
from underkeep.core.capabilities.card_designs import Design
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id
from underkeep.games.keep_the_heroes_out.dungeon_map import corridor_number
from underkeep.games.keep_the_heroes_out.game import GAME as KEEP_THE_HEROES_OUT
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    COIN,
    FINISHED,
    FORGE,
    PRISON,
    SEWERS,
    TRAP,
    TREASURY,
)
from underkeep.games.keep_the_heroes_out.text.nouns import clan_name
from underkeep.server.lobby.game_info import card_faces


@pytest.fixture(autouse=True)
def _window(set_window: Callable[[int, int], None]) -> None:
    set_window(100, 50)


@pytest.fixture
def play(typed: Callable[..., tuple[int, str]]) -> Callable[..., tuple[int, str]]:
    return lambda lines, *arguments: typed(lines, "play", "keep-the-heroes-out", *arguments)


def random_input(seed: int, number: int = 3000) -> list[str]:
    return Random(seed).choices(["1", "2 1", "3 1", "4 1"], weights=[3, 5, 3, 1], k=number)


def new_game(**choices: Any) -> Table:
    return underkeep.new_game("keep-the-heroes-out", **choices)


# --- the map ------------------------------------------------------------------------------------------------------

SMALL_PAGE = """
id = "small"
name = { en = "Small", pl = "Mały" }
grid = ["prison:0 treasury:0 forge:0", ". sewers:0 library:0"]
treasures = { treasury = 4, prison = 2 }
portals = ["forge"]
blocked = [["forge", "treasury"]]
"""


def drawn(state: Any, language: str = "en", width: int = 67, viewer: int = 0) -> list[str]:
    window = console(color=False)
    window.width = width
    setup = KEEP_THE_HEROES_OUT.setup_type(players=state.players)
    renderer = TextRenderer(KEEP_THE_HEROES_OUT, setup, language, viewer)
    return [line.plain for line in Map(renderer, window, state).lines()]


def test_the_map_is_drawn_with_everything_in_it() -> None:
    """Monsters, heroes active and exhausted, tokens, portals, treasures, water, rubble and the ways of the heroes."""
    table = new_game(players=2, scenario=SMALL_PAGE, clans=("rats", "dragon"), seed=1)
    state: Any = table.state
    state.harm[1][0] = 2
    state.hero[0], state.hero[1], state.hero[5] = PRISON, PRISON, SEWERS
    state.due[5] = ACTS
    state.tokens[TREASURY][COIN], state.tokens[SEWERS][TRAP] = 2, 1
    state.portal[FORGE] = FINISHED
    state.flooded = [SEWERS]
    assert drawn(state) == [
        "╭ Prison ─────── ◆2 ╮  ╔ Treasury ═════ ◆4 ╗  ╭ Forge ────────────╮",
        "│ (warrior) ×2      │  ║ rat ×3            ║  │ portal            │",
        "│                   │─▶║ dragon 3/5        ║▒▒│                   │",
        "│ gamble            │  ║ coin ×2           ║  │ coin → equipment  │",
        "╰ special ──────────╯  ╚ gem ══════════════╝  ╰ swords ───────────╯",
        "                                 ▲                      ▼",
        "                       ┌ Sewers ┄┄┄┄┄┄┄┄┄┄┄┐  ╭ Library ──────────╮",
        "                       ┆ rogue!            ┆  │                   │",
        "                       ┆ trap  flood       ┆◀─│ + book            │",
        "                       └ bones ┄┄┄┄┄┄┄┄┄┄┄┄┘  ╰ hat ──────────────╯",
    ]
    assert corridor_number(FORGE, TREASURY) in state.rubble


def test_one_s_own_monsters_stand_first_and_polish_names_fit() -> None:
    table = new_game(players=2, scenario=SMALL_PAGE, clans=("rats", "dragon"), seed=1)
    mine, theirs = drawn(table.state, "pl", viewer=1), drawn(table.state, "pl", viewer=0)
    assert "║ smoczyca 5/5" in mine[1]
    assert "║ szczur ×3" in theirs[1]
    assert "Skarbiec" in mine[0]


def test_a_narrow_window_gets_a_list() -> None:
    table = new_game(scenario=SMALL_PAGE, clans=("rats",), seed=1)
    lines = drawn(table.state, width=50)
    assert lines[0] == "Treasury ◆4 (gem): rat ×3"
    assert "Library (hat) → Sewers" in lines
    assert "Forge (swords) → Library: portal…" in lines


def positions(page: str, players: int, seed: int, interval: int = 1) -> Iterator[Table]:
    names = ("Ann", "Bartholomew", "Cid", "Dorothea", "Ed", "Florentina")[:players]
    table = new_game(players=players, scenario=page, seed=seed, names=names, level="challenge")
    return random_positions(table, seed, interval)


@pytest.mark.slow
@languages_in_turn(
    ("page", "players", "width"),
    [
        ("frogs", 1, 60),
        ("cave-in", 2, 80),
        ("cave-in", 3, 100),
        ("business", 4, 100),
        ("siege", 6, 132),
        ("rent", 6, 80),
    ],
)
def test_every_line_fits_the_window(language: str, page: str, players: int, width: int) -> None:
    """At every question of a random game, in full and in brief, with all that can be looked at."""
    for table in positions(page, players, width, interval=6):
        check_lines_fit(table, language, width, max_events=25)


@pytest.mark.parametrize("page", pages_by_id())
def test_the_menu_holds_every_answer(page: str) -> None:
    """Whatever the numbers show, each different answer can be typed, and only copies are left out."""
    for table in positions(page, 2, seed=3):
        if table.decision is None:
            break
        screen = Screen(console(color=False), table, "en")
        renderer, state = screen.renderer(table.decision.seat), table.observe(table.decision.seat).state
        shown = [option for options in screen.menu(table.decision) for option in options]
        said = {renderer.option_text(state, option, table.decision) for option in table.decision.options}
        assert {renderer.option_text(state, option, table.decision) for option in shown} == said
        assert len(shown) == len(said)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_can_be_typed(play, language: str, seed: int) -> None:
    code, out = play(random_input(seed), "--seed", str(seed), "--lang", language, "--clans", "rats")
    assert "Treasury" in out if language == "en" else "Skarbiec" in out
    check_finished_game(code, out, KEEP_THE_HEROES_OUT, language, 100)


def test_people_at_one_keyboard_hide_nothing(play) -> None:
    """Hands are open, so no player has to look away; every prompt names the seat that is asked."""
    code, out = play(
        ["1", "1", "1", "1", "1"], "--seats", "Ann=human,Ben=human", "--vote", "--seed", "4", "--lang", "en"
    )
    assert code == 0
    assert "Hand over the keyboard" not in out
    assert "» Ann: Choose your clan." in out
    assert "» Ben: Choose your clan." in out
    assert re.search(r"Ann .*hand: \w+", out)


def test_a_game_goes_on_where_it_was_left(play, tmp_path: Path) -> None:
    file = tmp_path / "game.ukeep"
    code, _ = play(["2", f"s {file}", "q"], "--seed", "3", "--clans", "rats", "--lang", "pl")
    assert code == 0
    code, out = play(["l", "u", "q"], "--resume", str(file))
    assert code == 0
    assert "Tura 1: twoja kolej." in out
    assert "Cofnięto twoją ostatnią odpowiedź." in out


def test_a_chronicle_goes_on(play) -> None:
    """After a defeat the same page is played again; the offer comes after the last question of the game."""
    arguments = ("--seed", "3", "--clans", "rats", "--chronicle", "tenants", "--lang", "en")
    code, out = play(["1"] * 2000, *arguments)
    assert code == 0
    answers = out.count("Your answer (")
    code, out = play([*["1"] * answers, "n", "q"], *arguments)
    assert code == 0
    assert "Type n for the next game of the series" in out
    assert "Frogs for the Landlady · Family · wave 1 of 2 · turn 1" in out[out.index("The game is over") :]


def test_everything_that_can_be_typed(play) -> None:
    asks = ["?", "? wolf", "? kuźnia", "? 2", "? KHO-9.4", "? portal movement", "? xyzzy"]
    looks = ["h", "l", "d", "v", "v ran", "resign", "p", "dance"]
    code, out = play([*asks, *looks, "q"], "--seed", "3", "--clans", "rats", "--seats", "you,random", "--lang", "en")
    flat = " ".join(out.split())
    assert code == 0
    for said in (
        "? wolf ? 3 explain a card",
        "? KHO-9.4 a clause of the rules",
        "Wolf (Wilk)",
        "One move, 2 melee attacks.",
        "Forge (Kuźnia)",
        "Discard a coin from here and gain an equipment card.",
        "KHO-9.4 A Hero whose health falls to 0",
        "KHO-11.",
        "There is no card or rule called xyzzy.",
        "Still in the Guild deck (1",
        "Clan: Rats; skill: place a rat in a room with another rat",
        "You cannot give up alone in this game; q saves it and quits.",
        "Unknown command: dance.",
    ):
        assert said in flat, said
    assert "resign" not in out.split("What you can type")[1].split("Press Enter")[0]


# --- what can be chosen ---------------------------------------------------------------------------------------------


def test_a_game_is_set_up_as_the_options_say(play, tmp_path: Path) -> None:
    file = tmp_path / "game.ukeep"
    options = ["--scenario", "rent", "--level", "hardcore", "--clans", "dragon,witches", "--vote", "--players", "3"]
    code, out = play([f"s {file}", "q"], *options, "--lang", "en", "--seed", "2", "--seats", "you,random,random")
    assert code == 0
    assert "Rent Day · Hardcore · wave 1 of 2" in out
    setup = Table.load(file.read_bytes()).setup
    assert (setup.players, setup.scenario, setup.level) == (3, "rent", "hardcore")
    assert (setup.clans, setup.voting) == (("dragon", "witches", ""), True)


def test_one_player_is_enough(play, tmp_path: Path) -> None:
    file = tmp_path / "game.ukeep"
    code, _ = play([f"s {file}", "q"], "--seed", "2")
    assert code == 0
    assert Table.load(file.read_bytes()).setup.players == 1


def test_a_page_of_one_s_own_is_played_from_its_file(play, tmp_path: Path) -> None:
    page = tmp_path / "mine.toml"
    page.write_text(SMALL_PAGE, encoding="utf-8")
    code, out = play(["q"], "--scenario", str(page), "--clans", "rats", "--lang", "pl", "--seed", "2")
    assert code == 0
    assert "Mały · Gra familijna" in out


MISTAKES = [
    (["--scenario", "frog"], "The Dungeon Book has no scenario called “frog” (did you mean frogs?)."),
    (["--level", "easy"], "There is no level called “easy” (known: family, challenge, hardcore)."),
    (["--clans", "rat"], "There is no clan called “rat” (did you mean rats?)."),
    (["--clans", "rats,rats", "--players", "2"], "The clan rats was chosen twice; every clan can be played only once."),
    (["--clans", "rats,imps"], "2 clans were chosen for 1 players; choose at most one for each."),
    (["--players", "7"], "Keep the Heroes Out! is for 1 to 6 players, not for 7."),
    (["--sets", "BMR"], "keep-the-heroes-out has no --sets to choose (known: --scenario, --level, --clans,"),
    (["--scenario", "/nowhere/page.toml"], "/nowhere/page.toml cannot be read: no such file or directory."),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=lambda value: " ".join(value)[:40])
def test_a_mistake_is_answered_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", "keep-the-heroes-out", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_the_other_game_does_not_take_these_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "boss-monster", "--level", "hardcore"]) == 2
    assert "boss-monster has no --level to choose (known: --sets, --heroes," in capsys.readouterr().err


def test_the_help_names_the_settings_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate"):
        assert cli.main([command, "--help", "--lang", "pl"]) == 0
        said = capsys.readouterr().out
        assert "Boss Monster:" in said
        assert "Keep the Heroes Out!:" in said
        assert "--scenario SCENARIUSZ" in said
        assert "--sets ZESTAWY" in said


def test_a_shared_victory_or_defeat_counts_once(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "--players",
        "random,random",
        "--games",
        "4",
        "--jobs",
        "1",
        "--scenario",
        "rent",
        "--level",
        "hardcore",
    ]
    assert cli.main(["simulate", "keep-the-heroes-out", *arguments]) == 0
    printed = capsys.readouterr().out
    assert "keep-the-heroes-out · rent · hardcore · seeds 1 to 4" in printed
    assert re.search(r"random x 2 +0 +0\.0 ", printed)


def test_a_page_of_one_s_own_is_named_in_the_title(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "mine.toml"
    page.write_text(SMALL_PAGE, encoding="utf-8")
    arguments = ["--players", "random", "--games", "1", "--jobs", "1", "--scenario", str(page), "--vote"]
    assert cli.main(["simulate", "keep-the-heroes-out", *arguments, "--lang", "pl"]) == 0
    assert "keep-the-heroes-out · Mały · voting · " in capsys.readouterr().out


def test_games_lists_what_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--lang", "pl"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Scenariusze (--scenario): frogs (Żaby dla gospodyni)" in said
    assert "Poziomy trudności (--level): family (Gra familijna)" in said
    assert "witches (Wiedźmy)" in said


def test_the_cards_of_all_games_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "wilk"]) == 0
    assert "Wolf   (Wilk)" in capsys.readouterr().out
    assert cli.main(["cards", "portal"]) == 0
    said = capsys.readouterr().out
    assert "Dark Portal  trap, damage 1" in said
    assert "Gateway  tactics card of the Witches" in said
    assert cli.main(["cards", "--game", "keep-the-heroes-out", "--kind", "treasure", "--lang", "pl"]) == 0
    said = capsys.readouterr().out
    assert "Skarb wart 4: Porażka" in said
    assert "13 kart" in said


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["cards", *arguments]) == 0
    return capsys.readouterr().out


def test_the_cards_of_a_clan_stand_under_its_clan_card(capsys: pytest.CaptureFixture[str]) -> None:
    said = listed(capsys, "--kind", "dragon")
    assert said.startswith("Red Dragon\n  1 monster, health 5; 1 at the start, in: Treasury.")
    assert "\n  Fire Breath ×3  tactics card of the Red Dragon ✎\n    2 ranged attacks. Or: 2 melee attacks.\n" in said
    assert said.endswith("\n5 cards\n")
    said = listed(capsys, "--game", "keep-the-heroes-out", "--kind", "rats", "--lang", "pl")
    assert said.startswith("Szczury\n  9 potworów, życie 1; na początku 3, komnaty: Skarbiec.")
    assert "Rozbiegówka ×3  taktyka, klan: Szczury" in said


@both_languages
def test_the_terminal_lists_the_cards_of_the_browser(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Every card of every clan, and all others, with what the browser says about them."""
    every = listed(capsys, "--game", "keep-the-heroes-out", "--lang", language)
    clans = listed(capsys, "--kind", "clan", "--lang", language)
    for card in card_faces("keep-the-heroes-out", language):
        copies = f" ×{card.copies}" if card.copies > 1 else ""
        shown = " ".join(f"{card.name}{copies}  {card.about} {SIGNS.get(Design(card.design), '')} {card.text}".split())
        assert shown in " ".join(every.split())
        assert (shown in " ".join(clans.split())) is (card.kind == "tactic")
    renderer = TextRenderer(KEEP_THE_HEROES_OUT, Setup(), language)
    for number, clan in enumerate(CLAN_NAMES):
        assert f"{clan_name(renderer, number)}\n  " in clans
        own = listed(capsys, "--kind", clan, "--lang", language)
        assert own.splitlines()[0] == clan_name(renderer, number)
        cards = [card for card in card_faces("keep-the-heroes-out", language) if card.traits.get("clan") == clan]
        assert sum(card.copies for card in cards) == 10
        assert all(f"\n  {card.name}" in own for card in cards)


def test_the_name_of_a_clan_finds_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """As in the browser, where the line about a card is searched too."""
    assert "Tail Sweep" in listed(capsys, "red", "dragon")
    assert "Zamach ogonem" in listed(capsys, "czerwona", "smoczyca", "--lang", "pl")


def test_cards_of_several_games_have_no_headings(capsys: pytest.CaptureFixture[str]) -> None:
    *cards, _legend, _count = listed(capsys, "portal").splitlines()
    assert all(line.startswith("  ") for line in cards)
