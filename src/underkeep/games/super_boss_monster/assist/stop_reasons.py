"""Stop reasons of Super Boss Monster: those of Boss Monster, and one more.

`before-build`  The window before the seat places a room is open, and an option brings the seat a lasting gain. Rooms
                are placed in a decision of their own here, so this is the last window before it.
"""

from __future__ import annotations

from collections.abc import Iterator

from underkeep.core.state import CardId
from underkeep.games.boss_monster.assist.lookahead.play_on import close_window, play_step
from underkeep.games.boss_monster.assist.lookahead.reactions import resolve_waiting_effects
from underkeep.games.boss_monster.assist.stop_reasons import STOP_REASONS as COMMON
from underkeep.games.boss_monster.assist.stop_reasons import StopReasonFinder
from underkeep.games.boss_monster.assist.walk_changes import can_change_walk
from underkeep.games.boss_monster.rules.round_end import has_player_with_ten_souls
from underkeep.games.boss_monster.rules.round_start import are_hero_decks_empty
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.steps import WALK_STEPS
from underkeep.games.boss_monster.state import BossMonsterState
from underkeep.games.super_boss_monster.assist.lookahead import act_predictable_minions
from underkeep.games.super_boss_monster.rules.build import is_next_to_build
from underkeep.games.super_boss_monster.rules.round_end import best_seats
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.solo import ends_by_wounds
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

STOP_REASONS = (COMMON[0], "before-build", *COMMON[1:])


class CityStopReasonFinder(StopReasonFinder):
    """Finds the stop reasons of one decision from what the asked seat observes."""

    state: SuperBossMonsterState
    game: SuperBossMonster

    # --- the build phase

    def build_reasons(self) -> Iterator[str]:
        yield from super().build_reasons()
        if (
            self.kind == "window"
            and is_next_to_build(self.game, self.me)
            and any(self.brings_lasting_gain(then) for then in self.states_after_plays())
        ):
            yield "before-build"

    def brings_lasting_gain(self, then: BossMonsterState) -> bool:
        """Whether the seat has a lasting gain in a later state, and has lost no room."""
        assert isinstance(then, SuperBossMonsterState)
        mine = {card for stack in self.state.dungeon[self.me] for card in stack}
        if mine - {card for stack in then.dungeon[self.me] for card in stack}:
            return False
        if self.hand(then) - self.hand(self.state):
            return True
        return any(more > less for less, more in zip(self.assets(self.state), self.assets(then), strict=True))

    def hand(self, state: SuperBossMonsterState) -> set[CardId]:
        """Return the cards in the hand of the seat."""
        return {*state.room_hand[self.me], *state.spell_hand[self.me]}

    def assets(self, state: SuperBossMonsterState) -> tuple[int, ...]:
        """Return the numbers of which more is better for the seat, whatever the heroes do in this round."""
        me, game = self.me, SuperBossMonster(state)
        return (
            game.dungeon_counter_count(me),
            game.score(me),
            state.coins[me],
            state.builds_left[me] + state.extra_builds[me],
            0 if game.is_summoning(me) else game.repeated_actions(me),
        )

    def play_until_bait(self, game: BossMonster) -> None:
        """Let the minions on predictable spaces act."""
        assert isinstance(game, SuperBossMonster)
        act_predictable_minions(game)

    # --- the adventure phase

    def can_wait(self, hero: CardId) -> bool:
        """Whether the hero in the dungeon dies in the next room and the seat can still save it there (SBM-13.6). Only
        an effect that prevents the damage of that room must be played before."""
        if hero not in self.state.hero_in_dungeon or self.game.health_of(hero) <= 0 or not self.game.next_room_kills():
            return False
        later = SuperBossMonster(self.state.copy())
        resolve_waiting_effects(later)
        close_window(later)
        if hero in later.state.hero_in_dungeon:
            play_step(later, WALK_STEPS)
        return hero in later.state.hero_in_dungeon and can_change_walk(later.state, self.me, hero, self.plays)

    # --- the end of the round

    def judge_round_end(self, game: BossMonster) -> tuple[bool, bool]:
        """Return whether another player would win if the round ended now, and whether the seat would be eliminated. Ten
        souls or an empty deck end the game for the best score; five wounds end a solo game (SBM-14.4 to SBM-14.7,
        SBM-19.15)."""
        assert isinstance(game, SuperBossMonster)
        if game.is_solo:
            return False, ends_by_wounds(game)
        ends = are_hero_decks_empty(game) or has_player_with_ten_souls(game)
        return ends and self.me not in best_seats(game), False
