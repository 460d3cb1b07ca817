"""The tutorial: an explained first game.

A tutorial has the setup of its table and, for each decision, the hints of a narrator. The hints follow from what the
learner sees and has seen alone; nobody keeps a list of hints that were given already. A client shows each hint once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision
    from underkeep.core.events import Event
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


WHY = "why"
"""The id of the hint that answers *Why?* A client shows it on request only."""


class TutorialSetup(NamedTuple):
    """The table of a tutorial: the learner sits on the first seat, bots sit on the others."""

    seed: int
    players: int = 2
    setup: Mapping[str, Any] = {}
    bot: str = "greedy"
    """The bot that plays against the learner."""
    decks: Mapping[str, str] | None = None
    """The written deck lists of the game, so that a new card does not change it; None for the cards of the setup."""


class Hint(NamedTuple):
    """One explanation of the narrator at a decision."""

    id: str
    """The subject; the same hint has the same id whenever it is given."""
    text: str
    anchors: tuple[str, ...] = ()
    """The things on the table that the hint points at."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rules that state it exactly."""
    proposal: tuple[str, ...] = ()
    """The anchors of the option that the narrator would choose."""
    stop: bool = False
    """Whether a learner is asked here who would otherwise not have been asked."""


class Tutorial:
    """The tutorial of one game."""

    setup: TutorialSetup

    def hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        """Return the hints for a decision, in order. `events` are all events that the learner has seen so far."""
        return []

    def explain(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> Hint | None:
        """Return the hint `WHY` for a decision: what the forecast and the rules say for the proposed option. It is
        given at every decision of the game, also after the last hint."""
        return None
