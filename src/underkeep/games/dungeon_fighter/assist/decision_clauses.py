"""The clauses of the rules for each kind of decision (docs/rules/dungeon-fighter.md)."""

from __future__ import annotations

CLAUSES: dict[str, tuple[str, ...]] = {
    # setup
    "hero": ("DF-3.3",),
    "boss": ("DF-3.11",),
    # phase 1: dungeon
    "path": ("DF-5.1",),
    "freebie": ("DF-16.3",),
    "flee": ("DF-17.5", "DF-17.6"),
    "iceberg": ("DF-19.13",),
    "toss": ("DF-19.3", "DF-19.4"),
    "toss-again": ("DF-19.6",),
    # phase 2: combat
    "die": ("DF-6.3", "DF-6.4", "DF-6.12"),
    "declare": ("DF-6.5", "DF-14.4"),
    "throw": ("DF-6.6", "DF-6.7", "DF-18.3"),
    "cube": ("DF-12.5",),
    "careless": ("DF-17.2",),
    "correction": ("DF-8.20",),
    "again": ("DF-14.5",),
    "ability": ("DF-8.2", "DF-8.5", "DF-20.4"),
    "upgrade-use": ("DF-20.7",),
    "herbs": ("DF-8.30",),
    "heal": ("DF-8.9",),
    "curio": ("DF-14.6",),
    "react": ("DF-14.5", "DF-14.6", "DF-14.8"),
    # phase 3: rest
    "scar": ("DF-9.4", "DF-9.5"),
    "trophy": ("DF-10.8",),
    "trade": ("DF-10.9",),
    # phase 4: shopping
    "upgrade": ("DF-20.6",),
    "buy": ("DF-13.2", "DF-13.6"),
    # real dice
    "accept": ("DF-4.3",),
    "accept-turn": ("DF-4.3", "DF-19.5"),
    "accept-table": ("DF-4.3", "DF-19.4"),
    "accept-off": ("DF-4.3", "DF-19.3"),
    "accept-lies": ("DF-4.3", "DF-19.3"),
    "accept-covers": ("DF-4.3", "DF-19.7"),
    "report-technique": ("DF-7.7", "DF-18.3"),
    "report-bounce": ("DF-6.7", "DF-7.9"),
    "report-iceberg": ("DF-19.14",),
    "report-iceberg-others": ("DF-12.6",),
    "report-place": ("DF-7.1",),
    "report-line": ("DF-7.13",),
    "report-more": ("DF-7.10",),
    "report-shows": ("DF-7.16",),
    "report-turned": ("DF-19.3",),
    "report-table": ("DF-19.4",),
    "report-target": ("DF-19.3",),
    "report-covers": ("DF-19.7",),
}
