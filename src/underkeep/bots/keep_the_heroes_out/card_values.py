"""What a tactics or loot card is worth, in heroes that it keeps out."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import NamedTuple

from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    ACTIVATE,
    AMBUSH,
    DEFEND,
    DRAW,
    HORDE,
    LAY_TRAP,
    MELEE,
    MOVE,
    OPEN_PORTAL,
    PLACE,
    RANGED,
    REINFORCE,
    SPEND,
    SUMMON,
    Side,
)
from underkeep.games.keep_the_heroes_out.cards.card_types import Card
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS

SIMPLE_WORTH = {
    MOVE: 0.35, MELEE: 0.8, RANGED: 0.9, ACTIVATE: 0.5, DRAW: 0.6, LAY_TRAP: 0.8, DEFEND: 0.6, OPEN_PORTAL: 0.3,
}  # fmt: skip
IN_A_HORDE = 1.8
"""How many monsters take part in a horde, about."""
MANY = 4


def action_worth(action: int) -> float:
    """What an action usually achieves."""
    if action >= HORDE:
        return IN_A_HORDE * SIMPLE_WORTH[action - HORDE]
    if action >= REINFORCE:
        return 1.2
    if action >= AMBUSH:
        return 0.5 + 0.4 * ((action - AMBUSH) % 10)
    if action > SUMMON:
        return 0.6 * (action - SUMMON)
    if action >= SPEND:
        return -0.2
    if action >= PLACE:
        return 0.4
    return SIMPLE_WORTH[action]


def side_worth(side: Side) -> float:
    """What a side of a card usually achieves."""
    return sum(map(action_worth, side.left)) + 0.8 * sum(map(action_worth, side.right))


class Means(NamedTuple):
    """What actions there are to come: attacks in the own room and beside it, moves and activations."""

    melee: int = 0
    ranged: int = 0
    moves: int = 0
    activations: int = 0

    def plus(self, other: Means) -> Means:
        """Both together."""
        return Means(*map(add, self, other))


def means_of(actions: Iterable[int]) -> Means:
    """What these actions provide; a horde is good for two."""
    counts = [0, 0, 0, 0]
    for action in actions:
        kind = _MEANS.get(action - HORDE if action >= HORDE else action)
        if kind is not None:
            counts[kind] += 2 if action >= HORDE else 1
    return Means(*counts)


_MEANS = {MELEE: 0, RANGED: 1, MOVE: 2, ACTIVATE: 3}


def _means(card: Card) -> Means:
    """The most that a card provides of each, on whatever side."""
    sides = [means_of(side.left + side.right) for side in card.line.sides]
    return Means(*map(max, zip(*sides, strict=True)))


WORTH = [max(map(side_worth, card.line.sides)) for card in CARDS]
"""By face: what a card usually achieves,"""
IN_TURN = [max((side_worth(side) for side in card.line.sides if side.left[0] != DEFEND), default=0.1) for card in CARDS]
"""what it usually achieves in the own turn,"""
MEANS = [_means(card) for card in CARDS]
"""what it provides,"""
ATTACKS = [bool(means.melee or means.ranged) for means in MEANS]
"""whether it can hit heroes,"""
DEFENDS = [bool(card.line.defends) for card in CARDS]
"""stop an attack,"""
SUMMONS = [any(AMBUSH <= action < REINFORCE for side in card.line.sides for action in side.left) for card in CARDS]
"""or bring monsters."""
