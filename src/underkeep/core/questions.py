"""An open question with its options in words, and what to say when an answer does not fit."""

from __future__ import annotations

import re
from collections.abc import Sequence

from underkeep.core.decisions import Decision, Grid, Option
from underkeep.core.errors import close_to
from underkeep.core.table import Table

SHOWN = 40
"""A sentence names at most so many legal moves."""

Skipped = list[tuple[int, str]]
"""Questions with a single option that answered themselves: the seat and the words."""


_COPY = re.compile(r" \[(\d+)\]$")


def without_copy(words: str) -> str:
    """A move without the number of the copy that it names: `play Seven [2]` is `play Seven`."""
    return _COPY.sub("", words)


class Question:
    """The question at which a table stands."""

    def __init__(self, table: Table, skipped: Skipped | None = None, decision: Decision | None = None) -> None:
        """`decision` is a question to chance, which no table stands at."""
        self.table = table
        self.decision = decision or table.decision
        self.options: Sequence[Option] = decision.options if decision is not None else table.options
        self.skipped: Skipped = skipped or []
        """Who had a single option before this question, and which."""
        listed = () if isinstance(self.options, Grid) else self.options
        self.legal: dict[str, Option] = table.game.moves(table.state, listed)
        """The moves that it offers, by their words."""

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked."""
        return self.decision is not None and self.decision.seat == seat

    def matching(self, words: str) -> dict[str, Option]:
        """The legal moves that these words can mean: the one that is written exactly so, or else all that
        they are a short form of."""
        if self.decision is not None and isinstance(self.options, Grid):
            meant = self.table.game.notation().described(self.table.state, self.decision, words)
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
        state, reads_as = self.table.state, self.table.game.notation().reads_as
        return {full: option for full, option in self.legal.items() if reads_as(state, words, option)}

    def words(self, option: Option) -> str:
        """The words of an option. Of copies that lie in the same place the first has the plain words, the
        others are numbered."""
        if isinstance(self.options, Grid):
            return next(iter(self.table.game.moves(self.table.state, [option])))
        for words, other in self.legal.items():
            twins = [other] if other == option else self._twins(other)
            if option in twins:
                number = twins.index(option) + 1
                return f"{words} [{number}]" if number > 1 else words
        return str(option)

    def _twins(self, option: Option) -> list[Option]:
        """The options that have the same words as this one, in order."""
        moves, state = self.table.game.moves, self.table.state
        return [other for other in self.options if len(moves(state, [option, other])) == 1]

    def because(self, seat: int) -> str:
        """Why a seat is not asked, if it was passed by just now."""
        words = [words for skipped, words in self.skipped if skipped == seat]
        return f" (its only option was {words[-1]!r}, which needs no line)" if words else ""

    def hint(self, words: str) -> str:
        """The nearest legal move, in brackets."""
        close = close_to(words, self.legal)
        return f" (did you mean {close}?)" if close else ""

    def __str__(self) -> str:
        """Who is asked when, and what the legal moves are."""
        if self.decision is None:
            return "the game is over."
        moves = list(self.legal)
        more = f"; and {len(moves) - SHOWN} more" if len(moves) > SHOWN else ""
        where = self.table.game.notation().where(self.table.state)
        asked = f"seat {self.decision.seat} is asked ({where}: {self.decision.kind})"
        if isinstance(self.options, Grid):
            return f"{asked}: any of {len(self.options)} and more."
        return f"{asked}: {'; '.join(moves[:SHOWN])}{more}."
