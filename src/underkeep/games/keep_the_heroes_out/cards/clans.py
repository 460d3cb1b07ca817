"""The nine clans (KHO-5)."""

from __future__ import annotations

from typing import NamedTuple

from underkeep.games.keep_the_heroes_out.state import BONES, EYE, GEM, HAT, SWORDS, Icon

DRAGON, WITCHES, SPIRITS, IMPS, LIZARDFOLK, SKELETONS, GNOLLS, BLOB, RATS = range(9)


class Clan(NamedTuple):
    """A clan card: the number of monsters, the health of each, and the number and icon of the rooms in which the first
    ones begin."""

    id: str
    monsters: int
    health: int
    first: int
    icon: Icon
    role: str


CLANS = (
    Clan("dragon", 1, 5, 1, GEM, "crowd_control"),
    Clan("witches", 2, 2, 1, HAT, "support"),
    Clan("spirits", 3, 1, 1, EYE, "support"),
    Clan("imps", 4, 1, 2, SWORDS, "support"),
    Clan("lizardfolk", 5, 1, 2, BONES, "crowd_control"),
    Clan("skeletons", 6, 1, 2, EYE, "defender"),
    Clan("gnolls", 7, 1, 2, SWORDS, "crowd_control"),
    Clan("blob", 8, 1, 2, BONES, "defender"),
    Clan("rats", 9, 1, 3, GEM, "defender"),
)
CLAN_NAMES = tuple(clan.id for clan in CLANS)
