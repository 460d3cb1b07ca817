"""The scheduler decides what a table does next: ask a person, let a bot think, answer at once, or pass at a time.

It holds no table and starts no timer. It is handed the table, the decision and the time, and returns a step, which the
live table carries out.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple

from underkeep.core.decisions import Decision
from underkeep.core.game import Game
from underkeep.core.options.option import PASS, Option
from underkeep.core.records.record import BOT, SERVER
from underkeep.core.state import Seat
from underkeep.core.table import Table
from underkeep.server.live.play.auto_pass import PassDelays, window_key

MAX_DISPLAY_SECONDS = 4.0
"""A bot waits no longer than this for people to watch the events, however many there are."""
SPEED_FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}
"""How much longer or shorter bots wait at each pace."""
MIN_THINKING_SECONDS, MAX_THINKING_SECONDS = 0.5, 1.3
"""A bot takes a random time between these to answer, at normal pace."""


class Treatment(NamedTuple):
    """How an open decision is treated: whether it is shown to its person, and whether all its answers lead to the same
    position, so that the server gives one."""

    is_shown: bool
    is_indifferent: bool


@dataclass(frozen=True)
class Ask:
    """Show the decision to its person and wait for the answer."""


@dataclass(frozen=True)
class AnswerNow:
    """Give this answer at once; `by` says whether a bot or the server gives it."""

    option: Option
    by: str


@dataclass(frozen=True)
class Think:
    """Let this bot choose an answer."""

    bot: str


@dataclass(frozen=True)
class PassAt:
    """Pass for the seat at this time of the monotonic clock."""

    time: float


Step = Ask | AnswerNow | Think | PassAt


class Scheduler:
    """Decides the next step of one table, and the times of passes and of bots."""

    def __init__(self, game: Game, pace: str, hides_nothing: bool) -> None:
        self._game = game
        self.pass_delays = PassDelays(random.Random(), pace)
        self.speed = SPEED_FACTORS.get(pace, 1.0)
        # A pass delay hides why a seat passes. Where nothing is hidden the server passes at once.
        self.passes_at_once = pace == "instant" or hides_nothing
        self._watched_at = 0.0
        """The time at which people have had enough time to watch all events."""

    def answered(self, seat: Seat, passed: bool, display_seconds: float, now: float) -> None:
        """Take note of an answer whose events are displayed for these seconds at normal speed."""
        if passed:
            self.pass_delays.passed(seat)
        else:
            self.pass_delays.reset()
        displayed = max(self._watched_at, now) + display_seconds * self.speed
        self._watched_at = min(displayed, now + MAX_DISPLAY_SECONDS * self.speed)

    def undone(self) -> None:
        """Take note of an undo."""
        self.pass_delays.reset()
        self._watched_at = 0.0

    def pass_time(self, table: Table, decision: Decision, now: float) -> float:
        """Return the earliest time at which a pass reveals nothing about the seat that passes."""
        if self.passes_at_once:
            return now
        pass_delay = self._game.assist.pass_delay(table.state, decision.kind)
        return self.pass_delays.due(decision.seat, pass_delay, now, window_key(self._game, table))

    def bot_time(self, table: Table, decision: Decision, began: float, now: float) -> float:
        """Return the earliest time for the answer of a bot that began to think at a time."""
        if decision.kind in self._game.assist.reaction_kinds:
            return self.pass_time(table, decision, now)
        return max(self._watched_at, began + self.speed * random.uniform(MIN_THINKING_SECONDS, MAX_THINKING_SECONDS))

    def next_step(self, table: Table, decision: Decision, treatment: Treatment, bot: str, now: float) -> Step:
        """Return the next step of a table. `bot` is the bot that plays the seat that decides, or empty."""
        if treatment.is_shown:
            return Ask()
        options = decision.options
        by = BOT if bot else SERVER
        if treatment.is_indifferent or (decision.kind not in self._game.assist.reaction_kinds and len(options) == 1):
            return AnswerNow(options[0], by)
        if bot and len(options) > 1:
            return Think(bot)
        time = self.pass_time(table, decision, now)
        return AnswerNow(PASS, by) if time <= now else PassAt(time)
