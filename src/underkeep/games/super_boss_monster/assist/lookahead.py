"""Forecasts for the heroes, after the minions whose actions are certain have acted."""

from __future__ import annotations

from underkeep.core.state import CardId, by_seat
from underkeep.games.boss_monster.assist.lookahead import forecast, play_on
from underkeep.games.boss_monster.assist.lookahead.forecast import Forecast
from underkeep.games.boss_monster.assist.lookahead.play_on import run_procedure
from underkeep.games.boss_monster.state import BUILD, TAVERN
from underkeep.games.super_boss_monster.rules import adventure
from underkeep.games.super_boss_monster.rules.minion_phase import HIDEOUT, act_with_minion
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import ICON, SPECIAL, TOWN, SuperBossMonsterState, space

ADVENTURE_STEPS = play_on.ADVENTURE_STEPS | {
    "adventure_turn": adventure.adventure_turn,
    "adventure_turn_over": adventure.adventure_turn_over,
}
"""The steps from the bait phase to the end of the adventure phase."""

PREDICTABLE_SPACES = {space(HIDEOUT, SPECIAL), *(space(location, ICON) for location in range(TAVERN))}
"""The action spaces whose effects need no decision: treasure, and a stronger last room."""


def state_after_minions(seen: SuperBossMonsterState) -> SuperBossMonsterState:
    """Return the state in which the minions on predictable spaces have acted. After the Build phase nothing changes."""
    state = seen.copy()
    if state.phase in (TOWN, BUILD):
        act_predictable_minions(SuperBossMonster(state))
    return state


def act_predictable_minions(game: SuperBossMonster) -> None:
    """Carry out the actions of the minions on predictable spaces."""
    for seat, where in by_seat(game.state.minion_space):
        if where in PREDICTABLE_SPACES:
            run_procedure(act_with_minion(game, seat))


def forecast_heroes(seen: SuperBossMonsterState) -> dict[CardId, Forecast]:
    """Return a forecast for every hero in town, at an entrance or in a dungeon who moves in this round."""
    return forecast.forecast_heroes(state_after_minions(seen), ADVENTURE_STEPS)
