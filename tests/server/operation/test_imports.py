"""The packages of the server import each other in one direction only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import underkeep

ROOT = Path(underkeep.__file__).parent
SERVER = "underkeep.server"
ROUTES = {path.stem for path in (ROOT / "server" / "http").glob("*.py") if "\nROUTES = " in path.read_text("utf-8")}


def imports(path: Path) -> Iterator[str]:
    """Yield the modules of Underkeep that a file imports, also inside of functions and for type checking only."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "underkeep":
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                is_module = ROOT.parent.joinpath(*name.split(".")).with_suffix(".py").exists()
                yield name if is_module else node.module


def test_routes_import_no_routes() -> None:
    assert {"lobby", "scores", "replays", "seat_links", "accounts"} <= ROUTES
    others = {f"{SERVER}.http.{name}" for name in ROUTES}
    wrong = [
        f"{name} imports {module}"
        for name in sorted(ROUTES)
        for module in imports(ROOT / "server" / "http" / f"{name}.py")
        if module in others
    ]
    assert wrong == []


def test_the_parts_of_a_live_table_do_not_know_the_table() -> None:
    """Only the modules that carry out the steps of a table may import it."""
    holders = {"table_changes", "live_table", "table_session", "open_tables", "live_tables"}
    tables = {f"{SERVER}.live.{name}" for name in ("play_loop", "live_table", "live_tables")}
    wrong = [
        f"{path.stem} imports {module}"
        for path in sorted((ROOT / "server" / "live").glob("*.py"))
        if path.stem not in holders
        for module in imports(path)
        if module in tables
    ]
    assert wrong == []


def test_protocol_and_client_do_not_import_the_server() -> None:
    files = [*(ROOT / "protocol").glob("*.py"), ROOT / "client.py"]
    allowed = ("underkeep.protocol", "underkeep.core")
    wrong = [
        f"{path.stem} imports {module}" for path in files for module in imports(path) if not module.startswith(allowed)
    ]
    assert wrong == []
