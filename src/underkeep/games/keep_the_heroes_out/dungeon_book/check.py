"""Checking a page of the Dungeon Book before anybody plays it: what it can be told is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE, SYMBOLS, TREASURE_BACKS
from underkeep.games.keep_the_heroes_out.dungeon_book.page import (
    HERO_SUMMONED,
    MARK_OF_PATH_EFFECT,
    MARKS,
    PAGE_TRIGGERS,
    Page,
    PageTrigger,
    ScenarioCardEffect,
    parse,
)
from underkeep.games.keep_the_heroes_out.dungeon_map import build_map, corridor_number
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.state import (
    CHAMPION,
    CLASSES,
    GREAT_BUILDER,
    HEROES_PER_CLASS,
    MAX_EVENT_TOKENS,
    MAX_PORTALS,
    NOWHERE,
    ROOMS,
    TOKENS,
    TREASURY,
)

MAX_GRID_SIZE = 12
"""A grid has at most so many rows and columns: one for each room."""
MAX_DIFFICULTY = 5


class PageChecker:
    """Looks for everything that could go wrong with a scenario before anybody plays it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def check(self) -> None:
        """Raises a UserError for the first thing that does not fit."""
        if not any(self.page.name.values()):
            self._complain("error-scenario-no-name")
        self._grid()
        cells, turned = self.page.layout()
        self.there = {room for room, place in enumerate(cells) if place != NOWHERE}
        if TREASURY not in self.there:
            self._complain("error-scenario-no-treasury")
        self._corridors(tuple(cells), tuple(turned))
        self._treasures()
        self._marks()
        self._builder()
        self._heroes()
        self._numbers()
        self._cards()
        self._moments()

    def _complain(self, what: str, **values: Any) -> NoReturn:
        raise KeepError(what, scenario=self.page.id or next(iter(self.page.name.values()), ""), **values)

    # --- the map ----------------------------------------------------------------------------------------------

    def _grid(self) -> None:
        rows = [line.split() for line in self.page.grid]
        if max(len(rows), *map(len, rows), 0) > MAX_GRID_SIZE:
            self._complain("error-scenario-size", most=MAX_GRID_SIZE)
        tiles = [entry.partition(":") for row in rows for entry in row if entry != "."]
        for name, colon, turns in tiles:
            self._known_room(name)
            if colon and turns not in ("0", "1", "2", "3"):
                self._complain("error-scenario-turns", entry=f"{name}{colon}{turns}")
        for name, often in Counter(name for name, _, _ in tiles).items():
            if often > 1:
                self._complain("error-scenario-room-twice", room=name)

    def _corridors(self, cells: tuple[int, ...], turned: tuple[int, ...]) -> None:
        open_ = build_map(cells, turned, ())
        closed: list[int] = []
        for one, other in self.page.blocked:
            ends = self._room(one), self._room(other)
            if ends[1] not in open_.neighbours[ends[0]]:
                self._complain("error-scenario-no-corridor", one=one, other=other)
            if corridor_number(*ends) in closed:
                self._complain("error-scenario-blocked-twice", one=one, other=other)
            closed.append(corridor_number(*ends))
        distance = build_map(cells, turned, tuple(closed)).distance
        for room in sorted(self.there):
            if distance[room] == NOWHERE:
                self._complain("error-scenario-cut-off", room=ROOMS[room])

    def _known_room(self, name: str) -> int:
        if name not in ROOMS:
            self._complain("error-scenario-no-room", name=name, hint=did_you_mean(name, ROOMS))
        return ROOMS.index(name)

    def _room(self, name: str) -> int:
        """A room of the dungeon."""
        room = self._known_room(name)
        if room not in self.there:
            self._complain("error-scenario-room-missing", room=name)
        return room

    def _once(self, field: str, rooms: Iterable[str]) -> None:
        for room, often in Counter(rooms).items():
            if often > 1:
                self._complain("error-scenario-named-twice", room=room, field=field)

    # --- what lies and stands in it ---------------------------------------------------------------------------

    def _treasures(self) -> None:
        left: Counter[int] = Counter()
        for value, _, copies in TREASURE_BACKS:
            left[value] += copies
        for room, value in self.page.treasures.items():
            self._room(room)
            if value not in left:
                self._complain("error-scenario-value", room=room, value=value)
            left[value] -= 1
            if left[value] < 0:
                self._complain("error-scenario-treasures", value=value)
        if self.page.treasures.get(ROOMS[TREASURY]) != MOST_VALUABLE:
            self._complain("error-scenario-no-four")

    def _marks(self) -> None:
        page = self.page
        for field, rooms in (("portals", page.portals), ("path", page.path)):
            for name in rooms:
                self._room(name)
            self._once(field, rooms)
        if len(page.portals) > MAX_PORTALS:
            self._complain("error-scenario-portals", most=MAX_PORTALS)
        along = tuple(MARK_OF_PATH_EFFECT.values())
        for mark in page.marks:
            if mark not in along:
                self._complain("error-scenario-mark", name=mark, hint=did_you_mean(mark, along))
            if not page.path:
                self._complain("error-scenario-no-path", mark=mark)
        if len(page.blocked) + len(page.marks) + page.has_champion > MAX_EVENT_TOKENS:
            self._complain("error-scenario-events", most=MAX_EVENT_TOKENS)

    def _builder(self) -> None:
        page = self.page
        for name in page.builder:
            if self._known_room(name) in self.there:
                self._complain("error-scenario-room-twice", room=name)
        self._once("builder", page.builder)
        if page.builder or page.finishing:
            self._room(ROOMS[GREAT_BUILDER])
        if page.builder and page.finishing:
            self._complain("error-scenario-finishing")

    def _heroes(self) -> None:
        standing: Counter[str] = Counter()
        for room, classes in self.page.heroes.items():
            self._room(room)
            for kind in classes:
                self._class(kind)
                standing[kind] += 1
                if standing[kind] > HEROES_PER_CLASS:
                    self._complain("error-scenario-heroes", kind=kind)
        for kind, health in self.page.health.items():
            self._class(kind, champion=True)
            if health < 1:
                self._complain("error-scenario-health", kind=kind, health=health)

    def _class(self, name: str, *, champion: bool = False) -> None:
        known = CLASSES if champion else CLASSES[:CHAMPION]
        if name not in known:
            self._complain("error-scenario-class", name=name, hint=did_you_mean(name, known))

    def _numbers(self) -> None:
        page = self.page
        if not 1 <= page.difficulty <= MAX_DIFFICULTY:
            self._complain("error-scenario-difficulty", difficulty=page.difficulty, most=MAX_DIFFICULTY)
        if page.gamble < 0:
            self._complain("error-scenario-gamble", cards=page.gamble)
        if page.missing not in ("", "other"):
            self._complain("error-scenario-missing", name=page.missing)

    # --- cards and moments ------------------------------------------------------------------------------------

    def _cards(self) -> None:
        seen: set[str] = set()
        for card in self.page.cards:
            if card.symbol not in SYMBOLS:
                self._complain("error-scenario-symbol", name=card.symbol, hint=did_you_mean(card.symbol, SYMBOLS))
            if card.symbol in seen:
                self._complain("error-scenario-symbol-twice", name=card.symbol)
            seen.add(card.symbol)
            if not 1 <= card.copies <= 2:
                self._complain("error-scenario-copies", name=card.symbol, copies=card.copies)
            self._told(card)

    def _moments(self) -> None:
        for moment in self.page.triggers:
            if moment.at not in PAGE_TRIGGERS:
                self._complain("error-scenario-moment", name=moment.at, hint=did_you_mean(moment.at, PAGE_TRIGGERS))
            self._told(moment)
            for effect in (*moment.then, *moment.otherwise):
                if moment.at == HERO_SUMMONED and parse(effect, "effect")[0] in ("summon", "champion_enter"):
                    self._complain("error-scenario-endless", text=effect)

    def _told(self, told: ScenarioCardEffect | PageTrigger) -> None:
        self._condition(told.check)
        for effect in (*told.then, *told.otherwise):
            self._effect(effect)

    def _condition(self, text: str) -> None:
        try:
            _, filled = parse(text, "check")
        except KeyError:
            self._complain("error-scenario-check", text=text)
        self._filled(filled)

    def _effect(self, text: str) -> None:
        try:
            name, filled = parse(text, "effect")
        except KeyError:
            self._complain("error-scenario-effect", text=text)
        mark = filled.get("mark", "")
        if mark and mark not in MARKS:
            self._complain("error-scenario-mark", name=mark, hint=did_you_mean(mark, MARKS))
        if name in MARK_OF_PATH_EFFECT:
            if MARK_OF_PATH_EFFECT[name] != mark:
                self._complain("error-scenario-along", text=text)
            if not self.page.path:
                self._complain("error-scenario-no-path", mark=mark)
        if name == "event" and filled["room"] == "choice":
            return
        self._filled(filled)

    def _filled(self, filled: dict[str, str]) -> None:
        """The room, the token and the class that a condition or an effect speaks of."""
        if "room" in filled and filled["room"] != "stage":
            room = self._known_room(filled["room"])
            if room not in self.there and filled["room"] not in self.page.building_plans:
                self._complain("error-scenario-room-missing", room=filled["room"])
        if "token" in filled and filled["token"] not in TOKENS:
            self._complain("error-scenario-token", name=filled["token"], hint=did_you_mean(filled["token"], TOKENS))
        if "hero" in filled:
            self._class(filled["hero"])
