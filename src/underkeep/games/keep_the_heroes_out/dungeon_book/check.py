"""The check of a page of the Dungeon Book before it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE, SYMBOLS, TREASURE_BACKS
from underkeep.games.keep_the_heroes_out.dungeon_book.page import (
    HERO_SUMMONED,
    MARK_OF_PATH_EFFECT,
    PAGE_TRIGGERS,
    Page,
    PageTrigger,
    ScenarioCardEffect,
    parse,
)
from underkeep.games.keep_the_heroes_out.dungeon_map import UNREACHABLE, build_map, corridor_number
from underkeep.games.keep_the_heroes_out.errors import PageError
from underkeep.games.keep_the_heroes_out.fields import MARKS
from underkeep.games.keep_the_heroes_out.state import (
    CHAMPION,
    CLASSES,
    GREAT_BUILDER,
    HEROES_PER_CLASS,
    MAX_EVENT_TOKENS,
    MAX_PORTALS,
    ROOMS,
    TOKENS,
    TREASURY,
)

MAX_GRID_SIZE = 12
"""The most rows and columns of a grid: one for each room."""
MAX_DIFFICULTY = 5
MAX_HEALTH = 9
MAX_GAMBLE = 9
"""The most cards that a gamble draws on a page."""
WORDS_OF_MISTAKES = ("text", "entry", "name", "one", "room", "mark", "kind")
"""The values of a mistake that stand in the text of the page, the most exact ones first."""


class PageChecker:
    """Looks for everything that could go wrong with a page before it is played."""

    def __init__(self, page: Page, blank: Container[str] = ()) -> None:
        self.page = page
        self.blank = blank
        """The fields that cannot be checked, because they are missing or have a wrong form."""
        self.field = ""
        self.mistakes: list[PageError] = []

    def find_mistakes(self) -> list[PageError]:
        """Return all mistakes of the page that do not follow from others, in the order of the page."""
        if "name" not in self.blank:
            with self._part("name"):
                self._check_name()
        self._check_map()
        if "treasures" not in self.blank:
            self._check_treasures()
        self._check_marks()
        self._check_builder()
        self._check_heroes()
        self._check_numbers()
        for number, card in enumerate(self.page.cards):
            self._check_card(f"cards.{number}", number, card)
        for number, trigger in enumerate(self.page.triggers):
            self._check_trigger(f"moments.{number}", trigger)
        return self.mistakes

    @contextmanager
    def _part(self, field: str = "") -> Iterator[None]:
        """Collect the mistake of a part of the page, so that the next part is checked all the same."""
        self.field = field or self.field
        try:
            yield
        except PageError as mistake:
            self.mistakes.append(mistake)

    def _fail(self, what: str, **values: Any) -> NoReturn:
        """Raise a PageError with this message about the page. Its field and its word tell where it is."""
        word = next((str(values[name]) for name in WORDS_OF_MISTAKES if name in values), "")
        title = self.page.id or next(iter(self.page.name.values()), "")
        raise PageError(what, **{"field": self.field, "word": word, "scenario": title, **values})

    def _check_name(self) -> None:
        """Check that the page has a name."""
        if not any(self.page.name.values()):
            self._fail("error-scenario-no-name")

    # --- the map ----------------------------------------------------------------------------------------------

    def _check_map(self) -> None:
        """Check the tiles, the closed corridors, and that every room has a way to the Treasury."""
        before = len(self.mistakes)
        if "grid" not in self.blank:
            self._check_grid()
        is_known = "grid" not in self.blank and len(self.mistakes) == before
        # Of a map that cannot be read any room may be a part.
        cells, turned = self.page.layout() if is_known else ([0] * len(ROOMS), [0] * len(ROOMS))
        self.rooms = {room for room, place in enumerate(cells) if place is not None}
        if not is_known:
            for ends in self.page.blocked:
                for name in ends:
                    with self._part("blocked"):
                        self._find_room(name)
            return
        with self._part("grid"):
            if TREASURY not in self.rooms:
                self.rooms.add(TREASURY)
                self._fail("error-scenario-no-treasury")
            self._check_corridors(tuple(cells), tuple(turned))

    def _check_grid(self) -> None:
        """Check the size of the grid, and the names and turns of its tiles."""
        rows = [line.split() for line in self.page.grid]
        with self._part("grid"):
            if max(len(rows), *map(len, rows), 0) > MAX_GRID_SIZE:
                self._fail("error-scenario-size", most=MAX_GRID_SIZE)
        tiles = [entry.partition(":") for row in rows for entry in row if entry != "."]
        for name, colon, turns in tiles:
            with self._part():
                self._find_room(name)
            with self._part():
                if colon and turns not in ("0", "1", "2", "3"):
                    self._fail("error-scenario-turns", entry=f"{name}{colon}{turns}")
        for name, often in Counter(name for name, _, _ in tiles if name in ROOMS).items():
            with self._part():
                if often > 1:
                    self._fail("error-scenario-room-twice", room=name, earlier=1)

    def _check_corridors(self, cells: tuple[int | None, ...], turned: tuple[int, ...]) -> None:
        """Check the closed corridors, and that every room has a way to the Treasury."""
        open_ = build_map(cells, turned, ())
        closed: list[int] = []
        for one, other in self.page.blocked:
            with self._part("blocked"):
                ends = self._room_in_dungeon(one), self._room_in_dungeon(other)
                if ends[1] not in open_.neighbours[ends[0]]:
                    self._fail("error-scenario-no-corridor", one=one, other=other)
                if corridor_number(*ends) in closed:
                    self._fail("error-scenario-blocked-twice", one=one, other=other, earlier=1)
                closed.append(corridor_number(*ends))
        distance = build_map(cells, turned, tuple(closed)).distance
        for room in sorted(self.rooms):
            if distance[room] == UNREACHABLE:
                with self._part("grid" if open_.distance[room] == UNREACHABLE else "blocked"):
                    self._fail("error-scenario-cut-off", room=ROOMS[room])

    def _find_room(self, name: str) -> int:
        """Return a room by its name, whether it is in the dungeon or not."""
        if name not in ROOMS:
            self._fail("error-scenario-no-room", name=name, hint=did_you_mean(name, ROOMS))
        return ROOMS.index(name)

    def _room_in_dungeon(self, name: str) -> int:
        """Return a room of the dungeon by its name."""
        room = self._find_room(name)
        if room not in self.rooms:
            self._fail("error-scenario-room-missing", room=name)
        return room

    def _check_rooms(self, field: str, rooms: Iterable[str]) -> None:
        """Check that a field names rooms of the dungeon, none of them twice."""
        for room, often in Counter(rooms).items():
            with self._part(field):
                self._room_in_dungeon(room)
                if often > 1:
                    self._fail("error-scenario-named-twice", room=room, field=field, earlier=1)

    # --- pieces and tokens ---------------------------------------------------------------------------

    def _check_treasures(self) -> None:
        """Check the values of the treasures, and that the most valuable one is in the Treasury."""
        left: Counter[int] = Counter()
        for value, _, copies in TREASURE_BACKS:
            left[value] += copies
        values = set(left)
        for room, value in self.page.treasures.items():
            with self._part("treasures"):
                self._room_in_dungeon(room)
                if value not in values:
                    self._fail("error-scenario-value", room=room, value=value)
            left[value] -= 1
        for value in sorted(values):
            with self._part("treasures"):
                if left[value] < 0:
                    self._fail("error-scenario-treasures", value=value)
        main = self.page.treasures.get(ROOMS[TREASURY], 0)
        with self._part("treasures"):
            if main != MOST_VALUABLE and (main in values or not main):
                self._fail("error-scenario-no-four")

    def _check_marks(self) -> None:
        """Check the portals, the path and the marks on it, and the number of event tokens."""
        page = self.page
        self._check_rooms("portals", page.portals)
        self._check_rooms("path", page.path)
        with self._part("portals"):
            if len(page.portals) > MAX_PORTALS:
                self._fail("error-scenario-portals", most=MAX_PORTALS)
        along = tuple(MARK_OF_PATH_EFFECT.values())
        for mark in page.marks:
            with self._part("marks"):
                if mark not in along:
                    self._fail("error-scenario-mark", name=mark, hint=did_you_mean(mark, along))
                if not page.path and "path" not in self.blank:
                    self._fail("error-scenario-no-path", mark=mark)
        with self._part("marks" if page.marks else "blocked" if page.blocked else "cards.0"):
            if len(page.blocked) + len(page.marks) + page.has_champion > MAX_EVENT_TOKENS:
                self._fail("error-scenario-events", most=MAX_EVENT_TOKENS)

    def _check_builder(self) -> None:
        """Check the plans of the Great Builder."""
        page = self.page
        is_known = len(self.rooms) < len(ROOMS)
        for name, often in Counter(page.builder).items():
            with self._part("builder"):
                if self._find_room(name) in self.rooms and is_known:
                    self._fail("error-scenario-room-twice", room=name)
                if often > 1:
                    self._fail("error-scenario-named-twice", room=name, field="builder", earlier=1)
        with self._part("builder" if page.builder else "finishing"):
            if page.builder or page.finishing:
                self._room_in_dungeon(ROOMS[GREAT_BUILDER])
        with self._part("finishing"):
            if page.builder and page.finishing:
                self._fail("error-scenario-finishing")

    def _check_heroes(self) -> None:
        """Check the classes and numbers of the heroes, and their health."""
        standing: Counter[str] = Counter()
        for room, classes in self.page.heroes.items():
            with self._part("heroes"):
                self._room_in_dungeon(room)
            for kind in classes:
                with self._part("heroes"):
                    self._check_class(kind)
                    standing[kind] += 1
                    if standing[kind] == HEROES_PER_CLASS + 1:
                        self._fail("error-scenario-heroes", kind=kind)
        for kind, health in self.page.health.items():
            with self._part("health"):
                self._check_class(kind, champion=True)
                if not 1 <= health <= MAX_HEALTH:
                    self._fail("error-scenario-health", kind=kind, health=health, most=MAX_HEALTH)

    def _check_class(self, name: str, *, champion: bool = False) -> None:
        """Check the name of a class."""
        known = CLASSES if champion else CLASSES[:CHAMPION]
        if name not in known:
            self._fail("error-scenario-class", name=name, hint=did_you_mean(name, known))

    def _check_numbers(self) -> None:
        """Check the difficulty, the gamble and the rule for missing rooms."""
        page = self.page
        with self._part("difficulty"):
            if not 1 <= page.difficulty <= MAX_DIFFICULTY:
                self._fail("error-scenario-difficulty", difficulty=page.difficulty, most=MAX_DIFFICULTY)
        with self._part("gamble"):
            if not 0 <= page.gamble <= MAX_GAMBLE:
                self._fail("error-scenario-gamble", cards=page.gamble, most=MAX_GAMBLE)
        with self._part("missing"):
            if page.missing not in ("", "other"):
                self._fail("error-scenario-missing", name=page.missing)

    # --- cards and triggers ------------------------------------------------------------------------------------

    def _check_card(self, field: str, number: int, card: ScenarioCardEffect) -> None:
        """Check the symbol, the copies, the condition and the effects of a scenario card."""
        with self._part(field):
            if f"{field}.symbol" not in self.blank:
                if card.symbol not in SYMBOLS:
                    self._fail("error-scenario-symbol", name=card.symbol, hint=did_you_mean(card.symbol, SYMBOLS))
                if card.symbol in {other.symbol for other in self.page.cards[:number]}:
                    self._fail("error-scenario-symbol-twice", name=card.symbol)
        with self._part(field):
            if not 1 <= card.copies <= 2:
                self._fail("error-scenario-copies", word="copies", name=card.symbol, copies=card.copies)
        self._check_conditional(field, card)

    def _check_trigger(self, field: str, trigger: PageTrigger) -> None:
        """Check the name, the condition and the effects of a page trigger."""
        with self._part(field):
            if f"{field}.at" not in self.blank and trigger.at not in PAGE_TRIGGERS:
                self._fail("error-scenario-moment", name=trigger.at, hint=did_you_mean(trigger.at, PAGE_TRIGGERS))
        self._check_conditional(field, trigger)
        for effect in (*trigger.then, *trigger.otherwise):
            with self._part(field), suppress(KeyError):
                if trigger.at == HERO_SUMMONED and parse(effect, "effect")[0] in ("summon", "champion_enter"):
                    self._fail("error-scenario-endless", text=effect)

    def _check_conditional(self, field: str, part: ScenarioCardEffect | PageTrigger) -> None:
        """Check the condition and the effects of a scenario card or a page trigger."""
        with self._part(field):
            self._check_condition(part.check)
        for effect in (*part.then, *part.otherwise):
            with self._part(field):
                self._check_effect(effect)

    def _check_condition(self, text: str) -> None:
        """Check the text of a condition."""
        try:
            _, filled = parse(text, "check")
        except KeyError:
            self._fail("error-scenario-check", text=text)
        self._check_values(filled)

    def _check_effect(self, text: str) -> None:
        """Check the text of an effect."""
        try:
            name, filled = parse(text, "effect")
        except KeyError:
            self._fail("error-scenario-effect", text=text)
        mark = filled.get("mark", "")
        with self._part():
            if mark and mark not in MARKS:
                self._fail("error-scenario-mark", name=mark, hint=did_you_mean(mark, MARKS))
            if name in MARK_OF_PATH_EFFECT:
                if MARK_OF_PATH_EFFECT[name] != mark:
                    self._fail("error-scenario-along", text=text)
                if not self.page.path and "path" not in self.blank:
                    self._fail("error-scenario-no-path", mark=mark)
        if name == "event" and filled["room"] == "choice":
            return
        self._check_values(filled)

    def _check_values(self, filled: dict[str, str]) -> None:
        """Check the room, the token and the class in a condition or an effect."""
        with self._part():
            if "room" in filled and filled["room"] != "stage":
                room = self._find_room(filled["room"])
                if room not in self.rooms and filled["room"] not in self.page.building_plans:
                    self._fail("error-scenario-room-missing", room=filled["room"])
        with self._part():
            if "token" in filled and filled["token"] not in TOKENS:
                self._fail("error-scenario-token", name=filled["token"], hint=did_you_mean(filled["token"], TOKENS))
        with self._part():
            if "hero" in filled:
                self._check_class(filled["hero"])
