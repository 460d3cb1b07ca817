"""A deck as a short code that can be sent, read aloud and typed: `BM1-3G0A5-...`.

Letters and digits are those of Crockford's base 32: upper and lower case are the same, O is 0, I and L are 1, and
dashes and spaces mean nothing. A code says which sets are used, then for each of their kinds of card whether none, all
or some are in the deck, then the numbers of those. Its last letters are a checksum. It is counted over the cards of
these sets too, so that a code never means other cards than when it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256

from underkeep.games.boss_monster.cards.card_types import Card
from underkeep.games.boss_monster.cards.catalogue import SETS
from underkeep.games.boss_monster.setup.deck_builder.deck import KINDS, DeckError, OwnDeck

PREFIX = "BM1"
"""The name of the game and the version of the code."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans("OIL", "011")
GROUP = 5
CHECK = 4
"""How many letters the checksum has."""
SET_BITS = 4
"""The sets are written four to a letter; the fifth bit says that more follow."""

NONE, ALL, SOME = range(3)

Digit = tuple[int, int]
"""A number, and how many numbers it could have been."""


def looks_like_code(text: str) -> bool:
    """Whether somebody meant a code, right or wrong.

    >>> looks_like_code(" bm1-abc"), looks_like_code("kids")
    (True, False)
    """
    return _folded(text)[:2] == PREFIX[:2] and _folded(text)[2:3].isdecimal()


def encode(deck: OwnDeck) -> str:
    """The code of a deck."""
    body = 0
    for number, base in reversed(list(_digits(deck))):
        body = body * base + number
    letters = _sets_written(deck.sets) + _written(body)
    letters += _checksum(letters, deck.sets)
    return "-".join([PREFIX, *(letters[place : place + GROUP] for place in range(0, len(letters), GROUP))])


def decode(text: str) -> OwnDeck:
    """The deck of a code. Raises a UserError if a letter is wrong or missing."""
    letters = _folded(text)
    wrong = DeckError("error-deck-code")
    if not letters.startswith(PREFIX) or set(letters) - set(LETTERS):
        raise wrong
    letters = letters.removeprefix(PREFIX)
    sets, rest = _sets_read(letters[:-CHECK])
    if sets is None or letters[-CHECK:] != _checksum(letters[:-CHECK], sets):
        raise wrong
    deck = _deck(sets, _read(rest))
    if deck is None or _folded(encode(deck)) != PREFIX + letters:
        raise wrong
    return deck


def _folded(text: str) -> str:
    return "".join(letter for letter in text.upper() if letter not in "-– \t\r\n").translate(ALIKE)


def _digits(deck: OwnDeck) -> Iterator[Digit]:
    for code in deck.sets:
        for cards in _shelves(code):
            numbers = [deck.numbers.get(card.face, 0) for card in cards]
            how = ALL if numbers == [card.copies for card in cards] else SOME if any(numbers) else NONE
            yield how, 3
            if how == SOME:
                yield from ((number, card.copies + 1) for number, card in zip(numbers, cards, strict=True))


def _deck(sets: tuple[str, ...], body: int) -> OwnDeck | None:
    numbers: dict[str, int] = {}
    for code in sets:
        for cards in _shelves(code):
            body, how = divmod(body, 3)
            for card in cards:
                if how == SOME:
                    body, numbers[card.key] = divmod(body, card.copies + 1)
                elif how == ALL:
                    numbers[card.key] = card.copies
    return OwnDeck(numbers) if not body else None


@cache
def _shelves(code: str) -> list[list[Card]]:
    """The cards of a set by kind, in an order that does not depend on where they are declared."""
    cards = sorted(SETS[code].cards, key=lambda card: card.key)
    shelves = [[card for card in cards if card.kind == kind] for kind in KINDS]
    return [shelf for shelf in shelves if shelf]


def _sets_written(sets: tuple[str, ...]) -> str:
    bits = sum(1 << place for place, code in enumerate(SETS) if code in sets)
    letters = ""
    while True:
        bits, part = divmod(bits, 1 << SET_BITS)
        letters += LETTERS[part | (1 << SET_BITS if bits else 0)]
        if not bits:
            return letters


def _sets_read(letters: str) -> tuple[tuple[str, ...] | None, str]:
    """The sets, and the letters that follow them."""
    bits = 0
    for place, letter in enumerate(letters):
        value = LETTERS.index(letter)
        bits |= (value & (1 << SET_BITS) - 1) << (place * SET_BITS)
        if value < 1 << SET_BITS:
            known = tuple(code for number, code in enumerate(SETS) if bits >> number & 1)
            return (known if bits < 1 << len(SETS) else None), letters[place + 1 :]
    return None, ""


def _written(body: int) -> str:
    letters = ""
    while body:
        body, part = divmod(body, len(LETTERS))
        letters += LETTERS[part]
    return letters


def _read(letters: str) -> int:
    body = 0
    for letter in reversed(letters):
        body = body * len(LETTERS) + LETTERS.index(letter)
    return body


def _checksum(letters: str, sets: tuple[str, ...]) -> str:
    cards = [f"{card.key} {card.copies}" for code in sets for shelf in _shelves(code) for card in shelf]
    digest = sha256("\n".join([PREFIX, letters, *cards]).encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:CHECK])
