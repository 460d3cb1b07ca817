"""The log of the server: lines with time and level, or JSON; repeated failures are counted, and secrets left out."""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

REPEAT_SECONDS = 60.0
"""The time in which repeats of a message are counted instead of written."""

Key = tuple[str, int, str, str]

_SECRETS: tuple[tuple[re.Pattern[str], str], ...] = (
    # The password in the address of a database.
    (re.compile(r"(\w://[^\s/@:]*):[^\s/@]+@"), r"\1:…@"),
    # The query of an address, or of a path.
    (re.compile(r"((?:/[\w.~%-]*)+|://[^\s/?\"']+)\?[^\s\"'<>)]+"), r"\1?…"),
    # The links of seats and of spectators.
    (re.compile(r"/join/[\w.~%-]+"), "/join/…"),
    (re.compile(r"(?i)\b(bearer)\s+[\w.~+/=-]+"), r"\1 …"),
    (re.compile(r"\b(underkeep)=[\w.~+/-]+"), r"\1=…"),
)
"""What must not be in a log, and what is written in its place."""


def redact(text: str) -> str:
    """Return a text without tokens, and without the queries of addresses.

    >>> redact('GET /join/0123abcd and /api/tables?key=77 failed')
    'GET /join/… and /api/tables?… failed'
    """
    for pattern, replacement in _SECRETS:
        text = pattern.sub(replacement, text)
    return text


class TextFormatter(logging.Formatter):
    """One line: time, level, name and message; an exception follows."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return _time_of(record)

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object for each message, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": _time_of(record),
            "level": record.levelname,
            "logger": record.name,
            "message": redact(record.getMessage()),
        }
        if record.exc_info:
            fields["exception"] = redact(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


def _time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _call_later(seconds: float, callback: Callable[[], None]) -> None:
    timer = threading.Timer(seconds, callback)
    timer.daemon = True
    timer.start()


class RepeatHandler(logging.Handler):
    """Passes the first message of a kind on to another handler, counts its repeats, and reports their number once in
    `REPEAT_SECONDS`. Messages of one kind come from the same place, with the same type of exception."""

    def __init__(
        self,
        target: logging.Handler,
        seconds: float = REPEAT_SECONDS,
        call_later: Callable[[float, Callable[[], None]], None] = _call_later,
    ) -> None:
        super().__init__()
        self._target = target
        self._seconds = seconds
        self._call_later = call_later
        self._last: dict[Key, logging.LogRecord] = {}
        self._repeats: dict[Key, int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        key = (record.name, record.levelno, str(record.msg), error)
        if key in self._repeats:
            self._repeats[key] += 1
            self._last[key] = record
            return
        self._target.handle(record)
        self._begin(key)

    def _begin(self, key: Key) -> None:
        self._repeats[key] = 0
        self._call_later(self._seconds, lambda: self._end(key))

    def _end(self, key: Key) -> None:
        """Report the repeats of a message. It is counted on only as long as it is repeated."""
        self.acquire()
        try:
            if self._report(key):
                self._begin(key)
        finally:
            self.release()

    def _report(self, key: Key) -> bool:
        count, last = self._repeats.pop(key, 0), self._last.pop(key, None)
        if not count or last is None:
            return False
        text = f"{last.getMessage()} … {count} more {'time' if count == 1 else 'times'} in {self._seconds:g} s"
        summary = logging.LogRecord(last.name, last.levelno, last.pathname, last.lineno, "%s", (text,), None)
        summary.created = time.time()
        self._target.handle(summary)
        return True

    def close(self) -> None:
        """Report all repeats that were counted."""
        self.acquire()
        try:
            for key in list(self._repeats):
                self._report(key)
        finally:
            self.release()
        super().close()


@contextmanager
def log_to_stderr(format: str = "text") -> Iterator[None]:
    """Write the warnings and errors of all modules to the standard error stream inside a `with` block."""
    target = logging.StreamHandler(sys.stderr)
    target.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    handler, root = RepeatHandler(target), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
        handler.close()
