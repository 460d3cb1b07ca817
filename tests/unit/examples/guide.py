"""The guide to a new game as a program: its commands, and the files that its blocks write."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tests.added_games import ROOT

GUIDE = ROOT / "docs" / "new-game.md"
BLOCK = re.compile(r"(?P<before>[^\n]*)\n\n```(?P<language>\w+)\n(?P<text>.*?)```\n", re.DOTALL)
TARGET = re.compile(r"`(?P<path>[\w/.]+)`, (?P<mode>the whole file|at the end):$")


class Edit(NamedTuple):
    """A block of the guide that is written to a file."""

    path: str
    text: str
    is_whole: bool
    """Whether the block is the whole file; otherwise it is added at the end."""

    def apply(self, project: Path) -> None:
        """Write the block to its file, which must exist already. A new class has two empty lines before it."""
        file = project / self.path
        before = file.read_text(encoding="utf-8")
        if self.path.endswith(".py") and not self.text.startswith(" "):
            before += "\n\n"
        file.write_text(self.text if self.is_whole else before + self.text, encoding="utf-8")


def edits() -> list[Edit]:
    """Return all blocks of the guide that are written to files."""
    found = []
    for block in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        target = TARGET.search(block["before"])
        assert (target is None) == (block["language"] == "sh"), f"which file is meant? {block['before']}"
        if target is not None:
            found.append(Edit(target["path"], block["text"], target["mode"] == "the whole file"))
    return found


def commands() -> list[list[str]]:
    """Return the commands of the guide, one list for each block."""
    blocks = BLOCK.finditer(GUIDE.read_text(encoding="utf-8"))
    return [block["text"].splitlines() for block in blocks if block["language"] == "sh"]
