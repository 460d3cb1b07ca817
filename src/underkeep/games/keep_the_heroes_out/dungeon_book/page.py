"""The structure of a page of the Dungeon Book, and the language of its conditions and effects (KHO-22).

The guide for authors is docs/dungeon-book.md.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from underkeep.games.keep_the_heroes_out.dungeon_map import cell_number
from underkeep.games.keep_the_heroes_out.state import GREAT_BUILDER, ROOMS

TextByLanguage = dict[str, str]
"""A text in each language."""

WAVE_BEGINS, HERO_SUMMONED, TREASURE_STOLEN, END_OF_TURN = PAGE_TRIGGERS = (
    "wave begins", "hero summoned", "treasure stolen", "end of turn",
)  # fmt: skip
"""The points of the rules at which a page can add an effect (KHO-22.6)."""


class ScenarioCardEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario card on a page: the effects `then` if the condition holds, and otherwise the effects `else`."""

    symbol: str
    copies: int = 2
    check: str = "always"
    then: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = msgspec.field(default=(), name="else")
    text: TextByLanguage = {}


class PageTrigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects that a page adds at a point of the rules; `at` is one of PAGE_TRIGGERS."""

    at: str
    check: str = "always"
    then: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = msgspec.field(default=(), name="else")
    text: TextByLanguage = {}


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of the Dungeon Book. Rooms are written by their names."""

    name: TextByLanguage
    grid: tuple[str, ...]
    treasures: dict[str, int]
    id: str = ""
    difficulty: int = 1
    premise: TextByLanguage = {}
    rules: dict[str, tuple[str, ...]] = {}
    """The special rules as text, for each language."""
    portals: tuple[str, ...] = ()
    """Rooms with an unfinished portal (KHO-11.1)."""
    blocked: tuple[tuple[str, str], ...] = ()
    """Corridors that begin with rubble."""
    path: tuple[str, ...] = ()
    """Rooms along which a mark of the page moves."""
    marks: tuple[str, ...] = ()
    """Marks that lie in the first room of the path at the beginning."""
    builder: tuple[str, ...] = ()
    """The plans of the Great Builder; if empty, all rooms that are not in the dungeon (KHO-4.13)."""
    heroes: dict[str, tuple[str, ...]] = {}
    """Heroes that stand exhausted in a room at the beginning."""
    health: dict[str, int] = {}
    """Classes with more than one health (KHO-22.5)."""
    hero_portals: bool = False
    """Whether heroes charge through finished portals as through corridors (KHO-11.5, KHO-22.5)."""
    gamble: int = 3
    """The number of cards that a gamble draws (KHO-12.4)."""
    missing: str = ""
    """`other` if a hero whose room is not in the dungeon goes to the other room of its pair (KHO-15.6)."""
    finishing: bool = False
    """Whether the Great Builder has no plans and finishes any portal for a coin instead."""
    cards: tuple[ScenarioCardEffect, ...] = ()
    triggers: tuple[PageTrigger, ...] = msgspec.field(default=(), name="moments")

    def layout(self) -> tuple[list[int | None], list[int]]:
        """Return the cells of the tiles and their quarter turns, both by room."""
        cells: list[int | None] = [None] * len(ROOMS)
        turned = [0] * len(ROOMS)
        for row, line in enumerate(self.grid):
            for column, entry in enumerate(line.split()):
                if entry != ".":
                    name, _, turns = entry.partition(":")
                    cells[ROOMS.index(name)], turned[ROOMS.index(name)] = cell_number(row, column), int(turns or 0)
        return cells, turned

    def card(self, symbol: str) -> ScenarioCardEffect:
        """Return the scenario card with this symbol."""
        return next(card for card in self.cards if card.symbol == symbol)

    @property
    def building_plans(self) -> tuple[str, ...]:
        """The rooms that the Great Builder can build: those of the page, or all that are not in the dungeon."""
        there = {entry.partition(":")[0] for line in self.grid for entry in line.split()}
        if ROOMS[GREAT_BUILDER] not in there or self.finishing:
            return ()
        return self.builder or tuple(room for room in ROOMS if room not in there)

    @property
    def has_champion(self) -> bool:
        """Whether a champion may come. One event token is kept for it."""
        return any(effect.startswith("champion_enter") for effect in self.effects)

    @property
    def champion_health(self) -> int:
        """The health of the champion."""
        return self.health.get("champion", 3)

    @property
    def effects(self) -> list[str]:
        """All effects of the scenario cards and page triggers."""
        parts: tuple[ScenarioCardEffect | PageTrigger, ...] = (*self.cards, *self.triggers)
        return [effect for part in parts for effect in (*part.then, *part.otherwise)]


# --- conditions and effects ----------------------------------------------------------------------------------

NUMBER = r"(?P<number>\d{1,2}(?:\|\d{1,2}){0,5})"
CONDITIONS = {
    "always": "always",
    "token": rf"token\((?P<token>\w+)\)@(?P<room>\w+) >= {NUMBER}",
    "heroes": rf"heroes@(?P<room>\w+) >= {NUMBER}",
    "monster_health": rf"monster_health@(?P<room>\w+) >= {NUMBER}",
    "rooms_built": rf"rooms_built >= {NUMBER}",
    "treasures": rf"treasures >= {NUMBER}",
    "portals": rf"portals >= {NUMBER}",
    "champion_in_play": "champion_in_play",
}
"""The conditions of scenario cards and page triggers, each with the pattern of its text."""
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
    "win": "win",
    "lose": "lose",
}
"""The effects of scenario cards and page triggers, each with the pattern of its text (docs/dungeon-book.md)."""
MARK_OF_PATH_EFFECT = {"event_next": "stage", "event_path": "flood"}
"""The mark of each effect along the path: the stage moves on, the flood spreads."""


@lru_cache(4096)
def parse(text: str, patterns: str) -> tuple[str, dict[str, str]]:
    """Return the name of a condition (`check`) or an effect (`effect`), and the values in it. Raises KeyError if it
    cannot be read.

    >>> parse("heroes@prison >= 2", "check")
    ('heroes', {'room': 'prison', 'number': '2'})
    """
    for name, pattern in (CONDITIONS if patterns == "check" else EFFECTS).items():
        match = re.fullmatch(pattern, text)
        if match:
            return name, match.groupdict()
    raise KeyError(text)


def number_for(text: str, players: int) -> int:
    """Return a number that may differ for 1, 2, 3 and 4 players: `1|1|2|2`. More players than numbers take the last
    one.

    >>> number_for("1|1|2|2", 3), number_for("2", 3), number_for("1|1|2|2", 6)
    (2, 2, 2)
    """
    numbers = text.split("|")
    return int(numbers[min(players, len(numbers)) - 1])
