"""The rules can be read in every language, clause for clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underkeep.core.messages import ENGLISH, LANGUAGES
from underkeep.core.rulebook.rulebook import clauses, rulings, rulings_about, search
from underkeep.server.http.rulebook_html import rulebook

RULES = Path(__file__).parents[3] / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
TRANSLATED = ["boss-monster", "dungeon-fighter", "keep-the-heroes-out", "super-boss-monster"]
PATTERN = {
    "beginning": re.compile(r"^(?:#+ [\d.]*|- |\| |)(?:\*\*[A-Z]{2,3}-E?[\d.]+\*\*)?"),
    "cells": re.compile(r"\|"),
    "mentions": re.compile(r"\b[A-Z]{2,3}-E?\d+(?:\.\d+)?\b"),
    "numbers": re.compile(r"\d+"),
    "notation": re.compile(r"`[^`]+`"),
}
SAYS = re.compile(r"- (?!Clauses:)|\*\*|#|\| [A-Z]{2,3}-")


def lines(file: Path) -> list[tuple[str, str]]:
    """Return the lines of the chapters of a rules file, each with its file name and line number."""
    text = file.read_text("utf-8").splitlines()
    start = next(number for number, line in enumerate(text) if line.startswith("## "))
    return [(f"{file.name}:{number}", line) for number, line in enumerate(text[start:], start + 1)]


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_follows_the_original_line_for_line(language: str, game: str) -> None:
    original, translated = lines(RULES / f"{game}.md"), lines(RULES / language / f"{game}.md")
    assert len(translated) == len(original)
    for (place, here), (_, there) in zip(original, translated, strict=True):
        for what, pattern in PATTERN.items():
            assert sorted(pattern.findall(there)) == sorted(pattern.findall(here)), f"{place}: {what}: {there}"


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_and_example_is_translated(language: str, game: str) -> None:
    for (place, here), (_, there) in zip(
        lines(RULES / f"{game}.md"), lines(RULES / language / f"{game}.md"), strict=True
    ):
        assert bool(there) == bool(here), place
        if SAYS.match(here) and len(here) > 40:
            assert here != there, f"{place} is not translated"


@pytest.mark.parametrize("name", ["dungeon-fighter.md", "keep-the-heroes-out.md", "super-boss-monster.md"])
def test_a_translation_has_the_same_marks_as_the_original(name: str) -> None:
    marks = {"decided": "ustalone", "scenario": "scenariusz", "card data": "dane kart"}
    for (place, here), (_, there) in zip(lines(RULES / name), lines(RULES / "pl" / name), strict=True):
        expected = [marks[mark] for mark in re.findall(r"\[(decided|scenario|card data)\]", here)]
        assert re.findall(r"\[(ustalone|scenariusz|dane kart)\]", there) == expected, place


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_are_found_by_the_name_of_a_card_in_every_language(language: str) -> None:
    assert len(rulings(language)) == len(rulings())
    for name in ("Robobo", "Torix"):
        assert len(rulings_about(name, language)) == len(rulings_about(name))


def test_clauses_are_returned_in_the_language_of_the_reader() -> None:
    assert "surviving" in clauses()["BM-5.12"] or "XP" in clauses()["BM-5.12"]
    assert "PD" in clauses("pl")["BM-5.12"]
    assert clauses("pl").keys() == clauses().keys()
    assert "odrzuca się do rezerwy" in clauses("pl")["KHO-9.4"]
    assert "trybu solo" in clauses("pl")["SBM-1.1"]
    assert "tarcza" in clauses("pl")["DF-1.1"]
    assert clauses("pl")["KHO-E01"].endswith("Wynik: 4 wtargnięcia. Punkty: KHO-7.12.")
    assert "BM-6.14" in search("zakrytej karcie", "BM", "pl")
    assert "KHO-9.12" in search("kartą obrony", "KHO", "pl")


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("boss-monster", "Przygody"),
        ("super-boss-monster", "Plansza Miasta"),
        ("keep-the-heroes-out", "Tura gracza"),
        ("dungeon-fighter", "Trafienie, pudło, sekcje"),
    ],
)
def test_the_page_of_the_rules_has_the_same_chapters_and_clauses_in_polish(game: str, title: str) -> None:
    english, polish = rulebook(game), rulebook(game, "pl")
    assert [chapter.id for chapter in polish.chapters] == [chapter.id for chapter in english.chapters]
    for there, here in zip(polish.chapters, english.chapters, strict=True):
        assert [clause.id for clause in there.clauses] == [clause.id for clause in here.clauses]
    assert title in [chapter.title for chapter in polish.chapters]


MARKS = re.compile(
    r"\[(?:decided|ustalone|advice|rada|card data|dane kart|scenario|scenariusz)\]"
    r"|\((?:R|G\d+)(?:[;,] (?:R|G\d+))*\)|\((?:document|dokument)\)|\((?:source|źródło)\b"
)
"""The marks and references to sources that serve the editors of the rules."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_and_no_reference_to_a_source_reaches_a_player(language: str) -> None:
    """This holds for single clauses, for the page of the rules, and for rulings about cards."""
    told = clauses(language) | {f"ruling {n}": text for n, text in enumerate(rulings(language))}
    for game in TRANSLATED:
        for chapter in rulebook(game, language).chapters:
            told[f"{game} {chapter.id}"] = chapter.html
            told |= {f"page {clause.id}": clause.html for clause in chapter.clauses}
    assert len(told) > 2000
    assert [where for where, text in told.items() if MARKS.search(text)] == []
    # A removed mark leaves no double space, no space before punctuation and no empty brackets.
    assert [where for where, text in clauses(language).items() if re.search(r"  | [.,;](?!\.)|\(\)", text)] == (
        ["BM-28.28"]  # this clause quotes notation with such a space
    )


def test_clauses_are_whole_sentences_after_their_marks_are_removed() -> None:
    assert clauses()["BM-9.4"].startswith("The heroes to be processed are those")
    assert clauses()["SBM-4.6"].endswith("one of the tied players is picked at random.")
    assert clauses("pl")["SBM-4.6"].endswith("jednego z tych graczy wybiera się losowo.")
    assert clauses()["BM-9.13"].endswith("otherwise it goes on.")
    assert clauses()["SBM-9.6"].endswith("every round.")
    assert clauses()["BM-3.13"].startswith("Advice: In a custom deck")
    assert clauses()["SBM-E01"].startswith("A warrior arrives in a full Town.")
    assert "BM-0.2" not in clauses()  # this clause explains the marks


REMARKS = re.compile(
    r"(?i)\b(?:the|both|neither) (?:sources?|documents?)\b|\bof the (?:source|document)\b|\bextraction\b"
    r"|\bimplementations?\b|\btest vectors?\b|\btestable\b|\bspecification\b|\bdata model\b|\bsilent\b"
    r"|źródła milczą|dokument milczy|\bimplementac|wektor|specyfikacj|model danych|\bźródłow"
)
CODES = re.compile(r"\bG\d+\b|\bG (?:does|prevails|nie|rozstrzyga)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_remark_of_an_editor_and_no_chapter_for_developers_reaches_a_player(language: str) -> None:
    told = dict(clauses(language))
    for game in TRANSLATED:
        chapters = rulebook(game, language).chapters
        told |= {f"{game} {chapter.id}": f"{chapter.title} {chapter.html}" for chapter in chapters}
        told |= {f"page {clause.id}": clause.html for chapter in chapters for clause in chapter.clauses}
    assert [(where, found[0]) for where, text in told.items() if (found := REMARKS.search(text))] == []
    assert [where for where, text in told.items() if "BM-" in where and CODES.search(text)] == []
    assert all(len(text) > 10 for text in clauses(language).values())


def test_only_the_remark_is_removed_from_a_clause() -> None:
    assert clauses()["BM-1.4"] == "LST and KNG are treated as micro-expansions."
    assert clauses()["BM-15.17"].endswith("a miniboss demoted this round cannot be promoted before the next round.")
    assert clauses("pl")["BM-5.15"].startswith("Efekt, który czeka, nie zależy już od swojego źródła")
    assert clauses("pl")["DF-18.4"] == "Ta sama technika z dwóch źródeł to jedno wymaganie."
    assert clauses("pl")["SBM-15.3"].endswith("jak długo aktywne jest jego źródło.")


LEGEND = {"BM-0.1", "BM-0.2", "BM-0.3"}
"""The clauses that say what the marks mean, and which printed text prevails over which."""


def test_every_clause_but_the_legend_of_marks_is_returned() -> None:
    for game in TRANSLATED:
        text = (RULES / f"{game}.md").read_text("utf-8")
        written = set(re.findall(r"^- \*\*([A-Z]{2,3}-\d[\d.]*)\*\* ", text, re.MULTILINE))
        assert written - clauses().keys() == (LEGEND if game == "boss-monster" else set())


def test_worked_examples_can_be_looked_up_and_have_a_place_on_the_page() -> None:
    examples = [f"KHO-E{number:02}" for number in range(1, 48)]
    assert [clause for clause in clauses("pl") if clause.startswith("KHO-E")] == examples
    chapter = next(chapter for chapter in rulebook("keep-the-heroes-out", "pl").chapters if chapter.id == "23")
    assert [clause.id for clause in chapter.clauses] == examples
    assert '<a href="#KHO-7.12">' in chapter.clauses[0].html
    assert "<li>Stan: 4 graczy.</li>" in chapter.clauses[0].html
