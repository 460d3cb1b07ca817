"""Super Boss Monster: the clauses that cards and questions point to exist, and every question of its own has some."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from underkeep import new_game
from underkeep.core.contract import at_random
from underkeep.games.boss_monster.cards.catalogue import PRINTED, SUPER
from underkeep.games.super_boss_monster.clauses import BY_MOMENT, BY_QUESTION, clauses_for, clauses_of
from underkeep.games.super_boss_monster.game import SUPER_BOSS_MONSTER

ROOT = Path(__file__).parents[2]
WRITTEN = set(re.findall(r"\*\*(SBM-\d+\.\d+)\*\*", (ROOT / "docs/rules/super-boss-monster.md").read_text("utf-8")))


def test_all_clauses_exist() -> None:
    named = {clause for clauses in (*BY_QUESTION.values(), *BY_MOMENT.values()) for clause in clauses}
    named |= {clause for card in PRINTED[SUPER].cards for clause in clauses_for(card)}
    assert named <= WRITTEN


@pytest.mark.parametrize("players", [1, 3])
def test_every_question_of_a_game_has_clauses(players: int) -> None:
    asked: set[str] = set()
    for seed in range(6):
        table, random = new_game("super-boss-monster", players=players, seed=seed), Random(seed)
        while table.decision is not None:
            asked.add(table.decision.kind)
            table.answer(at_random(table, random))
    assert {"market", "send-minion", "build-turn"} <= asked
    assert {kind for kind in asked if kind not in BY_QUESTION} <= {"may", "take-from-discard"}
    assert all(clauses_of(kind) for kind in asked)


def test_moments_of_the_set_are_explained() -> None:
    """What only this game has is told by a clause of its own rules."""
    for card in PRINTED[SUPER].cards:
        clauses = SUPER_BOSS_MONSTER.clauses(card.face)
        assert clauses
        assert len(clauses) == len(set(clauses))
        if card.action is not None:
            assert "SBM-11.1" in clauses
