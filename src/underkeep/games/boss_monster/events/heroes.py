"""Events of heroes and items: in town, at the entrance, on the walk through a dungeon, and in a scoring area."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard, event
from underkeep.core.state import Seat
from underkeep.games.boss_monster.events.display_times import BIG, DAMAGE, LURE, MOVE, REVEAL, STEP


@event(show=MOVE)
class HeroArrived(Event, frozen=True, array_like=True, tag=True):
    """A hero has come to town."""

    hero: SeenCard


@event(show=REVEAL)
class ItemRevealed(Event, frozen=True, array_like=True, tag=True):
    """An item has come to town."""

    item: SeenCard


@event(show=MOVE)
class ItemAttached(Event, frozen=True, array_like=True, tag=True):
    """A hero carries an item now."""

    item: SeenCard
    hero: SeenCard


@event(show=REVEAL)
class ItemWon(Event, frozen=True, array_like=True, tag=True):
    """A player has won the item of a hero."""

    seat: Seat
    item: SeenCard
    face_up: bool


@event(show=DAMAGE)
class ItemTurned(Event, frozen=True, array_like=True, tag=True):
    """An item of a player has been turned over."""

    seat: Seat
    item: SeenCard
    face_up: bool


@event(show=MOVE)
class HeroHeld(Event, frozen=True, array_like=True, tag=True):
    """A hero at an entrance will not go in during this round."""

    hero: SeenCard


@event(show=MOVE)
class HeroWarded(Event, frozen=True, array_like=True, tag=True):
    """Only this player can target the hero until the end of the round."""

    hero: SeenCard
    seat: Seat


@event(show=MOVE)
class ItemDropped(Event, frozen=True, array_like=True, tag=True):
    """A hero loses its item."""

    hero: SeenCard
    item: SeenCard


@event(show=MOVE)
class ItemTaken(Event, frozen=True, array_like=True, tag=True):
    """An item changes from one scoring area to another."""

    seat: Seat
    item: SeenCard
    victim: Seat


@event(show=MOVE)
class ItemLookedAt(Event, frozen=True, array_like=True, tag=True):
    """A player looks at the top card of the item deck."""

    seat: Seat
    item: SeenCard


@event(show=MOVE)
class ItemPutUnder(Event, frozen=True, array_like=True, tag=True):
    """The top card of the item deck goes to the bottom."""

    seat: Seat
    item: SeenCard


@event(show=LURE)
class HeroLured(Event, frozen=True, array_like=True, tag=True):
    """A hero has gone from town to the entrance of a dungeon (BM-8.1)."""

    hero: SeenCard
    dungeon: Seat


@event(show=DAMAGE)
class HeroStayed(Event, frozen=True, array_like=True, tag=True):
    """A hero stays in town, because no single dungeon lures it (BM-8.1)."""

    hero: SeenCard


@event(show=MOVE)
class HeroShunned(Event, frozen=True, array_like=True, tag=True):
    """A hero stays in town, because it cannot be lured in this round."""

    hero: SeenCard


@event(show=MOVE)
class HeroPutOff(Event, frozen=True, array_like=True, tag=True):
    """A hero in town will not be lured in this round."""

    hero: SeenCard


@event(show=MOVE)
class PartyGathered(Event, frozen=True, array_like=True, tag=True):
    """Heroes that enter this dungeon have more health in this round."""

    dungeon: Seat


@event(show=MOVE)
class ShortcutShown(Event, frozen=True, array_like=True, tag=True):
    """A hero will pass over its next rooms."""

    hero: SeenCard
    rooms: int


@event(show=REVEAL)
class HeroSetOut(Event, frozen=True, array_like=True, tag=True):
    """A hero enters a dungeon."""

    hero: SeenCard
    dungeon: Seat


@event(show=MOVE)
class HeroKeptOut(Event, frozen=True, array_like=True, tag=True):
    """A hero must wait at the entrance of a dungeon."""

    hero: SeenCard
    dungeon: Seat


@event(show=STEP)
class HeroEntered(Event, frozen=True, array_like=True, tag=True):
    """A hero has entered a room."""

    hero: SeenCard
    room: SeenCard


@event(show=DAMAGE)
class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    """A hero has taken damage and has this health left."""

    hero: SeenCard
    damage: int
    health: int


@event(show=DAMAGE)
class HeroStrengthened(Event, frozen=True, array_like=True, tag=True):
    """A hero has more health."""

    hero: SeenCard
    more: int
    health: int


@event(show=REVEAL)
class HeroSentBack(Event, frozen=True, array_like=True, tag=True):
    """A hero has been moved back to a room."""

    hero: SeenCard
    room: SeenCard


@event(show=REVEAL)
class HeroMovedOn(Event, frozen=True, array_like=True, tag=True):
    """The room fell apart under the hero, who hurries on to the next one."""

    hero: SeenCard
    room: SeenCard


@event(show=MOVE)
class HeroPassedOver(Event, frozen=True, array_like=True, tag=True):
    """A hero passes over a room without entering it."""

    hero: SeenCard
    room: SeenCard


@event(show=BIG)
class HeroDied(Event, frozen=True, array_like=True, tag=True):
    """A hero has died in a dungeon, whose owner gets its souls."""

    hero: SeenCard
    dungeon: Seat
    souls: int


@event(show=BIG)
class HeroSurvived(Event, frozen=True, array_like=True, tag=True):
    """A hero has walked through a dungeon, whose owner gets its wounds."""

    hero: SeenCard
    dungeon: Seat
    wounds: int


@event(show=MOVE)
class HeroToTown(Event, frozen=True, array_like=True, tag=True):
    """A hero has gone back to town."""

    hero: SeenCard


@event(show=MOVE)
class HeroToEntrance(Event, frozen=True, array_like=True, tag=True):
    """A hero has been moved to the entrance of a dungeon."""

    hero: SeenCard
    dungeon: Seat


@event(show=MOVE)
class HeroRemoved(Event, frozen=True, array_like=True, tag=True):
    """A hero has been removed from the game."""

    hero: SeenCard


@event(show=MOVE)
class SoulBecameWound(Event, frozen=True, array_like=True, tag=True):
    """A soul of a player has been turned into a wound."""

    seat: Seat
    hero: SeenCard


@event(show=MOVE)
class WoundHealed(Event, frozen=True, array_like=True, tag=True):
    """A wound of a player has been turned into a soul."""

    seat: Seat
    hero: SeenCard
