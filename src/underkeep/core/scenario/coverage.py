"""Coverage: the clauses of the rules and the cards that have a scenario, and those that have none.

Clauses are the lines `- **BM-9.4** ...`, and worked examples `**BM-E3** ...`, of the Markdown files in a folder; a file
counts if it has the name of a registered game. A file `untested.toml` beside them lists clauses that need no scenario,
each with the reason:


    "BM-0.1" = "says where the rules come from"
    "BM-3.6 to BM-3.10" = "five and six players come later"
    "BM-14.*" = "coins come later"
    "BM-2.1" = "proved by tests/unit/core/test_chance.py"

A reason that names a test is checked: the file must exist and must name the clause that it proves.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from underkeep.core import registry
from underkeep.core.scenario.yaml_nodes import UnreadableFile

UNTESTED = "untested.toml"
_TEST = re.compile(r"\btests/[\w./-]*\w")
_ID = re.compile(r"\b[A-Z]+-[A-Z]?\d+(?:\.\d+)?[a-z]?\b")
_RANGE = re.compile(rf"({_ID.pattern}) to ({_ID.pattern})")
_CLAUSE = re.compile(r"^\s*(?:- )?\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?[a-z]?)\*\*", re.MULTILINE)


class Coverage:
    """The clauses of a folder, sorted into those with a scenario, those without one, and excused ones."""

    def __init__(self, folder: Path, proved: Iterable[str]) -> None:
        self.folder = folder
        self.clauses = read_clauses(folder)
        entries = read_untested(folder / UNTESTED, self.clauses)
        self.reasons = {clause: reason for found, reason in entries.values() for clause in found}
        named = set(proved)
        self.proved = [clause for clause in self.clauses if clause in named]
        self.missing = [clause for clause in self.clauses if clause not in named and clause not in self.reasons]
        self.excused = [clause for clause in self.clauses if clause not in named and clause in self.reasons]
        self.needless = [clause for clause in self.proved if clause in self.reasons]
        """The clauses that are excused although a scenario proves them."""
        self.stale = [
            (key, test)
            for key, (found, reason) in entries.items()
            for test in _TEST.findall(reason)
            if not self._proves(test, found)
        ]
        """The entries with a test that does not exist, or that does not name all their clauses."""
        prefixes = {clause.split("-")[0] for clause in self.clauses}
        self.unknown = sorted(
            clause for clause in named if clause not in self.clauses and clause.split("-")[0] in prefixes
        )
        """The ids that a scenario names, but that no clause has."""

    def _proves(self, test: str, clauses: list[str]) -> bool:
        """Return whether a test file exists (its path begins at the folder of rules or at one above it) and names all
        these clauses, each alone or within a range."""
        for above in (self.folder.resolve(), *self.folder.resolve().parents):
            if (above / test).is_file():
                text = (above / test).read_text("utf-8")
                named = set(_ID.findall(text))
                for first, last in _RANGE.findall(text):
                    named.update(_matching_clauses(f"{first} to {last}", self.clauses))
                return named.issuperset(clauses)
        return False


def read_clauses(folder: Path) -> list[str]:
    """Return the ids of all clauses of the registered games, in the order of the files. Raises UnreadableFile."""
    if not folder.is_dir():
        raise UnreadableFile(str(folder), 1, "There is no such folder of rules.")
    files = [folder / f"{name}.md" for name in registry.names()]
    clauses = [clause for file in files if file.exists() for clause in _CLAUSE.findall(file.read_text("utf-8"))]
    if not clauses:
        raise UnreadableFile(str(folder), 1, f"There are no clauses here; they stand in files like {files[0].name}.")
    return clauses


def read_untested(file: Path, clauses: list[str]) -> dict[str, tuple[list[str], str]]:
    """Return the entries for clauses that need no scenario: by key, the clauses and the reason. Raises UnreadableFile
    if an entry fits no clause."""
    if not file.exists():
        return {}
    text = file.read_text("utf-8")
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnreadableFile(str(file), 1, f"This is not TOML: {error}.") from error
    reasons: dict[str, tuple[list[str], str]] = {}
    for key, reason in entries.items():
        line = next((n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(f'"{key}"')), 1)
        if not isinstance(reason, str) or not reason.strip():
            raise UnreadableFile(str(file), line, f'{key} needs a reason: "{key}" = "why it has no scenario".')
        found = _matching_clauses(key, clauses)
        if not found:
            raise UnreadableFile(str(file), line, f"There is no clause {key}.")
        reasons[key] = (found, reason)
    return reasons


def _matching_clauses(key: str, clauses: list[str]) -> list[str]:
    """Return the clauses that an entry names: one, a chapter (`BM-14.*`), or a range (`BM-3.6 to BM-3.10`)."""
    if key.endswith("*"):
        return [clause for clause in clauses if clause.startswith(key[:-1])]
    first, _, last = key.partition(" to ")
    if not last:
        return [first] if first in clauses else []
    if first not in clauses or last not in clauses:
        return []
    return clauses[clauses.index(first) : clauses.index(last) + 1]


def unproved_cards(proved: dict[str, set[str]]) -> dict[str, dict[str, list[str]]]:
    """Return the cards with an ability that no scenario names, by game and set. `proved` has the names by game."""
    left: dict[str, dict[str, list[str]]] = {}
    for name in registry.names():
        cards = registry.get(name).notation.cards_with_text()
        named = proved.get(name, set())
        left[name] = {code: [card for card in names if card not in named] for code, names in cards.items()}
    return left
