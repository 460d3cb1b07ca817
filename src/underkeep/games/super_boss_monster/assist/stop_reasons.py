"""Why a reaction matters in Super Boss Monster: as in Boss Monster, and one reason more.

`before-build`  the window before I place a room, with a play that brings me something that lasts: a room is placed in
                a question of its own here, not in the window, so this is the moment for everything that is played
                for its own sake
"""

from __future__ import annotations

from collections.abc import Iterator

from underkeep.games.boss_monster.assist.lookahead.play_on import WALK_STEPS, close_window, play_step
from underkeep.games.boss_monster.assist.lookahead.reactions import resolve_waiting_effects
from underkeep.games.boss_monster.assist.stop_reasons import STOP_REASONS as COMMON
from underkeep.games.boss_monster.assist.stop_reasons import StopReasonFinder, can_change_walk
from underkeep.games.boss_monster.rules.round_end import somebody_has_ten
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import BossMonsterState
from underkeep.games.super_boss_monster.assist.lookahead import act_predictable_minions
from underkeep.games.super_boss_monster.rules.build import is_next_to_build
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

STOP_REASONS = (COMMON[0], "before-build", *COMMON[1:])


class CityStopReasonFinder(StopReasonFinder):
    """Looks at one question with the eyes of the seat that is asked."""

    state: SuperBossMonsterState
    game: SuperBossMonster

    # --- the build phase

    def about_building(self) -> Iterator[str]:
        yield from super().about_building()
        if (
            self.kind == "window"
            and is_next_to_build(self.game, self.me)
            and any(self.serves(then) for then in self.possible())
        ):
            yield "before-build"

    def serves(self, then: BossMonsterState) -> bool:
        """Whether a play that leads there brings the seat something that lasts, and costs it no room."""
        assert isinstance(then, SuperBossMonsterState)
        mine = {card for stack in self.state.dungeon[self.me] for card in stack}
        if mine - {card for stack in then.dungeon[self.me] for card in stack}:
            return False
        if self.hand(then) - self.hand(self.state):
            return True
        return any(more > less for less, more in zip(self.assets(self.state), self.assets(then), strict=True))

    def hand(self, state: SuperBossMonsterState) -> set[int]:
        """The cards that the seat holds."""
        return {*state.rooms[self.me], *state.spells[self.me]}

    def assets(self, state: SuperBossMonsterState) -> tuple[int, ...]:
        """What one would be glad to have more of, whatever the heroes do in this round."""
        me, game = self.me, SuperBossMonster(state)
        return (
            game.counters_of(me),
            game.score(me),
            state.coins[me],
            state.builds[me] + state.extra_builds[me],
            0 if game.summons(me) else state.overtime[me],
        )

    def before_bait(self, game: BossMonster) -> None:
        """The minions fetch treasure and brace rooms."""
        assert isinstance(game, SuperBossMonster)
        act_predictable_minions(game)

    # --- the adventure phase

    def can_wait(self, hero: int) -> bool:
        """Whether the hero inside dies in the next room, and the seat can still save it there (SBM-13.6): only what
        spares the hero the damage of that room must be played before."""
        if hero not in self.state.walker or self.game.health_of(hero) <= 0 or not self.game.next_room_kills():
            return False
        later = SuperBossMonster(self.state.copy())
        resolve_waiting_effects(later)
        close_window(later)
        if hero in later.state.walker:
            play_step(later, WALK_STEPS)
        return hero in later.state.walker and can_change_walk(later.state, self.me, hero, self.plays)

    # --- the end of the round

    def verdict(self, game: BossMonster) -> tuple[bool, bool]:
        """Ten souls or an empty deck end the game, and the best score wins; alone five wounds end it (SBM-14.4 to
        SBM-14.7, SBM-19.15)."""
        assert isinstance(game, SuperBossMonster)
        if game.solo:
            return False, game.ends_by_wounds()
        ends = game.heroes_have_come() or somebody_has_ten(game)
        return ends and self.me not in game.best(), False
