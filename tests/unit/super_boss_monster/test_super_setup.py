"""Tests of the setup of Super Boss Monster (chapters 1, 18 and 19 of its rules, SBM-19.22)."""

from __future__ import annotations

import pytest

from underkeep import UserError
from underkeep.games.super_boss_monster.setup.setup import Setup


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(players=0), "Super Boss Monster is for 1 to 6 players, not for 0."),
        (Setup(players=7, sets=("CRL",)), "Super Boss Monster is for 1 to 6 players, not for 7."),
        (Setup(players=5), "For 5 players Super Boss Monster needs Crash Landing (CRL)."),
        (Setup(players=6, sets=("BMR",)), "For 6 players Super Boss Monster needs Crash Landing (CRL)."),
        (
            Setup(players=1, sets=("SBM", "BMR"), heroes="BMR"),
            "A solo game has only the heroes of Super Boss Monster, not those of BMR.",
        ),
        (
            Setup(players=1, sets=("SBM", "TNL"), mixed_heroes=True),
            "A solo game has only the heroes of Super Boss Monster, not those of TNL.",
        ),
        (Setup(players=2, variants=("challenge",)), "The challenge mode is for one player, not for 2."),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup: Setup, sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        setup.checked()
    assert str(refused.value) == sentence


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_need_no_other_set(players: int) -> None:
    assert Setup(players=players).checked().sets == ("SBM",)


@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_players_can_play_with_crash_landing(players: int) -> None:
    assert Setup(players=players, sets=("CRL",)).checked().sets == ("SBM", "CRL")
