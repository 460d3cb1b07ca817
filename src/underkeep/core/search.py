"""A form of names for searches: case, Polish letters, apostrophes, hyphens and punctuation do not matter."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not decompose, and the letters that people without them type."""
_DROPPED = re.compile(r"['’‘ʼ`´]")
_NO_WORD = re.compile(r"[^\w]+")


def search_form(text: str) -> str:
    """Return a text without anything that people leave out when they search: words in small letters, separated by one
    blank.

    >>> search_form("Przeklęty  GROBOWIEC"), search_form("It’s On!")
    ('przeklety grobowiec', 'its on')
    >>> search_form("All-Seeing Eye"), search_form("Łańcuch")
    ('all seeing eye', 'lancuch')
    """
    folded = normalize("NFKD", text.casefold()).translate(_LETTERS)
    bare = "".join(letter for letter in folded if not combining(letter))
    return " ".join(_NO_WORD.sub(" ", _DROPPED.sub("", bare)).replace("_", " ").split())
