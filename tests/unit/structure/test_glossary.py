"""No word that the glossary has retired names anything in the code again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GLOSSARY = ROOT / "docs" / "glossary.md"
WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+")
CLIENT_NAME = re.compile(
    r"^(?:export )?(?:default )?(?:async )?(?:class|function|const|let|interface|type|enum) (\w+)", re.M
)
STYLE_CLASS = re.compile(r"^\s*\.([a-z][\w-]*)", re.M)
WIRE = ("src/underkeep/protocol/", "web/src/protocol.ts", "types.ts")
"""The files of the protocol: their names are sent, and stay until its version changes."""
NAMED_ELSEWHERE = ("/card_sets/", "/migrations/", "web/src/art/")
"""Functions of printed cards carry the names of the cards, migrations those of columns, drawings those of things."""


def retired() -> list[str]:
    """Return the retired words of the glossary, in small letters."""
    table = GLOSSARY.read_text(encoding="utf-8").partition("## 5. Retired words")[2]
    cells = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", table, re.MULTILINE)
    return [word.strip().lower() for cell in cells if not cell.startswith("Retired") for word in cell.split(",")]


def words(name: str) -> set[str]:
    """Return the words of an identifier, in small letters and without a plural `s`.

    >>> sorted(words("UndoRequests")), sorted(words("step_after_build"))
    (['request', 'undo'], ['after', 'build', 'step'])
    """
    return {part for word in WORD.findall(name) for part in (word.lower(), word.lower().removesuffix("s"))}


def python_names() -> Iterator[tuple[str, str]]:
    """Yield the names of all modules, classes, functions, methods and module constants of Python."""
    for path in sorted((ROOT / "src" / "underkeep").rglob("*.py")):
        where = str(path.relative_to(ROOT))
        yield where, path.stem
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{where}:{node.lineno}", node.name
        for node in tree.body:
            if isinstance(node, ast.Assign):
                yield from (
                    (f"{where}:{node.lineno}", target.id) for target in node.targets if isinstance(target, ast.Name)
                )


def client_names() -> Iterator[tuple[str, str]]:
    """Yield the names of all modules, their top definitions and the style classes of the client."""
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte", ".css"}:
            where = str(path.relative_to(ROOT))
            text = path.read_text(encoding="utf-8")
            yield where, path.stem
            yield from ((where, name) for name in (*CLIENT_NAME.findall(text), *STYLE_CLASS.findall(text)))


@pytest.mark.parametrize("names", [python_names, client_names])
def test_no_retired_word_names_anything(names: object) -> None:
    old = set(retired())
    assert len(old) > 40
    found = [
        f"{where}: {name}"
        for where, name in names()
        if not any(part in where for part in (*WIRE, *NAMED_ELSEWHERE))
        and (words(name) & old or name.lower().replace("_", "") in old)
    ]
    assert found == []


def test_a_retired_word_would_be_found() -> None:
    assert words("SpeakerOfTheHouse") & set(retired())
    assert words("LODGERS") & set(retired())
    assert not words("TextRenderer") & set(retired())
