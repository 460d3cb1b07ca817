"""Draws the target with characters: its sections and holes, and the things on it."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from underkeep.core.text import TextRenderer
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, HOLE, OFF, SECTION
from underkeep.games.dungeon_fighter.physics.scene import decode_pose
from underkeep.games.dungeon_fighter.physics.target import HOLES, Plate, get_target, hole_centre
from underkeep.games.dungeon_fighter.state import DICE, TARGETS, FighterState
from underkeep.games.dungeon_fighter.throw_sources.simulated import template_name

Lines = list[Text]

MIDDLE, MARGIN, ICEBERG, FROST, WEAK_POINT = "◎", "·", "▲", "▒", "+"
LARGE_ROWS, SMALL_ROWS = 19, 13
"""The number of rows of a large and of a small drawing."""
ASPECT = 2
"""The height of a character divided by its width."""


class TargetDrawing:
    """A drawing of the target of one state in a number of rows."""

    def __init__(self, renderer: TextRenderer, state: FighterState, rows: int) -> None:
        self.state = state
        self.rows, self.columns = rows, rows * ASPECT - 1
        self.step = 2 * constants.TARGET_RADIUS / rows
        self.letters = renderer.message("table-dice-letters")
        self.background = _empty_target(TARGETS[state.target], rows)
        self.plates = [
            Plate(template_name(template.kind), *decode_pose(template.pose))
            for template in state.templates
            if template.pose
        ]
        self.marks = self._marks()

    def lines(self) -> Lines:
        """Return the lines of the drawing, north above."""
        lines = []
        for row in range(self.rows):
            line = Text()
            signs = [self._at(row, column) for column in range(self.columns)]
            for style, run in groupby(signs, key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            lines.append(line)
        return lines

    def _cell(self, x: float, y: float) -> tuple[int, int]:
        """Return the row and the column of a point of the table, in centimetres."""
        return (
            round((self.rows - 1) / 2 - y / self.step),
            round((self.columns - 1) / 2 + x / self.step * ASPECT),
        )

    def _marks(self) -> dict[tuple[int, int], tuple[str, str]]:
        """Return the characters that have a place of their own: numbers of holes, icebergs, dice."""
        marks = {self._cell(*hole_centre(number)): (str(number), "note") for number in HOLES}
        marks |= {self._cell(*hole_centre(number)): (ICEBERG, "ice") for number in self.state.icebergs}
        for lying in self.state.lying:
            if lying.pose:
                (x, y, _), _ = decode_pose(lying.pose)
                marks[self._cell(x, y)] = (self.letters[lying.die], f"die-{DICE[lying.die]}")
        return marks

    def _at(self, row: int, column: int) -> tuple[str, str]:
        if (row, column) in self.marks:
            return self.marks[row, column]
        for plate in self.plates:
            x, y = _point(self.rows, row, column)
            if plate.distance(x, y) < plate.radius:
                solid = plate.covers(x, y)
                return (FROST if plate.kind == "frost" else WEAK_POINT, "ice") if solid else (" ", "")
        return self.background[row][column]


def _point(rows: int, row: int, column: int) -> tuple[float, float]:
    """Return the point of the table at a character, in centimetres."""
    step = 2 * constants.TARGET_RADIUS / rows
    return (column - (rows * ASPECT - 2) / 2) * step / ASPECT, ((rows - 1) / 2 - row) * step


@cache
def _empty_target(name: str, rows: int) -> list[list[tuple[str, str]]]:
    """Return the characters of an empty target, and their styles."""
    target = get_target(name)
    return [
        [_sign(*target.place_at(*_point(rows, row, column))) for column in range(rows * ASPECT - 1)]
        for row in range(rows)
    ]


def _sign(place: str, section: int) -> tuple[str, str]:
    if place == SECTION:
        return str(section), f"section{section}"
    return {CENTRE: (MIDDLE, "now"), HOLE: (" ", ""), OFF: (" ", "")}.get(place, (MARGIN, "note"))
