"""Fixtures of the unit tests: English in every environment, the window of the terminal, and typed input."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from underkeep import cli
from underkeep.cli.language import LANGUAGE_VARIABLES

pytest.register_assert_rewrite("tests.unit.scenario_checks", "tests.unit.terminal_checks", "tests.unit.text_checks")


@pytest.fixture(autouse=True)
def _no_language_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def set_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int, int], None]:
    """Return a function that sets the columns and the lines of the terminal. Games and scores are saved below
    `tmp_path / "state"`."""

    def set_window(columns: int, lines: int) -> None:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    return set_window


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Return a function that types lines into a command and returns the exit code and the whole output."""

    def typed(lines: list[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = cli.main([*arguments])
        said = capsys.readouterr()
        return code, said.out + said.err

    return typed
