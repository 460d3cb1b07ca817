"""`underkeep database`: back up, restore, check and tidy the database of a server."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_actions, add_language_option, whole_number
from underkeep.core.errors import UserError

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from underkeep.server.config import Retention

RETENTION_OPTIONS = ("guest_days", "open_days", "playing_days", "closed_days", "chat_days")
"""The options that set for how many days something is kept, as fields of `Retention`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the actions of `underkeep database` and their options."""
    actions = add_actions(parser)
    for name in ("backup", "restore", "check", "tidy"):
        action = actions.add_parser(
            name, help=translate(f"cli-database-{name}"), description=translate(f"cli-database-{name}.about")
        )
        if name in ("backup", "restore"):
            action.add_argument("file", type=Path, metavar=translate("word-file"), help=translate("help-database-file"))
        if name == "restore":
            action.add_argument("--replace", action="store_true", help=translate("help-database-replace"))
        if name == "tidy":
            action.add_argument("--dry-run", action="store_true", help=translate("help-database-dry-run"))
            add_retention_options(action)
        action.add_argument(
            "--database", default="", metavar=translate("word-database"), help=translate("help-serve-database")
        )
        add_language_option(action)


def add_retention_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that set for how many days something is kept."""
    from underkeep.server.config import Retention

    for name in RETENTION_OPTIONS:
        option = name.replace("_", "-")
        parser.add_argument(
            f"--{option}",
            type=whole_number,
            default=getattr(Retention, name),
            metavar=translate("word-days"),
            help=translate(f"help-{option}", days=getattr(Retention, name)),
        )


def retention_of(args: argparse.Namespace) -> Retention:
    """Return the retention that options set. Raises a UserError for a negative number of days."""
    from underkeep.server.config import Retention

    days = {name: getattr(args, name) for name in RETENTION_OPTIONS}
    for name, number in days.items():
        if not 0 <= number <= 36_500:
            raise UserError("error-days", option=f"--{name.replace('_', '-')}", number=str(number))
    return Retention(**days)


def run(args: argparse.Namespace) -> int:
    """Carry out the action, and return the exit code."""
    from underkeep.server.storage import backup, database

    url = database.checked_url(args.database or database.default_url())
    if args.action == "backup":
        backup.back_up(url, args.file.expanduser())
        print(translate("database-backed-up", file=str(args.file)))
    elif args.action == "restore":
        before = backup.restore(url, args.file.expanduser(), replace=args.replace)
        if before is not None:
            print(translate("database-kept", file=str(before)))
        print(translate("database-restored", database=database.shown(url)))
    elif args.action == "check":
        return asyncio.run(_check(args.database or database.default_url()))
    else:
        _tidy(url, retention_of(args), args.dry_run)
    return 0


async def _check(address: str) -> int:
    """Print which stored games do not lead to what is stored of them. Returns 1 if there are any, else 0."""
    from underkeep.server.live.records.table_check import Outcome, check_tables
    from underkeep.server.storage.store import Store

    store = await Store(address).open()
    counts: Counter[Outcome] = Counter()
    try:
        async for found in check_tables(store):
            counts[found.outcome] += 1
            if found.reason is not None:
                reason = found.reason.text_in(current_language())
                print(translate("database-check-table", table=found.table, game=found.game, reason=reason))
    finally:
        await store.close()
    numbers = {outcome.value: counts[outcome] for outcome in Outcome}
    print(translate("database-checked", count=counts.total(), **numbers))
    return 1 if counts[Outcome.DIFFERENT] else 0


def _tidy(url: URL, retention: Retention, dry_run: bool) -> None:
    from underkeep.server.storage import database
    from underkeep.server.storage.retention import tidy

    engine = database.engine_for(url, writes=True)
    try:
        database.prepare(url, engine)
        tidied = tidy(engine, retention, time.time(), dry_run=dry_run)
    finally:
        engine.dispose()
    print(translate("database-would-tidy" if dry_run else "database-tidied", **tidied._asdict()))
