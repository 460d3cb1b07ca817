"""The schemas in the repository match the structs."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.protocol.schema import schemas, text_of

FOLDER = Path(__file__).resolve().parents[3] / "web" / "schema"


@pytest.mark.parametrize("name", list(schemas()))
def test_written_schemas_are_up_to_date(name: str) -> None:
    written = FOLDER / name
    assert written.is_file(), "run: python -m underkeep.protocol.schema"
    assert written.read_text(encoding="utf-8") == text_of(schemas()[name]), "run: python -m underkeep.protocol.schema"


def test_no_schema_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(schemas())


def test_every_reference_has_its_definition() -> None:
    for schema in schemas().values():
        for reference in _references(schema):
            assert reference.removeprefix("#/$defs/") in schema["$defs"]


def _references(part: object) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(_references, part.values()))
    return set().union(*map(_references, part)) if isinstance(part, list) else set()
