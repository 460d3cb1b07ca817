"""Procedures: the generators in which the rules of a game are written.

A procedure yields decisions and goes on with the answers. A verb of a game returns a procedure only if it may have
something to ask; otherwise it returns DONE, so that a caller can write `yield from` in both cases.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option, Pass
from underkeep.core.state import CardId, Seat

T = TypeVar("T")
AnyOption = TypeVar("AnyOption", bound=Option)

Procedure = Generator[Decision, Any, T]
"""A procedure that returns a T."""

AnyProcedure = Procedure[Any]
"""A procedure whose result is not used, or can be anything."""

VerbResult = AnyProcedure | tuple[()]
"""The result of a verb: a procedure, or DONE if the verb has nothing to ask."""

RuleResult = VerbResult | None
"""The result of a step or a card text: the result of a verb, or None if there is nothing to ask."""

DONE: tuple[()] = ()
"""The result of a verb that has nothing to ask."""


def ask(
    seat: Seat,
    kind: str,
    options: Sequence[AnyOption] | Callable[[], Sequence[AnyOption]],
    about: tuple[CardId, ...] = (),
) -> Procedure[AnyOption]:
    """Ask a seat for one of these options and return the chosen one, so that the answer has the type of the options."""
    answer: AnyOption = yield Decision(seat, kind, options, about)
    return answer


def offer(
    seat: Seat, kind: str, options: Sequence[AnyOption], about: tuple[CardId, ...] = ()
) -> Procedure[AnyOption | None]:
    """Ask a seat for one of these options, or a pass, which is offered first. Return None for a pass."""
    answer: AnyOption | Pass = yield Decision(seat, kind, [PASS, *options], about)
    return None if isinstance(answer, Pass) else answer
