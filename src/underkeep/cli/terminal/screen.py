"""The screen of a player at a decision: the table, the recent events, the prompt and the numbered answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.boards import Board, Detail, board_of
from underkeep.cli.terminal.styles import ink, mark_card, paragraph, styled
from underkeep.core.capabilities.notices import notices
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.state import Face, Seat
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR, Viewer

Lines = list[Text]
Menu = list[list[Option]]
"""The numbered answers. Options that begin with the same card share a number: the player first chooses the card, then
the target."""

MAX_SINGLE_OPTIONS, MAX_SHORT_LIST = 6, 12
"""Up to the first number, options are listed one by one; up to the second, if they all begin with one or two cards."""
DETAIL_LEVELS = (
    (False, Detail.WORDING, 16),
    (False, Detail.LINE, 14),
    (False, Detail.LINE, 8),
    (True, Detail.LINE, 14),
    (False, Detail.NAME, 8),
    (True, Detail.LINE, 8),
    (True, Detail.NAME, 8),
    (True, Detail.NAME, 5),
)
"""The amounts of detail from the most to the least: whether opponents are drawn briefly, the detail of each card, and
the number of lines of the log. The first amount that fits into the window is taken."""


class Screen:
    """Everything that one console shows about a table, in one language."""

    def __init__(self, console: Console, table: Table, language: str) -> None:
        self.console = console
        self.table = table
        self.language = language

    def renderer(self, viewer: Viewer) -> TextRenderer:
        """Return a renderer for a viewer that marks the names of cards."""
        return TextRenderer(self.table.game, self.table.setup, self.language, viewer, link_card=self._mark_name)

    def _mark_name(self, face: Face, name: str) -> str:
        return mark_card(self.table.game.cards.kind(face), name)

    def board(self, viewer: Viewer) -> Board:
        """Return the board of the game, for a viewer."""
        return board_of(self.renderer(viewer), self.console)

    def text(self, message: str, **values: object) -> str:
        """Return a message that is addressed to no seat."""
        return self.renderer(SPECTATOR).message(message, **values)

    def note(self, message: str, **values: object) -> None:
        """Print a short message."""
        self.console.print(ink(self.text(message, **values), "note"))

    def show(self, lines: Lines) -> None:
        """Print lines that are already wrapped."""
        for line in lines:
            self.console.print(line)

    # --- the log --------------------------------------------------------------------------------------

    def log(self, viewer: Viewer, events: Sequence[Event]) -> Lines:
        """Return events as a viewer saw them, wrapped."""
        renderer, state, board = self.renderer(viewer), self.table.observe(viewer).state, self.board(viewer)
        lines: Lines = []
        for event, text in renderer.log_lines(state, events):
            if isinstance(event, board.chapters):
                lines += [Text(), ink(text, "head")] if lines else [ink(text, "head")]
            elif isinstance(event, board.headings):
                lines.append(ink(text, "head"))
            else:
                lines += paragraph(styled(text), self.console, indent=2, hanging=2)
        return lines

    def recent_log(self, viewer: Viewer, start: int, max_lines: int) -> Lines:
        """Return the last lines about the events from number `start` on."""
        lines = self.log(viewer, self.table.events_for(viewer, start))
        if not lines:
            return []
        head = [ink(self.text("ui-log"), "head")]
        if len(lines) > max_lines:
            head.append(ink("  " + self.text("ui-earlier", count=len(lines) - max_lines), "note"))
            lines = lines[-max_lines:]
        return head + lines

    def welcome(self, seat: Seat) -> Lines:
        """Return the introduction that a player sees before the first decision."""
        lines = self.board(seat).welcome(self.table.observe(seat).state, seat)
        for message in ("help-goal", "help-letters", "ui-welcome"):
            lines += paragraph(ink(self.text(message), "note"), self.console)
        return lines + self.notices()

    def notices(self) -> Lines:
        """Return the notices of the setup about cards that take no part, with their names."""
        lines: Lines = []
        for notice in notices(self.table.game, self.table.setup, self.language):
            lines += paragraph(Text(notice.text), self.console)
            lines += paragraph(ink("; ".join(notice.cards), "note"), self.console, indent=2)
        return lines

    # --- the decision ---------------------------------------------------------------------------------

    def menu(self, decision: Decision) -> Menu:
        """Return the answers to be numbered. Options with the same text as another one (copies of a card in the same
        hand) are left out; range options are not numbered at all."""
        renderer, state = self.renderer(decision.seat), self.table.observe(decision.seat).state
        option_by_text: dict[str, Option] = {}
        if isinstance(decision.options, RangeOptions):
            return []
        for option in decision.options:
            option_by_text.setdefault(renderer.option_text(state, option, decision), option)
        if len(option_by_text) <= MAX_SINGLE_OPTIONS:
            return [[option] for option in option_by_text.values()]
        groups: dict[str, list[Option]] = {}
        for number, option in enumerate(option_by_text.values()):
            first = option.anchors[0] if len(option.anchors) > 1 else f"alone:{number}"
            groups.setdefault(first, []).append(option)
        if len(groups) <= 2 and len(option_by_text) <= MAX_SHORT_LIST:
            return [[option] for option in option_by_text.values()]
        return list(groups.values())

    def decision_lines(self, decision: Decision, menu: Menu, name: str = "", *, full: bool = True) -> Lines:
        """Return the prompt and the numbered answers, with the wordings of their cards in full or cut to a line."""
        seat = decision.seat
        state, renderer, board = self.table.observe(seat).state, self.renderer(seat), self.board(seat)
        prompt = ink("» ", "now")
        if name:
            prompt.append(self.text("ui-decision-of", name=name) + " ", "now")
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
        """Return an answer followed by the wording of its card, if all its options are about one card."""
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

    def target_lines(self, decision: Decision, options: list[Option]) -> Lines:
        """Return the lines of the second step, the choice of a target. If the targets belong to different cards, each
        is followed by the wording of its card."""
        state, renderer, board = (
            self.table.observe(decision.seat).state,
            self.renderer(decision.seat),
            self.board(decision.seat),
        )
        what = renderer.option_text(state, options[0], decision, "what")
        lines = paragraph(
            ink("» ", "now").append_text(styled(self.text("ui-where", what=what), "prompt")), self.console, hanging=2
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

    # --- the whole screen -----------------------------------------------------------------------------------

    def full_lines(self, decision: Decision, menu: Menu, start: int, name: str = "", *, first: bool = False) -> Lines:
        """Return table, hand, log and decision, with as much detail as fits into the window. `first` adds the
        introduction for a player who is asked for the first time."""
        seat = decision.seat
        state = self.table.observe(seat).state
        board = self.board(seat)
        offered = {board.subject(state, options[0]) for options in menu}
        for brief, detail, max_lines in DETAIL_LEVELS:
            greeting = self.welcome(seat) if first else []
            recent = self.recent_log(seat, start, max_lines)
            news = [*greeting, Text(), *recent] if greeting and recent else greeting + recent
            lines = [
                *board.picture(state, seat, brief=brief),
                *board.hand(state, seat, detail, offered),
                Text(),
                *news,
                *([Text()] if news else []),
                *self.decision_lines(decision, menu, name, full=detail == Detail.WORDING),
            ]
            if len(lines) < self.console.height:
                break
        return lines
