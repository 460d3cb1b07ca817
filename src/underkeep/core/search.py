"""Names as people type them: case, Polish letters, apostrophes, hyphens and punctuation do not matter."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that are no letter with an accent, but that people without them write so."""
_DROPPED = re.compile(r"['’‘ʼ`´]")
_NO_WORD = re.compile(r"[^\w]+")


def search_form(text: str) -> str:
    """A text without anything that people leave out when they search: words in small letters, one blank between them.

    >>> search_form("Przeklęty  GROBOWIEC"), search_form("It’s On!"), search_form("All-Seeing Eye"), search_form("Łańcuch")
    ('przeklety grobowiec', 'its on', 'all seeing eye', 'lancuch')
    """
    folded = normalize("NFKD", text.casefold()).translate(_LETTERS)
    bare = "".join(letter for letter in folded if not combining(letter))
    return " ".join(_NO_WORD.sub(" ", _DROPPED.sub("", bare)).replace("_", " ").split())
