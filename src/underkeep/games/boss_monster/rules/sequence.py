"""The sequence of steps: which step comes next, and which seat is active in it."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.core.procedures import DONE
from underkeep.core.state import Seat
from underkeep.games.boss_monster.events import PhaseBegan
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.boss_monster.state import Phase


def go_to(game: Players, step: str, seat: Seat | None = None) -> tuple[()]:
    """Set the next step, and the active seat if it changes. Returns DONE: nothing is left to do in this step."""
    game.state.step = step
    if seat is not None:
        game.state.active_seat = seat
    return DONE


def begin_phase(game: Players, phase: Phase) -> None:
    """A phase of the round begins."""
    game.state.phase = phase
    game.emit(PhaseBegan, phase)


def go_to_next_seat(game: Players, step: str, then: str) -> tuple[()]:
    """Set the same step for the next surviving player in XP order; after the last player, the step `then`."""
    state = game.state
    following = game.next_seat(state.active_seat)
    state.step, state.active_seat = (step, following) if following is not None else (then, game.first_seat())
    return DONE


def go_to_due_seat(game: Players, step: str, due: Callable[[Seat], object], then: str) -> tuple[()]:
    """Like `go_to_next_seat`, but beginning with the active player, and only for players for whom `due` is true."""
    state = game.state
    seat = state.active_seat if not state.eliminated[state.active_seat] else game.next_seat(state.active_seat)
    while seat is not None and not due(seat):
        seat = game.next_seat(seat)
    state.step, state.active_seat = (step, seat) if seat is not None else (then, game.first_seat())
    return DONE
