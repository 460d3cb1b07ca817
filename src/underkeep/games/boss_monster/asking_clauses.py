"""The clauses of the rules that each kind of question is about (docs/rules/boss-monster.md)."""

from __future__ import annotations

CLAUSES: dict[str, tuple[str, ...]] = {
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
    # what cards ask
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
    "heal": ("BM-19.12", "BM-19.13"),
    "turn-to-wound": ("BM-1.33",),
}


def clauses_of(kind: str) -> list[str]:
    """The clauses that a kind of question is about; none for a kind that nobody asks."""
    return list(CLAUSES.get(kind, ()))
