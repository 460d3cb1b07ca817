"""Short forms of names: in the notation, the beginning of a name stands for the whole name.

A short form consists of whole words; capital letters and commas make no difference. `Acacia` stands for *Acacia,
Warrior of Light*, `Ac` does not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache


@lru_cache(maxsize=4096)
def name_words(name: str) -> tuple[str, ...]:
    """Return the words of a name in small letters, without commas."""
    return tuple(word.strip(",").casefold() for word in name.split())


def is_short_for(written: str, name: str) -> bool:
    """Return whether a text is the name or its beginning.

    >>> is_short_for("acacia", "Acacia, Warrior of Light"), is_short_for("Ac", "Acacia, Warrior of Light")
    (True, False)
    """
    words = name_words(written)
    return bool(words) and name_words(name)[: len(words)] == words


def match_names(written: str, names: Iterable[str]) -> list[str]:
    """Return the names that a text can stand for, each once: the name that is written in full, or else all names that
    begin with the text.

    >>> match_names("ice", ["Ice", "Ice Golem"]), match_names("ice", ["Ice Mirror", "Pot Lid", "Ice Golem"])
    (['Ice'], ['Ice Mirror', 'Ice Golem'])
    """
    fitting = list(dict.fromkeys(name for name in names if is_short_for(written, name)))
    whole = [name for name in fitting if name_words(name) == name_words(written)]
    return whole or fitting


def short_form_pattern(name: str) -> str:
    """Return a regular expression for the name and its short forms: `Boden(?: the(?: Pantless)?)?`. Capital letters are
    as in the name."""
    first, *others = name.split()
    pattern = ""
    for word in reversed(others):
        pattern = f"(?: {_word_pattern(word)}{pattern})?"
    return _word_pattern(first) + pattern


def _word_pattern(word: str) -> str:
    return re.escape(word.rstrip(",")) + (",?" if word.endswith(",") else "")
