"""Super Boss Monster: all verbs together, and how the game ends."""

from __future__ import annotations

from underkeep.games.boss_monster.rules.round_end import WOUNDS_TO_LOSE
from underkeep.games.super_boss_monster.events import SoloOver
from underkeep.games.super_boss_monster.rules.window import LastInFirstOut
from underkeep.games.super_boss_monster.state import AT_HOME, SuperBossMonsterState

BY_WOUNDS, BY_TAVERN, BY_DECK = range(3)
"""How a solo game ends (SBM-19.15 to SBM-19.17)."""


class SuperBossMonster(LastInFirstOut):
    """The rules of Super Boss Monster bound to one position. Cards call this `game`."""

    step_after_heroes = "town_turn"
    first_build_step = "first_build_window"
    step_after_build = "minions"
    mulligan_shows_hand = mulligan_counts_icons = True  # SBM-4.8

    # --- setup

    def reveal_bosses(self) -> None:
        """The highest XP gives the first-player marker; the others follow clockwise (SBM-4.6, SBM-5.2)."""
        super().reveal_bosses()
        state = self.state
        first = state.turn_order[0]
        state.turn_order = [(first + step) % state.players for step in range(state.players)]

    # --- level up

    def is_level_up_due(self, me: int) -> bool:
        """Only at the end of a build phase (SBM-9.3)."""
        return self.state.step in ("after_reveal", "effects_of_reveal") and super().is_level_up_due(me)

    # --- points

    def score(self, seat: int) -> int:
        """Souls minus wounds (SBM-14.6)."""
        return self.soul_count(seat) - self.wound_count(seat)

    def best_seats(self) -> list[int]:
        """Who has the highest score, and of those the highest XP (SBM-14.6, SBM-14.7)."""
        seats = self.seats()
        highest = max((self.score(seat), self.xp(seat)) for seat in seats)
        return [seat for seat in seats if (self.score(seat), self.xp(seat)) == highest]

    def wounds_eliminate(self) -> bool:
        """Wounds only count against the score; alone five of them end the game (SBM-14.6, SBM-19.15)."""
        return self.is_solo

    def ends_by_wounds(self) -> bool:
        """Whether the player of a solo game has received the fifth wound in this round, or still has it: the game ends
        after the round, also if a wound was healed meanwhile (SBM-19.15). Extra Life puts it off for a round."""
        received = max(self.state.most_wounds[0], self.wound_count(0))
        return received >= WOUNDS_TO_LOSE and not self.state.safe[0]

    def turn_to_soul(self, me: int, hero: int) -> None:
        """A wound is healed; how many wounds the player had is remembered (SBM-19.15)."""
        self._note_wounds()
        super().turn_to_soul(me, hero)

    def take_from_place(self, hero: int) -> None:
        """A hero who is taken away may have been a wound (SBM-19.15)."""
        self._note_wounds()
        super().take_from_place(hero)

    def _note_wounds(self) -> None:
        state = self.state
        if self.is_solo and state.wounds[0]:
            state.most_wounds[0] = max(state.most_wounds[0], self.wound_count(0))

    def forget_round(self) -> None:
        """The wounds of a past round count only as far as they are still there (SBM-19.15)."""
        super().forget_round()
        self.state.most_wounds = [0] * self.state.players

    def end_solo(self, why: int) -> None:
        """A solo game is over; whoever fails has not won (SBM-19.19, SBM-19.20)."""
        score = self.score(0)
        self.emit(SoloOver, why, score)
        self.win([0] if score >= 0 else [])

    def close_solo(self) -> None:
        self.end_solo(BY_TAVERN)

    # --- leaving

    def eliminate(self, seat: int) -> None:
        """Who resigns takes the own minion along."""
        self.state.minions[seat] = AT_HOME
        super().eliminate(seat)

    def between_steps(self) -> None:
        """Somebody who resigns a solo game has lost it."""
        if self.is_solo and not self.state.over:
            self.interrupted = False
            return self.win([])
        return super().between_steps()


SuperBossMonsterState.rules_type = SuperBossMonster
