"""Auto-pass: which decisions are shown to a person, when the server passes for a seat, and passes in advance.

This module knows no socket and no clock; the time is always handed in.

A decision is **shown** if the settings of its seat find something to decide. The server passes at all other ones.

**Pass delays** hide why a seat passes. A seat without anything to play, a seat without a stop and a seat whose person
passes are treated alike: the pass is given at a random time, drawn from one distribution for that kind of decision. All
delays of a window run from its opening, so a window takes as long as the longest of them, not as their sum.

    key = window_key(game, table)
    due = delays.due(seat, game.pass_delay(state, decision.kind), now, key)     # the pass is given then, not earlier
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from underkeep.core.decisions import Decision
from underkeep.core.game import Game
from underkeep.core.options.option import Option, Pass
from underkeep.core.state import Seat
from underkeep.core.table import Observation, Table
from underkeep.protocol.socket import StopSettings

SMART, FULL, ALL = "smart", "full", "all"
URGENT_REASONS = frozenset({"aimed", "own-fate"})
"""The stop reasons that interrupt passing until something is over."""
UNSKIPPABLE_REASON = "aimed"
"""The stop reason that no setting removes."""

WALK_FACTORS: dict[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}
"""How much longer or shorter a hero walks at each pace."""
DELAY_FACTORS: dict[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.2, "instant": 0.0}
"""How much longer or shorter the other delays are at each pace."""
DELAY_RANGES: dict[str, tuple[float, float]] = {
    "walk": (0.0, 0.0),
    "stop": (0.0, 0.3),
    "short": (0.15, 0.35),
    "halt": (0.25, 0.6),
    "anyone": (1.5, 2.5),
}
"""For each pass delay of a game, the range of seconds after the opening of a window in which a seat passes, at normal
pace. The delays `walk` and `stop` are added to the walk time, so that a hero needs the same time in every room."""
WALK_SECONDS = 1.2
"""The walk time of a hero in one room at normal pace."""
WALK_SECONDS_RANGE = (0.7, 2.0)
"""The range of walk times that a table can choose."""


# --- decisions that are shown ---------------------------------------------------------------------------


def is_shown(
    game: Game,
    observation: Observation,
    decision: Decision,
    settings: StopSettings,
    is_held: bool,
    until_progress: Mapping[str, Any] | None,
) -> bool:
    """Whether a decision is shown to its person; otherwise the server answers it with the only option, or with a pass.
    `until_progress` is the progress of the game at which the seat began to pass until something is over."""
    options = decision.options
    if decision.kind not in game.assist.reaction_kinds:
        return len(options) > 1
    if is_held:
        return True
    passing = bool(settings.until) and not is_over(
        settings.until, until_progress, game.assist.progress(observation.state), decision.seat
    )
    if settings.mode == FULL and not passing:
        return True
    plays = [option for option in options if type(option) is not Pass]
    never = set(settings.never) - set(settings.always)
    if never:
        plays = [option for option in plays if face_of(observation, option) not in never]
    if not plays:
        return False
    if settings.mode == ALL and not passing and not settings.skip:
        return True
    reasons = game.assist.stop_reasons(
        observation, Decision(decision.seat, decision.kind, [Pass(), *plays], decision.about)
    )
    if passing:
        return bool(reasons & URGENT_REASONS)
    if UNSKIPPABLE_REASON in reasons or reasons & set(settings.stop):
        return True
    if any(face_of(observation, option) in settings.always for option in plays):
        return True
    skipped = reasons & set(settings.skip)
    if any(is_place(name) for name in skipped):
        return False
    reasons = frozenset(name for name in reasons if not is_place(name))
    if settings.mode == ALL:
        return not (reasons and reasons <= skipped)
    return bool(reasons - skipped)


def is_place(reason: str) -> bool:
    """Whether a stop reason is a place, which matters only if a stop is set or removed there."""
    return ":" in reason


def face_of(observation: Observation, option: Option) -> int:
    """Return the face of the card with which an option is played; 0 if there is none."""
    for anchor in option.anchors:
        what, _, number = anchor.partition(":")
        if what == "card":
            return int(observation.state.faces[int(number)])
    return 0


def is_over(until: str, then: Mapping[str, Any] | None, now: Mapping[str, Any], seat: Seat) -> bool:
    """Whether the period until which a seat passes is over: the walk of the hero, the turn of the active player, the
    time before the next own turn, or the phase. `then` is the progress at its beginning and `now` the current one."""
    if then is None:
        return True
    phase = (then.get("round"), then.get("phase")) == (now.get("round"), now.get("phase"))
    turn = phase and then.get("turn") == now.get("turn")
    match until:
        case "hero":
            return not (turn and then.get("hero") == now.get("hero"))
        case "turn":
            return not turn
        case "my-turn":
            return not turn and now.get("turn") == seat
        case "phase":
            return not phase
    return True


# --- pass delays ----------------------------------------------------------------------------------------


def window_key(game: Game, table: Table) -> Hashable:
    """Return a value that stays equal while the same window is open. It changes with any answer but a pass."""
    return (len(table.events), *game.assist.progress(table.state).values())


class PassDelays:
    """The times at which the seats pass in the open window of a table."""

    def __init__(self, random: Random, pace: str = "normal", walk_seconds: float | None = None) -> None:
        self._random = random
        self.delay_factor = DELAY_FACTORS.get(pace, 1.0)
        shortest, longest = WALK_SECONDS_RANGE
        self.walk_seconds = (
            WALK_SECONDS * WALK_FACTORS.get(pace, 1.0)
            if walk_seconds is None
            else min(max(walk_seconds, shortest), longest)
        )
        self._window_key: Hashable | None = None
        self._opened: float | None = None
        self._due: dict[Seat, float] = {}
        self._passed: set[Seat] = set()

    def open_window(self, now: float) -> None:
        """Open a window. All its delays run from now on."""
        self._opened = now
        self._due.clear()
        self._passed.clear()

    def reset(self) -> None:
        """Close the window, because a seat has done something but pass. The next reaction opens a new one."""
        self._opened = None
        self._due.clear()
        self._passed.clear()

    def passed(self, seat: Seat) -> None:
        """Take note of a pass. If the seat is asked again, that is in a new window."""
        self._passed.add(seat)

    def due(self, seat: Seat, pass_delay: str, now: float, window_key: Hashable = None) -> float:
        """Return the earliest time at which a pass of a seat reveals nothing. The time stays the same for one
        window."""
        if self._opened is None or seat in self._passed or window_key != self._window_key:
            self.open_window(now)
            self._window_key = window_key
        assert self._opened is not None
        if seat not in self._due:
            low, high = DELAY_RANGES.get(pass_delay, DELAY_RANGES["halt"])
            walk_seconds = self.walk_seconds if pass_delay in ("walk", "stop") else 0.0
            self._due[seat] = self._opened + walk_seconds + self.delay_factor * self._random.uniform(low, high)
        return self._due[seat]


# --- passes in advance ----------------------------------------------------------------------------------


class AdvancePasses:
    """The seats that pass in advance. An advance pass stays valid while other seats pass, until its seat is asked. Any
    other answer ends all advance passes."""

    def __init__(self) -> None:
        self._since: dict[Seat, int] = {}

    def add(self, seat: Seat, version: int) -> None:
        """Let a seat pass in advance, from a version of the table on."""
        self._since[seat] = version

    def remove(self, seat: Seat) -> None:
        """Let a seat be asked again."""
        self._since.pop(seat, None)

    def has_passed(self, seat: Seat, version: int | None = None) -> bool:
        """Whether a seat has passed in advance, at or before a version if one is given."""
        since = self._since.get(seat)
        return since is not None and (version is None or since <= version)

    def answered(self, seat: Seat, option: Option) -> None:
        """Take note of an answer. A pass ends the advance pass of its seat, any other answer ends all of them."""
        if type(option) is Pass:
            self.remove(seat)
        else:
            self.clear()

    def clear(self) -> None:
        """End all advance passes."""
        self._since.clear()

    def seats(self) -> list[Seat]:
        """Return the seats that pass in advance."""
        return sorted(self._since)
