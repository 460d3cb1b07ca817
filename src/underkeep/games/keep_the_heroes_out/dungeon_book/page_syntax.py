"""Reading the TOML of a page: mistakes of its form are found all at once, each with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from underkeep.games.keep_the_heroes_out.errors import PageError

MAX_MISTAKES = 20
"""The most mistakes of the form that are looked for."""
KINDS = (
    ("array", r"Unclosed array"),
    ("braces", r"Unclosed inline table"),
    ("string", r"Unterminated string|Illegal character '\\[nr]'|Expected \"'"),
    ("equals", r"Expected '=' after a key"),
    ("twice", r"overwrite|twice|Duplicate|redefine|mutate"),
    ("rest", r"Expected newline"),
    ("value", r"Invalid value|Invalid date"),
    ("header", r"Expected ']+'"),
    ("escape", r"Unescaped|hex value|Escaped character"),
    ("statement", r"Invalid statement|Invalid initial character"),
)
"""The kinds of mistakes, each with a pattern of the sentences of the TOML parser."""
STATEMENT = re.compile(r"\s*[\w.\"'-]+\s*=|\s*\[\[?\s*[A-Za-z]")
"""The beginning of a line that begins a field or a table."""
HEADER = re.compile(r"\s*\[")


def read_toml(text: str) -> tuple[dict[str, Any], list[PageError]]:
    """Return the fields of a page and the mistakes of its form. A part that cannot be read is left out, so that the
    others can be checked."""
    lines = text.splitlines()
    mistakes: list[PageError] = []
    while True:
        try:
            return tomllib.loads("\n".join(lines) + "\n"), mistakes
        except (ValueError, RecursionError) as error:
            place = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", str(error))
            reason = str(error)[: place.start()] if place else str(error)
            at = Place(int(place[1]), int(place[2])) if place and place[1] else Place(len(lines), AT_END)
            kind = next((name for name, pattern in KINDS if re.search(pattern, reason)), "other")
            line, first = _line_of_mistake(lines, at, kind)
            mistakes.append(PageError("error-scenario-unreadable", line=line if lines else 0, kind=kind))
            if len(mistakes) == MAX_MISTAKES or not _leave_out(lines, first):
                return {}, mistakes


AT_END = 1_000_000
"""A column after the end of every line."""


class Place(NamedTuple):
    """A line and a column of a text, from 1."""

    line: int
    column: int


def _line_of_mistake(lines: list[str], at: Place, kind: str) -> tuple[int, int]:
    """Return the line of a mistake and the line of the statement that has it, both from 1. A bracket that is not closed
    is a mistake of the line with the bracket, and a missing comma one of the line before the next value."""
    last = max(1, min(at.line, len(lines)))
    if kind == "string" and at.column == AT_END:
        # A text of several lines is not closed.
        last = next((number for number in range(last, 0, -1) if re.search("\"{3}|'{3}", lines[number - 1])), last)
        return last, last
    opened = list(_open_brackets(lines, at))
    if kind not in ("array", "braces") or not opened:
        return last, opened[0] if opened else last
    rest = lines[last - 1][at.column - 1 :].lstrip()
    if not rest.startswith(('"', "'")):
        return opened[-1], opened[0]
    before = (
        number
        for number in range(last, 0, -1)
        if lines[number - 1][: at.column - 1 if number == last else None].strip()
    )
    return next(before, last), opened[0]


def _open_brackets(lines: list[str], at: Place) -> Iterator[int]:
    """Yield the lines of the brackets that are open at a place, the outermost first."""
    opened: list[int] = []
    for number, line in enumerate(lines[: at.line], start=1):
        part = line[: at.column - 1] if number == at.line else line
        if not opened and HEADER.match(part):
            continue
        for sign in re.findall(r"\"(?:\\.|[^\"\\])*\"|'[^']*'|#.*|[\[\]{}]", part):
            if sign in "[{":
                opened.append(number)
            elif sign in "]}" and opened:
                opened.pop()
    yield from opened


def _leave_out(lines: list[str], first: int) -> bool:
    """Empty the lines of a statement, or of a whole table if its header is wrong. Returns whether there was text."""
    begin = first - 1
    if begin >= len(lines) or not lines[begin].strip():
        return False
    ends = HEADER if HEADER.match(lines[begin]) else STATEMENT
    lines[begin] = ""
    for number in range(begin + 1, len(lines)):
        if ends.match(lines[number]):
            break
        lines[number] = ""
    return True
