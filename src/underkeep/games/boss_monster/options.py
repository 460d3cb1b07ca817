"""The options of Boss Monster."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.options.option import Option, Pass, Resign, option
from underkeep.core.state import Seat
from underkeep.games.boss_monster import fields
from underkeep.games.boss_monster.fields import (
    AbilityText,
    AnyCard,
    ChosenCard,
    Item,
    Miniboss,
    RoomCard,
    RoomOrMiniboss,
    SpellCard,
    SpellText,
    TargetCard,
    TargetRoom,
    TargetSeat,
    TreasureField,
)


@option("build {card}[ on {on}]", variants=("new", "on", "miniboss"))
class Place(Option, frozen=True, array_like=True, tag=True):
    """Place a room card on the room `on`, or on a new place (BM-6.8, BM-6.9)."""

    card: RoomOrMiniboss
    on: TargetRoom | None = None

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "place:new" if self.on is None else f"card:{self.on}")


@option("cast {card}[ text {text}][ on {seat}| on {on}]", variants=("", "on"))
class Cast(Option, frozen=True, array_like=True, tag=True):
    """Play a spell: one of its texts, with a card or a seat as its target if it needs one (BM-5.15)."""

    card: SpellCard
    text: SpellText = 0
    on: TargetCard | None = None
    seat: TargetSeat | None = None


@option("use {card}{text}[ on {seat}| on {on}]", variants=("", "on"))
class Use(Option, frozen=True, array_like=True, tag=True):
    """Use the ability of a room, a boss or a hero."""

    card: AnyCard
    text: AbilityText = 0
    on: TargetCard | None = None
    seat: TargetSeat | None = None


@option("promote {card}")
class Promote(Option, frozen=True, array_like=True, tag=True):
    """Pay a coin and raise a miniboss by a level (BM-15.10)."""

    card: Miniboss


@option("take back {card}")
class TakeBack(Option, frozen=True, array_like=True, tag=True):
    """Take a portable room back into hand (BM-17.4)."""

    card: RoomCard


@option("sell {card}", anchors=("card:{card}", "pot"))
class Sell(Option, frozen=True, array_like=True, tag=True):
    """Discard a room card for a coin (BM-14.9)."""

    card: RoomOrMiniboss


FACE_UP, FACE_DOWN, USE_OLD, TURN_OLD, TURN_UP, TURN_DOWN = range(6)
STORE_VARIANTS = ("up", "down", "use-old", "turn-old", "turn-up", "turn-down")


@option(
    "keep {card} face-up",
    "keep {card} face-down",
    "keep {card} and use {old}",
    "keep {card} and turn {old}",
    "turn {card} face-up",
    "turn {card} face-down",
    variants=STORE_VARIANTS,
)
class Store(Option, frozen=True, array_like=True, tag=True):
    """Where an item lies from now on: `how` is a way of BM-16.22 for the item of a killed hero, with `old` as the item
    that gives way, or the side that shows of an item that is turned over."""

    card: Item
    how: int
    old: Item | None = None

    @property
    def form(self) -> int:
        return self.how


@option("{number}")
class Number(Option, frozen=True, array_like=True, tag=True):
    """A number: of coins, or of a die."""

    number: fields.Number


@option("negate with {card}")
class Negate(Option, frozen=True, array_like=True, tag=True):
    """Stop the spell (or ability) that was just played, with this card (BM-5.16)."""

    card: AnyCard


@option("choose {card}")
class Choose(Option, frozen=True, array_like=True, tag=True):
    """Choose a card."""

    card: ChosenCard


@option("choose player {seat}")
class ChooseSeat(Option, frozen=True, array_like=True, tag=True):
    """Choose a player."""

    seat: Seat


@option("choose {treasure} treasure")
class ChooseTreasure(Option, frozen=True, array_like=True, tag=True):
    """Choose a treasure type."""

    treasure: TreasureField


@option("draw a room", anchors=("deck:rooms",))
class DrawRoom(Option, frozen=True, array_like=True, tag=True):
    """Draw from the room deck."""


@option("draw a spell", anchors=("deck:spells",))
class DrawSpell(Option, frozen=True, array_like=True, tag=True):
    """Draw from the spell deck."""


@option("yes")
class Yes(Option, frozen=True, array_like=True, tag=True):
    """Use an optional ability."""


@option("no")
class No(Option, frozen=True, array_like=True, tag=True):
    """Decline an optional ability."""


YES, NO, DRAW_ROOM, DRAW_SPELL = Yes(), No(), DrawRoom(), DrawSpell()

OPTIONS: tuple[type[Option], ...] = (Pass, Resign, *declared_types(__name__, Option))


REACTION_KINDS = frozenset({"window", "respond", "negate-spell", "negate-ability"})
"""The kinds of decisions in which a seat may react or pass."""
