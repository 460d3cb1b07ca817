"""Events of Super Boss Monster, besides those of Boss Monster."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.events import Event, SeenCard, event
from underkeep.core.state import Face, Seat
from underkeep.games.boss_monster import events as boss_events
from underkeep.games.boss_monster.events import MOVE, PLAY, REVEAL
from underkeep.games.boss_monster.fields import SignedNumber
from underkeep.games.super_boss_monster.fields import Location, Space

CITY_WALK = 0.9
"""The display time of a hero who crosses the city."""


@event(show=MOVE)
class CardsLeftOut(Event, frozen=True, array_like=True, tag=True):
    """The cards with these faces stay in the box, because one player plays alone (SBM-19.2, SBM-19.22)."""

    faces: tuple[Face, ...]


@event(show=REVEAL)
class FirstPlayer(Event, frozen=True, array_like=True, tag=True):
    """A player has the first-player marker now."""

    seat: Seat


@event(show=MOVE)
class MarketFilled(Event, frozen=True, array_like=True, tag=True):
    """A card has been laid into the Market."""

    card: SeenCard


@event(show=MOVE)
class MarketTaken(Event, frozen=True, array_like=True, tag=True):
    """A player has taken a card from the Market."""

    seat: Seat
    card: SeenCard


@event(show=MOVE)
class MarketCleared(Event, frozen=True, array_like=True, tag=True):
    """A card has been discarded from the Market."""

    card: SeenCard


@event(show=PLAY)
class HeroPushed(Event, frozen=True, array_like=True, tag=True):
    """A hero had to leave the town row because another one came."""

    hero: SeenCard


@event(show=CITY_WALK)
class HeroToLocation(Event, frozen=True, array_like=True, tag=True):
    """A hero has gone to a location of the city."""

    hero: SeenCard
    location: Location


@event(show=MOVE)
class MinionSent(Event, frozen=True, array_like=True, tag=True):
    """A player has sent a minion to an action space of the city."""

    seat: Seat
    space: Space


@event(show=MOVE)
class MinionSentHome(Event, frozen=True, array_like=True, tag=True):
    """A minion uses the space of a card in its player's dungeon."""

    seat: Seat
    card: SeenCard


@event(show=PLAY)
class MinionActs(Event, frozen=True, array_like=True, tag=True):
    """A minion uses an action space of the city."""

    seat: Seat
    space: Space


@event(show=PLAY)
class MinionActsHome(Event, frozen=True, array_like=True, tag=True):
    """A minion uses the space of a card in its player's dungeon."""

    seat: Seat
    card: SeenCard


@event(show=MOVE)
class MinionIdle(Event, frozen=True, array_like=True, tag=True):
    """There is nothing for a minion to do, or nowhere to stand."""

    seat: Seat


@event(show=CITY_WALK)
class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    """A hero has a life token, which changes its health by this number."""

    hero: SeenCard
    dungeon: Seat
    life: SignedNumber


@event(show=MOVE)
class LifeTokenLost(Event, frozen=True, array_like=True, tag=True):
    """A hero has lost a life token."""

    hero: SeenCard


@event(show=MOVE)
class LastRoomBraced(Event, frozen=True, array_like=True, tag=True):
    """The last room of a player has more damage until the end of the round."""

    seat: Seat
    damage: int


@event(show=REVEAL)
class RoomStunned(Event, frozen=True, array_like=True, tag=True):
    """A room has been stunned until the end of the round."""

    dungeon: Seat
    room: SeenCard


@event(show=REVEAL)
class StackShuffled(Event, frozen=True, array_like=True, tag=True):
    """The cards of a stack have been shuffled; this room lies on top now."""

    dungeon: Seat
    room: SeenCard


@event(show=MOVE)
class SoloOver(Event, frozen=True, array_like=True, tag=True):
    """A solo game has ended: `why` is the number of the ending (SBM-19.15 to SBM-19.17)."""

    why: int
    score: int


EVENTS: tuple[type[Event], ...] = (*boss_events.EVENTS, *declared_types(__name__, Event))
