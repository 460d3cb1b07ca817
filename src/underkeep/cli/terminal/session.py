"""A game in the terminal: bots answer, people are asked, and the game is saved whenever it is interrupted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from underkeep import bots
from underkeep.cli.terminal import best_scores, help, save_files
from underkeep.cli.terminal.screen import Menu, Screen
from underkeep.cli.terminal.seats import SeatedPlayer
from underkeep.cli.terminal.styles import clear, ink, paragraph, styled
from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.messages import checked_language
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import PASS, Option, Resign
from underkeep.core.state import Seat, by_seat
from underkeep.core.table import Table
from underkeep.core.visibility import SPECTATOR, Viewer

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
MAX_LOG_LINES = 24
"""The number of lines of the log that are shown when the game is over."""


class Leave(Exception):
    """The player wants to save and leave."""


class Session:
    """One table with its people and bots. `read` asks for a line of input."""

    def __init__(
        self,
        table: Table,
        seats: list[SeatedPlayer],
        screen: Screen,
        read: Callable[[str], str],
        seed: int | None = None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.screen = screen
        self.read = read
        self.seed = seed
        self.bots = {
            number: bots.bot_named(seat.player, seed=number) for number, seat in by_seat(seats) if not seat.is_person
        }
        self.people = [number for number, seat in by_seat(seats) if seat.is_person]
        self.answered: list[tuple[Seat, int]] = []
        """For each answer of the record, its seat and the number of events before it."""
        self.passing_seats: dict[Seat, tuple[object, object]] = {}
        """The seats that pass until a phase is over, with the round and the phase."""
        self.at_keyboard: Viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.saved_path: Path | None = None
        """The path where the game was saved last."""
        self.has_answered = False
        """Whether an answer was given in this session. A finished game that is only looked at again sets no best
        scores."""
        self.next_setup: Any = None
        """The setup of the next game of a series, if the player wants to go on with it."""

    # --- the game -----------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until the player leaves, and return the exit code. Raises a UserError if the game cannot
        be played on this machine."""
        if self.table.decision is not None:
            self.table.game.outcomes.needs_outcomes(self.table.setup)
        try:
            while self.table.decision is not None:
                self.step(self.table.decision)
            self.finish()
            return 0
        except (Leave, EOFError):
            self.save_on_exit()
            return 0
        except KeyboardInterrupt:
            self.screen.console.print()
            self.save_on_exit()
            return INTERRUPTED
        except Exception:
            # The game is saved, so that an error of the program does not lose it.
            self.save_on_exit()
            raise

    def step(self, decision: Decision) -> None:
        """Let the seat that decides give one answer."""
        seat = decision.seat
        if seat in self.bots:
            self.answer(bots.ask(self.bots[seat], self.table))
        elif self._passes(seat, decision):
            self.answer(PASS)
        else:
            self.ask(decision)

    def answer(self, option: Option) -> None:
        """Answer the open decision."""
        decision, events = self.table.decision, len(self.table.events)
        assert decision is not None
        self.has_answered = True
        self.table.answer(option)
        self.answered.append((decision.seat, events))

    def _passes(self, seat: Seat, decision: Decision) -> bool:
        if seat not in self.passing_seats:
            return False
        if self.passing_seats[seat] != self._phase():
            del self.passing_seats[seat]
            return False
        return decision.kind in self.table.game.assist.reaction_kinds and PASS in decision.options

    def _phase(self) -> tuple[object, object]:
        progress = self.table.game.assist.progress(self.table.state)
        return progress.get("round"), progress.get("phase")

    def resume(self, table: Table) -> None:
        """Continue a resumed game: its record is played again, so that the log and undo reach back to its beginning."""
        replayed = table.replay(0)
        self.table = self.screen.table = replayed
        for answer in table.history:
            if replayed.decision is None:
                break
            seat = answer.seat if isinstance(answer, Resign) else replayed.decision.seat
            events = len(replayed.events)
            replayed.answer(answer)
            self.answered.append((seat, events))

    # --- decisions ---------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Show the decision to a person until it is answered, or a command has changed the position."""
        self._hand_over(decision.seat)
        menu = self.screen.menu(decision)
        self._draw(decision, menu)
        while True:
            line = self._line("ui-answer", "ui-answer-hint")
            first, _, second = line.partition(" ")
            typed = self._try_typed(decision, line) if isinstance(decision.options, RangeOptions) else None
            if typed:
                return None
            if typed is not None:
                continue
            if first.isdecimal():
                if not 1 <= int(first) <= len(menu):
                    self.screen.note("ui-number", most=len(menu))
                    continue
                option = self._choose_target(decision, menu[int(first) - 1], second.strip())
                if option is not None:
                    return self.answer(option)
                self._draw(decision, menu)
            elif self._command(line, decision, menu):
                return None

    def _try_typed(self, decision: Decision, line: str) -> bool | None:
        """Return whether a line has answered a decision with range options, or None if the line is no answer. An error
        is printed."""
        state = self.table.observe(decision.seat).state
        try:
            option = self.screen.board(decision.seat).typed(state, decision, line)
            if option is None:
                return None
            self.answer(option)
        except UserError as error:
            self.screen.console.print(ink(error.text_in(self.screen.language), "note"))
            return False
        return True

    def _choose_target(self, decision: Decision, options: list[Option], second: str) -> Option | None:
        """Return the option that is chosen in the second step, for an answer with several targets, or None to choose
        again. Both steps may be typed at once: `3 2`."""
        if len(options) == 1:
            return options[0]
        if not second:
            self.screen.show(self.screen.target_lines(decision, options))
        while True:
            line = second or self._line("ui-answer", "ui-where-hint")
            second = ""
            if not line:
                return None
            if line.isdecimal() and 1 <= int(line) <= len(options):
                return options[int(line) - 1]
            self.screen.note("ui-number", most=len(options))

    def _line(self, message: str, hint: str) -> str:
        return self.read(f"{self.screen.text(message)} ({self.screen.text(hint)}): ").strip()

    def _draw(self, decision: Decision, menu: Menu) -> None:
        clear(self.screen.console)
        name = self.seats[decision.seat].name if len(self.people) > 1 else ""
        first = all(answerer != decision.seat for answerer, _ in self.answered)
        self.screen.show(self.screen.full_lines(decision, menu, self._since(decision.seat), name, first=first))

    def _since(self, viewer: Viewer) -> int:
        """Return the number of events before the last answer of a viewer: the later ones are news."""
        return next((events for answerer, events in reversed(self.answered) if answerer == viewer), 0)

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen and wait until the person of the seat confirms, so that no player sees another hand. If all
        hands are open, nothing is hidden."""
        if seat != self.at_keyboard and len(self.people) > 1 and not self.table.game.open_hands:
            clear(self.screen.console, history=True)
            self.read(self.screen.text("ui-hand-over", name=self.seats[seat].name) + " ")
        self.at_keyboard = seat

    # --- commands -------------------------------------------------------------------------------------

    def _command(self, line: str, decision: Decision, menu: Menu) -> bool:
        """Carry out a command; return whether the position or the language has changed."""
        word, _, rest = line.partition(" ")
        word, rest, seat = word.lower(), rest.strip(), decision.seat
        screen = self.screen
        if line.startswith("?"):
            help.explain(screen, line[1:].strip(), decision, menu)
        elif word == "":
            self._draw(decision, menu)
        elif word == "p":
            return self._pass_on(decision)
        elif word == "h":
            screen.show(screen.board(seat).hand(self.table.observe(seat).state, seat))
        elif word == "l":
            screen.show(screen.log(seat, self.table.events_for(seat)))
        elif word == "d":
            screen.show(screen.board(seat).discard(self.table.observe(seat).state))
        elif word == "v":
            self._view(seat, rest)
        elif word == "u":
            return self.undo(seat)
        elif word == "s":
            self.save(rest)
        elif word in ("q", "quit", "exit"):
            raise Leave
        elif word == "resign":
            return self._resign(seat)
        elif word == "lang":
            return self._change_language(rest)
        else:
            screen.note("ui-unknown", word=word)
        return False

    def _pass_on(self, decision: Decision) -> bool:
        if PASS not in decision.options:
            self.screen.note("ui-cannot-pass")
            return False
        self.passing_seats[decision.seat] = self._phase()
        self.screen.note("ui-passing")
        self.answer(PASS)
        return True

    def _view(self, seat: Seat, name: str) -> None:
        shown = seat
        if name:
            fitting = [
                number for number, other in by_seat(self.seats) if other.name.casefold().startswith(name.casefold())
            ]
            if not fitting:
                names = ", ".join(other.name for other in self.seats)
                return self.screen.note("ui-seat-unknown", name=name, names=names)
            shown = fitting[0]
        self.screen.show(self.screen.board(seat).stacks(self.table.observe(seat).state, shown))
        return None

    def undo(self, seat: Seat) -> bool:
        """Undo the last answer of a seat and all later ones; return whether that was possible."""
        last = next(
            (number for number in reversed(range(len(self.answered))) if self.answered[number][0] == seat), None
        )
        if last is None:
            self.screen.note("ui-nothing-to-undo")
            return False
        if any(map(self.table.game.outcomes.is_irreversible, self.table.history[last:])):
            self.screen.note("ui-undo-irreversible")
            return False
        self.table.undo(len(self.answered) - last)
        del self.answered[last:]
        self.passing_seats.clear()
        self.screen.note("ui-undone")
        return True

    def _resign(self, seat: Seat) -> bool:
        if self.table.game.cooperative:
            self.screen.note("ui-resign-together")
            return False
        confirmation = self.read(self.screen.text("ui-resign-sure") + " ").strip().lower()
        if confirmation not in ("yes", "tak"):
            self.screen.note("ui-resign-not")
            return False
        events = len(self.table.events)
        self.table.resign(seat)
        self.answered.append((seat, events))
        return True

    def _change_language(self, code: str) -> bool:
        try:
            self.screen.language = checked_language(code.lower())
        except UserError as error:
            self.screen.console.print(ink(error.text_in(self.screen.language), "note"))
            return False
        self.screen.note("ui-language")
        return True

    # --- saving and the end ---------------------------------------------------------------------------

    def save(self, file: str = "") -> bool:
        """Save the game and print its path; return whether that was possible."""
        note = save_files.SessionNote(self.seats, self.screen.language)
        try:
            if file:
                self.saved_path = save_files.write(Path(file), self.table, note)
            else:
                self.saved_path = save_files.write_with_fallback(self.table, note)
        except UserError as error:
            self.screen.note("ui-not-saved", reason=error.text_in(self.screen.language))
            return False
        self.screen.console.print(Text(self.screen.text("ui-saved", path=str(self.saved_path))), soft_wrap=True)
        return True

    def save_on_exit(self) -> None:
        """Save an unfinished game when the session ends, and print the command that resumes it."""
        if self.table.decision is not None and self.save():
            sentence = self.screen.text("ui-resume", path=str(self.saved_path))
            self.screen.console.print(Text(sentence), soft_wrap=True)

    def finish(self) -> None:
        """Show the end: the last events, the table, the result and the scores, and offer to save the record."""
        screen, table = self.screen, self.table
        viewer: Viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        state, board = table.observe(viewer).state, screen.board(viewer)
        clear(screen.console)
        screen.show([*board.picture(state, viewer), Text()])
        screen.show(screen.recent_log(viewer, self._since(viewer), MAX_LOG_LINES))
        lines = [Text(), ink(screen.text("ui-game-over"), "head")]
        if headline := table.game.scoreboards.result_headline(screen.renderer(viewer), state):
            lines.append(ink(f"  {headline}", "now"))
        lines += paragraph(
            styled(screen.renderer(viewer).ending_text(state, table.events_for(viewer))), screen.console, indent=2
        )
        lines += [Text(f"  {line}") for line in board.scores(state)]
        if self.seed is not None:
            lines.append(ink(f"  {screen.text('ui-seed', seed=str(self.seed))}", "note"))
        screen.show([*lines, Text()])
        results = [result for number in self.people for result in table.game.scoreboards.results(table.state, number)]
        if results and self.has_answered:
            screen.show([*best_scores.score_lines(screen, results), Text()])
        self._offer_record()

    def _offer_record(self) -> None:
        """Offer to save the record and, in a series, to begin the next game."""
        following = self.table.game.series.next_setup(self.table.setup, self.table.state)
        offer = "ui-offer-save" if following is None else "ui-offer-next-game"
        while True:
            try:
                word, _, file = self.read(self.screen.text(offer) + " ").strip().partition(" ")
            except (EOFError, KeyboardInterrupt):
                return
            if word == "s" and self.save(file.strip()):
                sentence = self.screen.text("ui-replay-it", path=str(self.saved_path))
                self.screen.console.print(Text(sentence), soft_wrap=True)
            if word == "n":
                self.next_setup = following
            if word != "s" or following is None:
                return
