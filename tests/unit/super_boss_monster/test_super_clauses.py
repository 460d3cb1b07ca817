"""Tests of the clauses of Super Boss Monster: cited clauses exist, and every card and decision cites some."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from underkeep import new_game
from underkeep.cli.terminal.boards import board_of
from underkeep.core import registry
from underkeep.core.contract import choose_randomly
from underkeep.core.messages import LANGUAGES
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED, SUPER
from underkeep.games.boss_monster.state import ADVENTURE, BUILD
from underkeep.games.boss_monster.text.cards import card_summary
from underkeep.games.super_boss_monster.assist.clauses import (
    CLAUSES_BY_DECISION,
    CLAUSES_BY_TRIGGER,
    card_clauses,
    decision_clauses,
)
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER

ROOT = Path(__file__).parents[3]
WRITTEN = set(re.findall(r"\*\*(SBM-\d+\.\d+)\*\*", (ROOT / "docs/rules/super-boss-monster.md").read_text("utf-8")))


def test_all_clauses_exist() -> None:
    named = {clause for clauses in (*CLAUSES_BY_DECISION.values(), *CLAUSES_BY_TRIGGER.values()) for clause in clauses}
    named |= {clause for card in PRINTED[SUPER].cards for clause in card_clauses(card)}
    assert named <= WRITTEN


@pytest.mark.parametrize("players", [1, 3])
def test_every_decision_of_a_game_has_clauses(players: int) -> None:
    asked: set[str] = set()
    for seed in range(6):
        table, random = new_game("super-boss-monster", players=players, seed=seed), Random(seed)
        while table.decision is not None:
            asked.add(table.decision.kind)
            table.answer(choose_randomly(table, random))
    assert {"market", "send-minion", "build-turn"} <= asked
    assert {kind for kind in asked if kind not in CLAUSES_BY_DECISION} <= {"may", "take-from-discard"}
    assert all(decision_clauses(kind) for kind in asked)


def test_every_card_of_the_set_has_clauses() -> None:
    """A card with an action space cites the clause about actions."""
    for card in PRINTED[SUPER].cards:
        clauses = SUPER_BOSS_MONSTER.cards.clauses(card.face)
        assert clauses
        assert len(clauses) == len(set(clauses))
        if card.action is not None:
            assert "SBM-11.1" in clauses


def test_in_this_game_every_card_of_the_series_cites_clauses_of_this_game() -> None:
    for face in SUPER_BOSS_MONSTER.cards.faces():
        clauses = SUPER_BOSS_MONSTER.cards.clauses(face)
        assert clauses
        assert set(clauses) <= WRITTEN
        assert ("SBM-18.1" in clauses) == (CARDS[face].set != SUPER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_cites_the_clauses_of_the_game_that_is_played(language: str) -> None:
    """The help about a card cites no clause of another game."""
    screen = Console(width=200)
    for game, cited in (("super-boss-monster", "SBM-10.1"), ("boss-monster", "BM-5.22")):
        taken = registry.get(game)
        board = board_of(TextRenderer(taken, taken.setup_type(), language), screen)
        name = "overtime" if game == "super-boss-monster" else "Freeze"
        (face,) = board.find(name)
        shown = "\n".join(line.plain for line in board.card(face))
        named = re.findall(r"\b[A-Z]{2,3}-\d+\.\d+", shown)
        assert cited in named
        assert {clause.partition("-")[0] for clause in named} == {taken.clause_prefix}


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("Overtime", {"SBM-10.1", "SBM-11.1"}),
        ("Training Montage", {"SBM-10.1", "SBM-10.10", "SBM-15.1"}),
        ("Chill", {"SBM-20.14", "SBM-19.2"}),
        ("Graveyard Shift", {"SBM-13.6", "SBM-15.1"}),
        ("Boar Stampede", {"SBM-10.13", "SBM-16.3"}),
        ("Shade of the Guild", {"SBM-3.8", "SBM-19.22"}),
        ("Panic Button", {"SBM-14.9"}),
        ("Warlord Wanda", {"SBM-13.3", "SBM-15.1"}),
    ],
)
def test_a_card_cites_the_clauses_of_its_effects(name: str, clauses: set[str]) -> None:
    (card,) = [card for card in PRINTED[SUPER].cards if card.name == name]
    assert clauses <= set(card_clauses(card))


@pytest.mark.parametrize(
    ("language", "short", "ends"),
    [
        ("en", "build or adventure", "10 souls do not end the game"),
        ("pl", "budowa lub przygody", "10 dusz nie kończy gry"),
    ],
)
def test_the_texts_about_phases_and_the_goal_fit_this_game(language: str, short: str, ends: str) -> None:
    """A spell with both icons is cast in the build or adventure phase; ten souls end no solo game (SBM-19.18)."""
    renderer = TextRenderer(SUPER_BOSS_MONSTER, SUPER_BOSS_MONSTER.setup_type(), language)
    (card,) = [card for card in PRINTED[SUPER].cards if card.name == "Training Montage"]
    assert card.phases == (BUILD, ADVENTURE)
    assert card_summary(renderer, card.face, short=True) == short
    assert ends in renderer.message("help-goal")
