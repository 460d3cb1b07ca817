"""Asking a seat: the answer has the type of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from underkeep.core.decisions import PASS, Decision, Option, Pass
from underkeep.core.procedures import Procedure
from underkeep.core.state import CardId, Seat

AnyOption = TypeVar("AnyOption", bound=Option)


def offer(
    seat: Seat, kind: str, options: Sequence[AnyOption], about: tuple[CardId, ...] = ()
) -> Procedure[AnyOption | None]:
    """Ask a seat for one of these options, or a pass, which is offered first. Return None for a pass."""
    answer: AnyOption | Pass = yield Decision(seat, kind, [PASS, *options], about)
    return None if isinstance(answer, Pass) else answer
