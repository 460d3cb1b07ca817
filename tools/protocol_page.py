"""Write the tables of docs/protocol.md from the structs of the protocol: `python tools/protocol_page.py`.

The page has places between `<!-- begin: NAME -->` and `<!-- end: NAME -->`, which this module fills. A test compares
the page with the structs, so that it cannot go out of date.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from underkeep.protocol import http, socket
from underkeep.protocol.schema import BODY_MODULES

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
PLACE = re.compile(r"(<!-- begin: ([\w-]+) -->\n).*?(<!-- end: \2 -->)", re.DOTALL)


def fill_page(page: str) -> str:
    """Return the page with the tables of the present structs."""
    tables = {
        "requests": _structs(socket, get_args(socket.Request)),
        "messages": _structs(socket, get_args(socket.Message)),
        "parts": _structs(socket, _others(socket, (*get_args(socket.Request), *get_args(socket.Message)))),
        "routes": _routes(),
        "bodies": "\n".join(_structs(module, _others(module, ())).removesuffix("\n") for module in BODY_MODULES) + "\n",
    }
    return PLACE.sub(lambda place: f"{place[1]}{tables.get(place[2], _inside(place))}{place[3]}", page)


def _inside(place: re.Match[str]) -> str:
    return place[0][len(place[1]) : len(place[0]) - len(place[3])]


def _others(module: ModuleType, excluded: tuple[type, ...]) -> list[type]:
    """Return the public structs that a module itself defines, in its order, without some of them."""
    return [
        struct
        for name, struct in vars(module).items()
        if isinstance(struct, type)
        and issubclass(struct, msgspec.Struct)
        and struct.__module__ == module.__name__
        and not name.startswith("_")
        and struct not in excluded
    ]


def _structs(module: ModuleType, structs: Any) -> str:
    notes = _notes(module)
    return "\n".join(_struct(struct, notes.get(struct.__name__, {})) for struct in structs) + "\n"


def _struct(struct: Any, notes: dict[str, str]) -> str:
    tag = struct.__struct_config__.tag
    title = f"#### `{tag}` ({struct.__name__})" if tag else f"#### {struct.__name__}"
    lines = [title, "", _one_line(cleandoc(struct.__doc__ or "")), ""]
    fields = msgspec.structs.fields(struct)
    if fields:
        types = _types(struct)
        lines += ["| Field | Type | Default | |", "|---|---|---|---|"]
        for field in fields:
            cells = (f"`{field.encode_name}`", f"`{types[field.name]}`", _default(field), notes.get(field.name, ""))
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        lines.append("")
    return "\n".join(lines)


def _types(struct: Any) -> dict[str, str]:
    """Return the types of the fields, as they are written."""
    found: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        found |= {name: _json_type(str(kind)) for name, kind in vars(part).get("__annotations__", {}).items()}
    return found


def _json_type(kind: str) -> str:
    names = {"str": "text", "int": "whole number", "float": "number", "bool": "true or false", "None": "null"}
    kind = re.sub(r"\b(Seat|CardId|Face|SentFace)\b", "int", kind)
    kind = re.sub(r"dict\[str, Any\]", "object", kind)
    kind = re.sub(r"\b(str|int|float|bool|None)\b", lambda word: names[word[0]], kind)
    kind = re.sub(r"tuple\[(.*?)\]", r"[\1]", kind)
    kind = re.sub(r"list\[(.*?)\]", r"list of \1", kind)
    return kind.replace(" | ", " or ")


def _default(field: Any) -> str:
    if field.default is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return "none"


def _notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """Return the docstrings of the fields in the source, by struct and field."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            for field, note in zip(node.body, node.body[1:], strict=False):
                is_text = isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant)
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text:
                    assert isinstance(note, ast.Expr)
                    assert isinstance(note.value, ast.Constant)
                    found.setdefault(node.name, {})[field.target.id] = _one_line(str(note.value.value))
    return found


def _routes() -> str:
    """Return the routes that the docstring of the module of bodies lists."""
    lines = [line for line in cleandoc(http.__doc__ or "").splitlines() if re.match(r"\s*[A-Z]+ +/", line)]
    rows = ["| Route | Body and answer |", "|---|---|"]
    for line in lines:
        method, path, *rest = line.split(None, 2)
        rows.append(f"| `{method} {path}` | {' '.join(''.join(rest).split())} |".replace("list[", "list\\["))
    return "\n".join(rows) + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> int:
    """Write the page anew."""
    PAGE.write_text(fill_page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
