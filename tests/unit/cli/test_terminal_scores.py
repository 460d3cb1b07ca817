"""Best scores in the terminal: kept on this machine, shown when a solo game has ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from tests.unit.languages import languages_in_turn
from tests.unit.terminal_checks import random_input
from underkeep.core import registry
from underkeep.core.messages import load_messages

GAME = "super-boss-monster"


@pytest.fixture(autouse=True)
def _window(set_window: Callable[[int, int], None]) -> None:
    set_window(80, 45)


@pytest.fixture
def play(typed: Callable[..., tuple[int, str]]) -> Callable[..., str]:
    """Return a function that types a game which ends with the exit code 0, and returns its output."""

    def played(lines: list[str], *arguments: str) -> str:
        code, out = typed(lines, "play", *arguments)
        assert code == 0
        return out

    return played


def kept(tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "state" / "underkeep" / "scores.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def keep(tmp_path: Path, scores: dict[str, Any]) -> None:
    (tmp_path / "state" / "underkeep" / "scores.json").write_text(json.dumps(scores), encoding="utf-8")


@pytest.mark.slow
@languages_in_turn(("mode", "contest"), [((), "solo"), (("--variant", "challenge"), "challenge")])
def test_a_solo_game_is_compared_with_the_best_score(
    play, tmp_path: Path, language: str, mode: Any, contest: str
) -> None:
    def again() -> str:
        out: str = play(random_input(5), GAME, "--seed", "5", "--lang", language, *mode)
        return out

    say = load_messages(language, registry.get(GAME).message_files).format
    out = again()
    assert say("ui-score-first", name="").rstrip(".") in out
    assert say("ui-scores", contest=say(f"contest-{contest}")) in out
    assert say("ui-scores-none", names="").rstrip(".").strip() in out
    ((category, first),) = kept(tmp_path)[GAME].items()
    assert category.startswith(f"{contest}/")
    score = first["score"]

    assert say("ui-score-same", name="").split(":")[0].rstrip(" .") in again()
    assert kept(tmp_path)[GAME][category] == first

    keep(tmp_path, {GAME: {category: {"score": score - 1, "day": "2020-01-01"}}, "another": {}})
    out = again()
    assert {"en": "New best with", "pl": "Nowy rekord:"}[language] in out
    assert f" {str(score - 1).replace('-', '−')} (" in out
    assert kept(tmp_path) == {GAME: {category: first}, "another": {}}

    keep(tmp_path, {GAME: {category: {"score": 36, "day": "2020-01-01"}}})
    out = again()
    assert {"en": "Your best with", "pl": "Twój rekord:"}[language] in out
    assert "2020-01-01" in out
    assert kept(tmp_path)[GAME][category]["score"] == 36
    end = out[out.index(say("ui-game-over")) :]
    assert max(map(cell_len, end.splitlines())) <= 80


@pytest.mark.slow
def test_games_of_bots_of_several_players_and_resigned_games_set_no_score(play, tmp_path: Path) -> None:
    play(random_input(5), GAME, "--seed", "5", "--seats", "random")
    play(random_input(5), GAME, "--seed", "5", "--seats", "you,random")
    out = play(["1", "1", "resign", "yes", ""], GAME, "--seed", "5", "--lang", "en")
    assert "given up" in out
    assert kept(tmp_path) == {}


def test_a_finished_game_that_is_opened_again_sets_no_score(play, tmp_path: Path) -> None:
    lines, path = random_input(5), tmp_path / "mine.ukeep"
    asked = play(lines, GAME, "--seed", "5", "--lang", "en").count("Your answer (")
    (tmp_path / "state" / "underkeep" / "scores.json").unlink()
    play([*lines[:asked], f"s {path}"], GAME, "--seed", "5")
    assert kept(tmp_path)
    keep(tmp_path, {})
    play([], "--resume", str(path))
    assert kept(tmp_path) == {}


def test_an_unreadable_file_is_replaced(play, tmp_path: Path) -> None:
    (tmp_path / "state" / "underkeep").mkdir(parents=True)
    (tmp_path / "state" / "underkeep" / "scores.json").write_text("no scores", encoding="utf-8")
    play(random_input(5), GAME, "--seed", "5")
    assert len(kept(tmp_path)[GAME]) == 1


def test_a_game_ends_even_if_scores_cannot_be_written(play, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "underkeep").write_text("a file, not a folder", encoding="utf-8")
    assert "Your first score" in play(random_input(5), GAME, "--seed", "5", "--lang", "en")
