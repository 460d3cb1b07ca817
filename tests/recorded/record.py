"""Plays and keeps the finished games of this folder: `python tests/recorded/record.py`.

Only to be run when the rules have changed on purpose: raise `Game.version` first, and say so in the CHANGELOG.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import underkeep
from underkeep.bots import ask, bot_named

HERE = Path(__file__).parent
SERIES = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG")
GAMES: dict[str, dict[str, Any]] = {
    "two-bmr": {"players": 2},
    "two-tnl-classic": {"players": 2, "sets": ("TNL",), "variants": ("classic",)},
    "three-mixed-chosen-bosses": {"players": 3, "sets": ("TNL", "BMR"), "variants": ("i-choose-you", "hard")},
    "three-kids": {"players": 3, "deck": "kids", "fill": True},
    "four-official-machinations": {"players": 4, "deck": "official", "variants": ("machinations",)},
    "four-mixed-endless": {"players": 4, "sets": ("BMR", "TNL"), "variants": ("endless-lives",)},
    "three-minibosses-and-items": {"players": 3, "sets": ("RMB", "VOV", "THK", "POP"), "trade": True},
    "six-whole-series": {"players": 6, "sets": SERIES},
}
BOTS = ("greedy", "random", "greedy", "random", "greedy", "random")


def record(name: str, seed: int) -> None:
    """One game, with a resignation in the middle where more than two play."""
    table = underkeep.new_game(seed=seed, **GAMES[name])
    bots = [bot_named(bot, seed) for bot in BOTS]
    while table.decision is not None:
        if len(table.history) == 60 and table.state.players > 2 and table.game.standing(table.state, 1):
            table.resign(1)
        else:
            table.answer(ask(bots[table.decision.seat], table))
    (HERE / f"{name}.ukeep").write_bytes(table.save())


if __name__ == "__main__":
    for number, game in enumerate(GAMES, start=1):
        record(game, number)
