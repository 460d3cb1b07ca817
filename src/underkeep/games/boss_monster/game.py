"""Boss Monster: what a table needs to play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from underkeep.core.game import Game
from underkeep.core.procedures import RuleResult
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.state import CardId, Face, Seat, Seed, card_range, seat_range
from underkeep.games.boss_monster.cards.catalogue import CATALOGUE
from underkeep.games.boss_monster.events import EVENTS
from underkeep.games.boss_monster.manifest import MANIFEST
from underkeep.games.boss_monster.options import OPTIONS
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.rules.steps import STEPS
from underkeep.games.boss_monster.setup import opening_steps, setup
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import BossMonsterState

SETUP_STEPS: dict[str, Callable[[Any], RuleResult]] = {
    "choose_boss": opening_steps.choose_boss,
    "meet_bosses": opening_steps.meet_bosses,
    "mulligan": opening_steps.mulligan,
    "classic_discard": opening_steps.classic_discard,
    "first_room": opening_steps.first_room,
    "reveal_first_rooms": opening_steps.reveal_first_rooms,
    "first_effects": opening_steps.first_effects,
}
"""The steps before the first round, in the order of play."""


class BossMonsterGame(Game):
    """The required part of the interface; the manifest lists the others."""

    steps = SETUP_STEPS | STEPS
    steps_without_decisions = frozenset(
        {
            "meet_bosses",
            "reveal_first_rooms",
            "begin_round",
            "build",
            "upkeep",
            "reveal",
            "admit",
            "after_reveal",
            "bait",
            "adventure",
            "end_round",
            "end_effects",
            "tidy_up",
            "late_level_up",
            "remove_damage",
            "check_end",
            "machinations",
            "new_round",
        }
    )
    state_type: type[BossMonsterState] = BossMonsterState
    setup_type: type[msgspec.Struct] = Setup
    options = OPTIONS
    events = EVENTS
    catalogues = {Face: CATALOGUE}

    def rules(self, state: BossMonsterState) -> BossMonster:
        return rules_of(state)

    def deck_lists(self, setup_: Any) -> DeckLists:
        return setup.deck_lists(setup_)

    def deal(self, setup_: Any, seed: Seed, decks: DeckLists) -> BossMonsterState:
        return setup.deal(setup_, seed, decks)

    def cards_by_back(self, state: BossMonsterState) -> list[list[CardId]]:
        starts = [0, *state.id_ranges[:-1]]
        return [list(card_range(first, end)) for first, end in zip(starts, state.id_ranges, strict=True)]

    def zones(self, state: BossMonsterState) -> dict[str, list[CardId]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "ordinary_deck", "epic_deck", "room_deck", "spell_deck", "item_deck", "discard", "removed",
                "town", "town_items", "hero_in_dungeon", "spells_being_cast", "dropped_items",
            )
        }  # fmt: skip
        zones["carried_items"] = list(state.carried_items.values())
        zones["minibosses"] = list(state.miniboss_of_room.values())
        zones["unpaid_minibosses"] = list(state.unpaid_minibosses)
        for seat in seat_range(state.players):
            for name in (
                "boss",
                "room_hand",
                "spell_hand",
                "entrance",
                "souls",
                "wounds",
                "boss_items",
                "stored_items",
            ):
                zones[f"{name}.{seat}"] = getattr(state, name)[seat]
            for slot, stack in enumerate(state.dungeon[seat]):
                zones[f"dungeon.{seat}.{slot}"] = stack
        return zones

    def scores(self, state: BossMonsterState) -> list[int]:
        rules = rules_of(state)
        return [rules.soul_count(seat) - rules.wound_count(seat) for seat in seat_range(state.players)]

    def is_playing(self, state: BossMonsterState, seat: Seat) -> bool:
        return not state.eliminated[seat] and not state.resigning[seat]


GAME = BossMonsterGame(MANIFEST)
