"""The types of printed cards.

The printed cards have icons only, so all names are of our own design. Therefore no tactics or loot card is entirely as
printed: a card whose actions are known from the printed game is `PARTLY_OWN`, all others are `OWN`.
"""

from __future__ import annotations

from typing import NamedTuple

from underkeep.core.capabilities.card_designs import OWN, PRINTED, Design
from underkeep.core.state import Face
from underkeep.games.keep_the_heroes_out.cards.action_notation import ActionLine
from underkeep.games.keep_the_heroes_out.cards.action_notation import read_line as read_line
from underkeep.games.keep_the_heroes_out.state import ClanNumber, HeroClass, Icon

TACTIC, LOOT, HERO_CARD, SCENARIO_CARD, TREASURE, TILE = "tactic", "loot", "hero", "event", "treasure", "tile"


class Tactic(NamedTuple):
    """A tactics card of a clan."""

    clan: str
    name: str
    name_pl: str
    copies: int
    actions: str
    design: Design = OWN


class Loot(NamedTuple):
    """A loot card of a kind: equipment, potion, scroll or beast."""

    kind: str
    name: str
    name_pl: str
    actions: str
    design: Design = OWN


class Card(NamedTuple):
    """Any card or tile with a face. Fields that do not apply to its kind have their default."""

    face: Face
    kind: str
    name: str
    name_pl: str
    copies: int = 1
    clan: ClanNumber | None = None
    """The clan of a tactics card."""
    loot: str = ""
    """The kind of a loot card."""
    line: ActionLine = read_line("draw")
    """The actions of a tactics or loot card."""
    hero: HeroClass | None = None
    """The class of a hero card."""
    icon: Icon | None = None
    """The icon of the rooms in which a hero card summons its heroes."""
    symbol: str = ""
    """The symbol of a scenario card. The page says what it does."""
    value: int = 0
    """The value of a treasure."""
    effect: str = ""
    """The effect of a treasure when it is stolen."""
    room: int | None = None
    """The room of a tile."""
    design: Design = PRINTED
    """Whether the card is as printed."""

    @property
    def key(self) -> str:
        """The stable name of the card, by which stored games know it."""
        return f"kho-{'-'.join(self.name.lower().replace(chr(39), '').split())}"
