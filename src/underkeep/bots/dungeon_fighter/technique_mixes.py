"""Aims for pairs of techniques that rooms, monsters and weapons demand together; `find_mixes` finds them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import combinations

import msgspec

from underkeep.games.dungeon_fighter.cards.card_types import Weapon
from underkeep.games.dungeon_fighter.cards.equipment import EQUIPMENT
from underkeep.games.dungeon_fighter.cards.monsters import MONSTERS
from underkeep.games.dungeon_fighter.cards.rooms import ROOMS
from underkeep.games.dungeon_fighter.physics.aims import MeasuredAim, techniques_to_aim
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES

MIXES_FILE = "technique_mixes.json"


@cache
def stored_mixes() -> dict[tuple[str, ...], MeasuredAim]:
    """Return the stored aims by the techniques that need an own aim."""
    found = files(__package__).joinpath(MIXES_FILE)
    if not found.is_file():
        return {}
    return {aim.required: aim for aim in msgspec.json.decode(found.read_bytes(), type=list[MeasuredAim])}


def technique_pairs() -> list[tuple[str, ...]]:
    """Return all pairs of techniques that can be demanded together and both need an own aim."""
    rooms = {room.technique for room in ROOMS if room.technique}
    monsters = {technique for monster in MONSTERS for technique in monster.techniques}
    weapons = {weapon.technique for weapon in EQUIPMENT if isinstance(weapon, Weapon)}
    meet = ((rooms, monsters), (rooms, weapons), (monsters, weapons), (weapons, weapons))
    pairs = {
        techniques_to_aim((one, other)) for some, others in meet for one in some for other in others if one != other
    }
    return [pair for pair in combinations(TECHNIQUES, 2) if pair in pairs]
