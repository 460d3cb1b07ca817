"""The expectations of a scenario: paths into the position, legal moves, events, and what a viewer may see."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep.core import visibility
from underkeep.core.errors import UserError, closest_name, did_you_mean
from underkeep.core.scenario.compare import COMPARISONS, NOBODY, card_list, compare, flatten, format_value
from underkeep.core.scenario.expected_events import events, log, never
from underkeep.core.scenario.legal_moves import LegalMoves, format_moves, strip_copy_number
from underkeep.core.scenario.notation import HIDDEN, NotOnTable
from underkeep.core.scenario.yaml_nodes import Node, ScenarioError
from underkeep.core.state import Seat
from underkeep.core.visibility import Viewer

if TYPE_CHECKING:
    from underkeep.core.scenario.runner import Run


def check_expectations(run: Run, node: Node) -> list[ScenarioError]:
    """Return the problems with these expectations, in order. An expectation that makes no sense is a problem too."""
    problems: list[ScenarioError] = []
    for entry in node.entries() if not node.is_mapping else [node]:
        for name, expected in entry.fields().items():
            try:
                problems += [expected.error(sentence) for sentence in _differences(run, name, expected)]
            except ScenarioError as error:
                problems.append(error)
            except UserError as error:
                problems.append(expected.error(str(error)))
    return problems


def holds(run: Run, node: Node) -> bool:
    """Return whether all these expectations hold now, so that an `until` stops here. Raises ScenarioError if one of
    them makes no sense."""
    for name, expected in node.fields().items():
        try:
            if any(True for _ in _differences(run, name, expected)):
                return False
        except ScenarioError:
            raise
        except NotOnTable:
            return False
        except UserError as error:
            raise expected.error(str(error)) from error
        if name not in SPECIAL and not all(
            run.notation.may_stop(run.table.state, path) for path in _paths(path_of(name), expected)
        ):
            return False
    return True


def differences(run: Run, node: Node) -> list[str]:
    """Return a sentence for each of these expectations that does not hold."""
    return [problem.sentence for problem in check_expectations(run, node)]


def check_names(run: Run, node: Node) -> None:
    """Raise ScenarioError if one of these expectations names a seat, a move, a kind of decision, a phase or a step that
    does not exist, so that no `until` waits for it in vain."""
    for name, expected in node.fields().items():
        if name == "asked":
            _read_asked(run, expected)
        elif name in ("legal", "offers", "refuses"):
            for _, moves in _by_seat(run, expected):
                _check_moves(run, moves)
        elif name not in SPECIAL and expected.is_text:
            _check_value(run, path_of(name), expected)


def _differences(run: Run, name: str, expected: Node) -> Iterator[str]:
    special = SPECIAL.get(name)
    if special is not None:
        yield from special(run, expected)
    else:
        yield from _compare_path(run, run.table.state, path_of(name), expected)


# --- paths into the position --------------------------------------------------------------------------


def path_of(name: str) -> tuple[str, ...]:
    """Return the steps of a path. A dot inside brackets or before a blank belongs to a name.

    >>> path_of("players.1.hand"), path_of("where.Red Door (1.2)"), path_of("where.Dr. Who")
    (('players', '1', 'hand'), ('where', 'Red Door (1.2)'), ('where', 'Dr. Who'))
    """
    return tuple(re.split(r"\.(?! )(?![^(]*\))", name))


def _compare_path(run: Run, state: Any, path: tuple[str, ...], expected: Node) -> Iterator[str]:
    if isinstance(expected.value, dict) and not all(name in COMPARISONS for name in expected.value):
        for name, inner in expected.value.items():
            yield from _compare_path(run, state, (*path, *path_of(name)), inner)
        return
    found = run.notation.lookup(state, path)
    _check_value(run, path, expected)
    yield from compare(run, ".".join(path), found, expected)


def _paths(path: tuple[str, ...], expected: Node) -> Iterator[tuple[str, ...]]:
    """Yield all paths of an expectation; a mapping goes down one step."""
    if isinstance(expected.value, dict) and not all(name in COMPARISONS for name in expected.value):
        for name, inner in expected.value.items():
            yield from _paths((*path, *path_of(name)), inner)
    else:
        yield path


def _check_value(run: Run, path: tuple[str, ...], expected: Node) -> None:
    """Raise ScenarioError if the game does not have the expected phase or step."""
    known: tuple[str, ...] = ()
    if path == ("phase",):
        known = run.notation.phases
    elif path == ("step",):
        known = tuple(run.game.steps)
    if known and expected.is_text and expected.text() not in known:
        raise expected.error(f"There is no {path[0]} called {expected.text()!r}{did_you_mean(expected.text(), known)}.")


# --- moves and decisions ------------------------------------------------------------------------------


def _by_seat(run: Run, node: Node) -> Iterator[tuple[Seat, Node]]:
    if not node.fields():
        raise node.error("Write a seat and moves here, for instance {0: [pass]}.")
    for seat, value in node.fields().items():
        yield Node(seat, value.file, value.line).seat(run.table.state.players), value


def _check_moves(run: Run, node: Node) -> list[str]:
    """Return the moves that are listed here. Raises ScenarioError if there is none, or one that is possible in no
    position."""
    if not node.entries():
        raise node.error("Write at least one move here, for instance [pass].")
    return [_check_move(run, entry) for entry in node.entries()]


def _check_move(run: Run, node: Node) -> str:
    words = node.text()
    try:
        run.notation.check_move_text(strip_copy_number(words))
    except UserError as error:
        raise node.error(str(error)) from error
    return words


def _moves_by_seat(run: Run, node: Node, legal_moves: LegalMoves) -> Iterator[tuple[Seat, list[str], list[LegalMoves]]]:
    """Yield each seat that is named here, the moves that are listed for it, and the open decisions of that seat."""
    for seat, moves in _by_seat(run, node):
        yield seat, _check_moves(run, moves), legal_moves.decisions_for(seat)


def _not_asked(legal_moves: LegalMoves, seat: Seat) -> str:
    return f"Seat {seat} is not asked now{legal_moves.why_not_asked(seat)}; {legal_moves}"


def _legal(run: Run, node: Node) -> Iterator[str]:
    legal_moves = run.legal_moves()
    for seat, wanted, decisions in _moves_by_seat(run, node, legal_moves):
        if not decisions:
            yield _not_asked(legal_moves, seat)
        elif decisions[0].is_range:
            sentence = f"The moves of seat {seat} are too many to be listed; write `offers` instead of `legal`"
            yield f"{sentence}: {legal_moves}"
        else:
            # The expected move may also be the single option of a decision that was skipped.
            yield from min((list(_unexpected_moves(each, seat, wanted)) for each in decisions), key=len)


def _unexpected_moves(legal_moves: LegalMoves, seat: Seat, wanted: list[str]) -> Iterator[str]:
    """Yield the differences between these moves and the legal moves of a seat."""
    unmet = dict(legal_moves.legal)
    for words in wanted:
        found = legal_moves.find(words)
        if len(found) > 1:
            yield f"{words!r} could be any of these:{format_moves(found)}"
        elif not found:
            yield f"{words!r} is not legal now{legal_moves.hint(words)}; {legal_moves}"
        for option in found.values():
            # Moves with copies of the same card count as one move.
            unmet.pop(strip_copy_number(legal_moves.move_text(option)), None)
    if unmet:
        yield f"Seat {seat} may also:{format_moves(unmet)}"


def _offers(run: Run, node: Node) -> Iterator[str]:
    legal_moves = run.legal_moves()
    for seat, wanted, decisions in _moves_by_seat(run, node, legal_moves):
        if not decisions:
            yield _not_asked(legal_moves, seat)
            continue
        for words in wanted:
            if not any(each.find(words) for each in decisions):
                yield f"{words!r} is not legal now{decisions[0].hint(words)}; {decisions[0]}"


def _refuses(run: Run, node: Node) -> Iterator[str]:
    legal_moves = run.legal_moves()
    for seat, refused, decisions in _moves_by_seat(run, node, legal_moves):
        if not decisions:
            yield _not_asked(legal_moves, seat)
        for words in refused:
            for each in decisions:
                if each.find(words):
                    yield f"Seat {seat} may {words!r}, which should be refused; {each}"


def _read_asked(run: Run, node: Node) -> tuple[Seat | None, str | None]:
    """Return the seat that should decide and the kind of the decision, as far as they are written. Raises ScenarioError
    if there is no such seat or kind."""
    if node.is_text and node.value in NOBODY:
        return None, None
    if not node.is_mapping:
        return node.seat(run.table.state.players), None
    fields = node.fields(("seat", "kind"), of="asked")
    if not fields:
        raise node.error("Write who is asked, or what: {seat: 0}, {kind: window}, or both.")
    seat = fields["seat"].seat(run.table.state.players) if "seat" in fields else None
    if "kind" not in fields:
        return seat, None
    kind, known = fields["kind"].text(), run.game.assist.decision_kinds()
    if kind not in known:
        close = closest_name(kind, known)
        hint = f" (did you mean {close}?)" if close else ""
        kinds = f"the kinds of {run.game.name} are:{format_moves(sorted(known))}"
        raise fields["kind"].error(f"There is no kind of question called {kind!r}{hint}; {kinds}")
    return seat, kind


def _asked(run: Run, node: Node) -> Iterator[str]:
    seat, kind = _read_asked(run, node)
    legal_moves = run.legal_moves()
    decision = legal_moves.decision
    if seat is None and kind is None:
        if decision is not None:
            yield f"Nobody should be asked, but {legal_moves.asked_text}."
        return
    if decision is None:
        yield "The game is over: nobody is asked."
    elif seat not in (None, decision.seat) or kind not in (None, decision.kind):
        wanted = "somebody" if seat is None else f"seat {seat}"
        yield f"Not {wanted}{f' ({kind})' if kind else ''}: {legal_moves.asked_text}."


def _over(run: Run, node: Node) -> Iterator[str]:
    if run.table.over != node.flag():
        yield "The game is over." if run.table.over else "The game is not over."


def _winner(run: Run, node: Node) -> Iterator[str]:
    players = run.table.state.players
    none = node.is_text and node.value in NOBODY
    wanted = [] if none else [entry.seat(players) for entry in node.entries()]
    if sorted(run.table.winners) != sorted(wanted):
        yield f"The winner is {format_value(run.table.winners)}, expected {format_value(wanted)}."


# --- what a viewer sees -------------------------------------------------------------------------------


def _view(run: Run, node: Node) -> Iterator[str]:
    for viewer, expected in _by_viewer(run, node):
        state = run.table.observe(viewer).state
        for name, value in expected.fields().items():
            if name in SPECIAL:
                raise value.error(f"{name} cannot stand in view, which is about what lies on the table.")
            for sentence in _compare_path(run, state, path_of(name), value):
                yield f"As seat {viewer} sees it, {sentence}"


def _by_viewer(run: Run, node: Node) -> Iterator[tuple[Viewer, Node]]:
    for seat, value in node.fields().items():
        if seat == "spectator":
            yield visibility.SPECTATOR, value
        else:
            yield Node(seat, value.file, value.line).seat(run.table.state.players), value


def _hidden(run: Run, node: Node) -> Iterator[str]:
    for viewer, path, seen in _seen_cards(run, node):
        open_faces = [card for card in seen if card != HIDDEN]
        if not seen or open_faces:
            yield f"Seat {viewer} sees {path}: {', '.join(open_faces) or 'nothing lies there'}."


def _known(run: Run, node: Node) -> Iterator[str]:
    for viewer, path, seen in _seen_cards(run, node):
        if not seen or HIDDEN in seen:
            yield f"Seat {viewer} does not know {path}: {', '.join(seen) or 'nothing lies there'}."


def _seen_cards(run: Run, node: Node) -> Iterator[tuple[Viewer, str, list[str]]]:
    """Yield each viewer that is named here, each path that is listed for it, and the cards that it sees there."""
    for viewer, expected in _by_viewer(run, node):
        for entry in expected.entries():
            path = entry.text()
            found = run.notation.lookup(run.table.observe(viewer).state, path_of(path))
            yield viewer, path, list(flatten(card_list(path, found, entry)))


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
"""The expectations that are no paths into the position, by name."""
