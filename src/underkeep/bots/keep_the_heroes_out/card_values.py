"""The values of tactics and loot cards. The unit of all values is one hero kept out of the dungeon."""

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
    ActionSide,
)
from underkeep.games.keep_the_heroes_out.cards.card_types import Card
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS

VALUE_OF_SIMPLE_ACTION = {
    MOVE: 0.35, MELEE: 0.8, RANGED: 0.9, ACTIVATE: 0.5, DRAW: 0.6, LAY_TRAP: 0.8, DEFEND: 0.6, OPEN_PORTAL: 0.3,
}  # fmt: skip
"""The usual value of each simple action."""
MONSTERS_IN_HORDE = 1.8
"""The usual number of monsters in a horde."""


def action_value(action: int) -> float:
    """Return the usual value of an action."""
    if action >= HORDE:
        return MONSTERS_IN_HORDE * VALUE_OF_SIMPLE_ACTION[action - HORDE]
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
    return VALUE_OF_SIMPLE_ACTION[action]


def side_value(side: ActionSide) -> float:
    """Return the usual value of a side of a card."""
    return sum(map(action_value, side.left)) + 0.8 * sum(map(action_value, side.right))


class ActionCounts(NamedTuple):
    """The number of actions to come: attacks in the own room, attacks in a room beside it, moves and activations."""

    melee: int = 0
    ranged: int = 0
    moves: int = 0
    activations: int = 0

    def plus(self, other: ActionCounts) -> ActionCounts:
        """Return the sum of both."""
        return ActionCounts(*map(add, self, other))


def count_actions(actions: Iterable[int]) -> ActionCounts:
    """Return the counts of these actions. A horde counts twice."""
    counts = [0, 0, 0, 0]
    for action in actions:
        kind = _FIELD_OF_ACTION.get(action - HORDE if action >= HORDE else action)
        if kind is not None:
            counts[kind] += 2 if action >= HORDE else 1
    return ActionCounts(*counts)


_FIELD_OF_ACTION = {MELEE: 0, RANGED: 1, MOVE: 2, ACTIVATE: 3}


def _count_of_card(card: Card) -> ActionCounts:
    """Return the largest count of each action on any side of a card."""
    sides = [count_actions(side.left + side.right) for side in card.line.sides]
    return ActionCounts(*map(max, zip(*sides, strict=True)))


CARD_VALUE = [max(map(side_value, card.line.sides)) for card in CARDS]
"""By face: the usual value of a card."""
VALUE_IN_TURN = [
    max((side_value(side) for side in card.line.sides if side.left[0] != DEFEND), default=0.1) for card in CARDS
]
"""By face: the usual value of a card in the own turn, without its defence."""
ACTION_COUNTS = [_count_of_card(card) for card in CARDS]
"""By face: the actions on a card."""
CAN_ATTACK = [bool(means.melee or means.ranged) for means in ACTION_COUNTS]
"""By face: whether a card can attack heroes."""
CAN_DEFEND = [bool(card.line.defending_sides) for card in CARDS]
"""By face: whether a card can stop an attack."""
CAN_SUMMON = [any(AMBUSH <= action < REINFORCE for side in card.line.sides for action in side.left) for card in CARDS]
"""By face: whether a card can summon monsters from the lair."""
