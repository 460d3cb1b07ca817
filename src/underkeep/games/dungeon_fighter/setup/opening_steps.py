"""The steps before the first round: the players choose their heroes and the first boss (DF-3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.procedures import AnyProcedure, RuleResult, ask
from underkeep.core.state import FIRST_SEAT
from underkeep.games.dungeon_fighter.events import BossChosen, HeroChosen
from underkeep.games.dungeon_fighter.options import ChooseFighter, ChooseHero
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import FighterState, HeroNumber


def available_heroes(state: FighterState) -> list[HeroNumber]:
    """Return the hero cards that no player has taken."""
    return [hero for hero in state.hero_cards if hero not in state.hero]


def choose_hero(game: DungeonFighter) -> AnyProcedure:
    """Ask each player without a hero to choose one (DF-3.3)."""
    state = game.state
    for fighter in game.party:
        if state.hero[fighter] is None:
            heroes = [ChooseHero(hero) for hero in available_heroes(state)]
            answer = yield from ask(game.seat(fighter), "hero", heroes)
            state.hero[fighter] = answer.hero
        game.emit(HeroChosen, fighter, state.hero[fighter])
    game.go_to("choose_boss")


def choose_boss(game: DungeonFighter) -> AnyProcedure:
    """Ask for the first boss, unless the setup has drawn it (DF-3.11)."""
    state = game.state
    if state.boss is None:
        answer = yield from ask(FIRST_SEAT, "boss", [ChooseFighter(fighter) for fighter in game.party])
        state.boss = answer.fighter
    game.emit(BossChosen, state.boss)
    game.go_to("begin_round")


OPENING_STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    "choose_hero": choose_hero,
    "choose_boss": choose_boss,
}
"""The function of each opening step by its name, which saved games store."""
