"""Requests for cards: which printed card a scenario names, and in which pile it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from underkeep.core.errors import UserError
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, Face
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, ROOM_CARDS, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import HEROES, cards_of
from underkeep.games.boss_monster.notation.grammar import find_card
from underkeep.games.boss_monster.setup.setup import Setup

ORDINARY, EPIC = "ordinary hero", "epic hero"


BACKS = (BOSS, ORDINARY, EPIC, ROOM, SPELL, ITEM)
"""What the back of a card shows, in the order of the card ids."""


DECKS = {"room_deck": ROOM, "spell_deck": SPELL, "ordinary_deck": ORDINARY, "epic_deck": EPIC, "item_deck": ITEM}


AfterDeal = Callable[[CardId], None]
"""A function that is called with the id of a dealt card."""


def back_of(card: Card) -> str:
    """Return the back of a card."""
    if card.kind == HERO:
        return EPIC if HEROES[card.face].epic else ORDINARY
    return ROOM if card.kind == MINIBOSS else card.kind


class CardRequest:
    """A request for a card in a pile."""

    __slots__ = ("back", "face", "is_spare", "node", "on_dealt", "pile")

    def __init__(
        self, node: Node, back: str, face: Face, pile: list[CardId], on_dealt: AfterDeal | None, is_spare: bool = False
    ) -> None:
        self.node = node
        self.back = back
        self.face = face
        """The wanted face. 0 means that any card of this back will do."""
        self.pile = pile
        self.on_dealt = on_dealt
        """Called with the id of the card when it lies in the pile."""
        self.is_spare = is_spare
        """Whether any card will do that is preferably not taken from the decks."""


class CardFinder:
    """Finds the printed cards that a scenario names among those of its sets."""

    def __init__(self, chosen: Setup) -> None:
        self.setup = chosen

    def find(self, node: Node, kinds: Sequence[str]) -> Card:
        """Return the card of this name and of one of these kinds. Raises ScenarioError if there is none."""
        text, sets = node.text(), self.setup.sets
        # The heroes of the chosen hero set come first, because every base set has a Fool.
        known = [
            card for code in sorted(sets, key=lambda code: code != self.setup.heroes) for card in _cards_of_set(code)
        ]
        # A miniboss is a room card too, so the error need not name it.
        what = " or ".join(kind for kind in kinds if kind != MINIBOSS or ROOM not in kinds)
        try:
            return find_card(text, [card for card in known if card.kind in kinds], what)
        except UserError as error:
            try:
                other = find_card(text)
            except UserError:
                raise node.error(str(error)) from error
            if other.kind not in kinds:
                raise node.error(
                    f"{other.name} is {_with_article(other.kind)}; {_with_article(what)} is needed here."
                ) from error
            if other.set not in sets:
                wanted = ", ".join((*sets, other.set))
                raise node.error(
                    f"{other.name} belongs to {other.set}, which is not in this game; write sets: [{wanted}]."
                ) from error
            raise node.error(str(error)) from error


def _cards_of_set(code: str) -> list[Card]:
    return [card for kind in (BOSS, *ROOM_CARDS, SPELL, HERO, ITEM) for card in cards_of([code], kind)]


def kinds_of(back: str) -> Sequence[str]:
    """Return the kinds of card with this back."""
    if back in (ORDINARY, EPIC):
        return (HERO,)
    return ROOM_CARDS if back == ROOM else (back,)


def _with_article(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
