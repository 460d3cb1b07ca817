"""The rules can be read in every language, clause for clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underkeep.core.rulebook import clauses, rulings, rulings_about, search
from underkeep.core.words import ENGLISH, LANGUAGES
from underkeep.server.rulebooks import rulebook

RULES = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
ENTRY = re.compile(r"^(?:- \*\*|\| )(?P<id>[A-Z]{2}-[E\d][\d.]*)(?:\*\*)?(?: \|)? (?P<text>.*)$", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


def entries(file: Path) -> list[tuple[str, str]]:
    """The clauses of a file in their order."""
    return [(entry["id"], entry["text"]) for entry in ENTRY.finditer(file.read_text("utf-8"))]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_every_clause_in_its_place(language: str) -> None:
    original, translated = entries(RULES / "boss-monster.md"), entries(RULES / language / "boss-monster.md")
    assert [id for id, _ in translated] == [id for id, _ in original]
    for (id, here), (_, there) in zip(original, translated, strict=True):
        assert here != there or len(here) < 40, f"{id} is not translated"
        assert sorted(MENTION.findall(here)) == sorted(MENTION.findall(there)), id


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_are_found_by_the_name_of_a_card_in_every_language(language: str) -> None:
    assert len(rulings(language)) == len(rulings())
    for name in ("Robobo", "Torix"):
        assert len(rulings_about(name, language)) == len(rulings_about(name))


def test_clauses_are_told_in_the_language_of_the_reader() -> None:
    assert "surviving" in clauses()["BM-5.12"] or "XP" in clauses()["BM-5.12"]
    assert "PD" in clauses("pl")["BM-5.12"]
    assert clauses("pl").keys() == clauses().keys()
    assert clauses("pl")["KHO-1.1"] == clauses()["KHO-1.1"], "what is not translated is told in English"
    assert "BM-6.14" in search("zakrytej karcie", "BM", "pl")
    assert [chapter.id for chapter in rulebook("boss-monster", "pl").chapters] == [
        chapter.id for chapter in rulebook("boss-monster").chapters
    ]
    assert any(chapter.title == "Przygody" for chapter in rulebook("boss-monster", "pl").chapters)
