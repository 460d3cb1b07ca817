"""The ids of the cards of a game: first those of the rooms, then those of the monsters by level, of the equipment and
of the big bads. `state.id_ranges` says where each of these groups ends. Hero cards are open from the start and have no
id."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.state import CardId, card_range
from underkeep.games.dungeon_fighter.cards.catalogue import LEVELS
from underkeep.games.dungeon_fighter.state import FighterState

_ROOMS, _FIRST_LEVEL = 0, 1
_EQUIPMENT = _FIRST_LEVEL + len(LEVELS)
_BIG_BADS = _EQUIPMENT + 1


def _group(state: FighterState, group: int) -> Sequence[CardId]:
    ends = state.id_ranges
    return card_range(ends[group - 1] if group else 0, ends[group])


def room_ids(state: FighterState) -> Sequence[CardId]:
    """Return the ids of the rooms."""
    return _group(state, _ROOMS)


def level_ids(state: FighterState, level: int) -> Sequence[CardId]:
    """Return the ids of the monsters of a level, which have the same back (DF-3.7)."""
    return _group(state, _FIRST_LEVEL + LEVELS.index(level))


def monster_ids(state: FighterState) -> Sequence[CardId]:
    """Return the ids of the monsters of all levels."""
    return card_range(state.id_ranges[_FIRST_LEVEL - 1], state.id_ranges[_EQUIPMENT - 1])


def equipment_ids(state: FighterState) -> Sequence[CardId]:
    """Return the ids of the equipment."""
    return _group(state, _EQUIPMENT)


def big_bad_ids(state: FighterState) -> Sequence[CardId]:
    """Return the ids of the big bads."""
    return _group(state, _BIG_BADS)


def level_on_back(state: FighterState, card: CardId) -> int:
    """Return the level on the back of a monster (DF-3.7), or 0 if the card is no monster with a level."""
    return next((level for level in LEVELS if card in level_ids(state, level)), 0)
