"""Reads the cards of a scenario: named cards, unknown cards and decks (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from underkeep.core import visibility
from underkeep.core.names import is_short_for
from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, card_range
from underkeep.games.dungeon_fighter.cards.card_ids import level_ids, monster_ids
from underkeep.games.dungeon_fighter.cards.card_types import Card
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS, DECK_COUNT_OF_LEVEL, LEVELS
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.card_names import find_card
from underkeep.games.dungeon_fighter.state import FighterState


def is_hidden(node: Node) -> bool:
    """Whether a card is written without its face."""
    return node.is_text and str(node.value).startswith(HIDDEN)


class CardReader:
    """Takes the cards of a scenario from the box, each of them once."""

    def __init__(self, state: FighterState) -> None:
        self.state = state
        self._printed = [CARDS[face] for face in state.faces]
        """The card that each id has before anything is shuffled. A name in a position means this card."""
        self.unplaced = set(card_range(0, len(state.faces)))
        """The cards that have no place yet."""
        self.field_of_card: dict[CardId, str] = {}
        """The field of the scenario in which a card is written."""

    def printed_card(self, card: CardId) -> Card:
        """Return the card that an id has before anything is shuffled."""
        return self._printed[card]

    def find_named_card(self, node: Node, allowed: Collection[CardId]) -> CardId:
        """Return the id of the card with this name. A card that may lie here is preferred to any other.

        Raises ScenarioError if no card, or more than one, has this name."""
        here = [self._printed[card] for card in sorted(allowed)]
        try:
            pool = here if any(is_short_for(node.text(), card.name) for card in here) else self._printed
            return CardId(self._printed.index(find_card(node.text(), pool)))
        except FighterError as error:
            raise node.error(str(error)) from error

    def read_card(self, node: Node, allowed: Collection[CardId], field: str) -> CardId:
        """Return the card that a field names, perhaps by a short form of its name.

        Raises ScenarioError if the card cannot lie there, or is written in another place too."""
        card = self.find_named_card(node, allowed)
        name = self._printed[card].name
        if card not in allowed:
            raise node.error(f"{name} cannot lie here.")
        if card in self.field_of_card:
            other = self.field_of_card[card]
            both = f"twice in {field}" if other == field else f"in {other} and in {field}"
            raise node.error(f"{name} is written {both}; the box holds only one.")
        self.field_of_card[card] = field
        self.unplaced.discard(card)
        return card

    def read_deck(self, fields: dict[str, Node], name: str, ids: Sequence[CardId]) -> list[CardId]:
        """Return a deck, its top card last.

        The listed cards lie on top, in their order; with `only` there are no others."""
        top, only = self._read_listed_cards(fields, name, ids)
        rest = [] if only else sorted(self.unplaced.intersection(ids))
        self.unplaced -= set(rest)
        visibility.shuffle_pile(self.state, rest)
        return rest + top[::-1]

    def read_monster_deck(self, fields: dict[str, Node]) -> list[CardId]:
        """Return the monster deck: the listed cards on top, then the number of each level that the rules demand."""
        top, only = self._read_listed_cards(fields, "monsters", monster_ids(self.state))
        rest: list[CardId] = []
        for level in reversed(LEVELS):
            pile = sorted(self.unplaced.intersection(level_ids(self.state, level)))
            visibility.shuffle_pile(self.state, pile)
            rest += [] if only else pile[: DECK_COUNT_OF_LEVEL.get(level, len(pile))]
        self.unplaced -= set(rest)
        return rest + top[::-1]

    def take_unplaced(self) -> list[CardId]:
        """Return all cards that have no place yet; they have left the game."""
        cards, self.unplaced = sorted(self.unplaced), set()
        return cards

    def _read_listed_cards(
        self, fields: dict[str, Node], name: str, ids: Sequence[CardId]
    ) -> tuple[list[CardId], bool]:
        """Return the cards that a field lists, and whether the deck has no others."""
        if name not in fields:
            return [], False
        node = fields[name]
        only = node.is_mapping
        entries = node.fields(("only",), of="a deck")["only"].entries() if only else node.entries()
        # Cards with a name come first, so that no unknown card takes their place.
        named = {
            number: self.read_card(entry, ids, name) for number, entry in enumerate(entries) if not is_hidden(entry)
        }
        hidden = {
            number: self._take_hidden_card(entry, ids) for number, entry in enumerate(entries) if is_hidden(entry)
        }
        of_monsters = ids == monster_ids(self.state)
        backs = [level_ids(self.state, level) for level in LEVELS] if of_monsters else [ids]
        for back in backs:
            visibility.shuffle_pile(self.state, sorted(card for card in hidden.values() if card in back))
        return [(named | hidden)[number] for number in range(len(entries))], only

    def _take_hidden_card(self, node: Node, ids: Sequence[CardId]) -> CardId:
        """Take any card with this back for an unknown card; `unknown 3` is a monster of level 3."""
        level = node.text().removeprefix(HIDDEN).strip()
        if level and (not level.isdecimal() or int(level) not in LEVELS or ids != monster_ids(self.state)):
            raise node.error(f"An unknown card is written {HIDDEN!r}, an unknown monster '{HIDDEN} 3', with its level.")
        allowed = self.unplaced.intersection(level_ids(self.state, int(level)) if level else ids)
        if not allowed:
            raise node.error("There are not so many cards of this kind.")
        self.unplaced.discard(max(allowed))
        return max(allowed)
