"""What goes wrong at a table, said in one sentence to the person who can mend it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class Complaint(Exception):
    """Bad input of any kind. Its text is one clear sentence: what is wrong, and what would be right."""


class IllegalMove(Complaint):
    """An answer that the current decision does not offer. Nothing has changed at the table."""


class Drift(Complaint):
    """A recorded game no longer replays to the states it was recorded with."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt name, ready to be appended to a sentence.

    >>> nearest("gnat", ["goat", "bear"])
    ' (did you mean goat?)'
    >>> nearest("zzz", ["goat", "bear"])
    ' (known: goat, bear)'
    """
    names = list(known)
    folded = {name.casefold(): name for name in names}
    close = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.5)
    if close:
        return f" (did you mean {folded[close[0]]}?)"
    return f" (known: {', '.join(names)})" if len(names) <= 12 else ""
