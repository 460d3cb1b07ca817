"""The options of Dungeon Fighter: everything that a player can answer."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.options.option import Option, Pass, Resign, option
from underkeep.games.dungeon_fighter.fields import (
    AbilityColour,
    Colour,
    Cube,
    Die,
    EquipmentCard,
    Fighter,
    HeroCard,
    Hole,
    OutcomeOfThrow,
    OutcomeOfToss,
    Place,
    RoomCard,
    Section,
    Symbol,
    ThrowGesture,
    Weapons,
)
from underkeep.games.dungeon_fighter.physics.outcome import BLANK, EYE, SECTION, SNOW


@option("choose {hero}")
class ChooseHero(Option, frozen=True, array_like=True, tag=True):
    """Play a hero card (DF-3.3)."""

    hero: HeroCard


@option("choose {fighter}")
class ChooseFighter(Option, frozen=True, array_like=True, tag=True):
    """Choose a hero of the party by its place at the table."""

    fighter: Fighter


@option("choose {card}")
class ChooseRoom(Option, frozen=True, array_like=True, tag=True):
    """Choose the room that the party enters (DF-5.1)."""

    card: RoomCard


@option("flee")
class Flee(Option, frozen=True, array_like=True, tag=True):
    """Run from the monster (DF-17.5)."""


@option("iceberg into {hole}")
class PlaceIceberg(Option, frozen=True, array_like=True, tag=True):
    """Put an iceberg into a hole, 1 to 4 (DF-19.13)."""

    hole: Hole


@option("take {die}")
class TakeDie(Option, frozen=True, array_like=True, tag=True):
    """Take a die to throw (DF-6.3). A white die comes out of the chest (DF-6.12)."""

    die: Die


@option("recover")
class Recover(Option, frozen=True, array_like=True, tag=True):
    """Take the coloured dice back, for the price of damage (DF-6.13)."""


@option("declare nothing", "declare {weapons}")
class Declare(Option, frozen=True, array_like=True, tag=True):
    """Declare the weapons that are used with a throw, and the roundhouse for the Catchy Tune (DF-6.5)."""

    weapons: Weapons = ()
    roundhouse: bool = False

    @property
    def form(self) -> int:
        return int(bool(self.weapons) or self.roundhouse)

    @property
    def anchors(self) -> tuple[str, ...]:
        return tuple(f"card:{card}" for card in self.weapons)


@option("throw[: {outcome}]")
class Throw(Option, frozen=True, array_like=True, tag=True):
    """Throw a die (DF-6.6). The player gives the gesture; the outcome is added once, before the answer is recorded."""

    gesture: ThrowGesture
    outcome: OutcomeOfThrow = None


@option("toss[: {tossed}]")
class Toss(Option, frozen=True, array_like=True, tag=True):
    """Toss a template (DF-19.3). The player gives the gesture; the outcome is added once, before the answer is
    recorded."""

    gesture: ThrowGesture
    tossed: OutcomeOfToss = None


@option("toss again")
class TossAgain(Option, frozen=True, array_like=True, tag=True):
    """Take a template off and toss it again (DF-19.6)."""


@option("pick cube {cube}")
class PickCube(Option, frozen=True, array_like=True, tag=True):
    """Choose the water cube that counts, from 0 (DF-12.5)."""

    cube: Cube


@option("throw again")
class ThrowAgain(Option, frozen=True, array_like=True, tag=True):
    """Ignore the throw and repeat it."""


@option("use {colour}")
class UseAbility(Option, frozen=True, array_like=True, tag=True):
    """Use the ability of a colour."""

    colour: AbilityColour


@option("use {card}")
class UseCard(Option, frozen=True, array_like=True, tag=True):
    """Use armour, a curio or a rarity (DF-14.5, DF-14.6, DF-14.8)."""

    card: EquipmentCard


@option("use brawler", anchors=("token:brawler",))
class UseToken(Option, frozen=True, array_like=True, tag=True):
    """Use the Brawler token (DF-8.31)."""


@option("choose {colour}")
class ChooseColour(Option, frozen=True, array_like=True, tag=True):
    """Choose the colour of a scar (DF-9.5) or of an upgrade (DF-20.6)."""

    colour: Colour


@option("keep trophy")
class TakeTrophy(Option, frozen=True, array_like=True, tag=True):
    """Keep the card of a beaten monster (DF-10.8)."""


@option("give {card} to {fighter}")
class Give(Option, frozen=True, array_like=True, tag=True):
    """Give a piece of equipment to a hero."""

    card: EquipmentCard
    fighter: Fighter


@option("swap {card} for {other}")
class Swap(Option, frozen=True, array_like=True, tag=True):
    """Swap two pieces of equipment between their owners (DF-10.9)."""

    card: EquipmentCard
    other: EquipmentCard


@option("buy {card}[ for {fighter}]", anchors=("card:{card}", "[fighter:{fighter}|team]"))
class Buy(Option, frozen=True, array_like=True, tag=True):
    """Buy a card of the stall for a hero, or a rarity for the team (None) (DF-13.2)."""

    card: EquipmentCard
    fighter: Fighter | None = None


@option("buy die")
class BuyDie(Option, frozen=True, array_like=True, tag=True):
    """Buy a white die (DF-13.5)."""


@option("buy life")
class BuyLife(Option, frozen=True, array_like=True, tag=True):
    """Buy one life for every hero (DF-13.4)."""


# --- reports of real dice


@option("no", "yes")
class Report(Option, frozen=True, array_like=True, tag=True):
    """Report whether something is true. `about` names the subject: a technique, an iceberg, a die."""

    about: str
    yes: bool

    @property
    def form(self) -> int:
        return int(self.yes)


@option("{place}", "section {section}", anchors=("[place:{section}|place:{place}]",))
class Stopped(Option, frozen=True, array_like=True, tag=True):
    """Report where the die stopped."""

    place: Place
    section: Section = 0

    @property
    def form(self) -> int:
        return int(self.place == SECTION)


@option("also in {section}")
class AlsoIn(Option, frozen=True, array_like=True, tag=True):
    """Report a further section that the die lies in (DF-7.13)."""

    section: Section


@option("equal", "more in {section}")
class MoreIn(Option, frozen=True, array_like=True, tag=True):
    """Report the section with more corners of the die; 0 if the corners are split equally (DF-7.10)."""

    section: Section

    @property
    def form(self) -> int:
        return int(self.section != 0)

    @property
    def anchors(self) -> tuple[str, ...]:
        return super().anchors if self.section else ()


_SYMBOLS = (BLANK, EYE, SNOW)


@option("no eye", "eye", "snow")
class Shows(Option, frozen=True, array_like=True, tag=True):
    """Report what the die shows (DF-7.16)."""

    face: Symbol

    @property
    def form(self) -> int:
        return _SYMBOLS.index(self.face)

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"shows:{self.face or 'blank'}",)


@option("correct")
class Correct(Option, frozen=True, array_like=True, tag=True):
    """Reject the report of a throw or a toss, so that it is asked again (DF-4.3)."""


OPTIONS: tuple[type[Option], ...] = (Pass, Resign, *declared_types(__name__, Option))
