"""The reader of a page: its text becomes a page, or a list of mistakes with their lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.dungeon_book.check import PageChecker
from underkeep.games.keep_the_heroes_out.dungeon_book.page import Page, PageTrigger, ScenarioCardEffect
from underkeep.games.keep_the_heroes_out.dungeon_book.page_lines import TABLES, line_of
from underkeep.games.keep_the_heroes_out.dungeon_book.page_syntax import read_toml
from underkeep.games.keep_the_heroes_out.errors import PageError

TYPE_OF_TABLE: Mapping[str, type[msgspec.Struct]] = dict(zip(TABLES, (ScenarioCardEffect, PageTrigger), strict=True))
MAX_WRONG_FIELDS = 50
"""The most fields with a wrong form that are looked for."""
BLANKS: Mapping[str, Any] = {"name": {}, "grid": [], "treasures": {}, "symbol": "", "at": ""}
"""What stands for a required field that is missing or has a wrong form, so that the others can be checked."""


def examine_page(text: str) -> tuple[Page | None, list[PageError]]:
    """Return the page of a text and all its mistakes. There is no page if its fields cannot be read."""
    data, unreadable = _decode(text)
    mistakes = _drop_unknown_fields(data)
    page, wrong, unknown = _convert(data)
    # A field may be missing because its line cannot be read.
    mistakes += [mistake for mistake in wrong if not unreadable or mistake.message != "error-scenario-lacks"]
    if page is not None and (data or not unreadable):
        mistakes += PageChecker(page, unknown).find_mistakes()
    if text.startswith("{"):
        return page, unreadable + mistakes
    found: Counter[tuple[str, str]] = Counter()
    for mistake in mistakes:
        field, word = mistake.values["field"], mistake.values["word"]
        mistake.line = line_of(text, field, word, found[field, word] + mistake.values.get("earlier", 0))
        found[field, word] += 1
    return page, sorted(unreadable + mistakes, key=lambda mistake: mistake.line)


def _decode(text: str) -> tuple[dict[str, Any], list[PageError]]:
    """Return the fields of a page, and the mistakes of its form. Programs may write JSON instead of TOML."""
    if not text.startswith("{"):
        return read_toml(text)
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return {}, [PageError("error-scenario-unreadable", kind="other")]
    return data, []


def _drop_unknown_fields(data: dict[str, Any]) -> list[PageError]:
    """Remove the fields that a page does not have, and return a mistake for each of them."""
    mistakes = _drop_unknown(data, Page, "")
    for table, type_ in TYPE_OF_TABLE.items():
        entries = data.get(table)
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(entry, dict):
                mistakes += _drop_unknown(entry, type_, f"{table}.{number}")
    return mistakes


def _drop_unknown(entry: dict[str, Any], type_: type[msgspec.Struct], field: str) -> list[PageError]:
    known = [field.encode_name for field in msgspec.structs.fields(type_)]
    unknown = [name for name in entry if name not in known]
    for name in unknown:
        del entry[name]
    return [
        PageError("error-scenario-field", field=field or name, word=name, name=name, hint=did_you_mean(name, known))
        for name in unknown
    ]


def _convert(data: dict[str, Any]) -> tuple[Page | None, list[PageError], set[str]]:
    """Return the page of some fields, the mistakes of their forms, and the fields that are blank because of them:
    `treasures`, `cards.0.symbol`."""
    mistakes: list[PageError] = []
    blank: set[str] = set()
    for _ in range(MAX_WRONG_FIELDS):
        try:
            return msgspec.convert(data, Page), mistakes, blank
        except msgspec.ValidationError as error:
            reason = str(error)
        place = re.search(r"`\$\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", reason)
        name, number, inner = place.groups() if place else ("", None, None)
        missing = re.search(r"missing required field `(\w+)`", reason)
        in_entry = name in TABLES and number is not None
        entry = data[name][int(number)] if in_entry and number is not None else data
        wrong = missing[1] if missing else inner if in_entry else name
        field = f"{name}.{number}" if in_entry else name
        if not isinstance(entry, dict) or wrong is None:
            entry, wrong = data, name
        if missing:
            mistakes.append(PageError("error-scenario-lacks", field=field, name=missing[1]))
        else:
            wanted = re.search(r"Expected `(\w+)", reason)
            mistakes.append(
                PageError(
                    "error-scenario-form", field=field, word=wrong, name=wrong, wanted=wanted[1] if wanted else ""
                )
            )
        blank.add(f"{field}.{wrong}" if entry is not data else wrong)
        entry.pop(wrong, None)
        if wrong in BLANKS:
            entry[wrong] = BLANKS[wrong]
    return None, mistakes, blank
