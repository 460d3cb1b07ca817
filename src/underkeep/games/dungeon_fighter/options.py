"""The options of Dungeon Fighter: everything that a player can answer."""

from __future__ import annotations

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.core.declarations import declared_types
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.state import CENTRE_VALUE, NOBODY


class ChooseHero(Option, frozen=True, array_like=True, tag=True):
    """Play a hero card."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero-card:{self.hero}",)


class ChooseFighter(Option, frozen=True, array_like=True, tag=True):
    """Choose a hero of the party by its place at the table."""

    fighter: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"fighter:{self.fighter}",)


class ChooseRoom(Option, frozen=True, array_like=True, tag=True):
    """Choose the room that the party enters."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Flee(Option, frozen=True, array_like=True, tag=True):
    """Run from the monster."""


class PlaceIceberg(Option, frozen=True, array_like=True, tag=True):
    """Put an iceberg into a hole, 1 to 4."""

    hole: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hole:{self.hole}",)


class TakeDie(Option, frozen=True, array_like=True, tag=True):
    """Take a die to throw. A white die comes out of the chest."""

    die: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"die:{self.die}",)


class Recover(Option, frozen=True, array_like=True, tag=True):
    """Take the coloured dice back, for the price of damage."""


class Declare(Option, frozen=True, array_like=True, tag=True):
    """Declare the weapons that are used with a throw, and the roundhouse for the Catchy Tune."""

    weapons: tuple[int, ...] = ()
    roundhouse: bool = False

    @property
    def anchors(self) -> tuple[str, ...]:
        return tuple(f"card:{card}" for card in self.weapons)


class Throw(Option, frozen=True, array_like=True, tag=True):
    """Throw a die. The player gives the gesture; the outcome is added once, before the answer is recorded."""

    gesture: Gesture
    outcome: ThrowOutcome | None = None


class Toss(Option, frozen=True, array_like=True, tag=True):
    """Toss a template. The player gives the gesture; the outcome is added once, before the answer is recorded."""

    gesture: Gesture
    tossed: TossOutcome | None = None


class TossAgain(Option, frozen=True, array_like=True, tag=True):
    """Take a template off and toss it again."""


class PickCube(Option, frozen=True, array_like=True, tag=True):
    """Choose the water cube that counts, from 0."""

    cube: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"cube:{self.cube}",)


class ThrowAgain(Option, frozen=True, array_like=True, tag=True):
    """Ignore the throw and repeat it."""


class UseAbility(Option, frozen=True, array_like=True, tag=True):
    """Use the ability of a colour."""

    colour: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"ability:{self.colour}",)


class UseCard(Option, frozen=True, array_like=True, tag=True):
    """Use armour, a curio or a rarity."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class UseToken(Option, frozen=True, array_like=True, tag=True):
    """Use the Brawler token."""

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("token:brawler",)


class ChooseColour(Option, frozen=True, array_like=True, tag=True):
    """Choose the colour of a scar or of an upgrade."""

    colour: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"colour:{self.colour}",)


class TakeTrophy(Option, frozen=True, array_like=True, tag=True):
    """Keep the card of a beaten monster."""


class Give(Option, frozen=True, array_like=True, tag=True):
    """Give a piece of equipment to a hero."""

    card: int
    fighter: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"fighter:{self.fighter}")


class Swap(Option, frozen=True, array_like=True, tag=True):
    """Swap two pieces of equipment between their owners."""

    card: int
    other: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"card:{self.other}")


class Buy(Option, frozen=True, array_like=True, tag=True):
    """Buy a card of the stall for a hero, or a rarity for the team (NOBODY)."""

    card: int
    fighter: int = NOBODY

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"fighter:{self.fighter}")


class BuyDie(Option, frozen=True, array_like=True, tag=True):
    """Buy a white die."""


class BuyLife(Option, frozen=True, array_like=True, tag=True):
    """Buy one life for every hero."""


# --- reports of real dice


def _section(section: int) -> tuple[str, ...]:
    """Return the anchor of a section on the picture of the target."""
    return ("place:centre",) if section == CENTRE_VALUE else (f"place:section-{section}",)


class Report(Option, frozen=True, array_like=True, tag=True):
    """Report whether something is true. `about` names the subject: a technique, an iceberg, a die."""

    about: str
    yes: bool


class Stopped(Option, frozen=True, array_like=True, tag=True):
    """Report where the die stopped."""

    place: str
    section: int = 0

    @property
    def anchors(self) -> tuple[str, ...]:
        return _section(self.section) if self.section else (f"place:{self.place}",)


class AlsoIn(Option, frozen=True, array_like=True, tag=True):
    """Report a further section that the die lies in."""

    section: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return _section(self.section)


class MoreIn(Option, frozen=True, array_like=True, tag=True):
    """Report the section with more corners of the die; 0 if the corners are split equally."""

    section: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return _section(self.section) if self.section else ()


class Shows(Option, frozen=True, array_like=True, tag=True):
    """Report what the die shows."""

    face: str

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"shows:{self.face or 'blank'}",)


class Correct(Option, frozen=True, array_like=True, tag=True):
    """Reject the report of a throw, so that it is asked again."""


OPTIONS: tuple[type[Option], ...] = (Pass, Resign, *declared_types(__name__, Option))
