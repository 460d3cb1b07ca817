"""Every game of the registry keeps the contract, with every setup that changes how it is played."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any, cast

import pytest

from underkeep import new_game
from underkeep.core import contract, registry, visibility
from underkeep.core.contract import (
    QUICK_SAMPLE,
    ContractViolation,
    Inspector,
    check_random_game,
    choose_randomly,
    play_inspected,
)
from underkeep.core.events import Event
from underkeep.core.procedures import AnyProcedure
from underkeep.core.table import Table
from underkeep.games.boss_monster.options import Place

BOTH = ("BMR", "TNL")

SETUPS: dict[str, tuple[dict[str, Any], ...]] = {
    name: manifest.load("setup.samples:SAMPLE_SETUPS") for name, manifest in registry.manifests().items()
}
"""The setups to play, by game."""


def setup_id(setup: dict[str, Any]) -> str:
    words = (("+".join(value) if isinstance(value, tuple) else str(value)) for value in setup.values())
    return "-".join(words)


every_setup = pytest.mark.parametrize(
    ("game", "choices"),
    [
        pytest.param(game, choices, id=f"{game}-{setup_id(choices)}")
        for game, setups in SETUPS.items()
        for choices in setups
    ],
)


@every_setup
def test_a_random_game_keeps_the_contract(game: str, choices: dict[str, Any]) -> None:
    the_game = registry.get(game)
    table = check_random_game(the_game, the_game.setup_type(**choices), seed=7, sample=4)
    assert table.over


@pytest.mark.slow
@every_setup
def test_a_game_with_resignations_keeps_the_contract(game: str, choices: dict[str, Any]) -> None:
    the_game = registry.get(game)
    table = check_random_game(the_game, the_game.setup_type(**choices), seed=8, sample=12, resign_chance=0.03)
    assert table.over


@pytest.mark.long
@every_setup
def test_many_random_games_keep_the_contract(game: str, choices: dict[str, Any]) -> None:
    the_game = registry.get(game)
    setup = the_game.setup_type(**choices)
    for seed in range(1000, 1020):
        check_random_game(the_game, setup, seed, sample=QUICK_SAMPLE, resign_chance=0.01 * (seed % 2))


@pytest.mark.slow
@pytest.mark.parametrize("sets", [("BMR",), ("TNL",), BOTH], ids="+".join)
def test_sampled_worlds_lead_to_the_same_decision(sets: tuple[str, ...], long: bool) -> None:
    """From 150 positions, in the long form 500, each seat samples worlds: nearly all must lead to the decision that is
    really open."""
    sampled = same = positions = 0
    wanted = 500 if long else 150
    for seed in range(1000):
        table = new_game("boss-monster", seed=seed, players=2 + seed % 3, sets=sets, events=False)
        stop = Random(f"worlds {seed}").randrange(5, 60)
        random = Random(seed)
        while table.decision is not None and len(table.history) < stop:
            table.play(choose_randomly(table, random))
        if table.decision is None:
            continue
        positions += 1
        for seat in range(table.state.players):
            observation = table.observe(seat, for_sampling=True)
            for _ in range(3):
                world = observation.sample_world(random)
                sampled += 1
                same += (
                    world.decision is not None
                    and world.decision.seat == table.decision.seat
                    and world.decision.kind == table.decision.kind
                    and (seat != world.decision.seat or list(world.options) == list(table.options))
                )
        if positions == wanted:
            break
    assert positions == wanted
    assert same / sampled >= 0.999


# --- the inspector ---------------------------------------------------------------------------------


@pytest.fixture
def table() -> Table:
    """Return a game after twelve answers, with heroes in town."""
    table = new_game("boss-monster", seed=3, players=3, sets=BOTH)
    random = Random(3)
    while table.decision is not None and len(table.history) < 12:
        table.play(choose_randomly(table, random))
    assert table.decision is not None
    return table


def test_an_inspector_leaves_the_table_as_it_was(table: Table) -> None:
    before = table.save()
    Inspector(table, seed=1).check_decision()
    assert table.save() == before


def assert_violation(table: Table, problem: str) -> None:
    with pytest.raises(ContractViolation, match=problem) as broken:
        Inspector(table, seed=1).check_decision()
    assert (broken.value.game, broken.value.seed, broken.value.answer) == ("boss-monster", 1, 12)


def test_an_inspector_notices_an_unlisted_kind_of_decision(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(table.game.assist), "decision_kinds", lambda assist: ("chess",))
    assert_violation(table, "is no listed kind of decision")


def test_an_inspector_notices_a_card_in_two_places(table: Table) -> None:
    state: Any = table.state
    state.discard.append(state.room_deck[0])
    assert_violation(table, "is in room_deck and discard|is in discard and room_deck")


def test_an_inspector_notices_a_lost_card(table: Table) -> None:
    state: Any = table.state
    state.room_deck.pop()
    assert_violation(table, "is in no zone")


def test_an_inspector_notices_an_observation_with_a_hidden_face(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = visibility.redact

    def leaking(state: Any, seat: int, *more: Any) -> Any:
        seen = honest(state, seat, *more)
        hidden = state.room_deck[-1]
        seen.faces[hidden] = state.faces[hidden]
        return seen

    monkeypatch.setattr(visibility, "redact", leaking)
    assert_violation(table, "holds a hidden face")


def test_an_inspector_notices_an_option_that_cannot_be_taken(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(4)
    while not any(isinstance(option, Place) for option in table.options):
        table.play(choose_randomly(table, random))
    steps, step = cast(dict[str, Any], table.game.steps), table.checkpoint.step
    build_turn = steps[step]

    def crash_at_a_room(game: Any) -> AnyProcedure:
        """Play the step until a room is placed."""
        procedure = build_turn(game)
        answer = None
        while True:
            answer = yield procedure.send(answer)
            if isinstance(answer, Place):
                raise LookupError("no such room")

    monkeypatch.setitem(steps, step, crash_at_a_room)
    with pytest.raises(ContractViolation, match=r"Place\(.*offered by build-turn, cannot be taken: LookupError"):
        Inspector(table, seed=1).check_decision()


def test_an_inspector_notices_events_with_hidden_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A viewer that gets all events with all faces sees the cards that other seats draw."""
    monkeypatch.setattr(Event, "seen_by", lambda event, state, seat: event)

    def play_twenty() -> None:
        for seed in range(20):
            play_inspected(new_game("boss-monster", seed=seed, players=2), seed)

    with pytest.raises(ContractViolation, match="the events differ"):
        play_twenty()


def test_an_inspector_notices_a_game_that_does_not_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "MAX_ANSWERS", 11)
    assert_violation(table, "not over after 11 answers")


def test_a_crash_names_game_seed_and_answer() -> None:
    def crash(table: Table, random: object) -> Any:
        raise ZeroDivisionError("a card went wrong")

    with pytest.raises(ContractViolation, match=r"boss-monster, seed 5, after answer 0: .*a card went wrong"):
        play_inspected(new_game("boss-monster", seed=5), 5, choose=crash)


def test_zones_cover_all_cards(table: Table) -> None:
    cards = list(chain.from_iterable(table.game.zones(table.state).values()))
    assert sorted(cards) == list(range(len(table.state.faces)))
