"""How good a position looks to a seat at the end of a round of Super Boss Monster, in points."""

from __future__ import annotations

from underkeep.bots.boss_monster import evaluation
from underkeep.bots.boss_monster.evaluation import AHEAD, GROWTH, harvest_of
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.solo import ends_by_wounds
from underkeep.games.super_boss_monster.rules.town import SOLO_HEROES
from underkeep.games.super_boss_monster.state import MAIN_LOCATIONS, SuperBossMonsterState

SLOWER = 0.7
"""How much more slowly a dungeon grows when one plays alone."""
WAITING = 0.35
"""What a hero costs who trains in a key location while one plays alone: it must be fetched some day."""
CROWDED = 0.12
"""What a hero costs who is left in town then."""
LAST_WOUND = 3.0
"""What the fifth wound costs, besides the point: the game is over."""


class Prospects(evaluation.Prospects):
    """Looks at one position; wounds are points, and nobody is beaten by them."""

    rules: SuperBossMonster
    state: SuperBossMonsterState

    def of(self, seat: int) -> float:
        souls, wounds = float(self.rules.soul_count(seat)), float(self.rules.wound_count(seat))
        points = souls - wounds
        if self.rules.is_solo:
            return points + self.alone()
        if souls >= SOULS_TO_WIN:
            # The game ends now: what comes later does not matter.
            return points
        for hero in self.state.entrance[seat]:
            worth = self.rules.hero_card(hero).worth
            points += worth * (2 * self.chance_of_death(seat, hero) - 1) * evaluation.NEXT_ROUND
        return points + self.later(seat) + self.hand(seat)

    # --- alone ----------------------------------------------------------------------------------------

    def alone(self) -> float:
        """What the rest of a solo game may bring: as many heroes as one can lure and kill, as long as the Tavern is
        empty."""
        state = self.state
        if state.over:
            return 0.0
        if ends_by_wounds(self.rules):
            return -LAST_WOUND
        left = len(state.ordinary_deck) + len(state.epic_deck)
        rounds = left / SOLO_HEROES
        trained = sum(bool(place) for place in state.places[:MAIN_LOCATIONS])
        pushed = max(len(state.town) + min(left, SOLO_HEROES) - self.rules.town_spaces(), 0)
        value = -WAITING * trained - CROWDED * len(state.town)
        if pushed > MAIN_LOCATIONS - trained:
            return value - 1.0  # the next heroes end the game
        damage = sum(self.damage[0])
        each = harvest_of(damage, min(len(state.ordinary_deck) // SOLO_HEROES, AHEAD), GROWTH * SLOWER, wound=1.0)
        lured = self.lured_alone()
        value += lured * each * min(rounds, AHEAD) / AHEAD * 1.5
        value += self.growth(0) + 0.4 * self.hand(0)
        margin = MAIN_LOCATIONS - trained - pushed
        return value - (0.8 if margin == 0 and rounds > 0 else 0.0)

    def lured_alone(self) -> float:
        """How many of three heroes find enough treasure in the dungeon, about (SBM-19.10)."""
        counts = self.treasure[0][:MAIN_LOCATIONS]
        spaces = range(SOLO_HEROES)
        likely = [sum(count >= self.rules.wanted_treasure(place) for place in spaces) / SOLO_HEROES for count in counts]
        return SOLO_HEROES * sum(likely) / len(likely)
