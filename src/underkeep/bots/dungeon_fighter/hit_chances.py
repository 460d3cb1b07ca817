"""Estimates the chance and the value of a hit from the measurements that are stored with every aim."""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt
from typing import NamedTuple

from underkeep.bots.dungeon_fighter.aim import best_aim
from underkeep.games.dungeon_fighter.physics.aims import TREMOR_OF_SKILL, techniques_to_aim
from underkeep.games.dungeon_fighter.physics.techniques import FACTORS

FAR_SLOPE_FACTOR = 1.5
"""Beyond three units of tremor, hits become rarer by this factor faster."""
MIN_HIT_CHANCE, MAX_HIT_CHANCE = 0.01, 0.97
VALUE_LOSS_PER_UNIT = 0.02
"""The share by which a unit of tremor lowers the value of a hit."""
UNTRIED_MIX_FACTOR = 0.75
"""The factor for a technique pair without a measurement, whose numbers are a guess."""


class HitChance(NamedTuple):
    """The expectation of a throw."""

    probability: float
    mean_section: float
    """The mean section of a hit."""


@cache
def hit_chance(required: tuple[str, ...], kind: str, dice_set: str, skill: str) -> HitChance:
    """Return the expectation of a throw under these demands with this skill level."""
    own = techniques_to_aim(required)
    best = best_aim(required, kind, dice_set)
    factor, known_factor = 1.0, 1.0
    for technique in required:
        factor *= FACTORS.get(technique, 1.0)
        if technique in own:
            known_factor *= FACTORS.get(technique, 1.0)
    units = TREMOR_OF_SKILL[skill]
    shaking = sqrt(max(0.0, units * units - 1) + min(factor, 4.0) ** 2)
    low, high = known_factor, 3 * known_factor
    one, three = max(best.hits, 1) / 100, max(min(best.hits_three, best.hits), 1) / 100
    slope = log(three / one) / (high - low)
    hits = one * exp(slope * (min(shaking, high) - low))
    if shaking > high:
        hits *= exp((FAR_SLOPE_FACTOR * slope - 0.03) * (shaking - high))
    if len(own) > 1 and best.required != own:
        hits *= UNTRIED_MIX_FACTOR
    return HitChance(
        max(MIN_HIT_CHANCE, min(MAX_HIT_CHANCE, hits)), max(1.0, best.value / 100 * (1 - VALUE_LOSS_PER_UNIT * shaking))
    )
