"""Auto-pass: the decisions that a person is shown, the delay before the server passes, and advance passes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from underkeep.core.capabilities.assist import Assist
from underkeep.core.contract import choose_randomly
from underkeep.core.decisions import Decision
from underkeep.core.game import Game
from underkeep.core.manifest import Manifest
from underkeep.core.options.option import PASS, Option
from underkeep.core.table import Observation, Table
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.protocol.socket import StopSettings
from underkeep.server.live.play import auto_pass
from underkeep.server.live.play.auto_pass import DELAY_RANGES, AdvancePasses, PassDelays, is_over, window_key


class Play(Option, frozen=True, array_like=True, tag=True):
    card: int

    @property
    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class ToyAssist(Assist):
    """Stop reasons and progress as the test wants them."""

    reaction_kinds = frozenset({"window"})

    def __init__(self, reasons: frozenset[str], progress: dict[str, Any]) -> None:
        self.reasons, self.now = reasons, progress

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        return self.reasons

    def progress(self, state: Any) -> dict[str, Any]:
        return self.now


class Toy(Game):
    """A game whose only part is its assist."""

    def __init__(self, *reasons: str, **progress: Any) -> None:
        super().__init__(Manifest(name="toy", package="toy", rules_version=1, players=(1, 4)))
        now = {"phase": "walk", "turn": 0, "hero": 7, "round": 1} | progress
        self._parts["assist"] = ToyAssist(frozenset(reasons), now)


class Faces:
    faces = (0, 11, 12, 13)


def is_shown(
    game: Toy,
    *cards: int,
    kind: str = "window",
    held: bool = False,
    then: dict[str, Any] | None = None,
    options: list[Option] | None = None,
    **settings: Any,
) -> bool:
    view = Observation(game, None, 1, Faces())
    decision = Decision(1, kind, [PASS, *map(Play, cards)] if options is None else options)
    return auto_pass.is_shown(game, view, decision, StopSettings(**settings), held, then)


# --- shown ------------------------------------------------------------------------------------------------


def test_a_decision_that_is_no_reaction_is_shown_if_there_is_a_choice() -> None:
    assert is_shown(Toy(), 1, kind="build")
    assert is_shown(Toy(), 1, kind="build", mode="smart", never=[11], skip=["fate"], until="hero")
    assert not is_shown(Toy(), kind="build")
    assert not is_shown(Toy(), kind="build", mode="full", held=True)
    assert not is_shown(Toy(), kind="build", options=[Play(1)])


def test_smart_stops_need_a_stop_reason() -> None:
    assert not is_shown(Toy(), 1)
    assert is_shown(Toy("fate"), 1)
    assert not is_shown(Toy("phase:walk", "dungeon:0"), 1), "a place alone is not a stop reason"


def test_a_seat_that_can_only_pass_is_asked_only_in_full_control_or_after_a_hold() -> None:
    for mode in ("smart", "all"):
        assert not is_shown(Toy("fate", "aimed"), mode=mode)
    assert is_shown(Toy(), mode="full")
    assert is_shown(Toy(), held=True)


def test_full_control_and_all_show_every_reaction() -> None:
    assert is_shown(Toy(), 1, mode="full")
    assert is_shown(Toy(), 1, mode="all")


def test_stops_can_be_removed_and_added() -> None:
    assert not is_shown(Toy("fate"), 1, skip=["fate"])
    assert is_shown(Toy("fate", "entering"), 1, skip=["fate"])
    assert not is_shown(Toy("fate", "dungeon:2"), 1, skip=["dungeon:2"])
    assert is_shown(Toy("phase:walk"), 1, stop=["phase:walk"])
    assert is_shown(Toy("room:0.2", "fate"), 1, stop=["room:0.2"], skip=["fate"])
    assert is_shown(Toy("aimed", "dungeon:2"), 1, skip=["aimed", "dungeon:2"]), "the reason 'aimed' cannot be skipped"
    assert not is_shown(Toy("fate"), 1, mode="all", skip=["fate"])
    assert is_shown(Toy(), 1, mode="all", skip=["fate"])


def test_a_player_can_ask_always_or_never_to_be_shown_a_card() -> None:
    assert not is_shown(Toy("fate"), 1, never=[11])
    assert not is_shown(Toy("aimed"), 1, never=[11], mode="all")
    assert is_shown(Toy("fate"), 1, 2, never=[11])
    assert is_shown(Toy(), 1, always=[11])
    assert not is_shown(Toy(), 2, always=[11])
    assert is_shown(Toy(), 1, never=[11], always=[11])


def test_a_seat_can_pass_until_a_hero_a_turn_or_a_phase_is_over() -> None:
    then = {"phase": "walk", "turn": 0, "hero": 7, "round": 1}
    for until in ("hero", "turn", "my-turn", "phase"):
        assert not is_shown(Toy("fate"), 1, until=until, then=then)
        assert not is_shown(Toy("fate"), 1, until=until, then=then, mode="full")
        assert not is_shown(Toy("fate"), 1, until=until, then=then, mode="all")
        assert is_shown(Toy("aimed"), 1, until=until, then=then), "an effect aimed at the seat is shown"
        assert is_shown(Toy("fate", "own-fate"), 1, until=until, then=then), "a fate in the seat's own dungeon is shown"
        assert is_shown(Toy("fate"), 1, until=until, then=then, held=True)
        assert is_shown(Toy("fate"), 1, until=until, then=None), "passing has no starting point"
    assert is_shown(Toy("fate", hero=8), 1, until="hero", then=then)
    assert not is_shown(Toy("fate", hero=8), 1, until="turn", then=then)
    assert is_shown(Toy("fate", turn=2), 1, until="turn", then=then)
    assert not is_shown(Toy("fate", turn=2), 1, until="my-turn", then=then)
    assert is_shown(Toy("fate", turn=1), 1, until="my-turn", then=then)
    assert not is_shown(Toy("fate", turn=2), 1, until="phase", then=then)
    assert is_shown(Toy("fate", phase="end"), 1, until="phase", then=then)
    assert is_shown(Toy("fate", round=2), 1, until="phase", then=then)


def test_passing_until_the_next_own_turn_includes_the_present_turn() -> None:
    mine = {"phase": "walk", "turn": 1, "hero": 7, "round": 1}
    assert not is_over("my-turn", mine, mine | {"hero": 8}, 1)
    assert not is_over("my-turn", mine, mine | {"turn": 2}, 1)
    assert is_over("my-turn", mine, mine | {"round": 2}, 1)


# --- pass delays ------------------------------------------------------------------------------------------


def test_all_delays_of_a_window_run_at_the_same_time() -> None:
    delays = PassDelays(Random(1))
    delays.open_window(100.0)
    due = [delays.due(seat, "halt", 100.0 + seat) for seat in range(4)]
    low, high = DELAY_RANGES["halt"]
    assert all(100 + low <= time <= 100 + high for time in due)
    assert due == [delays.due(seat, "halt", 500.0) for seat in range(4)], "asking again does not change the time"


def test_the_walk_delay_is_the_same_for_every_seat() -> None:
    assert {PassDelays(Random(seed)).due(seat, "walk", 10.0) for seed in range(5) for seat in range(4)} == {11.2}
    assert PassDelays(Random(1), "fast").due(0, "walk", 0.0) == pytest.approx(0.72)
    assert PassDelays(Random(1), "slow").due(0, "walk", 0.0) == pytest.approx(1.92)
    assert PassDelays(Random(1), "instant").due(0, "anyone", 5.0) == 5.0
    assert PassDelays(Random(1), walk_seconds=9.0).due(0, "walk", 0.0) == 2.0
    assert PassDelays(Random(1), walk_seconds=0.1).due(0, "walk", 0.0) == 0.7


def test_the_delay_of_a_negation_is_between_1_5_and_2_5_seconds() -> None:
    due = [PassDelays(Random(seed)).due(0, "anyone", 0.0) for seed in range(200)]
    assert 1.5 <= min(due) < 1.6 < 2.4 < max(due) <= 2.5


def test_a_new_window_a_reset_and_a_repeated_decision_restart_the_delay() -> None:
    delays = PassDelays(Random(1))
    first = delays.due(0, "walk", 10.0, window_key="a")
    assert delays.due(1, "walk", 11.0, window_key="a") == first
    assert delays.due(1, "walk", 20.0, window_key="b") == 21.2, "another window restarts the delay"
    delays.reset()
    assert delays.due(1, "walk", 30.0, window_key="b") == 31.2, "a reset restarts the delay"
    delays.passed(1)
    assert delays.due(2, "walk", 31.2, window_key="b") == 31.2
    assert delays.due(1, "walk", 31.2, window_key="b") == pytest.approx(32.4), "a second decision has a new delay"


def test_the_same_seed_gives_the_same_delays() -> None:
    def times() -> list[float]:
        delays = PassDelays(Random("seed"))
        return [delays.due(seat, "halt", 0.0) for seat in range(5)]

    assert times() == times()
    assert len(set(times())) == 5


@given(st.lists(st.sampled_from(["walk", "stop", "halt", "short", "anyone"]), min_size=1), st.integers(0, 3))
def test_a_delay_never_ends_before_its_window_opens(kinds: list[str], seat: int) -> None:
    delays, now = PassDelays(Random(0)), 0.0
    for number, kind in enumerate(kinds):
        due = delays.due(seat, kind, now, number)
        assert now <= due <= now + 2.5
        now = due


# --- advance passes ---------------------------------------------------------------------------------------


def test_an_advance_pass_is_valid_until_it_is_used_or_withdrawn_or_a_seat_acts() -> None:
    ahead = AdvancePasses()
    ahead.add(1, 10)
    ahead.add(2, 11)
    assert ahead.has_passed(1)
    assert not ahead.has_passed(0)
    assert not ahead.has_passed(2, 10), "the seat passed at a later version"
    ahead.answered(0, PASS)
    assert (ahead.has_passed(1, 12), ahead.has_passed(2, 12)) == (True, True)
    ahead.answered(1, PASS)
    assert list(ahead.seats()) == [2], "the pass of seat 1 is used"
    ahead.answered(0, Play(1))
    assert list(ahead.seats()) == [], "an answer other than a pass ends all advance passes"
    ahead.add(1, 13)
    ahead.remove(1)
    assert not ahead.has_passed(1)


# --- with a game ------------------------------------------------------------------------------------------

SETTINGS = [
    StopSettings(),
    StopSettings(mode="all"),
    StopSettings(mode="full"),
    StopSettings(until="phase"),
    StopSettings(never=list(range(1, 60)), stop=["phase:adventure"]),
]


def test_stops_and_pass_delays_do_not_depend_on_hidden_cards() -> None:
    """Other hidden cards change neither the shown decisions nor the pass delay."""
    random, compared = Random(5), 0
    for seed in range(3):
        setup = BOSS_MONSTER.setup_type(players=3, sets=["BMR", "TNL"])
        table = Table(BOSS_MONSTER, setup, BOSS_MONSTER.initial_state(setup, seed), auto=False)
        while table.decision is not None:
            decision = table.decision
            if decision.kind in BOSS_MONSTER.assist.reaction_kinds and random.random() < 0.3:
                seat, then = decision.seat, BOSS_MONSTER.assist.progress(table.state)
                observation = table.observe(seat, for_sampling=True)
                world = observation.sample_world(random)
                other = world.decision
                if other is not None and (other.seat, other.kind) == (seat, decision.kind):
                    compared += 1
                    for settings in SETTINGS:
                        asked = auto_pass.is_shown(BOSS_MONSTER, observation, decision, settings, False, then)
                        assert asked == auto_pass.is_shown(
                            BOSS_MONSTER, world.observe(seat), other, settings, False, then
                        )
                watcher = (seat + 1) % 3
                dealt = table.observe(watcher, for_sampling=True).sample_world(random)
                if dealt.decision is not None and (dealt.decision.seat, dealt.decision.kind) == (seat, decision.kind):
                    # The delay is the same with any hand that the next seat considers possible.
                    delays = [BOSS_MONSTER.assist.pass_delay(place.state, decision.kind) for place in (table, dealt)]
                    assert delays[0] == delays[1]
                    assert window_key(BOSS_MONSTER, table) == (len(table.events), *then.values())
            table.play(choose_randomly(table, random))
    assert compared > 60
