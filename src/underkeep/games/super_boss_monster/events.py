"""What happens in Super Boss Monster besides what happens in Boss Monster."""

from __future__ import annotations

from underkeep.core.events import Event, Seen


class CardsLeftOut(Event, frozen=True, array_like=True, tag=True):
    """The cards with these faces stay in the box, because one player plays alone (SBM-19.2, SBM-19.22)."""

    faces: tuple[int, ...]


class FirstPlayer(Event, frozen=True, array_like=True, tag=True):
    """Somebody has the first-player marker now."""

    seat: int


class MarketFilled(Event, frozen=True, array_like=True, tag=True):
    card: Seen


class MarketTaken(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class MarketCleared(Event, frozen=True, array_like=True, tag=True):
    card: Seen


class HeroPushed(Event, frozen=True, array_like=True, tag=True):
    """A hero had to leave the town row because another one came."""

    hero: Seen


class HeroToLocation(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    location: int


class MinionSent(Event, frozen=True, array_like=True, tag=True):
    seat: int
    space: int


class MinionSentHome(Event, frozen=True, array_like=True, tag=True):
    """Somebody's minion uses the space of an own card."""

    seat: int
    card: Seen


class MinionActs(Event, frozen=True, array_like=True, tag=True):
    seat: int
    space: int


class MinionActsHome(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class MinionIdle(Event, frozen=True, array_like=True, tag=True):
    """There is nothing for a minion to do, or nowhere to stand."""

    seat: int


class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int
    life: int


class LifeTokenLost(Event, frozen=True, array_like=True, tag=True):
    hero: Seen


class LastRoomBraced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    damage: int


class RoomStunned(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class StackShuffled(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class SoloOver(Event, frozen=True, array_like=True, tag=True):
    """A solo game has ended: `why` is the number of the ending (SBM-19.15 to SBM-19.17)."""

    why: int
    score: int
