"""The structs of the board that only Super Boss Monster has."""

from __future__ import annotations

from underkeep.games.boss_monster.display import board_types
from underkeep.games.boss_monster.display.board_types import BoardStruct, Piled
from underkeep.games.boss_monster.state import NOBODY


class Trained(BoardStruct):
    """A hero in a key location: its face, the health with which it would come out, and in the Tavern its place from the
    bottom of the stack."""

    face: int
    health: int
    n: int = 0


class Space(BoardStruct):
    """An action space: the seats whose minions stand there, and whether it can be used now."""

    minions: list[int] = []
    open: bool = False


class Location(BoardStruct):
    """A key location: who is there (one hero, or the stack of the Tavern, under their ids), and its action spaces by
    name: `treasure`, `special` and `summon`."""

    heroes: dict[str, Trained] = {}
    spaces: dict[str, Space] = {}


class BoardState(board_types.BoardState):
    """The whole table. `phase` is `setup`, `town`, `build`, `reveal`, `minion`, `bait`, `adventure` or `ending`. Rooms
    may have the further marks `stunned`, `action` (an action space) and `minion` (the owner's stands there)."""

    first: int = NOBODY
    """Who has the first-player marker."""
    town_spaces: int = 0
    needs: list[int] = []
    """Alone: how much treasure the heroes want on each space of the town, from the left."""
    market: dict[str, Piled] = {}
    locations: dict[str, Location] = {}
    """From left to right."""
    minions: dict[str, str] = {}
    """Where minions stand, as anchors, by seat."""
    bosses: list[int] = []
    """The bosses with an action space that can be used."""
