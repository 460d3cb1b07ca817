"""Parts of the tools that write fixtures for the client's tests: the board of a table, its printed cards, the steps
between two boards, and the files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from underkeep.core.options.option import Option
from underkeep.core.table import Table
from underkeep.server.live.viewer_messages import ViewerMessages
from underkeep.server.lobby.game_info import card_faces

NAMES = ["Ann", "Bogdan", "Celina", "Dorota"]
GAMES_FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
MAX_STEPS_PER_EVENT = 2
"""The number of steps that are kept for each kind of event."""

Step = dict[str, Any]
"""The events between two decisions, with the board before and after them."""


def write_fixture(game: str, name: str, content: Any) -> None:
    """Write a fixture of a game as JSON, and print its path and its length."""
    file = GAMES_FOLDER / game / "fixtures" / name
    file.parent.mkdir(exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    file.write_text(text + "\n", encoding="utf-8")
    print(file, len(text))


def board_of(table: Table) -> dict[str, Any]:
    """Return the board as it is sent to the client of the first seat."""
    return ViewerMessages(table, 0, "en").board(table.observe(0))


def table_with_cards(game: str, board: dict[str, Any]) -> dict[str, Any]:
    """Return a board with the viewer's seat, the names of the players and the printed cards of both languages."""
    return {"board": board, "seat": 1, "names": NAMES, "cards": printed_cards(game, board)}


def printed_cards(game: str, board: dict[str, Any]) -> dict[str, Any]:
    """Return the printed cards on a board, by language."""
    faces: set[int] = set()

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("face"), int):
                faces.add(part["face"])
            for value in part.values():
                look(value)

    look(board)
    return {
        language: [msgspec.to_builtins(card) for card in card_faces(game, language) if card.face in faces]
        for language in ("en", "pl")
    }


def find_steps(
    tables: Iterable[Table], choose: Callable[[Table, Random], Option], shorten: Callable[[Step], Step]
) -> list[Step]:
    """Play random games, the table with the number n with the seed n. Return shortened steps, in which every kind
    of event occurs a few times: the events between two decisions, and the boards before and after them."""
    found: list[Step] = []
    seen: Counter[str] = Counter()
    for seed, table in enumerate(tables):
        random = Random(seed)
        messages = ViewerMessages(table, 0, "en")
        event_count = len(table.events_for(0))
        while table.decision is not None:
            before = board_of(table)
            table.play(choose(table, random))
            described = messages.event_messages(table.events_for(0, event_count))
            event_count += len(described)
            events = [[message.kind, message.data, message.beat] for message in described if message.beat]
            kinds = {kind for kind, _, _ in events}
            if any(seen[kind] < MAX_STEPS_PER_EVENT for kind in kinds):
                seen.update(kinds)
                found.append(shorten({"before": before, "events": events, "after": board_of(table)}))
    return found
