"""Counting what is reachable from a position, for regression and speed (perft, as chess programs call it)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from underkeep.core.decisions import Option, RangeOptions
from underkeep.core.scenario.legal_moves import LegalMoves
from underkeep.core.scenario.runner import Run, read
from underkeep.core.state import pack
from underkeep.core.table import Table

EXAMPLES = 4
"""A question that is answered with numbers counts for so many."""


class Count:
    """What was counted."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.paths = 0
        """The ways to answer so many questions with at least two options each."""
        self.ended = 0
        """Games that ended on the way; they are not among the paths."""
        self.first: dict[str, int] = {}
        """The paths by their first move."""
        self.positions: int | None = None
        """How many different positions lie at the end, if asked for."""
        self.seconds = 0.0


def perft(path: str | Path, depth: int, *, positions: bool = False) -> Count:
    """Count from the position that a scenario leads to; the first one if the file has several. Its
    expectations are not checked. With `positions`, different final positions are counted too. Raises ScenarioError."""
    run = Run(read(path)[0])
    run.play()
    return count(run.table, depth, positions=positions)


def count(table: Table, depth: int, *, positions: bool = False) -> Count:
    """Count from where a table stands."""
    result = Count(depth)
    seen: set[bytes] | None = set() if positions else None
    began = perf_counter()
    table = table.clone()
    table.auto = True
    if table.decision is not None and len(table.options) == 1:
        table.answer(table.options[0])
    if depth == 0:
        result.paths = 1
        _note(table, seen)
    elif table.decision is None:
        result.ended = 1
    else:
        question = LegalMoves(table)
        for option in _branches(table):
            words = question.move_text(option)
            branch = table.clone()
            branch.play(option)
            result.first[words] = result.first.get(words, 0) + _paths(branch, depth - 1, result, seen)
        result.paths = sum(result.first.values())
    if seen is not None:
        result.positions = len(seen)
    result.seconds = perf_counter() - began
    return result


def _paths(table: Table, depth: int, result: Count, seen: set[bytes] | None) -> int:
    if depth == 0:
        _note(table, seen)
        return 1
    if table.decision is None:
        result.ended += 1
        return 0
    if depth == 1 and seen is None:
        return len(_branches(table))
    paths = 0
    for option in _branches(table):
        branch = table.clone()
        branch.play(option)
        paths += _paths(branch, depth - 1, result, seen)
    return paths


def _branches(table: Table) -> Sequence[Option]:
    """The answers that are followed: all of them, or a few that are spread over a grid."""
    options = table.options
    return options.examples(EXAMPLES) if isinstance(options, RangeOptions) else options


def _note(table: Table, seen: set[bytes] | None) -> None:
    if seen is not None:
        seen.add(hashlib.blake2b(pack(table.state), digest_size=16).digest())
