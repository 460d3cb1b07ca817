"""The evaluation of a party: its chance against the big bad, which measures purchases, gifts and trades.

Dice run out in that battle, so the party needs many dice, much damage with each of them, and enough life for the
misses.
"""

from __future__ import annotations

from itertools import combinations
from math import erf, sqrt

from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.games.dungeon_fighter.cards.card_types import Armour, Curio, Equipment, Rarity, Weapon
from underkeep.games.dungeon_fighter.cards.monsters import BIG_BADS
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.state import DIE_PRICE, EXTRA_LIFE, MAX_WHITE_DICE, SHOP_COUNT

MEAN_BIG_BAD_LIFE = sum(big_bad.life for big_bad in BIG_BADS) / len(BIG_BADS)
MEAN_BIG_BAD_DAMAGE = sum(big_bad.damage for big_bad in BIG_BADS) / len(BIG_BADS)
ABILITY_DAMAGE = 0.9
"""The mean damage that eyes add to a throw."""
DAMAGE_DEVIATION = 3.3
"""The standard deviation of the damage of one throw."""
EXPECTED_LOOT = (8, 11)
"""The coins that the chest gains between the first and the second shopping, and between the second and the third."""
HEALING_COINS = 4
"""The coins that healing costs in each shopping."""
EXPECTED_LIFE_SHARE = 0.75
"""The share of their life that heroes will have in the battle, if the last shopping is still to come."""


class PartyEvaluation:
    """A possible party: the equipment and the life of its heroes, and the chest."""

    def __init__(self, evaluation: CombatEvaluation) -> None:
        self.evaluation = evaluation
        state, game = evaluation.state, evaluation.game
        self.gear = {fighter: [game.gear_card(card) for card in state.gear[fighter]] for fighter in game.living()}
        self.life = {fighter: max(0, state.life[fighter]) for fighter in game.living()}
        self.rarities = [game.gear_card(card) for card in state.rarities]
        self.coins, self.white = state.coins, state.white
        self.shops = state.shops
        """The number of shopping phases that are over, without an open one."""

    def win_chance(self) -> float:
        """Return the approximate chance to beat the big bad, plus a little for spare damage and life."""
        coins, white = float(self.coins), float(self.white)
        life = {fighter: float(left) for fighter, left in self.life.items()}
        to_come = SHOP_COUNT - 1 - self.shops
        if to_come > 0:
            coins += sum(EXPECTED_LOOT[len(EXPECTED_LOOT) - to_come :]) - HEALING_COINS * to_come
            life = {fighter: EXPECTED_LIFE_SHARE * self.evaluation.game.max_life(fighter) for fighter in life}
            white = min(MAX_WHITE_DICE, white + max(0.0, coins) / DIE_PRICE)
        dice = 3 + white
        means, hits = [], []
        for gear in self.gear.values():
            mean, hit = self._best_throw(gear)
            means.append(mean)
            hits.append(hit)
        if not means:
            return 0.0
        hit = sum(hits) / len(hits)
        mean = sum(means) / len(means)
        damage, saved, throws = self._equipment_value(dice, hit)
        damage += (dice + throws) * mean
        wanted = MEAN_BIG_BAD_LIFE + EXTRA_LIFE[self.evaluation.state.difficulty]
        kills = _normal_share((damage - wanted) / (DAMAGE_DEVIATION * sqrt(max(1.0, dice))))
        misses = (dice + throws) * (1 - hit)
        left = sum(life.values()) + saved - misses * MEAN_BIG_BAD_DAMAGE
        stands = _normal_share(left / (1.0 + MEAN_BIG_BAD_DAMAGE * sqrt(dice * hit * (1 - hit))))
        return kills * stands + 0.002 * damage + 0.001 * min(left, 20)

    def _best_throw(self, gear: list[Equipment]) -> tuple[float, float]:
        """Return the expected damage of a throw with the best choice of weapons, and its chance to hit."""
        weapons = [card for card in gear if isinstance(card, Weapon)]
        found = []
        for count in range(len(weapons) + 1):
            for some in combinations(weapons, count):
                wanted = {weapon.technique for weapon in some}
                odds = self.evaluation.hit_chance(tuple(technique for technique in TECHNIQUES if technique in wanted))
                bonus = sum(weapon.bonus for weapon in some)
                found.append((odds.probability * (odds.mean_section + bonus + ABILITY_DAMAGE), odds.probability))
        return max(found)

    def _equipment_value(self, dice: float, hit: float) -> tuple[float, float, float]:
        """Return the damage, the saved life and the throws that other equipment adds."""
        damage = saved = throws = 0.0
        for gear in self.gear.values():
            for card in gear:
                match card:
                    case Armour():
                        used = min(1.0, dice / len(self.gear) * (1 - hit))
                        saved += used * (MEAN_BIG_BAD_DAMAGE if card.spares else card.prevents)
                        damage += used * card.deals
                        throws += used * card.again
                    case Curio():
                        damage += card.deals + 2.5 * card.sums + 3.5 * card.weak_point
                        saved += card.heals + MEAN_BIG_BAD_DAMAGE * card.spares
                        throws += card.white + 1.2 * card.water + 0.8 * card.snow
        for rarity in self.rarities:
            if isinstance(rarity, Rarity):
                damage += 0.02 * dice * MEAN_BIG_BAD_LIFE * rarity.ultra
                saved += 3 * rarity.revives
                throws += rarity.coins / DIE_PRICE * max(0, SHOP_COUNT - 1 - self.shops)
        return damage, saved, throws


def _normal_share(deviations: float) -> float:
    """Return the share of a normal distribution below this number of deviations."""
    return 0.5 * (1 + erf(deviations / sqrt(2)))
