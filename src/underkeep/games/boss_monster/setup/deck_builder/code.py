"""A custom deck as a short code that players can send, read aloud and type: `BM1-3G0A5-...`.

Letters and digits are those of Crockford's base 32: upper and lower case are the same, O is 0, I and L are 1, and
dashes and spaces are ignored. A code contains the sets, then for each of their kinds of card whether none, all or some
are in the deck, then the numbers of those cards. Its last letters are a checksum, which includes the cards of these
sets, so that a code never means other cards than when it was made. An open set may get further cards at any time: its
cards are in the code one by one, each by a hash of its key.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from zlib import crc32

from underkeep.games.boss_monster.cards.card_types import Card
from underkeep.games.boss_monster.cards.catalogue import SETS
from underkeep.games.boss_monster.setup.deck_builder.deck import KINDS, CustomDeck, DeckError

PREFIX = "BM1"
"""The name of the game and the version of the code."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SAME_LETTERS = str.maketrans("OIL", "011")
"""Letters that are read as digits because they look alike."""
GROUP_SIZE = 5
CHECKSUM_SIZE = 4
"""The number of letters of the checksum."""
SET_BITS = 4
"""The number of sets in a letter. Its fifth bit means that more sets follow."""

OPEN_SET_SIZE = 1 << 8
"""The most different cards of an open set in a deck, and one more."""
KEY_HASHES = 1 << 16
"""The number of possible hashes of the key of a card."""
OPEN_SET_COPIES = 1 << 4
"""The most copies of a card of an open set, and one more."""

NONE, ALL, SOME = range(3)

Digit = tuple[int, int]
"""A number, and the number of its possible values."""


def looks_like_code(text: str) -> bool:
    """Whether a text is meant to be a code, valid or not.

    >>> looks_like_code(" bm1-abc"), looks_like_code("kids")
    (True, False)
    """
    return _normalize(text)[:2] == PREFIX[:2] and _normalize(text)[2:3].isdecimal()


def encode(deck: CustomDeck) -> str:
    """Return the code of a deck."""
    body = 0
    for number, base in reversed(list(_digits(deck))):
        body = body * base + number
    letters = _write_sets(deck.sets) + _write_number(body)
    letters += _checksum(letters, deck.sets)
    return "-".join([PREFIX, *(letters[place : place + GROUP_SIZE] for place in range(0, len(letters), GROUP_SIZE))])


def decode(text: str) -> CustomDeck:
    """Return the deck of a code. Raises a UserError if a letter is wrong or missing."""
    letters = _normalize(text)
    wrong = DeckError("error-deck-code")
    if not letters.startswith(PREFIX) or set(letters) - set(LETTERS):
        raise wrong
    letters = letters.removeprefix(PREFIX)
    sets, rest = _read_sets(letters[:-CHECKSUM_SIZE])
    if sets is None or letters[-CHECKSUM_SIZE:] != _checksum(letters[:-CHECKSUM_SIZE], sets):
        raise wrong
    deck = _read_deck(sets, _read_number(rest))
    if deck is None or _normalize(encode(deck)) != PREFIX + letters:
        raise wrong
    return deck


def _normalize(text: str) -> str:
    return "".join(letter for letter in text.upper() if letter not in "-– \t\r\n").translate(SAME_LETTERS)


def _digits(deck: CustomDeck) -> Iterator[Digit]:
    for code in deck.sets:
        if SETS[code].is_open:
            taken = [card for cards in _cards_by_kind(code) for card in cards if deck.numbers.get(card.face)]
            yield len(taken), OPEN_SET_SIZE
            for card in taken:
                yield _key_hash(card), KEY_HASHES
                yield deck.numbers[card.face], OPEN_SET_COPIES
            continue
        for cards in _cards_by_kind(code):
            numbers = [deck.numbers.get(card.face, 0) for card in cards]
            how = ALL if numbers == [card.copies for card in cards] else SOME if any(numbers) else NONE
            yield how, 3
            if how == SOME:
                yield from ((number, card.copies + 1) for number, card in zip(numbers, cards, strict=True))


def _read_deck(sets: tuple[str, ...], body: int) -> CustomDeck | None:
    numbers: dict[str, int] = {}
    for code in sets:
        if SETS[code].is_open:
            by_hash = {_key_hash(card): card for card in SETS[code].cards}
            body, size = divmod(body, OPEN_SET_SIZE)
            for _ in range(size):
                body, key_hash = divmod(body, KEY_HASHES)
                body, number = divmod(body, OPEN_SET_COPIES)
                if key_hash not in by_hash:
                    raise DeckError("error-deck-code-card", set=code)
                numbers[by_hash[key_hash].key] = number
            continue
        for cards in _cards_by_kind(code):
            body, how = divmod(body, 3)
            for card in cards:
                if how == SOME:
                    body, numbers[card.key] = divmod(body, card.copies + 1)
                elif how == ALL:
                    numbers[card.key] = card.copies
    return CustomDeck(numbers) if not body else None


@cache
def _cards_by_kind(code: str) -> list[list[Card]]:
    """Return the cards of a set by kind, in an order that does not depend on their declaration."""
    cards = sorted(SETS[code].cards, key=lambda card: card.key)
    groups = [[card for card in cards if card.kind == kind] for kind in KINDS]
    return [group for group in groups if group]


def _key_hash(card: Card) -> int:
    """Return the number that stands for a card of an open set in a code."""
    return crc32(card.key.encode()) % KEY_HASHES


def _write_sets(sets: tuple[str, ...]) -> str:
    bits = sum(1 << place for place, code in enumerate(SETS) if code in sets)
    letters = ""
    while True:
        bits, part = divmod(bits, 1 << SET_BITS)
        letters += LETTERS[part | (1 << SET_BITS if bits else 0)]
        if not bits:
            return letters


def _read_sets(letters: str) -> tuple[tuple[str, ...] | None, str]:
    """Return the sets and the letters after them. The sets are None if a code of unknown sets was read."""
    bits = 0
    for place, letter in enumerate(letters):
        value = LETTERS.index(letter)
        bits |= (value & (1 << SET_BITS) - 1) << (place * SET_BITS)
        if value < 1 << SET_BITS:
            known = tuple(code for number, code in enumerate(SETS) if bits >> number & 1)
            return (known if bits < 1 << len(SETS) else None), letters[place + 1 :]
    return None, ""


def _write_number(body: int) -> str:
    letters = ""
    while body:
        body, part = divmod(body, len(LETTERS))
        letters += LETTERS[part]
    return letters


def _read_number(letters: str) -> int:
    body = 0
    for letter in reversed(letters):
        body = body * len(LETTERS) + LETTERS.index(letter)
    return body


def _checksum(letters: str, sets: tuple[str, ...]) -> str:
    closed = [code for code in sets if not SETS[code].is_open]
    cards = [f"{card.key} {card.copies}" for code in closed for group in _cards_by_kind(code) for card in group]
    digest = sha256("\n".join([PREFIX, letters, *cards]).encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:CHECKSUM_SIZE])
