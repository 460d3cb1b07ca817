"""What becomes of the heroes if nobody does anything more: first the minions bring what they went for."""

from __future__ import annotations

from underkeep.games.boss_monster.assist.lookahead import forecast, play_on
from underkeep.games.boss_monster.assist.lookahead.forecast import Fate
from underkeep.games.boss_monster.assist.lookahead.play_on import carry_out
from underkeep.games.boss_monster.state import BUILD, TAVERN
from underkeep.games.super_boss_monster.rules import adventure
from underkeep.games.super_boss_monster.rules.minion_phase import HIDEOUT, act_with_minion
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import ICON, SPECIAL, TOWN, SuperBossMonsterState, space

ADVENTURES = play_on.ADVENTURES | {
    "adventure_turn": adventure.adventure_turn,
    "adventure_turn_over": adventure.adventure_turn_over,
}
"""The steps from the bait to the end of the adventures."""

FORESEEN = {space(HIDEOUT, SPECIAL), *(space(location, ICON) for location in range(TAVERN))}
"""The spaces whose effect nobody has to decide about: treasure, and a stronger last room."""


def with_minions(seen: SuperBossMonsterState) -> SuperBossMonsterState:
    """The position as it will be when the minions have fetched treasure and braced the last rooms: what everybody can
    foresee before the Minion phase."""
    state = seen.copy()
    if state.phase in (TOWN, BUILD):
        let_minions_act(SuperBossMonster(state))
    return state


def let_minions_act(game: SuperBossMonster) -> None:
    """Those minions act about whom nobody has to decide anything."""
    for seat, where in enumerate(game.state.minions):
        if where in FORESEEN:
            carry_out(act_with_minion(game, seat))


def fates(seen: SuperBossMonsterState) -> dict[int, Fate]:
    """What becomes of every hero in town, at the entrances and inside who moves in this round."""
    return forecast.fates(with_minions(seen), ADVENTURES)
