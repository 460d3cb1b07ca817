"""The rules, clause by clause: `docs/rules` of a checkout, or the copy inside the installed package.

The English text is authoritative; translations are in a folder named after their language (`docs/rules/pl`). A clause
without a translation is returned in English.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from underkeep.core.messages import ENGLISH
from underkeep.core.rulebook.editor_remarks import without_remarks
from underkeep.core.search import search_form

CLAUSE = re.compile(r"^(?:- \*\*|\| )(?P<id>[A-Z]{2,3}-[E\d][\d.]*)(?:\*\*)?(?: \|)? (?P<text>.*)$")
EXAMPLE = re.compile(r"^\*\*(?P<id>[A-Z]{2,3}-E\d+)\*\* (?P<text>.*)\n\n(?P<answer>(?:- .*\n?)+)", re.MULTILINE)
LOOKS_LIKE_CLAUSE = re.compile(r"^[A-Za-z]{2,3}-[Ee]?\d[\d.]*$")


MARK_LEGEND = re.compile(
    r"\[(?:decided|ustalone|card data|dane kart)\]\*\* (?:marks|oznacza)\b"
    r"|\b(?:marked|oznaczony) \*\*\[(?:decided|ustalone)\]|\*\*R\*\* (?:is|to)\b"
)
"""A line that explains the marks of the rules."""
_DEVELOPER_CHAPTER = re.compile(r"^## .*\n<!-- for developers -->\n(?:(?!## ).*\n?)*", re.MULTILINE)
EMPTY_CLAUSE = re.compile(r"^- \*\*[A-Z]{2,3}-[\d.]+\*\* *$")
"""A clause that was only a remark of the editors."""
DECIDED = re.compile(r"[ ]?(?:\*\*)?\[(?:decided|ustalone)\](?:\*\*)?(?P<space>[ ]?)(?P<next>\w?)")
ADVICE = re.compile(r"(?:\*\*)?\[(?P<word>advice|rada)\](?:\*\*)? ")
OTHER_MARK = re.compile(
    r"(?P<end>(?<=[.!?)]) )?(?:\*\*)?\[(?P<word>card data|dane kart|scenario|scenariusz)\](?:\*\*)?"
    r"(?P<more>[ ][a-zżźćńółęąś])?"
)
SOURCES = re.compile(r"[ ]?\((?P<listed>(?:R|G\d+)(?:[;,] (?:R|G\d+|[A-Z]{2,3}-[\d.]+))*)\)")
SOURCE = re.compile(r"R|G\d+")
ORIGIN = re.compile(r"[ ]?\((?:document|dokument|(?:source|źródło)(?: [^()]*)?)\)")


def strip_editor_marks(text: str) -> str:
    """Return the rules as players read them: without the marks and references to sources that serve the editors of the
    rules, the lines that explain these, and remarks about printed rulebooks."""
    lines = [without_remarks(_unmarked(line)) for line in text.splitlines() if not MARK_LEGEND.search(line)]
    return "\n".join(line for line in lines if not EMPTY_CLAUSE.match(line)) + "\n"


def without_developer_chapters(text: str) -> str:
    """Return the rules without the chapters that say what a program has to do."""
    return _DEVELOPER_CHAPTER.sub("", text)


def _unmarked(line: str) -> str:
    """Return one line of the rules without marks and references.

    >>> _unmarked("- **BM-9.9** Numbers count. **[decided]** for sums: a total below 0 counts as 0. (R; G13)")
    '- **BM-9.9** Numbers count. For sums: a total below 0 counts as 0.'
    """
    line = ORIGIN.sub("", SOURCES.sub(_without_sources, line))
    line = DECIDED.sub(lambda mark: mark["space"] + mark["next"].upper(), line)
    line = ADVICE.sub(lambda mark: f"{mark['word'].capitalize()}: ", line)
    return OTHER_MARK.sub(_other_mark, line)


def _without_sources(listed: re.Match[str]) -> str:
    remaining = [part for part in re.split(r"[;,] ", listed["listed"]) if not SOURCE.fullmatch(part)]
    return f" ({'; '.join(remaining)})" if remaining else ""


def _other_mark(mark: re.Match[str]) -> str:
    """Return the replacement of a mark: nothing after a sentence; elsewhere the mark is a word of the sentence."""
    if mark["end"] is not None and mark["more"] is None:
        return ""
    word = mark["word"].capitalize() if mark["end"] is not None else mark["word"]
    return f"{mark['end'] or ''}{word}{mark['more'] or ''}"


@cache
def clauses(language: str = ENGLISH) -> dict[str, str]:
    """Return every clause and worked example by its id; nothing if the rules are not there."""
    known = _clauses(_texts())
    return known if language == ENGLISH else known | _clauses(_texts(language=language))


def _clauses(texts: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        for line in text.splitlines():
            match = CLAUSE.match(line)
            if match:
                words = match["text"].strip().strip("|").strip()
                found.setdefault(match["id"], _plain(words))
        for example in EXAMPLE.finditer(text):
            answer = " ".join(line.removeprefix("- ") for line in example["answer"].splitlines())
            found.setdefault(example["id"], _plain(f"{example['text']}. {answer}"))
    return found


@cache
def rulings(language: str = ENGLISH) -> tuple[str, ...]:
    """Return the rulings: the decisions of the program where the rules are silent."""
    found: list[str] = []
    for text in _texts("-rulings.md", language) or _texts("-rulings.md"):
        for entry in re.split(r"^- ", text, flags=re.MULTILINE)[1:]:
            words = " ".join(entry.split("\n\n")[0].split())
            found.append(_plain(words))
    return tuple(found)


def rulings_about(name: str, language: str = ENGLISH) -> list[str]:
    """Return the rulings that mention a card by its English name, which a translation gives too."""
    mention = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return [ruling for ruling in rulings(language) if mention.search(ruling)]


def _texts(ending: str = ".md", language: str = ENGLISH) -> list[str]:
    folder = rules_folder(language)
    if not folder.is_dir():
        return []
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(ending))
    return [strip_editor_marks((folder / name).read_text(encoding="utf-8")) for name in names]


def rules_folder(language: str) -> Path | Traversable:
    """Return the folder with the rules in a language."""
    checkout = Path(__file__).resolve().parents[4] / "docs" / "rules"
    folder: Path | Traversable = checkout if checkout.is_dir() else files("underkeep") / "rules"
    return folder if language == ENGLISH else folder / language


def _plain(text: str) -> str:
    """Return Markdown without its formatting characters."""
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`", "", text)


def search(words: str, prefix: str, language: str = ENGLISH) -> list[str]:
    """Return the ids of the clauses of a game that contain all these words, in the order of the rules."""
    wanted = search_form(words).split()
    found = []
    for clause, text in clauses(language).items():
        if clause.startswith(f"{prefix}-"):
            searched = search_form(text)
            if all(word in searched for word in wanted):
                found.append(clause)
    return found
