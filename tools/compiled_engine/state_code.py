"""Explicit code of states: compiled classes cannot get their methods from the decorator `plain_data`."""

from __future__ import annotations

import ast
import importlib
import re
import sys
import typing
from dataclasses import dataclass, fields
from inspect import get_annotations
from pathlib import Path

from underkeep.core import state as states

HELPER = '''
def _complete_compiled_class(cls: Any, annotations: dict[str, Any]) -> None:
    """Give a compiled state class what data classes have, so that interpreted states can extend it, and register its
    fields."""
    import sys

    shadow: Any = dataclass(type(cls.__name__, (), {"__annotations__": annotations, "__module__": cls.__module__}))
    cls.__dataclass_fields__ = shadow.__dataclass_fields__
    cls.__dataclass_params__ = shadow.__dataclass_params__
    setattr(cls, "__match_args__", tuple(annotations))
    cls.__hash__ = None
    inherited = getattr(cls.__base__, "__dataclass_fields__", {})
    cls.__annotations__ = {name: hint for name, hint in annotations.items() if name not in inherited}
    if cls.__name__ == "State":
        return
    scope: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        if base.__module__ in sys.modules:
            scope.update(vars(sys.modules[base.__module__]))
    hints = typing.get_type_hints(shadow, scope)
    _field_names[cls] = tuple(annotations)
    _field_types[cls] = tuple.__class_getitem__(tuple(hints[name] for name in annotations))
    _decoders[cls] = msgspec.msgpack.Decoder(_field_types[cls])


_field_types: dict[Any, Any] = {}
_decoders: dict[Any, Any] = {}
_field_names: dict[Any, tuple[str, ...]] = {}


'''


@dataclass
class Fields:
    """The fields of a state class with those of its bases, in order."""

    names: list[str]
    hints: dict[str, str]
    """The annotation of each field as it is written."""
    types: dict[str, typing.Any]
    """The type of each field."""
    imports: set[str]
    """The imports that the annotations of the bases need."""


def read_fields(module: str, cls: type) -> Fields:
    """Return the fields of a state class."""
    names = [field.name for field in fields(cls)]
    hints: dict[str, str] = {}
    imports = set()
    for base in reversed(cls.__mro__[:-1]):
        for name, hint in get_annotations(base).items():
            if name not in names:
                continue
            hints[name] = hint
            where = vars(sys.modules[base.__module__])
            for word in re.findall(r"[A-Za-z_]\w*", hint):
                if word in where and word not in vars(sys.modules[module]):
                    # From where it is defined: a module does not pass on what it imports.
                    named = isinstance(where[word], type | typing.NewType)
                    home = where[word].__module__ if named else base.__module__
                    imports.add(f"from {home} import {word}")
    return Fields(names, hints, typing.get_type_hints(cls), imports)


def methods(cls: type, found: Fields) -> list[str]:
    """Return the methods of a state class as lines of code."""
    name, names = cls.__name__, found.names
    code = [f"    def __init__(self, {', '.join(f'{field}: {found.hints[field]}' for field in names)}) -> None:"]
    code += [f"        self.{field} = {field}" for field in names]
    if cls is states.State:
        return code
    copies = ", ".join(states._copy_source(f"self.{field}", found.types[field]) for field in names)
    values = ", ".join(f"self.{field}" for field in names)
    texts = "', '.join(f'{name}={value!r}' for name, value in zip(" + f"{tuple(names)!r}, self.values()))"
    return [
        *code,
        f"    def copy(self) -> {name}:",
        f"        return {name}({copies})",
        f"    def share(self) -> {name}:",
        f"        return {name}({values})",
        "    def values(self) -> tuple[Any, ...]:",
        f"        return ({values},)",
        "    def __reduce__(self) -> Any:",
        f"        return ({name}, self.values())",
        "    def __eq__(self, other: object) -> bool:",
        f"        return type(other) is {name} and self.values() == other.values()",
        "    def __repr__(self) -> str:",
        f"        return '{name}(' + {texts} + ')'",
    ]


def write_state_code(module: str, path: Path) -> None:
    """Rewrite a module of states: each class gets explicit methods instead of its decorator."""
    loaded = importlib.import_module(module)
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    imports = {"from typing import Any"}
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.ClassDef):
            continue
        if not {"plain_data", "state_base"} & {ast.unparse(decorator) for decorator in node.decorator_list}:
            continue
        cls = getattr(loaded, node.name)
        found = read_fields(module, cls)
        imports |= found.imports
        assert node.end_lineno is not None
        completion = f"_complete_compiled_class({node.name}, {found.hints!r})"
        lines[node.end_lineno : node.end_lineno] = ["", *methods(cls, found), "", completion]
        del lines[node.decorator_list[0].lineno - 1 : node.lineno - 1]
    text = "\n".join(lines)
    if module == "underkeep.core.state":
        text = re.sub(r"^(_field_types|_decoders|_field_names): dict.*= \{\}$", "", text, flags=re.M)
        start = text.index("class State:")
        text = text[:start] + HELPER.lstrip() + text[start:]
        # Interpreted states that extend a compiled one cannot have slots of their own.
        text = text.replace("dataclass(slots=True)(cls)", "dataclass(cls)").replace("@dataclass_transform()\n", "")
        text = text.replace("fields(data_class)", "fields(typing.cast(Any, data_class))")
    else:
        text = re.sub(r"\bplain_data\b", "_complete_compiled_class", text)
    path.write_text(add_imports(text, imports), encoding="utf-8")


def add_imports(text: str, imports: set[str]) -> str:
    """Return a module with more imports, first of all."""
    first = "from __future__ import annotations\n"
    return text.replace(first, first + "".join(f"{line}\n" for line in sorted(imports)), 1)
