"""Which modules are compiled, and which classes others extend. No game is named here: a game is compiled if its modules
can be."""

from __future__ import annotations

import ast
from pathlib import Path

ENGINE = ("chance", "decisions", "procedures", "rules", "state", "table", "visibility")
"""The compiled modules of `core`."""
PARTS = ("rules", "ability_parts")
"""The folders of a game whose modules are compiled, with those of its folder `rules/verbs`."""
SINGLE = ("state", "cards/ability")
"""Further modules of a game."""
EXTENDED = {"core/state": "State", "core/rules": "Rules", "core/table": "Table"}
"""Compiled classes that interpreted classes extend: games of other distributions and tools of scenarios."""
TYPING_DECORATORS = ("dataclass_transform",)
"""Called decorators that only type checkers read."""


def compiled_modules(package: Path) -> list[str]:
    """Return the paths of the compiled modules below the package, without their suffix."""
    found = [package / "core" / f"{name}.py" for name in ENGINE]
    for game in sorted((package / "games").iterdir()):
        found += [path for part in PARTS for path in sorted((game / part).rglob("*.py"))]
        found += [game / f"{name}.py" for name in SINGLE]
    paths = [path for path in found if path.is_file() and path.stem != "__init__" and can_be_compiled(path)]
    return [path.relative_to(package).with_suffix("").as_posix() for path in paths]


def can_be_compiled(path: Path) -> bool:
    """Return whether a module has nothing that mypyc cannot compile: a struct, whose declaration has keywords; a `dict`
    with behaviour of its own; a card, whose docstring is its text, because compiled functions have no docstrings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and (node.keywords or extends_dict(node)):
            return False
        if isinstance(node, ast.FunctionDef) and any(is_registration(one) for one in node.decorator_list):
            return False
    return True


def is_registration(decorator: ast.expr) -> bool:
    """Return whether a decorator is made by a call, such as the trigger of an ability."""
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) not in TYPING_DECORATORS


def extends_dict(node: ast.ClassDef) -> bool:
    """Return whether a class extends `dict`, or a class of orders, which does."""
    return any(ast.unparse(base).startswith("dict[") or ast.unparse(base).endswith("Orders") for base in node.bases)


def state_modules(package: Path) -> list[str]:
    """Return the compiled modules of states by their dotted names, each after those that it extends."""
    paths = [name for name in compiled_modules(package) if name.split("/")[-1] == "state"]
    return sorted((f"underkeep.{path.replace('/', '.')}" for path in paths), key=len)
