"""Keep the Heroes Out!: what a table needs to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.game import Game
from underkeep.core.procedures import RuleResult
from underkeep.games.keep_the_heroes_out.manifest import MANIFEST
from underkeep.games.keep_the_heroes_out.options import KeepOption
from underkeep.games.keep_the_heroes_out.rules import raid, turn
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.setup import setup
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import KeepState

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # setup
    "choose_clan": setup.choose_clan,
    "stock_laboratory": setup.stock_laboratory,
    "lay_out_loot": setup.lay_out_loot,
    "first_monsters": setup.first_monsters,
    # the turn
    "begin_turn": turn.begin_turn,
    "play": turn.play,
    "act": turn.act,
    "exchange": turn.exchange,
    "cleanup": turn.cleanup,
    # the raid
    "raid": raid.raid,
    "raid_card": raid.raid_card,
    "heroes": raid.heroes,
    "settle": raid.settle,
    "end_turn": raid.end_turn,
    "next_player": raid.next_player,
}


class KeepGame(Game):
    """The required part of the interface; the manifest lists the others."""

    steps = STEPS
    steps_without_decisions = frozenset({"lay_out_loot", "begin_turn", "cleanup", "raid", "next_player"})
    state_type = KeepState
    setup_type = Setup
    option_type = KeepOption
    answers_type = list[KeepOption]

    def rules(self, state: KeepState) -> Keep:
        return Keep(state)

    def initial_state(self, setup_: Setup, seed: int) -> KeepState:
        return setup.start(setup_, seed)

    def cards_by_back(self, state: KeepState) -> list[list[int]]:
        """Hidden faces are exchangeable within a deck, among treasures of a value, and among plans."""
        count = len(state.values_of)
        treasures = range(state.first_treasure, state.first_treasure + count)
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

    def zones(self, state: KeepState) -> dict[str, list[int]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "loot_deck", "loot_row", "guild_deck", "guild_discard", "reserve", "plans", "projects", "built", "gone",
            )
        }  # fmt: skip
        for seat in range(state.players):
            for name in ("deck", "hand", "area", "discard"):
                zones[f"{name}.{seat}"] = getattr(state, name)[seat]
        for room, pile in enumerate(state.treasure):
            zones[f"treasure.{room}"] = pile
        return zones

    def scores(self, state: KeepState) -> list[int]:
        return [int(state.over and bool(state.winners))] * state.players

    def is_playing(self, state: KeepState, seat: int) -> bool:
        return True


GAME = KeepGame(MANIFEST)
