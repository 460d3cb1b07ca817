"""The lines of a page: where the text of a page has a field, and a word in it."""

from __future__ import annotations

import re

TABLES = ("cards", "moments")
"""The fields that are written as tables of their own, one for each entry: `[[cards]]`."""


def line_of(text: str, field: str, word: str = "", earlier: int = 0) -> int:
    """Return the number of the line of a field that has a word, after the given number of earlier places; the last
    such line if there are fewer, the first line of the field if none has it, and 1 if the field is not there. An entry
    of a table is named by its number: `cards.1`.

    >>> line_of('id = "x"\\ngrid = [\\n  "treasury",\\n  "sewerz",\\n]', "grid", "sewerz")
    4
    """
    lines = text.splitlines()
    first, last = _region(lines, field)
    if word:
        found = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
        places = [number for number in range(first, last) for _ in found.finditer(lines[number])]
        if places:
            return places[min(earlier, len(places) - 1)] + 1
    return first + 1


def _region(lines: list[str], field: str) -> tuple[int, int]:
    """Return the first line of a field and the line after its last one, both from 0."""
    name, _, number = field.partition(".")
    if name in TABLES and number.isdigit():
        headers = [at for at, line in enumerate(lines) if re.match(rf"\s*\[\[\s*{name}\s*\]\]", line)]
        if int(number) < len(headers):
            first = headers[int(number)]
            return first, _end(lines, first, r"\s*\[")
    for at, line in enumerate(lines):
        if name and re.match(rf"\s*\[*\s*[\"']?{re.escape(name)}[\"']?\s*[.=\]]", line):
            is_table = line.lstrip().startswith("[")
            return at, _end(lines, at, r"\s*\[" if is_table else r"\s*[\w.]+\s*=|\s*\[\[|\[\w")
    return 0, min(1, len(lines))


def _end(lines: list[str], first: int, begins: str) -> int:
    """Return the line after the last one of a region: the next one that begins something else."""
    following = (at for at in range(first + 1, len(lines)) if re.match(begins, lines[at]))
    return next(following, len(lines))
