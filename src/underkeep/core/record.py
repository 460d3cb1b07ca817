"""The record of a table: its stored entries, and the game that they tell.

Nothing stored is ever changed. An undo is an entry of its own, which says how many answers are left; the version of
a table is the number of its entries, so it only grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from underkeep.core.decisions import PASS, Option, Resign
from underkeep.core.events import Event
from underkeep.core.game import Game
from underkeep.core.state import State, pack
from underkeep.core.table import Table

ANSWER, UNDO, END = "answer", "undo", "end"
"""The kinds of entry: an answer (or a resignation), an undo, an end without a result."""

PERSON, BOT, SERVER = "person", "bot", "server"
"""Who gave an answer: the player, a bot, or the server on a player's behalf."""


class AnswerInfo(NamedTuple):
    """An answer that counts: whose it is, who gave it, and what was so before it."""

    seat: int
    by: str
    passed: bool
    events: int
    knows: bytes
    dice: int
    """How often chance had decided something in the open. A shuffle decides nothing that anybody can see."""
    turn: tuple[Any, ...]
    """In which round and phase it was, and whose turn."""
    is_irreversible: bool = False
    """Whether it stands for good: a die was thrown."""


class UndoneEvent(NamedTuple):
    """An event that was taken back after others had seen it. It stays in the log, struck through."""

    n: int
    """The number that it had."""
    before: int
    """So many of the events that count came before it."""
    event: Event


class Entry(msgspec.Struct, array_like=True):
    """The contents of a stored entry."""

    by: str
    option: msgspec.Raw = msgspec.Raw(b"\xc0")
    """The answer, packed."""
    keep: int = 0
    """For an undo: how many answers are left,"""
    keeps_in_log: bool = False
    """and whether what is taken back stays in the log."""


def engine_seed(secret: bytes) -> int:
    """The seed that the game is played with, out of the secret of its table."""
    return int.from_bytes(sha256(b"underkeep seed " + secret).digest()[:8], "big") >> 1


def commitment(secret: bytes, game: str, choices: Mapping[str, Any]) -> str:
    """What is shown of the secret from the beginning: its hash, with what is played."""
    told = msgspec.json.encode([game, dict(choices)], order="deterministic")
    return sha256(secret + told).hexdigest()


def setup_of(game: Game, choices: Mapping[str, Any], names: Sequence[str]) -> Any:
    """The setup of a game with these choices and seats. Raises a UserError if it does not fit."""
    setup = unchecked_setup(game, choices, names)
    checked = getattr(setup, "checked", None)
    return checked() if checked is not None else setup


def unchecked_setup(game: Game, choices: Mapping[str, Any], names: Sequence[str]) -> Any:
    """The same, whether it fits or not."""
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


def choices_of(setup: Any) -> dict[str, Any]:
    """What was chosen for a setup, as it is stored: what differs from the usual, who sits there aside."""
    usual = type(setup)()
    return {
        name: msgspec.json.decode(msgspec.json.encode(getattr(setup, name)))
        for name in setup.__struct_fields__
        if name not in ("players", "names") and getattr(setup, name) != getattr(usual, name)
    }


class Record:
    """A game as its entries tell it: the table, and a mark for every answer that counts."""

    def __init__(self, game: Game, setup: Any, seed: int) -> None:
        self.game, self.setup, self.seed = game, setup, seed
        self.version = 0
        self.answers: list[AnswerInfo] = []
        self.undone_events: list[UndoneEvent] = []
        """What was taken back and stays in the log, in the order of the log."""
        self.ended = False
        """Whether the game was ended without a result."""
        self.table = Table(game, setup, game.initial_state(setup, seed), auto=False)

    @property
    def over(self) -> bool:
        """Whether nothing more will happen."""
        return self.ended or self.table.over

    def next_setup(self) -> Any:
        """The setup of the game that follows in a series; None if nothing follows that would differ from this one."""
        following = None if self.ended else self.game.series.next_setup(self.setup, self.table.state)
        return None if following == self.setup else following

    def read(self, entries: Iterable[tuple[str, int | None, bytes]]) -> None:
        """Go on with stored entries: (kind, seat, data)."""
        for kind, seat, data in entries:
            entry = msgspec.msgpack.decode(data, type=Entry)
            if kind == UNDO:
                self.undo(entry.keep, entry.keeps_in_log)
            elif kind == END:
                self.end()
            else:
                option = msgspec.msgpack.decode(entry.option, type=self.game.option_type)
                self.answer(option, -1 if seat is None else seat, entry.by)

    def answer(self, option: Option, seat: int, by: str) -> bytes:
        """Play an answer; gives what is to be stored. Raises IllegalMove, and changes nothing, if it is not offered."""
        state = self.table.state
        mark = AnswerInfo(
            seat, by, option == PASS, len(self.table.events), bytes(state.knows), _dice(state), self._turn()
        )
        self.table.answer(option)
        self.answers.append(mark._replace(is_irreversible=self.game.outcomes.is_irreversible(self.table.history[-1])))
        self.version += 1
        # What the table has recorded: a throw comes with where the die came to rest.
        return pack(Entry(by, msgspec.Raw(pack(self.table.history[-1]))))

    def resign(self, seat: int) -> bytes:
        """A player gives up."""
        return self.answer(Resign(seat), seat, PERSON)

    def undo(self, keep: int, struck: bool = False) -> bytes:
        """Go back to where so many answers had been given. What happened since then stays in the log, struck, or is
        gone."""
        left = self.answers[keep].events if keep < len(self.answers) else len(self.table.events)
        gone = [UndoneEvent(n, n, event) for n, event in enumerate(self.table.events[left:], left)] if struck else []
        # Among those that came before the same event, what had been taken back before is the older story.
        later = sorted([one for one in self.undone_events if one.before > left] + gone, key=_place)
        self.undone_events = [one for one in self.undone_events if one.before <= left]
        self.undone_events += [one._replace(before=left) for one in later]
        self.table.undo(len(self.answers) - keep)
        del self.answers[keep:]
        self.version += 1
        return pack(Entry(PERSON, keep=keep, keeps_in_log=struck))

    def end(self) -> bytes:
        """The game ends without a result."""
        self.ended = True
        self.version += 1
        return pack(Entry(PERSON))

    # --- taking back ----------------------------------------------------------------------------------

    def last_answer_of(self, seats: set[int]) -> int | None:
        """The number of the last answer that a person gave from one of these seats, or None."""
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
        """So many answers stand for good: nobody goes back to before a throw, and throws again."""
        return next((n + 1 for n in reversed(range(len(self.answers))) if self.answers[n].is_irreversible), 0)

    def first_answer_of_turn(self, number: int) -> int:
        """The number of the first answer of the turn that an answer belongs to: in that phase, with nobody else having
        done more than pass."""
        seat, turn = self.answers[number].seat, self.answers[number].turn
        first = number
        for n in range(number, -1, -1):
            mark = self.answers[n]
            if mark.turn != turn or (mark.seat != seat and not mark.passed):
                break
            if mark.seat == seat and mark.by == PERSON:
                first = n
        return first

    def _turn(self) -> tuple[Any, ...]:
        moment = self.game.assist.progress(self.table.state)
        return moment.get("round"), moment.get("phase"), moment.get("turn")

    def is_undo_harmless(self, number: int) -> bool:
        """Whether going back to before an answer concerns nobody else: nothing hidden was revealed since, nothing
        random happened, and no other person has answered. A pass that nobody has followed is always harmless."""
        mark, state = self.answers[number], self.table.state
        if number == len(self.answers) - 1 and mark.passed:
            return True
        if any(later.by == PERSON and later.seat != mark.seat for later in self.answers[number:]):
            return False
        learned = any(now & ~then for then, now in zip(mark.knows, state.knows, strict=True))
        return not learned and mark.dice == _dice(state)


def _place(struck: UndoneEvent) -> int:
    return struck.before


def _dice(state: State) -> int:
    return state.chance - state.shuffles
