"""What a board is made of on its way to a client.

A client is told of changes by JSON merge patches, in which lists are replaced whole and null removes a key. So what
changes alone stands in an object under a seat or under the id of a card; where the order matters, `n` says it. What has
its ordinary value is left out. A face is the number of a printed card; 0 is a card that the reader does not know.
"""

from __future__ import annotations

import msgspec

from underkeep.core.state import UNKNOWN
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.state import NOBODY, NOTHING


class BoardStruct(msgspec.Struct, omit_defaults=True, rename="camel"):
    """Fields that have their default are left out."""


class CardAt(BoardStruct):
    """A card and its face."""

    card: int
    face: int = UNKNOWN


class Piled(BoardStruct):
    """A card of a pile: its face and its place, the oldest first."""

    face: int
    n: int


class Owned(BoardStruct):
    """An item in a scoring area. `marks` are `up` (it lies face-up and works), `new` (won in this round, not yet
    usable) and `used` (its once-per-round ability is)."""

    face: int
    marks: list[str] = []


class Lodger(BoardStruct):
    """A miniboss under a room, or one that wants to join it: then it has no level yet. The texts up to its `level` are
    in force unless one of the `marks` is `idle` (its room is inactive or face-down). The others are `raw` (cannot rise
    in this round) and `used` (its once-per-round ability is)."""

    card: int
    face: int
    level: int = 0
    marks: list[str] = []


class Because(BoardStruct):
    """Why a room has other damage than is printed: how much more (or less), and what does it.

    `why` is `token`, `boost` (until the end of the round), `dungeon` (all rooms here, until then), `roused` (all
    monster rooms here) and `drilled` (all ordinary rooms of its type), until then too, `own` (its own text), `help`
    (the card `card` helps), `fountain` (deals no damage this round), `floor` (never below 0) or `doubled`."""

    why: str
    more: int
    card: int = NOTHING
    face: int = UNKNOWN


class Omen(BoardStruct):
    """What becomes of a hero if nobody does anything about it: `end` is `dies`, `boss` (it gets through), `barred` (it
    may not go in) or `town` (it goes back); `room` is the last room that it enters and `place` the number of that room
    from the entrance; `health` is what is left of it."""

    end: str
    room: int = NOTHING
    place: int = 0
    health: int = 0


class Pulled(BoardStruct):
    """A hero in town: its place (the oldest first), its health, and what the dungeons have to offer to it, by seat.

    `goes` is the seat that would lure it now; without it `stays` says why not: `tie`, `nothing` (nobody has what it
    looks for), `few` (it wants more) or `shunned` (not in this round). `omen` is what becomes of it there."""

    face: int
    n: int
    health: int
    offers: dict[str, int] = {}
    goes: int = NOBODY
    stays: str = ""
    omen: Omen | None = None
    token: int = 0
    item: CardAt | None = None
    """What it carries."""
    ward: int = NOBODY
    """The only player who can aim at it."""


class Guest(BoardStruct):
    """A hero at an entrance: its place in the queue, its health, and what becomes of it. `later` if it goes in only
    in the next round, `stays` if that is because it is held there."""

    face: int
    n: int
    health: int
    later: bool = False
    stays: bool = False
    omen: Omen | None = None
    token: int = 0
    item: CardAt | None = None
    ward: int = NOBODY


class Walker(BoardStruct):
    """The hero inside a dungeon, and the room it stands in (before the first one there is none)."""

    card: int
    face: int
    seat: int
    health: int
    room: int = NOTHING
    omen: Omen | None = None
    token: int = 0
    passes_over: int = 0
    item: CardAt | None = None
    ward: int = NOBODY


class Stack(BoardStruct):
    """A place of a dungeon: its number from the entrance (the first is 0), the visible card, and what lies under it,
    the lowest first.

    `damage` and `treasure` are what counts now: nothing while the room is asleep or face-down. `marks` are
    `down` (face-down), `secret` (face-down, and the reader knows what others do not), `asleep`, `silenced` (its text is
    void), `bare` (lost its printed treasure), `exchanged` (shows that of another room), `fountain`, `used` (its
    once-per-round ability is), `gift` (placed by `by`, who is not the owner), `portable`."""

    n: int
    card: int
    face: int = UNKNOWN
    under: list[CardAt] = []
    damage: int = 0
    treasure: list[int] = []
    because: list[Because] = []
    marks: list[str] = []
    by: int = NOBODY
    token: int = 0
    coins: int = 0
    """Lying on it."""
    lodger: Lodger | None = None
    """Its miniboss,"""
    knocks: Lodger | None = None
    """and one that is revealed and not yet paid for."""


class Seat(BoardStruct):
    """A player. `dungeon` is under the lowest card of each place, everything else under the id of the card.

    `damage` is that of all active rooms together, `treasure` what lures heroes, by type. `marks` are `out`, `leaving`,
    `barred` (no hero goes in this round), `denied` (cannot win by souls this round), `used` (the boss's ability is),
    `placed` (has placed a card face-down), `doubled` (treasure), `safe` (wounds cannot beat it this round), `taxed`
    (its spells cost a coin), `skipped` (heroes pass over the first room), `unmoved` (texts of rooms and minibosses do
    not affect heroes), `unzoned` (may build advanced rooms anywhere), `promoted` and `sold` (in this round)."""

    boss: list[CardAt] = []
    levelled: bool = False
    xp: int = 0
    rooms: dict[str, int] = {}
    """Room cards in hand: id and face."""
    spells: dict[str, int] = {}
    """Spells in hand: id and face."""
    dungeon: dict[str, Stack] = {}
    entrance: dict[str, Guest] = {}
    souls: int = 0
    wounds: int = 0
    soul_cards: dict[str, int] = {}
    wound_cards: dict[str, int] = {}
    damage: int = 0
    treasure: list[int] = []
    builds: int = 0
    party: int = 0
    """Health that every hero gets who goes in."""
    crushed: int = 0
    """Damage added to all rooms until the end of the round,"""
    roused: int = 0
    """and to the monster rooms."""
    coins: int = 0
    """In the treasury."""
    items: dict[str, Owned] = {}
    """In the scoring area."""
    extra: list[int] = []
    """Treasure added to the dungeon, not to a room, until the end of the round."""
    legacy: int = 0
    """Health that the next hero gets who goes in."""
    forfeits: int = 0
    """Rooms that it has to destroy at the end of the round."""
    guise: int = UNKNOWN
    """The boss whose ability its own has."""
    marks: list[str] = []


class Pending(BoardStruct):
    """An effect that was declared and waits: whose, its source, and what it is aimed at (as anchors)."""

    seat: int
    card: int
    face: int = UNKNOWN
    text: int = 0
    targets: list[str] = []


class Casting(BoardStruct):
    """A spell that has been played and is not done with."""

    card: int
    face: int = UNKNOWN
    seat: int = NOBODY


class BoardState(BoardStruct):
    """The whole table. `phase` is `setup`, `beginning`, `build`, `reveal`, `bait`, `adventure` or `ending`."""

    round: int
    phase: str
    seats: dict[str, Seat]
    order: list[int]
    """All seats, the highest XP first."""
    decks: dict[str, int]
    """How many cards are left of `rooms`, `spells`, `heroes`, `epics` and, where there are any in the game, `items`."""
    active: int = NOBODY
    """Whose turn it is: nobody's when the game is over."""
    town: dict[str, Pulled] = {}
    items: dict[str, Piled] = {}
    """Items in town that nobody carries."""
    estate: dict[str, int] = {}
    """Items of heroes who have just died: their player decides about them."""
    walker: Walker | None = None
    next_up: int = NOTHING
    """The hero who goes in next, while the table may still react."""
    discard: dict[str, Piled] = {}
    known: dict[str, int] = {}
    """Cards of the decks whose faces the reader knows (while looking through a deck)."""
    waiting: list[Pending] = []
    """In the order in which they will resolve."""
    casting: list[Casting] = []
    no_building: bool = False
    souls_to_win: int = SOULS_TO_WIN
    """0 where souls alone do not end the game,"""
    wounds_to_lose: int = WOUNDS_TO_LOSE
    """and where wounds beat nobody."""
    winners: list[int] = []
    variants: list[str] = []
    modules: list[str] = []
    """The rules that came with the sets: `coins`, `items`, `portable`, `splitting`, `explorers`, `hand-abilities`,
    `offers`, `trade`."""
