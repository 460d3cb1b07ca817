"""What a scenario expects: paths into the position, legal moves, events, and what somebody may see."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep.core import secrets
from underkeep.core.errors import Complaint, nearest
from underkeep.core.events import Event, Seen
from underkeep.core.notation import HIDDEN, Absent, Cards, Name
from underkeep.core.reading import Mistake, Node
from underkeep.core.words import Speaker

if TYPE_CHECKING:
    from underkeep.core.scenarios import Run

COMPARISONS = ("contains", "lacks", "count", "at_least", "at_most")
NOBODY = ("nobody", "none")


def check_expectations(run: Run, node: Node) -> list[Mistake]:
    """What of these expectations does not hold, in order. An expectation that makes no sense is one too."""
    problems: list[Mistake] = []
    for entry in node.entries() if not node.is_mapping else [node]:
        for name, expected in entry.fields().items():
            try:
                problems += [expected.mistake(sentence) for sentence in _differences(run, name, expected)]
            except Mistake as mistake:
                problems.append(mistake)
            except Complaint as complaint:
                problems.append(expected.mistake(str(complaint)))
    return problems


def holds(run: Run, node: Node) -> bool:
    """Whether all these expectations hold now. Raises Mistake if one of them makes no sense."""
    for name, expected in node.fields().items():
        try:
            if any(True for _ in _differences(run, name, expected)):
                return False
        except Mistake:
            raise
        except Absent:
            return False
        except Complaint as complaint:
            raise expected.mistake(str(complaint)) from complaint
    return True


def _differences(run: Run, name: str, expected: Node) -> Iterator[str]:
    special = SPECIAL.get(name)
    if special is not None:
        yield from special(run, expected)
    else:
        yield from _compare_path(run, run.table.state, path_of(name), expected)


# --- paths into the position --------------------------------------------------------------------------


def path_of(name: str) -> tuple[str, ...]:
    """The steps of a path. A dot inside brackets or before a blank belongs to a name.

    >>> path_of("players.1.wounds"), path_of("damage.Dark Altar (1.2)"), path_of("health.Dr. Timebender")
    (('players', '1', 'wounds'), ('damage', 'Dark Altar (1.2)'), ('health', 'Dr. Timebender'))
    """
    return tuple(re.split(r"\.(?! )(?![^(]*\))", name))


def _compare_path(run: Run, state: Any, path: tuple[str, ...], expected: Node) -> Iterator[str]:
    if isinstance(expected.value, dict) and not all(name in COMPARISONS for name in expected.value):
        for name, inner in expected.value.items():
            yield from _compare_path(run, state, (*path, *path_of(name)), inner)
        return
    found = run.notation.look(state, path)
    yield from _compare(run, ".".join(path), found, expected)


def _compare(run: Run, what: str, found: Any, expected: Node) -> Iterator[str]:
    if isinstance(expected.value, dict):
        for comparison, value in expected.value.items():
            yield from _COMPARE[comparison](run, what, found, value)
        return
    if isinstance(found, dict):
        raise expected.mistake(f"{what} has several values; write which: {', '.join(map(str, found))}.")
    if isinstance(found, Cards):
        wanted = [_named(run, node) for node in expected.entries()]
        same = wanted == found if found.ordered else Counter(map(str, wanted)) == Counter(map(str, found))
        if not same:
            yield f"{what} is {shown(found)}, expected {shown(wanted)}."
    elif isinstance(found, list):
        wanted = [node.plain() for node in expected.entries()]
        if wanted != found:
            yield f"{what} is {shown(found)}, expected {shown(wanted)}."
    else:
        plain = expected.plain()
        if isinstance(found, bool):
            plain = expected.flag()
        elif isinstance(found, int):
            plain = expected.number()
        elif isinstance(found, Name) or plain not in (found, *NOBODY):
            plain = _named(run, expected) if isinstance(found, Name) and plain not in NOBODY else plain
        if plain != found:
            yield f"{what} is {shown(found)}, expected {shown(plain)}."


def _named(run: Run, node: Node) -> Any:
    """An expected card, or stack of cards, under its full name."""
    if isinstance(node.value, list):
        return [_named(run, entry) for entry in node.value]
    if isinstance(node.value, dict):
        return {
            name: value.plain() if value.is_number else _named(run, value)
            for name, value in node.value.items()
        }
    text = node.text()
    if text == HIDDEN:
        return text
    try:
        return run.notation.card_name(text)
    except Complaint as complaint:
        raise node.mistake(str(complaint)) from complaint


def _listed(what: str, found: Any, node: Node) -> Cards:
    if not isinstance(found, Cards):
        raise node.mistake(f"{what} is {shown(found)}, not a list of cards.")
    return found


def _contains(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    cards = _listed(what, found, node)
    missing = Counter(str(_named(run, entry)) for entry in node.entries()) - Counter(map(str, _flat(cards)))
    if missing:
        yield f"{what} is {shown(found)}, which lacks {', '.join(missing.elements())}."


def _lacks(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    cards = list(map(str, _flat(_listed(what, found, node))))
    for entry in node.entries():
        if str(_named(run, entry)) in cards:
            yield f"{what} is {shown(found)}, which contains {entry.value}."


def _count(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if not isinstance(found, list):
        raise node.mistake(f"{what} is {shown(found)}, not a list, so it cannot be counted.")
    if len(found) != node.number():
        yield f"{what} has {len(found)} entries, expected {node.number()}: {shown(found)}."


def _at_least(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if _number(what, found, node) < node.number():
        yield f"{what} is {found}, expected at least {node.number()}."


def _at_most(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if _number(what, found, node) > node.number():
        yield f"{what} is {found}, expected at most {node.number()}."


def _number(what: str, found: Any, node: Node) -> int:
    if not isinstance(found, int):
        raise node.mistake(f"{what} is {shown(found)}, not a number.")
    return found


_COMPARE: dict[str, Callable[[Run, str, Any, Node], Iterator[str]]] = {
    "contains": _contains,
    "lacks": _lacks,
    "count": _count,
    "at_least": _at_least,
    "at_most": _at_most,
}


def _flat(cards: list[Any]) -> Iterator[Any]:
    """The cards of a list and of the stacks in it."""
    for card in cards:
        if isinstance(card, list):
            yield from _flat(card)
        elif isinstance(card, dict):
            yield from (value for value in card.values() if isinstance(value, str))
        else:
            yield card


def shown(value: Any) -> str:
    """A value as the notation writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {shown(inner)}' for name, inner in value.items())}}}"
    return str(value)


# --- moves and questions ------------------------------------------------------------------------------


def _by_seat(run: Run, node: Node) -> Iterator[tuple[int, Node]]:
    for seat, value in node.fields().items():
        yield Node(seat, value.file, value.line).seat(run.table.state.players), value


def _asks(run: Run, seat: int) -> bool:
    return run.table.decision is not None and run.table.decision.seat == seat


def _checked(run: Run, node: Node) -> str:
    words = node.text()
    try:
        run.notation.check_words(words)
    except Complaint as complaint:
        raise node.mistake(str(complaint)) from complaint
    return words


def _legal(run: Run, node: Node) -> Iterator[str]:
    for seat, listed in _by_seat(run, node):
        wanted = [_checked(run, entry) for entry in listed.entries()]
        if not _asks(run, seat):
            yield f"Seat {seat} is not asked now{run._because(seat)}; {run.question()}"
            continue
        unmet = list(run.legal())
        for words in wanted:
            found = list(run.matching(words))
            if len(found) > 1:
                yield f"{words!r} could be any of these: {'; '.join(found)}."
            elif not found:
                yield f"{words!r} is not legal now; {run.question()}"
            unmet = [move for move in unmet if move not in found]
        if unmet:
            yield f"Seat {seat} may also: {'; '.join(unmet)}."


def _offers(run: Run, node: Node) -> Iterator[str]:
    for seat, listed in _by_seat(run, node):
        for entry in listed.entries():
            words = _checked(run, entry)
            if not _asks(run, seat):
                yield f"Seat {seat} is not asked now{run._because(seat)}; {run.question()}"
            elif not run.matching(words):
                yield f"{words!r} is not legal now; {run.question()}"


def _refuses(run: Run, node: Node) -> Iterator[str]:
    for seat, listed in _by_seat(run, node):
        for entry in listed.entries():
            words = _checked(run, entry)
            found = list(run.matching(words)) if _asks(run, seat) else []
            if found:
                yield f"Seat {seat} may {words!r}, which should be refused ({'; '.join(found)})."


def _asked(run: Run, node: Node) -> Iterator[str]:
    decision = run.table.decision
    if node.is_text and node.value in NOBODY:
        if decision is not None:
            yield f"Nobody should be asked, but {run.question()}"
        return
    if node.is_mapping:
        fields = node.fields(("seat", "kind"), of="asked")
        seat = fields["seat"].seat(run.table.state.players) if "seat" in fields else None
        kind = fields["kind"].text() if "kind" in fields else None
    else:
        seat, kind = node.seat(run.table.state.players), None
    if decision is None:
        yield "The game is over: nobody is asked."
    elif seat not in (None, decision.seat) or kind not in (None, decision.kind):
        wanted = "somebody" if seat is None else f"seat {seat}"
        yield f"Not {wanted}{f' ({kind})' if kind else ''}: {run.question()}"


def _over(run: Run, node: Node) -> Iterator[str]:
    if run.table.over != node.flag():
        yield "The game is over." if run.table.over else "The game is not over."


def _winner(run: Run, node: Node) -> Iterator[str]:
    players = run.table.state.players
    none = node.is_text and node.value in NOBODY
    wanted = [] if none else [entry.seat(players) for entry in node.entries()]
    if sorted(run.table.winners) != sorted(wanted):
        yield f"The winner is {shown(run.table.winners)}, expected {shown(wanted)}."


# --- what somebody sees -------------------------------------------------------------------------------


def _view(run: Run, node: Node) -> Iterator[str]:
    for seat, expected in _by_viewer(run, node):
        state = run.table.view(seat).state
        for name, value in expected.fields().items():
            for sentence in _compare_path(run, state, path_of(name), value):
                yield f"As seat {seat} sees it, {sentence}"


def _by_viewer(run: Run, node: Node) -> Iterator[tuple[int, Node]]:
    for seat, value in node.fields().items():
        if seat == "spectator":
            yield secrets.SPECTATOR, value
        else:
            yield Node(seat, value.file, value.line).seat(run.table.state.players), value


def _hidden(run: Run, node: Node) -> Iterator[str]:
    for seat, expected in _by_viewer(run, node):
        for entry in expected.entries():
            seen = _seen(run, seat, entry)
            open_faces = [card for card in seen if card != HIDDEN]
            if not seen or open_faces:
                yield f"Seat {seat} sees {entry.text()}: {', '.join(open_faces) or 'nothing lies there'}."


def _known(run: Run, node: Node) -> Iterator[str]:
    for seat, expected in _by_viewer(run, node):
        for entry in expected.entries():
            seen = _seen(run, seat, entry)
            if not seen or HIDDEN in seen:
                yield f"Seat {seat} does not know {entry.text()}: {', '.join(seen) or 'nothing lies there'}."


def _seen(run: Run, seat: int, entry: Node) -> list[str]:
    found = run.notation.look(run.table.view(seat).state, path_of(entry.text()))
    return list(_flat(_listed(entry.text(), found, entry)))


# --- what happened ------------------------------------------------------------------------------------


def _event_types() -> dict[str, type[Event]]:
    return {event.__name__: event for event in Event.__subclasses__()}


def _event(run: Run, node: Node) -> Callable[[Event], bool]:
    """A test for one event: `HeroDied`, or `HeroDied: {hero: Acacia, dungeon: 0}`."""
    details: dict[str, Node] = {}
    if node.is_mapping and len(node.fields()) == 1:
        ((name, inner),) = node.fields().items()
        details = inner.fields()
    else:
        name = node.text()
    known = _event_types()
    if name not in known:
        raise node.mistake(f"There is no event called {name!r}{nearest(name, known)}.")
    kind = known[name]
    for field, value in details.items():
        if field not in kind.__struct_fields__:
            raise value.mistake(f"{name} has no {field!r}{nearest(field, kind.__struct_fields__)}.")
    wanted = {
        field: value.plain() if value.is_number else _detail(run, value) for field, value in details.items()
    }

    def fits(event: Event) -> bool:
        return type(event) is kind and all(
            _value(run, event, field) == value for field, value in wanted.items()
        )

    return fits


def _detail(run: Run, node: Node) -> Any:
    return node.flag() if node.value in ("true", "false") else _named(run, node)


def _value(run: Run, event: Event, field: str) -> Any:
    value = getattr(event, field)
    return run.notation.face_name(value.face) if isinstance(value, Seen) else value


def _events(run: Run, node: Node) -> Iterator[str]:
    left = iter(run.table.events)
    for entry in node.entries():
        fits = _event(run, entry)
        if not any(fits(event) for event in left):
            told = ", ".join(type(event).__name__ for event in run.table.events) or "nothing"
            yield f"{shown(entry.plain())} did not happen (in this order); what happened: {told}."
            return


def _never(run: Run, node: Node) -> Iterator[str]:
    for entry in node.entries():
        fits = _event(run, entry)
        if any(fits(event) for event in run.table.events):
            yield f"{shown(entry.plain())} has happened."


def _log(run: Run, node: Node) -> Iterator[str]:
    speaker = Speaker(run.game, run.table.setup)
    said = [speaker.event(run.table.state, event) for event in run.table.events]
    left = iter(said)
    for entry in node.entries():
        if not any(entry.text() in sentence for sentence in left):
            yield f"The log does not say {entry.text()!r} (in this order); it says: {' / '.join(filter(None, said))}"
            return


SPECIAL: dict[str, Callable[[Run, Node], Iterator[str]]] = {
    "legal": _legal,
    "offers": _offers,
    "refuses": _refuses,
    "asked": _asked,
    "over": _over,
    "winner": _winner,
    "view": _view,
    "hidden": _hidden,
    "known": _known,
    "events": _events,
    "never": _never,
    "log": _log,
}
