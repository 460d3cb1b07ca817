"""Reaction statistics: how often a player is asked and how long a table waits, measured with bots as players.

The bots play like people with the default settings: they are asked what a person would be asked, and everything else is
passed for them. The clock is virtual: people think for no time at all, so it shows only the walk of the heroes and the
pauses that hide which seats have something to play.

    python -m underkeep.lab.reaction_stats --games 20
    python -m underkeep.lab.reaction_stats --game GAME --players 1
    python -m underkeep.lab.reaction_stats --stops all          (asked wherever there is something to play)
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec

from underkeep.bots import bot_named
from underkeep.core import registry
from underkeep.core.decisions import Decision
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import by_seat, seat_range
from underkeep.core.table import Table
from underkeep.protocol.socket import StopSettings
from underkeep.server.live.play.auto_pass import ALL, FULL, SMART, WALK_FACTORS, PassDelays, is_shown, window_key

OWN_TURN_KINDS = ("build-turn", "first-room", "market", "send-minion")
"""The decisions that are no burden, because players want to make them: what to build, what to take, where to send a
minion."""
MIN_WALK_SECONDS = 1.0
"""An event that is shown for longer than this is a step of the walk."""


class Clock:
    """The time that passes at a table of one pace: pauses, and the steps of heroes."""

    def __init__(self, pace: str, seed: int) -> None:
        self.pauses = PassDelays(Random(f"pauses {pace} {seed}"), pace)
        self.scale = WALK_FACTORS[pace]
        self.now = 0.0
        self.steps_seen_at = 0.0
        """The time when all viewers have seen the last step."""
        self.rounds: list[float] = []
        self._began = 0.0

    def add_walk(self, seconds: float) -> None:
        """Add the time of a hero's steps."""
        self.steps_seen_at = max(self.steps_seen_at, self.now) + seconds * self.scale

    def pass_seat(self, table: Table, decision: Decision) -> None:
        """Let a seat pass as soon as no other player can learn anything from it."""
        pass_delay = table.game.assist.pass_delay(table.state, decision.kind)
        due = self.pauses.due(decision.seat, pass_delay, self.now, window_key(table.game, table))
        self.now = max(self.now, self.steps_seen_at, due)
        self.pauses.passed(decision.seat)

    def reset_pauses(self) -> None:
        """Reset the pauses after an answer that is no pass."""
        self.pauses.reset()

    def end_round(self) -> None:
        """Note how long the round has taken."""
        self.now = max(self.now, self.steps_seen_at)
        self.rounds.append(self.now - self._began)
        self._began = self.now


class Figures(msgspec.Struct):
    """The counts of all games."""

    games: int = 0
    only_pass_count: int = 0
    """The number of shown decisions whose only option is to pass."""
    unreachable_count: int = 0
    """The number of decisions with a play that would not be shown even to a seat that waits (`H`)."""
    asked: list[int] = []
    """The numbers of shown decisions per player and round, without those of the player's own turn."""
    reactions: list[int] = []
    """The numbers of shown reactions per player and round."""
    passes: list[int] = []
    """The numbers of passes given by hand, per player and game."""
    played: int = 0
    """The number of shown reactions that were answered with a play."""
    shown: int = 0
    """The number of shown reactions."""
    all_played: int = 0
    """The number of shown decisions of any kind that were not answered with a pass."""
    all_shown: int = 0
    """The number of shown decisions of any kind."""
    seconds: dict[str, list[float]] = {}
    """The time that each round took in pauses and walk, by pace."""
    stop_reasons: Counter[str] = msgspec.field(default_factory=Counter)
    stop_reasons_played: Counter[str] = msgspec.field(default_factory=Counter)
    passed_by_server: int = 0
    """The number of reactions that the server passed."""

    def rows(self) -> list[tuple[str, str, str, bool]]:
        """Return the rows of a table: the name of the figure, its value, the target, and whether it is met."""
        asked, high = median(self.asked), quantiles(self.asked, n=20)[-1]
        passes = median(self.passes)
        share = self.played / max(self.shown, 1)
        everything = self.all_played / max(self.all_shown, 1)
        normal, fast = median(self.seconds["normal"]), median(self.seconds["fast"])
        return [
            ("questions whose only option is pass", f"{self.only_pass_count}", "0", self.only_pass_count == 0),
            ("plays that no wait makes possible", f"{self.unreachable_count}", "0", self.unreachable_count == 0),
            ("questions per player and round, median", f"{asked:g}", "<= 3", asked <= 3),
            ("questions per player and round, p95", f"{high:g}", "<= 7", high <= 7),
            ("explicit passes per player and game, median", f"{passes:g}", "<= 25", passes <= 25),
            ("reactions answered with a play", f"{share:.1%}", ">= 25 %", share >= 0.25),
            ("all questions answered with a play", f"{everything:.1%}", ">= 25 %", everything >= 0.25),
            ("pauses and walk per round, median", f"{normal:.1f} s", "<= 25 s", normal <= 25),
            ("the same with everything fast", f"{fast:.1f} s", "<= 12 s", fast <= 12),
        ]


def measure(
    games: int = 10,
    seed: int = 0,
    bot: str = "greedy",
    players: int = 4,
    game: str = "",
    stops: str = SMART,
    **choices: Any,
) -> Figures:
    """Return the figures of games in which bots play as people would, who are asked by one mode of `StopSettings`."""
    figures = Figures(seconds={"normal": [], "fast": []})
    settings = StopSettings(mode=stops)
    for number in range(games):
        _measure_game(figures, seed + number, bot, players, game, settings, choices)
    return figures


def _measure_game(
    figures: Figures, seed: int, bot: str, players: int, name: str, settings: StopSettings, choices: dict[str, Any]
) -> None:
    game = registry.get(name or registry.default_name())
    setup = game.setup_type(players=players, **choices)
    table = Table(game, setup, game.initial_state(setup, seed), auto=False)
    people = [bot_named(bot, seed * 10 + seat) for seat in seat_range(players)]
    clocks = {pace: Clock(pace, seed) for pace in figures.seconds}
    asked, reactions = [0] * players, [0] * players
    passes = [0] * players
    event_count, turn = 0, game.assist.progress(table.state).get("round")
    while table.decision is not None:
        decision = table.decision
        now = game.assist.progress(table.state).get("round")
        if now != turn:
            figures.asked += [count for seat, count in by_seat(asked) if game.is_playing(table.state, seat)]
            figures.reactions += [count for seat, count in by_seat(reactions) if game.is_playing(table.state, seat)]
            asked, reactions, turn = [0] * players, [0] * players, now
            for clock in clocks.values():
                clock.end_round()
        walk_seconds = sum(
            seconds
            for seconds in (event.display_time() for event in table.events[event_count:])
            if seconds > MIN_WALK_SECONDS
        )
        event_count = len(table.events)
        for clock in clocks.values():
            if walk_seconds:
                clock.add_walk(walk_seconds)
        seat, reaction = decision.seat, decision.kind in game.assist.reaction_kinds
        observation = table.observe(seat)
        options = decision.options if isinstance(decision.options, RangeOptions) else tuple(decision.options)
        shown_decision = Decision(seat, decision.kind, options, decision.about)
        shown = is_shown(game, observation, shown_decision, settings, False, None)
        answer: Option
        if shown:
            answer = people[seat](observation, shown_decision)
            _count(
                figures,
                game.assist.stop_reasons(observation, shown_decision) if reaction else frozenset(),
                shown_decision,
                answer,
                reaction,
            )
            asked[seat] += decision.kind not in OWN_TURN_KINDS
            reactions[seat] += reaction
            passes[seat] += answer == PASS
        else:
            answer = PASS if reaction else shown_decision.options[0]
            figures.passed_by_server += reaction
            is_reachable = len(options) == 1 or is_shown(game, observation, shown_decision, settings, True, None)
            figures.unreachable_count += not is_reachable
        for clock in clocks.values():
            if answer == PASS and reaction:
                clock.pass_seat(table, decision)
            elif answer != PASS:
                clock.reset_pauses()
        table.play(answer)
    figures.games += 1
    figures.passes += passes
    for pace, clock in clocks.items():
        clock.end_round()
        # The time before the first round, the setup, is left out.
        figures.seconds[pace] += clock.rounds[1:]


def _count(
    figures: Figures, stop_reasons: frozenset[str], shown_decision: Decision, answer: Option, reaction: bool
) -> None:
    plays = len(shown_decision.options) - (PASS in shown_decision.options)
    figures.only_pass_count += plays == 0
    figures.all_shown += 1
    figures.all_played += answer != PASS
    if reaction:
        figures.shown += 1
        figures.played += answer != PASS
        reasons = [name for name in stop_reasons if ":" not in name]
        figures.stop_reasons.update(reasons)
        if answer != PASS:
            figures.stop_reasons_played.update(reasons)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How much players are asked, and how long a table waits.")
    parser.add_argument("--game", default="")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sets", default="")
    parser.add_argument("--stops", choices=(SMART, ALL, FULL), default=SMART)
    arguments = parser.parse_args()
    choices: dict[str, Any] = {"sets": arguments.sets.split(",")} if arguments.sets else {}
    figures = measure(
        arguments.games,
        arguments.seed,
        players=arguments.players,
        game=arguments.game,
        stops=arguments.stops,
        **choices,
    )
    for what, value, target, met in figures.rows():
        print(f"{what:46} {value:>10}  {target:>8}  {'' if met else 'NOT MET'}")
    print(f"{'reactions shown, and passed by the server':46} {figures.shown:>10}  {figures.passed_by_server:>8}")
    for name, count in figures.stop_reasons.most_common():
        print(f"  {name:44} {count:>10}  {figures.stop_reasons_played[name] / count:>8.1%}")


if __name__ == "__main__":
    main()
