"""The catalogue: all cards by face. Face 0 is an unknown card; the others follow in the order of the box."""

from __future__ import annotations

from functools import cache
from typing import Any

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN, PRINTED
from underkeep.core.records.deck_lists import Catalogue
from underkeep.core.state import UNKNOWN, Face
from underkeep.games.keep_the_heroes_out.cards.action_notation import read_line
from underkeep.games.keep_the_heroes_out.cards.card_types import (
    HERO_CARD,
    LOOT,
    SCENARIO_CARD,
    TACTIC,
    TILE,
    TREASURE,
    Card,
)
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.cards.homebrew import HOMEBREW
from underkeep.games.keep_the_heroes_out.cards.loot import LOOT_CARDS as LOOT_CARDS
from underkeep.games.keep_the_heroes_out.cards.tactics import TACTICS
from underkeep.games.keep_the_heroes_out.state import CHAMPION, CLASSES, ICON_KINDS, ICONS, ROOMS, ClanNumber, HeroClass

SYMBOLS = ("cauldron", "ledger", "quake", "moon", "lute", "hammer", "storm", "crown")
"""The symbols of the scenario cards. The page that uses a symbol says what it does (KHO-22.3)."""

TREASURE_BACKS = (
    (1, "curse", 1), (1, "losses", 2), (1, "prisoner", 1), (1, "regeneration", 1),
    (2, "curse", 1), (2, "losses", 1), (2, "prisoner", 2), (2, "regeneration", 1),
    (3, "curse", 2), (3, "losses", 1), (3, "prisoner", 1), (3, "regeneration", 1),
    (4, "failure", 1),
)  # fmt: skip
"""The 16 treasures: value, effect and number of copies (KHO-19.1)."""

SHOWN_TREASURES = {(1, "regeneration"), (3, "prisoner"), (4, "failure")}
"""The treasures that the rulebook shows. The pairs of value and effect on the others are of our own design."""
SHOWN_HERO_CARDS = {("warrior", "eye"), ("rogue", "swords"), ("mage", "hat")}
"""The hero cards that the rulebook shows. That the others pair every class with every icon is our own design."""

MOST_VALUABLE = 4
LOOT_KINDS = ("equipment", "potion", "scroll", "beast")


def _all() -> list[Card]:
    cards = [Card(UNKNOWN, "", "unknown", "nieznana")]

    def add(kind: str, name: str, name_pl: str, copies: int = 1, **fields: Any) -> None:
        cards.append(Card(Face(len(cards)), kind, name, name_pl, copies, **fields))

    for tactic in TACTICS:
        clan = CLAN_CATALOGUE.number_of(tactic.clan)
        actions = read_line(tactic.actions)
        add(TACTIC, tactic.name, tactic.name_pl, tactic.copies, clan=clan, line=actions, design=tactic.design)
    for loot in (*LOOT_CARDS, *HOMEBREW):
        add(LOOT, loot.name, loot.name_pl, loot=loot.kind, line=read_line(loot.actions), design=loot.design)
    for hero, name in zip(HeroClass, CLASSES[:CHAMPION], strict=False):
        for icon in ICON_KINDS[:4]:
            design = PRINTED if (name, ICONS[icon]) in SHOWN_HERO_CARDS else PARTLY_OWN
            add(HERO_CARD, f"{name} {ICONS[icon]}", "", hero=hero, icon=icon, design=design)
    for symbol in SYMBOLS:
        add(SCENARIO_CARD, symbol, "", 2, symbol=symbol, design=OWN)
    for value, effect, copies in TREASURE_BACKS:
        design = PRINTED if (value, effect) in SHOWN_TREASURES else PARTLY_OWN
        add(TREASURE, f"{effect} {value}", "", copies, value=value, effect=effect, design=design)
    for room, name in enumerate(ROOMS):
        # The passages of the tiles are of our own design.
        add(TILE, f"{name.replace('_', ' ')} tile", "", room=room, design=PARTLY_OWN)
    return cards


CLAN_CATALOGUE: Catalogue[ClanNumber] = Catalogue(CLAN_NAMES)
"""The id of each clan."""
CARDS = tuple(_all())
CATALOGUE: Catalogue[Face] = Catalogue(["", *(card.key for card in CARDS[1:])])
"""The key of each face."""


@cache
def faces_of_kind(kind: str) -> tuple[Face, ...]:
    """Return the faces of all cards of a kind, each as often as it is printed."""
    return tuple(card.face for card in CARDS if card.kind == kind for _ in range(card.copies))


@cache
def loot_faces(homebrew: bool) -> tuple[Face, ...]:
    """Return the faces of the loot cards of the box, and homebrew loot cards if they take part."""
    own = {loot.name for loot in HOMEBREW}
    return tuple(face for face in faces_of_kind(LOOT) if homebrew or CARDS[face].name not in own)


@cache
def tactics_of(clan: ClanNumber) -> tuple[Face, ...]:
    """Return the faces of the ten cards of a clan."""
    return tuple(face for face in faces_of_kind(TACTIC) if CARDS[face].clan == clan)


def scenario_card_face(symbol: str) -> Face:
    """Return the face of the scenario card with this symbol."""
    return next(card.face for card in CARDS if card.symbol == symbol)


def tile_face(room: int) -> Face:
    """Return the face of the tile of a room."""
    return next(card.face for card in CARDS if card.kind == TILE and card.room == room)


def find_card(name: str) -> Card | None:
    """Return the tactics or loot card of this name, regardless of capital letters, or None."""
    return _BY_NAME.get(name.casefold())


_BY_NAME = {card.name.casefold(): card for card in CARDS if card.kind in (TACTIC, LOOT)}
