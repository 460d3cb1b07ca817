"""Tests speak English unless they ask for another language, whatever the system of whoever runs them speaks."""

from __future__ import annotations

import pytest

from underkeep.cli.speaking import VARIABLES


@pytest.fixture(autouse=True)
def _no_language_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
