"""What becomes of the heroes if nobody does anything more: first the minions bring what they went for."""

from __future__ import annotations

from underkeep.games.boss_monster import adventure as visits
from underkeep.games.boss_monster import foresight
from underkeep.games.boss_monster.foresight import Fate
from underkeep.games.boss_monster.passing import VISIT, Steps
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.super_boss_monster import adventure, bait
from underkeep.games.super_boss_monster.minions import BRACED, HIDEOUT
from underkeep.games.super_boss_monster.state import ICON, SPACES, SPECIAL, TOWN, SuperBossMonsterState, space

ADVENTURES: Steps = {
    "bait": bait.bait,
    "adventure": visits.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": visits.next_hero,
    **VISIT,
    "adventure_turn_over": adventure.adventure_turn_over,
}
"""The steps from the bait to the end of the adventures."""


def with_minions(seen: SuperBossMonsterState) -> SuperBossMonsterState:
    """The position as it will be when the minions have fetched treasure and braced the last rooms: what everybody can
    foresee before the Minion phase."""
    state = seen.copy()
    if state.phase in (TOWN, BUILD):
        for seat, where in enumerate(state.minions):
            location, what = divmod(where, len(SPACES))
            for _ in range(1 + state.overtime[seat]):
                if where == space(HIDEOUT, SPECIAL):
                    state.brute[seat] += BRACED
                elif 0 <= where < len(SPACES) * len(state.places) and what == ICON:
                    state.abroad.append([seat, location])
    return state


def fates(seen: SuperBossMonsterState) -> dict[int, Fate]:
    """What becomes of every hero in town, at the entrances and inside who moves in this round."""
    return foresight.fates(with_minions(seen), ADVENTURES)
