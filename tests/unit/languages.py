"""The marks of tests that run in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from underkeep.core.messages import LANGUAGES

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def languages_in_turn(names: tuple[str, ...], cases: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    """Return the mark of a test that runs with each case in one language, the next case in the next language, and in
    `make long` with each case in all languages."""
    given = []
    for number, case in enumerate(cases):
        first = number % len(LANGUAGES)
        for turn, language in enumerate(LANGUAGES):
            marks = () if turn == first else (pytest.mark.long,)
            given.append(pytest.param(language, *case, marks=marks))
    return pytest.mark.parametrize(("language", *names), given)
