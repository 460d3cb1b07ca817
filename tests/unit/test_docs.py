"""The examples of the documents run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import underkeep

ROOT = Path(__file__).parents[2]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["docs/makers-guide.md", "README.md"])
def test_the_examples_of_a_page_run_in_order(page: str) -> None:
    blocks = PYTHON_BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def modules() -> list[str]:
    found = pkgutil.walk_packages(underkeep.__path__, "underkeep.")
    return sorted(module.name for module in found if not module.name.endswith("__main__"))


@pytest.mark.parametrize("name", modules())
def test_the_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_core_knows_no_game() -> None:
    words = re.compile(r"boss|monster|dungeon|hero|spell|treasure|BMR|TNL", re.IGNORECASE)
    allowed = re.compile(r"BM-\d")
    source = ROOT / "src/underkeep"
    for path in (*source.glob("core/**/*.py"), *source.glob("locale/*/errors.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not words.search(allowed.sub("", line)), f"{path.name}:{number}: {line.strip()}"


def test_nothing_names_a_place_outside_the_project() -> None:
    outside = re.compile(r"\.\./" + "shared|/" + "work/|/" + "farm/")
    for folder in ("src", "tests", "docs", "bench"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".md", ".yaml", ".toml", ".ftl"}:
                assert not outside.search(path.read_text(encoding="utf-8")), path
