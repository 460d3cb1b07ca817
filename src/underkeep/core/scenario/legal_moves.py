"""An open question with its options in words, and what to say when an answer does not fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from underkeep.core.decisions import Decision, Option, RangeOptions
from underkeep.core.errors import INDENT, closest_name
from underkeep.core.state import State
from underkeep.core.table import Table

WIDTH = 110
"""A list of moves that is longer than a line of this width is wrapped."""
SHORTEST_RANGE = 3
"""Moves that differ only in the number at their end are written as a range from this many on."""

_COPY = re.compile(r" \[(\d+)\]$")
_NUMBER_AT_END = re.compile(r"(?P<before>|.* )(?P<number>\d+)")


def without_copy(words: str) -> str:
    """A move without the number of the copy that it names: `play Seven [2]` is `play Seven`."""
    return _COPY.sub("", words)


def with_ranges(moves: Iterable[str]) -> list[str]:
    """The same moves; those that differ only in a number at the end, and follow each other, become one range.

    >>> with_ranges(["pass", "pay 0", "pay 1", "pay 2", "pay 3", "pay 5"])
    ['pass', 'pay 0 to 3', 'pay 5']
    """
    found: list[tuple[str, list[int]]] = []
    for move in moves:
        match = _NUMBER_AT_END.fullmatch(move)
        if match is None:
            found.append((move, []))
            continue
        before, number = match["before"], int(match["number"])
        if found and found[-1][0] == before and found[-1][1] and found[-1][1][-1] == number - 1:
            found[-1][1].append(number)
        else:
            found.append((before, [number]))
    written: list[str] = []
    for before, numbers in found:
        if len(numbers) >= SHORTEST_RANGE:
            written.append(f"{before}{numbers[0]} to {numbers[-1]}")
        else:
            written += [f"{before}{number}" for number in numbers] or [before]
    return written


def listed(moves: Iterable[str]) -> str:
    """All these moves, as they follow a colon: on the same line if there is room for them, else wrapped on lines of
    their own, so that no move is broken."""
    written = with_ranges(moves)
    line = "; ".join(written) + "."
    if len(line) <= WIDTH:
        return f" {line}"
    lines = [INDENT]
    for number, move in enumerate(written, start=1):
        piece = move + (";" if number < len(written) else ".")
        if lines[-1] != INDENT and len(lines[-1]) + 1 + len(piece) > WIDTH:
            lines.append(INDENT)
        lines[-1] += piece if lines[-1] == INDENT else f" {piece}"
    return "\n" + "\n".join(lines)


class LegalMoves:
    """A question of a table: the one at which the table stands, or another one of the same game."""

    def __init__(
        self,
        table: Table,
        skipped: Sequence[LegalMoves] = (),
        decision: Decision | None = None,
        state: State | None = None,
    ) -> None:
        """`decision` and `state` are given for a question at which the table does not stand: one that chance answers,
        or one that has been answered since."""
        self.table = table
        self.state = state or table.state
        self.decision = decision or table.decision
        self.options: Sequence[Option] = decision.options if decision is not None else table.options
        self.skipped = tuple(skipped)
        """The questions with a single option that answered themselves on the way to this one."""
        listed = () if isinstance(self.options, RangeOptions) else self.options
        self.legal: dict[str, Option] = table.game.notation.moves(self.state, listed)
        """The moves that it offers, by their words."""

    @classmethod
    def answered(cls, table: Table) -> LegalMoves:
        """The question at which a table stands, kept as it is now: the table can go on."""
        return cls(table, decision=table.decision, state=table.state.copy())

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked."""
        return self.decision is not None and self.decision.seat == seat

    def decisions_for(self, seat: int) -> list[LegalMoves]:
        """The questions to this seat: this one, and those with a single option on the way to it."""
        return [question for question in (self, *self.skipped) if question.asks(seat)]

    @property
    def is_range(self) -> bool:
        """Whether it is answered with numbers, of which there are too many to be listed."""
        return isinstance(self.options, RangeOptions)

    def matching(self, words: str) -> dict[str, Option]:
        """The legal moves that these words can mean: the one that is written exactly so, or else all that
        they are a short form of."""
        if self.decision is not None and isinstance(self.options, RangeOptions):
            meant = self.table.game.notation.range_option(self.state, self.decision, words)
            return {} if meant is None else {words: meant}
        copy = _COPY.search(words)
        if copy:
            found = self.matching(without_copy(words))
            twins = self._twins(next(iter(found.values()))) if len(found) == 1 else []
            number = int(copy[1])
            return {words: twins[number - 1]} if 1 <= number <= len(twins) else {}
        if words in self.legal:
            return {words: self.legal[words]}
        folded = {full: option for full, option in self.legal.items() if full.casefold() == words.casefold()}
        if folded:
            return folded
        reads_as = self.table.game.notation.is_short_form
        return {full: option for full, option in self.legal.items() if reads_as(self.state, words, option)}

    def move_text(self, option: Option) -> str:
        """The words of an option. Of copies that lie in the same place the first has the plain words, the
        others are numbered."""
        if isinstance(self.options, RangeOptions):
            return next(iter(self.table.game.notation.moves(self.state, [option])))
        for words, other in self.legal.items():
            twins = [other] if other == option else self._twins(other)
            if option in twins:
                number = twins.index(option) + 1
                return f"{words} [{number}]" if number > 1 else words
        return str(option)

    def _twins(self, option: Option) -> list[Option]:
        """The options that have the same words as this one, in order."""
        moves = self.table.game.notation.moves
        return [other for other in self.options if len(moves(self.state, [option, other])) == 1]

    def why_not_asked(self, seat: int) -> str:
        """Why a seat is not asked, if it was passed by just now."""
        passed = [question for question in self.skipped if question.asks(seat)]
        return f" (its only option was {next(iter(passed[-1].legal))!r}, which needs no line)" if passed else ""

    def hint(self, words: str) -> str:
        """The nearest legal move, in brackets."""
        close = closest_name(words, self.legal)
        return f" (did you mean {close}?)" if close else ""

    @property
    def asked_text(self) -> str:
        """Which seat is asked, where in the game, and what kind of question it is."""
        if self.decision is None:
            return "the game is over"
        where = self.table.game.notation.where(self.state)
        return f"seat {self.decision.seat} is asked ({where}: {self.decision.kind})"

    def __str__(self) -> str:
        """Which seat is asked, and all its legal moves."""
        if self.decision is None:
            return f"{self.asked_text}."
        if self.is_range:
            moves = self.table.game.notation.range_moves(self.state, self.decision)
        else:
            moves = list(self.legal)
        return f"{self.asked_text}:{listed(moves)}"
