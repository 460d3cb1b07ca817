"""Which clauses of the rules (docs/rules/boss-monster.md) govern a card."""

from __future__ import annotations

from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card

BY_KIND = {
    BOSS: ("BM-1.10", "BM-7.1"),
    ROOM: ("BM-1.14",),
    SPELL: ("BM-1.22", "BM-5.22"),
    HERO: ("BM-8.5",),
    MINIBOSS: ("BM-1.24", "BM-15.2", "BM-15.6", "BM-15.10"),
    ITEM: ("BM-1.23", "BM-16.6", "BM-16.19", "BM-16.26"),
}

BY_MOMENT = {
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
    "silences_minibosses": ("BM-15.13", "BM-18.5"),
    "spellproof": ("BM-5.21",),
}


def clauses_for(card: Card) -> list[str]:
    """The ids of the clauses to read about a card, the general ones first."""
    clauses = list(BY_KIND[card.kind])
    if card.kind == ROOM:
        clauses += ["BM-6.10"] if card.advanced else ["BM-6.8", "BM-6.9"]
    if card.kind == HERO and len([count for count in card.treasure if count]) > 1:
        clauses.append("BM-18.2")
    if card.portable:
        clauses.append("BM-17.1")
    for moment in card.abilities_by_trigger:
        clauses += BY_MOMENT.get(moment, ())
    return list(dict.fromkeys(clauses))
