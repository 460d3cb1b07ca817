"""Bots: their names, their observations, and their strength."""

from __future__ import annotations

from random import Random

import pytest

from underkeep import new_game
from underkeep.bots import BOTS, Bot, ask, bot_named
from underkeep.bots.boss_monster.policy import POLICIES
from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.manifest import Manifest
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN
from underkeep.core.table import Observation, Table
from underkeep.core.visibility import viewer_bit
from underkeep.lab.simulate import Plan, play_game, simulate

BOTH = ("BMR", "TNL")


def finish(table: Table, bots: list[Bot]) -> Table:
    while table.decision is not None:
        table.answer(ask(bots[table.decision.seat], table))
    return table


def test_the_error_about_a_misspelt_bot_suggests_the_nearest_name() -> None:
    with pytest.raises(UserError, match=r"There is no bot called “gready” \(did you mean greedy\?\)\."):
        bot_named("gready")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [
        finish(new_game("boss-monster", seed=5), [bot_named(name, 1), bot_named("random", 2)]).history for _ in range(2)
    ]
    assert games[0] == games[1]


def test_any_callable_can_be_a_bot() -> None:
    def first(observation: Observation, decision: Decision) -> Option:
        return decision.options[0]

    last = lambda observation, decision: decision.options[-1]  # noqa: E731
    table = finish(new_game("boss-monster", seed=2), [first, last])
    assert table.winners


def test_a_bot_sees_what_its_seat_may_know_and_nothing_else() -> None:
    looks = 0

    class Watcher:
        def __call__(self, observation: Observation, decision: Decision) -> Option:
            nonlocal looks
            looks += 1
            assert observation.seat == decision.seat
            assert (observation.state.seed, observation.state.chance) == (0, 0)
            mine = viewer_bit(observation.state, observation.seat)
            for face, known in zip(observation.state.faces, observation.state.knows, strict=True):
                assert bool(known & mine) == (face != UNKNOWN)
            # The decision must not refer to the table either: its options are a copy.
            assert type(decision.options) is tuple
            return Random(looks).choice(decision.options)

    table = new_game("boss-monster", seed=4, players=3, sets=BOTH)
    finish(table, [Watcher(), Watcher(), Watcher()])
    assert looks > 20


def test_only_a_bot_that_samples_worlds_can_sample_them() -> None:
    class Dreamer:
        samples_worlds = True

        def __call__(self, observation: Observation, decision: Decision) -> Option:
            world = observation.sample_world(Random(1))
            assert world.decision is not None
            assert world.decision.kind == decision.kind
            return decision.options[0]

    def sober(observation: Observation, decision: Decision) -> Option:
        with pytest.raises(UserError, match="cannot deal worlds"):
            observation.sample_world(Random(1))
        return decision.options[0]

    table = new_game("boss-monster", seed=9)
    for bot in (Dreamer(), sober):
        assert ask(bot, table) in table.options


def test_a_bot_does_not_change_its_observation() -> None:
    table = new_game("boss-monster", seed=6, players=3, sets=BOTH)
    greedy, random = bot_named("greedy", 1), Random(6)
    while table.decision is not None:
        observation = table.observe(table.decision.seat)
        before = observation.state.copy()
        answer = greedy(observation, table.decision)
        assert answer in table.options
        assert observation.state == before
        table.play(answer if random.random() < 0.5 else random.choice(table.options))


@pytest.mark.slow
def test_greedy_has_a_policy_for_every_kind_of_decision() -> None:
    """No decision of two hundred games is answered without a policy of the greedy bot."""
    plain = {"order-effects", "choose-card"}
    unknown: set[str] = set()

    def wanderer(observation: Observation, decision: Decision) -> Option:
        if decision.kind not in POLICIES and decision.kind not in plain:
            unknown.add(decision.kind)
        return Random(len(observation.state.discard) + decision.seat).choice(decision.options)

    for seed in range(200):
        variants = ("i-choose-you", "classic", "machinations") if seed % 2 else ()
        table = new_game(
            "boss-monster", seed=seed, players=2 + seed % 3, sets=BOTH, variants=variants, checkpoints=False
        )
        finish(table, [wanderer] * 4)
    assert not unknown


@pytest.mark.slow
@pytest.mark.parametrize("sets", [("BMR",), BOTH], ids="+".join)
def test_greedy_beats_random(sets: tuple[str, ...]) -> None:
    """The measured rate is above 95 %; 30 games leave room for bad luck."""
    result = simulate(Plan(bots=("greedy", "random"), games=30, choices={"sets": sets}, seed=1))
    assert not result.failures
    assert result.win_rate(0) >= 0.85


@pytest.mark.long
@pytest.mark.parametrize("sets", [("BMR",), BOTH], ids="+".join)
def test_greedy_beats_random_in_400_games(sets: tuple[str, ...]) -> None:
    result = simulate(Plan(bots=("greedy", "random"), games=400, choices={"sets": sets}, seed=1), jobs=2)
    assert not result.failures
    assert result.win_rate(0) >= 0.85


@pytest.mark.long
@pytest.mark.slow
def test_greedy_beats_three_random_bots(long: bool) -> None:
    games = 120 if long else 24
    plan = Plan(bots=("greedy", "random", "random", "random"), games=games, choices={"sets": BOTH}, seed=1)
    result = simulate(plan, jobs=2)
    assert not result.failures
    assert result.win_rate(0) >= 0.6


def test_greedy_refuses_a_game_without_a_policy() -> None:
    observation = new_game("boss-monster", seed=1).observe(0)

    observation.game = Game(Manifest(name="ludo", package="ludo", rules_version=1, players=(2, 4)))
    with pytest.raises(UserError, match="cannot play ludo yet"):
        bot_named("greedy")(observation, Decision(0, "roll", ()))


def test_play_game_takes_other_callables() -> None:
    def first(observation: Observation, decision: Decision) -> Option:
        return decision.options[0]

    table = play_game(Plan(bots=("mine", "mine"), seed=3), 0, bots=[first, first])
    assert table.over
