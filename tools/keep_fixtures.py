"""Write the fixtures for the tests of the client's board of Keep the Heroes Out!: `python tools/keep_fixtures.py`.

`table.json` is a whole table with its printed cards in both languages; `steps.json` has the events between two boards,
many times, from random games.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from underkeep.core import registry
from underkeep.core.table import Table
from underkeep.server.live.viewer_messages import ViewerMessages
from underkeep.server.lobby.game_info import card_faces

GAME = "keep-the-heroes-out"
FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / GAME / "fixtures"
NAMES = ["Ann", "Bogdan", "Celina", "Dorota"]
CLANS = ("rats", "dragon", "witches", "gnolls")
GAMES = (("frogs", 2), ("siege", 4), ("concert", 3), ("construction", 2), ("high-water", 2), ("cave-in", 2))
MAX_STEPS_PER_EVENT = 2
"""The number of steps that are kept for each kind of event."""
ROOM_FIELDS = ("row", "column", "tokens", "portal", "treasures", "flooded", "stage")
"""The fields of a room that the steps need."""


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(exist_ok=True)
    _write("table.json", whole_table())
    _write("steps.json", steps())


def _write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")
    print(FOLDER / name, len(text))


def new_table(scenario: str, level: str, players: int, seed: int) -> Table:
    """Return a table with these players."""
    game = registry.get(GAME)
    setup = game.setup_type(players=players, scenario=scenario, level=level, clans=CLANS[:players])
    return Table(game, setup, game.initial_state(setup, seed))


def board_of(table: Table) -> dict[str, Any]:
    """Return the board as it is sent to a client."""
    return ViewerMessages(table, 0, "en").board(table.observe(0))


def whole_table() -> dict[str, Any]:
    """Return a rich position: with the champion, rubble, water, and a card that is being played."""
    for seed in range(200):
        table, chance = new_table("siege", "family", 4, seed), Random(seed)
        while table.decision is not None:
            board = board_of(table)
            heroes = [hero["kind"] for hero in board.get("heroes", {}).values()]
            flooded = any(room.get("flooded") for room in board["rooms"].values())
            if "champion" in heroes and flooded and board.get("rubble") and board.get("playing", -1) >= 0:
                return {"board": board, "seat": 1, "names": NAMES, "cards": printed(board)}
            table.play(table.options[chance.randrange(len(table.options))])
    raise SystemExit("no such position")


def printed(board: dict[str, Any]) -> dict[str, Any]:
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
        language: [msgspec.to_builtins(card) for card in card_faces(GAME, language) if card.face in faces]
        for language in ("en", "pl")
    }


def steps() -> list[dict[str, Any]]:
    """Return the events between two decisions with the map before and after them: every kind of event a few times."""
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    for seed, (scenario, players) in enumerate(GAMES):
        table, chance = new_table(scenario, "challenge", players, seed), Random(seed)
        messages = ViewerMessages(table, 0, "en")
        event_count = len(table.events_for(0))
        while table.decision is not None:
            before = board_of(table)
            table.play(table.options[chance.randrange(len(table.options))])
            described = messages.event_messages(table.events_for(0, event_count))
            event_count += len(described)
            events = [
                [event_message.kind, event_message.data, event_message.beat]
                for event_message in described
                if event_message.beat
            ]
            kinds = {kind for kind, _, _ in events}
            if any(seen[kind] < MAX_STEPS_PER_EVENT for kind in kinds):
                seen.update(kinds)
                found.append({"before": _map(before), "events": events, "after": _map(board_of(table))})
    return found


def _map(board: dict[str, Any]) -> dict[str, Any]:
    return {
        "rooms": {
            number: {name: value for name, value in room.items() if name in ROOM_FIELDS}
            for number, room in board["rooms"].items()
        },
        "heroes": board.get("heroes", {}),
        "monsters": board.get("monsters", {}),
        "rubble": board.get("rubble", []),
        "seats": {seat: {"clan": at["clan"]} for seat, at in board["seats"].items()},
    }


if __name__ == "__main__":
    main()
