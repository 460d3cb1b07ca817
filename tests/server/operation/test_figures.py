"""U8: the figures of windows: how often players are asked, and how long a table waits, with default settings, bots as
players and a virtual clock. `python -m underkeep.lab.reaction_stats --games 30` prints them.

The targets hold on average over many games, so only `make figures` and `make long` judge all of them."""

from __future__ import annotations

import pytest

from tests.conftest import Figure
from tests.conftest import Figures as Report
from underkeep.lab.reaction_stats import Figures, measure

COOPERATIVE = ["keep-the-heroes-out", "dungeon-fighter"]
"""The games with open hands, in which the server passes nothing. The targets of windows are not meant for them."""


def check(report: Report, measured: Figures, which: str, silent: int = 10) -> None:
    """Record all figures, and fail with all that are missed."""
    for what, much, target, met in measured.rows():
        report.record(Figure("U8", f"{what} ({which})", much, target, met, judged=False))
    missed = [f"{what}: {much}, not {target}" for what, much, target, met in measured.rows() if not met]
    assert missed == []
    assert measured.passed_by_server > silent * measured.shown, "the server passes in most windows"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "silent"), [("boss-monster", 8), ("super-boss-monster", 5)])
def test_the_server_passes_in_most_windows(figures: Report, game: str, silent: int) -> None:
    """U8: two games of two players. What must never happen does not happen, and nobody is asked in most windows."""
    measured = measure(2, seed=2000, players=2, game=game)
    assert measured.shown > 0
    figures.none("U8", f"questions whose only option is pass ({game})", measured.only_pass_count)
    figures.none("U8", f"plays that no wait makes possible ({game})", measured.unreachable_count)
    assert measured.passed_by_server > silent * measured.shown


@pytest.mark.slow
@pytest.mark.parametrize("game", COOPERATIVE)
def test_cooperative_games_ask_only_where_there_is_a_choice(figures: Report, game: str) -> None:
    """U8: in games with open hands every question has several options, and the server passes for nobody."""
    measured = measure(1, seed=2000, players=2, game=game)
    assert measured.all_shown > 0
    assert measured.passed_by_server == 0
    figures.none("U8", f"questions whose only option is pass ({game})", measured.only_pass_count)
    figures.none("U8", f"plays that no wait makes possible ({game})", measured.unreachable_count)


@pytest.mark.long
@pytest.mark.parametrize("game", COOPERATIVE)
def test_cooperative_games_are_measured_too(figures: Report, game: str) -> None:
    """U8: the long form shows all figures of games with open hands, and judges those that are meant for them."""
    measured = measure(10, seed=5000, game=game)
    for what, much, target, met in measured.rows():
        figures.record(Figure("U8", f"{what} ({game})", much, target, met, judged=False))
    assert (measured.only_pass_count, measured.unreachable_count, measured.passed_by_server) == (0, 0, 0)


@pytest.mark.figure
@pytest.mark.parametrize("sets", [("BMR",), ("TNL",), ("BMR", "TNL")], ids="+".join)
def test_windows_of_boss_monster_meet_their_figures(figures: Report, sets: tuple[str, ...]) -> None:
    """U8: 20 games of four players with each set."""
    check(figures, measure(20, seed=2000, sets=list(sets)), "+".join(sets))


@pytest.mark.figure
@pytest.mark.parametrize(("players", "games"), [(1, 15), (2, 10), (4, 6)])
def test_windows_of_super_boss_monster_meet_their_figures(figures: Report, players: int, games: int) -> None:
    """U8: games of one, two and four players."""
    measured = measure(games, seed=1000, players=players, game="super-boss-monster")
    check(figures, measured, f"Super, {players} players", silent=6)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "games", "silent"),
    [
        ("boss-monster", 4, 100, 10),
        ("super-boss-monster", 1, 80, 6),
        ("super-boss-monster", 2, 50, 6),
        ("super-boss-monster", 4, 30, 6),
    ],
)
def test_windows_of_many_games_meet_their_figures(
    figures: Report, game: str, players: int, games: int, silent: int
) -> None:
    """U8: the long form, with other games than the short one."""
    check(figures, measure(games, seed=5000, players=players, game=game), f"{game}, {players} players", silent)
