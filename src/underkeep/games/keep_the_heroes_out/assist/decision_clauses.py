"""The clauses of the rules for each kind of decision (docs/rules/keep-the-heroes-out.md)."""

from __future__ import annotations

CLAUSES: dict[str, tuple[str, ...]] = {
    # setup
    "choose-clan": ("KHO-4.6", "KHO-5.3"),
    "lend-clan": ("KHO-4.12",),
    "first-monster": ("KHO-4.8",),
    # the turn
    "play": ("KHO-7.2", "KHO-7.3", "KHO-12.1"),
    "act": ("KHO-8.1", "KHO-8.2", "KHO-9.26"),
    "horde": ("KHO-9.27", "KHO-9.28"),
    "summon": ("KHO-9.19", "KHO-9.25"),
    "exchange": ("KHO-7.6", "KHO-7.7"),
    "replace-loot": ("KHO-7.6",),
    "take-tactic": ("KHO-13.1",),
    "pay-builder": ("KHO-14.1", "KHO-14.2"),
    "choose-project": ("KHO-14.3",),
    "choose-site": ("KHO-14.3", "KHO-14.4"),
    "finish-portal": ("KHO-11.2",),
    # the raid
    "before-card": ("KHO-12.1", "KHO-12.2"),
    "summon-where": ("KHO-15.7", "KHO-18.7"),
    "next-room": ("KHO-17.10", "KHO-17.11"),
    "plunder": ("KHO-16.2",),
    "archer-target": ("KHO-16.4", "KHO-16.5"),
    "first-in": ("KHO-17.18", "KHO-11.9"),
    "hero-attack": ("KHO-17.5", "KHO-17.14"),
    "champion-second": ("KHO-22.5",),
    "defend": ("KHO-9.11", "KHO-9.12", "KHO-9.13"),
    "charge-to": ("KHO-17.20", "KHO-17.21"),
    "exhaust-thief": ("KHO-17.6", "KHO-17.17"),
    "steal-which": ("KHO-19.10",),
    "losses": ("KHO-19.5",),
    "discard": ("KHO-19.4",),
    # scenarios
    "lose-treasure": ("KHO-15.5", "KHO-22.3"),
    "remove-hero": ("KHO-15.5", "KHO-22.3"),
    "choose-rubble": ("KHO-15.5", "KHO-22.4"),
    "choose-mark": ("KHO-15.5", "KHO-22.4"),
}
