"""What a player sees at a question: the table, what happened, what is asked and the numbered options."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from underkeep.cli.boards import Board, board_of
from underkeep.cli.terminal import flow, marked, paragraph, styled
from underkeep.core.decisions import Decision, Option
from underkeep.core.events import Event
from underkeep.core.table import Table
from underkeep.core.words import Speaker

Lines = list[Text]

MOST_LOG_LINES = 16
FEW_OPTIONS = 6
"""Up to so many options are listed one by one; more are gathered under the cards that they begin with."""


class Screen:
    """One console, one language: everything that is shown about a table."""

    def __init__(self, console: Console, table: Table, language: str) -> None:
        self.console = console
        self.table = table
        self.language = language

    def speaker(self, seat: int) -> Speaker:
        """Somebody who speaks to a seat and marks the names of cards."""
        return Speaker(self.table.game, self.table.setup, self.language, seat, mark=self._mark)

    def _mark(self, face: int, name: str) -> str:
        return marked(self.table.game.card_kind(face), name)

    def board(self, seat: int) -> Board:
        """The board of the game, for a seat."""
        return board_of(self.table.game.name, self.speaker(seat), self.console)

    def say(self, message: str, **values: object) -> str:
        """A message that belongs to no game."""
        return self.speaker(-1).say(message, **values)

    def note(self, message: str, **values: object) -> None:
        """Print a short message."""
        self.console.print(Text(self.say(message, **values), "note"))

    def show(self, lines: Lines) -> None:
        """Print lines that are already made to fit."""
        for line in lines:
            self.console.print(line)

    # --- the log --------------------------------------------------------------------------------------

    def log(self, seat: int, events: Sequence[Event]) -> Lines:
        """Events as a seat saw them, wrapped."""
        speaker, state = self.speaker(seat), self.table.view(seat).state
        lines: Lines = []
        for event, text in speaker.log(state, events):
            name = type(event).__name__
            if name == "RoundBegan":
                lines += [Text(), Text(text, "head")] if lines else [Text(text, "head")]
            elif name == "PhaseBegan":
                lines.append(Text(text, "head"))
            else:
                lines += paragraph(styled(text), self.console, indent=2, hanging=2)
        return lines

    def recent(self, seat: int, start: int) -> Lines:
        """What happened since event number `start`, the last lines of it."""
        lines = self.log(seat, self.table.events_for(seat, start))
        if not lines:
            return []
        head = [Text(self.say("ui-log"), "head")]
        if len(lines) > MOST_LOG_LINES:
            head.append(Text("  " + self.say("ui-earlier", count=len(lines) - MOST_LOG_LINES), "note"))
            lines = lines[-MOST_LOG_LINES:]
        return head + lines

    # --- the question ---------------------------------------------------------------------------------

    def question(self, decision: Decision, options: Sequence[Option], name: str = "") -> Lines:
        """The prompt and the numbered options."""
        seat = decision.seat
        state = self.table.view(seat).state
        prompt = styled(self.speaker(seat).prompt(state, decision), "prompt")
        if name:
            prompt = Text(self.say("ui-question-of", name=name) + " ", "now").append_text(prompt)
        return [*paragraph(Text("» ", "now").append_text(prompt), self.console, hanging=2), *self._options(decision, options)]

    def _options(self, decision: Decision, options: Sequence[Option]) -> Lines:
        seat = decision.seat
        state, speaker, board = self.table.view(seat).state, self.speaker(seat), self.board(seat)
        groups: dict[str, list[int]] = {}
        for number, option in enumerate(options, start=1):
            first = option.anchors[0] if option.anchors else f"alone:{number}"
            groups.setdefault(first, []).append(number)
        gather = len(options) > FEW_OPTIONS
        lines: Lines = []
        for numbers in groups.values():
            first_option = options[numbers[0] - 1]
            about = board.about(state, first_option, decision)
            if gather and len(numbers) > 1:
                face = board.subject(state, first_option)
                head = styled(self._mark(face, self.table.game.card_name(speaker, face)))
                if about:
                    head.append(f"  {about}", "note")
                lines += paragraph(head, self.console, indent=4, hanging=2)
                items = [
                    Text(f"{number:>3} ", "number").append_text(
                        styled(speaker.option(state, options[number - 1], decision, short=True))
                    )
                    for number in numbers
                ]
                lines += [Text("   ").append_text(line) for line in flow(items, self.console.width - 3, between="  ")]
            else:
                for number in numbers:
                    item = Text(f"{number:>3} ", "number")
                    item.append_text(styled(speaker.option(state, options[number - 1], decision)))
                    if about:
                        item.append(f"  {about}", "note")
                    lines += paragraph(item, self.console, hanging=4)
        return lines

    # --- everything -----------------------------------------------------------------------------------

    def whole(self, decision: Decision, options: Sequence[Option], start: int, name: str = "") -> Lines:
        """Table, hand, log and question, as detailed as the height of the window allows."""
        seat = decision.seat
        state = self.table.view(seat).state
        board = self.board(seat)
        rest = [Text(), *self.recent(seat, start), Text(), *self.question(decision, options, name)]
        height = self.console.height - 2
        for brief, full in ((False, True), (False, False), (True, False)):
            top = [*board.picture(state, seat, brief=brief), Text(), *board.hand(state, seat, full=full)]
            if sum(line.plain.count("\n") + 1 for line in top) + len(rest) <= height:
                break
        return top + rest
