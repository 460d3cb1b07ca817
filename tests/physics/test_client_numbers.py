"""Tests that the file with the numbers of the physics for the client is up to date."""

from __future__ import annotations

import json
from importlib import util
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "fighter_throws.py"


def test_the_client_has_the_numbers_of_the_physics() -> None:
    spec = util.spec_from_file_location("fighter_throws", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    written = json.loads((tool.FOLDER / "numbers.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(tool.numbers())), "run python tools/fighter_throws.py"
