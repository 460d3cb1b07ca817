"""The evaluation of a position at the end of a round of Super Boss Monster for a seat, in points."""

from __future__ import annotations

from underkeep.bots.boss_monster import evaluation
from underkeep.bots.boss_monster.evaluation import DAMAGE_PER_ROUND, ROUNDS_AHEAD, future_heroes_value
from underkeep.core.state import Seat
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.solo import ends_by_wounds
from underkeep.games.super_boss_monster.rules.town import SOLO_HEROES
from underkeep.games.super_boss_monster.state import MAIN_LOCATIONS, SOLO_SEAT, SuperBossMonsterState

SOLO_GROWTH_FACTOR = 0.7
"""The growth of a dungeon in a solo game, compared with other games."""
TRAINED_HERO_COST = 0.35
"""The cost of a hero that trains in a key location in a solo game, because it must be lured later."""
TOWN_HERO_COST = 0.12
"""The cost of a hero that is left in town in a solo game."""
LAST_WOUND_COST = 3.0
"""The cost of the fifth wound besides the point, because the game is over."""


class Evaluation(evaluation.Evaluation):
    """The evaluation of one position; wounds are points, and beat no player."""

    rules: SuperBossMonster
    state: SuperBossMonsterState

    def player_value(self, seat: Seat) -> float:
        """Return the points of one player so far, and the estimated points of later rounds."""
        souls, wounds = float(self.rules.soul_count(seat)), float(self.rules.wound_count(seat))
        points = souls - wounds
        if self.rules.is_solo:
            return points + self.solo_value()
        if souls >= SOULS_TO_WIN:
            # The game ends now, so later rounds do not count.
            return points
        for hero in self.state.entrance[seat]:
            worth = self.rules.hero_card(hero).worth
            points += worth * (2 * self.death_chance(seat, hero) - 1) * evaluation.NEXT_ROUND_WEIGHT
        return points + self.future_value(seat) + self.hand_value(seat)

    # --- solo -----------------------------------------------------------------------------------------

    def solo_value(self) -> float:
        """Return the value of the rest of a solo game: the heroes that can be lured and killed, as long as the Tavern
        is empty."""
        state = self.state
        if state.over:
            return 0.0
        if ends_by_wounds(self.rules):
            return -LAST_WOUND_COST
        heroes_left = len(state.ordinary_deck) + len(state.epic_deck)
        rounds = heroes_left / SOLO_HEROES
        trained_count = sum(bool(place) for place in state.heroes_at_location[:MAIN_LOCATIONS])
        pushed_count = max(len(state.town) + min(heroes_left, SOLO_HEROES) - self.rules.town_spaces(), 0)
        value = -TRAINED_HERO_COST * trained_count - TOWN_HERO_COST * len(state.town)
        if pushed_count > MAIN_LOCATIONS - trained_count:
            return value - 1.0  # the next heroes end the game
        damage = sum(self.damage[SOLO_SEAT])
        value_per_hero = future_heroes_value(
            damage,
            min(len(state.ordinary_deck) // SOLO_HEROES, ROUNDS_AHEAD),
            DAMAGE_PER_ROUND * SOLO_GROWTH_FACTOR,
            wound=1.0,
        )
        lured = self.solo_lured_count()
        value += lured * value_per_hero * min(rounds, ROUNDS_AHEAD) / ROUNDS_AHEAD * 1.5
        value += self.dungeon_value(SOLO_SEAT) + 0.4 * self.hand_value(SOLO_SEAT)
        margin = MAIN_LOCATIONS - trained_count - pushed_count
        return value - (0.8 if margin == 0 and rounds > 0 else 0.0)

    def solo_lured_count(self) -> float:
        """Return the approximate number of three heroes that find enough treasure in the dungeon (SBM-19.10)."""
        counts = self.treasure[SOLO_SEAT][:MAIN_LOCATIONS]
        spaces = range(SOLO_HEROES)
        likely = [sum(count >= self.rules.wanted_treasure(place) for place in spaces) / SOLO_HEROES for count in counts]
        return SOLO_HEROES * sum(likely) / len(likely)
