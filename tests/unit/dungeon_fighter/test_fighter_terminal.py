"""Tests of Dungeon Fighter in the terminal: the drawn target, typed throws, whole games, and real dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.languages import both_languages, languages_in_turn
from tests.unit.terminal_checks import check_finished_game, check_lines_fit, random_positions
from underkeep import Table, cli
from underkeep.cli.terminal.boards import board_of
from underkeep.cli.terminal.boards.dungeon_fighter import throw as throws
from underkeep.cli.terminal.boards.dungeon_fighter.target import SMALL_ROWS, TargetDrawing
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import console
from underkeep.core.errors import UserError
from underkeep.core.messages import load_messages
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.text import TextRenderer
from underkeep.games.dungeon_fighter.game import GAME as DUNGEON_FIGHTER
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.state import BLUE, FROST_ONE, RED, WEAK, LyingDie, Template
from underkeep.games.dungeon_fighter.text.nouns import reason_text
from underkeep.games.dungeon_fighter.throw_sources import outcomes
from underkeep.server.live.viewer_messages import ViewerMessages

FLAT = (0, 0, 0, 32767)


@pytest.fixture(autouse=True)
def _window(set_window: Callable[[int, int], None]) -> None:
    set_window(110, 60)


@pytest.fixture
def play(typed: Callable[..., tuple[int, str]]) -> Callable[..., tuple[int, str]]:
    return lambda lines, *arguments: typed(lines, "play", "dungeon-fighter", *arguments)


def new_game(**choices: Any) -> Table:
    return underkeep.new_game("dungeon-fighter", **choices)


def renderer(language: str = "en") -> TextRenderer:
    return TextRenderer(DUNGEON_FIGHTER, DUNGEON_FIGHTER.setup_type(), language)


# --- the target ---------------------------------------------------------------------------------------------------


def drawn(state: Any, language: str = "en") -> list[str]:
    return [line.plain for line in TargetDrawing(renderer(language), state, SMALL_ROWS).lines()]


def test_the_target_is_drawn_with_everything_on_it() -> None:
    """The drawing has sections, numbered holes, an iceberg, dice, a frost template with a hole, and the weak point."""
    state: Any = new_game(seed=1).state
    assert drawn(state) == [
        "        ·········",
        "    ··1111111111111··",
        "  ··11122222222222111··",
        " ·1112 4 3333333 1 2111·",
        "··1122  344444443  2211··",
        "·11223344455555444332211·",
        "·1122334455◎◎◎5544332211·",
        "·11223344455555444332211·",
        "··1122  344444443  2211··",
        " ·1112 3 3333333 2 2111·",
        "  ··11122222222222111··",
        "    ··1111111111111··",
        "        ·········",
    ]
    state.icebergs = [2]
    state.lying = (
        LyingDie(RED, "section", 4, (6000, 0, 1050, *FLAT)),
        LyingDie(BLUE, "off", 0, (90000, 0, 800, *FLAT)),
    )
    state.templates = (Template(FROST_ONE, (-1000, 10000, 350, *FLAT)), Template(WEAK, (-1000, -10000, 350, *FLAT)))
    picture = "\n".join(drawn(state))
    for sign in ("1", "2", "3", "4", "5", "◎", "·", "▲", "R", "▒", "+"):
        assert sign in picture, sign
    assert "B" not in picture, "a die that fell off the table is not drawn"
    assert "C" in "\n".join(drawn(state, "pl")), "the Polish letter of the red die is C"


# --- typed throws -------------------------------------------------------------------------------------------------


def asked(required: tuple[str, ...] = (), *, toss: bool = False) -> tuple[Any, GestureOptions]:
    return new_game(seed=1).state, GestureOptions(required, toss=toss)


def test_a_throw_is_typed_as_one_letter_or_as_numbers() -> None:
    state, gestures = asked()
    usual = throws.usual_gesture(state, gestures)
    assert throws.read_gesture(state, gestures, "t") == Throw(usual)
    assert throws.read_gesture(state, gestures, "0 -10 1200 . 50") == Throw(Gesture(0, -10, 1200, usual.elevation, 50))
    assert throws.read_gesture(state, gestures, throws.write_gesture(usual)) == Throw(usual)
    state, flick = asked(toss=True)
    assert isinstance(throws.read_gesture(state, flick, "t"), Toss)


def test_a_typed_throw_can_name_pieces_and_beats() -> None:
    state, gestures = asked(("pond", "thump"))
    option = throws.read_gesture(state, gestures, "90 0 1400 50 0 pond=300,-20 thump=12")
    assert isinstance(option, Throw)
    (pond,) = option.gesture.pieces
    assert (pond.kind, pond.x, pond.y) == ("pond", 300, -20)
    assert option.gesture.feats == (Feat("thump", 12),)
    other = throws.read_gesture(state, gestures, "270")
    assert isinstance(other, Throw)
    assert other.gesture.pieces[0].x < 0, "the pond lies on the side of the thrower"


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_technique_has_a_usual_throw(technique: str) -> None:
    for side in ("", "0", "135", "270"):
        state, gestures = asked((technique,))
        option = throws.read_gesture(state, gestures, side or "t")
        assert option in gestures
        window = console(color=False)
        board = board_of(renderer(), window)
        table = new_game(seed=1)
        said = " ".join(line.plain for line in board.ranges(table.state, _decision(gestures)))
        assert "t alone is the usual throw" in " ".join(said.split())


def _decision(gestures: GestureOptions) -> Any:
    from underkeep.core.decisions import Decision

    return Decision(0, "throw", gestures)


MISTAKES = [
    ("90 0 9000", "The speed (millimetres per second) must be from 500 to 3500, not 9000."),
    ("90 0 fast", "“fast” is not a whole number; type side, direction, speed, elevation and spin, or t for the usual"),
    ("1 2 3 4 5 6", "Those are 6 numbers; a throw has 5: side, direction, speed, elevation, spin."),
    ("t pond=300,0,0", "This throw does not need the pond, or has it twice."),
    ("t pond=300", "“pond=300” cannot be read; write a piece as pond=300,0,270 and a technique as thump=12."),
    ("t thump=12", "This throw needs no number for “thump”, or has two."),
]


@pytest.mark.parametrize(("line", "sentence"), MISTAKES)
def test_a_throw_that_cannot_be_made_is_refused_with_one_sentence(line: str, sentence: str) -> None:
    state, gestures = asked()
    with pytest.raises(UserError) as refused:
        throws.read_gesture(state, gestures, line)
    assert str(refused.value).startswith(sentence)
    assert refused.value.text_in("pl") != str(refused.value)


def test_the_reason_of_a_result_has_a_text() -> None:
    outcome = DieOutcome("section", 4, (4, 3), corners=((4, 3), (3, 1)))
    assert reason_text(renderer(), outcome, 0, b"") == "3 corners in section 4, 1 corner in section 3"
    assert reason_text(renderer("pl"), outcome, 0, b"") == "3 rogi w sekcji 4, 1 róg w sekcji 3"
    assert reason_text(renderer(), DieOutcome("section", 4), 0, b"") == "none", (
        "a result that was reported has no reason"
    )


# --- whole games --------------------------------------------------------------------------------------------------


def random_input(seed: int, number: int = 1500) -> list[str]:
    """Return typed lines: numbers for the menus, and some throws. A line that does not fit is asked again."""
    return Random(seed).choices(["1", "2", "3 1", "t", "t"], k=number)


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_can_be_typed(play, language: str, seed: int) -> None:
    arguments = ("--throws", "made-up", "--seed", str(seed), "--lang", language)
    code, out = play(random_input(seed), *arguments)
    check_finished_game(code, out, DUNGEON_FIGHTER, language, 110)


@pytest.mark.slow
def test_a_simulated_throw_shows_its_result_and_the_reason(play) -> None:
    pytest.importorskip("rapier3d")
    code, out = play(["1", "1", "t"] * 40 + ["q"], "--seed", "3", "--lang", "en")
    flat = " ".join(out.split())
    assert code == 0
    assert "bounced once" in flat
    assert "in section" in flat
    assert "t alone is the usual throw." in flat


def test_a_throw_cannot_be_undone(play) -> None:
    arguments = ("--throws", "made-up", "--seed", "3", "--heroes", "jack,rysiek", "--lang", "en")
    code, out = play([*(["1", "t"] * 12), *["u"] * 6, "q"], *arguments)
    assert code == 0
    assert "You cannot undo that: a die has been thrown since." in " ".join(out.split())


@pytest.mark.slow
def test_a_game_with_real_dice_asks_the_player_about_each_throw(play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with real dice need no physics engine."""
    monkeypatch.setattr(outcomes, "find_spec", lambda _: None)
    lines = Random(5).choices(["1", "2", "3"], weights=[4, 2, 1], k=3000)
    for language, question in (
        ("en", "Did the die bounce off the table, outside the target, before it touched the target?"),
        ("pl", load_messages("pl", DUNGEON_FIGHTER.message_files).format("ask-report-bounce")),
    ):
        code, out = play(lines, "--throws", "companion", "--seed", "2", "--lang", language)
        assert code == 0
        assert question in " ".join(out.split())
        assert load_messages(language, DUNGEON_FIGHTER.message_files).format("ui-game-over") in out


def test_without_the_physics_engine_one_sentence_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(outcomes, "find_spec", lambda _: None)
    assert cli.main(["play", "dungeon-fighter", "--seed", "1"]) == 2
    said = capsys.readouterr().err
    assert 'pip install "underkeep[dice]"' in said
    assert said.count("\n") == 1


def positions(players: int, seed: int, interval: int = 1, **choices: Any) -> Iterator[Table]:
    names = ("Ann", "Bartholomew", "Cid", "Dorothea", "Ed", "Florentina")[:players]
    table = new_game(players=players, seed=seed, names=names, throws="made-up", **choices)
    return random_positions(table, seed, interval)


@pytest.mark.slow
@languages_in_turn(("players", "width"), [(1, 60), (2, 80), (4, 100), (6, 132)])
def test_every_line_fits_the_window(language: str, players: int, width: int) -> None:
    """The board is drawn at every decision of a random game, in full and in brief, with all views."""
    for table in positions(players, width, interval=4, ballads=True, difficulty="hard"):
        check_lines_fit(table, language, width, max_events=25)


def test_a_grid_is_never_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Display, log, export and counts of a throw never list all gestures."""
    from underkeep.bots import ask, bot_named
    from underkeep.core.scenario import perft
    from underkeep.core.scenario.export import export

    def never(*_: Any) -> Any:
        raise AssertionError("all gestures were listed")

    table = next(table for table in positions(2, 4) if isinstance(table.options, RangeOptions))
    monkeypatch.setattr(GestureOptions, "__iter__", never, raising=False)
    decision = table.decision
    assert decision is not None
    screen = Screen(console(color=False), table, "en")
    assert screen.menu(decision) == []
    assert screen.full_lines(decision, [], 0)
    messages = ViewerMessages(table, decision.seat, "pl")
    prompt = messages.prompt(messages.observe(table), decision, 1)
    assert prompt.options == []
    assert prompt.grid is not None
    assert perft.count_paths(table, 1).paths == perft.MAX_EXAMPLES
    assert ask(bot_named("random", 1), table) in table.options
    assert export(table)


def test_the_piece_of_a_technique_is_shown_where_it_usually_lies() -> None:
    state, gestures = asked(("slide",))
    usual = throws.usual_gesture(state, gestures)
    assert [piece.kind for piece in usual.pieces] == ["floe"]
    assert throws.write_gesture(Gesture(1, 2, 3, 4, 5, (Piece("floe", 6, 7, 8),))) == "1 2 3 4 5 floe=6,7,8"
