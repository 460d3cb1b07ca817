"""The values of cards for their holder, in souls: which cards to keep, to take and to discard."""

from __future__ import annotations

from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.card_types import ITEM, MINIBOSS, ROOM, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS

SPELL_VALUE = 0.45
"""The value of a spell that the bot does not know."""
ROOM_VALUE = 0.28
"""The value of a room that the bot does not know."""
MINIBOSS_VALUE = 0.4
"""The value of a miniboss in hand."""
FACE_UP_ITEM_VALUE = 0.4
"""The value of a face-up item of a boss."""
MINIBOSS_LEVEL_VALUES = (0.0, 0.8, 1.15, 1.6)
"""The value of a miniboss in play, by its level."""
COIN_VALUES = (0.3, 0.22, 0.16, 0.12, 0.1, 0.08)
"""The values of a player's first coin, second coin, and so on; later ones are worth as much as the last."""

SPELL_VALUES: dict[str, float] = {
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
"""The approximate value of each spell, by name."""

TRIGGER_VALUES: dict[str, float] = {
    # These values come round after round, in addition to damage and treasure.
    "died_here": 0.25, "hero_dies": 0.3, "you_cast": 0.2, "opponent_casts": 0.25, "you_build": 0.25,
    "negates": 0.25, "draws_spell": 0.2, "round_ends": 0.1, "other_destroyed": 0.1, "left_alive": 0.1,
    "you_take": 0.1, "keeps_discards": 0.1, "activated": 0.15, "no_advanced": -0.1,
}  # fmt: skip
"""The value of an ability with this trigger while its card is active."""


def hand_value(face: Face) -> float:
    """Return the value of a card in hand."""
    return _HAND_VALUES[face]


def coins_value(coins: int) -> float:
    """Return the value of this number of coins."""
    return sum(COIN_VALUES[:coins]) + COIN_VALUES[-1] * max(coins - len(COIN_VALUES), 0)


def ability_value(face: Face) -> float:
    """Return the value of the lasting ability of a card while it is active."""
    return _ABILITY_VALUES[face]


def _hand_value(card: Card) -> float:
    if card.kind == SPELL:
        return SPELL_VALUES.get(card.name, SPELL_VALUE)
    if card.kind == ROOM:
        # An advanced room is worth less, because it needs a matching room beneath.
        power = 0.13 * card.damage + 0.06 * sum(card.treasure) + _ability_value(card)
        return power + (0.1 if card.built is not None else 0.0) - (0.1 if card.advanced else 0.0)
    return {MINIBOSS: MINIBOSS_VALUE, ITEM: FACE_UP_ITEM_VALUE}.get(card.kind, ROOM_VALUE)


def _ability_value(card: Card) -> float:
    if card.name == "Blockpile Puzzle":
        return -0.7  # it destroys a room at the end of every round
    if card.name == "Bom-Boy Factory":
        return -0.3  # it destroys itself
    return sum(TRIGGER_VALUES.get(moment, 0.0) for moment in card.abilities_by_trigger)


_ABILITY_VALUES = [_ability_value(card) for card in CARDS]
_HAND_VALUES = [_hand_value(card) for card in CARDS]
