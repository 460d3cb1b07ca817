"""The options of Boss Monster."""

from __future__ import annotations

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.games.boss_monster.state import NEW_PLACE, NOBODY, NOTHING, TREASURES


class Place(Option, frozen=True, array_like=True, tag=True):
    """Place a room card on the room `on`, or on a new place."""

    card: int
    on: int = NEW_PLACE

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "place:new" if self.on == NEW_PLACE else f"card:{self.on}")


class Cast(Option, frozen=True, array_like=True, tag=True):
    """Play a spell: one of its texts, with a card or a seat as its target if it needs one."""

    card: int
    text: int = 0
    on: int = NOTHING
    seat: int = NOBODY

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", *_target(self.on, self.seat))


class Use(Option, frozen=True, array_like=True, tag=True):
    """Use the ability of a room, a boss or a hero."""

    card: int
    text: int = 0
    on: int = NOTHING
    seat: int = NOBODY

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", *_target(self.on, self.seat))


class Promote(Option, frozen=True, array_like=True, tag=True):
    """Pay a coin and raise a miniboss by a level."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class TakeBack(Option, frozen=True, array_like=True, tag=True):
    """Take a portable room back into hand."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Sell(Option, frozen=True, array_like=True, tag=True):
    """Discard a room card for a coin."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "pot")


class Store(Option, frozen=True, array_like=True, tag=True):
    """Where an item lies from now on: `how` is a way of BM-16.22 for the item of a killed hero, with `old` as the item
    that gives way, or the side that shows of an item that is turned over."""

    card: int
    how: int
    old: int = NOTHING

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",) if self.old == NOTHING else (f"card:{self.card}", f"card:{self.old}")


FACE_UP, FACE_DOWN, USE_OLD, TURN_OLD, TURN_UP, TURN_DOWN = range(6)


class Number(Option, frozen=True, array_like=True, tag=True):
    """A number: of coins, or of a die."""

    number: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"number:{self.number}",)


class Negate(Option, frozen=True, array_like=True, tag=True):
    """Stop the spell (or ability) that was just played, with this card."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Choose(Option, frozen=True, array_like=True, tag=True):
    """Choose a card."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class ChooseSeat(Option, frozen=True, array_like=True, tag=True):
    """Choose a player."""

    seat: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)


class ChooseTreasure(Option, frozen=True, array_like=True, tag=True):
    """Choose a treasure type."""

    treasure: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"treasure:{TREASURES[self.treasure]}",)


class DrawRoom(Option, frozen=True, array_like=True, tag=True):
    """Draw from the room deck."""

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("deck:rooms",)


class DrawSpell(Option, frozen=True, array_like=True, tag=True):
    """Draw from the spell deck."""

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("deck:spells",)


class Yes(Option, frozen=True, array_like=True, tag=True):
    """Use an optional ability."""


class No(Option, frozen=True, array_like=True, tag=True):
    """Decline an optional ability."""


YES, NO, DRAW_ROOM, DRAW_SPELL = Yes(), No(), DrawRoom(), DrawSpell()

BossMonsterOption = (
    Pass
    | Resign
    | Place
    | Cast
    | Use
    | Promote
    | TakeBack
    | Sell
    | Store
    | Number
    | Negate
    | Choose
    | ChooseSeat
    | ChooseTreasure
    | DrawRoom
    | DrawSpell
    | Yes
    | No
)


def _target(card: int, seat: int) -> tuple[str, ...]:
    if card != NOTHING:
        return (f"card:{card}",)
    return (f"seat:{seat}",) if seat != NOBODY else ()
