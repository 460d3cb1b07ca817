"""The rules of a game as chapters and clauses in safe HTML. Every mention of a clause is a link to it."""

from __future__ import annotations

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from underkeep.core import registry
from underkeep.core.messages import ENGLISH, load_messages
from underkeep.core.rulebook.rulebook import rules_folder, strip_editor_marks, without_developer_chapters
from underkeep.protocol.http.games import Chapter, Clause, Rulebook
from underkeep.server.errors import ApiError

CHAPTER = re.compile(r"^## (?:(?P<id>\d+)\. )?(?P<title>.+)$")
CLAUSE = re.compile(r"^(?:- )?\*\*(?P<id>[A-Z]{2,3}-[E\d][\d.]*)\*\* (?P<text>.*)$")
MENTION = re.compile(r"\b[A-Z]{2,3}-E?\d+(?:\.\d+)?\b(?!\.\d)")
ROW = re.compile(r"<tr>\s*<td>(?P<id>[A-Z]{2,3}-E?\d+(?:\.\d+)?)</td>")
TAG = re.compile(r"(<[^>]*>)")

# The text may contain no HTML and no images, and links only to this server.
_markdown = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "html_block", "html_inline"])
_markdown.validateLink = lambda url: url.startswith(("#", "/"))  # type: ignore[method-assign]  # the library is restricted so


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """Return the rules of a game, in English if they are not translated; of a game without a rulebook, its help. Raises
    an ApiError if there is neither."""
    text = _text(f"{game}.md", language) or _text(f"{game}.md", ENGLISH)
    if text is None:
        return _help_as_rulebook(game, language)
    known = {match["id"] for line in text.splitlines() if (match := CLAUSE.match(line))}
    known |= {cell.strip() for cell in re.findall(r"^\| ([A-Z]{2,3}-E?\d[\d.]*) \|", text, re.MULTILINE)}
    title, chapters = game, list[Chapter]()
    for block in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        lines = block.splitlines()
        heading = CHAPTER.match(lines[0]) if lines else None
        if heading is not None:
            chapters.append(_chapter(heading["id"] or "", heading["title"], lines[1:], known))
        elif lines and lines[0].startswith("# "):
            title = lines[0].removeprefix("# ").partition(":")[0]
            about = [line for line in lines[1:] if not line.startswith("Contents:")]
            chapters.append(Chapter(id="", title=title, clauses=[], html=_html(about, known)))
    return Rulebook(title=title, chapters=chapters)


def _help_as_rulebook(game: str, language: str) -> Rulebook:
    """Return the help of a game as its only chapter. Raises an ApiError if there is no such game, or it has no help."""
    messages = load_messages(language, registry.get(game).message_files) if game in registry.names() else None
    if messages is None or not messages.has("help-goal"):
        raise ApiError(404, "lobby-no-rules", name=game)
    title = messages.format("game-title")
    html = _html([messages.format("game-about"), "", messages.format("help-goal")], set())
    return Rulebook(title=title, chapters=[Chapter(id="", title=title, clauses=[], html=html)])


def _chapter(id: str, title: str, lines: list[str], known: set[str]) -> Chapter:
    """Return a chapter. A heading, a table or a diagram between two clauses belongs to the clause before it."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        match = CLAUSE.match(line)
        if match is not None:
            parts.append((match["id"], [match["text"]]))
        elif line.strip() != "---":
            parts[-1][1].append(line.removeprefix("  ") if parts[-1][0] and line.startswith("  ") else line)
    clauses = [Clause(id=clause, html=_html(text, known, clause)) for clause, text in parts[1:]]
    return Chapter(id=id, title=title, clauses=clauses, html=_html(parts[0][1], known))


def _html(lines: list[str], known: set[str], own: str = "") -> str:
    html: str = _markdown.render("\n".join(lines))
    html = ROW.sub(lambda row: f'<tr id="{row["id"]}"><td>{row["id"]}</td>', html)
    parts = TAG.split(html)
    parts[::2] = [MENTION.sub(lambda mention: _link(mention[0], known, own), part) for part in parts[::2]]
    return "".join(parts).strip()


def _link(clause: str, known: set[str], own: str) -> str:
    return f'<a href="#{escape(clause)}">{escape(clause)}</a>' if clause in known and clause != own else clause


def _text(name: str, language: str) -> str | None:
    """Return a file of the rules as players read it; None if there is none."""
    if not re.fullmatch(r"[a-z-]+\.md", name):
        return None
    file = rules_folder(language) / name
    return strip_editor_marks(without_developer_chapters(file.read_text(encoding="utf-8"))) if file.is_file() else None
