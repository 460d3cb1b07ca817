"""Cloning, saving, undoing and refused answers do not change a game, for any answers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underkeep import new_game
from underkeep.core.errors import IllegalMove, UserError
from underkeep.core.options.option import PASS
from underkeep.core.state import pack
from underkeep.core.table import Table
from underkeep.games.boss_monster.options import Choose, Place
from underkeep.games.boss_monster.setup.setup import VARIANTS

setups = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**48),
        "players": st.integers(2, 4),
        "sets": st.sampled_from([("BMR",), ("TNL",), ("BMR", "TNL")]),
        "variants": st.sets(st.sampled_from(VARIANTS), max_size=2).map(lambda names: tuple(sorted(names))),
    }
)
answers = st.lists(st.integers(0, 10**6), min_size=1, max_size=60)


def play(table: Table, numbers: list[int]) -> None:
    """Answer with these numbers, each modulo the number of options."""
    for number in numbers:
        if table.decision is None:
            return
        table.answer(table.options[number % len(table.options)])


def decision_values(table: Table) -> object:
    decision = table.decision
    return None if decision is None else (decision.seat, decision.kind, decision.about, list(decision.options))


@settings(max_examples=40, deadline=None)
@given(setups, answers, st.integers(1, 60))
def test_undoing_leads_to_the_state_before(setup: dict[str, object], numbers: list[int], back: int) -> None:
    table = new_game("boss-monster", **setup)
    past = [(pack(table.state), decision_values(table), len(table.events))]
    for number in numbers:
        if table.decision is None:
            break
        play(table, [number])
        past.append((pack(table.state), decision_values(table), len(table.events)))
    if len(past) > 1:
        back = 1 + back % (len(past) - 1)
        table.undo(back)
        assert (pack(table.state), decision_values(table), len(table.events)) == past[-1 - back]
        assert len(table.history) == len(past) - 1 - back


@settings(max_examples=40, deadline=None)
@given(setups, answers, answers)
def test_a_loaded_game_goes_on_like_the_saved_one(
    setup: dict[str, object], before: list[int], after: list[int]
) -> None:
    """This holds also in the middle of a step, where the checkpoint is older than the decision."""
    table = new_game("boss-monster", **setup)
    play(table, before)
    loaded = Table.load(table.save())
    assert decision_values(loaded) == decision_values(table)
    play(table, after)
    play(loaded, after)
    assert decision_values(loaded) == decision_values(table)
    assert loaded.save() == table.save()


@settings(max_examples=40, deadline=None)
@given(setups, answers, answers, st.booleans())
def test_playing_a_clone_does_not_change_the_original(
    setup: dict[str, object], before: list[int], after: list[int], checkpoints: bool
) -> None:
    table = new_game("boss-monster", checkpoints=checkpoints, **setup)
    play(table, before)
    clone = table.clone()
    state, decision = pack(table.state), decision_values(table)
    play(clone, after)
    assert (pack(table.state), decision_values(table)) == (state, decision)
    play(table, after)
    assert (pack(table.state), decision_values(table)) == (pack(clone.state), decision_values(clone))


@settings(max_examples=25, deadline=None)
@given(setups, answers)
def test_answering_forced_moves_by_hand_gives_the_same_game(setup: dict[str, object], numbers: list[int]) -> None:
    table = new_game("boss-monster", **setup)
    by_hand = new_game("boss-monster", auto=False, **setup)
    play(table, numbers)
    wanted = iter(table.history)
    while by_hand.decision is not None and pack(by_hand.state) != pack(table.state):
        forced = len(by_hand.options) == 1
        by_hand.answer(by_hand.options[0] if forced else next(wanted))
    assert pack(by_hand.state) == pack(table.state)


@settings(max_examples=40, deadline=None)
@given(setups, answers, st.integers(-3, 400), st.integers(-3, 400))
def test_an_illegal_answer_changes_nothing(setup: dict[str, object], numbers: list[int], card: int, on: int) -> None:
    table = new_game("boss-monster", **setup)
    play(table, numbers)
    state, decision, history = pack(table.state), decision_values(table), list(table.history)
    for answer in (Place(card, on), Choose(card), PASS):
        if answer not in table.options:
            with pytest.raises(IllegalMove):
                table.answer(answer)
            assert (pack(table.state), decision_values(table), table.history) == (state, decision, history)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 10**6), st.integers(0, 255), st.booleans())
def test_a_damaged_file_raises_a_user_error(seed: int, place: int, byte: int, cut: bool) -> None:
    table = new_game("boss-monster", seed=seed)
    play(table, [seed, seed // 7, seed // 49])
    data = bytearray(table.save())
    place %= len(data)
    if cut:
        del data[place:]
    else:
        data[place] ^= byte or 1
    try:
        loaded = Table.load(bytes(data))
    except UserError:
        return
    # The changed byte had no meaning, such as one in the header of the compressed data.
    assert pack(loaded.state) == pack(table.state)


@settings(max_examples=25, deadline=None)
@given(setups, answers, st.integers(0, 10**6))
def test_a_sampled_world_agrees_with_the_observation(setup: dict[str, object], numbers: list[int], seed: int) -> None:
    table = new_game("boss-monster", **setup)
    play(table, numbers)
    if table.decision is None:
        return
    seat = table.decision.seat
    observation = table.observe(seat, for_sampling=True)
    world = observation.sample_world(Random(seed))
    assert decision_values(world) == decision_values(table)
    for seen, dealt in zip(observation.state.faces, world.state.faces, strict=True):
        assert seen in (0, dealt)
    # The world has the same cards, in other places.
    assert sorted(world.state.faces) == sorted(table.state.faces)
