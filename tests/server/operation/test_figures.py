"""The figures of windows: how often players are asked, and how long a table waits, with default settings, bots as
players and a virtual clock. `python -m underkeep.lab.reaction_stats --games 30` prints them."""

from __future__ import annotations

import pytest

from underkeep.lab.reaction_stats import Figures, measure

MANY = pytest.mark.figure
FEW = pytest.mark.slow
"""`make test` looks at a few games, and `make figures` at many."""


def check(figures: Figures, silent: int = 10) -> None:
    missed = [f"{what}: {much}, not {target}" for what, much, target, met in figures.rows() if not met]
    assert missed == []
    assert figures.passed_by_server > silent * figures.shown, "the server passes in most windows"


@pytest.mark.parametrize(
    ("sets", "games"),
    [
        pytest.param("BMR+TNL", 4, marks=FEW),
        *(pytest.param(sets, 20, marks=MANY) for sets in ("BMR", "TNL", "BMR+TNL")),
    ],
)
def test_windows_of_boss_monster_meet_their_figures(sets: str, games: int) -> None:
    check(measure(games, seed=2000, sets=sets.split("+")))


@pytest.mark.parametrize(
    ("players", "games"),
    [
        pytest.param(2, 3, marks=FEW),
        *(pytest.param(players, games, marks=MANY) for players, games in ((1, 15), (2, 10), (4, 6))),
    ],
)
def test_windows_of_super_boss_monster_meet_their_figures(players: int, games: int) -> None:
    check(measure(games, seed=1000, players=players, game="super-boss-monster"), silent=6)
