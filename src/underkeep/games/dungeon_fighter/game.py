"""Dungeon Fighter: what a table needs to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.game import Game
from underkeep.core.procedures import RuleResult
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.records.rules_migrations import OtherRules, StoredGame
from underkeep.core.state import CardId, Face, Seat, Seed
from underkeep.games.dungeon_fighter.cards import card_ids
from underkeep.games.dungeon_fighter.cards.catalogue import CATALOGUE, HERO_CATALOGUE, LEVELS
from underkeep.games.dungeon_fighter.events import EVENTS
from underkeep.games.dungeon_fighter.manifest import MANIFEST
from underkeep.games.dungeon_fighter.options import OPTIONS
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.steps import STEPS as PLAY_STEPS
from underkeep.games.dungeon_fighter.setup import setup
from underkeep.games.dungeon_fighter.setup.opening_steps import OPENING_STEPS
from underkeep.games.dungeon_fighter.setup.setup import Setup
from underkeep.games.dungeon_fighter.state import COMPANION, THROW_SOURCES, FighterState, HeroNumber, party_of

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {**OPENING_STEPS, **PLAY_STEPS}


def migrate_3(stored: StoredGame) -> None:
    """Rules 4 ask the boss to confirm a reported toss, and offer only neighbouring sections of a line. Games with
    simulated or random throws go on as they are. Raises OtherRules for a game with real dice."""
    if stored.choices.get("throws") == THROW_SOURCES[COMPANION]:
        raise OtherRules(3, MANIFEST.rules_version)


class FighterGame(Game):
    """The required part of the interface; the manifest lists the others."""

    steps = STEPS
    steps_without_decisions = frozenset({"begin_round", "encounter", "move_on", "battle"})
    state_type = FighterState
    setup_type = Setup
    options = OPTIONS
    events = EVENTS
    catalogues = {Face: CATALOGUE, HeroNumber: HERO_CATALOGUE}
    rules_migrations = {3: migrate_3}

    def rules(self, state: FighterState) -> DungeonFighter:
        return DungeonFighter(state)

    def deck_lists(self, setup_: Setup) -> DeckLists:
        return setup.deck_lists(setup_)

    def deal(self, setup_: Setup, seed: Seed, decks: DeckLists) -> FighterState:
        return setup.deal(setup_, seed, decks)

    def cards_by_back(self, state: FighterState) -> list[list[CardId]]:
        """Rooms, equipment and big bads each have one back, monsters one for each level (DF-3.7)."""
        return [
            list(card_ids.room_ids(state)),
            *(list(card_ids.level_ids(state, level)) for level in LEVELS),
            list(card_ids.equipment_ids(state)),
            list(card_ids.big_bad_ids(state)),
        ]

    def zones(self, state: FighterState) -> dict[str, list[CardId]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "rarities", "room_deck", "path", "room", "visited", "room_discard", "monster_deck", "monster", "beaten",
                "stall_deck", "stall", "discard", "big_bads", "gone",
            )
        }  # fmt: skip
        for fighter in party_of(state):
            zones[f"gear.{fighter}"] = state.gear[fighter]
            zones[f"trophies.{fighter}"] = state.trophies[fighter]
        return zones

    def scores(self, state: FighterState) -> list[int]:
        return [scoring.glory(state) if state.winners else 0] * state.players

    def is_playing(self, state: FighterState, seat: Seat) -> bool:
        if state.players == 1:
            return True
        return not state.dead[seat]


GAME = FighterGame(MANIFEST)
