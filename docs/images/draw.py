"""Draws the pictures of the README: `python docs/images/draw.py` in the project's environment."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import underkeep
from underkeep.bots import ask, bot_named
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import THEME
from underkeep.core.state import Seat

HERE = Path(__file__).parent
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def interesting(seed: int) -> underkeep.Table:
    """A table in the middle of a game, at a question of seat 0 with something to choose."""
    table = underkeep.new_game(players=3, sets=("BMR", "TNL"), seed=seed, names=("Ann", "Greedy", "Gritty"))
    bots = [bot_named("greedy", seed + seat) for seat in range(3)]
    while table.decision is not None:
        decision = table.decision
        if decision.seat == 0 and table.state.round >= 4 and table.state.hero_in_dungeon and len(decision.options) > 2:
            return table
        table.answer(ask(bots[decision.seat], table))
    return interesting(seed + 1)


def draw(language: str, seed: int) -> None:
    """One picture of the terminal."""
    screen = Console(
        record=True, file=io.StringIO(), width=104, height=60, force_terminal=True, theme=THEME, highlight=False
    )
    table = interesting(seed)
    assert table.decision is not None
    view = Screen(screen, table, language)
    view.show(view.full_lines(table.decision, view.menu(table.decision), max(len(table.events) - 8, 0)))
    picture = screen.export_svg(title="underkeep play boss-monster")
    # No font is fetched from anywhere: the reader's own monospaced one will do.
    picture = FONT.sub("", picture).replace("Fira Code", "DejaVu Sans Mono")
    # Some viewers drop the spaces at the ends of a text, and everything after them would move.
    picture = picture.replace("&#160;", " ").replace("<text ", '<text xml:space="preserve" ')
    (HERE / f"terminal-{language}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    for language in ("en", "pl"):
        draw(language, 7)
    (HERE / "table.svg").write_text(interesting(7).observe(Seat(0))._repr_svg_(), encoding="utf-8")
