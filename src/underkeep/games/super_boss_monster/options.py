"""The options of Super Boss Monster: those of Boss Monster, and those in the city."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.options.option import Option, option
from underkeep.games.boss_monster import options as boss_monster
from underkeep.games.super_boss_monster.fields import MarketCard, Space
from underkeep.games.super_boss_monster.state import LOCATIONS, ON_CARDS, SPACES


def anchor(space: int) -> str:
    """Return the anchor of an action space."""
    if space >= ON_CARDS:
        return f"card:{space - ON_CARDS}"
    location, what = divmod(space, len(SPACES))
    return f"space:{LOCATIONS[location]}.{SPACES[what]}"


@option("take {card}")
class Take(Option, frozen=True, array_like=True, tag=True):
    """Take a card from the Market."""

    card: MarketCard


@option("send minion to {space}", variants=("", "card"))
class Station(Option, frozen=True, array_like=True, tag=True):
    """Put the player's minion on an action space."""

    space: Space

    @property
    def anchors(self) -> tuple[str, ...]:
        return (anchor(self.space),)


OPTIONS: tuple[type[Option], ...] = (*boss_monster.OPTIONS, *declared_types(__name__, Option))
