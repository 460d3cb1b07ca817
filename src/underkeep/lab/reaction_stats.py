"""How much a player is asked, and how long a table waits: the figures of windows, measured with bots as players.

Bots sit down like people with the default settings: they are asked what a person would be shown, and everything else is
passed for them. The clock is virtual: people think for no time at all, so what it shows is the walk of the heroes
and the pauses that hide who has something to play.

    python -m underkeep.lab.reaction_stats --games 20
    python -m underkeep.lab.reaction_stats --game GAME --players 1
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
from underkeep.core.decisions import PASS, Decision, Option, RangeOptions
from underkeep.core.table import Table
from underkeep.protocol.socket import StopSettings
from underkeep.server.live.auto_pass import WALK_FACTORS, PassDelays, is_shown, window_key

OWN_TURN = ("build-turn", "first-room", "market", "send-minion")
"""The questions that are no burden: everybody wants to be asked what to build, to take and where to go."""
STEP = 1.0
"""An event that wants to be looked at for longer than this is a step of the walk."""


class Clock:
    """The time that passes at a table of one pace: pauses, and the steps of heroes."""

    def __init__(self, pace: str, seed: int) -> None:
        self.pauses = PassDelays(Random(f"pauses {pace} {seed}"), pace)
        self.scale = WALK_FACTORS[pace]
        self.now = 0.0
        self.seen = 0.0
        """When everybody has seen the last step."""
        self.rounds: list[float] = []
        self._began = 0.0

    def walked(self, seconds: float) -> None:
        """A hero walks."""
        self.seen = max(self.seen, self.now) + seconds * self.scale

    def passed(self, table: Table, decision: Decision) -> None:
        """A seat passes as soon as nobody can learn anything from it."""
        tempo = table.game.assist.pass_delay(table.state, decision.kind)
        due = self.pauses.due(decision.seat, tempo, self.now, window_key(table.game, table))
        self.now = max(self.now, self.seen, due)
        self.pauses.passed(decision.seat)

    def acted(self) -> None:
        """Somebody has done something."""
        self.pauses.reset()

    def round_over(self) -> None:
        """Note how long the round has taken."""
        self.now = max(self.now, self.seen)
        self.rounds.append(self.now - self._began)
        self._began = self.now


class Figures(msgspec.Struct):
    """What was counted."""

    games: int = 0
    only_pass: int = 0
    """Questions shown whose only option is to pass."""
    asked: list[int] = []
    """Questions shown per player and round, those of the own turn aside,"""
    reactions: list[int] = []
    """and reactions only."""
    passes: list[int] = []
    """Passes given by hand, per player and game."""
    played: int = 0
    """Reactions answered with a play,"""
    shown: int = 0
    """of so many shown."""
    all_played: int = 0
    """Questions of any kind answered with something else than a pass,"""
    all_shown: int = 0
    """of so many shown."""
    seconds: dict[str, list[float]] = {}
    """By pace: what each round took in pauses and walk."""
    occasions: Counter[str] = msgspec.field(default_factory=Counter)
    occasions_played: Counter[str] = msgspec.field(default_factory=Counter)
    silent: int = 0
    """Reactions passed by the server."""

    def rows(self) -> list[tuple[str, str, str, bool]]:
        """The figures as a table: what, how much, the target, whether it is met."""
        asked, high = median(self.asked), quantiles(self.asked, n=20)[-1]
        passes = median(self.passes)
        share = self.played / max(self.shown, 1)
        everything = self.all_played / max(self.all_shown, 1)
        normal, fast = median(self.seconds["normal"]), median(self.seconds["fast"])
        return [
            ("questions whose only option is pass", f"{self.only_pass}", "0", self.only_pass == 0),
            ("questions per player and round, median", f"{asked:g}", "<= 3", asked <= 3),
            ("questions per player and round, p95", f"{high:g}", "<= 7", high <= 7),
            ("explicit passes per player and game, median", f"{passes:g}", "<= 25", passes <= 25),
            ("reactions answered with a play", f"{share:.1%}", ">= 25 %", share >= 0.25),
            ("all questions answered with a play", f"{everything:.1%}", ">= 25 %", everything >= 0.25),
            ("pauses and walk per round, median", f"{normal:.1f} s", "<= 25 s", normal <= 25),
            ("the same with everything fast", f"{fast:.1f} s", "<= 12 s", fast <= 12),
        ]


def measure(
    games: int = 10, seed: int = 0, bot: str = "greedy", players: int = 4, game: str = "", **choices: Any
) -> Figures:
    """Let bots play some games as people with default settings would, and count."""
    figures = Figures(seconds={"normal": [], "fast": []})
    for number in range(games):
        _one(figures, seed + number, bot, players, game, choices)
    return figures


def _one(figures: Figures, seed: int, bot: str, players: int, name: str, choices: dict[str, Any]) -> None:
    game = registry.get(name or registry.default_name())
    setup = game.setup_type(players=players, **choices)
    table = Table(game, setup, game.initial_state(setup, seed), auto=False)
    people = [bot_named(bot, seed * 10 + seat) for seat in range(players)]
    clocks = {pace: Clock(pace, seed) for pace in figures.seconds}
    settings = StopSettings()
    asked, reactions = [0] * players, [0] * players
    passes = [0] * players
    told, turn = 0, game.assist.progress(table.state).get("round")
    while table.decision is not None:
        decision = table.decision
        now = game.assist.progress(table.state).get("round")
        if now != turn:
            figures.asked += [count for seat, count in enumerate(asked) if game.is_playing(table.state, seat)]
            figures.reactions += [count for seat, count in enumerate(reactions) if game.is_playing(table.state, seat)]
            asked, reactions, turn = [0] * players, [0] * players, now
            for clock in clocks.values():
                clock.round_over()
        walk = sum(beat for beat in map(game.display.display_time, table.events[told:]) if beat > STEP)
        told = len(table.events)
        for clock in clocks.values():
            if walk:
                clock.walked(walk)
        seat, reaction = decision.seat, decision.kind in game.assist.reaction_kinds
        observation = table.observe(seat)
        options = decision.options if isinstance(decision.options, RangeOptions) else tuple(decision.options)
        question = Decision(seat, decision.kind, options, decision.about)
        asks_person = is_shown(game, observation, question, settings, False, None)
        answer: Option
        if asks_person:
            answer = people[seat](observation, question)
            _count(
                figures,
                game.assist.stop_reasons(observation, question) if reaction else frozenset(),
                question,
                answer,
                reaction,
            )
            asked[seat] += decision.kind not in OWN_TURN
            reactions[seat] += reaction
            passes[seat] += answer == PASS
        else:
            answer = PASS if reaction else question.options[0]
            figures.silent += reaction
        for clock in clocks.values():
            if answer == PASS and reaction:
                clock.passed(table, decision)
            elif answer != PASS:
                clock.acted()
        table.play(answer)
    figures.games += 1
    figures.passes += passes
    for pace, clock in clocks.items():
        clock.round_over()
        # What comes before the first round is no round.
        figures.seconds[pace] += clock.rounds[1:]


def _count(figures: Figures, occasions: frozenset[str], question: Decision, answer: Option, reaction: bool) -> None:
    plays = len(question.options) - (PASS in question.options)
    figures.only_pass += plays == 0
    figures.all_shown += 1
    figures.all_played += answer != PASS
    if reaction:
        figures.shown += 1
        figures.played += answer != PASS
        reasons = [name for name in occasions if ":" not in name]
        figures.occasions.update(reasons)
        if answer != PASS:
            figures.occasions_played.update(reasons)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How much players are asked, and how long a table waits.")
    parser.add_argument("--game", default="")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sets", default="")
    chosen = parser.parse_args()
    choices: dict[str, Any] = {"sets": chosen.sets.split(",")} if chosen.sets else {}
    figures = measure(chosen.games, chosen.seed, players=chosen.players, game=chosen.game, **choices)
    for what, much, target, met in figures.rows():
        print(f"{what:46} {much:>10}  {target:>8}  {'' if met else 'NOT MET'}")
    print(f"{'reactions shown, and passed by the server':46} {figures.shown:>10}  {figures.silent:>8}")
    for name, count in figures.occasions.most_common():
        print(f"  {name:44} {count:>10}  {figures.occasions_played[name] / count:>8.1%}")


if __name__ == "__main__":
    main()
