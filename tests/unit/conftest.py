"""Fixtures of the unit tests: English as the language in every environment, and typed input."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from underkeep import cli
from underkeep.cli.language import LANGUAGE_VARIABLES


@pytest.fixture(autouse=True)
def _no_language_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Return a function that types lines into a command and returns the exit code and the whole output."""

    def typed(lines: list[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = cli.main([*arguments])
        said = capsys.readouterr()
        return code, said.out + said.err

    return typed
