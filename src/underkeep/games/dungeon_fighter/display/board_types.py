"""What the board of Dungeon Fighter, and the question how to throw, are made of on their way to a client.

A client is told of changes by JSON merge patches, in which lists are replaced whole and null removes a key. So what
changes alone stands in an object of its own; where the order matters, `n` says it. What has its ordinary value is left
out. A face is the number of a printed card; 0 is a card that the reader does not know.

A pose is seven whole numbers: x, y, z in hundredths of millimetres and the turn x, y, z, w in 32,767ths. The centre of
the target is the origin, x runs east, y north, z up. Without a pose nobody knows where exactly something lies.
"""

from __future__ import annotations

import msgspec

from underkeep.games.dungeon_fighter.state import NOBODY, NOTHING


class BoardStruct(msgspec.Struct, omit_defaults=True, rename="camel"):
    """Fields that have their default are left out."""


# --- cards and people -----------------------------------------------------------------------------------


class Piled(BoardStruct):
    """A card: its face and its place."""

    face: int
    n: int


class Carried(BoardStruct):
    """A piece of equipment; `turned` if it was used in this fight, `declared` if it is used with this throw."""

    face: int
    n: int
    turned: bool = False
    declared: bool = False


class Fighter(BoardStruct):
    """A hero of the party: whose it is, the card (`hero` is its id, `key` that of the printed card), life of `most`.
    `scars` are colours, `upgrades` are `ready` or `spent` by colour. Before it is chosen there is no hero."""

    seat: int
    life: int
    most: int
    hero: str = ""
    key: str = ""
    face: int = 0
    scars: list[str] = []
    upgrades: dict[str, str] = {}
    experience: int = 0
    gear: dict[str, Carried] = {}
    trophies: dict[str, Piled] = {}
    stunned: bool = False
    dead: bool = False


class Monster(BoardStruct):
    """The monster or big bad that is fought: its card, its life of `most`, the coins on it. Techniques that are
    `asleep` wake one by one with each hit. The tokens of heroes lie on it while they are active."""

    card: int
    face: int
    life: int
    most: int
    loot: int = 0
    awake: list[str] = []
    asleep: list[str] = []
    careless: bool = False
    big_bad: bool = False
    tune: bool = False
    brawler: bool = False


class Room(BoardStruct):
    """The room of the fight, with its stall symbols."""

    card: int
    face: int
    stalls: int


class Demand(BoardStruct):
    """A technique that the next throw must meet, and what demands it: anchors of cards, or `token:tune`."""

    technique: str
    sources: list[str]


class Chest(BoardStruct):
    """The chest of the team."""

    coins: int = 0
    white: int = 0
    rarities: dict[str, Piled] = {}


# --- what lies on the table -----------------------------------------------------------------------------


class LyingDie(BoardStruct):
    """A die that was thrown and not picked up."""

    die: str
    place: str
    section: int = 0
    pose: list[int] = []


class LyingTemplate(BoardStruct):
    """A template on the target: `frost` or `weak-point`."""

    kind: str
    pose: list[int] = []


class Landing(BoardStruct):
    """What became of a die that is being judged. `line` are the sections that it lies in, if they are several,
    `corners` pairs of a section (0: margin, outside) and how many corners lie there; `failed` are techniques."""

    place: str
    hit: bool = False
    section: int = 0
    line: list[int] = []
    shows: str = ""
    bounced: bool = True
    failed: list[str] = []
    icebergs: list[int] = []
    corners: list[list[int]] = []
    pose: list[int] = []
    picked: bool = False
    """Of water cubes: the one that counts."""


class Patch(BoardStruct):
    """A section of the target between two radii (centimetres) and two bearings (degrees from north, clockwise)."""

    value: int
    inner: float
    outer: float
    start: float = 0.0
    end: float = 360.0


class DieShape(BoardStruct):
    """A die: its sides, its edge and its rounding in centimetres, and what shows by face. Faces of a cube are +x, -x,
    +y, -y, +z, -z; a four-sided die is read by the corner that is up, of which `tips` are the directions."""

    sides: int
    size: float
    rounding: float
    shows: list[str]
    tips: list[list[float]] = []


class Furniture(BoardStruct):
    """How big everything on the table is, in centimetres. It never changes while a game is played."""

    half: list[float]
    """Of the table: east to west, and north to south."""
    radius: float
    play_radius: float
    thickness: float
    holes: list[list[float]]
    """Their middles, from number 1 on."""
    hole_radius: float
    sections: list[Patch]
    pond: list[float]
    """Inner radius, outer radius, height."""
    floe: list[float]
    """Radius, height."""
    wall: list[float]
    """Length, height, thickness."""
    waterfall: list[float]
    """Length, width, thickness, height of the lips, height of the lower edge above the table."""
    iceberg: list[float]
    """Radius, height."""
    frost: list[float]
    """Radius, radius of its hole, thickness."""
    weak_point: list[float]
    """Radius, thickness."""
    hand: list[float]
    """How far from the centre the hand lets go, and how high above the table."""
    dice: dict[str, DieShape]


class BoardState(BoardStruct):
    """The whole table. `phase` is `setup`, `dungeon`, `combat`, `rest`, `shopping` or `battle`; `boss`, `active`,
    `slayer` are numbers of the party. `stalls` counts the symbols of the visited rooms, of which `wanted` lead to the
    stall; `shops` counts the times that it was visited, of 3. `die` is the die that was chosen. `level` is the level
    of the next monster, as its back tells it. `over` is `won` or `lost`."""

    phase: str
    round: int
    difficulty: str
    party: dict[str, Fighter]
    wanted: int
    target: str
    dice: str
    furniture: Furniture
    ballads: bool = False
    companion: bool = False
    boss: int = NOBODY
    active: int = NOBODY
    slayer: int = NOBODY
    monster: Monster | None = None
    room: Room | None = None
    stalls: int = 0
    shops: int = 0
    chest: Chest = msgspec.field(default_factory=Chest)
    supply: Chest = msgspec.field(default_factory=Chest)
    ready: list[str] = []
    die: str = ""
    required: list[Demand] = []
    pieces: list[str] = []
    """The pieces that the next throw needs."""
    roundhouse: bool = False
    landed: list[Landing] = []
    lying: dict[str, LyingDie] = {}
    templates: dict[str, LyingTemplate] = {}
    icebergs: list[int] = []
    tossing: str = ""
    path: dict[str, Piled] = {}
    stall: dict[str, Piled] = {}
    visited: dict[str, Piled] = {}
    beaten: dict[str, Piled] = {}
    discard: dict[str, Piled] = {}
    room_deck: int = 0
    monster_deck: int = 0
    level: int = NOTHING
    stall_deck: int = 0
    over: str = ""


class PracticeTable(BoardStruct):
    """A practice table: what is thrown, under which demands, and what lies and stands there already. Only what lies on
    the table is here, each die with its pose."""

    die: str = "red"
    required: list[str] = []
    target: str = "rings"
    dice: str = "cubes"
    lying: dict[str, LyingDie] = {}
    icebergs: list[int] = []
