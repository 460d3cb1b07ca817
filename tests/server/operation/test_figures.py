"""The figures of windows: how often players are asked, and how long a table waits, with default settings, bots as
players and a virtual clock. `python -m underkeep.lab.reaction_stats --games 30` prints them.

The targets hold on average over many games, so only `make figures` judges them."""

from __future__ import annotations

import pytest

from underkeep.lab.reaction_stats import Figures, measure


def check(figures: Figures, silent: int = 10) -> None:
    missed = [f"{what}: {much}, not {target}" for what, much, target, met in figures.rows() if not met]
    assert missed == []
    assert figures.passed_by_server > silent * figures.shown, "the server passes in most windows"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "silent"), [("boss-monster", 8), ("super-boss-monster", 5)])
def test_the_server_passes_in_most_windows(game: str, silent: int) -> None:
    figures = measure(2, seed=2000, players=2, game=game)
    assert figures.shown > 0
    assert figures.passed_by_server > silent * figures.shown


@pytest.mark.figure
@pytest.mark.parametrize("sets", [("BMR",), ("TNL",), ("BMR", "TNL")], ids="+".join)
def test_windows_of_boss_monster_meet_their_figures(sets: tuple[str, ...]) -> None:
    check(measure(20, seed=2000, sets=list(sets)))


@pytest.mark.figure
@pytest.mark.parametrize(("players", "games"), [(1, 15), (2, 10), (4, 6)])
def test_windows_of_super_boss_monster_meet_their_figures(players: int, games: int) -> None:
    check(measure(games, seed=1000, players=players, game="super-boss-monster"), silent=6)
