"""What a tactics or loot card is worth, in heroes that it keeps out."""

from __future__ import annotations

from underkeep.games.keep_the_heroes_out.cards.actions import (
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


def attacks_of(actions: tuple[int, ...] | list[int]) -> tuple[int, int]:
    """How many heroes these actions can hit in their own room, and in one beside it."""
    melee = ranged = 0
    for action in actions:
        if action in (MELEE, RANGED):
            melee, ranged = melee + (action == MELEE), ranged + (action == RANGED)
        elif action >= HORDE:
            melee, ranged = melee + 2 * (action - HORDE == MELEE), ranged + 2 * (action - HORDE == RANGED)
    return melee, ranged


WORTH = [max(map(side_worth, card.line.sides)) for card in CARDS]
"""By face: what a card usually achieves,"""
IN_TURN = [max((side_worth(side) for side in card.line.sides if side.left[0] != DEFEND), default=0.1) for card in CARDS]
"""what it usually achieves in the own turn,"""
ATTACKS = [max((attacks_of(side.left + side.right) for side in card.line.sides), key=sum) for card in CARDS]
"""and the heroes it can hit."""
DEFENDS = [bool(card.line.defends) for card in CARDS]
SUMMONS = [any(AMBUSH <= action < REINFORCE for side in card.line.sides for action in side.left) for card in CARDS]
