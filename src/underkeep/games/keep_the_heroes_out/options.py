"""The options of Keep the Heroes Out!"""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.options.option import Option, Pass, Resign, option
from underkeep.core.state import Seat
from underkeep.games.keep_the_heroes_out.fields import (
    Action,
    Card,
    CardSide,
    CarriedToken,
    Cell,
    ChosenCard,
    Clan,
    Corridor,
    Hero,
    Monster,
    MonsterInRoom,
    OwnMonster,
    QuarterTurns,
    Resource,
    Room,
    SkilledMonster,
)


@option("choose {clan}")
class ChooseClan(Option, frozen=True, array_like=True, tag=True):
    """Choose a clan to play (KHO-4.6), or to lend its cards to the Laboratory (KHO-4.12)."""

    clan: Clan


@option("choose {room}", variants=("", "next"))
class ChooseRoom(Option, frozen=True, array_like=True, tag=True):
    """Choose a room."""

    room: Room


@option("choose {hero}")
class ChooseHero(Option, frozen=True, array_like=True, tag=True):
    """Choose a hero."""

    hero: Hero


@option("choose {monster}", anchors=("monster:{seat}.{monster}",))
class ChooseMonster(Option, frozen=True, array_like=True, tag=True):
    """Choose a monster of a seat."""

    seat: Seat
    monster: MonsterInRoom


@option("choose {card}", variants=("", "treasure", "tile"))
class ChooseCard(Option, frozen=True, array_like=True, tag=True):
    """Choose a card, a treasure or a project."""

    card: ChosenCard


@option("choose {token}", anchors=("token:{room}.{token}",))
class ChooseToken(Option, frozen=True, array_like=True, tag=True):
    """Choose the resource of a room that is discarded (KHO-16.2, KHO-19.5)."""

    token: Resource
    room: Room


@option("choose {corridor}")
class ChooseCorridor(Option, frozen=True, array_like=True, tag=True):
    """Choose a corridor."""

    corridor: Corridor


@option("{hero} attacks {monster}", anchors=("hero:{hero}", "monster:{seat}.{monster}"))
class Attack(Option, frozen=True, array_like=True, tag=True):
    """Let this hero attack this monster (KHO-17.5, KHO-17.14)."""

    hero: Hero
    seat: Seat
    monster: Monster


@option("play {card}")
class PlayCard(Option, frozen=True, array_like=True, tag=True):
    """Play a card from hand (KHO-7.2)."""

    card: Card


@option("gamble", anchors=("deck:guild",))
class Gamble(Option, frozen=True, array_like=True, tag=True):
    """Gamble: turn up a Guild card for the Prison (KHO-12.1)."""


@option("exchange {card}")
class PayWith(Option, frozen=True, array_like=True, tag=True):
    """Discard a card from hand to exchange loot (KHO-7.6)."""

    card: Card


@option("defend with {card}{side}")
class DefendWith(Option, frozen=True, array_like=True, tag=True):
    """Defend against an attack with one side of a card (KHO-9.12)."""

    card: Card
    side: CardSide


# --- the actions of a card ----------------------------------------------------------------------------------


@option("move {monster} to {to}[ with {carry}]")
class Move(Option, frozen=True, array_like=True, tag=True):
    """Move a monster to a room, with or without a token (KHO-9.6, KHO-9.7)."""

    monster: OwnMonster
    to: Room
    carry: CarriedToken | None = None


@option("strike {hero}")
class Strike(Option, frozen=True, array_like=True, tag=True):
    """Attack a hero in the room of a monster (KHO-9.2)."""

    hero: Hero


@option("shoot {hero}")
class Shoot(Option, frozen=True, array_like=True, tag=True):
    """Attack a hero in a room beside a monster (KHO-9.3)."""

    hero: Hero


@option("activate {room}[ for {card}]", variants=("", "card", "laboratory", "builder"))
class UseRoom(Option, frozen=True, array_like=True, tag=True):
    """Activate a room (KHO-10.1); a room that gives loot gives this loot card (KHO-10.3)."""

    room: Room
    card: Card | None = None


@option(
    "use skill[ {monster} to {room} with {carry}| {monster} to {room}| on {hero}| in {room}]",
    anchors=("skill", "[mine:{monster}]", "[room:{room}]", "[hero:{hero}]", "[carry:{carry}]"),
    variants=("", "room", "hero", "move"),
)
class UseSkill(Option, frozen=True, array_like=True, tag=True):
    """Use the skill of the clan (KHO-5.3): in a room, against a hero, as a move of a monster, or without any target."""

    room: Room | None = None
    hero: Hero | None = None
    monster: SkilledMonster | None = None
    carry: CarriedToken | None = None


@option("finish portal in {room}", anchors=("portal:{room}",))
class FinishPortal(Option, frozen=True, array_like=True, tag=True):
    """Activate an unfinished portal to finish it (KHO-11.2)."""

    room: Room


@option("clear {corridor}")
class ClearRubble(Option, frozen=True, array_like=True, tag=True):
    """Activate beside a closed corridor to open it."""

    corridor: Corridor


@option("drain {room}", anchors=("flood:{room}",))
class Drain(Option, frozen=True, array_like=True, tag=True):
    """Activate in a flooded room to drain it."""

    room: Room


@option("draw", anchors=("deck:own",))
class Draw(Option, frozen=True, array_like=True, tag=True):
    """Draw a card (KHO-9.9)."""


@option("lay trap in {room}")
class LayTrap(Option, frozen=True, array_like=True, tag=True):
    """Place a trap in a room (KHO-9.10)."""

    room: Room


@option("open portal in {room}")
class OpenPortal(Option, frozen=True, array_like=True, tag=True):
    """Place a finished portal in a room (KHO-9.17)."""

    room: Room


@option("place {token} in {room}")
class PlaceToken(Option, frozen=True, array_like=True, tag=True):
    """Place a resource in a room (KHO-9.18)."""

    token: Resource
    room: Room


@option("discard {token} in {room}", anchors=("token:{room}.{token}",))
class Spend(Option, frozen=True, array_like=True, tag=True):
    """Discard a resource from a room."""

    token: Resource
    room: Room


@option("summon in {room}", anchors=("lair", "room:{room}"))
class Summon(Option, frozen=True, array_like=True, tag=True):
    """Place a monster from the lair in a room (KHO-9.19)."""

    room: Room


@option("reinforce {action}", anchors=("deck:own",))
class Reinforce(Option, frozen=True, array_like=True, tag=True):
    """Look at three cards and take those with this action (KHO-9.22)."""

    action: Action


@option("horde {action} in {room}")
class Horde(Option, frozen=True, array_like=True, tag=True):
    """Let each own monster of a room take this action (KHO-9.27)."""

    action: Action
    room: Room


@option("pay {coins}")
class PayCoins(Option, frozen=True, array_like=True, tag=True):
    """Pay this number of coins to the Great Builder (KHO-14.1)."""

    coins: int


@option("build at {cell} turned {turned}")
class Site(Option, frozen=True, array_like=True, tag=True):
    """Lay a new tile in this cell, with this number of quarter turns (KHO-14.3, KHO-14.4)."""

    cell: Cell
    turned: QuarterTurns


OPTIONS: tuple[type[Option], ...] = (Pass, Resign, *declared_types(__name__, Option))
