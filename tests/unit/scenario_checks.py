"""Checks of the scenario notation of a game: the only problem of a scenario, and exported positions and games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container
from random import Random
from typing import Any

from underkeep.core.contract import choose_randomly
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.scenario.export import export
from underkeep.core.scenario.runner import Run, read_text
from underkeep.core.scenario.yaml_nodes import ScenarioError
from underkeep.core.table import Table
from underkeep.core.visibility import all_viewers

Faces = Callable[[Table, Any], object]
"""A function that returns the names of the cards in each zone of a state."""


def play_scenario(text: str) -> Run:
    """Play a scenario to its end and return the run with its problems. Raises a ScenarioError."""
    (scenario,) = read_text(text, "case.yaml")
    run = Run(scenario)
    run.play()
    return run


def scenario_problems(text: str) -> list[str]:
    """Return all problems of a scenario."""
    try:
        return [str(problem) for problem in play_scenario(text).problems]
    except ScenarioError as mistake:
        return [str(mistake)]


def only_problem_of(text: str) -> str:
    """Return the only problem of a scenario."""
    (problem,) = scenario_problems(text)
    return problem


def random_tables(table: Table, seed: int, chance: float) -> list[Table]:
    """Play a table at random to its end. Return copies of it at random decisions, and the table itself."""
    random = Random(seed)
    found = []
    while table.decision is not None:
        if random.random() < chance:
            found.append(table.clone())
        table.answer(choose_randomly(table, random))
    return [*found, table]


def faces_by_zone(table: Table, state: Any, ordered_zones: Container[str]) -> dict[str, object]:
    """Return the names of the cards in each zone of a state; for a zone without order, the number of each card.
    `hand.0` is a zone of the kind `hand`."""
    found: dict[str, object] = {}
    for zone, cards in table.game.zones(state).items():
        names = [table.game.notation.face_name(state.faces[card]) for card in cards]
        found[zone] = names if zone.partition(".")[0] in ordered_zones else Counter(names)
    return found


def check_position_loads_again(table: Table, faces: Faces) -> None:
    """Check that the exported position of a table has its cards, its notation, its decision and its legal moves."""
    (scenario,) = read_text(export(table, here=True))
    chosen, state = scenario.notation.read_position(scenario.position, scenario.seed)
    assert faces(table, state) == faces(table, table.checkpoint)
    assert scenario.notation.write_position(chosen, state) == scenario.notation.write_position(
        table.setup, table.checkpoint
    )
    run = Run(scenario)
    run.play()
    moves = run.legal_moves()
    assert moves.decision is not None
    assert table.decision is not None
    assert (moves.decision.seat, moves.decision.kind) == (table.decision.seat, table.decision.kind)
    if not isinstance(table.options, RangeOptions):
        assert sorted(moves.legal) == sorted(table.game.notation.moves(table.state, table.options))


def check_game_replays(table: Table) -> None:
    """Check that the exported game of a finished table leads to the same end."""
    (scenario,) = read_text(export(table) + "expect: {asked: nobody}\n")
    run = Run(scenario)
    run.play()
    assert run.problems == []
    assert run.legal_moves().table.state == table.state


def check_exports_hide_secrets(table: Table) -> None:
    """Check that the export for each viewer can be read, has no seed, and is the same for a sampled world with other
    hidden cards."""
    for viewer in all_viewers(table.setup.players):
        text = export(table, viewer)
        assert "seed" not in text
        (scenario,) = read_text(text)
        scenario.notation.read_position(scenario.position, 1)
        if table.state.chance == table.checkpoint.chance:
            world = table.observe(viewer, for_sampling=True).sample_world(Random(viewer))
            assert export(world, viewer) == text
