"""The values of a printed card, for clients that draw it."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import Face, require
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, LOOT, SCENARIO_CARD, TACTIC, TILE, TREASURE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.state import CLASSES, ICONS, ROOMS

SET = "KHO"


def catalogue_entry(face: Face) -> tuple[str, str, int]:
    """Return the key of a card, its set, and its number of copies."""
    card = CARDS[face]
    return card.key, SET, card.copies


def card_values(face: Face) -> dict[str, Any]:
    """Return the values of a printed card by name.

    Tactics have a `clan` and `actions`, loot has `loot` (its kind) and `actions`, both in the notation of
    `cards/action_notation.py`. Hero cards have `hero` and `icon`, scenario cards `symbol`, treasures `value` and
    `effect`, tiles `room`.
    """
    card = CARDS[face]
    match card.kind:
        case k if k == TACTIC:
            return {"clan": CLAN_NAMES[require(card.clan)], "actions": card.line.text}
        case k if k == LOOT:
            return {"loot": card.loot, "actions": card.line.text}
        case k if k == HERO_CARD:
            return {"hero": CLASSES[require(card.hero)], "icon": ICONS[require(card.icon)]}
        case k if k == SCENARIO_CARD:
            return {"symbol": card.symbol}
        case k if k == TREASURE:
            return {"value": card.value, "effect": card.effect}
        case k if k == TILE:
            return {"room": ROOMS[require(card.room)]}
    return {}
