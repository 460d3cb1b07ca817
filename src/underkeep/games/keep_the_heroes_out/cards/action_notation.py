"""The notation of actions: `horde(move) / melee`, `discard:coin -> summon:3@here` (KHO-9).

A line is a choice between sides. A side is a group of actions with an optional second group behind an arrow. An action
is a number, so that the open actions of a card are plain data.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from underkeep.games.keep_the_heroes_out.state import ICON_KINDS, ICONS, RESOURCES, TOKENS, Icon

MOVE, MELEE, RANGED, ACTIVATE, DRAW, LAY_TRAP, DEFEND, OPEN_PORTAL = range(8)
SIMPLE_ACTIONS = ("move", "melee", "ranged", "activate", "draw", "trap", "defend", "portal")

PLACE, SPEND, SUMMON, AMBUSH, REINFORCE, HORDE = 10, 20, 30, 40, 100, 120
"""The first numbers of the other actions: placing and discarding each resource, summoning a number of monsters here, an
ambush of a number of monsters in the rooms of an icon, reinforcements and hordes of a simple action."""
MAX_SUMMONED = 9


class ActionSide(NamedTuple):
    """One side of a choice: the actions before the arrow, and those behind it, which follow if all others were done."""

    left: tuple[int, ...]
    right: tuple[int, ...] = ()


class ActionLine(NamedTuple):
    """The actions of a card, as text and as sides."""

    text: str
    sides: tuple[ActionSide, ...]

    def has_action(self, action: int) -> bool:
        """Return whether an action appears anywhere on the card, also within a horde or reinforcements (KHO-9.23)."""
        return any(simple_action(found) == action for side in self.sides for found in (*side.left, *side.right))

    @property
    def defending_sides(self) -> tuple[int, ...]:
        """Return the numbers of the sides that can defend."""
        return tuple(number for number, side in enumerate(self.sides) if side.left[0] == DEFEND)


class ActionSyntaxError(ValueError):
    """A line does not follow the notation. The message is the part that cannot be read."""


def simple_action(action: int) -> int:
    """Return the simple action inside a horde or reinforcements; any other action is returned unchanged."""
    if action >= HORDE:
        return action - HORDE
    return action - REINFORCE if action >= REINFORCE else action


def ambush_action(number: int, icon: Icon) -> int:
    """Return the action of an ambush with this number of monsters in the rooms of an icon."""
    return AMBUSH + icon * 10 + number


@cache
def read_line(text: str) -> ActionLine:
    """Read a line of actions. Raises ActionSyntaxError.

    >>> read_line("horde(move) / melee").sides
    (ActionSide(left=(120,), right=()), ActionSide(left=(1,), right=()))
    >>> read_line("melee -> place:coin").sides
    (ActionSide(left=(1,), right=(11,)),)
    >>> read_line("ambush:3@bones").sides[0].left == (ambush_action(3, 0),)
    True
    """
    return ActionLine(text, tuple(_side(part) for part in text.split(" / ")))


def _side(text: str) -> ActionSide:
    left, arrow, right = text.partition(" -> ")
    return ActionSide(read_group(left), read_group(right) if arrow else ())


def read_group(text: str) -> tuple[int, ...]:
    """Read a group of actions. Raises ActionSyntaxError.

    >>> read_group("move*2 + melee")
    (0, 0, 1)
    """
    found: list[int] = []
    for item in text.split(" + "):
        action, _, times = item.strip().partition("*")
        if times and not times.isdecimal():
            raise ActionSyntaxError(item)
        found += [_action(action)] * int(times or 1)
    return tuple(found)


def _action(text: str) -> int:
    if text in SIMPLE_ACTIONS:
        return SIMPLE_ACTIONS.index(text)
    for pattern, make in _PATTERNS:
        match = re.fullmatch(pattern, text)
        if match:
            try:
                return make(*match.groups())
            except ValueError:
                break
    raise ActionSyntaxError(text)


def write_group(actions: Iterable[int]) -> str:
    """Return a group of actions in the notation that `read_group` reads.

    >>> write_group(read_group("move*2 + horde(melee) + ambush:3@bones"))
    'move + move + horde(melee) + ambush:3@bones'
    >>> write_group(read_group("summon:1@here + discard:coin + reinforce:draw"))
    'summon:1@here + discard:coin + reinforce:draw'
    """
    return " + ".join(map(write_action, actions))


def write_action(action: int) -> str:
    """Return one action in the notation."""
    if action >= HORDE:
        return f"horde({SIMPLE_ACTIONS[action - HORDE]})"
    if action >= REINFORCE:
        return f"reinforce:{SIMPLE_ACTIONS[action - REINFORCE]}"
    if action >= AMBUSH:
        icon, number = divmod(action - AMBUSH, 10)
        return f"ambush:{number}@{ICONS[icon]}"
    if action > SUMMON:
        return f"summon:{action - SUMMON}@here"
    if action >= SPEND:
        return f"discard:{TOKENS[action - SPEND]}"
    return f"place:{TOKENS[action - PLACE]}" if action >= PLACE else SIMPLE_ACTIONS[action]


def _resource(name: str) -> int:
    number = TOKENS.index(name)
    if number not in RESOURCES:
        raise ValueError(name)
    return number


_PATTERNS = (
    (r"place:(\w+)", lambda name: PLACE + _resource(name)),
    (r"discard:(\w+)", lambda name: SPEND + _resource(name)),
    (r"summon:([1-9])@here", lambda number: SUMMON + int(number)),
    (r"ambush:([1-9])@(\w+)", lambda number, icon: ambush_action(int(number), ICON_KINDS[ICONS.index(icon)])),
    (r"reinforce:(\w+)", lambda name: REINFORCE + SIMPLE_ACTIONS.index(name)),
    (r"horde\((\w+)\)", lambda name: HORDE + SIMPLE_ACTIONS.index(name)),
)
