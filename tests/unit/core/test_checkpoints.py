"""Checkpoints: a table that takes few of them finds the same ones as a table that takes all."""

from __future__ import annotations

from random import Random

import pytest

import underkeep
from tests.unit.core.sample_setups import SETUPS
from underkeep import Table
from underkeep.core import registry
from underkeep.core.options.option import Resign
from underkeep.core.state import pack


def assert_same_checkpoint(table: Table, other: Table) -> None:
    assert pack(table.checkpoint) == pack(other.checkpoint)
    assert table.answers_since == other.answers_since
    assert pack(table.clone().state) == pack(table.state) == pack(other.state)


@pytest.mark.parametrize("every", [1, 7, 60])
@pytest.mark.parametrize("name", registry.names())
def test_a_checkpoint_does_not_depend_on_how_often_it_is_wanted(name: str, every: int) -> None:
    """One table is asked for its checkpoint after each answer, the other only now and then."""
    often, seldom = (underkeep.new_game(name, seed=5, **SETUPS[name]) for _ in range(2))
    random = Random(every)
    for number in range(240):
        if often.decision is None:
            break
        option = often.options[random.randrange(len(often.options))]
        for table in (often, seldom):
            table.play(option)
        assert often.checkpoint is not None
        if number % every == 0:
            assert_same_checkpoint(seldom, often)
    assert_same_checkpoint(seldom, often)


def test_a_checkpoint_after_a_resignation_is_found() -> None:
    """A seat gives up between two checkpoints; the table answers its decisions until the running step ends."""
    often, seldom = (underkeep.new_game("boss-monster", seed=8, players=3) for _ in range(2))
    random = Random(1)
    for number in range(90):
        if often.decision is None:
            break
        option = Resign(often.decision.seat) if number == 30 else often.options[random.randrange(len(often.options))]
        for table in (often, seldom):
            table.answer(option)
        assert often.checkpoint is not None
        assert pack(seldom.state) == pack(often.state)
        if 30 < number < 45 or number == 80:
            assert_same_checkpoint(seldom.clone(), often)
    assert_same_checkpoint(seldom, often)


def test_random_play_takes_few_checkpoints() -> None:
    table = underkeep.new_game("boss-monster", seed=2, players=4)
    random = Random(2)
    checkpoints = {id(table._last_checkpoint): table._last_checkpoint}
    while table.decision is not None:
        table.play(table.options[random.randrange(len(table.options))])
        checkpoints[id(table._last_checkpoint)] = table._last_checkpoint
    assert len(checkpoints) < len(table.history) / 6
