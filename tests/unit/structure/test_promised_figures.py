"""Every figure that the page on player experience promises is checked by a test whose docstring begins with its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "player-experience.md"
PROMISED = {"R": 14, "P": 10, "S": 14, "U": 10}
"""The number of figures of each kind that there have to be at least."""
IDS = re.compile(r"([RPSU]\d+(?:, [RPSU]\d+)*)")
TEST = re.compile(rf'^def test_\w+\([^"]*?\) -> None:\n    """{IDS.pattern}: ', re.MULTILINE)
"""A test whose docstring begins with ids."""
ROW = re.compile(rf"^\| {IDS.pattern} \|.*\| ([^|]*) \|$", re.MULTILINE)


def ids_of_tests() -> dict[str, set[str]]:
    """Return for each id the files with a test whose docstring begins with it."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for test in TEST.finditer(file.read_text(encoding="utf-8")):
            for id in test[1].split(", "):
                found.setdefault(id, set()).add(file.relative_to(ROOT).as_posix())
    return found


def rows_of_page() -> list[tuple[list[str], list[str]]]:
    """Return the ids and the files of each row of the tables of chapter 7."""
    chapter = PAGE.read_text(encoding="utf-8").partition("\n## 7.")[2].partition("\n## 8.")[0]
    return [(row[1].split(", "), re.findall(r"`([^`]+)`", row[2])) for row in ROW.finditer(chapter)]


TESTS = ids_of_tests()
ROWS = rows_of_page()


def test_all_figures_are_on_the_page() -> None:
    promised = {f"{kind}{number}" for kind, most in PROMISED.items() for number in range(1, most + 1)}
    on_page = [id for ids, _ in ROWS for id in ids]
    assert len(on_page) == len(set(on_page))
    assert promised - set(on_page) == set()


def test_every_id_of_a_test_is_on_the_page() -> None:
    assert set(TESTS) - {id for ids, _ in ROWS for id in ids} == set()


@pytest.mark.parametrize(
    ("ids", "files"), ROWS, ids=lambda value: "-".join(value) if value and "/" not in value[0] else ""
)
def test_a_figure_has_a_test_in_the_file_that_the_page_names(ids: list[str], files: list[str]) -> None:
    for id in ids:
        assert TESTS.get(id), f"no docstring of a test begins with {id}:"
        assert TESTS[id] & set(files), f"{id} is tested in {sorted(TESTS[id])}, not in {files}"
