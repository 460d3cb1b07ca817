"""Events of dungeons: rooms, their damage and treasure, and minibosses."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard, event
from underkeep.core.state import Seat
from underkeep.games.boss_monster.events.display_times import DAMAGE, MOVE, REVEAL
from underkeep.games.boss_monster.fields import SignedNumber, TreasureField


@event(show=MOVE)
class RoomPlaced(Event, frozen=True, array_like=True, tag=True):
    """A player has placed a room face-down in a dungeon."""

    seat: Seat
    card: SeenCard
    dungeon: Seat
    new_place: bool


@event(show=MOVE)
class RoomTakenBack(Event, frozen=True, array_like=True, tag=True):
    """A player has taken a room back into the hand."""

    seat: Seat
    card: SeenCard


@event(show=REVEAL)
class RoomRevealed(Event, frozen=True, array_like=True, tag=True):
    """A room that was placed face-down has been revealed."""

    dungeon: Seat
    room: SeenCard


@event(show=REVEAL)
class RoomBuilt(Event, frozen=True, array_like=True, tag=True):
    """A room was built at once, outside of the build phase (BM-6.31)."""

    dungeon: Seat
    room: SeenCard


@event(show=MOVE)
class BuildingForbidden(Event, frozen=True, array_like=True, tag=True):
    """No player may build any more in this round."""


@event(show=DAMAGE)
class TokensPut(Event, frozen=True, array_like=True, tag=True):
    """+1 tokens on a room or a hero; negative when they are taken away."""

    card: SeenCard
    tokens: int


@event(show=REVEAL)
class MinibossJoined(Event, frozen=True, array_like=True, tag=True):
    """A miniboss has moved into a room."""

    dungeon: Seat
    miniboss: SeenCard
    room: SeenCard
    level: int


@event(show=DAMAGE)
class MinibossUnpaid(Event, frozen=True, array_like=True, tag=True):
    """A miniboss is discarded, because its owner did not pay for it."""

    dungeon: Seat
    miniboss: SeenCard


@event(show=REVEAL)
class MinibossLevel(Event, frozen=True, array_like=True, tag=True):
    """A miniboss was promoted, or demoted."""

    dungeon: Seat
    miniboss: SeenCard
    level: int
    up: bool


@event(show=REVEAL)
class MinibossLost(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went down with its room."""

    dungeon: Seat
    miniboss: SeenCard


@event(show=MOVE)
class MinibossReturned(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went back to the hand of its owner."""

    dungeon: Seat
    miniboss: SeenCard


@event(show=MOVE)
class RoomReturned(Event, frozen=True, array_like=True, tag=True):
    """A built room went back to the hand of its owner."""

    dungeon: Seat
    room: SeenCard


@event(show=MOVE)
class RoomLifted(Event, frozen=True, array_like=True, tag=True):
    """A covered room was moved to the top of its stack."""

    dungeon: Seat
    room: SeenCard


@event(show=DAMAGE)
class RoomDoubled(Event, frozen=True, array_like=True, tag=True):
    """A room deals twice its damage until the end of the round."""

    room: SeenCard


@event(show=DAMAGE)
class DungeonTreasure(Event, frozen=True, array_like=True, tag=True):
    """A dungeon has one symbol more for this round."""

    dungeon: Seat
    treasure: TreasureField


@event(show=REVEAL)
class RoomDestroyed(Event, frozen=True, array_like=True, tag=True):
    """A room has been destroyed."""

    dungeon: Seat
    room: SeenCard


@event(show=MOVE)
class RoomUncovered(Event, frozen=True, array_like=True, tag=True):
    """A room lies on top of its stack again."""

    dungeon: Seat
    room: SeenCard


@event(show=DAMAGE)
class RoomDeactivated(Event, frozen=True, array_like=True, tag=True):
    """A room has been deactivated until the end of the round."""

    dungeon: Seat
    room: SeenCard


@event(show=DAMAGE)
class RoomReactivated(Event, frozen=True, array_like=True, tag=True):
    """A room is active again."""

    dungeon: Seat
    room: SeenCard


@event(show=DAMAGE)
class RoomBoosted(Event, frozen=True, array_like=True, tag=True):
    """A room has more or less damage until the end of the round."""

    room: SeenCard
    damage: SignedNumber


@event(show=DAMAGE)
class DungeonBoosted(Event, frozen=True, array_like=True, tag=True):
    """All rooms of a dungeon have more or less damage until the end of the round."""

    dungeon: Seat
    damage: SignedNumber


@event(show=MOVE)
class MonstersRoused(Event, frozen=True, array_like=True, tag=True):
    """The monster rooms of a dungeon have more damage, or less."""

    dungeon: Seat
    damage: SignedNumber


@event(show=DAMAGE)
class TreasureDoubled(Event, frozen=True, array_like=True, tag=True):
    """The treasure of a dungeon counts twice in this round."""

    dungeon: Seat


@event(show=DAMAGE)
class TreasureAdded(Event, frozen=True, array_like=True, tag=True):
    """A room has one symbol of treasure more in this round."""

    room: SeenCard
    treasure: TreasureField


@event(show=DAMAGE)
class TreasureLost(Event, frozen=True, array_like=True, tag=True):
    """A room has no treasure in this round."""

    room: SeenCard


@event(show=DAMAGE)
class RoomSilenced(Event, frozen=True, array_like=True, tag=True):
    """The ability of a room has no effect in this round."""

    room: SeenCard


@event(show=MOVE)
class RoomsSwapped(Event, frozen=True, array_like=True, tag=True):
    """Two rooms of a dungeon have changed places."""

    dungeon: Seat
    first: SeenCard
    second: SeenCard


@event(show=MOVE)
class DungeonReversed(Event, frozen=True, array_like=True, tag=True):
    """The rooms of a dungeon lie the other way round now."""

    dungeon: Seat


@event(show=MOVE)
class RoomsDrilled(Event, frozen=True, array_like=True, tag=True):
    """The ordinary rooms of one kind in a dungeon have 1 more damage until the end of the round."""

    dungeon: Seat
    monster: bool


@event(show=MOVE)
class TreasureTranslated(Event, frozen=True, array_like=True, tag=True):
    """Explorer treasure of a dungeon also counts as another until the end of the round."""

    dungeon: Seat
    treasure: TreasureField


@event(show=MOVE)
class TreasureExchanged(Event, frozen=True, array_like=True, tag=True):
    """The symbols printed on two rooms are exchanged as long as both are visible."""

    first: SeenCard
    second: SeenCard


@event(show=DAMAGE)
class FountainOpened(Event, frozen=True, array_like=True, tag=True):
    """A room deals no damage in this round and does its visitors good."""

    room: SeenCard


@event(show=MOVE)
class DungeonBarred(Event, frozen=True, array_like=True, tag=True):
    """No hero can enter this dungeon in this round."""

    dungeon: Seat


@event(show=MOVE)
class FirstRoomSkipped(Event, frozen=True, array_like=True, tag=True):
    """Heroes that enter this dungeon pass over its first room."""

    dungeon: Seat


@event(show=MOVE)
class HeroesUntouched(Event, frozen=True, array_like=True, tag=True):
    """Abilities of this dungeon do not affect heroes."""

    dungeon: Seat
