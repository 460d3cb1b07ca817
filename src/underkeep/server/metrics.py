"""What a server counts and measures while it runs: plain numbers, which cost nearly nothing when nobody reads them.

`metrics_export.py` shows them to Prometheus.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of the buckets of a histogram, in seconds."""


class Histogram:
    """The number of durations in each bucket, and their sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        """The number of durations in each bucket; the last one has no upper bound."""
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Count the duration of a `with` block, also if it raises an exception."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)

    def cumulative(self) -> list[tuple[str, int]]:
        """Return the buckets as Prometheus wants them: an upper bound, and the number of durations up to it."""
        found, total = [], 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            found.append((bound, total))
        return found


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        """Requests over HTTP by method and status."""
        self.request_seconds = Histogram()
        """From the head of a request to the beginning of its response."""
        self.answer_seconds = Histogram()
        """From an answer of a client to its acknowledgement or refusal. A pass may wait for its delay."""
        self.entries = 0
        """Stored entries: answers of people and bots, passes, undos."""
        self.write_seconds = Histogram()
        """From a write to its commit, with the time in the queue."""
        self.store_failures = 0
        """Writes that could not be stored, and queries without a result."""
        self.table_failures = 0
        """Tables that were read again after an unexpected failure."""
