"""Tests speak English unless they ask for another language, whatever the system of whoever runs them speaks."""

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
    """Type lines into a command; gives the exit code and everything that was printed."""

    def typed(lines: list[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = cli.main([*arguments])
        said = capsys.readouterr()
        return code, said.out + said.err

    return typed
