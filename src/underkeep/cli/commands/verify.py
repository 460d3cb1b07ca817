"""`underkeep verify`: check the shuffle proof of a table and play its game again."""

from __future__ import annotations

import argparse
from base64 import b64decode
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language_option
from underkeep.core import registry
from underkeep.core.errors import UserError

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.protocol.http.tables import Fair

TIMEOUT_SECONDS = 20.0
"""The seconds that a server has to answer."""
MAX_BYTES = 16_000_000
"""The largest answer that is read from a server."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep verify`."""
    parser.add_argument("file", metavar=translate("word-file-or-url"), help=translate("help-verify-file"))
    parser.add_argument("--seal", default="", metavar=translate("word-seal"), help=translate("help-verify-seal"))
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Check the proof; return 0 if it holds, 1 if it does not, and 2 if the game is not over yet or was played with
    other rules."""
    fair = read_fair(args.file)
    if not fair.over:
        print(translate("verify-running-chosen" if fair.is_chosen else "verify-running", seal=fair.seal))
        return 2
    holds = [_check_seal(fair)]
    if args.seal:
        holds.append(_report(fair.seal == args.seal.strip().lower(), "verify-noted"))
    here = registry.get(fair.game).version
    if fair.rules != here:
        print(translate("verify-other-rules", saved=fair.rules, here=here))
        if all(holds):
            return 2
        print(translate("verify-broken"))
        return 1
    table = _load_record(fair)
    if table is None:
        holds.append(False)
    else:
        holds += [_check_seed(fair, table), _check_replay(fair, table)]
    print(translate("verify-holds" if all(holds) else "verify-broken"))
    return 0 if all(holds) else 1


def _report(holds: bool, message: str, **values: Any) -> bool:
    """Print the message about a check and return its result."""
    print(translate(f"{message}-{'holds' if holds else 'broken'}", **values))
    return holds


# --- checks ----------------------------------------------------------------------------------------


def _check_seal(fair: Fair) -> bool:
    """Return whether the secret, the game and its choices give the seal. A chosen seed has no seal to check."""
    from underkeep.core.records.record import commitment

    if fair.is_chosen:
        print(translate("verify-no-seal"))
        return True
    return _report(
        commitment(_secret(fair), fair.game, fair.setup, fair.decks) == fair.seal, "verify-seal", seal=fair.seal
    )


def _secret(fair: Fair) -> bytes:
    try:
        return bytes.fromhex(fair.seed)
    except ValueError:
        return b""


def _load_record(fair: Fair) -> Table | None:
    """Return the recorded game; print a message and return None if it cannot be read."""
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


def _check_seed(fair: Fair, table: Table) -> bool:
    """Return whether the game was played with the seed that follows from the secret."""
    from underkeep.core.records.record import engine_seed

    played = table.replay(0).state.seed
    if fair.chosen_seed is not None:
        return _report(played == fair.chosen_seed, "verify-chosen", seed=str(fair.chosen_seed))
    shown = played.hex() if isinstance(played, bytes) else str(played)
    return _report(played == engine_seed(_secret(fair), fair.seed_bits), "verify-seed", seed=shown)


def _check_replay(fair: Fair, recorded: Table) -> bool:
    """Return whether the recorded answers, played from that seed, lead to the published result."""
    from underkeep.core.records.deck_lists import read_deck_lists
    from underkeep.core.records.record import Record, engine_seed, make_setup

    seed = engine_seed(_secret(fair), fair.seed_bits) if fair.chosen_seed is None else fair.chosen_seed
    number = 0
    try:
        setup = make_setup(recorded.game, fair.setup, fair.names)
        replayed = Record(recorded.game, setup, seed, read_deck_lists(fair.decks)).table
        for option in recorded.history:
            number += 1
            replayed.answer(option)
    except UserError as error:
        print(translate("verify-replay-stuck", number=number, why=error.text_in(current_language())))
        return False
    ended = not replayed.over if fair.without_result else replayed.over
    winners = [] if fair.without_result else list(replayed.winners)
    scores = replayed.game.scores(replayed.state)
    names = ", ".join(fair.names[seat] for seat in winners if seat < len(fair.names))
    same = (
        ended and winners == fair.winners and scores == fair.scores and replayed.fingerprints == recorded.fingerprints
    )
    return _report(same, "verify-replay", number=number, names=names, count=len(winners))


# --- reading ------------------------------------------------------------------------------------


def read_fair(where: str) -> Fair:
    """Return the shuffle proof of a table, from a file or from the address of the table. Raises a UserError."""
    import msgspec

    from underkeep.protocol.http.tables import Fair

    data = _fetch(where) if where.startswith(("http://", "https://")) else _read_file(Path(where))
    try:
        return msgspec.json.decode(data, type=Fair)
    except (msgspec.DecodeError, UnicodeError):
        raise UserError("error-no-shuffle-proof", path=where) from None


def _read_file(path: Path) -> bytes:
    from underkeep.cli.terminal.save_files import error_reason

    try:
        return path.expanduser().read_bytes()
    except OSError as error:
        raise UserError("error-not-read", path=str(path), reason=error_reason(error)) from error


def fair_address(url: str) -> str:
    """Return the address of the shuffle proof of a table, from any address of that table.

    >>> fair_address("https://play.example/table/a1b2?seat=1#log")
    'https://play.example/api/tables/a1b2/fair'
    """
    parts = urlsplit(url)
    *before, page, table = ["", *parts.path.strip("/").split("/")]
    if page in ("table", "replay"):
        return urlunsplit((parts.scheme, parts.netloc, "/".join([*before, "api/tables", table, "fair"]), "", ""))
    return url


def _fetch(url: str) -> bytes:
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import urlopen

    address = fair_address(url)
    try:
        with urlopen(address, timeout=TIMEOUT_SECONDS) as answer:
            return bytes(answer.read(MAX_BYTES))
    except HTTPError as error:
        message = "error-shuffle-proof-private" if error.code == 404 else "error-shuffle-proof-refused"
        raise UserError(message, address=address, code=error.code) from error
    except (OSError, HTTPException, ValueError) as error:
        raise UserError("error-shuffle-proof-no-server", address=address) from error
