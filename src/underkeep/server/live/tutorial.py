"""The tutorial of a live table: the hints of its narrator, and the decisions at which the table stops for them."""

from __future__ import annotations

from underkeep.core.capabilities import tutorial
from underkeep.core.capabilities.keys import TUTORIAL
from underkeep.core.decisions import Decision
from underkeep.core.table import Observation, Table
from underkeep.core.text import TextRenderer
from underkeep.protocol.socket import Hint


def hints(renderer: TextRenderer, observation: Observation, table: Table, decision: Decision) -> list[Hint]:
    """Return the hints for the asked seat at a decision; the last one answers *Why?*"""
    why = table.game.require(TUTORIAL).explain(renderer, observation, decision, table.events_for(observation.seat))
    return [
        Hint(
            id=hint.id,
            text=hint.text,
            anchors=list(hint.anchors),
            clauses=list(hint.clauses),
            proposal=list(hint.proposal),
        )
        for hint in [*_hints(renderer, observation, table, decision), *([why] if why is not None else [])]
    ]


def is_stop(observation: Observation, table: Table, decision: Decision) -> bool:
    """Whether a hint wants a decision to be shown that would otherwise be answered by the server."""
    renderer = TextRenderer(table.game, table.setup, viewer=observation.seat)
    return any(hint.stop for hint in _hints(renderer, observation, table, decision))


def _hints(renderer: TextRenderer, observation: Observation, table: Table, decision: Decision) -> list[tutorial.Hint]:
    return table.game.require(TUTORIAL).hints(renderer, observation, decision, table.events_for(observation.seat))
