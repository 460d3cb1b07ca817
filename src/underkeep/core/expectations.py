"""What a scenario expects: paths into the position, legal moves, events, and what somebody may see."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep.core import secrets
from underkeep.core.errors import Complaint
from underkeep.core.happenings import events, log, never
from underkeep.core.notation import HIDDEN, Absent
from underkeep.core.reading import Mistake, Node
from underkeep.core.values import COMPARISONS, NOBODY, card_list, compare, flat, shown

if TYPE_CHECKING:
    from underkeep.core.scenarios import Run


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

    >>> path_of("players.1.hand"), path_of("where.Red Door (1.2)"), path_of("where.Dr. Who")
    (('players', '1', 'hand'), ('where', 'Red Door (1.2)'), ('where', 'Dr. Who'))
    """
    return tuple(re.split(r"\.(?! )(?![^(]*\))", name))


def _compare_path(run: Run, state: Any, path: tuple[str, ...], expected: Node) -> Iterator[str]:
    if isinstance(expected.value, dict) and not all(name in COMPARISONS for name in expected.value):
        for name, inner in expected.value.items():
            yield from _compare_path(run, state, (*path, *path_of(name)), inner)
        return
    found = run.notation.look(state, path)
    yield from compare(run, ".".join(path), found, expected)


# --- moves and questions ------------------------------------------------------------------------------


def _by_seat(run: Run, node: Node) -> Iterator[tuple[int, Node]]:
    for seat, value in node.fields().items():
        yield Node(seat, value.file, value.line).seat(run.table.state.players), value


def _checked(run: Run, node: Node) -> str:
    words = node.text()
    try:
        run.notation.check_words(words)
    except Complaint as complaint:
        raise node.mistake(str(complaint)) from complaint
    return words


def _legal(run: Run, node: Node) -> Iterator[str]:
    question = run.question()
    for seat, listed in _by_seat(run, node):
        wanted = [_checked(run, entry) for entry in listed.entries()]
        if not question.asks(seat):
            if len(wanted) != 1 or (seat, wanted[0]) not in question.skipped:
                yield f"Seat {seat} is not asked now{question.because(seat)}; {question}"
            continue
        unmet = list(question.legal)
        for words in wanted:
            found = list(question.matching(words))
            if len(found) > 1:
                yield f"{words!r} could be any of these: {'; '.join(found)}."
            elif not found:
                yield f"{words!r} is not legal now{question.hint(words)}; {question}"
            unmet = [move for move in unmet if move not in found]
        if unmet:
            yield f"Seat {seat} may also: {'; '.join(unmet)}."


def _offers(run: Run, node: Node) -> Iterator[str]:
    question = run.question()
    for seat, listed in _by_seat(run, node):
        for entry in listed.entries():
            words = _checked(run, entry)
            if not question.asks(seat):
                yield f"Seat {seat} is not asked now{question.because(seat)}; {question}"
            elif not question.matching(words):
                yield f"{words!r} is not legal now{question.hint(words)}; {question}"


def _refuses(run: Run, node: Node) -> Iterator[str]:
    question = run.question()
    for seat, listed in _by_seat(run, node):
        for entry in listed.entries():
            words = _checked(run, entry)
            if question.asks(seat) and question.matching(words):
                yield f"Seat {seat} may {words!r}, which should be refused; {question}"


def _asked(run: Run, node: Node) -> Iterator[str]:
    question = run.question()
    decision = question.decision
    if node.is_text and node.value in NOBODY:
        if decision is not None:
            yield f"Nobody should be asked, but {question}"
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
        yield f"Not {wanted}{f' ({kind})' if kind else ''}: {question}"


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
    return list(flat(card_list(entry.text(), found, entry)))


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
    "events": events,
    "never": never,
    "log": log,
}
