"""The options of Keep the Heroes Out!"""

from __future__ import annotations

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.core.declarations import declared_types
from underkeep.games.keep_the_heroes_out.state import NOTHING, NOWHERE, TOKENS


class ChooseClan(Option, frozen=True, array_like=True, tag=True):
    """Choose a clan to play, or to lend its cards to the Laboratory."""

    clan: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"clan:{self.clan}",)


class ChooseRoom(Option, frozen=True, array_like=True, tag=True):
    """Choose a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class ChooseHero(Option, frozen=True, array_like=True, tag=True):
    """Choose a hero."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}",)


class ChooseMonster(Option, frozen=True, array_like=True, tag=True):
    """Choose a monster of a seat."""

    seat: int
    monster: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"monster:{self.seat}.{self.monster}",)


class ChooseCard(Option, frozen=True, array_like=True, tag=True):
    """Choose a card, a treasure or a project."""

    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class ChooseToken(Option, frozen=True, array_like=True, tag=True):
    """Choose a resource in a room."""

    token: int
    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"token:{self.room}.{self.token}",)


class ChooseCorridor(Option, frozen=True, array_like=True, tag=True):
    """Choose a corridor."""

    corridor: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"corridor:{self.corridor}",)


class Attack(Option, frozen=True, array_like=True, tag=True):
    """Let this hero attack this monster."""

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
    """Gamble: turn up a Guild card for the Prison."""

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
    """Defend against an attack with one side of a card."""

    card: int
    side: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


# --- the actions of a card ----------------------------------------------------------------------------------


class Move(Option, frozen=True, array_like=True, tag=True):
    """Move a monster to a room, with or without a token."""

    monster: int
    to: int
    carry: int = NOTHING

    @property
    def anchors(self) -> tuple[str, ...]:
        carried = () if self.carry == NOTHING else (f"carry:{TOKENS[self.carry]}",)
        return (f"mine:{self.monster}", f"room:{self.to}", *carried)


class Strike(Option, frozen=True, array_like=True, tag=True):
    """Attack a hero in the room of a monster."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}",)


class Shoot(Option, frozen=True, array_like=True, tag=True):
    """Attack a hero in a room beside a monster."""

    hero: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"hero:{self.hero}",)


class UseRoom(Option, frozen=True, array_like=True, tag=True):
    """Activate a room; a room that gives loot gives this loot card."""

    room: int
    card: int = NOTHING

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}", *(() if self.card == NOTHING else (f"card:{self.card}",)))


class UseSkill(Option, frozen=True, array_like=True, tag=True):
    """Use the skill of the clan: in a room, against a hero, as a move of a monster, or without any target."""

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
    """Activate an unfinished portal to finish it."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"portal:{self.room}",)


class ClearRubble(Option, frozen=True, array_like=True, tag=True):
    """Activate beside a closed corridor to open it."""

    corridor: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"corridor:{self.corridor}",)


class Drain(Option, frozen=True, array_like=True, tag=True):
    """Activate in a flooded room to drain it."""

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
    """Place a trap in a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class OpenPortal(Option, frozen=True, array_like=True, tag=True):
    """Place a finished portal in a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class PlaceToken(Option, frozen=True, array_like=True, tag=True):
    """Place a resource in a room."""

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
    """Place a monster from the lair in a room."""

    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("lair", f"room:{self.room}")


class Reinforce(Option, frozen=True, array_like=True, tag=True):
    """Look at three cards and take those with this action."""

    action: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return ("deck:own",)


class Horde(Option, frozen=True, array_like=True, tag=True):
    """Let each own monster of a room take this action."""

    action: int
    room: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class PayCoins(Option, frozen=True, array_like=True, tag=True):
    """Pay this number of coins to the Great Builder."""

    coins: int


class Site(Option, frozen=True, array_like=True, tag=True):
    """Lay a new tile in this cell, with this number of quarter turns."""

    cell: int
    turned: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}", f"turned:{self.turned}")


OPTIONS: tuple[type[Option], ...] = (Pass, Resign, *declared_types(__name__, Option))
