"""Scenarios: a position, the moves played from it, and expectations. The notation is described in docs/scenarios.md.


    for scenario in read(path):
        run = Run(scenario)
        run.play()
        run.problems    # empty if all expectations hold
        run.table       # the table after the moves

The game reads the position (`Notation.read_position`); this module reads the rest of the file, plays the moves and
passes the expectations to `expectations`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from underkeep.core import registry
from underkeep.core.errors import IllegalMove, UserError, did_you_mean
from underkeep.core.events import Event, SeenCard
from underkeep.core.game import Game
from underkeep.core.options.option import PASS, Option
from underkeep.core.scenario.compare import format_value
from underkeep.core.scenario.expectations import check_expectations, check_names, differences, holds, path_of
from underkeep.core.scenario.legal_moves import LegalMoves, format_moves, strip_copy_number
from underkeep.core.scenario.notation import Notation
from underkeep.core.scenario.scripted_chance import ScriptedChance, UnscriptedChance
from underkeep.core.scenario.stepping import SteppingTable
from underkeep.core.scenario.yaml_nodes import Node, ScenarioError, UnreadableFile, documents
from underkeep.core.state import SEED_BYTES, Seat, Seed
from underkeep.core.table import Table

FIELDS = ("title", "rules", "cards", "game", "seed", "chance", "auto", "play", "expect")
"""The fields of a scenario that are the same for every game; the others are the position."""
INSTRUCTIONS = ("all", "until", "refused", "resign", "expect")
"""The instructions of `play`, besides the moves of a seat."""
MAX_UNTIL_ANSWERS = 2000
"""The number of answers after which an `until` gives up."""
SENTENCE_OPENINGS = ("A", "Nobody", "Not", "Nothing", "Seat", "The", "There", "Write")
"""Words with which the sentences about expectations begin, if not with a name or a path."""
END_OF_GAME = ("over", "winner")
"""An `until` with one of these expectations waits for the end of the game."""
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
        self.seed = read_seed(fields["seed"]) if "seed" in fields else 1
        self.chance: list[Node] = fields["chance"].entries() if "chance" in fields else []
        self.auto = fields["auto"].flag() if "auto" in fields else True
        self.moves: list[Node] = fields["play"].entries() if "play" in fields else []
        self.expect: Node | None = fields.get("expect")
        self.position = document.without(FIELDS)

    def table(self) -> SteppingTable:
        """Return a table with the position, before the first move. Raises ScenarioError."""
        try:
            setup, state = self.notation.read_position(self.position, self.seed)
        except ScenarioError:
            raise
        except UserError as error:
            raise self.position.error(str(error)) from error
        scripted_chance = ScriptedChance([node.text() for node in self.chance]) if self.chance else None
        try:
            return SteppingTable(self.game, setup, state, auto=False, scripted_chance=scripted_chance)
        except UnscriptedChance as error:
            raise self.position.error(str(error)) from error


def read_seed(node: Node) -> Seed:
    """Return a seed: a number, or the secret bytes of a table on a server as `0x` and hexadecimal digits."""
    text = node.text()
    if not text.startswith("0x"):
        return node.number(least=0)
    try:
        seed = bytes.fromhex(text[2:])
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise node.error(f"A secret seed is 0x and {2 * SEED_BYTES} hexadecimal digits, not {text!r}.")
    return seed


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
    """Return the scenarios of a file. Raises UnreadableFile or ScenarioError."""
    return [Scenario(document) for document in read_documents(path)]


def read_documents(path: str | Path) -> list[Node]:
    """Return the YAML documents of a file, each of which should be a scenario. Raises UnreadableFile."""
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
    """Return the scenarios of a text. Raises UnreadableFile or ScenarioError."""
    return [Scenario(document) for document in _documents(text, name)]


def _documents(text: str, name: str) -> list[Node]:
    found = [document for document in documents(text, name) if not document.is_empty]
    if not found:
        raise UnreadableFile(name, 1, "There is no scenario in this file.")
    return found


class Run:
    """A scenario that is being played.

    After each line, play goes on to the next breakpoint (a window opens, a phase begins) or decision, and before a
    move, past the breakpoints, to the decision that the move answers. A decision with a single option is answered
    automatically (unless the scenario says `auto: false`).
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game, self.notation = scenario.game, scenario.notation
        self.problems: list[ScenarioError] = []
        """The expectations that did not hold."""
        self.transcript: list[str] = []
        """All answers and the events after each of them, line by line, for people."""
        self.line = scenario.line
        """The line that is being carried out."""
        self.table = scenario.table()
        self._looks_ahead = True
        self._skipped: list[LegalMoves] = []
        """The decisions with a single option that were answered automatically since the last line."""
        self._reported_event_count = 0
        self._report_events()
        self._answer_forced()

    def play(self) -> None:
        """Play all moves and check all expectations. Raises ScenarioError where the play cannot go on."""
        for node in self.scenario.moves:
            try:
                self._instruction(node)
            except UnscriptedChance as error:
                raise node.error(str(error)) from error
        if self.scenario.expect is not None:
            self._expect(self.scenario.expect)
        unused = self.table.scripted_chance.unused_results() if self.table.scripted_chance is not None else []
        if unused:
            node = self.scenario.chance[-len(unused)]
            self.problems.append(node.error(f"Chance was never asked for {unused[0]!r}."))

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
                self._answer_forced()
        elif word == "all":
            if value.text() != "pass":
                raise value.error("Only `all: pass` can be said to all.")
            self._all_pass(value)
            self._answer_forced()
        elif word == "until":
            self._play_until(value)
        elif word == "refused":
            self._expect(Node({"refuses": value}, value.file, value.line))
        elif word == "resign":
            self._resign(value)
            self._answer_forced()
        elif word == "expect":
            self._expect(value)
        else:
            raise value.error(
                f"A line of play begins with a seat (`0: pass`) or with one of {', '.join(INSTRUCTIONS)}, "
                f"not with {word!r}{did_you_mean(word, INSTRUCTIONS)}."
            )

    def _seat(self, word: str, node: Node) -> Seat:
        players = self.table.state.players
        if int(word) >= players:
            raise node.error(f"There is no seat {word}; the seats are 0 to {players - 1}.")
        return Seat(int(word))

    def _expect(self, node: Node) -> None:
        self.line = node.line
        self.problems += check_expectations(self, node)

    def _move(self, seat: Seat, node: Node) -> None:
        words = node.text()
        try:
            self.notation.check_move_text(strip_copy_number(words))
        except UserError as error:
            raise node.error(str(error)) from error
        self._advance_to_decision()
        moves = LegalMoves(self.table, self._skipped)
        if moves.decision is None:
            raise node.error(f"Seat {seat} cannot {words!r}: the game is over.")
        if not moves.asks(seat):
            raise node.error(f"Seat {seat} is not asked now{moves.why_not_asked(seat)}; {moves}")
        found = moves.find(words)
        if len(found) > 1:
            raise node.error(f"{words!r} could be any of these:{format_moves(found)}")
        if not found:
            raise node.error(f"{words!r} is not legal now{moves.hint(words)}; {moves}")
        ((full, option),) = found.items()
        self._answer(option, full)

    def _all_pass(self, node: Node) -> None:
        table = self.table
        window_key = self.notation.window_key(table.state)
        first = True
        while table.decision is not None and self.notation.window_key(table.state) == window_key:
            if table.is_at_breakpoint:
                self._skipped = []
                self._resume()
            elif PASS in table.options:
                self._answer(PASS, "pass")
            elif first:
                raise node.error(f"Nobody can pass now; {LegalMoves(table)}")
            else:
                return
            first = False

    def _play_until(self, node: Node) -> None:
        if node.is_text:
            word, _, value = node.text().partition(" ")
            node = Node({word: Node(value, node.file, node.line)}, node.file, node.line)
        if not node.fields():
            raise node.error("Until what? Write for instance `until: {phase: ending}`.")
        check_names(self, node)
        table, notation = self.table, self.notation
        last = self._last_lap(node)
        for _ in range(MAX_UNTIL_ANSWERS):
            self._answer_forced()
            if self._holds_now(node):
                return
            if table.decision is None:
                raise self._unreached(node, "the game ended first")
            if last is not None and notation.lap_number(table.state) > last:
                raise self._unreached(node, f"{notation.lap} {last} ended first")
            if table.is_at_breakpoint:
                self._skipped = []
                self._resume()
            else:
                option = notation.decline(table.options)
                self._answer(option, LegalMoves(table).move_text(option))
        raise self._unreached(node, f"{MAX_UNTIL_ANSWERS} answers were not enough")

    def _holds_now(self, node: Node) -> bool:
        """Return whether an `until` with these expectations stops here."""
        self._looks_ahead = False
        try:
            return holds(self, node)
        finally:
            self._looks_ahead = True

    def _last_lap(self, node: Node) -> int | None:
        """Return the round (or turn) at whose end an `until` gives up: the one that it names, else the one in which it
        begins, or the next one if it begins in the last phase. Return None if it may go on to the end of the game."""
        notation, lap, state = self.notation, self.notation.lap, self.table.state
        now = notation.lap_number(state)
        named = {path_of(name)[0]: value for name, value in node.fields().items()}
        if lap in named and named[lap].is_number:
            last = named[lap].number()
            if last < now:
                wanted = f"It never came to {_wanted(node)}: {lap} {last} is over"
                raise node.error(f"{wanted} ({notation.progress_text(state)}).")
            return last
        if not named.keys().isdisjoint((lap, *END_OF_GAME, *notation.ending_paths)):
            return None
        return now + notation.lap_is_ending(state)

    def _unreached(self, node: Node, end: str) -> ScenarioError:
        """Return the error of an `until` that gave up before its expectations held."""
        where = self.notation.progress_text(self.table.state)
        there = "; ".join(_inside_sentence(sentence) for sentence in differences(self, node))
        found = f"and there ({where}) {there}" if there else f"and it stopped there ({where})"
        return node.error(f"It never came to {_wanted(node)}: {end}, {found}.")

    def _resign(self, node: Node) -> None:
        seat = node.seat(self.table.state.players)
        self._advance_to_decision()
        try:
            self.table.resign(seat)
        except IllegalMove as error:
            raise node.error(str(error)) from error
        self.transcript.append(f"{seat}: resigns")
        self._report_events()

    # --- progress -------------------------------------------------------------------------------------

    def _answer(self, option: Option, words: str, *, forced: bool = False) -> None:
        decision = self.table.decision
        assert decision is not None
        if not forced:
            self._skipped = []
        self.transcript.append(f"{decision.seat}: {words}   ({decision.kind})")
        self.table.play(option)
        self._report_events()

    def _resume(self) -> None:
        self.table.resume()
        self._report_events()

    def _answer_forced(self) -> None:
        """Answer the decisions that have a single option."""
        table = self.table
        while (
            self.scenario.auto and table.decision is not None and not table.is_at_breakpoint and len(table.options) == 1
        ):
            moves = LegalMoves.snapshot(table)
            self._answer(table.options[0], moves.move_text(table.options[0]), forced=True)
            self._skipped.append(moves)

    def _advance_to_decision(self) -> None:
        """Go on, past breakpoints and forced answers, to the next decision."""
        self._answer_forced()
        while self.table.is_at_breakpoint:
            self._resume()
            self._answer_forced()

    def legal_moves(self) -> LegalMoves:
        """Return the legal moves of the next decision, found on a copy of the table, so that nothing changes. While
        `until` looks for a place to stop, they are those of the decision that is really open."""
        if not self._looks_ahead:
            return LegalMoves(self.table)
        # Only skipped decisions of the present phase count: those of another phase say nothing about this one.
        skipped = list(self._skipped)
        table: Table = self.table
        if self.table.is_at_breakpoint:
            table = self.table.clone()
            while self.scenario.auto and table.decision is not None and len(table.options) == 1:
                skipped.append(LegalMoves.snapshot(table))
                table.play(table.options[0])
        now = self._phase(self.table.state)
        return LegalMoves(table, [moves for moves in skipped if self._phase(moves.state) == now])

    def _phase(self, state: Any) -> tuple[int, Any]:
        """Return the round (or turn) and the phase of a position."""
        phase = self.notation.lookup(state, ("phase",))
        return self.notation.lap_number(state), self.notation.parent_phases.get(phase, phase)

    def _report_events(self) -> None:
        """Add the events since the last call to the transcript."""
        events = self.table.events
        self.transcript += [
            f"    {describe_event(self.notation, event)}" for event in events[self._reported_event_count :]
        ]
        self._reported_event_count = len(events)


def _wanted(node: Node) -> str:
    """Return the expectations of an `until` in words."""
    return ", ".join(f"{name} {format_value(value.plain())}" for name, value in node.fields().items())


def _inside_sentence(sentence: str) -> str:
    """Return a sentence as a part of another one: without its full stop, and beginning with a small letter unless it
    begins with a name."""
    first, blank, rest = sentence.removesuffix(".").partition(" ")
    return f"{first.lower() if first in SENTENCE_OPENINGS else first}{blank}{rest}"


def describe_event(notation: Notation, event: Event) -> str:
    """Return an event with its name and all its values."""
    values: list[str] = []
    for name in event.__struct_fields__:
        value: Any = getattr(event, name)
        values.append(notation.face_name(value.face) if isinstance(value, SeenCard) else f"{name} {value}")
    return f"{type(event).__name__}: {', '.join(values)}" if values else type(event).__name__
