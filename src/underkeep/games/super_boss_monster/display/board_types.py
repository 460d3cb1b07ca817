"""The structs of the board that only Super Boss Monster has."""

from __future__ import annotations

from underkeep.core.state import Face, Seat
from underkeep.games.boss_monster.display import board_types
from underkeep.games.boss_monster.display.board_types import BoardStruct, CardInPile


class HeroInLocation(BoardStruct):
    """A hero in a key location: its face, its health after a summons, and in the Tavern its place from the bottom of
    the stack."""

    face: Face
    health: int
    n: int = 0


class Space(BoardStruct):
    """An action space: the seats whose minions are there, and whether it can be used now."""

    minions: list[Seat] = []
    open: bool = False


class Location(BoardStruct):
    """A key location: its heroes by card id (one hero, or the stack of the Tavern), and its action spaces by name:
    `treasure`, `special` and `summon`."""

    heroes: dict[str, HeroInLocation] = {}
    spaces: dict[str, Space] = {}


class BoardState(board_types.BoardState):
    """The whole table. `phase` is `setup`, `town`, `build`, `reveal`, `minion`, `bait`, `adventure` or `ending`. Rooms
    may have the further marks `stunned`, `action` (has an action space) and `minion` (the owner's minion is there)."""

    first: Seat | None = None
    """The seat with the first-player marker."""
    town_spaces: int = 0
    needs: list[int] = []
    """In a solo game the treasure that heroes need on each space of the town, from the left."""
    market: dict[str, CardInPile] = {}
    locations: dict[str, Location] = {}
    """The key locations, from left to right."""
    minions: dict[str, str] = {}
    """The spaces of the minions, as anchors, by seat."""
    bosses: list[int] = []
    """The bosses with an action space that can be used."""
