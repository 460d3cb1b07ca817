"""Tests of dice and random picks (BM-0.7, BM-13.12 to BM-13.14, BM-19.9). No card of BMR and TNL rolls a die, so the
die is tested without a card."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.unit.scenario_checks import play_scenario
from underkeep import new_game
from underkeep.core import chance
from underkeep.core.state import State


def position(seed: int) -> State:
    return new_game("boss-monster", seed=seed).state


def rolls(seed: int, number: int) -> list[int]:
    state = position(seed)
    return [chance.roll_die(state) for _ in range(number)]


def test_a_die_shows_each_number_from_one_to_six_equally_often() -> None:
    counts = Counter(rolls(1, 12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(1850 < count < 2150 for count in counts.values())


def test_consecutive_rolls_are_independent() -> None:
    pairs = Counter(zip(rolls(2, 7200)[::2], rolls(2, 7200)[1::2], strict=True))
    assert len(pairs) == 36
    assert all(60 < count < 145 for count in pairs.values())


def test_one_seed_gives_one_sequence_of_rolls() -> None:
    assert rolls(3, 50) == rolls(3, 50)
    assert rolls(3, 50) != rolls(4, 50)


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
