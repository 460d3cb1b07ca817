"""Scenarios: a position, the moves played from it, and what must hold. The notation is docs/scenarios.md.

    for scenario in read(path):
        run = Run(scenario)
        run.play()
        run.problems    # empty if everything holds
        run.table       # where the play has led

What stands on the table is read by the game (`Notation.read_position`); this module reads the rest of the file, plays
the moves and hands the expectations to `expectations`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from underkeep.core import registry
from underkeep.core.decisions import PASS, Option
from underkeep.core.errors import IllegalMove, UserError, did_you_mean
from underkeep.core.events import Event, SeenCard
from underkeep.core.game import Game
from underkeep.core.scenario.compare import shown
from underkeep.core.scenario.expectations import check_expectations, check_sense, differences, holds, path_of
from underkeep.core.scenario.legal_moves import LegalMoves, listed, without_copy
from underkeep.core.scenario.notation import Notation
from underkeep.core.scenario.scripted_chance import ScriptedChance, UnscriptedChance
from underkeep.core.scenario.stepping import SteppingTable
from underkeep.core.scenario.yaml_nodes import Node, ScenarioError, UnreadableFile, documents
from underkeep.core.table import Table

FIELDS = ("title", "rules", "cards", "game", "seed", "chance", "auto", "play", "expect")
"""The fields of a scenario that are the same for every game; the others are the position."""
INSTRUCTIONS = ("all", "until", "refused", "resign", "expect")
"""What may stand in `play` besides the moves of a seat."""
PATIENCE = 2000
"""`until` gives up after so many answers."""
OPENINGS = ("A", "Nobody", "Not", "Nothing", "Seat", "The", "There", "Write")
"""Words with which the sentences about expectations begin, if not with a name or a path."""
END_OF_GAME = ("over", "winner")
"""An `until` that names one of these waits for the end of the game."""
CLAUSE = re.compile(r"[A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?")


class Scenario:
    """One scenario of a file, read but not yet played."""

    def __init__(self, document: Node) -> None:
        fields = document.fields()
        self.file, self.line = document.file, document.line
        game = fields.get("game")
        if game is None:
            raise document.error(f"The field game is missing, for instance game: {registry.names()[0]}.")
        try:
            self.game: Game = registry.get(game.text())
        except ScenarioError:
            raise
        except UserError as error:
            raise game.error(str(error)) from error
        self.notation = self.game.notation
        title = fields.get("title")
        self.title = title.text() if title else Path(self.file).stem
        self.rules = [_clause(node) for node in fields["rules"].entries()] if "rules" in fields else []
        self.cards = [_card(self.notation, node) for node in fields["cards"].entries()] if "cards" in fields else []
        self.seed = fields["seed"].number(least=0) if "seed" in fields else 1
        self.chance: list[Node] = fields["chance"].entries() if "chance" in fields else []
        self.auto = fields["auto"].flag() if "auto" in fields else True
        self.moves: list[Node] = fields["play"].entries() if "play" in fields else []
        self.expect: Node | None = fields.get("expect")
        self.position = document.without(FIELDS)

    def table(self) -> SteppingTable:
        """A table with the position on it, before the first move."""
        try:
            setup, state = self.notation.read_position(self.position, self.seed)
        except ScenarioError:
            raise
        except UserError as error:
            raise self.position.error(str(error)) from error
        fate = ScriptedChance([node.text() for node in self.chance]) if self.chance else None
        try:
            return SteppingTable(self.game, setup, state, auto=False, fate=fate)
        except UnscriptedChance as error:
            raise self.position.error(str(error)) from error


def _clause(node: Node) -> str:
    text = node.text()
    if not CLAUSE.fullmatch(text):
        raise node.error(f"{text!r} is not the id of a clause; those look like BM-9.4.")
    return text


def _card(notation: Notation, node: Node) -> str:
    try:
        return notation.card_name(node.text())
    except ScenarioError:
        raise
    except UserError as error:
        raise node.error(str(error)) from error


def read(path: str | Path) -> list[Scenario]:
    """The scenarios of a file. Raises Unreadable or Mistake."""
    return [Scenario(document) for document in read_documents(path)]


def read_documents(path: str | Path) -> list[Node]:
    """The YAML documents of a file, each of which should be a scenario. Raises Unreadable."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise UnreadableFile(str(path), 1, "There is no such file.") from error
    except UnicodeDecodeError as error:
        raise UnreadableFile(str(path), 1, "The file is not a text in UTF-8.") from error
    except OSError as error:
        raise UnreadableFile(str(path), 1, f"The file cannot be read: {error.strerror}.") from error
    return _documents(text, str(path))


def read_text(text: str, name: str = "<text>") -> list[Scenario]:
    """The scenarios of a text. Raises Unreadable or Mistake."""
    return [Scenario(document) for document in _documents(text, name)]


def _documents(text: str, name: str) -> list[Node]:
    found = [document for document in documents(text, name) if not document.is_empty]
    if not found:
        raise UnreadableFile(name, 1, "There is no scenario in this file.")
    return found


class Run:
    """A scenario being played.

    After each line, play goes on to the next halt (a window opens, a phase begins) or question, and before a
    move, past the halts, to the question that it answers. A question with a single option answers itself
    (unless the scenario says `auto: false`).
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game, self.notation = scenario.game, scenario.notation
        self.problems: list[ScenarioError] = []
        """What did not hold."""
        self.story: list[str] = []
        """Everything that was answered and what happened then, line by line, for people."""
        self.line = scenario.line
        """The line that is being carried out."""
        self.table = scenario.table()
        self._ahead = True
        self._skipped: list[LegalMoves] = []
        """The questions with a single option that have answered themselves since the last line."""
        self._told = 0
        self._tell()
        self._forced()

    def play(self) -> None:
        """Play all moves and check all expectations. Raises ScenarioError where the play cannot go on."""
        for node in self.scenario.moves:
            try:
                self._instruction(node)
            except UnscriptedChance as error:
                raise node.error(str(error)) from error
        if self.scenario.expect is not None:
            self._expect(self.scenario.expect)
        left = self.table.scripted_chance.left() if self.table.scripted_chance is not None else []
        if left:
            node = self.scenario.chance[-len(left)]
            self.problems.append(node.error(f"Chance was never asked for {left[0]!r}."))

    # --- the lines of `play` --------------------------------------------------------------------------

    def _instruction(self, node: Node) -> None:
        self.line = node.line
        fields = node.fields()
        if len(fields) != 1:
            raise node.error(f"One move or instruction to a line, please, not {len(fields)}.")
        ((word, value),) = fields.items()
        if word.isdecimal():
            seat = self._seat(word, value)
            for entry in value.entries():
                self._move(seat, entry)
                self._forced()
        elif word == "all":
            if value.text() != "pass":
                raise value.error("Only `all: pass` can be said to all.")
            self._all_pass(value)
            self._forced()
        elif word == "until":
            self._until(value)
        elif word == "refused":
            self._expect(Node({"refuses": value}, value.file, value.line))
        elif word == "resign":
            self._resign(value)
            self._forced()
        elif word == "expect":
            self._expect(value)
        else:
            raise value.error(
                f"A line of play begins with a seat (`0: pass`) or with one of {', '.join(INSTRUCTIONS)}, "
                f"not with {word!r}{did_you_mean(word, INSTRUCTIONS)}."
            )

    def _seat(self, word: str, node: Node) -> int:
        players = self.table.state.players
        if int(word) >= players:
            raise node.error(f"There is no seat {word}; the seats are 0 to {players - 1}.")
        return int(word)

    def _expect(self, node: Node) -> None:
        self.line = node.line
        self.problems += check_expectations(self, node)

    def _move(self, seat: int, node: Node) -> None:
        words = node.text()
        try:
            self.notation.check_move_text(without_copy(words))
        except UserError as error:
            raise node.error(str(error)) from error
        self._to_question()
        question = LegalMoves(self.table, self._skipped)
        if question.decision is None:
            raise node.error(f"Seat {seat} cannot {words!r}: the game is over.")
        if not question.asks(seat):
            raise node.error(f"Seat {seat} is not asked now{question.why_not_asked(seat)}; {question}")
        found = question.matching(words)
        if len(found) > 1:
            raise node.error(f"{words!r} could be any of these:{listed(found)}")
        if not found:
            raise node.error(f"{words!r} is not legal now{question.hint(words)}; {question}")
        ((full, option),) = found.items()
        self._answer(option, full)

    def _all_pass(self, node: Node) -> None:
        table = self.table
        moment = self.notation.window_key(table.state)
        first = True
        while table.decision is not None and self.notation.window_key(table.state) == moment:
            if table.halted:
                self._skipped = []
                self._go_on()
            elif PASS in table.options:
                self._answer(PASS, "pass")
            elif first:
                raise node.error(f"Nobody can pass now; {LegalMoves(table)}")
            else:
                return
            first = False

    def _until(self, node: Node) -> None:
        if node.is_text:
            word, _, value = node.text().partition(" ")
            node = Node({word: Node(value, node.file, node.line)}, node.file, node.line)
        if not node.fields():
            raise node.error("Until what? Write for instance `until: {phase: ending}`.")
        check_sense(self, node)
        table, notation = self.table, self.notation
        last = self._last_lap(node)
        for _ in range(PATIENCE):
            self._forced()
            if self._stops_at(node):
                return
            if table.decision is None:
                raise self._unreached(node, "the game ended first")
            if last is not None and notation.lap_number(table.state) > last:
                raise self._unreached(node, f"{notation.lap} {last} ended first")
            if table.halted:
                self._skipped = []
                self._go_on()
            else:
                option = notation.decline(table.options)
                self._answer(option, LegalMoves(table).move_text(option))
        raise self._unreached(node, f"{PATIENCE} answers were not enough")

    def _stops_at(self, node: Node) -> bool:
        """Whether an `until` with these expectations stops here."""
        self._ahead = False
        try:
            return holds(self, node)
        finally:
            self._ahead = True

    def _last_lap(self, node: Node) -> int | None:
        """The round (or turn) at whose end an `until` gives up: the one that it names, else the one in which it begins.
        None if it may go on to the end of the game. In the last phase of a round the next one has as good as begun."""
        notation, lap, state = self.notation, self.notation.lap, self.table.state
        now = notation.lap_number(state)
        named = {path_of(name)[0]: value for name, value in node.fields().items()}
        if lap in named and named[lap].is_number:
            last = named[lap].number()
            if last < now:
                wanted = f"It never came to {_wanted(node)}: {lap} {last} is over"
                raise node.error(f"{wanted} ({notation.where(state)}).")
            return last
        if not named.keys().isdisjoint((lap, *END_OF_GAME, *notation.outcomes)):
            return None
        return now + notation.lap_is_ending(state)

    def _unreached(self, node: Node, end: str) -> ScenarioError:
        """What to say of an `until` that has stopped without having come to what it waits for."""
        where = self.notation.where(self.table.state)
        there = "; ".join(_inside_sentence(sentence) for sentence in differences(self, node))
        found = f"and there ({where}) {there}" if there else f"and it stopped there ({where})"
        return node.error(f"It never came to {_wanted(node)}: {end}, {found}.")

    def _resign(self, node: Node) -> None:
        seat = node.seat(self.table.state.players)
        self._to_question()
        try:
            self.table.resign(seat)
        except IllegalMove as error:
            raise node.error(str(error)) from error
        self.story.append(f"{seat}: resigns")
        self._tell()

    # --- going on -------------------------------------------------------------------------------------

    def _answer(self, option: Option, words: str, *, forced: bool = False) -> None:
        decision = self.table.decision
        assert decision is not None
        if not forced:
            self._skipped = []
        self.story.append(f"{decision.seat}: {words}   ({decision.kind})")
        self.table.play(option)
        self._tell()

    def _go_on(self) -> None:
        self.table.resume()
        self._tell()

    def _forced(self) -> None:
        """Answer the questions that have a single option."""
        table = self.table
        while self.scenario.auto and table.decision is not None and not table.halted and len(table.options) == 1:
            question = LegalMoves.answered(table)
            self._answer(table.options[0], question.move_text(table.options[0]), forced=True)
            self._skipped.append(question)

    def _to_question(self) -> None:
        """Go on, past halts and forced answers, to the next question."""
        self._forced()
        while self.table.halted:
            self._go_on()
            self._forced()

    def question(self) -> LegalMoves:
        """The next question, looked up on a copy of the table: nothing changes here. (While `until` looks
        for a place to stop, only the question that is really open.)"""
        if not self._ahead:
            return LegalMoves(self.table)
        # What is answered by itself in another phase says nothing about this one.
        skipped = list(self._skipped)
        table: Table = self.table
        if self.table.halted:
            table = self.table.clone()
            while self.scenario.auto and table.decision is not None and len(table.options) == 1:
                skipped.append(LegalMoves.answered(table))
                table.play(table.options[0])
        now = self._phase(self.table.state)
        return LegalMoves(table, [question for question in skipped if self._phase(question.state) == now])

    def _phase(self, state: Any) -> tuple[int, Any]:
        """The round (or turn) and the phase of a position."""
        phase = self.notation.lookup(state, ("phase",))
        return self.notation.lap_number(state), self.notation.parts_of_phases.get(phase, phase)

    def _tell(self) -> None:
        """Write down what happened since the last time."""
        events = self.table.events
        self.story += [f"    {describe(self.notation, event)}" for event in events[self._told :]]
        self._told = len(events)


def _wanted(node: Node) -> str:
    """What an `until` waits for, in words."""
    return ", ".join(f"{name} {shown(value.plain())}" for name, value in node.fields().items())


def _inside_sentence(sentence: str) -> str:
    """A sentence as a part of another one: without its full stop, and beginning with a small letter unless it begins
    with a name."""
    first, blank, rest = sentence.removesuffix(".").partition(" ")
    return f"{first.lower() if first in OPENINGS else first}{blank}{rest}"


def describe(notation: Notation, event: Event) -> str:
    """An event in a form that shows everything: its name and its values."""
    values: list[str] = []
    for name in event.__struct_fields__:
        value: Any = getattr(event, name)
        values.append(notation.face_name(value.face) if isinstance(value, SeenCard) else f"{name} {value}")
    return f"{type(event).__name__}: {', '.join(values)}" if values else type(event).__name__
