"""The paths that expectations can look up besides those of Boss Monster (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.scenario.notation import CardName, PlaceName
from underkeep.core.state import Seat
from underkeep.games.boss_monster.notation import lookup
from underkeep.games.boss_monster.notation.effect_fields import CITY_KINDS
from underkeep.games.boss_monster.notation.grammar import face_name
from underkeep.games.boss_monster.notation.lookup import card_names as names_of
from underkeep.games.boss_monster.state import PHASES
from underkeep.games.super_boss_monster.notation.moves import space_name
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import (
    ON_CARDS,
    PLACE_NAMES,
    SuperBossMonsterState,
)


def _location_path(number: int) -> Callable[[SuperBossMonsterState], Any]:
    return lambda state: names_of(state, state.heroes_at_location[number])


def _minion_space(state: SuperBossMonsterState, seat: Seat) -> str:
    where = state.minion_space[seat]
    if where is None:
        return "home"
    return CardName(face_name(state.faces[where - ON_CARDS])) if where >= ON_CARDS else PlaceName(space_name(where))


TABLE_PATHS = lookup.TABLE_PATHS | {
    "market": lambda state: names_of(state, state.market, ordered=False),
    "tavern": lambda state: names_of(state, state.tavern),
    **{name: _location_path(number) for number, name in enumerate(PLACE_NAMES[:-1])},
    "first": lambda state: state.turn_order[0],
    "phase": lambda state: phase_of(state),
    **lookup.effect_table_paths(CITY_KINDS),
}


PLAYER_PATHS = lookup.PLAYER_PATHS | {
    "minion": _minion_space,
    "score": lambda state, seat: SuperBossMonster(state).score(seat),
    **lookup.effect_player_paths(CITY_KINDS),
    "extra_builds": lambda state, seat: state.extra_builds[seat],
}


PHASE_BY_FIRST_STEP = lookup.PHASE_BY_FIRST_STEP | {
    "begin_round": "town",
    "minions": "minion",
    "town_turn": "town",
    "greet": "town",
}


def phase_of(state: SuperBossMonsterState) -> str:
    """Return the phase that is running or about to begin."""
    name = PHASE_BY_FIRST_STEP.get(state.step, PHASES[state.phase])
    return "town" if name == "beginning" else name
