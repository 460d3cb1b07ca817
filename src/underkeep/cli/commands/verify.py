"""`underkeep verify`: check the seal of a table and play its game again."""

from __future__ import annotations

import argparse
from base64 import b64decode
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language
from underkeep.core.errors import UserError

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.protocol.http import Fair

PATIENCE = 20.0
"""Seconds that a server has to answer."""
MOST_BYTES = 16_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep verify`."""
    parser.add_argument("file", metavar=translate("word-file-or-url"), help=translate("help-verify-file"))
    parser.add_argument("--seal", default="", metavar=translate("word-seal"), help=translate("help-verify-seal"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check everything that can be checked; 0 if it holds, 1 if something does not, 2 if it is too early."""
    fair = read(args.file)
    if not fair.over:
        print(translate("verify-running", seal=fair.seal))
        return 2
    holds = [_seal(fair)]
    if args.seal:
        holds.append(_told(fair.seal == args.seal.strip().lower(), "verify-noted"))
    table = _record(fair)
    if table is None:
        holds.append(False)
    else:
        holds += [_seed(fair, table), _replay(fair, table)]
    print(translate("verify-holds" if all(holds) else "verify-broken"))
    return 0 if all(holds) else 1


def _told(holds: bool, message: str, **values: Any) -> bool:
    print(translate(f"{message}-{'holds' if holds else 'broken'}", **values))
    return holds


# --- what is checked ----------------------------------------------------------------------------------------


def _seal(fair: Fair) -> bool:
    """Whether the secret and what was played give the seal."""
    from underkeep.core.record import commitment

    return _told(commitment(_secret(fair), fair.game, fair.setup) == fair.seal, "verify-seal", seal=fair.seal)


def _secret(fair: Fair) -> bytes:
    try:
        return bytes.fromhex(fair.seed)
    except ValueError:
        return b""


def _record(fair: Fair) -> Table | None:
    """The recorded game, or None (said in a sentence) if it cannot be read."""
    from underkeep.core.table import Table

    try:
        table = Table.load(b64decode(fair.record))
    except UserError as error:
        print(translate("verify-record-broken", why=error.text_in(current_language())))
    except ValueError:
        print(translate("verify-record-broken", why=""))
    else:
        if table.game.name == fair.game:
            return table
        print(translate("verify-record-broken", why=""))
    return None


def _seed(fair: Fair, table: Table) -> bool:
    """Whether the game was played with the seed that comes of the secret."""
    from underkeep.core.record import engine_seed

    played = table.replay(0).state.seed
    if fair.chosen_seed is not None:
        return _told(played == fair.chosen_seed, "verify-chosen", seed=str(fair.chosen_seed))
    return _told(played == engine_seed(_secret(fair)), "verify-seed", seed=str(played))


def _replay(fair: Fair, recorded: Table) -> bool:
    """Whether the recorded answers, played from that seed on, lead to the end that was told."""
    from underkeep.core.record import Record, engine_seed, make_setup

    seed = engine_seed(_secret(fair)) if fair.chosen_seed is None else fair.chosen_seed
    number = 0
    try:
        again = Record(recorded.game, make_setup(recorded.game, fair.setup, fair.names), seed).table
        for option in recorded.history:
            number += 1
            again.answer(option)
    except UserError as error:
        print(translate("verify-replay-stuck", number=number, why=error.text_in(current_language())))
        return False
    ended = not again.over if fair.without_result else again.over
    winners = [] if fair.without_result else list(again.winners)
    scores = again.game.scores(again.state)
    names = ", ".join(fair.names[seat] for seat in winners if seat < len(fair.names))
    same = ended and winners == fair.winners and scores == fair.scores and again.fingerprints == recorded.fingerprints
    return _told(same, "verify-replay", number=number, names=names, count=len(winners))


# --- where it comes from ------------------------------------------------------------------------------------


def read(where: str) -> Fair:
    """What a table tells of its shuffles, from a file or from the address of a table. Raises a UserError."""
    import msgspec

    from underkeep.protocol.http import Fair

    data = _fetched(where) if where.startswith(("http://", "https://")) else _file(Path(where))
    try:
        return msgspec.json.decode(data, type=Fair)
    except (msgspec.DecodeError, UnicodeError):
        raise UserError("error-not-fair", path=where) from None


def _file(path: Path) -> bytes:
    from underkeep.cli.terminal.save_files import reason_of

    try:
        return path.expanduser().read_bytes()
    except OSError as error:
        raise UserError("error-not-read", path=str(path), reason=reason_of(error)) from error


def address_of(url: str) -> str:
    """Where a table tells of its shuffles, from any address of that table.

    >>> address_of("https://play.example/table/a1b2?seat=1#log")
    'https://play.example/api/tables/a1b2/fair'
    """
    parts = urlsplit(url)
    *before, page, table = ["", *parts.path.strip("/").split("/")]
    if page in ("table", "replay"):
        return urlunsplit((parts.scheme, parts.netloc, "/".join([*before, "api/tables", table, "fair"]), "", ""))
    return url


def _fetched(url: str) -> bytes:
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import urlopen

    address = address_of(url)
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            return bytes(answer.read(MOST_BYTES))
    except HTTPError as error:
        message = "error-fair-private" if error.code == 404 else "error-fair-refused"
        raise UserError(message, address=address, code=error.code) from error
    except (OSError, HTTPException, ValueError) as error:
        raise UserError("error-fair-no-server", address=address) from error
