"""The rules, clause by clause: `docs/rules` of a checkout, or the copy inside the installed package."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

CLAUSE = re.compile(r"^(?:- \*\*|\| )(?P<id>[A-Z]{2,3}-[E\d][\d.]*)(?:\*\*)?(?: \|)? (?P<text>.*)$")
LOOKS_LIKE_CLAUSE = re.compile(r"^[A-Za-z]{2,3}-[Ee]?\d[\d.]*$")


@cache
def clauses() -> dict[str, str]:
    """Every clause under its id; empty if the rules are not there."""
    found: dict[str, str] = {}
    for text in _texts():
        for line in text.splitlines():
            match = CLAUSE.match(line)
            if match:
                words = match["text"].strip().strip("|").strip()
                found.setdefault(match["id"], _plain(words))
    return found


@cache
def rulings() -> tuple[str, ...]:
    """What the program decides where the rules are silent: the entries of the lists of rulings."""
    found: list[str] = []
    for text in _texts("-rulings.md"):
        for entry in re.split(r"^- ", text, flags=re.MULTILINE)[1:]:
            words = " ".join(entry.split("\n\n")[0].split())
            found.append(_plain(words))
    return tuple(found)


def rulings_about(name: str) -> list[str]:
    """The rulings that mention a card by its English name."""
    mention = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return [ruling for ruling in rulings() if mention.search(ruling)]


def _texts(ending: str = ".md") -> list[str]:
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    if checkout.is_dir():
        return [path.read_text(encoding="utf-8") for path in sorted(checkout.glob(f"*{ending}"))]
    package = files("underkeep") / "rules"
    if not package.is_dir():
        return []
    names = sorted(entry.name for entry in package.iterdir() if entry.name.endswith(ending))
    return [(package / name).read_text(encoding="utf-8") for name in names]


def _plain(text: str) -> str:
    """Markdown without its signs."""
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`", "", text)


def search(words: str, prefix: str) -> list[str]:
    """The ids of the clauses of a game that hold all these words, in the order of the rules."""
    wanted = words.casefold().split()
    return [
        clause
        for clause, text in clauses().items()
        if clause.startswith(f"{prefix}-") and all(word in text.casefold() for word in wanted)
    ]
