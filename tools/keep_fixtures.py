"""Write the fixtures for the tests of the client's board of Keep the Heroes Out!: `python tools/keep_fixtures.py`.

`table.json` is a whole table with its printed cards in both languages; `steps.json` has the events between two boards,
many times, from random games.
"""

from __future__ import annotations

from random import Random
from typing import Any

from client_fixtures import board_of, find_steps, table_with_cards, write_fixture

from underkeep.core import registry
from underkeep.core.contract import choose_randomly
from underkeep.core.table import Table

GAME = "keep-the-heroes-out"
CLANS = ("rats", "dragon", "witches", "gnolls")
GAMES = (("frogs", 2), ("siege", 4), ("concert", 3), ("construction", 2), ("high-water", 2), ("cave-in", 2))
ROOM_FIELDS = ("row", "column", "tokens", "portal", "treasures", "flooded", "stage")
"""The fields of a room that the steps need."""


def main() -> None:
    """Write both files."""
    write_fixture(GAME, "table.json", whole_table())
    write_fixture(GAME, "steps.json", steps())


def new_table(scenario: str, level: str, players: int, seed: int) -> Table:
    """Return a table with these players."""
    game = registry.get(GAME)
    setup = game.setup_type(players=players, scenario=scenario, level=level, clans=CLANS[:players])
    return Table(game, setup, game.initial_state(setup, seed))


def whole_table() -> dict[str, Any]:
    """Return a rich position: with the champion, rubble, water, and a card that is being played."""
    for seed in range(200):
        table, chance = new_table("siege", "family", 4, seed), Random(seed)
        while table.decision is not None:
            board = board_of(table)
            heroes = [hero["kind"] for hero in board.get("heroes", {}).values()]
            flooded = any(room.get("flooded") for room in board["rooms"].values())
            if "champion" in heroes and flooded and board.get("rubble") and board.get("playing", -1) >= 0:
                return table_with_cards(GAME, board)
            table.play(choose_randomly(table, chance))
    raise SystemExit("no such position")


def steps() -> list[dict[str, Any]]:
    """Return the events between two decisions with the map before and after them: every kind of event a few times."""
    tables = (new_table(scenario, "challenge", players, seed) for seed, (scenario, players) in enumerate(GAMES))
    return find_steps(tables, choose_randomly, with_maps)


def with_maps(step: dict[str, Any]) -> dict[str, Any]:
    """Return a step with the map instead of the whole board, before and after the events."""
    return step | {"before": _map(step["before"]), "after": _map(step["after"])}


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
