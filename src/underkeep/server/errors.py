"""What the lobby says when something is not possible, and how a request is answered then."""

from __future__ import annotations

from typing import Any

from underkeep.core.errors import UserError

CATALOGUE = ("lobby",)


class Refusal(UserError):
    """A request that is not carried out: one sentence, and the status of HTTP that goes with it."""

    message_files = CATALOGUE

    def __init__(self, status: int, message: str, /, **values: Any) -> None:
        super().__init__(message, **values)
        self.status = status
        self.wait = 0
        """Seconds after which it may work, if haste is the reason."""

    @property
    def code(self) -> str:
        """The name of the refusal for programs."""
        return self.message.removeprefix("lobby-")


def no_table() -> Refusal:
    """Private and missing tables answer alike."""
    return Refusal(404, "lobby-no-table")


def too_fast(seconds: float) -> Refusal:
    """Somebody wants too much at once."""
    refusal = Refusal(429, "lobby-too-fast")
    refusal.wait = max(1, int(seconds + 0.999))
    return refusal
