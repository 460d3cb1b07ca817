"""Migrations of rules: a game that was stored under older rules is rewritten for the rules of this program.

A change of behaviour raises the rules version of a game. Where a game of the version before can go on all the same, the
game declares a migration, one small function for each step from a version to the next (`Game.rules_migrations`). It
changes the choices, the deck lists or the answers of a stored game, all of which are plain values: no type of this
program has read them yet. For instance, a migration renames an option, or sets a choice that keeps an old rule.

    def migrate_3(stored: StoredGame) -> None:
        for answer in stored.answers:
            if answer[0] == "Buy":
                answer[0] = "Take"

A version without a migration means that its games cannot go on. Nothing guesses: the server shows their last stored
position instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.records.deck_lists import read_deck_lists, write_deck_lists
from underkeep.core.records.record import ANSWER, Entry, StoredDeal
from underkeep.core.state import Seat, pack

StoredEntry: TypeAlias = tuple[str, Seat | None, bytes]
"""The kind, the seat and the data of a stored entry."""


class StoredGame(msgspec.Struct):
    """A stored game as plain values."""

    choices: dict[str, Any]
    decks: dict[str, list[str]]
    answers: list[Any]
    """The options that were chosen, in order, also those that were undone later: each a list of its tag and its
    fields."""


RulesMigration: TypeAlias = Callable[[StoredGame], None]
"""A function that changes a stored game of one version into one of the next version."""


class OtherRules(UserError):
    """A stored game belongs to other rules, and no migration leads to the rules of this program."""

    def __init__(self, stored: int, here: int) -> None:
        super().__init__("error-played-with-rules", saved=stored, here=here)
        self.stored, self.here = stored, here


def require_migrations(game: Game, version: int) -> list[RulesMigration]:
    """Return the migrations from a version to the rules of this program, in order. Raises OtherRules if one is
    missing, or if the version is a later one."""
    steps = [game.rules_migrations.get(step) for step in range(version, game.version)]
    found = [step for step in steps if step is not None]
    if version > game.version or len(found) < len(steps):
        raise OtherRules(version, game.version)
    return found


def migrate(game: Game, deal: StoredDeal, entries: Sequence[StoredEntry]) -> tuple[StoredDeal, list[bytes]]:
    """Return the deal and the data of all entries for the rules of this program. Raises OtherRules if they cannot be
    migrated."""
    migrations = require_migrations(game, deal.rules)
    contents = [msgspec.msgpack.decode(data, type=Entry) for _, _, data in entries]
    answered = [entry for (kind, _, _), entry in zip(entries, contents, strict=True) if kind == ANSWER]
    stored = StoredGame(
        choices=dict(deal.choices),
        decks=read_deck_lists(deal.decks),
        answers=[msgspec.msgpack.decode(entry.option) for entry in answered],
    )
    for change in migrations:
        change(stored)
    for entry, answer in zip(answered, stored.answers, strict=True):
        entry.option = msgspec.Raw(pack(answer))
    migrated = msgspec.structs.replace(
        deal, rules=game.version, choices=stored.choices, decks=write_deck_lists(stored.decks)
    )
    return migrated, [pack(entry) for entry in contents]
