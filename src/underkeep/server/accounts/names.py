"""Names of people and bots, and the cleaning of names and chat, so that a text stays in its place on every screen."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable

from underkeep.core.messages import load_messages
from underkeep.protocol.socket import MAX_NAME_LENGTH
from underkeep.server.accounts.confusables import reserved_names, skeleton
from underkeep.server.errors import LOBBY_MESSAGES, ApiError

MAX_COMBINING_MARKS = 3
"""The combining marks that are kept on one letter; no script needs more."""
JOINERS = "\u200c\u200d"
"""Characters without a width that emoji and some scripts need."""
NUL = "\0"
"""The character that ends a text for many programs. No keyboard types it, and PostgreSQL does not store it."""
BLANKS = frozenset("\u2800\u3164\u115f\u1160\uffa0\u17b4\u17b5")
"""Letters that show nothing."""
CARD_BRACKETS = frozenset("\u27e6\u27e7")
"""The signs around the link to a card in a text of the server."""


def clean_text(text: str) -> str:
    """Return a text without control characters, marks of direction and piles of combining marks.

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
            if kept and marks <= MAX_COMBINING_MARKS:
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
    """Return a cleaned name. Raises an ApiError if nothing is left of it, if it is too long, if it contains NUL or the
    brackets of a card link, or if it looks like a name of the server or the table."""
    if NUL in name:
        raise ApiError(400, "lobby-name-nul")
    # A far too long name is refused below; cleaning all of it would only take time.
    clean = clean_text(name[: MAX_NAME_LENGTH * 50])
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in clean):
        raise ApiError(400, "lobby-name-empty")
    if len(clean) > MAX_NAME_LENGTH or len(name) > MAX_NAME_LENGTH * 50:
        raise ApiError(400, "lobby-name-long", most=MAX_NAME_LENGTH)
    if not CARD_BRACKETS.isdisjoint(unicodedata.normalize("NFKC", clean)):
        raise ApiError(400, "lobby-name-brackets")
    if skeleton(clean.strip("*:[]()<>{}-–—_.!# ")) in reserved_names():
        raise ApiError(400, "lobby-name-reserved", name=clean)
    return clean


def guest_name(language: str) -> str:
    """Return a random name for a new guest."""
    return f"{_random_of('lobby-guest-first', language)} {_random_of('lobby-guest-last', language)}"


def bot_name(language: str, taken: Iterable[str]) -> str:
    """Return a random name for a bot that is not taken at its table."""
    names = [name for name in _list("lobby-bot-names", language) if name not in set(taken)]
    return random.choice(names) if names else distinct_name("Bot", taken)


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return a name that cannot be taken for one of the taken ones, with a number if necessary.

    >>> distinct_name("Anna", ["anna", "Ben"]), distinct_name("Аnna", ["Anna"])
    ('Anna 2', 'Аnna 2')
    """
    others = {skeleton(other) for other in taken}
    if skeleton(name) not in others:
        return name
    number = 2
    while skeleton(numbered := f"{name[: MAX_NAME_LENGTH - 3]} {number}") in others:
        number += 1
    return numbered


def _random_of(message: str, language: str) -> str:
    return random.choice(_list(message, language))


def _list(message: str, language: str) -> list[str]:
    return load_messages(language, LOBBY_MESSAGES).format(message).split(", ")
