"""Comparing what is with what a scenario expects: numbers, texts, cards and lists of cards."""

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
    """Values in any order, each one of a fixed set, as `Notation.lookup` gives them: colours, say. An
    expectation must write them as `known` has them."""

    def __init__(self, found: Iterable[Any], *, known: Iterable[Any], what: str) -> None:
        super().__init__(found)
        self.known = list(known)
        self.what = what
        """What one of the values is called in a sentence: `colour`."""

    def read(self, node: Node) -> list[Any]:
        """The values that an expectation lists. Raises ScenarioError at a value that is not one of those known."""
        return [self.read_one(entry) for entry in node.entries()]

    def read_one(self, node: Node) -> Any:
        """The value that is written here. Raises ScenarioError if it is not one of those known."""
        return read_choice(node, self.known, self.what)


def read_choice(node: Node, known: Iterable[Any], what: str) -> Any:
    """The value that is written here. Raises ScenarioError, with what is probably meant, if it is not one of those known."""
    value, allowed = node.plain(), list(known)
    if value not in allowed:
        names = list(map(str, allowed))
        hint = did_you_mean(str(value), names) or LocalizedText("error-known", names=names)
        raise node.error(f"There is no {what} {value!r}{hint}.")
    return value


def compare(run: Run, what: str, found: Any, expected: Node) -> Iterator[str]:
    """What differs, in sentences; nothing if the value under the path `what` is as expected."""
    if isinstance(expected.value, dict) and not expected.value:
        if found:
            yield f"{what} is {shown(found)}, expected nothing."
        return
    if isinstance(expected.value, dict):
        for comparison, value in expected.value.items():
            yield from _COMPARE[comparison](run, what, found, value)
        return
    if isinstance(found, dict):
        raise expected.error(f"{what} has several values; write which: {', '.join(map(str, found))}.")
    if isinstance(found, CardNames):
        wanted = [named(run, node) for node in expected.entries()]
        same = wanted == found if found.ordered else Counter(map(str, wanted)) == Counter(map(str, found))
        if not same:
            yield f"{what} is {shown(found)}, expected {shown(wanted)}."
    elif isinstance(found, Choices):
        wanted = found.read(expected)
        if Counter(wanted) != Counter(found):
            yield f"{what} is {shown(found)}, expected {shown(wanted)} in any order."
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
        elif isinstance(found, PlaceName):
            plain = found if found.is_written(str(plain)) else plain
        elif isinstance(found, CardName) and plain not in NOBODY:
            plain = named(run, expected)
        if plain != found:
            yield f"{what} is {shown(found)}, expected {shown(plain)}."


def named(run: Run, node: Node) -> Any:
    """An expected card, or stack of cards, under its full name."""
    if isinstance(node.value, list):
        return [named(run, entry) for entry in node.value]
    if isinstance(node.value, dict):
        return {_key(run, name, value): _field(run, value) for name, value in node.value.items()}
    text = node.text()
    if text == HIDDEN:
        return text
    try:
        return run.notation.card_name(text, run.table.setup)
    except UserError as error:
        raise node.error(str(error)) from error


def _key(run: Run, name: str, value: Node) -> str:
    """The name of a mark; or of the card of which the fields behind it are said."""
    return str(named(run, Node(name, value.file, value.line))) if value.is_mapping else name


def _field(run: Run, value: Node) -> Any:
    return value.plain() if value.is_number or value.value in ("true", "false") else named(run, value)


def card_list(what: str, found: Any, node: Node) -> CardNames:
    """The value, if it is a list of cards. Raises ScenarioError otherwise."""
    if not isinstance(found, CardNames):
        raise node.error(f"{what} is {shown(found)}, not a list of cards.")
    return found


def _contains(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    present = Counter(_listed(what, found, node))
    missing = Counter(_wanted(run, found, entry) for entry in node.entries()) - present
    if missing:
        yield f"{what} is {shown(found)}, which lacks {', '.join(missing.elements())}."


def _lacks(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    present = _listed(what, found, node)
    for entry in node.entries():
        if _wanted(run, found, entry) in present:
            yield f"{what} is {shown(found)}, which contains {entry.value}."


def _wanted(run: Run, found: Any, entry: Node) -> str:
    """The card or the choice that an expectation names, as a text."""
    return str(found.read_one(entry) if isinstance(found, Choices) else named(run, entry))


def _listed(what: str, found: Any, node: Node) -> list[str]:
    """The cards or choices that lie under a path, as texts. Raises ScenarioError if something else lies there."""
    return list(map(str, found if isinstance(found, Choices) else flat(card_list(what, found, node))))


def _count(run: Run, what: str, found: Any, node: Node) -> Iterator[str]:
    if not isinstance(found, list):
        raise node.error(f"{what} is {shown(found)}, not a list, so it cannot be counted.")
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
        raise node.error(f"{what} is {shown(found)}, not a number.")
    return found


_COMPARE: dict[str, Callable[[Run, str, Any, Node], Iterator[str]]] = {
    "contains": _contains,
    "lacks": _lacks,
    "count": _count,
    "at_least": _at_least,
    "at_most": _at_most,
}


def flat(cards: list[Any]) -> Iterator[Any]:
    """The cards of a list and of the stacks in it."""
    for card in cards:
        if isinstance(card, list):
            yield from flat(card)
        elif isinstance(card, dict):
            for name, value in card.items():
                if isinstance(value, dict):
                    yield name
                    yield from flat([value])
                elif isinstance(value, str):
                    yield value
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
