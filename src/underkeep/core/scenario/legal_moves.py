"""Legal moves: an open decision with its options as moves, and the sentences about moves that are not legal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from underkeep.core.decisions import Decision
from underkeep.core.errors import INDENT, closest_name
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.state import Seat, State
from underkeep.core.table import Table

MAX_WIDTH = 110
"""A list of moves that is longer than a line of this width is wrapped."""
MIN_RANGE_LENGTH = 3
"""From this number on, moves that differ only in the number at their end are written as a range."""

_COPY = re.compile(r" \[(\d+)\]$")
_NUMBER_AT_END = re.compile(r"(?P<before>|.* )(?P<number>\d+)")


def strip_copy_number(words: str) -> str:
    """Return a move without the number of the copy that it names: `play Seven [2]` becomes `play Seven`."""
    return _COPY.sub("", words)


def merge_ranges(moves: Iterable[str]) -> list[str]:
    """Return the same moves; successive moves that differ only in a number at the end become one range.

    >>> merge_ranges(["pass", "pay 0", "pay 1", "pay 2", "pay 3", "pay 5"])
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
        if len(numbers) >= MIN_RANGE_LENGTH:
            written.append(f"{before}{numbers[0]} to {numbers[-1]}")
        else:
            written += [f"{before}{number}" for number in numbers] or [before]
    return written


def format_moves(moves: Iterable[str]) -> str:
    """Return all these moves as a text after a colon: on the same line if they fit, else wrapped on lines of their own,
    without breaking a move."""
    written = merge_ranges(moves)
    line = "; ".join(written) + "."
    if len(line) <= MAX_WIDTH:
        return f" {line}"
    lines = [INDENT]
    for number, move in enumerate(written, start=1):
        piece = move + (";" if number < len(written) else ".")
        if lines[-1] != INDENT and len(lines[-1]) + 1 + len(piece) > MAX_WIDTH:
            lines.append(INDENT)
        lines[-1] += piece if lines[-1] == INDENT else f" {piece}"
    return "\n" + "\n".join(lines)


class LegalMoves:
    """The legal moves of a decision: the open decision of a table, or another one of the same game."""

    def __init__(
        self,
        table: Table,
        skipped: Sequence[LegalMoves] = (),
        decision: Decision | None = None,
        state: State | None = None,
    ) -> None:
        """`decision` and `state` are given for a decision that is not the open one: a decision of chance, or one that
        has been answered since."""
        self.table = table
        self.state = state or table.state
        self.decision = decision or table.decision
        self.options: Sequence[Option] = decision.options if decision is not None else table.options
        self.skipped = tuple(skipped)
        """The decisions with a single option that were answered automatically before this one."""
        options = () if isinstance(self.options, RangeOptions) else self.options
        self.legal: dict[str, Option] = table.game.notation.moves(self.state, options)
        """The legal options by their moves."""

    @classmethod
    def snapshot(cls, table: Table) -> LegalMoves:
        """Return the legal moves of a table's open decision, unaffected when the table plays on."""
        return cls(table, decision=table.decision, state=table.state.copy())

    def asks(self, seat: Seat) -> bool:
        """Return whether the decision belongs to this seat."""
        return self.decision is not None and self.decision.seat == seat

    def decisions_for(self, seat: Seat) -> list[LegalMoves]:
        """Return the decisions of this seat: this one, and the skipped ones before it."""
        return [moves for moves in (self, *self.skipped) if moves.asks(seat)]

    @property
    def is_range(self) -> bool:
        """Whether the options are ranges of numbers, too many to be listed."""
        return isinstance(self.options, RangeOptions)

    def find(self, words: str) -> dict[str, Option]:
        """Return the legal moves that a text can mean: the move that is written exactly so, or else all moves of which
        the text is a short form."""
        if self.decision is not None and isinstance(self.options, RangeOptions):
            meant = self.table.game.notation.range_option(self.state, self.decision, words)
            return {} if meant is None else {words: meant}
        copy = _COPY.search(words)
        if copy:
            found = self.find(strip_copy_number(words))
            copies = self._copies(next(iter(found.values()))) if len(found) == 1 else []
            number = int(copy[1])
            return {words: copies[number - 1]} if 1 <= number <= len(copies) else {}
        if words in self.legal:
            return {words: self.legal[words]}
        folded = {full: option for full, option in self.legal.items() if full.casefold() == words.casefold()}
        if folded:
            return folded
        is_short_form = self.table.game.notation.is_short_form
        return {full: option for full, option in self.legal.items() if is_short_form(self.state, words, option)}

    def move_text(self, option: Option) -> str:
        """Return the move of an option. Of several copies in the same place the first has the plain move, the others
        are numbered."""
        if isinstance(self.options, RangeOptions):
            return next(iter(self.table.game.notation.moves(self.state, [option])))
        for words, other in self.legal.items():
            copies = [other] if other == option else self._copies(other)
            if option in copies:
                number = copies.index(option) + 1
                return f"{words} [{number}]" if number > 1 else words
        return str(option)

    def _copies(self, option: Option) -> list[Option]:
        """Return the options that have the same move as this one, in order."""
        moves = self.table.game.notation.moves
        return [other for other in self.options if len(moves(self.state, [option, other])) == 1]

    def why_not_asked(self, seat: Seat) -> str:
        """Return the reason why a seat is not asked, if its decision was skipped."""
        passed = [moves for moves in self.skipped if moves.asks(seat)]
        return f" (its only option was {next(iter(passed[-1].legal))!r}, which needs no line)" if passed else ""

    def hint(self, words: str) -> str:
        """Return the most similar legal move, in brackets."""
        close = closest_name(words, self.legal)
        return f" (did you mean {close}?)" if close else ""

    @property
    def asked_text(self) -> str:
        """The seat that decides, the progress of the game, and the kind of the decision."""
        if self.decision is None:
            return "the game is over"
        where = self.table.game.notation.progress_text(self.state)
        return f"seat {self.decision.seat} is asked ({where}: {self.decision.kind})"

    def __str__(self) -> str:
        """Return the seat that decides, and all its legal moves."""
        if self.decision is None:
            return f"{self.asked_text}."
        if self.is_range:
            moves = self.table.game.notation.range_moves(self.state, self.decision)
        else:
            moves = list(self.legal)
        return f"{self.asked_text}:{format_moves(moves)}"
