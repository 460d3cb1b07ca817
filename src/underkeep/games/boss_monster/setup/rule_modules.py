"""The rule modules that sets and cards bring with them (BM-25.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.state import (
    COINS,
    EXPLORERS,
    HAND_ABILITIES,
    ITEMS,
    OFFERS,
    PORTABLE,
    SPLITTING,
    TRADE,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.setup.decks import MAX_CACHED_SETUPS
from underkeep.games.boss_monster.setup.hero_decks import uses_explorers

# --- heroes ---------------------------------------------------------------------------------------------


def has_coins(sets: tuple[str, ...]) -> bool:
    """Whether coins and minibosses are in the game (BM-14.1)."""
    return "RMB" in sets or "VOV" in sets


def rule_modules(setup: Setup, faces: Sequence[Face]) -> list[str]:
    """Return the rule modules of a setup, which are cached (BM-25.16)."""
    key = (setup.sets, setup.deck, setup.heroes, setup.hero_deck, setup.star_heroes, setup.players, setup.trade)
    known = _cached_modules.get(key)
    if known is None:
        if len(_cached_modules) >= MAX_CACHED_SETUPS:
            _cached_modules.clear()
        known = _cached_modules[key] = find_rule_modules(setup, faces)
    return list(known)


def find_rule_modules(setup: Setup, faces: Sequence[Face]) -> list[str]:
    """Return the rule modules of a setup with these cards. The result is not cached, because the position of a scenario
    may have other cards than a game with the same setup."""
    splitting = setup.players > 4 and "CRL" in setup.sets
    return needed_modules(setup.sets, faces, splitting, uses_explorers(setup), setup.trade)


def needed_modules(
    sets: tuple[str, ...], faces: Sequence[Face], splitting: bool, explorers: bool, trade: bool
) -> list[str]:
    """Return the rule modules that these sets and cards need."""
    cards = [CARDS[face] for face in set(faces)]
    found = {
        COINS: has_coins(sets),
        ITEMS: "THK" in sets or "IOD" in sets,
        PORTABLE: any(card.portable or card.all_portable is not None for card in cards),
        SPLITTING: splitting,
        EXPLORERS: explorers,
        HAND_ABILITIES: any(card.from_hand is not None for card in cards),
        OFFERS: any(card.offered is not None for card in cards),
        TRADE: trade,
    }
    return [name for name, wanted in found.items() if wanted]


_cached_modules: dict[tuple[object, ...], list[str]] = {}
"""The cache of `rule_modules`."""
