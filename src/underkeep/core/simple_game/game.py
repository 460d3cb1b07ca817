"""The simple game: a game whose optional parts follow from its declarations."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from underkeep.core.capabilities import keys
from underkeep.core.capabilities.keys import Capability
from underkeep.core.game import Game
from underkeep.core.manifest import Manifest
from underkeep.core.options.option import Resign
from underkeep.core.records.deck_lists import Catalogue, DeckLists
from underkeep.core.simple_game.events import STANDARD_EVENTS
from underkeep.core.simple_game.rules import SimpleRules
from underkeep.core.simple_game.setup_form import SimpleSetup
from underkeep.core.simple_game.state import SimpleState, blank_state
from underkeep.core.simple_game.zones import Counter, PlacedCounter, PlacedZone, Zone, place_counters, place_zones
from underkeep.core.state import CardId, Face, Seat, Seed, card_range

if TYPE_CHECKING:
    from underkeep.core.capabilities.assist import Assist

T = TypeVar("T")

ALL_CARDS = "cards"
"""The name of the only deck list."""
MESSAGE_FILE = "simple_game"
"""The message file with the texts that all simple games share. It is read last: a message of the game takes
precedence."""

DEFAULT_PARTS = {
    "text": "text:SimpleText",
    "notation": "notation:SimpleNotation",
    "cards": "cards:SimpleCardLibrary",
    "display": "display:GenericDisplay",
    "setup-form": "setup_form:SimpleSetupForm",
}
"""The capabilities that a simple game has without declaring them: `module:class` of this package."""


class SimpleGame(Game):
    """A game that declares its cards, zones and counters, and gets all parts that clients need."""

    state_type: type[SimpleState]
    setup_type: type[SimpleSetup]
    rules_type: type[SimpleRules[Any]]
    """The verbs of the game."""
    table_zones: tuple[Zone, ...] = ()
    """All zones. Every card is in exactly one of them."""
    counters: tuple[Counter, ...] = ()
    """The numbers that all players see."""

    def __init__(self, manifest: Manifest) -> None:
        self.options = tuple(dict.fromkeys((*self.options, Resign)))
        self.events = (*self.events, *STANDARD_EVENTS)
        self.catalogue = self.rules_type.catalogue
        self._faces: Catalogue[Face] = Catalogue(["", *(card.key for card in self.catalogue)])
        self.catalogues = {Face: self._faces}
        super().__init__(manifest)
        self.message_files = (*self.message_files, MESSAGE_FILE)
        self.backs = list(dict.fromkeys(card.back for card in self.catalogue))

    def get(self, capability: Capability[T]) -> T | None:
        part = super().get(capability)
        if part is None and capability.name in DEFAULT_PARTS:
            module, _, name = DEFAULT_PARTS[capability.name].partition(":")
            part = self._parts[capability.name] = getattr(import_module(f"{__package__}.{module}"), name)(self)
        return part

    @property
    def assist(self) -> Assist:
        from underkeep.core.simple_game.assist import SimpleAssist

        return self.get(keys.ASSIST) or SimpleAssist()

    def rules(self, state: Any) -> SimpleRules[Any]:
        return self.rules_type(state)

    def deck_lists(self, setup: Any) -> DeckLists:
        """Return the cards that take part, in one list."""
        faces = [
            Face(face)
            for face, card in enumerate(self.catalogue, start=1)
            for _ in range(self.rules_type.copies(card, setup))
        ]
        return {ALL_CARDS: self._faces.sort(faces)}

    def deal(self, setup: Any, seed: Seed, decks: DeckLists) -> SimpleState:
        state = blank_state(self.state_type, setup.players, seed, next(iter(self.steps)))
        state.faces = self._faces.numbers_of(decks[ALL_CARDS])
        state.backs = [self.backs.index(self.catalogue[face - 1].back) for face in state.faces]
        state.knows = bytearray(len(state.faces))
        self.rules(state).deal(setup)
        return state

    def cards_by_back(self, state: SimpleState) -> list[list[CardId]]:
        return [
            [card for card in card_range(0, len(state.backs)) if state.backs[card] == back]
            for back in range(len(self.backs))
        ]

    def placed_zones(self, state: SimpleState) -> list[PlacedZone]:
        """Return all zones with their owners and cards."""
        return list(place_zones(self.table_zones, state))

    def placed_counters(self, state: SimpleState) -> list[PlacedCounter]:
        """Return all counters with their owners and numbers."""
        return list(place_counters(self.counters, self.rules(state)))

    def zones(self, state: SimpleState) -> dict[str, list[CardId]]:
        return {placed.key: placed.cards for placed in self.placed_zones(state)}

    def is_playing(self, state: SimpleState, seat: Seat) -> bool:
        return seat not in state.resigned

    def scores(self, state: SimpleState) -> list[int]:
        return self.rules(state).scores()
