"""A game at the terminal: bots answer, people are asked, and nothing is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from underkeep import bots
from underkeep.cli.terminal import best_scores, help, save_files
from underkeep.cli.terminal.screen import Menu, Screen
from underkeep.cli.terminal.seats import Seat
from underkeep.cli.terminal.styles import clear, ink, paragraph, styled
from underkeep.core.decisions import PASS, Decision, Option, RangeOptions, Resign
from underkeep.core.errors import UserError
from underkeep.core.messages import checked_language
from underkeep.core.table import Table
from underkeep.core.visibility import SPECTATOR

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
LAST_LINES = 24
"""How much of the log is shown when the game is over."""


class Leave(Exception):
    """The player wants to save and leave."""


class Session:
    """Everybody around one table. `read` asks for a line of input."""

    def __init__(
        self, table: Table, seats: list[Seat], screen: Screen, read: Callable[[str], str], seed: int | None = None
    ) -> None:
        self.table = table
        self.seats = seats
        self.screen = screen
        self.read = read
        self.seed = seed
        self.bots = {
            number: bots.bot_named(seat.player, seed=number) for number, seat in enumerate(seats) if not seat.is_person
        }
        self.people = [number for number, seat in enumerate(seats) if seat.is_person]
        self.asked: list[tuple[int, int]] = []
        """For each answer of the record: who gave it, and how many events had happened before."""
        self.passing: dict[int, tuple[object, object]] = {}
        """Seats that pass until a phase is over, with the round and the phase."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.written: Path | None = None
        """Where the game was saved last."""
        self.played = False
        """Whether somebody has answered here: a finished game that is only looked at again achieves nothing."""
        self.sequel: Any = None
        """The setup of the next game of a series, if somebody wants to go on with it."""

    # --- the course of the game -----------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves. Returns the exit code. Raises a UserError if the game cannot be
        played here at all."""
        if self.table.decision is not None:
            self.table.game.outcomes.needs_outcomes(self.table.setup)
        try:
            while self.table.decision is not None:
                self.step(self.table.decision)
            self.finish()
            return 0
        except (Leave, EOFError):
            self.keep()
            return 0
        except KeyboardInterrupt:
            self.screen.console.print()
            self.keep()
            return INTERRUPTED
        except Exception:
            # Whatever went wrong, the evening is not lost.
            self.keep()
            raise

    def step(self, decision: Decision) -> None:
        """One answer, by whoever is asked."""
        seat = decision.seat
        if seat in self.bots:
            self.give(bots.ask(self.bots[seat], self.table))
        elif self._passes(seat, decision):
            self.give(PASS)
        else:
            self.ask(decision)

    def give(self, option: Option) -> None:
        """Answer the open question."""
        decision, events = self.table.decision, len(self.table.events)
        assert decision is not None
        self.played = True
        self.table.answer(option)
        self.asked.append((decision.seat, events))

    def _passes(self, seat: int, decision: Decision) -> bool:
        if seat not in self.passing:
            return False
        if self.passing[seat] != self._phase():
            del self.passing[seat]
            return False
        return decision.kind in self.table.game.assist.reaction_kinds and PASS in decision.options

    def _phase(self) -> tuple[object, object]:
        moment = self.table.game.assist.progress(self.table.state)
        return moment.get("round"), moment.get("phase")

    def remember(self, table: Table) -> None:
        """Go on with a resumed game: play its record again, so that the log and undo reach back to its beginning."""
        fresh = table.replay(0)
        self.table = self.screen.table = fresh
        for answer in table.history:
            if fresh.decision is None:
                break
            seat = answer.seat if isinstance(answer, Resign) else fresh.decision.seat
            events = len(fresh.events)
            fresh.answer(answer)
            self.asked.append((seat, events))

    # --- asking ---------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Show the question to a person until it is answered, or something else has happened."""
        self._hand_over(decision.seat)
        menu = self.screen.menu(decision)
        self._draw(decision, menu)
        while True:
            line = self._line("ui-answer", "ui-answer-hint")
            first, _, second = line.partition(" ")
            typed = self._typed(decision, line) if isinstance(decision.options, RangeOptions) else None
            if typed:
                return None
            if typed is not None:
                continue
            if first.isdecimal():
                if not 1 <= int(first) <= len(menu):
                    self.screen.note("ui-number", most=len(menu))
                    continue
                option = self._where(decision, menu[int(first) - 1], second.strip())
                if option is not None:
                    return self.give(option)
                self._draw(decision, menu)
            elif self._command(line, decision, menu):
                return None

    def _typed(self, decision: Decision, line: str) -> bool | None:
        """Whether a line has answered a question that is answered with numbers; None if it is something else. What does
        not fit is said."""
        state = self.table.observe(decision.seat).state
        try:
            option = self.screen.board(decision.seat).typed(state, decision, line)
            if option is None:
                return None
            self.give(option)
        except UserError as error:
            self.screen.console.print(ink(error.text_in(self.screen.language), "note"))
            return False
        return True

    def _where(self, decision: Decision, options: list[Option], second: str) -> Option | None:
        """The second step, for an answer that can be aimed in several ways; None to think again. Both steps may
        be typed at once: `3 2`."""
        if len(options) == 1:
            return options[0]
        if not second:
            self.screen.show(self.screen.places(decision, options))
        while True:
            line = second or self._line("ui-answer", "ui-where-hint")
            second = ""
            if not line:
                return None
            if line.isdecimal() and 1 <= int(line) <= len(options):
                return options[int(line) - 1]
            self.screen.note("ui-number", most=len(options))

    def _line(self, message: str, hint: str) -> str:
        return self.read(f"{self.screen.say(message)} ({self.screen.say(hint)}): ").strip()

    def _draw(self, decision: Decision, menu: Menu) -> None:
        clear(self.screen.console)
        name = self.seats[decision.seat].name if len(self.people) > 1 else ""
        first = all(who != decision.seat for who, _ in self.asked)
        self.screen.show(self.screen.whole(decision, menu, self._since(decision.seat), name, first=first))

    def _since(self, seat: int) -> int:
        """The number of events before the last answer of a seat: what came after is news."""
        return next((events for who, events in reversed(self.asked) if who == seat), 0)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the hand of another: the screen is empty until the right person sits there. Where hands lie open,
        the question only says who is asked."""
        if seat != self.at_keyboard and len(self.people) > 1 and not self.table.game.open_hands:
            clear(self.screen.console, history=True)
            self.read(self.screen.say("ui-hand-over", name=self.seats[seat].name) + " ")
        self.at_keyboard = seat

    # --- commands -------------------------------------------------------------------------------------

    def _command(self, line: str, decision: Decision, menu: Menu) -> bool:
        """Carry out a command. True if the question has to be looked at anew."""
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
        self.passing[decision.seat] = self._phase()
        self.screen.note("ui-passing")
        self.give(PASS)
        return True

    def _view(self, seat: int, name: str) -> None:
        shown = seat
        if name:
            fitting = [
                number for number, other in enumerate(self.seats) if other.name.casefold().startswith(name.casefold())
            ]
            if not fitting:
                names = ", ".join(other.name for other in self.seats)
                return self.screen.note("ui-seat-unknown", name=name, names=names)
            shown = fitting[0]
        self.screen.show(self.screen.board(seat).stacks(self.table.observe(seat).state, shown))
        return None

    def undo(self, seat: int) -> bool:
        """Take back the last answer of a seat, and everything since."""
        last = next((number for number in reversed(range(len(self.asked))) if self.asked[number][0] == seat), None)
        if last is None:
            self.screen.note("ui-nothing-to-undo")
            return False
        if any(map(self.table.game.outcomes.is_irreversible, self.table.history[last:])):
            self.screen.note("ui-undo-settled")
            return False
        self.table.undo(len(self.asked) - last)
        del self.asked[last:]
        self.passing.clear()
        self.screen.note("ui-undone")
        return True

    def _resign(self, seat: int) -> bool:
        if self.table.game.cooperative:
            self.screen.note("ui-resign-together")
            return False
        sure = self.read(self.screen.say("ui-resign-sure") + " ").strip().lower()
        if sure not in ("yes", "tak"):
            self.screen.note("ui-resign-not")
            return False
        events = len(self.table.events)
        self.table.resign(seat)
        self.asked.append((seat, events))
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
        """Save the game and say where. False if that was not possible."""
        note = save_files.Note(self.seats, self.screen.language)
        try:
            if file:
                self.written = save_files.write(Path(file), self.table, note)
            else:
                self.written = save_files.write_somewhere(self.table, note)
        except UserError as error:
            self.screen.note("ui-not-saved", reason=error.text_in(self.screen.language))
            return False
        self.screen.console.print(Text(self.screen.say("ui-saved", path=str(self.written))), soft_wrap=True)
        return True

    def keep(self) -> None:
        """Save the game on the way out and say how to go on."""
        if self.table.decision is not None and self.save():
            how = self.screen.say("ui-resume", path=str(self.written))
            self.screen.console.print(Text(how), soft_wrap=True)

    def finish(self) -> None:
        """The end: the last events, the table, the result, its story, and the offer to keep the record."""
        screen, table = self.screen, self.table
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        state, board = table.observe(seat).state, screen.board(seat)
        clear(screen.console)
        screen.show([*board.picture(state, seat), Text()])
        screen.show(screen.recent(seat, self._since(seat), LAST_LINES))
        lines = [Text(), ink(screen.say("ui-game-over"), "head")]
        if headline := table.game.scoreboards.result_headline(screen.renderer(seat), state):
            lines.append(ink(f"  {headline}", "now"))
        lines += paragraph(
            styled(screen.renderer(seat).ending_text(state, table.events_for(seat))), screen.console, indent=2
        )
        lines += [Text(f"  {line}") for line in board.scores(state)]
        if self.seed is not None:
            lines.append(ink(f"  {screen.say('ui-seed', seed=str(self.seed))}", "note"))
        screen.show([*lines, Text()])
        achieved = [one for number in self.people for one in table.game.scoreboards.results(table.state, number)]
        if achieved and self.played:
            screen.show([*best_scores.told(screen, achieved), Text()])
        self._offer_record()

    def _offer_record(self) -> None:
        """The record can be kept; in a series of games, the next one can be begun."""
        following = self.table.game.series.next_setup(self.table.setup, self.table.state)
        offer = "ui-offer-save" if following is None else "ui-offer-sequel"
        while True:
            try:
                word, _, file = self.read(self.screen.say(offer) + " ").strip().partition(" ")
            except (EOFError, KeyboardInterrupt):
                return
            if word == "s" and self.save(file.strip()):
                how = self.screen.say("ui-replay-it", path=str(self.written))
                self.screen.console.print(Text(how), soft_wrap=True)
            if word == "n":
                self.sequel = following
            if word != "s" or following is None:
                return
