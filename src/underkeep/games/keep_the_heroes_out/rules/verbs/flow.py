"""Verbs that choose the next step or end the game (KHO-1.2, KHO-15.2, KHO-20)."""

from __future__ import annotations

from underkeep.core.procedures import DONE
from underkeep.core.state import seat_range
from underkeep.games.keep_the_heroes_out.events import GameLost, GameWon
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries


class Flow(Queries):
    """Verbs that decide how the game goes on."""

    def lose(self, room: int | None) -> None:
        """End the game as lost: the most valuable treasure is gone from this room (KHO-19.3, KHO-20.8), or for None
        an effect of the page ends the game."""
        self.state.over = self.interrupted = True
        self.emit(GameLost, room)

    def win(self) -> None:
        """End the game as won by all players together (KHO-1.2, KHO-20.7)."""
        state = self.state
        state.over = self.interrupted = True
        state.winners = list(seat_range(state.players))
        self.emit(GameWon, state.turns)

    def go_to(self, step: str) -> tuple[()]:
        """Set the step that comes next. The tuple that is returned means that the present step asks nothing more."""
        self.state.step = step
        return DONE

    def let_heroes_act(self, then: str) -> None:
        """Let the heroes act until all are exhausted. Then play continues at the step `then` (KHO-15.2)."""
        self.state.then = then
        self.go_to("heroes")
