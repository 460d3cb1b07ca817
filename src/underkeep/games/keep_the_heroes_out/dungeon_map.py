"""The map: tiles on a grid, corridors between them, and distances to the Treasury (KHO-6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from underkeep.games.keep_the_heroes_out.state import ROOMS, TREASURY, KeepState

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "NESW"
STEP_OF_SIDE = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""By side: the step to the neighbouring cell, in rows and columns."""
MIDDLE, WIDTH = 16, 64
UNREACHABLE = -1
"""The distance of a room without a way to the Treasury."""

PASSAGES = tuple(
    frozenset(SIDES.index(side) for side in sides)
    for sides in ("NESW", "NEW", "ESW", "NW", "ES", "NSW", "NEW", "NE", "NEW", "ESW", "EW", "NESW")
)
"""By room: the sides with a passage on its tile as printed."""


def cell_number(row: int, column: int) -> int:
    """Return the number of a cell. Rows and columns may be negative, because the Great Builder builds outwards."""
    return (row + MIDDLE) * WIDTH + column + MIDDLE


def row_and_column(place: int) -> tuple[int, int]:
    """Return the row and the column of a cell.

    >>> row_and_column(cell_number(-1, 3))
    (-1, 3)
    """
    row, column = divmod(place, WIDTH)
    return row - MIDDLE, column - MIDDLE


def corridor_number(one: int, other: int) -> int:
    """Return the number of the corridor between two rooms."""
    return min(one, other) * len(ROOMS) + max(one, other)


def rooms_of_corridor(number: int) -> tuple[int, int]:
    """Return the two rooms that a corridor connects."""
    one, other = divmod(number, len(ROOMS))
    return one, other


def has_passage(room: int, turned: int, side: int) -> bool:
    """Return whether a tile with this number of quarter turns has a passage on this side (KHO-6.1)."""
    return (side - turned) % 4 in PASSAGES[room]


class Map(NamedTuple):
    """The corridors and distances that follow from the position of the tiles."""

    neighbours: tuple[tuple[int, ...], ...]
    """By room: the rooms that a corridor connects with it (KHO-6.2)."""
    beside: tuple[tuple[int, ...], ...]
    """By room: the rooms whose tiles touch its tile, with a corridor or a wall between them (KHO-5.6)."""
    distance: tuple[int, ...]
    """By room: the number of corridors to the Treasury (KHO-6.4), or UNREACHABLE."""


@lru_cache(maxsize=4096)
def build_map(cells: tuple[int | None, ...], turned: tuple[int, ...], rubble: tuple[int, ...]) -> Map:
    """Return the map of tiles in these cells and directions, with the corridors in `rubble` closed."""
    at = {place: room for room, place in enumerate(cells) if place is not None}
    neighbours: list[tuple[int, ...]] = []
    beside: list[tuple[int, ...]] = []
    for room, place in enumerate(cells):
        touching: list[int] = []
        joined: list[int] = []
        if place is not None:
            row, column = row_and_column(place)
            for side, (down, right) in enumerate(STEP_OF_SIDE):
                other = at.get(cell_number(row + down, column + right))
                if other is None:
                    continue
                touching.append(other)
                if (
                    has_passage(room, turned[room], side)
                    and has_passage(other, turned[other], (side + 2) % 4)
                    and corridor_number(room, other) not in rubble
                ):
                    joined.append(other)
        neighbours.append(tuple(joined))
        beside.append(tuple(touching))
    return Map(tuple(neighbours), tuple(beside), _distances(neighbours))


def _distances(neighbours: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the distance of each room from the Treasury."""
    distance = [UNREACHABLE] * len(neighbours)
    distance[TREASURY] = 0
    queue = [TREASURY]
    for room in queue:
        for other in neighbours[room]:
            if distance[other] == UNREACHABLE:
                distance[other] = distance[room] + 1
                queue.append(other)
    return tuple(distance)


@lru_cache(maxsize=4096)
def add_portal_ways(ways: Map, finished: tuple[int, ...]) -> Map:
    """Return the map with a way between every two finished portals."""
    neighbours = [
        (*near, *(other for other in finished if room in finished and other != room and other not in near))
        for room, near in enumerate(ways.neighbours)
    ]
    return Map(tuple(neighbours), ways.beside, _distances(neighbours))


def map_of(state: KeepState) -> Map:
    """Return the map of a position."""
    return build_map(tuple(state.cell), tuple(state.turned), tuple(state.rubble))


def open_corridors(state: KeepState) -> list[int]:
    """Return the numbers of all open corridors."""
    found = map_of(state).neighbours
    return sorted({corridor_number(room, other) for room, others in enumerate(found) for other in others})


def stays_connected(state: KeepState, without: int) -> bool:
    """Return whether every room would still have a way to the Treasury without this corridor."""
    closed = build_map(tuple(state.cell), tuple(state.turned), (*state.rubble, without))
    return all(closed.distance[room] != UNREACHABLE for room, place in enumerate(state.cell) if place is not None)


def building_sites(state: KeepState, room: int) -> list[tuple[int, int]]:
    """Return the cells and quarter turns with which the tile of a room can be laid so that a way connects it with the
    Treasury (KHO-14.3, KHO-14.4). Turns that look the same are listed once."""
    taken = {place for place in state.cell if place is not None}
    free: list[int] = []
    for place in sorted(taken):
        row, column = row_and_column(place)
        for down, right in STEP_OF_SIDE:
            beside = cell_number(row + down, column + right)
            if beside not in taken and beside not in free:
                free.append(beside)
    found = []
    cells, turned = list(state.cell), list(state.turned)
    shapes: set[tuple[int, frozenset[int]]] = set()
    for place in free:
        for turns in range(4):
            cells[room], turned[room] = place, turns
            shape = (place, frozenset(side for side in range(4) if has_passage(room, turns, side)))
            if shape in shapes:
                continue  # a tile that looks the same when turned
            shapes.add(shape)
            if build_map(tuple(cells), tuple(turned), tuple(state.rubble)).distance[room] != UNREACHABLE:
                found.append((place, turns))
    return found
