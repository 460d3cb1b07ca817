"""Topics: the explanations of a tutorial, each with a condition.

A topic has a condition over the context of a decision and no place in a script: a learner who does not follow the
proposal gets hints about what really happens. A game has its own context, which is computed from what the learner sees,
and its own writer, which finds the values and anchors of hints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from underkeep.core.capabilities.tutorial import Hint
from underkeep.core.options.option import Option
from underkeep.core.text import TextRenderer, Values, sentence


class ProposingContext(Protocol):
    """The context of a decision of the learner, with the option that the tutorial proposes."""

    @property
    def proposed_option(self) -> Option:
        """The option that the tutorial proposes."""
        ...


class HintWriter(Protocol):
    """Finds the values and anchors of the hints for one context, in the language of the learner."""

    @property
    def renderer(self) -> TextRenderer:
        """The renderer of the learner."""
        ...


C = TypeVar("C", bound=ProposingContext)
W = TypeVar("W", bound=HintWriter)


def no_values(writer: HintWriter) -> Values:
    """Return no values, for a message without places."""
    return {}


def no_anchors(writer: HintWriter) -> Iterable[str]:
    """Return no anchors, for a hint that points at nothing."""
    return ()


def never(context: ProposingContext) -> bool:
    """Return False: the topic alone never makes the table ask."""
    return False


class Topic(NamedTuple, Generic[C, W]):
    """One explanation: its condition, the values of its message, and the anchors at which it points."""

    id: str
    when: Callable[[C], bool]
    values: Callable[[W], Values] = no_values
    anchors: Callable[[W], Iterable[str]] = no_anchors
    clauses: tuple[str, ...] = ()
    stop: Callable[[C], bool] = never
    """The condition under which the learner is asked because of this topic, even if passing is the only option."""
    proposes: bool = False
    """Whether the hint shows the option that the tutorial proposes."""


def write_hints(topics: Sequence[Topic[C, W]], context: C, writer: W, prefix: str = "tutorial") -> list[Hint]:
    """Return the hints of all topics whose condition holds. Their messages are `<prefix>-<id>`."""
    return [
        Hint(
            topic.id,
            sentence(writer.renderer.message(f"{prefix}-{topic.id}", **topic.values(writer))),
            tuple(topic.anchors(writer)),
            topic.clauses,
            context.proposed_option.anchors if topic.proposes else (),
            topic.stop(context),
        )
        for topic in topics
        if topic.when(context)
    ]
