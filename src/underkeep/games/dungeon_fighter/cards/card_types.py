"""The types of printed cards."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import ClassVar

from underkeep.core.capabilities.card_designs import OWN, Design

HERO, ROOM, MONSTER, BIG_BAD = "hero", "room", "monster", "big-bad"
WEAPON, ARMOUR, CURIO, RARITY = "weapon", "armour", "curio", "rarity"
EQUIPMENT = (WEAPON, ARMOUR, CURIO, RARITY)

BEAST, HUMANOID, UNDEAD, MAGICAL = "beast", "humanoid", "undead", "magical"
TYPES = (BEAST, HUMANOID, UNDEAD, MAGICAL)

ANY, ON_MISS, ON_LINE, ON_CENTRE, IN_SHOP = "any", "miss", "line", "centre", "shop"
"""The time at which a curio or a rarity can be used: any time, a miss of the active hero, a die on a line, a die on the
centre without an eye, or the shopping phase."""


@dataclass(frozen=True)
class Card:
    """A printed card.

    Most cards were designed for Underkeep, so a card without a `design` is one of them.
    """

    name: str
    name_pl: str
    design: Design = field(default=OWN, kw_only=True)
    kind: ClassVar[str] = ""

    @property
    def key(self) -> str:
        """The stable name of the card, by which stored games know it."""
        return f"df-{'-'.join(re.sub(r'[^a-z0-9 -]', '', self.name.lower()).split())}"


@dataclass(frozen=True)
class Hero(Card):
    """A hero card: an ability for each colour (DF-8.1), and the equipment that the hero can carry (DF-14.2)."""

    id: str
    red: str
    green: str
    blue: str
    favourite: str = ""
    """The type of monster for Favourite Enemy."""
    box: int = 1
    """The number of the box. The heroes of the second box were designed for Underkeep (DF-22.1)."""
    weapons: int = 2
    armours: int = 1
    curios: int = 2
    kind = HERO

    @property
    def abilities(self) -> tuple[str, str, str]:
        """The abilities by colour."""
        return self.red, self.green, self.blue

    def slots(self, kind: str) -> int:
        """Return how many cards of a kind the hero can carry."""
        if kind == WEAPON:
            return self.weapons
        if kind == ARMOUR:
            return self.armours
        return self.curios if kind == CURIO else 0


@dataclass(frozen=True)
class Room(Card):
    """A room card: its stall symbols and its effects (DF-16)."""

    stalls: int
    coins: int = 0
    white: int = 0
    heals: int = 0
    freebie: bool = False
    technique: str = ""
    tough: int = 0
    water: bool = False
    snow: bool = False
    icebergs: int = 0
    frost: int = 0
    kind = ROOM


@dataclass(frozen=True)
class Monster(Card):
    """A monster card (DF-5.4). The techniques of a mad monster are asleep at first (DF-17.3)."""

    level: int
    type: str
    life: int
    damage: int
    loot: int
    techniques: tuple[str, ...] = ()
    careless: bool = False
    mad: bool = False
    icebergs: int = 0
    frost: int = 0
    kind = MONSTER


@dataclass(frozen=True)
class BigBad(Monster):
    """A big bad card (DF-15.7); it has neither level nor loot."""

    level: int = 0
    type: str = ""
    life: int = 0
    damage: int = 0
    loot: int = 0
    kind = BIG_BAD


@dataclass(frozen=True)
class Equipment(Card):
    """A card of the stall."""

    price: int


@dataclass(frozen=True)
class Weapon(Equipment):
    """A weapon adds damage to a hit that meets its technique (DF-14.4)."""

    bonus: int
    technique: str
    kind = WEAPON


@dataclass(frozen=True)
class Armour(Equipment):
    """Armour is used once per fight, on a miss of its hero (DF-14.5)."""

    prevents: int = 0
    spares: bool = False
    """Whether the hero takes no damage at all."""
    deals: int = 0
    coins: int = 0
    again: bool = False
    """Whether the die is thrown again."""
    frost: int = 0
    kind = ARMOUR


@dataclass(frozen=True)
class Curio(Equipment):
    """A curio has one use (DF-14.6)."""

    when: str = ANY
    spares: bool = False
    weak_point: bool = False
    sums: bool = False
    water: bool = False
    snow: bool = False
    white: int = 0
    heals: int = 0
    deals: int = 0
    kind = CURIO


@dataclass(frozen=True)
class Rarity(Equipment):
    """A rarity belongs to the team (DF-14.8)."""

    when: str = ANY
    revives: int = 0
    ultra: bool = False
    coins: int = 0
    kind = RARITY
