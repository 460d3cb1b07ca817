"""What a scenario expects to have happened: events in order, events that must not occur, pieces of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep.core.errors import did_you_mean
from underkeep.core.events import Event, SeenCard
from underkeep.core.scenario.compare import named, shown
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.text import TextRenderer

if TYPE_CHECKING:
    from underkeep.core.scenario.runner import Run


def _event_types(run: Run) -> dict[str, type[Event]]:
    """The events of the game that is played and of the game that it is built on, by name; another game may use the
    same names."""
    homes = {_folder(kind) for kind in type(run.game).__mro__}
    return {event.__name__: event for event in Event.__subclasses__() if _folder(event) in homes}


def _folder(kind: type) -> str:
    return kind.__module__.rpartition(".")[0]


def _event(run: Run, node: Node) -> Callable[[Event], bool]:
    """A test for one event: its name alone, or its name with some of its details (`Drew: {seat: 0}`)."""
    details: dict[str, Node] = {}
    if node.is_mapping and len(node.fields()) == 1:
        ((name, inner),) = node.fields().items()
        details = inner.fields()
    else:
        name = node.text()
    known = _event_types(run)
    if name not in known:
        raise node.error(f"There is no event called {name!r}{did_you_mean(name, known)}.")
    kind = known[name]
    for field, value in details.items():
        if field not in kind.__struct_fields__:
            raise value.error(f"{name} has no {field!r}{did_you_mean(field, kind.__struct_fields__)}.")
    cards = dict(zip(kind.__struct_fields__, kind.card_fields(), strict=True))
    wanted = {
        field: named(run, value) if cards[field] else run.notation.event_detail(field, value)
        for field, value in details.items()
    }

    def fits(event: Event) -> bool:
        return type(event) is kind and all(_value(run, event, field) == value for field, value in wanted.items())

    return fits


def _value(run: Run, event: Event, field: str) -> Any:
    value = getattr(event, field)
    return run.notation.face_name(value.face) if isinstance(value, SeenCard) else value


def events(run: Run, node: Node) -> Iterator[str]:
    """What is missing of these events, in this order, with anything between them."""
    left = iter(run.table.events)
    for entry in node.entries():
        fits = _event(run, entry)
        if not any(fits(event) for event in left):
            told = ", ".join(type(event).__name__ for event in run.table.events) or "nothing"
            yield f"{shown(entry.plain())} did not happen (in this order); what happened: {told}."
            return


def never(run: Run, node: Node) -> Iterator[str]:
    """Which of these events have happened."""
    for entry in node.entries():
        fits = _event(run, entry)
        if any(fits(event) for event in run.table.events):
            yield f"{shown(entry.plain())} has happened."


def log(run: Run, node: Node) -> Iterator[str]:
    """What is missing of these pieces of English sentences, each in a later sentence than the one before."""
    renderer = TextRenderer(run.game, run.table.setup)
    said = [renderer.event_text(run.table.state, event) for event in run.table.events]
    left = iter(said)
    for entry in node.entries():
        if not any(entry.text() in sentence for sentence in left):
            yield f"The log does not say {entry.text()!r} (in this order); it says: {' / '.join(filter(None, said))}"
            return
