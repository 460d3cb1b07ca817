"""Events of Super Boss Monster, besides those of Boss Monster."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard


class CardsLeftOut(Event, frozen=True, array_like=True, tag=True):
    """The cards with these faces stay in the box, because one player plays alone (SBM-19.2, SBM-19.22)."""

    faces: tuple[int, ...]


class FirstPlayer(Event, frozen=True, array_like=True, tag=True):
    """A player has the first-player marker now."""

    seat: int


class MarketFilled(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class MarketTaken(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class MarketCleared(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class HeroPushed(Event, frozen=True, array_like=True, tag=True):
    """A hero had to leave the town row because another one came."""

    hero: SeenCard


class HeroToLocation(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    location: int


class MinionSent(Event, frozen=True, array_like=True, tag=True):
    seat: int
    space: int


class MinionSentHome(Event, frozen=True, array_like=True, tag=True):
    """A minion uses the space of a card in its player's dungeon."""

    seat: int
    card: SeenCard


class MinionActs(Event, frozen=True, array_like=True, tag=True):
    seat: int
    space: int


class MinionActsHome(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class MinionIdle(Event, frozen=True, array_like=True, tag=True):
    """There is nothing for a minion to do, or nowhere to stand."""

    seat: int


class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int
    life: int


class LifeTokenLost(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


class LastRoomBraced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    damage: int


class RoomStunned(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class StackShuffled(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class SoloOver(Event, frozen=True, array_like=True, tag=True):
    """A solo game has ended: `why` is the number of the ending (SBM-19.15 to SBM-19.17)."""

    why: int
    score: int
