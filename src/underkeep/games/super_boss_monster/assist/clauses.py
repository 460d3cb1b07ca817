"""The clauses of docs/rules/super-boss-monster.md that govern a card or a kind of decision."""

from __future__ import annotations

import re

from underkeep.games.boss_monster.assist.clauses import CLAUSES_BY_DECISION as BOSS_MONSTER_CLAUSES
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import SUPER
from underkeep.games.super_boss_monster.setup.decks import is_used_in_solo

CLAUSES_BY_KIND = {
    BOSS: ("SBM-17.3", "SBM-9.1", "SBM-9.2"),
    ROOM: ("SBM-17.1", "SBM-16.1"),
    SPELL: ("SBM-17.4", "SBM-10.1"),
    HERO: ("SBM-17.5", "SBM-12.5", "SBM-6.7"),
    MINIBOSS: ("SBM-18.1",),
    ITEM: ("SBM-18.7", "SBM-18.8", "SBM-18.9"),
}
"""The general clauses by kind of card."""

CLAUSES_BY_TRIGGER = {
    "action": ("SBM-6.15", "SBM-11.1", "SBM-11.2", "SBM-16.6"),
    "activated": ("SBM-20.1", "SBM-10.4", "SBM-10.13"),
    "built": ("SBM-8.9", "SBM-8.11"),
    "you_build": ("SBM-8.9",),
    "uncovered": ("SBM-16.9", "SBM-20.12"),
    "level_up": ("SBM-9.2", "SBM-9.5", "SBM-9.6"),
    "own_damage": ("SBM-13.3", "SBM-20.2"),
    "helps": ("SBM-13.3",),
    "unstunned": ("SBM-20.14",),
    "spares": ("SBM-13.3",),
    "died_here": ("SBM-13.5", "SBM-13.6"),
    "left_alive": ("SBM-13.5",),
    "you_cast": ("SBM-10.15",),
    "opponent_casts": ("SBM-10.15",),
    "round_ends": ("SBM-14.2",),
    "negate": ("SBM-10.12",),
    "negates": ("SBM-10.12",),
    "negates_from_hand": ("SBM-10.12",),
    "draws_spell": ("SBM-6.17",),
    "summoned": ("SBM-7.3", "SBM-13.10"),
    "before_entering": ("SBM-13.10",),
    "shares_spaces": ("SBM-3.8", "SBM-6.15"),
    "goes_straight": ("SBM-6.10", "SBM-6.11"),
    "leaves_town": ("SBM-6.12",),
    "chooses": ("SBM-18.6",),
    "sets_out": ("SBM-13.2",),
    "entered": ("SBM-13.3",),
    "goes_in": ("SBM-13.3",),
    "softens": ("SBM-13.3",),
    "passes_over": ("SBM-13.2",),
    "passes_over_last": ("SBM-13.2",),
    "gets_out": ("SBM-13.2",),
    "more_health": ("SBM-13.10",),
    "withstands": ("SBM-13.6",),
    "instead_of_death": ("SBM-13.6",),
    "hero_dies": ("SBM-13.7",),
    "survived": ("SBM-13.8",),
    "stops_spell": ("SBM-10.11", "SBM-10.12"),
    "spellproof": ("SBM-10.10",),
    "from_hand": ("SBM-20.1", "SBM-10.13"),
    "destroyed": ("SBM-16.3",),
    "other_destroyed": ("SBM-16.3",),
    "any_destroyed": ("SBM-16.3",),
    "you_uncover": ("SBM-16.9", "SBM-20.12"),
    "room_uncovered": ("SBM-16.9", "SBM-20.12"),
    "no_advanced": ("SBM-8.5",),
    "adds_icons": ("SBM-12.3",),
    "doubles_icons": ("SBM-12.3",),
    "keeps_discards": ("SBM-20.10",),
    "opponent_discards": ("SBM-20.10",),
}
"""The clauses by trigger of a text of the card."""

CLAUSES_BY_WORDING = (
    (re.compile(r"\+1 counter"), ("SBM-15.1", "SBM-15.4")),
    (re.compile(r"\b[Ss]tun"), ("SBM-20.14",)),
    (re.compile(r"\b[Dd]estroy this room\b"), ("SBM-16.3", "SBM-16.6")),
    (re.compile(r"\bpasses over\b|\bstraight to the last\b"), ("SBM-13.2",)),
    (re.compile(r"\bmarket\b"), ("SBM-6.2", "SBM-11.5")),
    (re.compile(r"\blife token"), ("SBM-7.3", "SBM-13.10")),
    (re.compile(r"\bminion's action\b"), ("SBM-11.1", "SBM-11.2")),
    (re.compile(r"\bplace one more room\b"), ("SBM-8.1",)),
    (re.compile(r"\bgoes back to town\b"), ("SBM-14.8", "SBM-14.9")),
    (re.compile(r"\bone more of it\b|\bone more (?:fighter|mage)"), ("SBM-12.3", "SBM-14.2")),
    (re.compile(r"\bprinted damage\b"), ("SBM-20.2",)),
    (re.compile(r"\bdiscard pile\b"), ("SBM-1.9",)),
    (re.compile(r"\bheal a Wound\b"), ("SBM-20.9",)),
    (re.compile(r"\bat random\b|\brandom\b"), ("SBM-20.11",)),
    (re.compile(r"\bentrance of any dungeon\b"), ("SBM-20.19",)),
    (re.compile(r"\bchange places\b"), ("SBM-16.2",)),
)
"""The clauses by pattern of the English wording of a card of this set."""

CLAUSES_BY_DECISION: dict[str, tuple[str, ...]] = {
    # setup
    "choose-boss": ("SBM-4.4", "SBM-4.6"),
    "mulligan": ("SBM-4.8", "SBM-4.9"),
    "first-room": ("SBM-4.10", "SBM-4.11"),
    # the round
    "market": ("SBM-6.13", "SBM-6.17"),
    "send-minion": ("SBM-6.14", "SBM-6.15", "SBM-3.7", "SBM-3.8", "SBM-6.18"),
    "build-turn": ("SBM-8.1", "SBM-8.2", "SBM-8.4", "SBM-8.5", "SBM-8.6"),
    "window": ("SBM-10.2", "SBM-10.7", "SBM-10.8", "SBM-10.9"),
    "respond": ("SBM-10.4", "SBM-10.5", "SBM-10.6"),
    "negate-spell": ("SBM-10.12",),
    "negate-ability": ("SBM-10.12",),
    "summon-hero": ("SBM-7.2", "SBM-7.3"),
    "take-market": ("SBM-7.5",),
    "shuffle-stack": ("SBM-18.13", "SBM-18.14"),
    # decisions of cards
    "put-counter": ("SBM-15.4", "SBM-19.13"),
    "remove-counter": ("SBM-15.4", "SBM-15.5"),
    "remove-counters": ("SBM-15.5",),
    "move-counter": ("SBM-15.4", "SBM-15.5"),
    "stun-room": ("SBM-20.14",),
    "take-spell": ("SBM-10.3",),
    "order-effects": ("SBM-10.15",),
    "discard-card": ("SBM-20.10",),
    "discard-room": ("SBM-20.10",),
    "discard-spell": ("SBM-20.10", "SBM-7.7"),
    "destroy-room": ("SBM-16.3", "SBM-16.5", "SBM-16.6"),
    "heal": ("SBM-20.9",),
    "swap-first": ("SBM-16.2",),
    "swap-second": ("SBM-16.2",),
    "choose-treasure": ("SBM-17.6", "SBM-10.10"),
    "choose-seat": ("SBM-10.10",),
    "choose-card": ("SBM-10.10",),
    "pay-coins": ("SBM-18.17",),
    "item-won": ("SBM-18.9",),
}
"""The clauses by kind of decision."""

UNUSED_DECISION_KINDS = ("round-draw", "classic-discard", "machinations")
"""Kinds of decision of Boss Monster whose steps this game does not have: players take a card from the Market instead of
drawing one, and there are no such variants."""
DECISION_KINDS = tuple(
    dict.fromkeys((*CLAUSES_BY_DECISION, *(kind for kind in BOSS_MONSTER_CLAUSES if kind not in UNUSED_DECISION_KINDS)))
)
"""The kinds of decision of this game: its own, and those that cards of the other sets bring with them (SBM-18.1)."""


def card_clauses(card: Card) -> list[str]:
    """Return the ids of the clauses that govern a card, the general ones first."""
    clauses = list(CLAUSES_BY_KIND[card.kind])
    if card.set != SUPER:
        clauses.append("SBM-18.1")
    if any(ability.targets for ability in card.texts):
        clauses.append("SBM-10.10")
    if card.kind == ROOM:
        clauses += ["SBM-8.5"] if card.advanced else ["SBM-8.4"]
    if card.kind == HERO:
        kinds = sum(bool(count) for count in card.treasure)
        clauses += [] if kinds == 1 else ["SBM-18.4", "SBM-18.5"] if kinds else ["SBM-18.6"]
    for trigger in card.abilities_by_trigger:
        clauses += CLAUSES_BY_TRIGGER.get(trigger, ())
    if card.set == SUPER:
        clauses += [clause for pattern, found in CLAUSES_BY_WORDING if pattern.search(card.text) for clause in found]
    if not is_used_in_solo(card):
        clauses += ["SBM-19.2"] if card.set == SUPER and card.kind == SPELL else ["SBM-19.22"]
    return list(dict.fromkeys(clauses))


def decision_clauses(kind: str) -> list[str]:
    """Return the clauses that govern a kind of decision. A kind that only cards of other sets bring is governed by the
    rules of these sets (SBM-18.1)."""
    return list(CLAUSES_BY_DECISION.get(kind, ("SBM-18.1",)))
