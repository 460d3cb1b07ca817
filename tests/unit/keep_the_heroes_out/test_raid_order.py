"""The order of the heroes in a raid: the players are asked only if it makes a difference."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from underkeep.core import registry
from underkeep.core.records.record import Record, make_setup
from underkeep.core.table import Table
from underkeep.games.keep_the_heroes_out.assist import raid_order
from underkeep.games.keep_the_heroes_out.assist.raid_order import ORDER_KINDS, is_order_indifferent

SEEDS = range(4)
MAX_ANSWERS = 300


def questions_about_the_order() -> Iterator[Table]:
    """Play some games at random and yield each table that asks for an order."""
    game = registry.get("keep-the-heroes-out")
    for seed in SEEDS:
        table = Record(game, make_setup(game, {}, ["Anna", "Ben"]), seed).table
        random = Random(seed)
        for _ in range(MAX_ANSWERS):
            if table.decision is None:
                break
            if table.decision.kind in ORDER_KINDS:
                yield table
            table.answer(random.choice(list(table.options)))


def end_of_an_order(table: Table, random: Random) -> tuple[Any, ...]:
    """Let the heroes act in a random order, and return the state after it."""
    table = table.clone()
    table.answer(random.choice(list(table.options)))
    while table.decision is not None and table.decision.kind in ORDER_KINDS:
        table.answer(random.choice(list(table.options)))
    return table.state.values()


def test_an_order_is_indifferent_exactly_if_all_orders_end_alike() -> None:
    found = {True: 0, False: 0}
    for table in questions_about_the_order():
        indifferent = is_order_indifferent(table)
        found[indifferent] += 1
        ends = [end_of_an_order(table, Random(number)) for number in range(6)]
        if indifferent:
            assert all(end == ends[0] for end in ends)
    assert found[True] >= 5
    assert found[False] >= 5


def test_the_question_about_the_order_changes_nothing() -> None:
    table = next(questions_about_the_order())
    before, answers = table.state.values(), len(table.history)
    is_order_indifferent(table)
    assert (table.state.values(), len(table.history)) == (before, answers)


def test_too_many_orders_count_as_orders_that_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(table for table in questions_about_the_order() if is_order_indifferent(table))
    monkeypatch.setattr(raid_order, "MAX_ANSWERS", 1)
    assert not is_order_indifferent(table)


def test_other_decisions_are_not_about_the_order() -> None:
    game = registry.get("keep-the-heroes-out")
    table = Record(game, make_setup(game, {}, ["Anna", "Ben"]), 1).table
    assert table.decision is not None
    assert table.decision.kind not in ORDER_KINDS
    assert not is_order_indifferent(table)
