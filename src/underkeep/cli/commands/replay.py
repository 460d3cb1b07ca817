"""`underkeep replay`: step through a saved game, or print its log."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from underkeep.cli.language import set_language, translate
from underkeep.cli.parser import add_language_option, whole_number

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.core.visibility import Viewer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep replay`."""
    parser.add_argument("file", metavar=translate("word-file"), help=translate("help-replay-file"))
    parser.add_argument("--to", type=whole_number, metavar="N", help=translate("help-replay-to"))
    parser.add_argument("--log", action="store_true", help=translate("help-replay-log"))
    parser.add_argument("--seat", default="", metavar=translate("word-seat"), help=translate("help-replay-seat"))
    parser.add_argument("--open", action="store_true", dest="all_open", help=translate("help-replay-open"))
    add_language_option(parser, "help-replay-lang")
    parser.add_argument("--no-color", action="store_true", help=translate("help-no-color"))


def run(args: argparse.Namespace) -> int:
    """Replay a saved game and return the exit code."""
    from underkeep.cli.terminal import save_files
    from underkeep.cli.terminal.screen import Screen
    from underkeep.cli.terminal.styles import console

    table, note = save_files.read(Path(args.file))
    language = set_language(args.lang or note.language)
    total = len(table.history)
    viewer = _viewer(table, args.seat)
    last = total if args.to is None else max(0, min(args.to, total))
    screen = Screen(console(color=not args.no_color), table, language)
    replay = ReplayViewer(table, screen, viewer, args.all_open)
    if args.log or args.to is not None:
        replay.go_to(last)
        screen.show(replay.log() if args.log else replay.board_lines())
        return 0
    return replay.run()


def _viewer(table: Table, name: str) -> Viewer:
    """Return the seat with this name or number, or SPECTATOR without one. Raises a UserError for an unknown name."""
    from underkeep.core.errors import UserError, did_you_mean
    from underkeep.core.state import Seat, by_seat
    from underkeep.core.visibility import SPECTATOR

    names = table.game.seat_names(table.setup)
    if not name:
        return SPECTATOR
    if name.isdecimal() and 1 <= int(name) <= len(names):
        return Seat(int(name) - 1)
    for seat, other in by_seat(names):
        if other.casefold() == name.casefold():
            return seat
    raise UserError("error-no-such-seat", name=name, hint=did_you_mean(name, names))


class ReplayViewer:
    """Shows the positions of a saved game one after the other."""

    def __init__(self, record: Table, screen: Any, viewer: Viewer, all_open: bool) -> None:
        self.record = record
        self.screen = screen
        self.viewer = viewer
        self.all_open = all_open
        self.total = len(record.history)
        self.go_to(0)

    def go_to(self, number: int) -> None:
        """Go to the position after this number of answers."""
        self.answer_count = max(0, min(number, self.total))
        self.table = self.screen.table = self.record.replay(self.answer_count)

    def state(self) -> Any:
        """Return the position as it is shown."""
        return self.table.state if self.all_open else self.table.observe(self.viewer).state

    def events(self) -> list[Any]:
        """Return the events as they are shown."""
        return self.table.events if self.all_open else self.table.events_for(self.viewer)

    def log(self) -> list[Any]:
        """Return the log up to this position."""
        return list(self.screen.log(self.viewer, self.events()))

    def board_lines(self) -> list[Any]:
        """Return the table, the events after the last answer, and the number of the answer."""
        from rich.text import Text

        from underkeep.cli.terminal.styles import ink

        lines = [*self.screen.board(self.viewer).picture(self.state(), self.viewer), Text()]
        before = len(self.record.replay(self.answer_count - 1).events) if self.answer_count else 0
        lines += self.screen.log(self.viewer, self.events()[before:])
        lines.append(ink(self.screen.text("replay-at", number=self.answer_count, total=self.total), "head"))
        if self.answer_count == self.total:
            lines.append(ink(self.screen.text("replay-end"), "note"))
        return lines

    def run(self) -> int:
        """Read keys and show positions until the user leaves; return the exit code."""
        from underkeep.cli.terminal.styles import clear

        while True:
            clear(self.screen.console)
            self.screen.show(self.board_lines())
            self.screen.note("replay-keys")
            while not self._key(self._read()):
                if self.is_leaving:
                    return 0

    is_leaving = False
    """Whether the user wants to leave."""

    def _read(self) -> str:
        try:
            return input("> ").strip().lower()
        except EOFError:
            return "q"

    def _key(self, key: str) -> bool:
        """Carry out a key; return whether the table has to be drawn again."""
        if key == "q":
            self.is_leaving = True
            return False
        if key == "l":
            self.screen.show(self.log())
            return False
        if key.isdecimal():
            self.go_to(int(key))
        elif key == "b":
            self.go_to(self.answer_count - 1)
        elif key == "r":
            now = self._round()
            while self.answer_count < self.total and self._round() == now:
                self.go_to(self.answer_count + 1)
        else:
            self.go_to(self.answer_count + 1)
        return True

    def _round(self) -> int:
        return int(self.table.game.assist.progress(self.table.state).get("round", 0))
