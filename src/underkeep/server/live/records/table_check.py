"""The check of a database: every stored game is played again and compared with what is stored of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from enum import Enum
from typing import Any, NamedTuple

import msgspec

from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.records.rules_migrations import OtherRules, migrate
from underkeep.server.errors import TableError
from underkeep.server.live.records.stored_record import StoredRecord, read_deal, replace_data
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.rows import TableRow
from underkeep.server.storage.store import Store


class Outcome(Enum):
    """What the check of a table has found."""

    SAME = "same"
    """The answers lead to the stored position and result."""
    UNCOMPARED = "uncompared"
    """The answers can be played, and no position of these rules is stored to compare them with."""
    MIGRATES = "migrates"
    """The answers of older rules can be migrated and played."""
    FROZEN = "frozen"
    """The game needs rules, cards or a game that this program does not have."""
    DIFFERENT = "different"
    """The answers cannot be played, or lead to another position or result than the stored one."""


class TableCheck(NamedTuple):
    """The result of the check of one table; `reason` is None if there is nothing to tell."""

    table: str
    game: str
    outcome: Outcome
    reason: UserError | None = None


async def check_tables(store: Store) -> AsyncIterator[TableCheck]:
    """Play all stored games that have begun, and compare them with their stored positions and results. Nothing is
    changed. Raises StorageUnavailable if the database cannot be read."""
    for id in await store.started_tables():
        row = await store.table(id)
        if row is not None:
            yield await _check(store, row)


async def _check(store: Store, row: TableRow) -> TableCheck:
    try:
        return TableCheck(row.id, row.game, await _play(store, row))
    except StorageUnavailable:
        raise
    except TableError as error:
        is_old = error.message == "table-older-rules"
        return TableCheck(row.id, row.game, Outcome.FROZEN if is_old else Outcome.DIFFERENT, error)
    except OtherRules as error:
        return TableCheck(row.id, row.game, Outcome.FROZEN, error)
    except UserError as error:
        missing = error.message in ("error-no-game", "error-card-missing")
        return TableCheck(row.id, row.game, Outcome.FROZEN if missing else Outcome.DIFFERENT, error)
    except Exception:
        return TableCheck(row.id, row.game, Outcome.DIFFERENT, TableError("table-unreadable"))


async def _play(store: Store, row: TableRow) -> Outcome:
    """Play the answers of a table. Raises a UserError if they cannot be played or lead elsewhere."""
    game, deal, entries = registry.get(row.game), read_deal(row), await store.entries(row.id)
    position = await store.position(row.id)
    outcome = Outcome.UNCOMPARED
    if deal.rules != game.version:
        migrated, data = migrate(game, deal, [(entry.kind, entry.seat, entry.data) for entry in entries])
        row = msgspec.structs.replace(row, options={**row.options, "deal": msgspec.to_builtins(migrated)})
        entries = [replace_data(entry, new) for entry, new in zip(entries, data, strict=True)]
        outcome = Outcome.MIGRATES
    elif position is not None and position.rules == game.version:
        outcome = Outcome.SAME
    stored = StoredRecord(game, row, await store.seats(row.id))
    stored.read(entries, position)
    if row.result is not None and not _is_same(row.result, stored.result()):
        raise TableError("table-other-result")
    return outcome


def _is_same(stored: dict[str, Any], played: dict[str, Any]) -> bool:
    """Whether a stored result is that of the played game. A game that was ended while it was frozen has no scores."""
    return all(stored[name] == value for name, value in played.items() if name != "scores" or stored["scores"])
