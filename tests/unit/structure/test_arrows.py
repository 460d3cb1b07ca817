"""Imports point one way: between the packages, and between the folders of a game and of the server.

Every import counts, also one inside a function and one for type checking only.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from underkeep.core import registry

SOURCE = Path(__file__).parents[3] / "src" / "underkeep"

PACKAGES = ("core", "protocol", "client", "games", "bots", "server", "lab", "cli")
"""The packages; each may import those before it."""
SERVER = (
    "errors", "logs", "metrics", "rate_limits", "config", "storage", "accounts", "lobby", "bus", "notifications",
    "live", "services", "http", "metrics_export", "process", "supervisor", "run",
)  # fmt: skip
"""The parts of the server; each may import those before it."""
GAME = (
    {
        "manifest",
        "errors",
        "lasting_effects",
        "waiting_effect",
        "state",
        "fields",
        "options",
        "events",
        "physics",
        "dungeon_map",
    },
    {"cards"},
    {"dungeon_book"},
    {"rules"},
    {"ability_parts"},
    {"card_sets"},
    {"setup"},
    {"game"},
    {"throw_sources"},
    {"text", "notation"},
    {"assist"},
    {"display", "scoreboard", "summary", "daily_challenge"},
    {"practice"},
)
"""The folders and modules of a game; each may import those of its own level and of the levels before it."""
LEVEL = {name: level for level, names in enumerate(GAME) for name in names}
MAX_MODULES = 22
"""The most modules in one folder."""


def modules() -> Iterator[tuple[str, Path]]:
    """Yield all modules of the package by their dotted names."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ("underkeep", *path.relative_to(SOURCE).with_suffix("").parts)
        yield ".".join(part for part in parts if part != "__init__"), path


ALL = dict(modules())


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Yield the modules of the package that a file imports, each with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "underkeep":
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in ALL else node.module, node.lineno
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "underkeep":
                    yield alias.name, node.lineno


@cache
def arrows() -> list[tuple[str, str, int]]:
    """Return all imports within the package: the importing module, the imported module, and the line."""
    return [(name, target, line) for name, path in ALL.items() for target, line in imports(path)]


def part_of(module: str, parent: str) -> str:
    """Return the folder or module directly below a package to which a module belongs; empty for the package itself."""
    return module[len(parent) + 1 :].split(".")[0] if module.startswith(f"{parent}.") else ""


def test_packages_import_only_packages_below_them() -> None:
    upward = []
    for name, target, line in arrows():
        source, aim = part_of(name, "underkeep"), part_of(target, "underkeep")
        if source in PACKAGES and aim in PACKAGES and PACKAGES.index(aim) > PACKAGES.index(source):
            upward.append(f"{name}:{line} imports {target}")
    assert upward == []
    assert {part_of(name, "underkeep") for name in ALL} - {"", "__main__"} == set(PACKAGES)


def test_the_protocol_and_its_client_need_no_server_and_no_game() -> None:
    wrong = [
        f"{name}:{line} imports {target}"
        for name, target, line in arrows()
        if part_of(name, "underkeep") in ("protocol", "client")
        and part_of(target, "underkeep") not in ("protocol", "core")
    ]
    assert wrong == []


def test_parts_of_the_server_import_only_parts_below_them() -> None:
    server = "underkeep.server"
    upward = []
    for name, target, line in arrows():
        source, aim = part_of(name, server), part_of(target, server)
        if source and aim and SERVER.index(aim) > SERVER.index(source):
            upward.append(f"{name}:{line} imports {target}")
    assert upward == []


def test_folders_of_a_game_import_only_folders_below_them() -> None:
    upward = []
    for name, target, line in arrows():
        if part_of(name, "underkeep") == part_of(target, "underkeep") == "games":
            source, aim = (module.split(".")[3:4] for module in (name, target))
            if source and aim and LEVEL[aim[0]] > LEVEL[source[0]]:
                upward.append(f"{name}:{line} imports {target}")
    assert upward == []


@pytest.mark.parametrize("level", ["packages", "games", "folders"])
def test_there_are_no_circles_between_packages(level: str) -> None:
    """A circle has no first package, so removing packages that import no other one must empty the graph."""
    depth = {"packages": 2, "games": 3, "folders": 4}[level]
    graph: dict[str, set[str]] = defaultdict(set)
    for name, target, _ in arrows():
        source, aim = (_folder(module, depth) for module in (name, target))
        # Imports between a package and the packages inside it are not counted.
        if source and aim and not f"{source}.".startswith(f"{aim}.") and not f"{aim}.".startswith(f"{source}."):
            graph[source].add(aim)
    left = {node: aims & graph.keys() for node, aims in graph.items()}
    while leaves := [node for node, aims in left.items() if not aims]:
        left = {node: aims - set(leaves) for node, aims in left.items() if node not in leaves}
    assert {node: sorted(aims) for node, aims in left.items()} == {}


def _folder(module: str, depth: int) -> str:
    """Return the package of a module, cut to a depth."""
    is_package = ALL.get(module, SOURCE / "x").name == "__init__.py"
    parts = module.split(".")
    return ".".join((parts if is_package else parts[:-1])[:depth])


def test_no_folder_has_too_many_modules() -> None:
    crowded = {
        str(folder.relative_to(SOURCE)): count
        for folder in {path.parent for path in ALL.values()}
        if (count := len(list(folder.glob("*.py")))) > MAX_MODULES
    }
    assert crowded == {}


def test_no_folder_of_tests_has_too_many_modules() -> None:
    folders = {path.parent for path in (SOURCE.parents[1] / "tests").rglob("*.py")}
    assert {str(folder) for folder in folders if len(list(folder.glob("*.py"))) > MAX_MODULES} == set()


def test_every_game_has_the_same_folders() -> None:
    common = {"cards", "rules", "setup", "notation", "text", "display", "assist"}
    for name in registry.names():
        folder = SOURCE / "games" / name.replace("-", "_")
        found = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
        missing = common - found
        assert missing <= ({"cards"} if "card_sets" in found else set()), name
