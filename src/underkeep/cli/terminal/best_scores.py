"""The best scores on this machine: kept beside the saved games, shown when a game has ended."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
from rich.cells import cell_len
from rich.text import Text

from underkeep.cli.terminal import save_files
from underkeep.cli.terminal.screen import Screen
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.capabilities.scoreboards import ENTRY_SEPARATOR, Scoreboard
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.text import TextRenderer


class Kept(msgspec.Struct):
    """A best score, and when it was reached."""

    score: int
    day: str


Scores = dict[str, dict[str, Kept]]
"""The best ones by game and category."""


def file() -> Path:
    """Where they are kept."""
    return save_files.folder() / "scores.json"


def read() -> Scores:
    """What is kept; nothing if it cannot be read."""
    try:
        return msgspec.json.decode(file().read_bytes(), type=Scores)
    except (OSError, msgspec.MsgspecError):
        return {}


def note(game: Game, category: str, score: int) -> tuple[Kept | None, dict[str, Kept]]:
    """Keep a score if it is the best one. Gives the best one before it, and all that are kept of the game now."""
    scores = read()
    mine = scores.setdefault(game.name, {})
    before = mine.get(category)
    if before is None or score > before.score:
        mine[category] = Kept(score, datetime.now().astimezone().date().isoformat())
        with suppress(UserError):  # What cannot be kept does not spoil the end of a game.
            save_files.replace(file(), msgspec.json.format(msgspec.json.encode(scores)))
    return before, mine


def told(screen: Screen, achieved: list[tuple[str, int]]) -> list[Text]:
    """Keep what was achieved, and tell how it compares with what is kept."""
    game = screen.table.game
    renderer = TextRenderer(game, screen.table.setup, screen.language)
    lines: list[Text] = []
    for category, score in achieved:
        before, kept = note(game, category, score)
        name, _, entry = category.partition(ENTRY_SEPARATOR)
        contest = next(contest for contest in game.scoreboards.all() if contest.name == name)
        if before is None:
            compared = "first"
        else:
            compared = "new" if score > before.score else "same" if score == before.score else "best"
        worth = "" if before is None else _worth(renderer, name, before.score)
        said = screen.say(f"ui-score-{compared}", name=game.scoreboards.entry_text(renderer, entry), score=worth)
        lines += [ink(f"  {said}", "now" if compared in ("first", "new") else ""), Text()]
        lines += _table(screen, renderer, contest, kept)
    return lines


def _table(screen: Screen, renderer: TextRenderer, contest: Scoreboard, kept: dict[str, Kept]) -> list[Text]:
    """The entries that have a score, and the names of the others."""
    game = renderer.game
    names = {contest.category(entry): game.scoreboards.entry_text(renderer, entry) for entry in contest.entries}
    widest = max(map(cell_len, names.values()))
    lines = [ink(screen.say("ui-scores", contest=renderer.message(f"contest-{contest.name}")), "head")]
    for category, name in names.items():
        if category in kept:
            score, day = kept[category].score, kept[category].day
            title = game.scoreboards.result_text(renderer, contest.name, score)
            row = f"  {name}{' ' * (widest - cell_len(name))}  {_signed(score):>3}  "
            lines += paragraph(Text(row).append(day, "note").append(f"  {title}"), screen.console)
    left = ", ".join(name for category, name in names.items() if category not in kept)
    if left:
        lines += paragraph(ink(screen.say("ui-scores-none", names=left), "note"), screen.console, indent=2)
    return lines


def _worth(renderer: TextRenderer, contest: str, score: int) -> str:
    title = renderer.game.scoreboards.result_text(renderer, contest, score)
    return f"{_signed(score)} ({title})" if title else _signed(score)


def _signed(score: int) -> str:
    return str(score).replace("-", "−")
