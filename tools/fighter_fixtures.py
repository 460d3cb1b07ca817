"""Write the fixtures for the client's tests of the Dungeon Fighter table: `python tools/fighter_fixtures.py`.

`table.json` is a whole table with its printed cards in both languages; `steps.json` holds the events between two
boards, from games of bots with random throws.
"""

from __future__ import annotations

from random import Random
from typing import Any

from client_fixtures import board_of, find_steps, table_with_cards, write_fixture

from underkeep.core import registry
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.table import Table

GAME = "dungeon-fighter"
SEEDS = 40


def main() -> None:
    """Write both files."""
    write_fixture(GAME, "table.json", whole_table())
    write_fixture(GAME, "steps.json", steps())


def new_table(players: int, seed: int) -> Table:
    """Return a table with these players."""
    game = registry.get(GAME)
    setup = game.setup_type(players=players, ballads=True, throws="made-up").checked()
    return Table(game, setup, game.initial_state(setup, seed))


def any_option(table: Table, chance: Random) -> Option:
    """Return any option; of a throw, one of a few examples."""
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
                    best = (worth, table_with_cards(GAME, board))
            table.play(any_option(table, chance))
    return best[1]


def steps() -> list[dict[str, Any]]:
    """Return the events between two decisions, with the board before and after: every kind of event a few times."""
    tables = (new_table(1 + seed % 4, seed) for seed in range(SEEDS))
    return find_steps(tables, any_option, without_furniture)


def without_furniture(part: Any) -> Any:
    """Return a part of a step without the furniture, which never changes, and with empty texts instead of bytes."""
    if isinstance(part, dict):
        return {key: without_furniture(value) for key, value in part.items() if key != "furniture"}
    if isinstance(part, (list, tuple)):
        return [without_furniture(one) for one in part]
    return "" if isinstance(part, bytes) else part


if __name__ == "__main__":
    main()
