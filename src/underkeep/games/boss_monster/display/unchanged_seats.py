"""Which players look on the board as they looked at an earlier position, so that their part of it is not built anew.

A test records which fields of the state the board of a player reads, and compares them with the fields named here.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import ne

from underkeep.core.state import CardId, Seat, card_range, changed_fields, seat_range
from underkeep.games.boss_monster.state import BossMonsterState

CARD_LISTS = (
    "boss", "room_hand", "spell_hand", "entrance", "souls", "wounds", "boss_items", "stored_items",
)  # fmt: skip
"""Lists of the cards of each seat, of which the board of a player shows only the own cards."""
OWN_FIELDS = frozenset(
    (
        *CARD_LISTS,
        *("dungeon", "eliminated", "resigning", "levelled_up", "coins", "builds_left", "promoted"),
        *("traded_room_card", "heroes_lured_count"),
    )
)
"""Lists with one entry per seat, of which the board of a player shows only the own entry."""
CARD_FIELDS = frozenset(("face_down_cards", "damage_taken", "tokens"))
"""Dicts by card, of which the board of a player shows only the entries of the own cards."""
WALK_FIELDS = frozenset(("active_seat", "hero_in_dungeon", "hero_room"))
"""The hero in a dungeon, which concerns only the player of that dungeon."""
SHARED_FIELDS = frozenset(
    (
        *("lasting_effects", "used_this_round", "deactivated", "card_memory", "new_items", "used_up_items"),
        *("carried_items", "coins_on_room", "copied_boss_face", "swapped_treasure", "over", "rule_modules"),
        *("miniboss_of_room", "miniboss_level", "unpaid_minibosses", "not_promotable", "minion_space"),
    )
)
"""Fields that may concern every player."""
HANDS = frozenset(("room_hand", "spell_hand"))


def unchanged_seats(before: BossMonsterState, now: BossMonsterState) -> set[Seat]:
    """Return the players whose part of the board is the same at two positions of a game, as one viewer sees them. Only
    the forecasts of heroes may differ."""
    changed = changed_fields(before, now)
    if not changed.isdisjoint(SHARED_FIELDS):
        return set()
    if now.lasting_effects and not changed.isdisjoint(HANDS):
        # The card that has made an effect is not named once it is back in a hand.
        return set()
    unchanged = set(seat_range(now.players))
    for name in changed & OWN_FIELDS:
        unchanged.difference_update(
            compress(seat_range(now.players), map(ne, getattr(before, name), getattr(now, name)))
        )
    if not changed.isdisjoint(WALK_FIELDS):
        unchanged.difference_update(state.active_seat for state in (before, now) if state.hero_in_dungeon)
    if unchanged:
        cards = changed_cards(before, now, changed)
        if not cards.isdisjoint(shared_cards(now)):
            return set()
        unchanged -= {seat for seat in unchanged if not cards.isdisjoint(cards_of(now, seat))}
    if "face_down_cards" in changed:
        # A player is marked as having placed a card, in whatever dungeon it lies.
        placed = dict(before.face_down_cards.items() ^ now.face_down_cards.items())
        unchanged.difference_update(placed.values())
    return unchanged


def changed_cards(before: BossMonsterState, now: BossMonsterState, changed: Iterable[str]) -> set[CardId]:
    """Return the cards whose entries or faces differ at two positions."""
    cards: set[CardId] = set()
    for name in CARD_FIELDS.intersection(changed):
        cards.update(card for card, _ in getattr(before, name).items() ^ getattr(now, name).items())
    if "faces" in changed:
        cards.update(compress(card_range(0, len(now.faces)), map(ne, before.faces, now.faces)))
    return cards


def shared_cards(state: BossMonsterState) -> set[CardId]:
    """Return the cards that may concern every player wherever they lie."""
    sources = {effect.source for effect in state.lasting_effects if effect.source is not None}
    others = (*state.miniboss_of_room.values(), *state.unpaid_minibosses, *state.carried_items.values())
    return sources.union(others, state.hero_in_dungeon)


def cards_of(state: BossMonsterState, seat: Seat) -> set[CardId]:
    """Return the cards that the board of a player shows."""
    own = {card for stack in state.dungeon[seat] for card in stack}
    return own.union(*(getattr(state, name)[seat] for name in CARD_LISTS))
