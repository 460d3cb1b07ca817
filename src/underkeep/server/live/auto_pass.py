"""Windows without "pass, pass, pass": which questions are shown to a person, when the server passes for a seat, and
answers given in advance. No game, no clock and no socket is known here; the time is always handed in.

**Shown** is what has something to decide, by the settings of the seat. Everything else the server passes.

**Pauses** hide why somebody passes. A seat that has nothing to play, one that has no stop there and one whose person
passes are treated alike: the pass is given at a time drawn from one distribution for that kind of moment. All
pauses of a window run from its opening, so a window costs the longest of them, not their sum.

    mark = windows.mark(game, table)
    due = pauses.due(seat, game.tempo(state, decision.kind), now, mark)     # a pass is given then, not earlier
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from random import Random
from typing import Any

from underkeep.core.decisions import Decision, Option, Pass
from underkeep.core.game import Game
from underkeep.core.table import Observation, Table
from underkeep.protocol.socket import StopSettings

SMART, FULL, ALL = "smart", "full", "all"
BREAKS = frozenset({"aimed", "own-fate"})
"""The occasions that break what somebody has passed until later."""
ALWAYS = "aimed"
"""The occasion that no setting removes."""

PACES: dict[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}
"""How much longer or shorter the walk takes,"""
PATIENCE: dict[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.2, "instant": 0.0}
"""and how much longer or shorter the pauses besides it are."""
PAUSES: dict[str, tuple[float, float]] = {
    "walk": (0.0, 0.0),
    "stop": (0.0, 0.3),
    "short": (0.15, 0.35),
    "halt": (0.25, 0.6),
    "anyone": (1.5, 2.5),
}
"""For each tempo of a game, between which seconds after its opening a window is passed for a seat, at normal pace.
`walk` and `stop` come on top of the walk clock: a hero needs the same time in every room, whoever could react."""
WALK = 1.2
"""The walk clock at normal pace."""
WALK_CLOCK = (0.7, 2.0)
"""What a table may set the walk clock to."""


# --- what is shown --------------------------------------------------------------------------------------


def shown(
    game: Game,
    observation: Observation,
    decision: Decision,
    settings: StopSettings,
    held: bool,
    moment_then: Mapping[str, Any] | None,
) -> bool:
    """Whether a question is shown to the person who is asked; otherwise the server answers it with the only option,
    or with a pass. `moment_then` holds the marks of the moment at which the seat began to pass until something is
    over."""
    options = decision.options
    if decision.kind not in game.assist.reaction_kinds:
        return len(options) > 1
    if held:
        return True
    passing = bool(settings.until) and not is_over(
        settings.until, moment_then, game.assist.progress(observation.state), decision.seat
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
    occasions = game.assist.stop_reasons(
        observation, Decision(decision.seat, decision.kind, [Pass(), *plays], decision.about)
    )
    if passing:
        return bool(occasions & BREAKS)
    if ALWAYS in occasions or occasions & set(settings.stop):
        return True
    if any(face_of(observation, option) in settings.always for option in plays):
        return True
    skipped = occasions & set(settings.skip)
    if any(is_place(name) for name in skipped):
        return False
    reasons = {name for name in occasions if not is_place(name)}
    if settings.mode == ALL:
        return not (reasons and reasons <= skipped)
    return bool(reasons - skipped)


def is_place(occasion: str) -> bool:
    """Whether the name of an occasion is a place: no reason by itself, but a stop can be set or removed there."""
    return ":" in occasion


def face_of(observation: Observation, option: Option) -> int:
    """What is printed on the card that an option is played with; 0 if there is none."""
    for anchor in option.anchors:
        what, _, number = anchor.partition(":")
        if what == "card":
            return int(observation.state.faces[int(number)])
    return 0


def is_over(until: str, then: Mapping[str, Any] | None, now: Mapping[str, Any], seat: int) -> bool:
    """Whether that is over until which somebody passes: the way of this hero, this player's turn, everything before
    the own next turn, or this phase."""
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


# --- when the server passes -----------------------------------------------------------------------------


def mark(game: Game, table: Table) -> Hashable:
    """What the window that is open now is known by: it is another one as soon as anything happens but a pass."""
    return (len(table.events), *game.assist.progress(table.state).values())


class Pauses:
    """When the passes of one window are given. The same for everybody who passes, whatever the reason."""

    def __init__(self, random: Random, pace: str = "normal", walk: float | None = None) -> None:
        self._random = random
        self.patience = PATIENCE.get(pace, 1.0)
        self.walk = WALK * PACES.get(pace, 1.0) if walk is None else min(max(walk, WALK_CLOCK[0]), WALK_CLOCK[1])
        self._mark: Hashable = None
        self._opened: float | None = None
        self._due: dict[int, float] = {}
        self._passed: set[int] = set()

    def opened(self, now: float) -> None:
        """A window opens: all its pauses run from now on."""
        self._opened = now
        self._due.clear()
        self._passed.clear()

    def reset(self) -> None:
        """Somebody has done something: the next question opens a window."""
        self._opened = None
        self._due.clear()
        self._passed.clear()

    def passed(self, seat: int) -> None:
        """A seat has passed, by itself or by the server; if it is asked again, that is another window."""
        self._passed.add(seat)

    def due(self, seat: int, kind: str, now: float, mark: Hashable = None) -> float:
        """When the pass of a seat may be given at a question of this kind (the tempo of the game); before that time
        it tells something. Asking again about the same question gives the same time."""
        if self._opened is None or seat in self._passed or mark != self._mark:
            self.opened(now)
            self._mark = mark
        assert self._opened is not None
        if seat not in self._due:
            low, high = PAUSES.get(kind, PAUSES["halt"])
            walk = self.walk if kind in ("walk", "stop") else 0.0
            self._due[seat] = self._opened + walk + self.patience * self._random.uniform(low, high)
        return self._due[seat]


# --- answers in advance ---------------------------------------------------------------------------------


class Ahead:
    """Who has passed in advance. It holds from the version at which it was given, through passes of others, until the
    seat's turn to react has come; whoever does anything else ends it for everybody."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def keep(self, seat: int, version: int) -> None:
        """A seat passes in advance, at this version of the table."""
        self._since[seat] = version

    def drop(self, seat: int) -> None:
        """A seat wants to be asked after all."""
        self._since.pop(seat, None)

    def passes(self, seat: int, version: int | None = None) -> bool:
        """Whether a seat has passed in advance (and not for a version that is still to come)."""
        since = self._since.get(seat)
        return since is not None and (version is None or since <= version)

    def answered(self, seat: int, option: Option) -> None:
        """An answer was given. A pass uses up what the seat itself had said; anything else ends all of it."""
        if type(option) is Pass:
            self.drop(seat)
        else:
            self.clear()

    def clear(self) -> None:
        """Something has happened."""
        self._since.clear()

    def seats(self) -> Iterable[int]:
        """Who has passed in advance."""
        return sorted(self._since)
