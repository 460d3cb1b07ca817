"""Events of Super Boss Monster, besides those of Boss Monster."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard, event
from underkeep.games.boss_monster.events import MOVE, PLAY, REVEAL

CITY_WALK = 0.9
"""The display time of a hero who crosses the city."""


@event(show=MOVE)
class CardsLeftOut(Event, frozen=True, array_like=True, tag=True):
    """The cards with these faces stay in the box, because one player plays alone (SBM-19.2, SBM-19.22)."""

    faces: tuple[int, ...]


@event(show=REVEAL)
class FirstPlayer(Event, frozen=True, array_like=True, tag=True):
    """A player has the first-player marker now."""

    seat: int


@event(show=MOVE)
class MarketFilled(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


@event(show=MOVE)
class MarketTaken(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=MOVE)
class MarketCleared(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


@event(show=PLAY)
class HeroPushed(Event, frozen=True, array_like=True, tag=True):
    """A hero had to leave the town row because another one came."""

    hero: SeenCard


@event(show=CITY_WALK)
class HeroToLocation(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    location: int


@event(show=MOVE)
class MinionSent(Event, frozen=True, array_like=True, tag=True):
    seat: int
    space: int


@event(show=MOVE)
class MinionSentHome(Event, frozen=True, array_like=True, tag=True):
    """A minion uses the space of a card in its player's dungeon."""

    seat: int
    card: SeenCard


@event(show=PLAY)
class MinionActs(Event, frozen=True, array_like=True, tag=True):
    seat: int
    space: int


@event(show=PLAY)
class MinionActsHome(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=MOVE)
class MinionIdle(Event, frozen=True, array_like=True, tag=True):
    """There is nothing for a minion to do, or nowhere to stand."""

    seat: int


@event(show=CITY_WALK)
class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int
    life: int


@event(show=MOVE)
class LifeTokenLost(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


@event(show=MOVE)
class LastRoomBraced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    damage: int


@event(show=REVEAL)
class RoomStunned(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=REVEAL)
class StackShuffled(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=MOVE)
class SoloOver(Event, frozen=True, array_like=True, tag=True):
    """A solo game has ended: `why` is the number of the ending (SBM-19.15 to SBM-19.17)."""

    why: int
    score: int
