"""Batches of games, which are played in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

Games = TypeVar("Games")


def play_batches(play: Callable[..., Games], batches: Sequence[tuple[Any, ...]], jobs: int) -> Iterator[Games]:
    """Yield `play(*batch)` for each batch, in order. With one job the batches are played in this process."""
    if jobs <= 1:
        for batch in batches:
            yield play(*batch)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play, *zip(*batches, strict=True))
