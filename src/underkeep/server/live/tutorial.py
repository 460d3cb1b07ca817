"""A first game that explains itself: what its narrator says, and where the table stops for it."""

from __future__ import annotations

from underkeep.core.capabilities.keys import TUTORIAL
from underkeep.core.capabilities.tutorial import Hint as Lesson
from underkeep.core.decisions import Decision
from underkeep.core.table import Observation, Table
from underkeep.core.text import TextRenderer
from underkeep.protocol.socket import Hint


def hints(renderer: TextRenderer, observation: Observation, table: Table, decision: Decision) -> list[Hint]:
    """What the narrator says to the seat that is asked."""
    return [
        Hint(
            id=hint.id,
            text=hint.text,
            anchors=list(hint.anchors),
            clauses=list(hint.clauses),
            proposal=list(hint.proposal),
        )
        for hint in _lesson(renderer, observation, table, decision)
    ]


def stops(observation: Observation, table: Table, decision: Decision) -> bool:
    """Whether the narrator wants the learner to be asked here."""
    renderer = TextRenderer(table.game, table.setup, viewer=observation.seat)
    return any(hint.stop for hint in _lesson(renderer, observation, table, decision))


def _lesson(renderer: TextRenderer, observation: Observation, table: Table, decision: Decision) -> list[Lesson]:
    return table.game.require(TUTORIAL).hints(renderer, observation, decision, table.events_for(observation.seat))
