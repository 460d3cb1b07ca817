"""A custom deck: its cards, and the number of each.

The only limits are the printed copies (BM-26.11) and what BM-25.15 refuses. Everything else is advice: see `report.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from underkeep.core.errors import did_you_mean
from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import BOSS_MONSTER_CARDS, CARDS, SETS
from underkeep.games.boss_monster.errors import BossMonsterError

KINDS = (ROOM, MINIBOSS, SPELL, BOSS, HERO, ITEM)
"""The kinds of card in the order in which a deck is written."""


class DeckError(BossMonsterError):
    """An error in a custom deck."""

    message_files = ("boss_monster_deck",)


CARD_BY_KEY = {card.key: card for card in BOSS_MONSTER_CARDS}


class CustomDeck:
    """Cards with their numbers, in the order of the catalogue. Raises a UserError for more copies than are printed.

    A deck without heroes is played with those of its base set, and a deck without bosses with all of its sets.

    >>> deck = CustomDeck({"bmr-goblin-armory": 2, "tnl-warp-tube": 1})
    >>> deck.sets, deck.size, [card.name for card in deck.cards(ROOM)]
    (('BMR', 'TNL'), 3, ['Goblin Armory', 'Goblin Armory', 'Warp Tube'])
    """

    def __init__(self, numbers: Mapping[str, int]) -> None:
        for key, number in numbers.items():
            card = card_with_key(key)
            if not 0 <= number <= card.copies:
                raise DeckError("error-own-copies", card=card.name, copies=card.copies, listed=number)
        self.numbers = {card.face: numbers[card.key] for card in BOSS_MONSTER_CARDS if numbers.get(card.key)}
        """The number of copies by face."""

    @classmethod
    def of_faces(cls, faces: Iterable[Face]) -> CustomDeck:
        """Return the deck of these cards, in which a face that is listed twice has two copies."""
        numbers: dict[str, int] = {}
        for face in faces:
            numbers[CARDS[face].key] = numbers.get(CARDS[face].key, 0) + 1
        return cls(numbers)

    @cached_property
    def by_key(self) -> dict[str, int]:
        """The number of copies by card key."""
        return {CARDS[face].key: number for face, number in self.numbers.items()}

    @cached_property
    def sets(self) -> tuple[str, ...]:
        """The sets of the cards."""
        found = {CARDS[face].set for face in self.numbers}
        return tuple(code for code in SETS if code in found)

    @property
    def size(self) -> int:
        """The number of cards with all copies."""
        return sum(self.numbers.values())

    def cards(self, *kinds: str) -> list[Card]:
        """Return the cards of these kinds, each as often as it is in the deck."""
        return [
            CARDS[face]
            for kind in kinds
            for face, number in self.numbers.items()
            if CARDS[face].kind == kind
            for _ in range(number)
        ]

    def faces(self, *kinds: str) -> list[Face]:
        """Return the faces of the cards of these kinds, each as often as it is in the deck."""
        return [card.face for card in self.cards(*kinds)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CustomDeck) and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash(tuple(self.numbers.items()))

    def __repr__(self) -> str:
        return f"<deck of {self.size} cards of {', '.join(self.sets) or 'no set'}>"


def card_with_key(key: str) -> Card:
    """Return the card with this key. Raises a UserError if there is none."""
    if key not in CARD_BY_KEY:
        raise DeckError("error-own-card", name=key, hint=did_you_mean(key, CARD_BY_KEY))
    return CARD_BY_KEY[key]
