"""The fields of the state under the words that positions use for them."""

from __future__ import annotations

STATE_FIELDS = {
    "asleep": "deactivated",
    "beyond": "stacks_ahead",
    "builds": "builds_left",
    "casting": "spells_being_cast",
    "coins_on": "coins_on_room",
    "entered": "heroes_entered_count",
    "estate": "dropped_items",
    "face_up": "boss_items",
    "gained": "souls_gained",
    "gone": "removed",
    "greeting": "arrivals_to_resolve",
    "hurt": "damage_taken",
    "items": "town_items",
    "laid_away": "stored_items",
    "levelled": "levelled_up",
    "lured": "heroes_lured_count",
    "memory": "card_memory",
    "out": "eliminated",
    "raw": "not_promotable",
    "sold": "traded_room_card",
    "spent": "used_up_items",
    "stirred": "any_hero_moved",
    "used": "used_this_round",
    "visited": "rooms_entered",
    "wrecked": "rooms_lost_count",
}
"""The words of positions that differ from the names of the fields."""


def state_field(word: str) -> str:
    """Return the name of the field that a word of a position stands for.

    >>> state_field("asleep"), state_field("town")
    ('deactivated', 'town')
    """
    return STATE_FIELDS.get(word, word)
