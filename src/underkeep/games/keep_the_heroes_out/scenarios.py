"""The Dungeon Book: scenarios are data, read from TOML and checked, so that anybody can write one (KHO-22)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec

from underkeep.core.errors import nearest
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE, SYMBOLS, TREASURE_BACKS
from underkeep.games.keep_the_heroes_out.complaints import KeepComplaint
from underkeep.games.keep_the_heroes_out.dungeon import cell, corridor, drawn
from underkeep.games.keep_the_heroes_out.state import (
    CHAMPION,
    CLASSES,
    GREAT_BUILDER,
    MOST_EVENTS,
    MOST_PORTALS,
    NOWHERE,
    OF_EACH_CLASS,
    PRISON,
    ROOMS,
    TOKENS,
    TREASURY,
)

Words = dict[str, str]
"""A text in each language."""

MARKS = ("rubble", "flood", "stage")
"""What event tokens can mean."""


CHRONICLES = {
    "tenants": ("frogs", "rent", "cave-in", "night-school"),
    "trouble": ("concert", "apprentice", "construction", "high-water"),
    "guild-war": ("champion", "jailbreak", "business", "siege"),
}
"""Series of scenarios that are played one after the other; the players keep their decks."""


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario card: if the check holds, `then`, otherwise `else`."""

    symbol: str
    copies: int = 2
    check: str = "always"
    then: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = msgspec.field(default=(), name="else")
    text: Words = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of the Dungeon Book. Rooms are written by their names."""

    name: Words
    grid: tuple[str, ...]
    treasures: dict[str, int]
    id: str = ""
    difficulty: int = 1
    premise: Words = {}
    rules: dict[str, tuple[str, ...]] = {}
    """What is special, in words, for each language."""
    portals: tuple[str, ...] = ()
    """Rooms with an unfinished portal (KHO-11.1)."""
    blocked: tuple[tuple[str, str], ...] = ()
    """Corridors that begin with rubble."""
    path: tuple[str, ...] = ()
    """Rooms through which a mark of the scenario goes."""
    marks: tuple[str, ...] = ()
    """Marks that lie in the first room of the path at the beginning."""
    builder: tuple[str, ...] = ()
    """The Great Builder's stack, if it is not all the other rooms (KHO-4.13)."""
    heroes: dict[str, tuple[str, ...]] = {}
    """Heroes that stand exhausted in a room at the beginning."""
    health: dict[str, int] = {}
    """Classes with more than one health (KHO-22.5)."""
    gamble: int = 3
    """How many cards the gamble draws (KHO-12.4)."""
    missing: str = ""
    """`other`: a hero whose room is not in the dungeon goes to the other room of its pair (KHO-15.6)."""
    finishing: bool = False
    """The Great Builder has no plans; he finishes any portal for a coin."""
    cards: tuple[EventCard, ...] = ()

    def layout(self) -> tuple[list[int], list[int]]:
        """Where the tiles lie, and how they are turned, by room."""
        cells, turned = [NOWHERE] * len(ROOMS), [0] * len(ROOMS)
        for row, line in enumerate(self.grid):
            for column, entry in enumerate(line.split()):
                if entry != ".":
                    name, _, turns = entry.partition(":")
                    cells[ROOMS.index(name)], turned[ROOMS.index(name)] = cell(row, column), int(turns or 0)
        return cells, turned

    def card(self, symbol: str) -> EventCard:
        """The scenario card with this symbol."""
        return next(card for card in self.cards if card.symbol == symbol)

    @property
    def stack(self) -> tuple[str, ...]:
        """The rooms that the Great Builder can build: those of the page, or all that are not in the dungeon."""
        there = {entry.partition(":")[0] for line in self.grid for entry in line.split()}
        if ROOMS[GREAT_BUILDER] not in there or self.finishing:
            return ()
        return self.builder or tuple(room for room in ROOMS if room not in there)

    @property
    def champion_health(self) -> int:
        """How tough the champion is."""
        return self.health.get("champion", 3)


# --- reading ------------------------------------------------------------------------------------------------


@cache
def book() -> dict[str, Scenario]:
    """The scenarios of the house by id, in the order of the book."""
    pages = resources.files(__package__).joinpath("book")
    files = sorted((page for page in pages.iterdir() if page.name.endswith(".toml")), key=lambda page: page.name)
    found = [read(page.read_text(encoding="utf-8")) for page in files]
    return {page.id: page for page in found}


@lru_cache(maxsize=64)
def scenario(name: str) -> Scenario:
    """A scenario of the book by its id, or the one whose whole text this is. Raises a Complaint."""
    pages = book()
    if name in pages:
        return pages[name]
    if "\n" in name or name.startswith("{"):
        return read(name)
    raise KeepComplaint("complaint-no-scenario", name=name, hint=nearest(name, pages))


def read(text: str) -> Scenario:
    """A scenario from its text. Raises a Complaint that says what is wrong."""
    try:
        # Programs may write JSON instead of TOML.
        decode = msgspec.json.decode if text.startswith("{") else msgspec.toml.decode
        page: Scenario = decode(text, type=Scenario)
    except (msgspec.DecodeError, msgspec.ValidationError, ValueError) as error:
        raise KeepComplaint("complaint-scenario-unreadable", reason=str(error)) from error
    Checker(page).check()
    return page


# --- checking -----------------------------------------------------------------------------------------------


class Checker:
    """Looks for everything that could go wrong with a scenario before anybody plays it."""

    def __init__(self, page: Scenario) -> None:
        self.page = page

    def check(self) -> None:
        """Raises a Complaint for the first thing that does not fit."""
        self._grid()
        cells, turned = self.page.layout()
        self.there = {room for room, place in enumerate(cells) if place != NOWHERE}
        if TREASURY not in self.there:
            self._complain("complaint-scenario-no-treasury")
        blocked = tuple(corridor(self._room(one), self._room(other)) for one, other in self.page.blocked)
        plain = drawn(tuple(cells), tuple(turned), ())
        for one, other in self.page.blocked:
            if self._room(other) not in plain.neighbours[self._room(one)]:
                self._complain("complaint-scenario-no-corridor", one=one, other=other)
        distance = drawn(tuple(cells), tuple(turned), blocked).distance
        for room in sorted(self.there):
            if distance[room] == NOWHERE:
                self._complain("complaint-scenario-cut-off", room=ROOMS[room])
        self._treasures()
        self._things()
        self._cards()

    def _complain(self, what: str, **values: Any) -> None:
        raise KeepComplaint(what, scenario=self.page.id or self.page.name.get("en", ""), **values)

    def _grid(self) -> None:
        seen: set[str] = set()
        for line in self.page.grid:
            for entry in line.split():
                name, _, turns = entry.partition(":")
                if entry == ".":
                    continue
                if name not in ROOMS:
                    self._complain("complaint-scenario-no-room", name=name, hint=nearest(name, ROOMS))
                if turns not in ("", "0", "1", "2", "3"):
                    self._complain("complaint-scenario-turns", entry=entry)
                if name in seen:
                    self._complain("complaint-scenario-room-twice", room=name)
                seen.add(name)

    def _room(self, name: str, *, built: bool = True) -> int:
        if name not in ROOMS:
            self._complain("complaint-scenario-no-room", name=name, hint=nearest(name, ROOMS))
        room = ROOMS.index(name)
        if built and room not in self.there:
            self._complain("complaint-scenario-room-missing", room=name)
        return room

    def _treasures(self) -> None:
        there: dict[int, int] = {}
        for value, _, copies in TREASURE_BACKS:
            there[value] = there.get(value, 0) + copies
        for room, value in self.page.treasures.items():
            self._room(room)
            if value not in there:
                self._complain("complaint-scenario-value", room=room, value=value)
            there[value] -= 1
            if there[value] < 0:
                self._complain("complaint-scenario-treasures", value=value)
        if self.page.treasures.get("treasury") != MOST_VALUABLE:
            self._complain("complaint-scenario-no-four")

    def _things(self) -> None:
        page = self.page
        for name in (*page.portals, *page.path):
            self._room(name)
        if len(page.portals) > MOST_PORTALS:
            self._complain("complaint-scenario-portals", most=MOST_PORTALS)
        for mark in page.marks:
            if mark not in ("flood", "stage"):
                self._complain("complaint-scenario-mark", name=mark, hint=nearest(mark, ("flood", "stage")))
            if not page.path:
                self._complain("complaint-scenario-no-path", mark=mark)
        for name in page.builder:
            room = self._room(name, built=False)
            if room in self.there:
                self._complain("complaint-scenario-room-twice", room=name)
        if page.builder and GREAT_BUILDER not in self.there:
            self._complain("complaint-scenario-room-missing", room="great_builder")
        standing: dict[str, int] = {}
        for room_name, classes in page.heroes.items():
            self._room(room_name)
            for kind in classes:
                self._class(kind)
                standing[kind] = standing.get(kind, 0) + 1
                if standing[kind] > OF_EACH_CLASS:
                    self._complain("complaint-scenario-heroes", kind=kind)
        for kind in page.health:
            self._class(kind, champion=True)
        if page.missing not in ("", "other"):
            self._complain("complaint-scenario-missing", name=page.missing)

    def _class(self, name: str, *, champion: bool = False) -> int:
        known = CLASSES if champion else CLASSES[:CHAMPION]
        if name not in known:
            self._complain("complaint-scenario-class", name=name, hint=nearest(name, known))
        return CLASSES.index(name)

    def _cards(self) -> None:
        seen: set[str] = set()
        for card in self.page.cards:
            if card.symbol not in SYMBOLS:
                self._complain("complaint-scenario-symbol", name=card.symbol, hint=nearest(card.symbol, SYMBOLS))
            if card.symbol in seen:
                self._complain("complaint-scenario-symbol-twice", name=card.symbol)
            seen.add(card.symbol)
            if not 1 <= card.copies <= 2:
                self._complain("complaint-scenario-copies", name=card.symbol, copies=card.copies)
            self._condition(card.check)
            for effect in (*card.then, *card.otherwise):
                self._effect(effect)

    def _condition(self, text: str) -> None:
        if not any(re.fullmatch(pattern, text) for pattern in CONDITIONS.values()):
            self._complain("complaint-scenario-check", text=text)
        for name in re.findall(r"@(\w+)", text):
            self._place(name)
        for name in re.findall(r"token\((\w+)\)", text):
            self._token(name)

    def _effect(self, text: str) -> None:
        matches = {name: match for name, pattern in EFFECTS.items() if (match := re.fullmatch(pattern, text))}
        if not matches:
            self._complain("complaint-scenario-effect", text=text)
        name, match = next(iter(matches.items()))
        if name == "remove":
            self._token(match["token"])
        for room in re.findall(r"@(\w+)", text):
            if room != "choice":
                self._place(room)
        if name in ("reactivate_class", "summon"):
            self._class(match["hero"])
        if name == "reactivate_room":
            self._place(match["room"])
        if name in ("event", "event_next", "event_path"):
            mark = match["mark"]
            if mark not in MARKS:
                self._complain("complaint-scenario-mark", name=mark, hint=nearest(mark, MARKS))
            if name != "event" and not self.page.path:
                self._complain("complaint-scenario-no-path", mark=mark)

    def _place(self, name: str) -> None:
        if name != "stage":
            room = self._room(name, built=False)
            if room not in self.there and name not in self.page.stack:
                self._complain("complaint-scenario-room-missing", room=name)

    def _token(self, name: str) -> None:
        if name not in TOKENS:
            self._complain("complaint-scenario-token", name=name, hint=nearest(name, TOKENS))


NUMBER = r"(?P<number>\d+(?:\|\d+)*)"
CONDITIONS = {
    "always": "always",
    "token": rf"token\((?P<token>\w+)\)@(?P<room>\w+) >= {NUMBER}",
    "heroes": rf"heroes@(?P<room>\w+) >= {NUMBER}",
    "monster_health": rf"monster_health@(?P<room>\w+) >= {NUMBER}",
    "rooms_built": rf"rooms_built >= {NUMBER}",
    "champion_in_play": "champion_in_play",
}
EFFECTS = {
    "remove": rf"remove:(?P<token>\w+)@(?P<room>\w+)\*{NUMBER}",
    "each_player_discards": rf"each_player_discards:{NUMBER}",
    "steal_lowest": "steal_lowest",
    "reactivate_class": r"reactivate:class=(?P<hero>\w+)",
    "reactivate_room": r"reactivate:room=(?P<room>\w+)",
    "summon": r"summon:(?P<hero>\w+)@(?P<room>\w+)",
    "remove_hero": rf"remove_hero@(?P<room>\w+)\*{NUMBER}",
    "kill_exhausted": rf"kill_exhausted:{NUMBER}",
    "event": r"event:(?P<mark>\w+)@(?P<room>\w+)",
    "event_next": r"event_next:(?P<mark>\w+)",
    "event_path": r"event_path:(?P<mark>\w+)",
    "champion_enter": r"champion_enter@(?P<room>\w+)",
    "champion_restore": "champion_restore",
}
"""What a scenario card may look at and do (docs/dungeon-book.md)."""


@cache
def parsed(text: str, patterns: str) -> tuple[str, dict[str, str]]:
    """A condition or an effect: its name and what is filled in. The text has been checked."""
    for name, pattern in (CONDITIONS if patterns == "check" else EFFECTS).items():
        match = re.fullmatch(pattern, text)
        if match:
            return name, match.groupdict()
    raise KeyError(text)


def amount(text: str, players: int) -> int:
    """A number that may differ for 1, 2, 3 and 4 players: `1|1|2|2`.

    >>> amount("1|1|2|2", 3), amount("2", 3), amount("1|1|2|2", 6)
    (2, 2, 2)
    """
    numbers = text.split("|")
    return int(numbers[min(players, len(numbers)) - 1])


__all__ = ["MOST_EVENTS", "PRISON", "Scenario", "amount", "book", "parsed", "read", "scenario"]
