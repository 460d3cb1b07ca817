"""The errors of the server: requests over HTTP that are refused, and requests at a table that are refused."""

from __future__ import annotations

from typing import Any

from underkeep.core.errors import UserError

LOBBY_MESSAGES = ("lobby",)
"""The message files of the lobby and of all routes."""
TABLE_MESSAGES = ("table",)
"""The message files of a live table."""


class ApiError(UserError):
    """A request over HTTP is refused: it has one sentence and a status of HTTP."""

    message_files = LOBBY_MESSAGES

    def __init__(self, status: int, message: str, /, **values: Any) -> None:
        super().__init__(message, **values)
        self.status = status
        self.retry_after = 0
        """The seconds after which a repeated request can succeed; 0 if waiting does not help."""

    @property
    def code(self) -> str:
        """The name of the error for programs."""
        return self.message.removeprefix("lobby-")


class TableError(UserError):
    """A request at a live table is refused, with one sentence."""

    message_files = TABLE_MESSAGES


class CannotSave(TableError):
    """Nothing can be stored at the moment. The request was not carried out, and the table tries to go on by itself."""

    def __init__(self) -> None:
        super().__init__("table-cannot-save")


class HeldElsewhere(Exception):
    """Another server process runs the table; `holder` is its id, or empty if it is not known."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder


class DecisionOver(Exception):
    """The decision that a request answers is no longer open."""


def table_not_found() -> ApiError:
    """Return the error of a missing table. A private table gives the same error, so that nobody learns of it."""
    return ApiError(404, "lobby-no-table")


def rate_exceeded(seconds: float) -> ApiError:
    """Return the error of a client that exceeds a rate limit and has to wait for these seconds."""
    error = ApiError(429, "lobby-too-fast")
    error.retry_after = max(1, int(seconds + 0.999))
    return error
