"""Tests of the simulation of many games, and of its command."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from rich.console import Console

from underkeep.cli import main
from underkeep.cli.commands.simulate import print_result
from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.games.dungeon_fighter.throw_sources import outcomes
from underkeep.lab import simulate as lab
from underkeep.lab.simulate import Plan, Result, add_game, interval, play_game, simulate


def test_every_game_has_a_winner_and_every_seat_is_counted() -> None:
    result = simulate(Plan(bots=("random", "random", "random"), games=30, choices={"sets": ("TNL",)}, seed=4))
    assert (result.games, result.failures) == (30, [])
    assert sum(result.wins.values()) == 30
    assert sum(result.games_by_seat.values()) == 90
    assert all(result.games_by_seat[bot, seat] == 10 for bot in range(3) for seat in range(3))
    assert result.rounds > 30
    assert result.answers > 300


def test_a_victory_shared_by_bots_of_one_name_counts_once(capsys: pytest.CaptureFixture[str]) -> None:
    class Shared:
        """A finished game that both seats have won."""

        game, state, history, winners = registry.get("boss-monster"), play_game(Plan(games=1), 0).state, (), [0, 1]

    result = Result(plan=Plan(bots=("random", "random"), games=1))
    add_game(result, Shared, [0, 1])
    assert (sum(result.wins.values()), result.wins_by_name["random"]) == (2, 1)
    print_result(result, Console())
    assert "100" in capsys.readouterr().out, "no share is above 100 %"


def test_several_processes_play_the_same_games() -> None:
    plan = Plan(bots=("random", "random"), games=45, seed=2)
    alone, together = simulate(plan), simulate(plan, jobs=2)
    alone.seconds = together.seconds = 0.0
    assert alone == together


def test_progress_reports_every_game() -> None:
    reported: list[int] = []
    simulate(Plan(games=45), progress=reported.append)
    assert sum(reported) == 45


def test_a_verified_game_is_the_same_game() -> None:
    plan, verified = Plan(seed=11), Plan(seed=11, verify=True)
    assert play_game(plan, 0).history == play_game(verified, 0).history


def test_a_failed_game_is_counted_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(name: str, seed: int = 0, game: str = "") -> object:
        def bot(view: object, decision: object) -> object:
            raise ZeroDivisionError("oops")

        return bot

    monkeypatch.setattr(lab, "bot_named", clumsy)
    result = simulate(Plan(games=3, seed=70))
    assert result.games == 0
    assert [str(failure) for failure in result.failures] == [
        f"boss-monster, seed {seed}, after answer 0: ZeroDivisionError: oops" for seed in (70, 71, 72)
    ]


def test_a_missing_physics_engine_is_reported_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(outcomes, "find_spec", lambda _: None)
    assert main(["simulate", "dungeon-fighter", "--players", "skilled,skilled", "--games", "1"]) == 2
    assert 'pip install "underkeep[dice]"' in capsys.readouterr().err


def test_a_setup_that_does_not_fit_is_refused_before_the_first_game() -> None:
    with pytest.raises(UserError, match="needs Crash Landing"):
        simulate(Plan(bots=("random",) * 5))


def test_an_interval_holds_the_measured_share() -> None:
    for trials in (1, 7, 400):
        for successes in range(trials + 1):
            low, high = interval(successes, trials)
            assert 0 <= low <= successes / trials <= high <= 1
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.slow
def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate boss-monster --players greedy,random --games 6 --sets bmr,tnl --variant hard --jobs 1 --verify"
    assert main(words.split()) == 0
    printed = capsys.readouterr().out
    assert "seeds 1 to 6" in printed
    assert "greedy" in printed
    assert "decisions per game" in printed
    assert "the contract was checked at every question\n" in printed


def test_the_command_counts_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--jobs", "1", "--lang", "pl"]) == 0
    printed = capsys.readouterr().out
    assert "ziarna od 1 do 2" in printed
    assert "% wygranych" in printed
    assert "2 gry w" in printed
    assert re.search(r"średnio na grę: rundy \d+,\d, decyzje \d+,\d\n", printed)


def test_a_quick_inspection_reports_its_sample(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "boss-monster", "--games", "2", "--jobs", "1", "--verify", "16"]) == 0
    assert "at every question, its costly parts at one in 16" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--players gredy,random", "There is no bot called “gredy” (did you mean greedy?)."),
        ("--sets TNX", "There is no set called “TNX” (did you mean TNL?)."),
        ("--variant hart", "There is no variant called “hart” (did you mean hard?)."),
        ("--games 0", "--games must be at least 1, not 0."),
        ("--jobs -1", "--jobs must be at least 1, not -1."),
        ("--verify -1", "--verify must be at least 1, not -1."),
        ("--players random", "Boss Monster is for 2 to 6 players, not for 1."),
    ],
)
def test_the_command_prints_an_error_as_one_sentence(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "boss-monster", *words.split()]) == 2
    assert capsys.readouterr().err.strip() == complaint


def test_importing_underkeep_does_not_import_rich() -> None:
    program = "import underkeep, underkeep.lab.simulate, sys; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
