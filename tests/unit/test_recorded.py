"""Finished games that were kept must replay to the same end: a change that breaks them raises the version."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep import Drift, Table
from underkeep.core.table import CHECK_EVERY

RECORDS = sorted((Path(__file__).parents[1] / "recorded").glob("*.ukeep"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_the_same_end(path: Path) -> None:
    table = Table.load(path.read_bytes())
    assert table.over
    again = table.replay()
    assert again.state == table.state
    assert again.winners == table.winners != []
    assert len(table.checks) == len(table.history) // CHECK_EVERY > 1


def test_games_of_all_sizes_are_kept() -> None:
    assert {Table.load(path.read_bytes()).state.players for path in RECORDS} == {2, 3, 4, 6}


def test_a_record_that_drifts_is_noticed() -> None:
    table = Table.load(RECORDS[0].read_bytes())
    table.checks[1] ^= 1
    with pytest.raises(Drift, match=f"between answers {CHECK_EVERY + 1} and {2 * CHECK_EVERY}"):
        table.replay()
