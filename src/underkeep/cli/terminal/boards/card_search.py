"""Finding cards by the names that people type."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

from underkeep.core.search import search_form
from underkeep.core.state import Face

MIN_SIMILARITY = 0.7
"""The similarity of two names from which on one counts as a misspelling of the other."""


def best_matches(wanted: str, names: Iterable[tuple[Face, str]]) -> list[Face]:
    """Return the faces whose name (in any language) is, begins with, contains, or resembles these words: those of the
    first of these four tests that finds any.

    >>> best_matches("wol", [(1, "Wolf"), (2, "Wilk"), (3, "Werewolf")])
    [1]
    """
    key = search_form(wanted)
    if not key:
        return []
    folded = [(face, search_form(name)) for face, name in names]
    tests = (
        lambda name: name == key,
        lambda name: name.startswith(key),
        lambda name: key in name,
        lambda name: len(key) > 3 and SequenceMatcher(None, key, name).ratio() >= MIN_SIMILARITY,
    )
    for test in tests:
        found = list(dict.fromkeys(face for face, name in folded if test(name)))
        if found:
            return found
    return []
