"""The best scores on this machine, which are stored beside the saved games and shown at the end of a game."""

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


class BestScore(msgspec.Struct):
    """A best score, and the day when it was reached."""

    score: int
    day: str


Scores = dict[str, dict[str, BestScore]]
"""The best scores by game and category."""


def scores_file() -> Path:
    """Return the path of the file with the best scores."""
    return save_files.save_folder() / "scores.json"


def read_scores() -> Scores:
    """Return the stored scores; nothing if they cannot be read."""
    try:
        return msgspec.json.decode(scores_file().read_bytes(), type=Scores)
    except (OSError, msgspec.MsgspecError):
        return {}


def keep_if_best(game: Game, category: str, score: int) -> tuple[BestScore | None, dict[str, BestScore]]:
    """Store a score if it is the best one. Return the best one before it, and all scores of the game now."""
    scores = read_scores()
    scores_of_game = scores.setdefault(game.name, {})
    before = scores_of_game.get(category)
    if before is None or score > before.score:
        scores_of_game[category] = BestScore(score, datetime.now().astimezone().date().isoformat())
        with suppress(UserError):  # A full disk must not spoil the end of a game.
            save_files.replace_file(scores_file(), msgspec.json.format(msgspec.json.encode(scores)))
    return before, scores_of_game


def score_lines(screen: Screen, results: list[tuple[str, int]]) -> list[Text]:
    """Store the results of a game, and return the lines that compare them with the stored scores."""
    game = screen.table.game
    renderer = TextRenderer(game, screen.table.setup, screen.language)
    lines: list[Text] = []
    for category, score in results:
        before, best_scores = keep_if_best(game, category, score)
        name, _, entry = category.partition(ENTRY_SEPARATOR)
        scoreboard = next(scoreboard for scoreboard in game.scoreboards.all() if scoreboard.name == name)
        if before is None:
            comparison = "first"
        else:
            comparison = "new" if score > before.score else "same" if score == before.score else "best"
        best_text = "" if before is None else _result_text(renderer, name, before.score)
        sentence = screen.text(
            f"ui-score-{comparison}", name=game.scoreboards.entry_text(renderer, entry), score=best_text
        )
        lines += [ink(f"  {sentence}", "now" if comparison in ("first", "new") else ""), Text()]
        lines += _table(screen, renderer, scoreboard, best_scores)
    return lines


def _table(
    screen: Screen, renderer: TextRenderer, scoreboard: Scoreboard, best_scores: dict[str, BestScore]
) -> list[Text]:
    """Return a line for each entry that has a score, and the names of the others."""
    game = renderer.game
    names = {scoreboard.category(entry): game.scoreboards.entry_text(renderer, entry) for entry in scoreboard.entries}
    widest = max(map(cell_len, names.values()))
    lines = [ink(screen.text("ui-scores", contest=renderer.message(f"contest-{scoreboard.name}")), "head")]
    for category, name in names.items():
        if category in best_scores:
            score, day = best_scores[category].score, best_scores[category].day
            title = game.scoreboards.result_text(renderer, scoreboard.name, score)
            row = f"  {name}{' ' * (widest - cell_len(name))}  {_signed(score):>3}  "
            lines += paragraph(Text(row).append(day, "note").append(f"  {title}"), screen.console)
    missing_names = ", ".join(name for category, name in names.items() if category not in best_scores)
    if missing_names:
        lines += paragraph(ink(screen.text("ui-scores-none", names=missing_names), "note"), screen.console, indent=2)
    return lines


def _result_text(renderer: TextRenderer, scoreboard: str, score: int) -> str:
    title = renderer.game.scoreboards.result_text(renderer, scoreboard, score)
    return f"{_signed(score)} ({title})" if title else _signed(score)


def _signed(score: int) -> str:
    return str(score).replace("-", "−")
