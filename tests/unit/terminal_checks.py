"""Checks of a game in the terminal: random typed answers, the output of a whole game, and the width of every line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from rich.cells import cell_len

from underkeep import Table
from underkeep.cli.terminal.boards import board_of
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import console
from underkeep.core.contract import choose_randomly
from underkeep.core.game import Game
from underkeep.core.messages import load_messages


def random_input(seed: int, number: int = 5000) -> list[str]:
    """Return random typed answers. `2 1` takes the second answer, aimed at its first target; after an answer that does
    not exist, the command asks again."""
    return Random(seed).choices(["1", "2 1", "3 1", "4 2"], weights=[4, 6, 2, 1], k=number)


def check_finished_game(code: int, out: str, game: Game, language: str, width: int) -> None:
    """Check that a typed game has ended, that every message exists, and that every printed line fits the window."""
    messages = load_messages(language, game.message_files)
    assert code == 0
    assert messages.format("ui-game-over") in out
    assert messages.missing == set()
    # The text after a prompt on its line was typed; on a real keyboard Enter ends the line.
    prompt = messages.format("ui-answer")
    assert [line for line in out.splitlines() if cell_len(line) > width and not line.startswith(prompt)] == []


def random_positions(table: Table, seed: int, interval: int = 1) -> Iterator[Table]:
    """Play a table at random to its end, and yield it at the first of every `interval` decisions and at the end."""
    random = Random(seed)
    for number in count():
        if number % interval == 0 or table.decision is None:
            yield table
        if table.decision is None:
            return
        table.answer(choose_randomly(table, random))


def check_lines_fit(table: Table, language: str, width: int, max_events: int = 60) -> None:
    """Check that every line about a position fits the window: the board in full and in brief, all that a player can
    look at, and the open decision with its targets and the last `max_events` events of the log. Every message must
    exist."""
    window = console(color=False)
    window.width = width
    decision = table.decision
    seat = decision.seat if decision else 0
    screen = Screen(window, table, language)
    state = table.observe(seat).state
    board = board_of(screen.renderer(seat), window)
    lines = [*board.picture(state, seat), *board.picture(state, seat, brief=True), *board.hand(state, seat)]
    lines += [*board.discard(state), *board.welcome(state, seat)]
    lines += [line for other in range(table.setup.players) for line in board.stacks(state, other)]
    if decision:
        menu = screen.menu(decision)
        lines += screen.full_lines(decision, menu, max(0, len(table.events) - max_events))
        lines += [line for options in menu if len(options) > 1 for line in screen.target_lines(decision, options)]
    for line in lines:
        assert cell_len(line.plain) <= width, line.plain
    assert screen.renderer(seat).messages.missing == set()
