"""The reader of a page: its text becomes a page, or a list of mistakes with their lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.dungeon_book.check import PageChecker
from underkeep.games.keep_the_heroes_out.dungeon_book.page import Page, PageTrigger, ScenarioCardEffect
from underkeep.games.keep_the_heroes_out.dungeon_book.page_lines import TABLES, line_of
from underkeep.games.keep_the_heroes_out.errors import PageError

TYPE_OF_TABLE: Mapping[str, type[msgspec.Struct]] = dict(zip(TABLES, (ScenarioCardEffect, PageTrigger), strict=True))


def examine_page(text: str) -> tuple[Page | None, list[PageError]]:
    """Return the page of a text and its mistakes. There is no page if its fields cannot be read."""
    try:
        data = _decode(text)
    except PageError as error:
        return None, [error]
    mistakes = _drop_unknown_fields(data)
    page: Page | None = None
    try:
        page = msgspec.convert(data, Page)
    except msgspec.ValidationError as error:
        mistakes.append(_form_error(str(error)))
    if page is not None:
        mistakes += PageChecker(page).find_mistakes()
    if not text.startswith("{"):
        for mistake in mistakes:
            mistake.line = line_of(text, mistake.values["field"], mistake.values["word"])
    return page, mistakes


def _decode(text: str) -> dict[str, Any]:
    """Return the fields of a page. Programs may write JSON instead of TOML. Raises a PageError."""
    try:
        data = msgspec.json.decode(text) if text.startswith("{") else tomllib.loads(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        line = int(place[1] or len(text.splitlines())) if place else 0
        reason = str(error)[: place.start()] if place else str(error)
        raise PageError("error-scenario-unreadable", line=line, reason=reason) from error
    if not isinstance(data, dict):
        raise PageError("error-scenario-unreadable", reason=text[:20])
    return data


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


def _form_error(reason: str) -> PageError:
    """Return the mistake of a field that is missing or has a wrong form, from the sentence of msgspec."""
    place = re.search(r"`\$\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", reason)
    name, number, inner = place.groups() if place else ("", None, None)
    field = f"{name}.{number}" if name in TABLES and number is not None else name
    if missing := re.search(r"missing required field `(\w+)`", reason):
        return PageError("error-scenario-lacks", field=field, name=missing[1])
    wanted = re.search(r"Expected `(\w+)", reason)
    return PageError(
        "error-scenario-form",
        field=field,
        word=inner or name,
        name=inner if inner and field != name else name,
        wanted=wanted[1] if wanted else "",
    )
