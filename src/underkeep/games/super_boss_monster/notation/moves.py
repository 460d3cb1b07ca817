"""The moves that only Super Boss Monster has: `take Bookworm`, `send minion to temple treasure`."""

from __future__ import annotations

import re
from typing import Any

from underkeep.core.declarations import Field
from underkeep.core.options.option import Option
from underkeep.games.boss_monster.notation.moves import BossMoveWriter
from underkeep.games.super_boss_monster.fields import SPACE
from underkeep.games.super_boss_monster.state import ON_CARDS, PLACE_NAMES, SPACES


def join_place_names(words: str) -> str:
    """Return words in which the names of places in the city are written as one word each.

    >>> join_place_names("send minion to Landing Pad treasure"), join_place_names("landing-pad")
    ('send minion to landing_pad treasure', 'landing_pad')
    """
    for name in PLACE_NAMES:
        if "_" in name:
            words = re.sub(rf"\b{name.replace('_', '[ _-]')}\b", name, words, flags=re.IGNORECASE)
    return words


def space_name(where: int) -> str:
    """Return the name of an action space of the city: `temple treasure`."""
    location, what = divmod(where, len(SPACES))
    return f"{PLACE_NAMES[location]} {SPACES[what]}"


class CityMoveWriter(BossMoveWriter):
    """Writes the options of one position of Super Boss Monster in notation."""

    def write_field(self, option: Option, field: Field, value: Any) -> str:
        if field.kind.name != SPACE:
            return super().write_field(option, field, value)
        return self.write_card(value - ON_CARDS) if value >= ON_CARDS else space_name(value)
