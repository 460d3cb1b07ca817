"""The log: time and level, repeated failures counted, JSON on request, no tokens."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable

import pytest

from underkeep.server.logs import JsonFormatter, RepeatHandler, TextFormatter, redact

TIMED = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (.*)")


class Log:
    """A log whose timers run when a test says so."""

    def __init__(self, formatter: logging.Formatter) -> None:
        self.stream = io.StringIO()
        self.timers: list[Callable[[], None]] = []
        target = logging.StreamHandler(self.stream)
        target.setFormatter(formatter)
        self.handler = RepeatHandler(target, 60.0, lambda _, callback: self.timers.append(callback))
        self.logger = logging.Logger("underkeep.test")
        self.logger.addHandler(self.handler)

    def minute(self) -> None:
        """Let a minute pass."""
        timers, self.timers = self.timers, []
        for callback in timers:
            callback()

    def lines(self) -> list[str]:
        """Return the lines since the last call, without their times."""
        text = self.stream.getvalue()
        self.stream.seek(0)
        self.stream.truncate()
        return [found[1] if (found := TIMED.fullmatch(line)) else line for line in text.splitlines()]


def test_a_repeated_failure_is_written_once_and_then_counted() -> None:
    log = Log(TextFormatter())
    for number in range(38):
        log.logger.warning("table %s waits", number)
    log.logger.error("another failure")
    assert log.lines() == ["WARNING underkeep.test: table 0 waits", "ERROR underkeep.test: another failure"]
    log.minute()
    assert log.lines() == ["WARNING underkeep.test: table 37 waits … 37 more times in 60 s"]
    log.logger.warning("table %s waits", 99)
    log.minute()
    assert log.lines() == ["WARNING underkeep.test: table 99 waits … 1 more time in 60 s"]
    log.minute()
    log.minute()
    assert log.lines() == []
    log.logger.warning("table %s waits", 5)
    assert log.lines() == ["WARNING underkeep.test: table 5 waits"], "after a quiet minute it is news again"
    assert len(log.timers) == 1


def test_the_end_of_the_program_reports_what_was_counted() -> None:
    log = Log(TextFormatter())
    for _ in range(3):
        log.logger.error("lost")
    log.handler.close()
    assert log.lines()[1:] == ["ERROR underkeep.test: lost … 2 more times in 60 s"]


def test_failures_of_different_types_are_different() -> None:
    log = Log(TextFormatter())
    for error in (ValueError("a"), KeyError("b"), ValueError("c")):
        log.logger.error("failed", exc_info=error)
    assert [line for line in log.lines() if "underkeep.test" in line] == ["ERROR underkeep.test: failed"] * 2


def test_json_has_one_object_on_each_line() -> None:
    log = Log(JsonFormatter())
    try:
        raise ValueError("zażółć\nline")
    except ValueError:
        log.logger.exception("failed at %s", "/join/0123456789abcdef")
    (line,) = log.stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("ERROR", "underkeep.test", "failed at /join/…")
    assert "ValueError: zażółć" in told["exception"]
    assert re.fullmatch(r"\d{4}-.*Z", told["time"])


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("GET /join/abc-DEF_123 HTTP/1.1", "GET /join/… HTTP/1.1"),
        ('"/ws?token=abc" 403', '"/ws?…" 403'),
        ("https://play.example/t/x?key=a%20b&c=d, again", "https://play.example/t/x?… again"),
        ("https://play.example?key=1", "https://play.example?…"),
        ("Authorization: Bearer abc.DEF-9", "Authorization: Bearer …"),
        ("cookie underkeep=abc_DEF-9; x", "cookie underkeep=…; x"),
        ("postgresql://user:secret@db.example/name", "postgresql://user:…@db.example/name"),
        ("Why? Because. a ? b", "Why? Because. a ? b"),
    ],
)
def test_no_token_and_no_query_is_written(text: str, written: str) -> None:
    """S13: tokens, links and queries are not written into the log."""
    assert redact(text) == written
