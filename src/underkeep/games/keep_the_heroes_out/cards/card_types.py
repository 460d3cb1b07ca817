"""What a printed card says. The printed cards carry icons only, so every name is our own.

Therefore no tactics or loot card is as printed throughout: one whose actions are known from the printed game is
`PARTLY_OWN`, all others are of our own design."""

from __future__ import annotations

from typing import NamedTuple

from underkeep.core.designs import OWN, PRINTED, Design
from underkeep.games.keep_the_heroes_out.cards.action_notation import ActionLine
from underkeep.games.keep_the_heroes_out.cards.action_notation import read_line as read_line

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
    """Anything with a face. Fields that a kind of card does not have are blank."""

    face: int
    kind: str
    name: str
    name_pl: str
    copies: int = 1
    clan: int = -1
    """Of a tactics card."""
    loot: str = ""
    """The kind of a loot card."""
    line: ActionLine = read_line("draw")
    """What a tactics or loot card lets its player do."""
    hero: int = -1
    """The class of a hero card,"""
    icon: int = -1
    """and where its heroes come in."""
    symbol: str = ""
    """Of a scenario card: what it does stands in the scenario."""
    value: int = 0
    """Of a treasure,"""
    effect: str = ""
    """and what happens when it is stolen."""
    room: int = -1
    """Of a room tile."""
    design: Design = PRINTED
    """Whether the card is as printed."""
