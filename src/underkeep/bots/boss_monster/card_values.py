"""What a card is worth to the one who holds it, in souls: what to keep, what to take, what to throw away."""

from __future__ import annotations

from underkeep.games.boss_monster.cards.card_types import ITEM, MINIBOSS, ROOM, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS

SPELL_IN_HAND = 0.45
ROOM_IN_HAND = 0.28
"""A card that nobody has seen yet."""
MINIBOSS_IN_HAND = 0.4
ITEM_UP = 0.4
"""An item that serves a boss."""
LEVELS = (0.0, 0.8, 1.15, 1.6)
"""A miniboss in play, by its level."""
COINS = (0.3, 0.22, 0.16, 0.12, 0.1, 0.08)
"""The first coin of a treasury, the second, and so on; later ones are as good as the last."""

SPELLS: dict[str, float] = {
    # They kill a hero, or get rid of it.
    "Cave-In": 0.9, "Exhaustion": 0.9, "Fear": 0.9, "Giant Size": 0.7, "Annihilator": 0.65, "Lightning Bolt!": 0.7,
    "It's On!": 0.7, "Undead Minion": 0.6, "Super Effective!": 0.7, "Another Castle": 0.9, "Pause": 0.6,
    "Teleportation": 0.7, "Wild Monster": 0.4,
    # They save an opponent's hero, or raise one from the dead.
    "Assassin": 0.6, "Pity": 0.6, "Zombie Attack": 0.7, "Freeze": 0.55, "Fairy Fountain": 0.45, "Party Up": 0.3,
    "Shortcut!": 0.45, "Trepidation": 0.4, "Meddling Kids!": 0.3,
    # They bring heroes, cards or rooms.
    "Princess in Peril": 0.5, "Secret Stash": 0.35, "Hiring Spree": 0.5, "Motivation": 0.35, "All Your Base": 0.4,
    "Surprise Gift": 0.25, "Soul Harvest": 0.1, "Jeopardy": 0.2, "Kobold Strike": 0.2, "Oh, Yeah!": 0.2,
    "Counterspell": 0.55,
}  # fmt: skip
"""What each spell is worth, about."""

ENGINES: dict[str, float] = {
    # What a room brings round after round, on top of its damage and its treasure.
    "died_here": 0.25, "hero_dies": 0.3, "you_cast": 0.2, "opponent_casts": 0.25, "you_build": 0.25,
    "negates": 0.25, "draws_spell": 0.2, "round_ends": 0.1, "other_destroyed": 0.1, "left_alive": 0.1,
    "you_take": 0.1, "keeps_discards": 0.1, "activated": 0.15, "no_advanced": -0.1,
}  # fmt: skip
"""What an ability that works at a moment is worth while it lies open."""


def in_hand(face: int) -> float:
    """What a card is worth in hand."""
    return _IN_HAND[face]


def treasury(coins: int) -> float:
    """What so many coins are worth."""
    return sum(COINS[:coins]) + COINS[-1] * max(coins - len(COINS), 0)


def engine(face: int) -> float:
    """What the lasting ability of a card is worth while it is active."""
    return _ENGINE[face]


def _in_hand(card: Card) -> float:
    if card.kind == SPELL:
        return SPELLS.get(card.name, SPELL_IN_HAND)
    if card.kind == ROOM:
        # An advanced room needs a fitting room beneath; damage kills, treasure lures, abilities help.
        power = 0.13 * card.damage + 0.06 * sum(card.treasure) + _engine(card)
        return power + (0.1 if card.built is not None else 0.0) - (0.1 if card.advanced else 0.0)
    return {MINIBOSS: MINIBOSS_IN_HAND, ITEM: ITEM_UP}.get(card.kind, ROOM_IN_HAND)


def _engine(card: Card) -> float:
    if card.name == "Blockpile Puzzle":
        return -0.7  # it eats a room at the end of every round
    if card.name == "Bom-Boy Factory":
        return -0.3  # it blows itself up
    return sum(ENGINES.get(moment, 0.0) for moment in card.abilities_by_trigger)


_ENGINE = [_engine(card) for card in CARDS]
_IN_HAND = [_in_hand(card) for card in CARDS]
