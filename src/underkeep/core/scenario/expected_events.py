"""Expected events of a scenario: events in order, events that must not happen, and parts of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep.core.errors import did_you_mean
from underkeep.core.events import Event, SeenCard
from underkeep.core.scenario.compare import format_value, read_card_name
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.text import TextRenderer

if TYPE_CHECKING:
    from underkeep.core.scenario.runner import Run


def _event_test(run: Run, node: Node) -> Callable[[Event], bool]:
    """Return a test for one event: its name alone, or its name with some of its fields (`Drew: {seat: 0}`)."""
    details: dict[str, Node] = {}
    if node.is_mapping and len(node.fields()) == 1:
        ((name, inner),) = node.fields().items()
        details = inner.fields()
    else:
        name = node.text()
    known = {event.__name__: event for event in run.game.events}
    if name not in known:
        raise node.error(f"There is no event called {name!r}{did_you_mean(name, known)}.")
    kind = known[name]
    for field, value in details.items():
        if field not in kind.__struct_fields__:
            raise value.error(f"{name} has no {field!r}{did_you_mean(field, kind.__struct_fields__)}.")
    cards = kind.card_fields()
    wanted = {
        field: read_card_name(run, value) if field in cards else run.notation.event_detail(field, value)
        for field, value in details.items()
    }

    def matches(event: Event) -> bool:
        return type(event) is kind and all(_value(run, event, field) == value for field, value in wanted.items())

    return matches


def _value(run: Run, event: Event, field: str) -> Any:
    value = getattr(event, field)
    return run.notation.face_name(value.face) if isinstance(value, SeenCard) else value


def events(run: Run, node: Node) -> Iterator[str]:
    """Yield a sentence if these events did not happen in this order, with any other events between them."""
    left = iter(run.table.events)
    for entry in node.entries():
        matches = _event_test(run, entry)
        if not any(matches(event) for event in left):
            names = ", ".join(type(event).__name__ for event in run.table.events) or "nothing"
            yield f"{format_value(entry.plain())} did not happen (in this order); what happened: {names}."
            return


def never(run: Run, node: Node) -> Iterator[str]:
    """Yield a sentence for each of these events that has happened."""
    for entry in node.entries():
        matches = _event_test(run, entry)
        if any(matches(event) for event in run.table.events):
            yield f"{format_value(entry.plain())} has happened."


def log(run: Run, node: Node) -> Iterator[str]:
    """Yield a sentence if the English log lacks one of these parts, each in a later sentence than the one before."""
    renderer = TextRenderer(run.game, run.table.setup)
    sentences = [renderer.event_text(run.table.state, event) for event in run.table.events]
    left = iter(sentences)
    for entry in node.entries():
        if not any(entry.text() in sentence for sentence in left):
            found = " / ".join(filter(None, sentences))
            yield f"The log does not say {entry.text()!r} (in this order); it says: {found}"
            return
