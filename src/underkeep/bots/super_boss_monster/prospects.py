"""How good a position looks to a seat at the end of a round of Super Boss Monster, in points."""

from __future__ import annotations

from functools import cache

from underkeep.bots.boss_monster import prospects
from underkeep.bots.boss_monster.cards import engine
from underkeep.bots.boss_monster.prospects import AHEAD, EPIC, GROWTH, LEVEL_UP, ORDINARY
from underkeep.games.boss_monster.ending import SOULS_TO_WIN
from underkeep.games.boss_monster.state import FULL_DUNGEON
from underkeep.games.super_boss_monster.ending import WOUNDS_TO_LOSE
from underkeep.games.super_boss_monster.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import CHALLENGE, SuperBossMonsterState

SOLO_ROUND = 3
"""Heroes that come in a round of a solo game."""
WAITING = 0.35
"""What a hero costs who trains in a key location while one plays alone: it must be fetched some day."""
CROWDED = 0.12
"""What a hero costs who is left in town then."""
LAST_WOUND = 3.0
"""What the fifth wound costs, besides the point: the game is over."""


class Prospects(prospects.Prospects):
    """Looks at one position; wounds are points, and nobody is beaten by them."""

    rules: SuperBossMonster
    state: SuperBossMonsterState

    def of(self, seat: int) -> float:
        souls, wounds = float(self.rules.soul_count(seat)), float(self.rules.wound_count(seat))
        points = souls - wounds
        if self.rules.solo:
            return points + self.alone(wounds)
        if souls >= SOULS_TO_WIN:
            # The game ends now: what comes later does not matter.
            return points
        for hero in self.state.entrance[seat]:
            worth = self.rules.hero_card(hero).worth
            points += worth * (2 * self.chance_of_death(seat, hero) - 1) * prospects.NEXT_ROUND
        return points + self.later(seat) + self.hand(seat)

    # --- alone ----------------------------------------------------------------------------------------

    def alone(self, wounds: float) -> float:
        """What the rest of a solo game may bring: as many heroes as one can lure and kill, as long as the Tavern is
        empty."""
        state = self.state
        if state.over:
            return 0.0
        if wounds >= WOUNDS_TO_LOSE:
            return -LAST_WOUND
        left = len(state.ordinary_deck) + len(state.epic_deck)
        rounds = left / SOLO_ROUND
        trained = sum(bool(place) for place in state.places[:4])
        pushed = max(len(state.town) + min(left, SOLO_ROUND) - self.rules.town_spaces(), 0)
        value = -WAITING * trained - CROWDED * len(state.town)
        if pushed > 4 - trained:
            return value - 1.0  # the next heroes end the game
        damage = sum(self.damage[0])
        each = harvest_of(damage, min(len(state.ordinary_deck) // SOLO_ROUND, AHEAD))
        lured = self.lured_alone()
        value += lured * each * min(rounds, AHEAD) / AHEAD * 1.5
        value += self.growth(0) + 0.4 * self.hand(0)
        margin = 4 - trained - pushed
        return value - (0.8 if margin == 0 and rounds > 0 else 0.0)

    def lured_alone(self) -> float:
        """How many of three heroes find enough treasure in the dungeon, about (SBM-19.10)."""
        first = 2 if CHALLENGE in self.state.variants else 1
        counts = self.treasure[0][:4]
        likely = [sum(count >= first + place for place in range(3)) / 3 for count in counts]
        return SOLO_ROUND * sum(likely) / len(likely)

    # --- what comes later -----------------------------------------------------------------------------

    def growth(self, seat: int) -> float:
        """What rooms, counters and the boss are good for besides their damage."""
        state = self.state
        value = sum(engine(state.faces[room]) for room in self.rules.active_rooms(seat))
        if state.levelled[seat]:
            value += LEVEL_UP + engine(state.faces[state.boss[seat][0]])
        else:
            value += LEVEL_UP * 0.6 * min(len(state.dungeon[seat]), FULL_DUNGEON) / FULL_DUNGEON
        return value + 0.05 * sum(self.damage[seat])

    def later(self, seat: int) -> float:
        return self.growth(seat) + self.harvest(seat) + self.riches(seat)


@cache
def harvest_of(damage: int, ordinary: int) -> float:
    """What one hero brings to a dungeon with this damage, over the next rounds."""
    value = 0.0
    for rounds in range(1, AHEAD + 1):
        healths, worth = (ORDINARY, 1) if rounds <= ordinary else (EPIC, 2)
        grown = damage + GROWTH * rounds * 0.7
        dies = sum(min(max((grown - health) * 0.5 + 0.5, 0.0), 1.0) for health in healths) / len(healths)
        value += worth * (2 * dies - 1) / rounds
    return value
