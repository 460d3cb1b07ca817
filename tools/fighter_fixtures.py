"""Writes the fixtures for the client's tests of the Dungeon Fighter table: `python tools/fighter_fixtures.py`.

`table.json` is a whole table with its printed cards in both languages; `steps.json` holds the events between two
boards, from games of bots with random throws.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from underkeep.core import registry
from underkeep.core.decisions import Option, RangeOptions
from underkeep.core.table import Table
from underkeep.server.live.viewer_messages import ViewerMessages
from underkeep.server.lobby.game_info import card_faces

GAME = "dungeon-fighter"
FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / GAME / "fixtures"
NAMES = ["Ann", "Bogdan", "Celina", "Dorota"]
SEEDS = 40
OFTEN = 2


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(exist_ok=True)
    _write("table.json", whole_table())
    _write("steps.json", steps())


def _write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")
    print(FOLDER / name, len(text))


def new_table(players: int, seed: int) -> Table:
    """A table with these players."""
    game = registry.get(GAME)
    setup = game.setup_type(players=players, ballads=True, throws="made-up").checked()
    return Table(game, setup, game.initial_state(setup, seed))


def board_of(table: Table) -> dict[str, Any]:
    """The board as it travels."""
    return ViewerMessages(table, 0, "en").board(table.observe(0))


def any_option(table: Table, chance: Random) -> Option:
    """Something that may be answered."""
    options = table.options
    found = options.examples(8) if isinstance(options, RangeOptions) else options
    return found[chance.randrange(len(found))]


def whole_table() -> dict[str, Any]:
    """Return a rich position: a throw is being resolved, techniques are demanded, heroes have scars and equipment."""
    best: tuple[int, dict[str, Any]] = (-1, {})
    for seed in range(SEEDS):
        table, chance = new_table(4, seed), Random(seed)
        while table.decision is not None:
            board = board_of(table)
            if board.get("landed") and board.get("monster"):
                party = board["party"].values()
                worth = (
                    3 * bool(board.get("required"))
                    + 3 * any(fighter.get("scars") for fighter in party)
                    + min(4, sum(len(fighter.get("gear", {})) for fighter in party))
                    + 2 * bool(board.get("templates"))
                    + 2 * bool(board.get("chest", {}).get("rarities"))
                    + bool(board.get("visited"))
                )
                if worth > best[0]:
                    best = (worth, {"board": board, "seat": 1, "names": NAMES, "cards": printed(board)})
            table.play(any_option(table, chance))
    return best[1]


def printed(board: dict[str, Any]) -> dict[str, Any]:
    """The printed cards that lie on a board, by language."""
    faces: set[int] = set()

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("face"), int):
                faces.add(part["face"])
            for value in part.values():
                look(value)

    look(board)
    return {
        language: [msgspec.to_builtins(card) for card in card_faces(GAME, language) if card.face in faces]
        for language in ("en", "pl")
    }


def steps() -> list[dict[str, Any]]:
    """Return the events between two decisions, with the board before and after: every kind of event a few times."""
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    for seed in range(SEEDS):
        table, chance = new_table(1 + seed % 4, seed), Random(seed)
        messages = ViewerMessages(table, 0, "en")
        heard = len(table.events_for(0))
        while table.decision is not None:
            before = board_of(table)
            table.play(any_option(table, chance))
            told = messages.event_messages(table.events_for(0, heard))
            heard += len(told)
            events = [[one.kind, one.data, one.beat] for one in told if one.beat]
            kinds = {kind for kind, _, _ in events}
            if any(seen[kind] < OFTEN for kind in kinds):
                seen.update(kinds)
                found.append({"before": _plain(before), "events": _plain(events), "after": _plain(board_of(table))})
    return found


def _plain(part: Any) -> Any:
    """What the steps are about, without what never changes; bytes as they travel."""
    if isinstance(part, dict):
        return {key: _plain(value) for key, value in part.items() if key != "furniture"}
    if isinstance(part, (list, tuple)):
        return [_plain(one) for one in part]
    return "" if isinstance(part, bytes) else part


if __name__ == "__main__":
    main()
