"""JSON Schema of everything that travels, written from the structs: `python -m underkeep.protocol.schema [FOLDER]`.

`underkeep.json` holds the messages of the socket and the bodies of HTTP, `<game>.json` the board of a game. The
client's types are made from these files, which are kept in the repository; a test compares them with the structs.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from underkeep.protocol import http, socket

DIALECT = "https://json-schema.org/draft/2020-12/schema"
BOARDS = {
    "boss-monster": "underkeep.games.boss_monster.display.board_types:BoardState",
    "super-boss-monster": "underkeep.games.super_boss_monster.display.board:BoardState",
    "keep-the-heroes-out": "underkeep.games.keep_the_heroes_out.display.board:BoardState",
    "dungeon-fighter": "underkeep.games.dungeon_fighter.display.board_types:BoardState",
}
"""Where the struct of a game's board stands."""
OTHERS = {
    "dungeon-fighter": (
        "underkeep.games.dungeon_fighter.display.board_types:Aim",
        "underkeep.games.dungeon_fighter.display.board_types:PracticeTable",
    ),
}
"""And those of its questions which are answered with numbers, and of its practice table."""


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by the name of their file."""
    wire = {"Request": socket.Request, "Message": socket.Message, **_structs()}
    found = {"underkeep.json": _schema("Wire", "What travels between Underkeep and its clients.", wire)}
    for game, where in BOARDS.items():
        board = _board(where)
        if board is not None:
            types = [board, *(_board(other) for other in OTHERS.get(game, ()))]
            found[f"{game}.json"] = _schema("Board", f"The board of {game}.", {each.__name__: each for each in types})
    return found


def text_of(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _structs() -> dict[str, Any]:
    """The bodies of HTTP by name."""
    return {
        name: thing
        for name, thing in vars(http).items()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and not name.startswith("_")
    }


def _board(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name, None) if find_spec(module) else None


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
