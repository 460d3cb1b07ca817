"""Comparing values of a position with those that a scenario expects: numbers, texts, cards and lists of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep.core.errors import LocalizedText, UserError, did_you_mean
from underkeep.core.scenario.notation import HIDDEN, CardName, CardNames, PlaceName
from underkeep.core.scenario.yaml_nodes import Node

if TYPE_CHECKING:
    from underkeep.core.scenario.runner import Run

COMPARISONS = ("contains", "lacks", "count", "at_least", "at_most")
NOBODY = ("nobody", "none")


class Choices(list[Any]):
    """Values of a fixed set in any order, such as colours, as `Notation.lookup` returns them. An expectation must write
    them as they are in `known`."""

    def __init__(self, found: Iterable[Any], *, known: Iterable[Any], what: str) -> None:
        super().__init__(found)
        self.known = list(known)
        self.what = what
        """The noun for one of the values in a sentence: `colour`."""

    def read(self, node: Node) -> list[Any]:
        """Return the values that an expectation lists. Raises ScenarioError at a value that is not known."""
        return [self.read_one(entry) for entry in node.entries()]

    def read_one(self, node: Node) -> Any:
        """Return the value that is written here. Raises ScenarioError if it is not known."""
        return read_choice(node, self.known, self.what)


def read_choice(node: Node, known: Iterable[Any], what: str) -> Any:
    """Return the value that is written here. Raises ScenarioError, with the most similar value, if it is not known."""
    value, allowed = node.plain(), list(known)
    if value not in allowed:
        names = list(map(str, allowed))
        hint = did_you_mean(str(value), names) or LocalizedText("error-known", names=names)
        raise node.error(f"There is no {what} {value!r}{hint}.")
    return value


def compare(run: Run, what: str, found: Any, expected: Node) -> Iterator[str]:
    """Yield a sentence for each difference between the value under the path `what` and the expected one."""
    if isinstance(expected.value, dict) and not expected.value:
        if found:
            yield f"{what} is {format_value(found)}, expected nothing."
        return
    if isinstance(expected.value, dict):
        for comparison, value in expected.value.items():
            yield from _COMPARE[comparison](run, what, found, value)
        return
    if isinstance(found, dict):
        raise expected.error(f"{what} has several values; write which: {', '.join(map(str, found))}.")
    if isinstance(found, CardNames):
        wanted = [read_card_name(run, node) for node in expected.entries()]
        same = wanted == found if found.ordered else Counter(map(str, wanted)) == Counter(map(str, found))
        if not same:
            yield f"{what} is {format_value(found)}, expected {format_value(wanted)}."
    elif isinstance(found, Choices):
        wanted = found.read(expected)
        if Counter(wanted) != Counter(found):
            yield f"{what} is {format_value(found)}, expected {format_value(wanted)} in any order."
    elif isinstance(found, list):
        wanted = [node.plain() for node in expected.entries()]
        if wanted != found:
            yield f"{what} is {format_value(found)}, expected {format_value(wanted)}."
    else:
        plain = expected.plain()
        if isinstance(found, bool):
            plain = expected.flag()
        elif isinstance(found, int):
            plain = expected.number()
        elif isinstance(found, PlaceName):
            plain = found if found.is_written(str(plain)) else plain
        elif isinstance(found, CardName) and plain not in NOBODY:
            plain = read_card_name(run, expected)
        if plain != found:
            yield f"{what} is {format_value(found)}, expected {format_value(plain)}."


def read_card_name(run: Run, node: Node) -> Any:
    """Return an expected card, or stack of cards, under its full name."""
    if isinstance(node.value, list):
        return [read_card_name(run, entry) for entry in node.value]
    if isinstance(node.value, dict):
        return {_read_key(run, name, value): _read_field(run, value) for name, value in node.value.items()}
    text = node.text()
    if text == HIDDEN:
        return text
    try:
        return run.notation.card_name(text, run.table.setup)
    except UserError as error:
        raise node.error(str(error)) from error


def _read_key(run: Run, name: str, value: Node) -> str:
    """Return the name of a mark, or the full name of the card to which the fields after it belong."""
    return str(read_card_name(run, Node(name, value.file, value.line))) if value.is_mapping else name


def _read_field(run: Run, value: Node) -> Any:
    return value.plain() if value.is_number or value.value in ("true", "false") else read_card_name(run, value)


def card_list(what: str, found: Any, node: Node) -> CardNames:
    """Return the value if it is a list of cards. Raises ScenarioError otherwise."""
    if not isinstance(found, CardNames):
        raise node.error(f"{what} is {format_value(found)}, not a list of cards.")
    return found


def _contains(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    present = Counter(_texts(what, found, node))
    missing = Counter(_wanted(run, found, entry) for entry in node.entries()) - present
    if missing:
        yield f"{what} is {format_value(found)}, which lacks {', '.join(missing.elements())}."


def _lacks(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    present = _texts(what, found, node)
    for entry in node.entries():
        if _wanted(run, found, entry) in present:
            yield f"{what} is {format_value(found)}, which contains {entry.value}."


def _wanted(run: Run, found: Any, entry: Node) -> str:
    """Return the card or the choice that an expectation names, as a text."""
    return str(found.read_one(entry) if isinstance(found, Choices) else read_card_name(run, entry))


def _texts(what: str, found: Any, node: Node) -> list[str]:
    """Return the cards or choices under a path, as texts. Raises ScenarioError if the value is of another kind."""
    return list(map(str, found if isinstance(found, Choices) else flatten(card_list(what, found, node))))


def _count(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if not isinstance(found, list):
        raise node.error(f"{what} is {format_value(found)}, not a list, so it cannot be counted.")
    if len(found) != node.number():
        yield f"{what} has {len(found)} entries, expected {node.number()}: {format_value(found)}."


def _at_least(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if _number(what, found, node) < node.number():
        yield f"{what} is {found}, expected at least {node.number()}."


def _at_most(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if _number(what, found, node) > node.number():
        yield f"{what} is {found}, expected at most {node.number()}."


def _number(what: str, found: Any, node: Node) -> int:
    if not isinstance(found, int):
        raise node.error(f"{what} is {format_value(found)}, not a number.")
    return found


_COMPARE: dict[str, Callable[[Run, str, Any, Node], Iterator[str]]] = {
    "contains": _contains,
    "lacks": _lacks,
    "count": _count,
    "at_least": _at_least,
    "at_most": _at_most,
}


def flatten(cards: list[Any]) -> Iterator[Any]:
    """Yield the cards of a list and of the stacks in it."""
    for card in cards:
        if isinstance(card, list):
            yield from flatten(card)
        elif isinstance(card, dict):
            for name, value in card.items():
                if isinstance(value, dict):
                    yield name
                    yield from flatten([value])
                elif isinstance(value, str):
                    yield value
        else:
            yield card


def format_value(value: Any) -> str:
    """Return a value as the notation writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(format_value, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {format_value(inner)}' for name, inner in value.items())}}}"
    return str(value)
