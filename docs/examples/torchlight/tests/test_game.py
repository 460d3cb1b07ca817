"""Torchlight keeps the contract, has all its texts in every language, and passes its scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.core import registry
from underkeep.core.contract import check_random_game
from underkeep.core.messages import LANGUAGES
from underkeep.core.scenario.check import check
from underkeep.core.text_contract import missing_messages

GAME = registry.get("torchlight")
SCENARIOS = Path(__file__).parent / "scenarios"


@pytest.mark.parametrize("players", range(GAME.players[0], GAME.players[1] + 1))
def test_random_games_keep_the_contract(players: int) -> None:
    for seed in range(10):
        setup = GAME.setup_type(players=players)
        assert check_random_game(GAME, setup, seed, sample=4, resign_chance=0.01 * (seed % 2)).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_written(language: str) -> None:
    assert missing_messages(GAME, language) == set()


def test_the_scenarios_pass() -> None:
    report = check([SCENARIOS])
    assert report.passed > 0
    assert report.problems == []
