"""Scenarios: a position, the moves played from it, and what must hold. The notation is docs/scenarios.md.

    for scenario in read(path):
        run = Run(scenario)
        run.play()
        run.problems    # empty if everything holds
        run.table       # where the play has led

What stands on the table is read by the game (`Notation.arrange`); this module reads the rest of the file, plays
the moves and hands the expectations to `expectations`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from underkeep.core import shelf
from underkeep.core.decisions import PASS, Option
from underkeep.core.errors import Complaint, IllegalMove, nearest
from underkeep.core.events import Event, Seen
from underkeep.core.expectations import check_expectations, holds
from underkeep.core.game import Game
from underkeep.core.notation import Notation
from underkeep.core.reading import Mistake, Node, Unreadable, documents
from underkeep.core.table import Table

FIELDS = ("title", "rules", "cards", "game", "seed", "auto", "play", "expect")
"""The fields of a scenario that are the same for every game; the others are the position."""
INSTRUCTIONS = ("all", "until", "refused", "resign", "expect")
"""What may stand in `play` besides the moves of a seat."""
PATIENCE = 2000
"""`until` gives up after so many answers."""
SHOWN = 40
"""An error shows at most so many legal moves."""
CLAUSE = re.compile(r"[A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?")


class Scenario:
    """One scenario of a file, read but not yet played."""

    def __init__(self, document: Node) -> None:
        fields = document.fields()
        self.file, self.line = document.file, document.line
        game = fields.get("game")
        if game is None:
            raise document.mistake(f"The field game is missing, for instance game: {shelf.names()[0]}.")
        try:
            self.game: Game = shelf.take(game.text())
        except Mistake:
            raise
        except Complaint as complaint:
            raise game.mistake(str(complaint)) from complaint
        self.notation = self.game.notation()
        title = fields.get("title")
        self.title = title.text() if title else Path(self.file).stem
        self.rules = [_clause(node) for node in fields["rules"].entries()] if "rules" in fields else []
        self.cards = (
            [_card(self.notation, node) for node in fields["cards"].entries()] if "cards" in fields else []
        )
        self.seed = fields["seed"].number(least=0) if "seed" in fields else 1
        self.auto = fields["auto"].flag() if "auto" in fields else True
        self.moves: list[Node] = fields["play"].entries() if "play" in fields else []
        self.expect: Node | None = fields.get("expect")
        self.position = document.without(FIELDS)

    def table(self) -> Table:
        """A table with the position on it, before the first move. Everybody is asked everything."""
        try:
            setup, state = self.notation.arrange(self.position, self.seed)
        except Mistake:
            raise
        except Complaint as complaint:
            raise self.position.mistake(str(complaint)) from complaint
        return Table(self.game, setup, state, auto=False)


def _clause(node: Node) -> str:
    text = node.text()
    if not CLAUSE.fullmatch(text):
        raise node.mistake(f"{text!r} is not the id of a clause; those look like BM-9.4.")
    return text


def _card(notation: Notation, node: Node) -> str:
    try:
        return notation.card_name(node.text())
    except Mistake:
        raise
    except Complaint as complaint:
        raise node.mistake(str(complaint)) from complaint


def read(path: str | Path) -> list[Scenario]:
    """The scenarios of a file. Raises Unreadable or Mistake."""
    return [Scenario(document) for document in read_documents(path)]


def read_documents(path: str | Path) -> list[Node]:
    """The YAML documents of a file, each of which should be a scenario. Raises Unreadable."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Unreadable(str(path), 1, "There is no such file.") from error
    except UnicodeDecodeError as error:
        raise Unreadable(str(path), 1, "The file is not a text in UTF-8.") from error
    except OSError as error:
        raise Unreadable(str(path), 1, f"The file cannot be read: {error.strerror}.") from error
    return _documents(text, str(path))


def read_text(text: str, name: str = "<text>") -> list[Scenario]:
    """The scenarios of a text. Raises Unreadable or Mistake."""
    return [Scenario(document) for document in _documents(text, name)]


def _documents(text: str, name: str) -> list[Node]:
    found = [document for document in documents(text, name) if not document.is_empty]
    if not found:
        raise Unreadable(name, 1, "There is no scenario in this file.")
    return found


class Run:
    """A scenario being played.

    A question with a single option is answered by itself before the next line of the scenario is carried
    out, unless the scenario says `auto: false` or `until` has stopped exactly there.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game, self.notation = scenario.game, scenario.notation
        self.problems: list[Mistake] = []
        """What did not hold."""
        self.story: list[str] = []
        """Everything that was answered and what happened then, line by line, for people."""
        self.skipped: list[tuple[int, str]] = []
        """The answers that gave themselves before the question that is open now."""
        self.line = scenario.line
        """The line that is being carried out."""
        self.table = scenario.table()
        self._told = 0
        self._hold = False
        self._tell()

    def play(self) -> None:
        """Play all moves and check all expectations. Raises Mistake where the play cannot go on."""
        for node in self.scenario.moves:
            self._instruction(node)
        self._settle()
        if self.scenario.expect is not None:
            self.line = self.scenario.expect.line
            self.problems += check_expectations(self, self.scenario.expect)

    # --- the lines of `play` --------------------------------------------------------------------------

    def _instruction(self, node: Node) -> None:
        self.line = node.line
        fields = node.fields()
        if len(fields) != 1:
            raise node.mistake(f"One move or instruction to a line, please, not {len(fields)}.")
        ((word, value),) = fields.items()
        if word.isdecimal():
            seat = self._seat(word, value)
            for entry in value.entries():
                self._move(seat, entry)
        elif word == "all":
            if value.text() != "pass":
                raise value.mistake("Only `all: pass` can be said to all.")
            self._all_pass(value)
        elif word == "until":
            self._until(value)
        elif word == "refused":
            self._settle()
            self.problems += check_expectations(self, Node({"refuses": value}, value.file, value.line))
        elif word == "resign":
            self._resign(value)
        elif word == "expect":
            self._settle()
            self.problems += check_expectations(self, value)
        else:
            raise value.mistake(
                f"A line of play begins with a seat (`0: pass`) or with one of {', '.join(INSTRUCTIONS)}, "
                f"not with {word!r}{nearest(word, INSTRUCTIONS)}."
            )

    def _seat(self, word: str, node: Node) -> int:
        players = self.table.state.players
        if int(word) >= players:
            raise node.mistake(f"There is no seat {word}; the seats are 0 to {players - 1}.")
        return int(word)

    def _move(self, seat: int, node: Node) -> None:
        words = node.text()
        if not (self._hold and self._asks(seat, words)):
            self._settle()
        decision = self.table.decision
        try:
            self.notation.check_words(words)
        except Complaint as complaint:
            raise node.mistake(str(complaint)) from complaint
        if decision is None:
            raise node.mistake(f"Seat {seat} cannot {words!r}: the game is over.")
        if decision.seat != seat:
            raise node.mistake(f"Seat {seat} is not asked now{self._because(seat)}; {self.question()}")
        found = self.matching(words)
        if len(found) > 1:
            raise node.mistake(f"{words!r} could be any of these: {'; '.join(found)}.")
        if not found:
            close = nearest(words, self.legal())
            raise node.mistake(
                f"{words!r} is not legal now{close if 'did you mean' in close else ''}; {self.question()}"
            )
        ((full, option),) = found.items()
        self._answer(option, full)

    def _all_pass(self, node: Node) -> None:
        self._settle()
        moment = self.notation.moment(self.table.state)
        passes = 0
        while self.table.decision is not None and self.notation.moment(self.table.state) == moment:
            if PASS not in self.table.options:
                break
            self._answer(PASS, "pass")
            passes += 1
        if not passes:
            raise node.mistake(f"Nobody can pass now; {self.question()}")

    def _until(self, node: Node) -> None:
        if node.is_text:
            word, _, value = node.text().partition(" ")
            node = Node({word: Node(value, node.file, node.line)}, node.file, node.line)
        if not node.fields():
            raise node.mistake("Until what? Write for instance `until: {phase: ending}`.")
        for _ in range(PATIENCE):
            if holds(self, node):
                self._hold = True
                self.skipped = []
                return
            if self.table.decision is None:
                break
            option = self.notation.decline(self.table.options)
            self._answer(option, self._words(option))
        wanted = ", ".join(f"{name} {value.plain()}" for name, value in node.fields().items())
        end = "the game ended first" if self.table.over else f"after {PATIENCE} answers it had not happened"
        raise node.mistake(f"It never came to {wanted}: {end}.")

    def _resign(self, node: Node) -> None:
        seat = node.seat(self.table.state.players)
        try:
            self.table.resign(seat)
        except IllegalMove as error:
            raise node.mistake(str(error)) from error
        self.story.append(f"{seat}: resigns")
        self._tell()
        self._hold = False

    # --- answering ------------------------------------------------------------------------------------

    def _answer(self, option: Option, words: str) -> None:
        decision = self.table.decision
        assert decision is not None
        self.story.append(f"{decision.seat}: {words}   ({decision.kind})")
        self.table.play(option)
        self._tell()
        self._hold = False
        self.skipped = []

    def _settle(self) -> None:
        """Let questions with a single option answer themselves."""
        if not self.scenario.auto or self._hold:
            return
        skipped = []
        while self.table.decision is not None and len(self.table.options) == 1:
            seat = self.table.decision.seat
            words = self._words(self.table.options[0])
            self._answer(self.table.options[0], words)
            skipped.append((seat, words))
        self.skipped += skipped

    def _asks(self, seat: int, words: str) -> bool:
        """Whether the open question is one that these words of this seat answer."""
        decision = self.table.decision
        asked = decision is not None and decision.seat == seat and bool(self.matching(words))
        self._hold = asked
        return asked

    # --- words ----------------------------------------------------------------------------------------

    def legal(self) -> dict[str, Option]:
        """The moves that the open question offers, by their words."""
        return self.game.moves(self.table.state, self.table.options)

    def matching(self, words: str) -> dict[str, Option]:
        """The legal moves that these words can mean: the one that is written exactly so, or else all that
        they are a short form of."""
        legal = self.legal()
        if words in legal:
            return {words: legal[words]}
        folded = {full: option for full, option in legal.items() if full.casefold() == words.casefold()}
        if folded:
            return folded
        state = self.table.state
        return {
            full: option for full, option in legal.items() if self.notation.reads_as(state, words, option)
        }

    def question(self) -> str:
        """Who is asked now and what the legal moves are, as a sentence."""
        decision = self.table.decision
        if decision is None:
            return "the game is over."
        moves = list(self.legal())
        more = f"; and {len(moves) - SHOWN} more" if len(moves) > SHOWN else ""
        return f"seat {decision.seat} is asked ({decision.kind}): {'; '.join(moves[:SHOWN])}{more}."

    def _because(self, seat: int) -> str:
        """Why a seat is not asked, if it was passed over just now."""
        words = [words for skipped, words in self.skipped if skipped == seat]
        return f" (its only option was {words[-1]!r}, which happened by itself)" if words else ""

    def _words(self, option: Option) -> str:
        for words, other in self.legal().items():
            if other == option:
                return words
        return str(option)

    def _tell(self) -> None:
        """Write down what happened since the last time."""
        events = self.table.events
        self.story += [f"    {describe(self.notation, event)}" for event in events[self._told :]]
        self._told = len(events)


def describe(notation: Notation, event: Event) -> str:
    """An event in a form that shows everything: its name and its values."""
    values: list[str] = []
    for name in event.__struct_fields__:
        value: Any = getattr(event, name)
        values.append(notation.face_name(value.face) if isinstance(value, Seen) else f"{name} {value}")
    return f"{type(event).__name__}: {', '.join(values)}" if values else type(event).__name__
