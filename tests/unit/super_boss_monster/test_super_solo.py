"""Tests of the table of solo scores: its games are reproducible, and it counts every title."""

from __future__ import annotations

import pytest

from underkeep.lab.balance import super_boss_monster_solo


def test_games_are_the_same_in_every_run_and_in_several_processes() -> None:
    scores = super_boss_monster_solo.play_all_games("random", 12)
    assert len(scores) == 12
    assert scores == super_boss_monster_solo.play_all_games("random", 12, jobs=2)
    assert scores[3:5] == super_boss_monster_solo.play_games("random", 3, 5, challenge=False)


def test_greedy_plays_better_than_random() -> None:
    greedy, random = (
        super_boss_monster_solo.play_all_games("greedy", 4),
        super_boss_monster_solo.play_all_games("random", 4),
    )
    assert sum(greedy) / 4 >= sum(random) / 4 + 8


def test_the_challenge_mode_is_harder() -> None:
    play, seeds = super_boss_monster_solo.play_game, range(1, 6)
    assert sum(play("greedy", seed, challenge=True) for seed in seeds) < sum(play("greedy", seed) for seed in seeds)


def test_the_table_counts_every_title() -> None:
    table = super_boss_monster_solo.report({"random": [-3, 0, 7], "greedy": [36, 36, 17]})
    rows = [line.rsplit(maxsplit=2) for line in table.splitlines() if line]
    counted = {name: (one, other) for name, one, other in rows[1:] if name != "best and worst"}
    assert counted["mean score"] == ("1.33", "29.67")
    titles = ("Great Ultimate Dungeon Master", "Boss", "Minion", "Kobold", "Failure")
    assert [counted[title] for title in titles] == [("0", "2"), ("0", "1"), ("1", "0"), ("1", "0"), ("1", "0")]
    assert table.splitlines()[-11:][0].startswith("Great Ultimate")


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    super_boss_monster_solo.main(["--games", "2", "--bots", "random"])
    assert "mean score" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        super_boss_monster_solo.main(["--games", "0"])
    assert "at least one game is needed" in capsys.readouterr().err
