"""Play-outs: worlds that are thrown away, rounds played by a policy, tables that ask only what is important."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.core.sample_setups import SETUPS
from underkeep import PASS, Observation, Table
from underkeep.core import registry
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.state import FIRST_SEAT, pack
from underkeep.core.text import TextRenderer


def middle_of_game(name: str, answers: int = 25, **how: Any) -> Table:
    table = underkeep.new_game(name, seed=11, **SETUPS[name], **how)
    random = Random(4)
    for _ in range(answers):
        table.play(random.choice(table.options))
    return table


def observe_asked_seat(table: Table) -> Observation:
    assert table.decision is not None
    return table.observe(table.decision.seat, for_sampling=True)


def random_policy(seed: int) -> Any:
    random = Random(seed)

    def choose(state: Any, decision: Decision) -> Option:
        return decision.options[random.randrange(len(decision.options))]

    return choose


@pytest.mark.parametrize("name", registry.names())
def test_worlds_without_checkpoints_are_those_with_checkpoints(name: str) -> None:
    observation = observe_asked_seat(middle_of_game(name))
    kept, thrown_away = (observation.sample_world(Random(5), keep=keep) for keep in (True, False))
    assert kept.state == thrown_away.state
    for world in (kept, thrown_away):
        world.playout(random_policy(6))
        assert world.over
    assert kept.state == thrown_away.state
    assert thrown_away.fingerprints == []


@pytest.mark.parametrize("name", registry.names())
def test_playing_worlds_and_clones_changes_nothing_that_they_share(name: str) -> None:
    table = middle_of_game(name)
    observation = observe_asked_seat(table)
    assert observation.checkpoint is not None
    before = pack(observation.checkpoint), pack(table.state), table.save()
    world = observation.sample_world(Random(5), keep=False)
    at_start = world.clone()
    for played in (world, table.clone()):
        played.playout(random_policy(7))
    assert (pack(observation.checkpoint), pack(table.state), table.save()) == before
    assert at_start.state == observation.sample_world(Random(5)).state


@pytest.mark.parametrize("name", registry.names())
def test_a_world_has_the_known_faces_and_deals_the_others(name: str) -> None:
    table = middle_of_game(name)
    observation = observe_asked_seat(table)
    known = observation.state.faces
    worlds = [observation.sample_world(Random(seed)).state for seed in range(4)]
    for state in worlds:
        assert all(seen in (0, face) for seen, face in zip(known, state.faces, strict=True))
        for pile in table.game.cards_by_back(table.state):
            assert sorted(state.faces[card] for card in pile) == sorted(table.state.faces[card] for card in pile)
    assert any(state.faces != worlds[0].faces for state in worlds[1:])


@pytest.mark.parametrize("name", registry.names())
def test_a_play_out_ends_with_the_round(name: str) -> None:
    world = middle_of_game(name, events=False)
    before = world.game.round_number(world.state)
    answers = world.playout(random_policy(8), until="round")
    assert answers > 0
    assert world.over or world.game.round_number(world.state) == before + 1


@pytest.mark.parametrize("name", registry.names())
def test_an_important_only_table_asks_what_matters_and_records_the_passes(name: str) -> None:
    table = middle_of_game(name, 0, important_only=True)
    policy = random_policy(9)
    asked = 0
    while table.decision is not None and asked < 40:
        decision = table.decision
        assert table.game.assist.matters(table.observe(decision.seat), decision)
        table.play(policy(table.state, decision))
        asked += 1
    passed = len(table.history) - asked
    assert table.history.count(PASS) >= passed
    assert passed > 0 or name != registry.default_name()
    assert table.replay().state == table.state
    assert Table.load(table.save()).state == table.state
    history = list(table.history)
    table.undo(1)
    assert table.history == history[:-1]
    assert table.decision is not None
    table.answer(history[-1])
    assert table.history[: len(history)] == history


def test_games_of_different_setups_are_dealt_from_their_own_decks() -> None:
    first = underkeep.new_game(players=2, sets=("BMR",), seed=1).state
    other = underkeep.new_game(players=2, sets=("TNL",), seed=1).state
    again = underkeep.new_game(players=2, sets=("BMR",), seed=1).state
    assert first == again
    assert first.faces != other.faces


@pytest.mark.parametrize("name", registry.names())
def test_remembered_texts_of_events_are_those_that_are_made_anew(name: str) -> None:
    table = middle_of_game(name, 60)
    for language in ("en", "pl"):
        for viewer in (FIRST_SEAT, underkeep.SPECTATOR):
            remembering = TextRenderer(table.game, table.setup, language, viewer)
            forgetting = TextRenderer(table.game, table.setup, language, viewer, link_card=lambda _, name: name)
            for event in table.events_for(viewer):
                texts = [renderer.event_text(table.state, event) for renderer in (remembering, remembering, forgetting)]
                assert len(set(texts)) == 1


@pytest.mark.parametrize(("seed", "answers", "kind"), [(20, 4, "discard-miniboss"), (12, 11, "discard-monster")])
def test_the_seat_that_decides_has_options_in_every_world(seed: int, answers: int, kind: str) -> None:
    """A seat that must discard a card of some type has one in every world, whatever its hand is there."""
    random = Random(seed)
    table = underkeep.new_game("boss-monster", seed=seed, players=2, sets=("RMB",))
    for _ in range(answers):
        assert table.decision is not None
        table.answer(table.decision.options[random.randrange(len(table.decision.options))])
    assert table.decision is not None
    assert table.decision.kind == kind
    other = 1 - table.decision.seat
    for _ in range(50):
        world = table.observe(other, for_sampling=True).sample_world(random)
        assert world.decision is not None
        assert (world.decision.seat, world.decision.kind) == (table.decision.seat, kind)
        assert world.decision.options
