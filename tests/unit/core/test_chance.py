"""Tests of dice and random picks (BM-0.7, BM-13.12 to BM-13.14, BM-19.9). No card of BMR and TNL rolls a die, so the
die is tested without a card."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.unit.scenario_checks import check_game_replays, play_scenario
from underkeep import Table, new_game
from underkeep.core import chance, registry
from underkeep.core.contract import choose_randomly
from underkeep.core.scenario.yaml_nodes import ScenarioError
from underkeep.core.state import Seed, State

SECRET = bytes(range(32))
"""The seed of a table on a server."""


def position(seed: Seed) -> State:
    state = new_game("boss-monster", seed=1).state
    state.seed, state.chance = seed, 0
    return state


def rolls(seed: Seed, number: int) -> list[int]:
    state = position(seed)
    return [chance.roll_die(state) for _ in range(number)]


@pytest.mark.parametrize("seed", [1, SECRET])
def test_a_die_shows_each_number_from_one_to_six_equally_often(seed: Seed) -> None:
    counts = Counter(rolls(seed, 12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(1850 < count < 2150 for count in counts.values())


def test_consecutive_rolls_are_independent() -> None:
    pairs = Counter(zip(rolls(2, 7200)[::2], rolls(2, 7200)[1::2], strict=True))
    assert len(pairs) == 36
    assert all(60 < count < 145 for count in pairs.values())


def test_one_seed_gives_one_sequence_of_rolls() -> None:
    for seed in (3, SECRET):
        assert rolls(seed, 50) == rolls(seed, 50)
        assert rolls(seed, 50) != rolls(chance.other_seed(seed), 50)


def test_every_bit_of_a_secret_seed_counts() -> None:
    sequences = {tuple(rolls(SECRET, 40))}
    orders = {tuple(shuffled(SECRET))}
    for bit in range(256):
        changed = (int.from_bytes(SECRET) ^ 1 << bit).to_bytes(32)
        sequences.add(tuple(rolls(changed, 40)))
        orders.add(tuple(shuffled(changed)))
    assert (len(sequences), len(orders)) == (257, 257)


def shuffled(seed: Seed) -> list[int]:
    """Return the numbers from 0 to 39 in the order into which a seed shuffles them."""
    numbers = list(range(40))
    chance.shuffle(position(seed), numbers)
    return numbers


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("boss-monster", {}),
        ("super-boss-monster", {}),
        ("keep-the-heroes-out", {}),
        ("dungeon-fighter", {"throws": "made-up"}),
    ],
)
def test_a_game_with_a_secret_seed_is_saved_exported_and_replayed(name: str, choices: dict[str, Any]) -> None:
    game = registry.get(name)
    setup = game.check_setup(game.setup_type(players=2, **choices))
    table = Table(game, setup, game.initial_state(setup, SECRET))
    dice = Random(1)
    while table.decision is not None:
        table.answer(choose_randomly(table, dice))
    again = Table.load(table.save())
    assert again.state == table.state
    assert again.state.seed == SECRET
    check_game_replays(table)


def test_a_secret_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ScenarioError, match="64 hexadecimal digits"):
        play_scenario("game: boss-monster\nseed: 0x1234\nplayers: [{}, {}]\n")


@pytest.mark.parametrize("sides", [1, 2, 6, 7])
def test_a_draw_is_even_for_any_number_of_sides(sides: int) -> None:
    state = position(5)
    counts = Counter(chance.draw(state, sides) for _ in range(2000 * sides))
    assert sorted(counts) == list(range(sides))
    assert all(1800 < count < 2200 for count in counts.values())


def test_a_random_discard_takes_every_card_equally_often() -> None:
    text = """
game: boss-monster
seed: {seed}
players:
  - {{rooms: [{{face_down: Specter's Sanctum}}]}}
  - {{spells: [Fear, Freeze, Assassin]}}
at: {{phase: reveal}}
play:
  - until: {{phase: bait}}
"""
    lost: Counter[int] = Counter()
    for seed in range(300):
        run = play_scenario(text.format(seed=seed))
        (card,) = run.table.state.discard
        lost[run.table.state.faces[card]] += 1
    assert len(lost) == 3
    assert all(70 < count < 130 for count in lost.values())
