"""The format of saved games: an envelope with the game, its rules version, the checkpoint and the answers.

Cards are stored by their keys: the envelope carries the deck lists, and the numbers of cards in the checkpoint and in
the answers are places in a table of keys (see `deck_lists`). So a saved game can be continued after cards were added,
removed or sorted.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.options.option import Option
from underkeep.core.records.deck_lists import DeckLists, StoredNumbers, read_deck_lists, write_deck_lists
from underkeep.core.state import State, pack, unpack

if TYPE_CHECKING:
    from underkeep.core.table import Table

MAGIC = b"UKEEP"
FORMAT = 2


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
    decks: dict[str, str] | None = None
    """The deck lists; None in a brief save, which is read by the same program and has the program's own numbers."""
    added_keys: dict[str, list[str]] = {}
    """The keys of cards that are not in the deck lists, by kind of number."""


def save(table: Table, *, brief: bool = False) -> bytes:
    """Return the table as bytes; with `brief`, without the answers and fingerprints of earlier steps."""
    game, setup, origin = table.game, table.setup, table._origin
    decks = None if brief else _decks_of(table)
    if decks and table.decks is None:
        setup = game.check_setup(setup)
    numbers = StoredNumbers(game, decks or {})

    def write_state(state: State) -> Any:
        return state if brief else numbers.write_state(state)

    def write_answers(answers: list[Option]) -> Any:
        return answers if brief else [numbers.write(answer) for answer in answers]

    saved = SavedGame(
        game=game.name,
        rules=game.version,
        setup=msgspec.Raw(pack(setup)),
        origin=msgspec.Raw(pack(origin.seed if decks else write_state(origin))),
        checkpoint=msgspec.Raw(pack(write_state(table.checkpoint))),
        since=msgspec.Raw(pack(write_answers(table.answers_since))),
        history=msgspec.Raw(pack([] if brief else write_answers(table.history))),
        fingerprints=[] if brief else table.fingerprints,
        auto=table.auto,
        decks=None if decks is None else write_deck_lists(decks),
        added_keys=numbers.added,
    )
    return MAGIC + bytes([FORMAT]) + zlib.compress(pack(saved), 1 if brief else 9)


def _decks_of(table: Table) -> DeckLists:
    """Return the deck lists from which a table was dealt; none for a position that was set up."""
    game, setup, origin = table.game, table.setup, table._origin
    if not table._has_beginning:
        return {}
    decks = table.decks
    if decks is None:
        setup = game.check_setup(setup)
        decks = game.deck_lists(setup)
    return decks if game.deal(setup, origin.seed, decks) == origin else {}


def load(data: bytes) -> Table:
    """Return the table of these bytes, at the same decision. Raises a UserError if they cannot be read."""
    from underkeep.core.table import Table

    saved = _open(data)
    game = registry.get(saved.game)
    if saved.rules != game.version:
        age = "newer" if saved.rules > game.version else "older"
        raise UserError("error-other-rules", age=age, game=game.name, saved=saved.rules, here=game.version)
    try:
        decks = {} if saved.decks is None else read_deck_lists(saved.decks)
        numbers = None if saved.decks is None else StoredNumbers(game, decks, saved.added_keys)
        table = Table.__new__(Table)
        table.game = game
        table.setup = msgspec.msgpack.decode(saved.setup, type=game.setup_type)
        table.auto, table.keeps_checkpoints, table.important_only = saved.auto, True, False
        table.decks = decks or None
        table.history = _read_answers(game, numbers, saved.history)
        table.fingerprints = saved.fingerprints
        seed = msgspec.msgpack.decode(saved.origin)
        if isinstance(seed, int | bytes):
            table._origin = game.deal(table.setup, seed, decks)
        else:
            table._origin = _read_state(game, numbers, saved.origin)
        table._has_beginning = True
        checkpoint = _read_state(game, numbers, saved.checkpoint)
        table._begin(checkpoint.copy(), checkpoint, False)
        table._feed(_read_answers(game, numbers, saved.since))
        table.rules.events = []
    except UserError:
        raise
    except Exception as error:
        raise UserError("error-damaged-inside") from error
    return table


def _read_state(game: Game, numbers: StoredNumbers | None, data: msgspec.Raw) -> Any:
    state = unpack(game.state_type, data)
    return state if numbers is None else numbers.read_state(state)


def _read_answers(game: Game, numbers: StoredNumbers | None, data: msgspec.Raw) -> list[Option]:
    answers: list[Option] = msgspec.msgpack.decode(data, type=game.answers_type)
    return answers if numbers is None else [numbers.read(answer) for answer in answers]


def _open(data: bytes) -> SavedGame:
    if not data.startswith(MAGIC):
        raise UserError("error-not-a-save")
    if len(data) > len(MAGIC) and data[len(MAGIC)] > FORMAT:
        raise UserError("error-newer-format", saved=data[len(MAGIC)], here=FORMAT)
    try:
        return msgspec.msgpack.decode(zlib.decompress(data[len(MAGIC) + 1 :]), type=SavedGame)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise UserError("error-cut-short") from error
