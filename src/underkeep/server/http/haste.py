"""Who does too much in too short a time."""

from __future__ import annotations

import time
from collections import deque


class Haste:
    """Counts what happens within some seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.times: deque[float] = deque()

    def too_much(self) -> bool:
        """Count one more; whether that is more than allowed."""
        now = time.monotonic()
        while self.times and self.times[0] < now - self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            return True
        self.times.append(now)
        return False
