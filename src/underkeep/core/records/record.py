"""The record of a table: its stored entries, and the game to which they lead.

A stored entry never changes. An undo is an entry of its own, which gives the number of answers that are left. The
version of a table is the number of its entries, so it only grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy as shallow_copy
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from underkeep.core.events import Event
from underkeep.core.game import Game
from underkeep.core.options.option import PASS, Option, Resign
from underkeep.core.records.deck_lists import DeckLists, StoredNumbers, write_deck_lists
from underkeep.core.state import Seat, Seed, State, pack
from underkeep.core.table import Table

ANSWER, UNDO, END = "answer", "undo", "end"
"""The kinds of entry: an answer (or a resignation), an undo, and an end without a result."""

PERSON, BOT, SERVER = "person", "bot", "server"
"""The givers of an answer: the player of the seat, a bot, or the server on a player's behalf."""


class AnswerInfo(NamedTuple):
    """An answer that was not undone: its seat, its giver, and the facts of the position before it."""

    seat: Seat | None
    by: str
    is_pass: bool
    event_count: int
    knows: bytes
    chance_count: int
    """The number of random results that were visible. Shuffles are not counted, because no viewer sees what they
    decide."""
    turn: tuple[Any, ...]
    """The round, the phase, and the seat whose turn it was."""
    is_irreversible: bool = False
    """Whether the answer cannot be undone, because a die was thrown."""


class UndoneEvent(NamedTuple):
    """An event that was undone after other players had seen it. It stays in the log, struck through."""

    n: int
    """The number that the event had."""
    events_before: int
    """The number of events that still count and came before it."""
    event: Event


class Entry(msgspec.Struct, array_like=True):
    """The contents of a stored entry."""

    by: str
    option: msgspec.Raw = msgspec.Raw(b"\xc0")
    """The answer, packed."""
    kept_answers: int = 0
    """For an undo, the number of answers that are left."""
    keeps_in_log: bool = False
    """For an undo, whether the undone events stay in the log."""


_read_entry = msgspec.msgpack.Decoder(Entry).decode

SEED_BITS = 256
"""The size of the seeds of new tables."""


def engine_seed(secret: bytes, bits: int = SEED_BITS) -> Seed:
    """Return the seed of the game, which is derived from the secret of its table. Tables of earlier programs have seeds
    of 63 bits."""
    digest = sha256(b"underkeep seed " + secret).digest()
    return digest if bits == SEED_BITS else int.from_bytes(digest[:8], "big") >> 1


def commitment(secret: bytes, game: str, choices: Mapping[str, Any], decks: Mapping[str, str]) -> str:
    """Return the hash of the secret, the game, its choices and its written deck lists, which is public from the
    beginning."""
    encoded = msgspec.json.encode([game, dict(choices), dict(decks)], order="deterministic")
    return sha256(secret + encoded).hexdigest()


def make_setup(game: Game, choices: Mapping[str, Any], names: Sequence[str]) -> Any:
    """Return the setup of a game with these choices and names of seats. Raises a UserError if it does not fit."""
    return game.check_setup(make_unchecked_setup(game, choices, names))


def make_unchecked_setup(game: Game, choices: Mapping[str, Any], names: Sequence[str]) -> Any:
    """Return the setup of a game with these choices and names of seats, even if it does not fit."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.setup_type)}
    given = {
        name: msgspec.convert(value, fields[name]) if isinstance(value, list) else value
        for name, value in choices.items()
        if name in fields
    }
    given["players"] = len(names)
    if "names" in fields:
        given["names"] = tuple(names)
    return game.setup_type(**given)


def stored_choices(setup: Any) -> dict[str, Any]:
    """Return the choices of a setup as they are stored: the fields that differ from the defaults, without the seats."""
    default = type(setup)()
    return {
        name: msgspec.json.decode(msgspec.json.encode(getattr(setup, name)))
        for name in setup.__struct_fields__
        if name not in ("players", "names") and getattr(setup, name) != getattr(default, name)
    }


class StoredDeal(msgspec.Struct):
    """What a table stores when it is made, so that its game can be dealt again at any time: the version of the rules,
    the choices with their defaults filled in, and the deck lists."""

    rules: int
    choices: dict[str, Any]
    decks: dict[str, str]
    program: str = ""
    """The version of the program that made the table."""
    seed_bits: int = 63
    """The size of the seed that is derived from the secret of the table."""


def stored_deal(game: Game, setup: Any, decks: DeckLists | None = None) -> StoredDeal:
    """Return the deal of a new game with a checked setup, with the cards of the setup or with these deck lists."""
    lists = game.deck_lists(setup) if decks is None else decks
    return StoredDeal(game.version, stored_choices(setup), write_deck_lists(lists), seed_bits=SEED_BITS)


class Record:
    """A game as its entries describe it: the table, and an `AnswerInfo` for every answer that was not undone.

    A stored game is dealt from its deck lists; without any, the game has the cards of its setup.
    """

    def __init__(self, game: Game, setup: Any, seed: Seed, decks: DeckLists | None = None) -> None:
        self.game, self.setup, self.seed = game, setup, seed
        self.decks = game.deck_lists(setup) if decks is None else decks
        self._numbers = StoredNumbers(game, self.decks)
        self.version = 0
        self.answers: list[AnswerInfo] = []
        self.undone_events: list[UndoneEvent] = []
        """The undone events that stay in the log, in the order of the log."""
        self.ended = False
        """Whether the game was ended without a result."""
        self.table = Table(game, setup, game.deal(setup, seed, self.decks), auto=False)
        self.table.decks = self.decks

    @property
    def over(self) -> bool:
        """Whether the game is over, with or without a result."""
        return self.ended or self.table.over

    def copy(self) -> Record:
        """Return an independent record of the same entries."""
        copied = shallow_copy(self)
        copied.answers, copied.undone_events = self.answers[:], self.undone_events[:]
        copied.table = self.table.clone(events=True)
        copied.table.rules.events = self.table.events[:]
        copied.table.keep_positions(self.table.rules.positions is not None)
        return copied

    def next_setup(self) -> Any:
        """Return the setup of the next game of a series, or None if there is none or it equals this one."""
        following = None if self.ended else self.game.series.next_setup(self.setup, self.table.state)
        return None if following == self.setup else following

    def read(self, entries: Iterable[tuple[str, Seat | None, bytes]]) -> None:
        """Continue with stored entries: (kind, seat, data)."""
        for kind, seat, data in entries:
            entry = _read_entry(data)
            if kind == UNDO:
                self.undo(entry.kept_answers, entry.keeps_in_log)
            elif kind == END:
                self.end()
            else:
                self._play(self._numbers.read(self.game.read_option(entry.option)), seat, entry.by)

    def answer(self, option: Option, seat: Seat | None, by: str) -> bytes:
        """Play an answer and return the bytes to be stored. Raises IllegalMove, and changes nothing, if the answer is
        not legal."""
        self._play(option, seat, by)
        # The table has recorded the answer with its outcome, such as the place where a die came to rest.
        return pack(Entry(by, msgspec.Raw(pack(self._numbers.write(self.table.history[-1])))))

    def _play(self, option: Option, seat: Seat | None, by: str) -> None:
        """Play an answer and note what has to be known of the position before it."""
        state = self.table.state
        info = AnswerInfo(
            seat, by, option == PASS, len(self.table.events), bytes(state.knows), _chance_count(state), self._turn()
        )
        self.table.answer(option)
        self.answers.append(info._replace(is_irreversible=self.game.outcomes.is_irreversible(self.table.history[-1])))
        self.version += 1

    def resign(self, seat: Seat) -> bytes:
        """Let a seat resign and return the bytes to be stored."""
        return self.answer(Resign(seat), seat, PERSON)

    def undo(self, kept_answers: int, keeps_in_log: bool = False) -> bytes:
        """Undo all but the first `kept_answers` answers and return the bytes to be stored. The undone events stay in
        the log, struck through, or disappear."""
        left = self.answers[kept_answers].event_count if kept_answers < len(self.answers) else len(self.table.events)
        undone = (
            [UndoneEvent(n, n, event) for n, event in enumerate(self.table.events[left:], left)] if keeps_in_log else []
        )
        # Among undone events before the same event, those that were undone earlier happened earlier.
        later = sorted(
            [event for event in self.undone_events if event.events_before > left] + undone, key=_events_before
        )
        self.undone_events = [event for event in self.undone_events if event.events_before <= left]
        self.undone_events += [event._replace(events_before=left) for event in later]
        self.table.undo(len(self.answers) - kept_answers)
        del self.answers[kept_answers:]
        self.version += 1
        return pack(Entry(PERSON, kept_answers=kept_answers, keeps_in_log=keeps_in_log))

    def end(self) -> bytes:
        """End the game without a result and return the bytes to be stored."""
        self.ended = True
        self.version += 1
        return pack(Entry(PERSON))

    # --- undo ----------------------------------------------------------------------------------

    def last_answer_of(self, seats: set[Seat]) -> int | None:
        """Return the number of the last answer that a person gave from one of these seats, or None."""
        return next(
            (
                n
                for n in reversed(range(len(self.answers)))
                if self.answers[n].seat in seats and self.answers[n].by == PERSON
            ),
            None,
        )

    @property
    def first_undoable_answer(self) -> int:
        """The number of answers that cannot be undone: all answers up to the last thrown die."""
        return next((n + 1 for n in reversed(range(len(self.answers))) if self.answers[n].is_irreversible), 0)

    def can_undo(self, number: int) -> bool:
        """Whether the answer with a number and all answers after it can be undone, because none of them threw a
        die."""
        return not any(self.answers[n].is_irreversible for n in range(number, len(self.answers)))

    def first_answer_of_turn(self, number: int) -> int:
        """Return the number of the first answer of the turn that an answer belongs to. A turn ends with its phase, and
        with any answer of another seat but a pass."""
        seat, turn = self.answers[number].seat, self.answers[number].turn
        first = number
        for n in range(number, -1, -1):
            info = self.answers[n]
            if info.turn != turn or (info.seat != seat and not info.is_pass):
                break
            if info.seat == seat and info.by == PERSON:
                first = n
        return first

    def _turn(self) -> tuple[Any, ...]:
        progress = self.game.assist.progress(self.table.state)
        return progress.get("round"), progress.get("phase"), progress.get("turn")

    def is_undo_harmless(self, number: int) -> bool:
        """Return whether undoing from an answer on concerns no other player: nothing hidden was revealed since, nothing
        random happened, and no other person has answered. Undoing a pass that is the last answer is always harmless."""
        info, state = self.answers[number], self.table.state
        if number == len(self.answers) - 1 and info.is_pass:
            return True
        if any(later.by == PERSON and later.seat != info.seat for later in self.answers[number:]):
            return False
        learned = any(now & ~then for then, now in zip(info.knows, state.knows, strict=True))
        return not learned and info.chance_count == _chance_count(state)


def _events_before(undone: UndoneEvent) -> int:
    return undone.events_before


def _chance_count(state: State) -> int:
    return state.chance - state.shuffles
