"""A first game that explains itself: what a narrator says to somebody who has never played.

A game that has a lesson tells how the first table is set up (`Game.tutorial_setup`) and what is to be said at a question
(`Game.tutorial_hints`). What is said follows from what the learner sees and has seen alone; nobody keeps a list of what has
been said already. Whoever shows hints shows each of them once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class TutorialSetup(NamedTuple):
    """The table of a lesson: the learner sits on the first seat, bots on the others."""

    seed: int
    players: int = 2
    setup: Mapping[str, Any] = {}
    bot: str = "greedy"
    """Who plays against the learner."""


class Hint(NamedTuple):
    """Something that the narrator says at a question."""

    id: str
    """What it is about; the same hint has the same id whenever it is given."""
    text: str
    anchors: tuple[str, ...] = ()
    """What it points at."""
    clauses: tuple[str, ...] = ()
    """Where the rules say it exactly."""
    proposal: tuple[str, ...] = ()
    """The anchors of the option that the narrator would take."""
    stop: bool = False
    """Worth asking a learner who would otherwise not have been asked here."""
