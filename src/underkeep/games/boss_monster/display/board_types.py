"""The structs of the board that clients receive.

Clients receive changes as JSON merge patches, in which lists are replaced as a whole and null removes a key. Therefore
parts that change alone are in objects by seat or by card id, and `n` gives the order where it matters. Fields with
their default are left out. A face is the number of a printed card; 0 is a card that the viewer does not know.
"""

from __future__ import annotations

import msgspec

from underkeep.core.state import UNKNOWN, CardId, Face, Seat
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE


class BoardStruct(msgspec.Struct, omit_defaults=True, rename="camel"):
    """The base of all structs of the board. Fields with their default are left out."""


class CardAt(BoardStruct):
    """A card and its face."""

    card: CardId
    face: Face = UNKNOWN


class CardInPile(BoardStruct):
    """A card of a pile: its face and its place, from the oldest card on."""

    face: Face
    n: int


class OwnedItem(BoardStruct):
    """An item in a scoring area. `marks` are `up` (it lies face-up and works), `new` (won in this round, not yet
    usable) and `used` (its once-per-round ability was used)."""

    face: Face
    marks: list[str] = []


class MinibossInRoom(BoardStruct):
    """A miniboss under a room, or a miniboss without a level that is not paid for yet. The texts up to its `level`
    apply unless one of the `marks` is `idle` (its room is inactive or face-down). The other marks are `raw` (cannot be
    promoted in this round) and `used` (its once-per-round ability was used)."""

    card: CardId
    face: Face
    level: int = 0
    marks: list[str] = []


class DamageReason(BoardStruct):
    """A reason why a room has other damage than is printed, with the difference.

    `why` is `token`, `boost` (this room, until the end of the round), `dungeon` (all rooms of the dungeon, until the
    end of the round), `roused` (all monster rooms of the dungeon, until the end of the round), `drilled` (all ordinary
    rooms of its type, until the end of the round), `own` (its own text), `help` (the text of the card `card`),
    `fountain` (deals no damage this round), `floor` (never below 0) or `doubled`. An effect that lasts until the end of
    the round has the card that has made it as `card`, if the viewer still sees that card."""

    why: str
    more: int
    card: CardId | None = None
    face: Face = UNKNOWN


class HeroForecast(BoardStruct):
    """The forecast for a hero if all players pass. `end` is `dies`, `boss` (it reaches the boss), `barred` (it may not
    enter) or `town` (it goes back). `room` is the last room that it enters, `place` the number of that room from the
    entrance, and `health` the health of the hero there."""

    end: str
    room: CardId | None = None
    place: int = 0
    health: int = 0


class HeroInTown(BoardStruct):
    """A hero in town: its place (from the oldest hero on), its health, and the treasure that counts for it by seat.

    `goes` is the seat whose dungeon would lure it now. If there is none, `stays` is the reason: `tie`, `nothing` (no
    dungeon has its treasure), `few` (it needs more treasure) or `shunned` (it is not lured in this round). `omen` is
    the forecast for it."""

    face: Face
    n: int
    health: int
    offers: dict[str, int] = {}
    goes: Seat | None = None
    stays: str = ""
    omen: HeroForecast | None = None
    token: int = 0
    item: CardAt | None = None
    """The item that the hero carries."""
    ward: Seat | None = None
    """The only seat whose effects can target the hero."""


class HeroAtEntrance(BoardStruct):
    """A hero at an entrance: its place in the queue, its health, and the forecast for it. `later` means that it enters
    only in the next round, and `stays` that a lasting effect holds it there."""

    face: Face
    n: int
    health: int
    later: bool = False
    stays: bool = False
    omen: HeroForecast | None = None
    token: int = 0
    item: CardAt | None = None
    ward: Seat | None = None


class HeroInDungeon(BoardStruct):
    """The hero in a dungeon and its room. Before the first room there is none."""

    card: CardId
    face: Face
    seat: Seat
    health: int
    room: CardId | None = None
    omen: HeroForecast | None = None
    token: int = 0
    passes_over: int = 0
    item: CardAt | None = None
    ward: Seat | None = None


class Stack(BoardStruct):
    """A place of a dungeon: its number from the entrance (the first is 0), the visible card, and what lies under it,
    the lowest first.

    `damage` and `treasure` are the current values: nothing while the room is deactivated or face-down. `marks` are
    `down` (face-down), `secret` (face-down, and known to the viewer but not to all), `asleep` (deactivated), `silenced`
    (its text is void), `bare` (lost its printed treasure), `exchanged` (shows the treasure of another room),
    `fountain`, `used` (its once-per-round ability was used), `gift` (placed by the seat `by`, which is not the owner)
    and `portable`."""

    n: int
    card: CardId
    face: Face = UNKNOWN
    under: list[CardAt] = []
    damage: int = 0
    treasure: list[int] = []
    because: list[DamageReason] = []
    marks: list[str] = []
    by: Seat | None = None
    token: int = 0
    coins: int = 0
    """The coins on the room."""
    lodger: MinibossInRoom | None = None
    """The miniboss of the room."""
    knocks: MinibossInRoom | None = None
    """A revealed miniboss that is not paid for yet."""


class SeatBoard(BoardStruct):
    """A player. `dungeon` has the id of the lowest card of each place as key; other objects have card ids as keys.

    `damage` is the damage of all active rooms together, `treasure` the treasure that lures heroes, by type. `marks` are
    `out` (eliminated), `leaving` (resigning), `barred` (no hero enters this round), `denied` (cannot win by souls this
    round), `used` (the ability of the boss was used), `placed` (has placed a card face-down), `doubled` (treasure),
    `safe` (cannot lose by wounds this round), `taxed` (its spells cost a coin), `skipped` (heroes skip the first room),
    `unmoved` (texts of rooms and minibosses do not affect heroes), `unzoned` (may build advanced rooms anywhere),
    `promoted` (has promoted a miniboss this round) and `sold` (has traded a room card this round)."""

    boss: list[CardAt] = []
    levelled: bool = False
    xp: int = 0
    rooms: dict[str, Face] = {}
    """Room cards in hand: id and face."""
    spells: dict[str, Face] = {}
    """Spells in hand: id and face."""
    dungeon: dict[str, Stack] = {}
    entrance: dict[str, HeroAtEntrance] = {}
    souls: int = 0
    wounds: int = 0
    soul_cards: dict[str, Face] = {}
    wound_cards: dict[str, Face] = {}
    damage: int = 0
    treasure: list[int] = []
    builds: int = 0
    party: int = 0
    """Additional health for every hero who enters."""
    crushed: int = 0
    """Additional damage of all rooms until the end of the round."""
    roused: int = 0
    """Additional damage of the monster rooms until the end of the round."""
    coins: int = 0
    """The coins of the player."""
    items: dict[str, OwnedItem] = {}
    """The items in the scoring area."""
    extra: list[int] = []
    """Treasure added to the dungeon, not to a room, until the end of the round."""
    legacy: int = 0
    """Additional health for the next hero who enters."""
    forfeits: int = 0
    """The number of rooms that the player must destroy at the end of the round."""
    guise: Face = UNKNOWN
    """The face of the boss whose ability the player's boss has copied."""
    marks: list[str] = []


class WaitingEffect(BoardStruct):
    """A waiting effect: its seat, its source, and its targets as anchors."""

    seat: Seat
    card: CardId
    face: Face = UNKNOWN
    text: int = 0
    targets: list[str] = []


class PlayedSpell(BoardStruct):
    """A spell that has been played and is not resolved yet."""

    card: CardId
    face: Face = UNKNOWN
    seat: Seat | None = None


class BoardState(BoardStruct):
    """The whole table. `phase` is `setup`, `beginning`, `build`, `reveal`, `bait`, `adventure` or `ending`."""

    round: int
    phase: str
    seats: dict[str, SeatBoard]
    order: list[Seat]
    """All seats, in the order of XP."""
    decks: dict[str, int]
    """The number of cards left of `rooms`, `spells`, `heroes`, `epics` and, if the game has any, `items`."""
    active: Seat | None = None
    """The seat whose turn it is, or null while nobody acts and when the game is over."""
    town: dict[str, HeroInTown] = {}
    items: dict[str, CardInPile] = {}
    """Items in town that no hero carries."""
    estate: dict[str, Face] = {}
    """Items of heroes who have just died, about which a player still decides."""
    walker: HeroInDungeon | None = None
    next_up: CardId | None = None
    """The hero who enters next, while players may still react."""
    discard: dict[str, CardInPile] = {}
    known: dict[str, Face] = {}
    """Cards of the decks whose faces the viewer knows, while the viewer looks through a deck."""
    waiting: list[WaitingEffect] = []
    """The waiting effects, in the order in which they will resolve."""
    casting: list[PlayedSpell] = []
    no_building: bool = False
    souls_to_win: int = SOULS_TO_WIN
    """The number of souls that ends the game, or 0 if souls alone do not end it."""
    wounds_to_lose: int = WOUNDS_TO_LOSE
    """The number of wounds that eliminates a player, or 0 if wounds do not eliminate."""
    winners: list[Seat] = []
    variants: list[str] = []
    modules: list[str] = []
    """The rule modules of the sets: `coins`, `items`, `portable`, `splitting`, `explorers`, `hand-abilities`,
    `offers`, `trade`."""
