"""Counting the positions that are reachable from a position, for regression and speed (perft in chess programs)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.scenario.legal_moves import LegalMoves
from underkeep.core.scenario.runner import Run, read
from underkeep.core.state import pack
from underkeep.core.table import Table

MAX_EXAMPLES = 4
"""The number of answers that are followed at a decision with range options."""


class PerftResult:
    """The result of a count."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.paths = 0
        """The number of ways to answer `depth` decisions with at least two options each."""
        self.ended = 0
        """The number of games that ended before; they are not among the paths."""
        self.first: dict[str, int] = {}
        """The paths by their first move."""
        self.positions: int | None = None
        """The number of different positions at the end, if they were counted."""
        self.seconds = 0.0


def perft(path: str | Path, depth: int, *, positions: bool = False) -> PerftResult:
    """Count from the position at the end of a scenario, the first one if the file has several. Its expectations are not
    checked. With `positions`, different final positions are counted too. Raises ScenarioError."""
    run = Run(read(path)[0])
    run.play()
    return count_paths(run.table, depth, positions=positions)


def count_paths(table: Table, depth: int, *, positions: bool = False) -> PerftResult:
    """Count from the present position of a table."""
    result = PerftResult(depth)
    seen: set[bytes] | None = set() if positions else None
    began = perf_counter()
    table = table.clone()
    table.auto = True
    if table.decision is not None and len(table.options) == 1:
        table.answer(table.options[0])
    if depth == 0:
        result.paths = 1
        _add_position(table, seen)
    elif table.decision is None:
        result.ended = 1
    else:
        moves = LegalMoves(table)
        for option in _branches(table):
            words = moves.move_text(option)
            branch = table.clone()
            branch.play(option)
            result.first[words] = result.first.get(words, 0) + _paths(branch, depth - 1, result, seen)
        result.paths = sum(result.first.values())
    if seen is not None:
        result.positions = len(seen)
    result.seconds = perf_counter() - began
    return result


def _paths(table: Table, depth: int, result: PerftResult, seen: set[bytes] | None) -> int:
    if depth == 0:
        _add_position(table, seen)
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
    """Return the answers that are followed: all of them, or some examples of range options."""
    options = table.options
    return options.examples(MAX_EXAMPLES) if isinstance(options, RangeOptions) else options


def _add_position(table: Table, seen: set[bytes] | None) -> None:
    if seen is not None:
        seen.add(hashlib.blake2b(pack(table.state), digest_size=16).digest())
