"""The map of Keep the Heroes Out! in the terminal: rooms as boxes on their grid, and the corridors between them.

A corridor is an arrow in the direction in which heroes charge, towards the Treasury, or a double line where they do
not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.boards.boxes import DOTTED, DOUBLE, HEAVY, ROUND, box
from underkeep.cli.terminal.styles import flow, ink, paragraph
from underkeep.core.state import require, seat_range
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_map import corridor_number, row_and_column
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    FINISHED,
    ICONS,
    ROOMS,
    ROOMS_OF,
    TOKENS,
    TREASURY,
    UNFINISHED,
    KeepState,
)
from underkeep.games.keep_the_heroes_out.text.nouns import room_name

Lines = list[Text]

GAP = 2
"""The number of columns of a corridor."""
WIDEST, ROOMY, NARROWEST = 26, 20, 18


class Map:
    """The map of one position for one renderer."""

    def __init__(self, renderer: TextRenderer, screen: Console, state: KeepState) -> None:
        self.renderer = renderer
        self.screen = screen
        self.state = state
        self.game = Queries(state)
        self.at = {row_and_column(require(state.cell[room])): room for room in self.game.rooms()}
        self.rows = _span(row for row, _ in self.at)
        self.columns = _span(column for _, column in self.at)
        count = len(self.columns)
        self.width = min(WIDEST, (screen.width - GAP * (count - 1)) // count)

    def text(self, message: str, **values: object) -> str:
        return self.renderer.message(message, **values)

    def lines(self) -> Lines:
        """Return the map, or a list of the rooms if the console is too narrow for it."""
        if self.width < NARROWEST:
            return self._list()
        lines: Lines = []
        for row in self.rows:
            lines += self._row(row)
            if row != self.rows[-1]:
                lines.append(self._between(row))
        return lines

    # --- rows of boxes ------------------------------------------------------------------------------------------

    def _row(self, row: int) -> Lines:
        contents = {
            column: self._contents(room) for column in self.columns if (room := self._room(row, column)) is not None
        }
        height = max((len(lines) for lines in contents.values()), default=0)
        height = max(height, 1) + 2
        rows = [Text() for _ in range(height)]
        for number, column in enumerate(self.columns):
            room = self._room(row, column)
            tile = self._box(room, contents[column], height) if room is not None else [Text(" " * self.width)] * height
            for place, part in enumerate(tile):
                if number:
                    passage = self._passage(self._room(row, column - 1), room) if place == height // 2 else "  "
                    rows[place].append(passage, "note")
                rows[place].append_text(part)
        for line in rows:
            line.rstrip()
        return rows

    def _room(self, row: int, column: int) -> int | None:
        return self.at.get((row, column))

    def _box(self, room: int, contents: Lines, height: int) -> Lines:
        """Return a room: its name and its treasures above, its contents, its icon below."""
        awake = bool(self.game.active_heroes_in(room))
        frame = DOUBLE if room == TREASURY else DOTTED if self.game.is_flooded(room) else HEAVY if awake else ROUND
        name, treasure = self._title(room, self.width - 2)
        icon = ink(f" {self.text(f'icon-{ICONS[_icon(room)]}')} ", "note")
        lines = self._filled(room, contents, height - 2)
        style = "awake" if awake else ""
        return box(lines, self.width, frame, style, title=name, title_end=treasure, footer=icon)

    def _title(self, room: int, inner: int) -> tuple[Text, Text]:
        """Return the name of a room and the values of its treasures, with as much space as the width allows."""
        values = " ".join(
            self.text("table-treasure", value=self.game.treasure_value(card)) for card in self.state.treasure[room]
        )
        short = f"room-{ROOMS[room]}.tile"
        names = [room_name(self.renderer, room), *([self.text(short)] if self.renderer.messages.has(short) else [])]
        for name in names:
            for title, treasure in (
                (f" {name} ", f" {values} " if values else ""),
                (f" {name} ", values),
                (name, values),
            ):
                if cell_len(title) + cell_len(treasure) <= inner:
                    return ink(title, "room"), ink(treasure, "treasure")
        cut = ink(names[-1], "room")
        cut.truncate(inner - cell_len(values), overflow="ellipsis")
        return cut, ink(values, "treasure")

    def _filled(self, room: int, contents: Lines, height: int) -> Lines:
        """Return the contents of a room, and on a free line what the room does."""
        free = height - len(contents)
        if not free:
            return contents
        does = ink(f" {self.text(f'room-{ROOMS[room]}.short')}", "note")
        return [*contents, *[Text()] * (free - 1), does]

    # --- corridors ----------------------------------------------------------------------------------------------

    def _passage(self, left: int | None, right: int | None) -> str:
        """Return the sign between two rooms of a row."""
        return self._corridor(left, right, ("─▶", "◀─", "══", "▒▒", "  "))

    def _between(self, row: int) -> Text:
        """Return the line between two rows of rooms."""
        line = Text()
        for number, column in enumerate(self.columns):
            sign = self._corridor(self._room(row, column), self._room(row + 1, column), ("▼", "▲", "║", "▒", " "))
            line.append(" " * (GAP if number else 0)).append(sign.center(self.width), "note")
        line.rstrip()
        return line

    def _corridor(self, first: int | None, second: int | None, signs: tuple[str, str, str, str, str]) -> str:
        forth, back, level, closed, wall = signs
        if first is None or second is None:
            return wall
        if corridor_number(first, second) in self.state.rubble:
            return closed
        if second not in self.game.map.neighbours[first]:
            return wall
        distance = self.game.map.distance
        return forth if distance[first] > distance[second] else back if distance[first] < distance[second] else level

    # --- the contents of a room --------------------------------------------------------------------------------------

    def _contents(self, room: int) -> Lines:
        """Return the monsters, the heroes and the other things of a room, each beginning on a new line."""
        lines: Lines = []
        for items in (self.monsters(room), self.heroes(room), self.things(room)):
            lines += flow(items, self.width - (4 if self.width >= ROOMY else 3), between="  ")
        return [Text(" ").append_text(line) for line in lines]

    def monsters(self, room: int) -> Lines:
        """Return the monsters of a room, those of the viewer first: `rat ×3`, `dragon 4/5`."""
        state, found = self.state, []
        seats = sorted(seat_range(state.players), key=lambda seat: seat != self.renderer.viewer)
        for seat in seats:
            harms = Counter(
                harm for harm, where in zip(state.harm[seat], state.monster[seat], strict=True) if where == room
            )
            for harm, count in sorted(harms.items()):
                most = self.game.clan(seat).health
                name = self.text(f"monster-{CLAN_NAMES[require(state.clan[seat])]}")
                if most > 1:
                    name = self.text("table-health", thing=name, health=most - harm, most=most)
                found.append(self._counted(name, count, "mine" if seat == self.renderer.viewer else "ally"))
        return found

    def heroes(self, room: int) -> Lines:
        """Return the heroes of a room: `rogue!` for an active hero, `(rogue)` for an exhausted one."""
        state = self.state
        kinds = Counter(
            (state.due[hero] != EXHAUSTED, CLASS_OF[hero], state.bruise[hero]) for hero in self.game.heroes_in(room)
        )
        found = []
        for (awake, kind, bruise), count in sorted(kinds.items(), reverse=True):
            name = self.text(f"class-{CLASSES[kind]}")
            if bruise:
                name = self.text("table-hurt", thing=name, harm=bruise)
            name = self.text("table-active-hero" if awake else "table-tired-hero", hero=name)
            found.append(self._counted(name, count, "awake" if awake else "tired"))
        return found

    def things(self, room: int) -> Lines:
        """Return the tokens, the portal, the flood and the stage of a room."""
        state = self.state
        found = [
            self._counted(self.text(f"token-{name}"), count, "token")
            for name, count in zip(TOKENS, state.tokens[room], strict=True)
            if count
        ]
        marks = (
            (state.portal[room] == FINISHED, "table-portal", "spell"),
            (state.portal[room] == UNFINISHED, "table-portal-unfinished", "note"),
            (self.game.is_flooded(room), "table-flooded", "class0"),
            (state.stage == room, "table-stage", "class2"),
        )
        return found + [ink(self.text(message), style) for there, message, style in marks if there]

    def _counted(self, name: str, count: int, style: str) -> Text:
        return ink(self.text("table-times", thing=name, count=count) if count > 1 else name, style)

    # --- narrow consoles -----------------------------------------------------------------------------------------

    def _list(self) -> Lines:
        """Return the rooms one below the other, those near the Treasury first."""
        lines: Lines = []
        for room in sorted(self.game.rooms(), key=lambda room: self.game.map.distance[room]):
            values = [
                self.text("table-treasure", value=self.game.treasure_value(card)) for card in self.state.treasure[room]
            ]
            line = ink(room_name(self.renderer, room), "room").append(
                "".join(f" {value}" for value in values), "treasure"
            )
            line.append(f" ({self.text(f'icon-{ICONS[_icon(room)]}')})", "note")
            ways = [room_name(self.renderer, other) for other in self.game.towards_treasury(room)]
            if ways:
                line.append(f" → {', '.join(ways)}", "note")
            items = [*self.monsters(room), *self.heroes(room), *self.things(room)]
            if items:
                line.append(": ")
            for number, item in enumerate(items):
                line.append(", " if number else "").append_text(item)
            lines += paragraph(line, self.screen, hanging=2)
        return lines


def _span(numbers: Iterable[int]) -> list[int]:
    """Return all whole numbers from the lowest to the highest."""
    found = sorted(set(numbers))
    return list(range(found[0], found[-1] + 1))


def _icon(room: int) -> int:
    return next(icon for icon, rooms in enumerate(ROOMS_OF) if room in rooms)
