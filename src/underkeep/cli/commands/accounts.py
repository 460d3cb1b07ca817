"""`underkeep accounts`: what the operator of a server does for people: links for a new password, and reports."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from underkeep.cli.language import translate
from underkeep.cli.parser import add_actions, add_language_option
from underkeep.core.errors import UserError

if TYPE_CHECKING:
    import sqlalchemy as sa
    from sqlalchemy.engine import URL


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the actions of `underkeep accounts` and their options."""
    actions = add_actions(parser)
    for name in ("reset", "reports"):
        action = actions.add_parser(
            name, help=translate(f"cli-accounts-{name}"), description=translate(f"cli-accounts-{name}.about")
        )
        if name == "reset":
            action.add_argument("name", metavar=translate("word-name"), help=translate("help-accounts-name"))
            action.add_argument(
                "--public-url", default="", metavar=translate("word-url"), help=translate("help-serve-public-url")
            )
        else:
            action.add_argument(
                "--delete", default="", metavar=translate("word-report"), help=translate("help-accounts-delete")
            )
        action.add_argument(
            "--database", default="", metavar=translate("word-database"), help=translate("help-serve-database")
        )
        add_language_option(action)


def run(args: argparse.Namespace) -> int:
    """Carry out the action, and return the exit code."""
    from underkeep.server.storage import database

    url = database.checked_url(args.database or database.default_url())
    engine = database.engine_for(url, writes=True)
    try:
        database.prepare(url, engine)
        with engine.begin() as connection:
            if args.action == "reset":
                _print_reset_link(connection, url, args.name, args.public_url)
            elif args.delete:
                _delete_report(connection, args.delete)
            else:
                _print_reports(connection)
    finally:
        engine.dispose()
    return 0


def _print_reset_link(connection: sa.Connection, url: URL, name: str, public_url: str) -> None:
    from underkeep.server.accounts.links import RESET, link_url, new_link
    from underkeep.server.accounts.people import account_key
    from underkeep.server.storage.account_statements import account_named, add_link

    account = account_named(connection, account_key(name))
    if account is None:
        raise UserError("error-no-account", name=name)
    token, link = new_link(account.person, RESET)
    add_link(connection, link)
    print(translate("accounts-reset-link", name=account.name))
    print(link_url(public_url or _server_address(url), RESET, token))


def _server_address(url: URL) -> str:
    """Return the address of the server that uses a database; the default address if it is not known."""
    from underkeep.server.run import DEFAULT_PORT
    from underkeep.server.storage import database

    try:
        with database.lock_file(url):
            pass
    except database.DatabaseInUse as in_use:
        if in_use.address:
            return in_use.address
    return f"http://127.0.0.1:{DEFAULT_PORT}"


def _print_reports(connection: sa.Connection) -> None:
    from underkeep.server.storage.account_statements import reports

    found = reports(connection)
    for report in found:
        at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.at))
        values = {"id": report.id, "at": at, "name": report.name, "table": report.table}
        if report.line is None:
            print(translate("accounts-report-name", **values))
        else:
            print(translate("accounts-report-line", **values, line=str(report.line), text=report.text))
        if report.reason:
            print(translate("accounts-report-reason", reason=report.reason))
    if not found:
        print(translate("accounts-no-reports"))


def _delete_report(connection: sa.Connection, id: str) -> None:
    from underkeep.server.storage.account_statements import delete_report

    if not delete_report(connection, id):
        raise UserError("error-no-report", id=id)
    print(translate("accounts-report-deleted", id=id))
