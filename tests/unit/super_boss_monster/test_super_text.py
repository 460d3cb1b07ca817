"""Tests of the titles and the endings of the solo game of Super Boss Monster in both languages (SBM-19.19 to
SBM-19.21)."""

from __future__ import annotations

from typing import Any

import pytest

from underkeep import new_game
from underkeep.core.events import Event
from underkeep.core.messages import LANGUAGES
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.assist.lookahead.play_on import decline
from underkeep.games.super_boss_monster.events import SoloOver
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER
from underkeep.games.super_boss_monster.rules.solo import BY_DECK, BY_TAVERN, BY_WOUNDS
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.text import events

TITLES = (
    (-36, -1, "Failure", "Porażka"),
    (0, 6, "Kobold", "Kobold"),
    (7, 12, "Minion", "Sługus"),
    (13, 16, "Mini Boss", "Mini Boss"),
    (17, 21, "Boss", "Boss"),
    (22, 25, "Fair Boss", "Niezły Boss"),
    (26, 28, "Dungeon Sultan", "Sułtan Podziemi"),
    (29, 31, "Boss Monster", "Boss Monster"),
    (32, 34, "Great Boss", "Wielki Boss"),
    (35, 35, "Dungeon Master", "Mistrz Podziemi"),
    (36, 36, "Great Ultimate Dungeon Master", "Wielki Ostateczny Mistrz Podziemi"),
)
"""The table of the rules: lowest score, highest score, title in English and in Polish."""


def alone(language: str, *variants: str) -> tuple[TextRenderer, Any]:
    """Return a renderer for a solo game and its initial state."""
    setup = Setup(players=1, variants=variants)
    return TextRenderer(SUPER_BOSS_MONSTER, setup, language, viewer=0), SUPER_BOSS_MONSTER.initial_state(setup, 1)


@pytest.mark.parametrize(("least", "most", "english", "polish"), TITLES)
def test_the_title_follows_from_the_score(least: int, most: int, english: str, polish: str) -> None:
    for language, title in (("en", english), ("pl", polish)):
        renderer, state = alone(language)
        assert {events.title_text(renderer, score, state.variants) for score in range(least, most + 1)} == {title}


def test_every_score_from_worst_to_best_is_in_the_table() -> None:
    scores = [score for least, most, _, _ in TITLES for score in range(least, most + 1)]
    assert scores == list(range(-36, 37))


@pytest.mark.parametrize(("least", "most", "english", "polish"), TITLES[1:])
def test_the_challenge_mode_gives_the_title_a_prefix(least: int, most: int, english: str, polish: str) -> None:
    for language, title in (("en", f"True {english}"), ("pl", f"Prawdziwy {polish}")):
        renderer, state = alone(language, "challenge")
        assert {events.title_text(renderer, score, state.variants) for score in (least, most)} == {title}


@pytest.mark.parametrize("why", [BY_WOUNDS, BY_TAVERN, BY_DECK])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_about_the_end_of_a_solo_game_has_score_and_title(language: str, why: int) -> None:
    renderer, state = alone(language)
    event: Event = SoloOver(why, 1)
    told = events.event_text(renderer, state, event)
    assert told.endswith({"en": "1 point: Kobold.", "pl": "1 punkt: Kobold."}[language])
    assert events.event_text(renderer, state, SoloOver(why, 36)) != told


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_three_endings_has_its_own_sentence(language: str) -> None:
    renderer, state = alone(language)
    told = {events.event_text(renderer, state, SoloOver(why, 4)) for why in (BY_WOUNDS, BY_TAVERN, BY_DECK)}
    assert len(told) == 3


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "In round 0 a hero found the Tavern, and the game ended at once. 2 points."),
        ("pl", "W rundzie 0 bohater trafił do Karczmy i gra skończyła się natychmiast. 2 punkty."),
    ],
)
def test_the_ending_text_has_the_reason_and_the_score(language: str, sentence: str) -> None:
    renderer, state = alone(language)
    assert events.ending_text(renderer, state, [SoloOver(BY_TAVERN, 2)]) == sentence


@pytest.mark.parametrize(
    ("variants", "titles"), [((), ("Failure", "Porażka")), (("challenge",), ("True Failure", "Prawdziwa Porażka"))]
)
def test_the_headline_of_a_solo_game_is_its_title(variants: tuple[str, ...], titles: tuple[str, str]) -> None:
    """A game of several players has no such headline."""
    table = finished(1, variants)
    assert tuple(headline(table, language) for language in LANGUAGES) == titles
    assert headline(finished(2), "en") == ""


def test_a_resigned_solo_game_has_no_headline() -> None:
    table = new_game("super-boss-monster", players=1, seed=1)
    table.resign(0)
    assert table.over
    assert headline(table, "en") == ""


def finished(players: int, variants: tuple[str, ...] = ()) -> Table:
    """Return a finished game in which every seat declined every decision."""
    table = new_game("super-boss-monster", players=players, seed=1, variants=variants)
    while table.decision is not None:
        table.answer(decline(table.decision))
    return table


def headline(table: Table, language: str) -> str:
    return table.game.scoreboards.result_headline(TextRenderer(table.game, table.setup, language), table.state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ending_text_of_a_resigned_solo_game_has_no_title(language: str) -> None:
    renderer, state = alone(language)
    told = events.ending_text(renderer, state, [])
    assert "Kobold" not in told
    assert told.endswith(".")
