"""Outcomes: the part of an answer that is computed outside the rules, once, and recorded, such as a thrown die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import Option


class Outcomes:
    """The outcomes of one game."""

    def resolve_outcome(self, state: Any, decision: Decision, option: Option) -> Option:
        """Return the answer with its outcome, as it is recorded and played. An answer that has one stays as it is."""
        return option

    def check_untrusted_answer(self, option: Option) -> Option:
        """Return an answer that comes from a client. Raises a UserError if it claims an outcome."""
        return option

    def needs_outcomes(self, setup: Any) -> bool:
        """Return whether answers of a game with this setup have outcomes. Raises a UserError if they have, and the
        library that computes them is not installed."""
        return False

    def warm_up(self) -> None:
        """Load what `resolve_outcome` needs, so that the first answer does not wait for it."""

    def is_irreversible(self, option: Option) -> bool:
        """Return whether a recorded answer cannot be undone, because its outcome is known."""
        return False


class PracticeResult(NamedTuple):
    """The result of a practice answer: the events as a spectator sees them, and the practice table afterwards."""

    events: tuple[Event, ...]
    table: msgspec.Struct


class Practice:
    """Practice: trying an answer with an outcome at a table that counts for nothing."""

    def practise(self, table: Mapping[str, Any], option: Option, seed: int) -> PracticeResult:
        """Return the result of an answer. The practice table is given and returned as the board of the game describes
        it; the seed alone decides its chance. Raises a UserError for an answer that is not possible."""
        raise NotImplementedError
