"""What a player sees at a question: the table, what happened, what is asked and the numbered answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.boards import Board, Detail, board_of
from underkeep.cli.terminal.styles import ink, marked, paragraph, styled
from underkeep.core.capabilities.notices import notices
from underkeep.core.decisions import Decision, Option, RangeOptions
from underkeep.core.events import Event
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR

Lines = list[Text]
Menu = list[list[Option]]
"""The answers as they are numbered. Options that begin with the same card share a number: first one chooses what,
then where."""

FEW_OPTIONS, SHORT_LIST = 6, 12
"""Up to so many options are all listed one by one; up to so many if there is only one thing to do with them."""
AMOUNTS = (
    (False, Detail.WORDING, 16),
    (False, Detail.LINE, 14),
    (False, Detail.LINE, 8),
    (True, Detail.LINE, 14),
    (False, Detail.NAME, 8),
    (True, Detail.LINE, 8),
    (True, Detail.NAME, 8),
    (True, Detail.NAME, 5),
)
"""How much is shown, from the most to the least; the first amount that fits into the window is taken. Opponents in
few lines? How much about each card? How many lines of log?"""


class Screen:
    """One console, one language: everything that is shown about a table."""

    def __init__(self, console: Console, table: Table, language: str) -> None:
        self.console = console
        self.table = table
        self.language = language

    def renderer(self, seat: int) -> TextRenderer:
        """Somebody who speaks to a seat and marks the names of cards."""
        return TextRenderer(self.table.game, self.table.setup, self.language, seat, link_card=self._mark)

    def _mark(self, face: int, name: str) -> str:
        return marked(self.table.game.cards.kind(face), name)

    def board(self, seat: int) -> Board:
        """The board of the game, for a seat."""
        return board_of(self.renderer(seat), self.console)

    def say(self, message: str, **values: object) -> str:
        """A message that is said to nobody in particular."""
        return self.renderer(SPECTATOR).message(message, **values)

    def note(self, message: str, **values: object) -> None:
        """Print a short message."""
        self.console.print(ink(self.say(message, **values), "note"))

    def show(self, lines: Lines) -> None:
        """Print lines that are already made to fit."""
        for line in lines:
            self.console.print(line)

    # --- the log --------------------------------------------------------------------------------------

    def log(self, seat: int, events: Sequence[Event]) -> Lines:
        """Events as a seat saw them, wrapped."""
        renderer, state, board = self.renderer(seat), self.table.observe(seat).state, self.board(seat)
        lines: Lines = []
        for event, text in renderer.log_lines(state, events):
            if isinstance(event, board.chapters):
                lines += [Text(), ink(text, "head")] if lines else [ink(text, "head")]
            elif isinstance(event, board.headings):
                lines.append(ink(text, "head"))
            else:
                lines += paragraph(styled(text), self.console, indent=2, hanging=2)
        return lines

    def recent(self, seat: int, start: int, most: int) -> Lines:
        """What happened since event number `start`, the last lines of it."""
        lines = self.log(seat, self.table.events_for(seat, start))
        if not lines:
            return []
        head = [ink(self.say("ui-log"), "head")]
        if len(lines) > most:
            head.append(ink("  " + self.say("ui-earlier", count=len(lines) - most), "note"))
            lines = lines[-most:]
        return head + lines

    def welcome(self, seat: int) -> Lines:
        """What a newcomer has to know before the first question."""
        lines = self.board(seat).welcome(self.table.observe(seat).state, seat)
        for message in ("help-goal", "help-letters", "ui-welcome"):
            lines += paragraph(ink(self.say(message), "note"), self.console)
        return lines + self.notices()

    def notices(self) -> Lines:
        """What the setup says about cards that take no part, with their names."""
        lines: Lines = []
        for notice in notices(self.table.game, self.table.setup, self.language):
            lines += paragraph(Text(notice.text), self.console)
            lines += paragraph(ink("; ".join(notice.cards), "note"), self.console, indent=2)
        return lines

    # --- the question ---------------------------------------------------------------------------------

    def menu(self, decision: Decision) -> Menu:
        """The answers to be numbered. Options that read like another one (copies of a card in the same hand)
        are left out; where the answers are numbers, none has one of its own."""
        renderer, state = self.renderer(decision.seat), self.table.observe(decision.seat).state
        different: dict[str, Option] = {}
        if isinstance(decision.options, RangeOptions):
            return []
        for option in decision.options:
            different.setdefault(renderer.option_text(state, option, decision), option)
        if len(different) <= FEW_OPTIONS:
            return [[option] for option in different.values()]
        groups: dict[str, list[Option]] = {}
        for number, option in enumerate(different.values()):
            first = option.anchors[0] if len(option.anchors) > 1 else f"alone:{number}"
            groups.setdefault(first, []).append(option)
        if len(groups) <= 2 and len(different) <= SHORT_LIST:
            return [[option] for option in different.values()]
        return list(groups.values())

    def question(self, decision: Decision, menu: Menu, name: str = "", *, full: bool = True) -> Lines:
        """The prompt and the numbered answers, with the wordings of their cards whole or cut to a line."""
        seat = decision.seat
        state, renderer, board = self.table.observe(seat).state, self.renderer(seat), self.board(seat)
        prompt = ink("» ", "now")
        if name:
            prompt.append(self.say("ui-question-of", name=name) + " ", "now")
        prompt.append_text(styled(renderer.prompt_text(state, decision), "prompt"))
        lines = paragraph(prompt, self.console, hanging=2)
        if isinstance(decision.options, RangeOptions):
            lines += board.ranges(state, decision)
        for number, options in enumerate(menu, start=1):
            words = renderer.option_text(state, options[0], decision, "what" if len(options) > 1 else "")
            answer = ink(f"{number:>3} ", "number").append_text(styled(words))
            copies = board.copies(state, seat, options[0])
            if copies > 1:
                answer.append(f" ×{copies}", "number")
            if len(options) > 1:
                answer.append(" …", "number")
            lines += self._with_wording(answer, options, renderer, full)
        return lines

    def _with_wording(self, answer: Text, options: list[Option], renderer: TextRenderer, full: bool) -> Lines:
        """An answer followed by what its card does, if it is about one card."""
        state, board = self.table.observe(renderer.viewer).state, self.board(renderer.viewer)
        option, faces = options[0], {board.subject(state, option) for option in options}
        face = faces.pop()
        if not face or faces:
            return paragraph(answer, self.console, hanging=4)
        about, wording = board.about(state, option), self.table.game.cards.text(renderer, face)[2]
        if about and (full or answer.cell_len + len(about) + 2 <= self.console.width):
            answer.append(f"  {about}", "note")
        if full:
            lines = paragraph(answer, self.console, hanging=4)
            return lines + paragraph(ink(wording, "note"), self.console, indent=6) if wording else lines
        if wording and answer.cell_len + 12 < self.console.width:
            answer.append(f"  {' '.join(wording.split())}", "note")
            answer.truncate(self.console.width, overflow="ellipsis")
            return [answer]
        return paragraph(answer, self.console, hanging=4)

    def places(self, decision: Decision, options: list[Option]) -> Lines:
        """The second step: where, or at what. If each is about a card of its own, its wording follows."""
        state, renderer, board = (
            self.table.observe(decision.seat).state,
            self.renderer(decision.seat),
            self.board(decision.seat),
        )
        what = renderer.option_text(state, options[0], decision, "what")
        lines = paragraph(
            ink("» ", "now").append_text(styled(self.say("ui-where", what=what), "prompt")), self.console, hanging=2
        )
        several = len({board.subject(state, option) for option in options}) > 1
        for number, option in enumerate(options, start=1):
            words = renderer.option_text(state, option, decision, "where")
            answer = ink(f"{number:>3} ", "number").append_text(styled(words))
            if several:
                lines += self._with_wording(answer, [option], renderer, full=True)
            else:
                lines += paragraph(answer, self.console, hanging=4)
        return lines

    # --- everything -----------------------------------------------------------------------------------

    def whole(self, decision: Decision, menu: Menu, start: int, name: str = "", *, first: bool = False) -> Lines:
        """Table, hand, log and question, as detailed as the height of the window allows. `first` greets somebody
        who is asked for the first time."""
        seat = decision.seat
        state = self.table.observe(seat).state
        board = self.board(seat)
        offered = {board.subject(state, options[0]) for options in menu}
        for brief, detail, most in AMOUNTS:
            greeting = self.welcome(seat) if first else []
            recent = self.recent(seat, start, most)
            news = [*greeting, Text(), *recent] if greeting and recent else greeting + recent
            lines = [
                *board.picture(state, seat, brief=brief),
                *board.hand(state, seat, detail, offered),
                Text(),
                *news,
                *([Text()] if news else []),
                *self.question(decision, menu, name, full=detail == Detail.WORDING),
            ]
            if len(lines) < self.console.height:
                break
        return lines
