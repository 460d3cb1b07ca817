"""Super Boss Monster: what a table needs to play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.procedures import RuleResult
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.state import CardId, Seed, seat_range
from underkeep.games.boss_monster.game import BossMonsterGame
from underkeep.games.boss_monster.setup import opening_steps as boss_opening_steps
from underkeep.games.super_boss_monster.events import EVENTS
from underkeep.games.super_boss_monster.manifest import MANIFEST
from underkeep.games.super_boss_monster.options import OPTIONS
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.steps import STEPS
from underkeep.games.super_boss_monster.setup import opening_steps, setup
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

SETUP_STEPS: dict[str, Callable[[Any], RuleResult]] = {
    "leave_cards_out": opening_steps.leave_cards_out,
    "choose_boss": boss_opening_steps.choose_boss,
    "meet_bosses": opening_steps.meet_bosses,
    "mulligan": boss_opening_steps.mulligan,
    "first_room": boss_opening_steps.first_room,
    "reveal_first_rooms": boss_opening_steps.reveal_first_rooms,
    "first_effects": boss_opening_steps.first_effects,
}
"""The steps before the first round, in the order of play."""


class SuperBossMonsterGame(BossMonsterGame):
    """The required part of the interface; the manifest lists the others."""

    steps = SETUP_STEPS | STEPS
    steps_without_decisions = frozenset(
        BossMonsterGame.steps_without_decisions & (SETUP_STEPS | STEPS).keys()
        | {"leave_cards_out", "minions", "minions_done", "adventure_turn_over", "pass_marker"}
    )
    state_type = SuperBossMonsterState
    setup_type = Setup
    options = OPTIONS
    events = EVENTS

    def rules(self, state: Any) -> SuperBossMonster:
        return SuperBossMonster(state)

    def deck_lists(self, setup_: Any) -> DeckLists:
        return setup.deck_lists(setup_)

    def deal(self, setup_: Any, seed: Seed, decks: DeckLists) -> SuperBossMonsterState:
        return setup.deal(setup_, seed, decks)

    def zones(self, state: Any) -> dict[str, list[CardId]]:
        zones = super().zones(state)
        zones |= {"market": state.market, "tavern": state.tavern}
        zones |= {f"location.{number}": heroes for number, heroes in enumerate(state.heroes_at_location)}
        return zones

    def scores(self, state: Any) -> list[int]:
        rules = SuperBossMonster(state)
        return [rules.score(seat) for seat in seat_range(state.players)]


GAME = SuperBossMonsterGame(MANIFEST)
