"""The words of the interface are those of docs/translating.md, and no phrase comes back that was replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tests.unit.languages import both_languages

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "src" / "underkeep" / "locale"
PAGE = ROOT / "docs" / "translating.md"
ROW = re.compile(r"^\| (en|pl) \| ([^|]+) \| [^|]+ \|$", re.MULTILINE)
UNDO = re.compile(r"\bcofnij\b", re.IGNORECASE)
UNDO_IN_ENGLISH = re.compile(r"\b(undo|undone|undoes|take back|taken back|takes back|reset my turn)\b", re.IGNORECASE)


def replaced_phrases(language: str) -> list[str]:
    """Return the phrases of a language that were replaced, from the page for translators."""
    table = PAGE.read_text(encoding="utf-8").partition("## Phrases that were replaced")[2]
    return [phrase for code, phrase in ROW.findall(table) if code == language]


def texts_of(pattern: ast.Pattern) -> list[str]:
    """Return all texts that a pattern can have, with `…` in the place of each value."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [text for variant in element.expression.variants for text in texts_of(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            parts = [element.expression.value]
        else:
            parts = ["…"]
        texts = [text + part for text in texts for part in parts]
    return texts


def messages(language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the ids of all messages and attributes of a language, and the texts that each can have."""
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield entry.id.name, texts_of(entry.value)
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", texts_of(attribute.value)


@both_languages
def test_no_replaced_phrase_is_in_a_message(language: str) -> None:
    phrases = [phrase.lower() for phrase in replaced_phrases(language)]
    assert len(phrases) > 10
    found = [
        f"{id}: {text}"
        for id, texts in messages(language)
        for text in texts
        if any(phrase in " ".join(text.lower().split()) for phrase in phrases)
    ]
    assert found == []


def test_the_polish_word_for_undo_means_nothing_else() -> None:
    """`Cofnij` takes back an answer; the way out of a choice or a page is `Wróć`."""
    english = dict(messages("en"))
    found = [
        f"{id}: {text}"
        for id, texts in messages("pl")
        for text in texts
        if id in english and UNDO.search(text) and not any(map(UNDO_IN_ENGLISH.search, english[id]))
    ]
    assert found == []


STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[a-z])|'…|…'")
COMMAND = re.compile(r"pip install '[^']*'|`[^`]*`")
"""What is typed as it stands."""


def test_english_messages_have_typographic_quotes() -> None:
    found = [
        f"{id}: {text}" for id, texts in messages("en") for text in texts if STRAIGHT.search(COMMAND.sub("", text))
    ]
    assert found == []


@both_languages
def test_no_message_is_missing(language: str) -> None:
    """Every message of the English files is in every language. Those that begin with `x-` are the grammar of one."""
    known = {id for id, _ in messages(language)}
    assert [id for id, _ in messages("en") if not id.startswith("x-") and id not in known] == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("id = One", ["One"]),
        ("id = { $count ->\n    [one] a card\n   *[other] { $count } cards\n } left", ["a card left", "… cards left"]),
        ('id = { "" }Two { $name }', ["Two …"]),
    ],
)
def test_texts_have_all_their_variants(source: str, expected: list[str]) -> None:
    message = parse(source).body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert texts_of(message.value) == expected
