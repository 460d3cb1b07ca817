"""The format of saved games: an envelope with the game, its rules version, the checkpoint and the answers."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.state import pack, unpack

if TYPE_CHECKING:
    from underkeep.core.table import Table

MAGIC = b"UKEEP"
FORMAT = 1


class SavedGame(msgspec.Struct, array_like=True):
    """The contents of the envelope. The raw parts are read with the types of the game."""

    game: str
    rules: int
    setup: msgspec.Raw
    origin: msgspec.Raw
    """The position at the beginning: the seed of an ordinary game, or a whole state for a set-up position."""
    checkpoint: msgspec.Raw
    since: msgspec.Raw
    history: msgspec.Raw
    fingerprints: list[int]
    auto: bool


def save(table: Table, *, brief: bool = False) -> bytes:
    """Return the table as bytes; with `brief`, without the answers and fingerprints of earlier steps."""
    origin: Any = table._origin
    if table._has_beginning and table.game.initial_state(table.setup, origin.seed) == origin:
        origin = origin.seed
    saved = SavedGame(
        game=table.game.name,
        rules=table.game.version,
        setup=msgspec.Raw(pack(table.setup)),
        origin=msgspec.Raw(pack(origin)),
        checkpoint=msgspec.Raw(pack(table._checkpoint)),
        since=msgspec.Raw(pack(table._since)),
        history=msgspec.Raw(pack([] if brief else table.history)),
        fingerprints=[] if brief else table.fingerprints,
        auto=table.auto,
    )
    return MAGIC + bytes([FORMAT]) + zlib.compress(pack(saved), 1 if brief else 9)


def load(data: bytes) -> Table:
    """Return the table of these bytes, at the same decision. Raises a UserError if they cannot be read."""
    from underkeep.core.table import Table

    saved = _open(data)
    game = registry.get(saved.game)
    if saved.rules != game.version:
        age = "newer" if saved.rules > game.version else "older"
        raise UserError("error-other-rules", age=age, game=game.name, saved=saved.rules, here=game.version)
    try:
        read = msgspec.msgpack.decode
        table = Table.__new__(Table)
        table.game = game
        table.setup = read(saved.setup, type=game.setup_type)
        table.auto, table.keeps_checkpoints = saved.auto, True
        table.history = read(saved.history, type=game.answers_type)
        table.fingerprints = saved.fingerprints
        origin = read(saved.origin)
        if isinstance(origin, int):
            table._origin = game.initial_state(table.setup, origin)
        else:
            table._origin = unpack(game.state_type, saved.origin)
        table._has_beginning = True
        table._begin(unpack(game.state_type, saved.checkpoint), False)
        table._feed(read(saved.since, type=game.answers_type))
        table.rules.events = []
    except UserError:
        raise
    except Exception as error:
        raise UserError("error-damaged-inside") from error
    return table


def _open(data: bytes) -> SavedGame:
    if not data.startswith(MAGIC):
        raise UserError("error-not-a-save")
    if len(data) > len(MAGIC) and data[len(MAGIC)] > FORMAT:
        raise UserError("error-newer-format", saved=data[len(MAGIC)], here=FORMAT)
    try:
        return msgspec.msgpack.decode(zlib.decompress(data[len(MAGIC) + 1 :]), type=SavedGame)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise UserError("error-cut-short") from error
