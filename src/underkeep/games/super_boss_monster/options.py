"""The options of Super Boss Monster: those of Boss Monster, and those in the city."""

from __future__ import annotations

from underkeep.core.decisions import Option
from underkeep.games.boss_monster.options import BossMonsterOption
from underkeep.games.super_boss_monster.state import LOCATIONS, ON_CARDS, SPACES


def anchor(space: int) -> str:
    """An action space as a thing on the table."""
    if space >= ON_CARDS:
        return f"card:{space - ON_CARDS}"
    location, what = divmod(space, len(SPACES))
    return f"space:{LOCATIONS[location]}.{SPACES[what]}"


class Take(Option, frozen=True, array_like=True, tag=True):
    """Take a card from the Market."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Station(Option, frozen=True, array_like=True, tag=True):
    """Put the player's minion on an action space."""

    space: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (anchor(self.space),)


SuperBossMonsterOption = BossMonsterOption | Take | Station
