"""The rulebooks for players: every clause and every card that a message names exists, and all languages name the same
ones. The cards in their pictures exist too."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tests.unit.structure.test_language import texts_of
from underkeep.core import registry
from underkeep.core.messages import ENGLISH, LANGUAGES
from underkeep.core.rulebook import rulebook

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "src" / "underkeep" / "locale"
GAMES = [
    name for name in registry.names() if (LOCALE / ENGLISH / f"web_rulebook_{name.replace('-', '_')}.ftl").exists()
]
CLAUSE = re.compile(r"\b[A-Z]{2,3}-\d+\.\d+\b")
CARD = re.compile(r"<([a-z]+(?:-[a-z\d]+)+)>")
KEY_IN_A_PICTURE = re.compile(r"\"((?:bmr|sbm|kho|df)-[a-z\d-]+)\"")


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """Return the texts of the rulebook of a game by the ids of messages and attributes."""
    found = {}
    path = LOCALE / language / f"web_rulebook_{game.replace('-', '_')}.ftl"
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = " ".join(texts_of(entry.value))
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = " ".join(texts_of(attribute.value))
    return found


def card_keys(game: str) -> set[str]:
    """Return the keys of all cards of a game."""
    cards = registry.get(game).cards
    return {cards.entry(face)[0] for face in cards.faces()}


def test_every_game_has_a_rulebook() -> None:
    assert registry.names() == GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_cites_clauses_of_its_game(game: str, language: str) -> None:
    texts = messages(game, language)
    chapters = [id.removesuffix(".text") for id in texts if id.endswith(".text")]
    assert len(chapters) > 7
    known, prefix = rulebook.clauses(), registry.get(game).manifest.clause_prefix
    for chapter in chapters:
        cited = CLAUSE.findall(texts[f"{chapter}.clauses"])
        assert len(cited) > 1, chapter
        assert len(set(cited)) == len(cited), chapter
        assert [clause for clause in cited if clause not in known] == [], chapter
        assert {clause.partition("-")[0] for clause in cited} == {prefix}, chapter
        assert texts[f"{chapter}.clauses"] == ", ".join(cited), chapter


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_messages_clauses_and_cards(game: str, language: str) -> None:
    english, here = messages(game, ENGLISH), messages(game, language)
    assert here.keys() == english.keys()
    for id, text in english.items():
        assert CLAUSE.findall(here[id]) == CLAUSE.findall(text), id
        assert sorted(set(CARD.findall(here[id]))) == sorted(set(CARD.findall(text))), id


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_rulebook_exists(game: str) -> None:
    keys = card_keys(game)
    named = {key for text in messages(game, ENGLISH).values() for key in CARD.findall(text)}
    folder = ROOT / "web" / "src" / "games" / game / "rulebook"
    drawn = {key for path in folder.glob("*.svelte") for key in KEY_IN_A_PICTURE.findall(path.read_text("utf-8"))}
    assert len(drawn) > 5
    assert sorted((named | drawn) - keys) == []
