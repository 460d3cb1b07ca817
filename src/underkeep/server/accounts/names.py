"""What people may be called and what they may say: text that stays in its place on everybody's screen."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable

from underkeep.core.messages import load_messages
from underkeep.protocol.socket import MOST_NAME
from underkeep.server.errors import CATALOGUE, Refusal

MOST_MARKS = 3
"""How many combining marks may stand on one letter; no script that people write needs more."""
JOINERS = "\u200c\u200d"
"""Signs without a width that emoji and some scripts need."""
BLANKS = frozenset("\u2800\u3164\u115f\u1160\uffa0\u17b4\u17b5")
"""Letters of a kind that show nothing."""


def clean_text(text: str) -> str:
    """A text without what could leave its place: control characters, marks of direction, piles of combining marks.

    >>> clean_text("  Zażółć\\n gęślą \\u202e jaźń ")
    'Zażółć gęślą jaźń'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if kind in ("Zs", "Zl", "Zp") or sign in "\t\n\r":
            kept.append(" ")
        elif kind in ("Mn", "Me"):
            marks += 1
            if kept and marks <= MOST_MARKS:
                kept.append(sign)
            continue
        elif sign in JOINERS:
            if kept and kept[-1] not in JOINERS:
                kept.append(sign)
            continue
        elif kind not in ("Cc", "Cf", "Cs", "Co"):
            kept.append(sign)
        else:
            continue
        marks = 0
    return " ".join("".join(kept).split()).strip(JOINERS)


def clean_name(name: str) -> str:
    """A name as it is kept. Raises a UserError if nothing is left of it, or too much."""
    # What nobody would write needs no cleaning either.
    clean = clean_text(name[: MOST_NAME * 50])
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in clean):
        raise Refusal(400, "lobby-name-empty")
    if len(clean) > MOST_NAME or len(name) > MOST_NAME * 50:
        raise Refusal(400, "lobby-name-long", most=MOST_NAME)
    return clean


def guest_name(language: str) -> str:
    """A friendly name for somebody who has not given one."""
    return f"{_one_of('lobby-guest-first', language)} {_one_of('lobby-guest-last', language)}"


def bot_name(language: str, taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    names = [name for name in _list("lobby-bot-names", language) if name not in set(taken)]
    return random.choice(names) if names else apart("Bot", taken)


def apart(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody else at the table is called so.

    >>> apart("Anna", ["anna", "Ben"])
    'Anna 2'
    """
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    number = 2
    while (numbered := f"{name[: MOST_NAME - 3]} {number}").casefold() in others:
        number += 1
    return numbered


def _one_of(message: str, language: str) -> str:
    return random.choice(_list(message, language))


def _list(message: str, language: str) -> list[str]:
    return load_messages(language, CATALOGUE).format(message).split(", ")
