"""`underkeep new-game` and the guide: the skeleton works at once, and the guide leads from it to the example."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.added_games import TORCHLIGHT, python_path, write_entry_points
from tests.unit.examples.guide import commands, edits
from underkeep import UserError
from underkeep.cli.new_game import skeleton
from underkeep.cli.new_game.skeleton import write_skeleton

Typed = Callable[..., tuple[int, str]]


def run_python(project: Path, metadata: Path, *arguments: str, typed: str = "") -> str:
    """Run Python in the folder of a project that is found by its entry point. Returns the output."""
    state = str(metadata / "state")
    environment = {**os.environ, "PYTHONPATH": python_path(project, metadata), "XDG_STATE_HOME": state}
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "UNDERKEEP_LANG"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, *arguments], cwd=project, env=environment, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files_below(folder: Path) -> dict[str, str]:
    """Return the texts of all files below a folder, without what Python and pytest write there."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and not {"__pycache__", ".pytest_cache"} & set(path.parts)
    }


@pytest.mark.slow
def test_the_skeleton_passes_its_own_tests_and_can_be_played(tmp_path: Path, typed: Typed) -> None:
    code, said = typed([], "new-game", "lost-mine", "--directory", str(tmp_path))
    assert code == 0
    assert "underkeep play lost-mine" in said
    project, metadata = tmp_path / "lost-mine", tmp_path / "metadata"
    write_entry_points(project, metadata)
    assert "6 passed" in run_python(project, metadata, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    said = run_python(project, metadata, "-m", "underkeep", "play", "lost-mine", "--seed", "1", typed="1\n2\nq\n")
    assert "Lost Mine" in said
    assert "You turn up" in said


@pytest.fixture
def free_name(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the example, free for a new game even if the example is installed."""
    monkeypatch.setattr(skeleton, "find_spec", lambda package: None)
    return "torchlight"


def test_the_guide_leads_from_the_skeleton_to_the_example(free_name: str, tmp_path: Path) -> None:
    project = write_skeleton(free_name, tmp_path)
    for edit in edits():
        edit.apply(project)
    assert files_below(project) == files_below(TORCHLIGHT)


@pytest.mark.slow
def test_the_commands_of_the_guide_work(free_name: str, tmp_path: Path) -> None:
    first, last = commands()
    project, metadata = tmp_path / free_name, tmp_path / "metadata"
    for block in (first, last):
        for command in block:
            run_command(shlex.split(command), project, metadata)
        for edit in edits() if block is first else []:
            edit.apply(project)


def run_command(words: list[str], project: Path, metadata: Path) -> None:
    """Run a command of the guide. Installing is replaced by its effect, and the server is left to the browser tests."""
    match words:
        case ["underkeep", "new-game", name]:
            assert write_skeleton(name, project.parent) == project
        case ["cd", folder]:
            assert folder == project.name
        case ["pip", "install", "--editable", "."]:
            write_entry_points(project, metadata)
        case ["python", "-m", "pytest"]:
            assert "passed" in run_python(project, metadata, "-m", "pytest", "-p", "no:cacheprovider")
        case ["underkeep", "play", *_]:
            assert "Torchlight" in run_python(project, metadata, "-m", *words, typed="1\nq\n")
        case ["underkeep", "check" | "simulate", *_]:
            assert run_python(project, metadata, "-m", *words)
        case ["underkeep", "serve"]:
            assert (project / "pyproject.toml").is_file()
        case _:
            raise AssertionError(f"the guide has an unknown command: {words}")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Lost-Mine", "“Lost-Mine” cannot be the name of a game"),
        ("lost_mine", "“lost_mine” cannot be the name of a game"),
        ("lost--mine", "“lost--mine” cannot be the name of a game"),
        ("../mine", "“../mine” cannot be the name of a game"),
        ("x" * 41, "cannot be the name of a game"),
        ("json", "“json” is taken"),
        ("class", "“class” is taken"),
        ("underkeep", "“underkeep” is taken"),
        ("boss-monster", "“boss-monster” is taken"),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(name: str, sentence: str, tmp_path: Path, typed: Typed) -> None:
    code, said = typed([], "new-game", name, "--directory", str(tmp_path))
    assert code == 2
    assert sentence in said
    assert len(said.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_left_alone(tmp_path: Path) -> None:
    write_skeleton("lost-mine", tmp_path)
    (tmp_path / "lost-mine" / "pyproject.toml").write_text("mine")
    with pytest.raises(UserError, match="already exists") as refused:
        write_skeleton("lost-mine", tmp_path)
    assert "już istnieje" in refused.value.text_in("pl")
    assert (tmp_path / "lost-mine" / "pyproject.toml").read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match="cannot be written: not a directory"):
        write_skeleton("lost-mine", tmp_path / "file")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_help_is_written_in_every_language(language: str, typed: Typed) -> None:
    code, said = typed([], "new-game", "--help", "--lang", language)
    assert code == 0
    assert "underkeep new-game lost-mine --directory" in said
    assert "help-new-game" not in said
