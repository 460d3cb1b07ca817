"""Keep the Heroes Out!: what a table needs to play it."""

from __future__ import annotations

from underkeep.core.game import Game
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.state import CardId, Face, Seat, Seed, card_range, seat_range
from underkeep.games.keep_the_heroes_out.cards.catalogue import CATALOGUE, CLAN_CATALOGUE
from underkeep.games.keep_the_heroes_out.events import EVENTS
from underkeep.games.keep_the_heroes_out.manifest import MANIFEST
from underkeep.games.keep_the_heroes_out.options import OPTIONS
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.steps import STEPS
from underkeep.games.keep_the_heroes_out.setup import setup
from underkeep.games.keep_the_heroes_out.setup.opening_steps import OPENING_STEPS
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import ClanNumber, KeepState


class KeepGame(Game):
    """The required part of the interface; the manifest lists the others."""

    steps = {**OPENING_STEPS, **STEPS}
    steps_without_decisions = frozenset({"lay_out_loot", "begin_turn", "cleanup", "raid", "next_player"})
    state_type = KeepState
    setup_type = Setup
    options = OPTIONS
    events = EVENTS
    catalogues = {Face: CATALOGUE, ClanNumber: CLAN_CATALOGUE}

    def rules(self, state: KeepState) -> KeepRules:
        return KeepRules(state)

    def deck_lists(self, setup_: Setup) -> DeckLists:
        return setup.deck_lists(setup_)

    def deal(self, setup_: Setup, seed: Seed, decks: DeckLists) -> KeepState:
        return setup.deal(setup_, seed, decks)

    def cards_by_back(self, state: KeepState) -> list[list[CardId]]:
        """Hidden faces are exchangeable within a deck, among treasures of a value, and among plans."""
        count = len(state.values_of)
        treasures = card_range(state.first_treasure, state.first_treasure + count)
        by_value = [
            [card for card, value in zip(treasures, state.values_of, strict=True) if value == wanted]
            for wanted in sorted(set(state.values_of))
        ]
        return [
            sorted(state.guild_deck),
            sorted(state.loot_deck),
            sorted(state.plans),
            *by_value,
            *map(sorted, state.deck),
        ]

    def zones(self, state: KeepState) -> dict[str, list[CardId]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "loot_deck", "loot_row", "guild_deck", "guild_discard", "reserve", "plans", "projects", "built", "gone",
            )
        }  # fmt: skip
        for seat in seat_range(state.players):
            for name in ("deck", "hand", "area", "discard"):
                zones[f"{name}.{seat}"] = getattr(state, name)[seat]
        for room, pile in enumerate(state.treasure):
            zones[f"treasure.{room}"] = pile
        return zones

    def scores(self, state: KeepState) -> list[int]:
        return [int(state.over and bool(state.winners))] * state.players

    def is_playing(self, state: KeepState, seat: Seat) -> bool:
        return True


GAME = KeepGame(MANIFEST)
