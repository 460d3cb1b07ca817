"""The structs of the board, as clients get them.

Clients get changes as JSON merge patches, in which a list is replaced as a whole and null removes a key. So everything
that changes alone is an object of its own, and `n` gives the order where it matters. Fields with their default are left
out. A face is the number of a printed card; 0 is an unknown card.
"""

from __future__ import annotations

import msgspec

from underkeep.core.state import CardId, Face, Seat


class _BoardPart(msgspec.Struct, omit_defaults=True, rename="camel"):
    """Fields that have their default are left out."""


class Piled(_BoardPart):
    """A card: its face and its place in the pile."""

    face: Face
    n: int


class Room(_BoardPart):
    """A room of the dungeon: the place of its tile, its passages (letters of NESW), the rooms that a corridor connects
    with it, and its distance from the Treasury. `treasures` are values by the id of the treasure, `tokens` are numbers
    by kind.

    `towards` are the rooms to which heroes would charge from here, `needed` is the number of active heroes that steal
    the next treasure here, `resting` the number of exhausted heroes that a newcomer would inspire.
    """

    row: int
    column: int
    turned: int = 0
    passages: str = ""
    corridors: list[int] = []
    distance: int = 0
    tokens: dict[str, int] = {}
    portal: str = ""
    treasures: dict[str, int] = {}
    flooded: bool = False
    stage: bool = False
    towards: list[int] = []
    needed: int = 0
    resting: int = 0


class Hero(_BoardPart):
    """A hero in the dungeon. `due` is its due step: `exhausted` (none), `ability`, `check`, `inspire` or `act`."""

    kind: str
    room: int
    due: str = "exhausted"
    health: int = 1
    hurt: int = 0


class Monster(_BoardPart):
    """A monster in the dungeon."""

    seat: Seat
    room: int
    harm: int = 0


class SeatBoard(_BoardPart):
    """A player: the clan, the open hand, the piles, and the number of monsters in the lair."""

    clan: str = ""
    monsters: int = 0
    health: int = 0
    lair: int = 0
    deck: int = 0
    hand: dict[str, Piled] = {}
    area: dict[str, Piled] = {}
    discard: dict[str, Piled] = {}


class PageCard(_BoardPart):
    """A scenario card of the current page: the number of copies, and its text by language."""

    copies: int
    text: dict[str, str]


class Page(_BoardPart):
    """The current page of the Dungeon Book: texts by language, cards by symbol."""

    name: dict[str, str]
    difficulty: int = 1
    premise: dict[str, str] = {}
    rules: dict[str, list[str]] = {}
    cards: dict[str, PageCard] = {}


class BoardState(_BoardPart):
    """The whole table. `phase` is `setup`, `play`, `exchange`, `cleanup`, `raid` or `ending`. `raid` is the number of
    Guild cards still to come in this turn, `perTurn` the number of a whole turn. `guild` lists the cards that are still
    in the Guild deck (`warrior bones`, or the symbol of a scenario card), which follow from the open discard pile.
    `open` lists the open actions of the card that is being played, side by side, in the notation of cards. `reserve`
    counts tokens, portals and treasures by value (`treasure2`)."""

    scenario: str
    level: str
    wave: int
    turn: int
    phase: str
    rooms: dict[str, Room]
    seats: dict[str, SeatBoard]
    active: Seat | None = None
    heroes: dict[str, Hero] = {}
    monsters: dict[str, Monster] = {}
    loot: dict[str, Piled] = {}
    loot_deck: int = 0
    guild_deck: int = 0
    guild_discard: dict[str, Piled] = {}
    guild: dict[str, int] = {}
    raid: int = 0
    per_turn: int = 0
    gambled: bool = False
    rubble: list[list[int]] = []
    projects: dict[str, Piled] = {}
    plans: int = 0
    reserve: dict[str, int] = {}
    playing: CardId | None = None
    open: list[str] = []
    lent: str = ""
    over: str = ""
    """`won` or `lost`."""
    page: Page | None = None
