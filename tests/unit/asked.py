"""Helpers that bring a table to a decision and return its stop reasons, its moves and its confirmations."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from tests.unit.scenario_checks import play_scenario
from underkeep.core.contract import choose_randomly
from underkeep.core.decisions import Decision
from underkeep.core.game import Game
from underkeep.core.options.option import PASS, Option
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer


def written(text: str) -> Table:
    """Return the table at the decision to which a scenario leads."""
    run = play_scenario(text)
    assert run.problems == []
    return run.table.clone(events=True)


def go_to(table: Table, seat: int, kind: str = "window") -> Table:
    """Pass for every seat until this seat has a decision of this kind."""
    for _ in range(50):
        assert table.decision is not None
        if (table.decision.seat, table.decision.kind) == (seat, kind):
            return table
        table.answer(PASS if PASS in table.options else table.options[0])
    raise AssertionError("the seat never has a decision of this kind")


def all_reasons(table: Table) -> frozenset[str]:
    decision = table.decision
    assert decision is not None
    return table.game.assist.stop_reasons(table.observe(decision.seat), decision)


def reasons(table: Table) -> set[str]:
    return {name for name in all_reasons(table) if ":" not in name}


def places(table: Table) -> set[str]:
    return {name for name in all_reasons(table) if ":" in name}


def move(table: Table, words: str) -> Option:
    return table.game.notation.moves(table.state, table.options)[words]


def warn(table: Table, option: Option, language: str = "en") -> str:
    """Return the confirmation that the assist shows before this option is chosen."""
    decision = table.decision
    assert decision is not None
    renderer = TextRenderer(table.game, table.setup, language, viewer=decision.seat)
    said = table.game.assist.confirmation(renderer, table.observe(decision.seat), option, decision)
    assert not renderer.messages.missing
    return said


def judged(table: Table, options: Iterable[Option]) -> tuple[Any, ...]:
    """Return all that the assist says about the open decision: reasons, progress, pass delay and confirmations."""
    decision = table.decision
    assert decision is not None
    observation = table.observe(decision.seat)
    question = Decision(decision.seat, decision.kind, list(options), decision.about)
    renderer = TextRenderer(table.game, table.setup, "en", viewer=decision.seat)
    return (
        table.game.assist.stop_reasons(observation, question),
        table.game.assist.progress(table.state),
        table.game.assist.pass_delay(table.state, decision.kind),
        [table.game.assist.confirmation(renderer, observation, option, question) for option in question.options],
    )


def judged_alike_in_other_worlds(game: Game, players: int, sets: tuple[str, ...], games: int = 3) -> int:
    """Play whole games and check that the assist says the same in sampled worlds with other hidden cards, and that it
    does not change the observation. Return the number of compared decisions."""
    random = Random(players)
    checked = 0
    for seed in range(games):
        setup = game.setup_type(players=players, sets=sets)
        table = Table(game, setup, game.initial_state(setup, seed), auto=False)
        while table.decision is not None:
            if random.random() < 0.4:
                seat, before = table.decision.seat, table.observe(table.decision.seat).state.copy()
                said = judged(table, table.options)
                assert table.observe(seat).state == before
                world = table.observe(seat, for_sampling=True).sample_world(random)
                asked = (seat, table.decision.kind)
                if world.decision is not None and (world.decision.seat, world.decision.kind) == asked:
                    assert list(world.options) == list(table.options)
                    assert judged(world, world.options) == said
                    checked += 1
            table.play(choose_randomly(table, random))
    return checked
