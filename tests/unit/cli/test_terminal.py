"""The table in the terminal: whole games typed into the real command, hand-over, undo, saving and resuming."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import underkeep
from tests.patience import PATIENCE_SECONDS
from tests.unit.boss_monster.hidden_cards import hidden_cards_named_on
from tests.unit.languages import languages_in_turn
from tests.unit.terminal_checks import check_finished_game, check_lines_fit, random_input, random_positions
from underkeep import Table
from underkeep.cli.language import environment_language
from underkeep.cli.terminal import save_files
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import console
from underkeep.core.messages import load_messages
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER


@pytest.fixture(autouse=True)
def _window(set_window: Callable[[int, int], None]) -> None:
    set_window(80, 40)


@pytest.fixture
def play(typed: Callable[..., tuple[int, str]]) -> Callable[..., tuple[int, str]]:
    return lambda lines, *arguments: typed(lines, "play", *arguments)


def saved_games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state").rglob("*.ukeep"), key=lambda path: path.stat().st_mtime_ns)


# --- whole games --------------------------------------------------------------------------------------


@languages_in_turn(("seed",), [(1,), (2,)])
def test_a_whole_game_can_be_typed(play, language: str, seed: int) -> None:
    code, out = play(random_input(seed), "--seed", str(seed), "--lang", language, "--sets", "BMR,TNL")
    assert load_messages(language, BOSS_MONSTER.message_files).format("ui-offer-save") in out
    check_finished_game(code, out, BOSS_MONSTER, language, 80)


@pytest.mark.slow
def test_a_game_typed_into_the_real_program(tmp_path: Path) -> None:
    """A whole game is typed into another process, through a pipe instead of a keyboard."""
    done = subprocess.run(
        [sys.executable, "-m", "underkeep", "play", "--seed", "4", "--lang", "pl", "--seats", "ty,random,greedy"],
        input="\n".join([*random_input(4), ""]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0
    assert "Koniec gry" in done.stdout
    assert done.stderr == ""


@pytest.mark.slow
def test_with_all_stops_every_decision_is_shown(play) -> None:
    """With --stops all, a player who can only pass is asked too."""
    code, out = play(["1"] * 4000, "--seed", "9", "--lang", "en", "--stops", "all")
    assert code == 0
    assert "The game is over" in out
    assert re.search(r"Respond\?\n  1 Pass\nYour answer", out)


@pytest.mark.slow
def test_the_record_can_be_saved_at_the_end(play, tmp_path: Path) -> None:
    """The offer at the end comes after the last decision of the game."""
    file = tmp_path / "record.ukeep"
    code, out = play(["1"] * 400, "--seed", "2", "--lang", "en")
    assert code == 0
    answers = out.count("Your answer (")
    code, out = play([*["1"] * answers, f"s {file}"], "--seed", "2", "--lang", "en")
    assert code == 0
    assert f"underkeep replay {file}" in out
    assert Table.load(file.read_bytes()).over


# --- several people -----------------------------------------------------------------------------------


def test_people_hand_over_the_keyboard(play) -> None:
    """Before a decision of another person, the screen says so and waits for Enter."""
    code, out = play(["1"] * 60, "--seats", "Ann=human,Ben=human", "--seed", "6", "--lang", "en", "--stops", "all")
    assert code == 0
    assert "Ann is next. Hand over the keyboard; Ann presses Enter." in out
    assert "Ben is next." in out
    for screen in re.split(r"Hand over the keyboard; (?=Ann|Ben)", out)[1:]:
        name, other = ("Ann", "Ben") if screen.startswith("Ann") else ("Ben", "Ann")
        assert f"» {name}: " in screen
        assert f"» {other}: " not in screen
        assert f"{name} (you)" in screen


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_screen_names_a_hidden_card(seed: int) -> None:
    """A screen names only cards that its player knows."""
    random = Random(seed)
    table = underkeep.new_game(players=3, sets=("BMR", "TNL"), seed=seed, names=("Ann", "Ben", "Cid"))
    screen = Screen(console(color=False), table, "en")
    for _ in range(120):
        decision = table.decision
        if decision is None:
            break
        assert hidden_cards_named_on(screen) == []
        table.answer(random.choice(list(decision.options)))


# --- undo, saving, leaving ----------------------------------------------------------------------------


def test_an_answer_can_be_undone(play, tmp_path: Path) -> None:
    """u leads back to the player's last decision and also undoes the answers of bots since then."""
    file, other = tmp_path / "before.ukeep", tmp_path / "after.ukeep"
    lines = ["2 1", "2 1", f"s {file}", "2 1", "u", f"s {other}", "u", "u", "u", "q"]
    code, out = play(lines, "--seed", "11", "--lang", "en")
    assert code == 0
    assert "Your last answer is undone." in out
    assert "You have nothing to undo." in out
    assert Table.load(file.read_bytes()).state == Table.load(other.read_bytes()).state


def test_a_saved_game_can_be_resumed(play, tmp_path: Path) -> None:
    """q saves; the resumed game has its seats, its language and its whole log, and can be undone further."""
    code, out = play(["2 1", "2 1", "1", "q"], "--seed", "11", "--lang", "pl", "--seats", "Ann=human,Bot=greedy")
    assert code == 0
    (file,) = saved_games(tmp_path)
    assert f"underkeep play --resume {file}" in out
    before = Table.load(file.read_bytes())
    code, out = play(["l", "u", "u", "u", "u", "q"], "--resume", str(file))
    assert code == 0
    assert "Zaczyna się runda 1." in out
    assert "Nie masz czego cofnąć" in out
    assert "Bot" in out
    code, out = play(["q"], "--resume", str(file))
    again = Table.load(saved_games(tmp_path)[-1].read_bytes())
    assert again.state == before.state
    assert save_files.read(saved_games(tmp_path)[-1])[1].language == "pl"


def test_the_end_of_the_input_saves_the_game(play, tmp_path: Path) -> None:
    code, out = play(["2 1"], "--seed", "11", "--lang", "en")
    assert code == 0
    assert len(saved_games(tmp_path)) == 1
    assert "Continue with: underkeep play --resume" in out


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "underkeep", "play", "--seed", "11", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        # A shell that runs the tests in the background may let all its children ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    seen = b""
    while b"Your answer" not in seen:
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 130
    assert b"Continue with: underkeep play --resume" in out
    assert err == b""
    assert len(saved_games(tmp_path)) == 1


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(play, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, out = play([f"s {tmp_path}/file/game", "q"], "--seed", "11", "--lang", "en")
    assert code == 0
    assert "The game could not be saved in" in out


def test_an_error_in_a_bot_does_not_lose_the_game(play, tmp_path: Path, monkeypatch, capsys) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr("underkeep.bots.ask", stumble)
    code, _ = play(["2 1"] * 50, "--seed", "11", "--lang", "en")
    assert code == 1
    assert len(saved_games(tmp_path)) == 1


# --- what can be typed --------------------------------------------------------------------------------


def test_every_command_of_the_terminal(play) -> None:
    """Each command once; none of them answers the decision."""
    asks = ["?", "? dragon", "? Dark Altar", "? 2", "? BM-9.4", "? BM-99.9", "? deactivated room", "? xyzzy", ""]
    looks = ["h", "l", "d", "v", "v gre", "v nobody", "99", "dance", "lang fr", "p p"]
    code, out = play([*asks, *looks, "lang pl", "h", "q"], "--seed", "11", "--lang", "en")
    assert code == 0
    for words_ in (
        "What you can type",
        "Several cards match:",
        "Destroy this room: take a card of your choice from the discard pile.",
        "BM-9.4 The heroes to be processed",
        "There is no clause BM-99.9.",
        "There is no card or rule called xyzzy.",
        "Discard pile (6):",
        "There is no player called nobody; the players are Player, Greedy.",
        "Type a number from 1 to",
        "Unknown command: dance.",
        "There is no language called “fr”",
        "Teraz po polsku.",
        "Twoja ręka:",
    ):
        assert words_ in " ".join(out.split()), words_


def test_p_passes_until_the_phase_is_over(play) -> None:
    """After p in the player's own build turn, the player is not asked again in this build phase."""
    code, out = play(["2", "2 1", "p", "q"], "--seed", "11", "--lang", "en")
    assert code == 0
    assert "Auto-passing until the end of this phase, except in your own turn." in out
    assert "Round 1 · Build phase" not in out[out.index("Auto-passing until") :]


def test_p_never_passes_the_players_own_turn(play) -> None:
    """After p in the build turn of another player, the player is still asked what to build."""
    for seed in range(50):
        code, out = play(["2", "p", "q"], "--seed", str(seed), "--lang", "en", "--sets", "BMR,TNL", "--players", "3")
        before, passing, after = out.partition("Auto-passing until")
        if passing and before.rstrip().splitlines()[-1].startswith("Your answer"):
            asked = [line for line in before.splitlines() if line.startswith("»")][-1]
            if "’s build turn. Use a spell" in asked:
                break
    assert code == 0
    assert "» Build a room, cast a spell" in after
    assert "Round 1 · Build phase" in after


def test_resigning_needs_a_confirmation(play) -> None:
    code, out = play(["resign", "no", "resign", "yes", ""], "--seed", "11", "--lang", "en")
    assert code == 0
    assert "The game goes on." in out
    assert "The game ended when you gave up" in out


def test_the_choice_of_a_target_can_be_cancelled(play) -> None:
    """An answer with several targets asks for one; Enter goes back without answering."""
    code, out = play(["2", "2", "99", "", "2", "1", "q"], "--seed", "11", "--lang", "en")
    assert code == 0
    second_steps = list(re.finditer(r"» Build .* …$", out, re.MULTILINE))
    assert len(second_steps) == 2
    assert "Type a number from 1 to 2" in out
    assert re.search(r"You place .* face-down in a new place\.", out[second_steps[-1].end() :])


def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert environment_language() == "pl"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert environment_language() == "en"
    monkeypatch.setenv("UNDERKEEP_LANG", "pl")
    assert environment_language() == "pl"


# --- the picture --------------------------------------------------------------------------------------


def new_game(players: int, seed: int) -> Table:
    names = ("Ann", "Bartholomew", "Cid", "Dorothea")[:players]
    return underkeep.new_game(players=players, sets=("BMR", "TNL"), seed=seed, names=names)


@pytest.mark.slow
@languages_in_turn(("players", "width"), [(2, 60), (2, 80), (3, 100), (4, 80), (4, 132)])
def test_every_line_fits_the_window(language: str, players: int, width: int) -> None:
    """The lines fit at every decision of a random game, in full and in brief."""
    for table in random_positions(new_game(players, seed=width), seed=width, interval=7):
        check_lines_fit(table, language, width)


def test_the_svg_names_no_hidden_card() -> None:
    """The picture of an observation is well-formed and never names a hidden card."""
    from xml.dom.minidom import parseString

    for table in random_positions(new_game(3, seed=9), seed=9, interval=10):
        observation = table.observe(0)
        for drawing in (table._repr_svg_(), observation._repr_svg_()):
            parseString(drawing)
        known = {CARDS[face].name for face in observation.state.faces}
        hidden = {CARDS[face].name for face in table.state.faces} - known
        assert not any(f">{name}<" in observation._repr_svg_() for name in hidden)
