"""Write the fixture for the tests of the client's board of Boss Monster with later sets: `python
tools/boss_fixtures.py`.

`series.json` is a position with minibosses on several levels, coins on rooms, items with heroes and bosses, tokens and
portable rooms: the richest position of some random games, with its printed cards in both languages.
"""

from __future__ import annotations

from random import Random
from typing import Any

from client_fixtures import write_fixture

from underkeep.core import registry
from underkeep.core.table import Table
from underkeep.server.live.viewer_messages import ViewerMessages
from underkeep.server.lobby.game_info import card_faces

GAME = "boss-monster"
NAMES = ["Anna", "Bartek", "Cezary Wspaniały", "Dorota", "Ewa"]
SETS = ("RMB", "CRL", "VOV", "THK", "IOD", "DBM", "POP")
SEAT = 2
GAMES = 30
SAMPLE_INTERVAL = 5


def main() -> None:
    """Write the file."""
    board = max((seen for seed in range(GAMES) for seen in boards(seed)), key=variety)
    faces = set(faces_in(board))
    cards = {
        language: [
            {"face": card.face, "key": card.key, "name": card.name, "kind": card.kind, "set": card.set}
            | {"about": card.about, "text": card.text, "traits": card.traits}
            for card in card_faces(GAME, language)
            if card.face in faces
        ]
        for language in ("en", "pl")
    }
    content = {"board": board, "seat": SEAT, "names": NAMES, "cards": cards}
    write_fixture(GAME, "series.json", content)
    print(*variety(board))


def boards(seed: int) -> list[dict[str, Any]]:
    """Return some positions of a game as one of its players sees them."""
    game = registry.get(GAME)
    setup = game.setup_type(players=len(NAMES), sets=SETS, trade=True)
    table, chance = Table(game, setup, game.initial_state(setup, seed)), Random(seed)
    found = []
    while table.decision is not None:
        if chance.randrange(SAMPLE_INTERVAL) == 0:
            found.append(ViewerMessages(table, SEAT, "en").board(table.observe(SEAT)))
        table.play(table.options[chance.randrange(len(table.options))])
    return found


def variety(board: dict[str, Any]) -> tuple[int, int]:
    """Return the number of different things on a board, and the number of all things."""
    seats = list(board["seats"].values())
    stacks = [stack for seat in seats for stack in seat.get("dungeon", {}).values()]
    heroes = [hero for seat in seats for hero in seat.get("entrance", {}).values()]
    items = [item for seat in seats for item in seat.get("items", {}).values()]
    miniboss_levels = [stack["lodger"]["level"] for stack in stacks if "lodger" in stack]
    things = [
        *(f"level {level}" for level in miniboss_levels),
        *("knocks" for stack in stacks if "knocks" in stack),
        *("coins" for stack in stacks if stack.get("coins")),
        *("token" for stack in stacks if stack.get("token")),
        *("portable" for stack in stacks if "portable" in stack.get("marks", ())),
        *("carried in town" for hero in board.get("town", {}).values() if "item" in hero),
        *("carried at an entrance" for hero in heroes if "item" in hero),
        *("carried inside" for hero in [board.get("walker", {})] if "item" in hero),
        *("face-up" if "up" in item.get("marks", ()) else "face-down" for item in items),
        *("new" for item in items if "new" in item.get("marks", ())),
        *("in town" for _ in board.get("items", {})),
        *("won" for _ in board.get("estate", {})),
    ]
    return len(set(things)), len(things)


def faces_in(part: Any) -> list[int]:
    """Return all faces on a board."""
    if isinstance(part, list):
        return [face for entry in part for face in faces_in(entry)]
    if not isinstance(part, dict):
        return []
    found = [value for name, value in part.items() if name in ("face", "guise") and isinstance(value, int)]
    for name, value in part.items():
        if name in ("rooms", "spells", "soulCards", "woundCards", "known", "estate") and isinstance(value, dict):
            found += value.values()
        else:
            found += faces_in(value)
    return found


if __name__ == "__main__":
    main()
