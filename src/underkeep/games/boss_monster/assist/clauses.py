"""The clauses of docs/rules/boss-monster.md that govern a card or a kind of decision."""

from __future__ import annotations

from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card

CLAUSES_BY_DECISION: dict[str, tuple[str, ...]] = {
    # setup
    "choose-boss": ("BM-24.6", "BM-24.7"),
    "mulligan": ("BM-2.11", "BM-2.12", "BM-2.13"),
    "classic-discard": ("BM-24.2", "BM-24.3"),
    "first-room": ("BM-2.14", "BM-2.15", "BM-2.16"),
    # the round
    "round-draw": ("BM-4.12",),
    "build-turn": ("BM-6.2", "BM-6.3", "BM-6.4", "BM-6.5", "BM-6.8", "BM-6.9", "BM-6.10"),
    "window": ("BM-5.1", "BM-5.5", "BM-5.8", "BM-5.12"),
    "respond": ("BM-5.8", "BM-5.9", "BM-5.13"),
    "negate-spell": ("BM-5.16", "BM-5.17", "BM-5.18", "BM-5.20"),
    "negate-ability": ("BM-5.19", "BM-5.20"),
    "machinations": ("BM-24.8", "BM-24.9", "BM-24.10"),
    # decisions of cards
    "may": ("BM-0.6", "BM-5.29"),
    "order-effects": ("BM-5.29",),
    "build": ("BM-6.31", "BM-6.8", "BM-6.9", "BM-6.10"),
    "gift": ("BM-6.9", "BM-6.10", "BM-6.14", "BM-6.19"),
    "choose-card": ("BM-5.21",),
    "choose-room": ("BM-5.21", "BM-6.21"),
    "choose-hero": ("BM-5.21",),
    "choose-seat": ("BM-5.21",),
    "choose-treasure": ("BM-1.13", "BM-5.21"),
    "choose-kind": ("BM-1.26",),
    "swap-first": ("BM-12.1", "BM-12.5", "BM-12.6"),
    "swap-second": ("BM-12.1", "BM-12.5", "BM-12.6"),
    "destroy-room": ("BM-10.1", "BM-10.2", "BM-10.5", "BM-10.7"),
    "discard-card": ("BM-19.8", "BM-19.10"),
    "discard-room": ("BM-19.8", "BM-19.10"),
    "discard-spell": ("BM-19.8", "BM-19.10"),
    "discard-monster": ("BM-5.14", "BM-19.8"),
    "discard-trap": ("BM-5.14", "BM-19.8"),
    "bolt-discard": ("BM-19.8",),
    "fireball-discard": ("BM-19.8", "BM-13.12", "BM-13.13"),
    "discard-advanced": ("BM-5.14", "BM-19.8"),
    "promote-free": ("BM-15.11", "BM-15.17"),
    "move-miniboss": ("BM-15.4", "BM-15.5"),
    "copy-boss": ("BM-7.1",),
    "lift-room": ("BM-12.7", "BM-1.41"),
    "repeat-arrival": ("BM-6.28", "BM-1.41"),
    "take-back": ("BM-17.4", "BM-17.5", "BM-17.6"),
    "exchange-first": ("BM-8.2",),
    "exchange-second": ("BM-8.2",),
    "take-seen": ("BM-19.1",),
    "put-back": ("BM-19.1",),
    "present": ("BM-19.2", "BM-19.3"),
    "show-monster": ("BM-5.14",),
    "give-up-soul": ("BM-5.14", "BM-1.33"),
    "give-room": ("BM-19.1",),
    "give-to": ("BM-5.21",),
    "look-at-hand": ("BM-19.1",),
    "take-from-hand": ("BM-19.1",),
    "take-from-discard": ("BM-19.4",),
    "take-lost-monster": ("BM-19.4",),
    "search-room": ("BM-19.6",),
    "discard-miniboss": ("BM-1.25", "BM-19.8"),
    "show-miniboss": ("BM-1.25", "BM-14.3"),
    "take-discarded": ("BM-19.4",),
    "pay-coins": ("BM-14.4", "BM-14.7"),
    "pay-tax": ("BM-14.4", "BM-14.7"),
    "spell-or-coins": ("BM-14.3",),
    "weaker-or-stronger": ("BM-13.9",),
    "pay-miniboss": ("BM-15.6", "BM-15.7", "BM-15.8"),
    "choose-lodging": ("BM-15.2", "BM-15.3", "BM-15.4"),
    "coin-or-monster": ("BM-15.10",),
    "pay-for-spell": ("BM-14.4",),
    "how-many-coins": ("BM-14.4", "BM-14.6"),
    "item-won": ("BM-16.19", "BM-16.20", "BM-16.22", "BM-16.28"),
    "item-side": ("BM-16.26", "BM-16.28", "BM-16.29"),
    "choose-miniboss": ("BM-5.21", "BM-15.22"),
    "choose-item": ("BM-5.21", "BM-16.20"),
    "take-item": ("BM-16.20",),
    "show-item": ("BM-16.2",),
    "put-under": ("BM-16.2",),
    "turn-item-down": ("BM-16.20", "BM-16.28"),
    "ambush-discard": ("BM-5.14", "BM-19.8"),
    "double-too": ("BM-13.15",),
    "stronger-monsters": ("BM-13.9",),
    "count-as-built": ("BM-6.26",),
    "how-many-levels": ("BM-14.4", "BM-15.10"),
    "heal": ("BM-19.12", "BM-19.13"),
    "turn-to-wound": ("BM-1.33",),
}
"""The clauses by kind of decision."""

CLAUSES_BY_KIND = {
    BOSS: ("BM-1.10", "BM-7.1"),
    ROOM: ("BM-1.14",),
    SPELL: ("BM-1.22", "BM-5.22"),
    HERO: ("BM-8.5",),
    MINIBOSS: ("BM-1.24", "BM-15.2", "BM-15.6", "BM-15.10"),
    ITEM: ("BM-1.23", "BM-16.6", "BM-16.19", "BM-16.26"),
}
"""The general clauses by kind of card."""

CLAUSES_BY_TRIGGER = {
    "activated": ("BM-1.38", "BM-5.14"),
    "built": ("BM-6.28",),
    "uncovered": ("BM-1.41",),
    "died_here": ("BM-1.42",),
    "left_alive": ("BM-9.16",),
    "entered": ("BM-9.8",),
    "helps": ("BM-1.32", "BM-9.9"),
    "own_damage": ("BM-9.9",),
    "no_advanced": ("BM-6.10",),
    "draws_spell": ("BM-4.12",),
    "other_destroyed": ("BM-10.5",),
    "destroyed": ("BM-10.5",),
    "you_build": ("BM-6.26",),
    "you_cast": ("BM-5.17",),
    "opponent_casts": ("BM-5.17",),
    "you_take": ("BM-19.4",),
    "keeps_discards": ("BM-19.8",),
    "negates": ("BM-5.16", "BM-5.17", "BM-5.18"),
    "negates_from_hand": ("BM-5.16", "BM-5.17"),
    "negate": ("BM-5.16", "BM-5.17", "BM-5.18"),
    "round_ends": ("BM-20.1",),
    "level_up": ("BM-7.2", "BM-7.3", "BM-7.4"),
    "hero_dies": ("BM-9.19",),
    "monster_lost": ("BM-19.8",),
    "you_uncover": ("BM-10.5",),
    "chooses": ("BM-18.4",),
    "more_health": ("BM-9.10",),
    "anybody_casts": ("BM-18.5",),
    "passes_over_last": ("BM-18.5",),
    "survived": ("BM-9.20",),
    "from_hand": ("BM-1.38", "BM-5.14"),
    "offered": ("BM-5.14", "BM-14.2"),
    "any_destroyed": ("BM-10.5",),
    "opponent_discards": ("BM-19.8",),
    "build_begins": ("BM-6.1",),
    "no_monsters": ("BM-6.8", "BM-6.9", "BM-1.32"),
    "begin_at_two": ("BM-15.8",),
    "promotes_for_monsters": ("BM-15.10",),
    "opponent_raises": ("BM-15.8", "BM-15.10"),
    "sets_out": ("BM-9.3", "BM-18.5"),
    "mutes_minibosses": ("BM-15.13", "BM-18.5"),
    "spellproof": ("BM-5.21",),
}
"""The clauses by trigger of a text of the card."""


def card_clauses(card: Card) -> list[str]:
    """Return the ids of the clauses that govern a card, the general ones first."""
    clauses = list(CLAUSES_BY_KIND[card.kind])
    if card.kind == ROOM:
        clauses += ["BM-6.10"] if card.advanced else ["BM-6.8", "BM-6.9"]
    if card.kind == HERO and len([count for count in card.treasure if count]) > 1:
        clauses.append("BM-18.2")
    if card.portable:
        clauses.append("BM-17.1")
    for trigger in card.abilities_by_trigger:
        clauses += CLAUSES_BY_TRIGGER.get(trigger, ())
    return list(dict.fromkeys(clauses))


def decision_clauses(kind: str) -> list[str]:
    """Return the clauses that govern a kind of decision, and none for an unknown kind."""
    return list(CLAUSES_BY_DECISION.get(kind, ()))
