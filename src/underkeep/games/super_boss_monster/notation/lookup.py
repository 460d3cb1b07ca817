"""What expectations can look up besides the paths of Boss Monster (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.scenario.notation import CardName, PlaceName
from underkeep.games.boss_monster.notation import lookup
from underkeep.games.boss_monster.notation.grammar import face_name
from underkeep.games.boss_monster.notation.lookup import names as names_of
from underkeep.games.boss_monster.state import PHASES
from underkeep.games.super_boss_monster.notation.moves import space_called
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import (
    AT_HOME,
    ON_CARDS,
    PLACE_NAMES,
    SuperBossMonsterState,
)

# --- looking --------------------------------------------------------------------------------------------


def _place(number: int) -> Callable[[SuperBossMonsterState], Any]:
    return lambda state: names_of(state, state.places[number])


def _minion(state: SuperBossMonsterState, seat: int) -> str:
    where = state.minions[seat]
    if where == AT_HOME:
        return "home"
    return CardName(face_name(state.faces[where - ON_CARDS])) if where >= ON_CARDS else PlaceName(space_called(where))


TABLE = lookup.TABLE | {
    "market": lambda state: names_of(state, state.market, ordered=False),
    "tavern": lambda state: names_of(state, state.tavern),
    **{name: _place(number) for number, name in enumerate(PLACE_NAMES[:-1])},
    "first": lambda state: state.turn_order[0],
    "phase": lambda state: phase_of(state),
    "stunned": lambda state: names_of(state, state.stunned, ordered=False),
}


PLAYER = lookup.PLAYER | {
    "minion": _minion,
    "score": lambda state, seat: SuperBossMonster(state).score(seat),
    "overtime": lambda state, seat: state.overtime[seat],
    "extra_builds": lambda state, seat: state.extra_builds[seat],
}


PHASE_STARTS = lookup.PHASE_STARTS | {"begin_round": "town", "minions": "minion", "town_turn": "town", "greet": "town"}


def phase_of(state: SuperBossMonsterState) -> str:
    """The phase that is running or about to begin."""
    name = PHASE_STARTS.get(state.step, PHASES[state.phase])
    return "town" if name == "beginning" else name
