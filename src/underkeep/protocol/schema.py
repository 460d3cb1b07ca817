"""JSON Schema of everything that travels, written from the structs: `python -m underkeep.protocol.schema [FOLDER]`.

`underkeep.json` holds the messages of the socket and the bodies of HTTP, `<game>.json` the board of a game, and
`<game>-events.json` the data of its events. `generic.json` holds the board of all games without a client of their own;
games of other distributions have no files. The client's types are made from these files, which are kept in the
repository; a test compares them with the structs.
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from underkeep.core import registry
from underkeep.core.capabilities.keys import DISPLAY
from underkeep.core.simple_game.board_types import BoardState
from underkeep.protocol import socket
from underkeep.protocol.event_data import data_type
from underkeep.protocol.http import errors, games, pages, people, results, tables

BODY_MODULES = (people, games, pages, results, tables, errors)
"""The modules with the bodies of HTTP, in the order in which the documentation lists them."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by the name of their file."""
    wire = {"Request": socket.Request, "Message": socket.Message, **_structs()}
    found = {"underkeep.json": _schema("Wire", "What travels between Underkeep and its clients.", wire)}
    generic = _schema("Board", "The generic board, of games without a client of their own.", {"BoardState": BoardState})
    found["generic.json"] = generic
    for game in map(registry.get, registry.names()):
        if game.manifest.is_own and game.get(DISPLAY) is not None:
            types = {each.__name__: each for each in game.display.sent_types()}
            found[f"{game.name}.json"] = _schema("Board", f"The board of {game.name}.", types)
            data = {event.__name__: data_type(event) for event in game.events}
            found[f"{game.name}-events.json"] = _schema(
                "EventData", f"The data of the events of {game.name} by kind.", data
            )
    return found


def text_of(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _structs() -> dict[str, Any]:
    """The bodies of HTTP by name, with the structs of the socket that they contain."""
    return {
        name: thing
        for module in BODY_MODULES
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and not name.startswith("_")
    }


def _schema(title: str, about: str, types: dict[str, Any]) -> dict[str, Any]:
    """One schema with a definition for each of these types and for all that they are made of."""
    tops, parts = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    unions = {name: {"title": name, **top} for name, top in zip(types, tops, strict=True) if "$ref" not in top}
    return {
        "$schema": DIALECT,
        "title": title,
        "description": about,
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in types},
        "$defs": dict(sorted(_tidy({**parts, **unions}).items())),
    }


def _tidy(part: Any) -> Any:
    """Descriptions come from docstrings, whose lines are indented."""
    if isinstance(part, dict):
        return {
            name: cleandoc(value) if name == "description" and isinstance(value, str) else _tidy(value)
            for name, value in part.items()
        }
    return [_tidy(value) for value in part] if isinstance(part, list) else part


def main(arguments: list[str]) -> int:
    """Write the files into the folder that is named, or into `web/schema` of the checkout."""
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parents[3] / "web" / "schema"
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(text_of(schema), encoding="utf-8")
        print(folder / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
