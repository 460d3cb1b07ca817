"""The answers of Keep the Heroes Out!"""

from __future__ import annotations

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.games.keep_the_heroes_out.state import NOTHING, NOWHERE, TOKENS


class ChooseClan(Option, frozen=True, array_like=True, tag=True):
    """Play a clan, or lend its cards to the Laboratory."""

    clan: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"clan:{self.clan}",)


class ChooseRoom(Option, frozen=True, array_like=True, tag=True):
    """A room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class ChooseHero(Option, frozen=True, array_like=True, tag=True):
    """A hero."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}",)


class ChooseMonster(Option, frozen=True, array_like=True, tag=True):
    """A monster of a seat."""

    seat: int
    monster: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"monster:{self.seat}.{self.monster}",)


class ChooseCard(Option, frozen=True, array_like=True, tag=True):
    """A card, a treasure or a project."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class ChooseToken(Option, frozen=True, array_like=True, tag=True):
    """A resource in a room."""

    token: int
    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"token:{self.room}.{self.token}",)


class ChooseCorridor(Option, frozen=True, array_like=True, tag=True):
    """A corridor."""

    corridor: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"corridor:{self.corridor}",)


class Attack(Option, frozen=True, array_like=True, tag=True):
    """This hero hits this monster."""

    hero: int
    seat: int
    monster: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}", f"monster:{self.seat}.{self.monster}")


class PlayCard(Option, frozen=True, array_like=True, tag=True):
    """Play a card from hand."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Gamble(Option, frozen=True, array_like=True, tag=True):
    """Turn up a Guild card for the Prison."""

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("deck:guild",)


class PayWith(Option, frozen=True, array_like=True, tag=True):
    """Discard a card from hand to exchange loot."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class DefendWith(Option, frozen=True, array_like=True, tag=True):
    """Answer an attack with a side of a card."""

    card: int
    side: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


# --- the actions of a card ----------------------------------------------------------------------------------


class Move(Option, frozen=True, array_like=True, tag=True):
    """A monster goes to a room, with or without a token."""

    monster: int
    to: int
    carry: int = NOTHING

    @property
    def anchors(self) -> tuple[str, ...]:
        carried = () if self.carry == NOTHING else (f"carry:{TOKENS[self.carry]}",)
        return (f"mine:{self.monster}", f"room:{self.to}", *carried)


class Strike(Option, frozen=True, array_like=True, tag=True):
    """A melee attack."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}",)


class Shoot(Option, frozen=True, array_like=True, tag=True):
    """A ranged attack."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}",)


class UseRoom(Option, frozen=True, array_like=True, tag=True):
    """Activate a room; where loot is made, for this loot card."""

    room: int
    card: int = NOTHING

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}", *(() if self.card == NOTHING else (f"card:{self.card}",)))


class UseSkill(Option, frozen=True, array_like=True, tag=True):
    """The clan's own skill, in a room or against a hero if it needs one, or as a move of a monster."""

    room: int = NOWHERE
    hero: int = NOTHING
    monster: int = NOTHING
    carry: int = NOTHING

    @property
    def anchors(self) -> tuple[str, ...]:
        found = ["skill"]
        if self.monster != NOTHING:
            found.append(f"mine:{self.monster}")
        if self.room != NOWHERE:
            found.append(f"room:{self.room}")
        if self.hero != NOTHING:
            found.append(f"hero:{self.hero}")
        if self.carry != NOTHING:
            found.append(f"carry:{TOKENS[self.carry]}")
        return tuple(found)


class FinishPortal(Option, frozen=True, array_like=True, tag=True):
    """Activate an unfinished portal."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"portal:{self.room}",)


class ClearRubble(Option, frozen=True, array_like=True, tag=True):
    """Activate beside a closed corridor."""

    corridor: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"corridor:{self.corridor}",)


class Drain(Option, frozen=True, array_like=True, tag=True):
    """Activate in a flooded room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"flood:{self.room}",)


class Draw(Option, frozen=True, array_like=True, tag=True):
    """Draw a card."""

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("deck:own",)


class LayTrap(Option, frozen=True, array_like=True, tag=True):
    """Put a trap in a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class OpenPortal(Option, frozen=True, array_like=True, tag=True):
    """Put a finished portal in a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class PlaceToken(Option, frozen=True, array_like=True, tag=True):
    """Put a resource in a room."""

    token: int
    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class Spend(Option, frozen=True, array_like=True, tag=True):
    """Discard a resource from a room."""

    token: int
    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"token:{self.room}.{self.token}",)


class Summon(Option, frozen=True, array_like=True, tag=True):
    """A monster comes from the lair into a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("lair", f"room:{self.room}")


class Reinforce(Option, frozen=True, array_like=True, tag=True):
    """Look at three cards for those that show an action."""

    action: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("deck:own",)


class Horde(Option, frozen=True, array_like=True, tag=True):
    """All own monsters of a room do this."""

    action: int
    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class PayCoins(Option, frozen=True, array_like=True, tag=True):
    """So many coins for the Great Builder."""

    coins: int


class Site(Option, frozen=True, array_like=True, tag=True):
    """Where a new tile is laid, and how it is turned."""

    cell: int
    turned: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}", f"turned:{self.turned}")


KeepOption = (
    Pass | Resign | ChooseClan | ChooseRoom | ChooseHero | ChooseMonster | ChooseCard | ChooseToken | ChooseCorridor
    | Attack | PlayCard | Gamble | PayWith | DefendWith | Move | Strike | Shoot | UseRoom | UseSkill | FinishPortal
    | ClearRubble | Drain | Draw | LayTrap | OpenPortal | PlaceToken | Spend | Summon | Reinforce | Horde | PayCoins
    | Site
)  # fmt: skip
