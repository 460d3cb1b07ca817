"""Tests of the scoreboards of the solo game: results, entries and titles."""

from __future__ import annotations

import pytest

import underkeep
from underkeep.core.messages import LANGUAGES
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER
from underkeep.games.super_boss_monster.setup.setup import Setup

GAME = "super-boss-monster"


def finished(*variants: str, seed: int = 1) -> Table:
    """Return a solo game that was played to its end."""
    table = underkeep.new_game(GAME, players=1, variants=variants, seed=seed)
    while table.decision is not None:
        table.answer(table.options[-1])
    return table


@pytest.mark.parametrize(("variants", "board"), [((), "solo"), (("challenge",), "challenge")])
def test_a_finished_game_has_a_result_for_its_boss(variants: tuple[str, ...], board: str) -> None:
    table = finished(*variants)
    boss = CARDS[table.state.faces[table.state.boss[0][0]]]
    assert table.game.scoreboards.results(table.state, 0) == [
        (f"{board}/{boss.key}", table.game.scores(table.state)[0])
    ]


def test_a_running_game_has_no_result() -> None:
    table = underkeep.new_game(GAME, players=1, seed=1)
    assert table.game.scoreboards.results(table.state, 0) == []


@pytest.mark.parametrize("answers", [0, 4, 8])
def test_a_resigned_solo_game_has_no_result(answers: int) -> None:
    table = underkeep.new_game(GAME, players=1, seed=7)
    for _ in range(answers):
        table.answer(table.options[-1])
    table.resign(0)
    assert (table.over, list(table.winners)) == (True, [])
    assert table.game.scoreboards.results(table.state, 0) == []
    text = TextRenderer(table.game, table.setup, "en", 0).ending_text(table.observe(0).state, table.events_for(0))
    assert text.startswith("The game was given up in round ")
    assert table.replay().save() == table.save()


def test_a_game_with_other_sets_has_a_title_but_no_result() -> None:
    table = underkeep.new_game(GAME, players=1, sets=("TNL",), seed=2)
    while table.decision is not None:
        table.answer(table.options[-1])
    assert table.game.scoreboards.results(table.state, 0) == []
    renderer = TextRenderer(table.game, table.setup, "en", 0)
    assert table.game.scoreboards.result_headline(renderer, table.state) in [
        table.game.scoreboards.result_text(renderer, "solo", score) for score in range(-30, 37)
    ]


def test_a_game_of_several_players_has_no_result() -> None:
    table = underkeep.new_game(GAME, players=2, seed=1)
    table.resign(0)
    assert table.over
    assert [table.game.scoreboards.results(table.state, seat) for seat in (0, 1)] == [[], []]


def test_both_scoreboards_have_an_entry_for_every_boss_of_the_solo_game() -> None:
    bosses = {card.key for card in CARDS[1:] if card.set == "SBM" and card.kind == "boss" and not card.needs_opponent}
    assert len(bosses) == 10
    solo, challenge = SUPER_BOSS_MONSTER.scoreboards.all()
    assert set(solo.entries) == set(challenge.entries) == bosses
    for board in (solo, challenge):
        assert Setup(players=1, **board.choices).checked().variants == tuple(board.choices.get("variants", ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoreboards_entries_and_titles_have_texts(language: str) -> None:
    renderer = TextRenderer(SUPER_BOSS_MONSTER, Setup(), language)
    for board in SUPER_BOSS_MONSTER.scoreboards.all():
        assert renderer.message(f"contest-{board.name}")
        assert renderer.message(f"contest-{board.name}.about").endswith(".")
        names = [SUPER_BOSS_MONSTER.scoreboards.entry_text(renderer, entry) for entry in board.entries]
        assert len(set(names)) == 10
        titles = [SUPER_BOSS_MONSTER.scoreboards.result_text(renderer, board.name, score) for score in range(-5, 37)]
        assert len(set(titles)) == 11
    assert renderer.messages.missing == set()
