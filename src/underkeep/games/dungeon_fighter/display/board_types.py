"""The structs of the board that a client gets.

A client gets changes as JSON merge patches, in which lists are replaced whole and null removes a key. For this reason,
things that change independently are objects of their own; where their order matters, `n` gives it. Fields with their
default value are left out. A face is the number of a printed card; 0 is a card that the viewer does not know.

A pose is seven whole numbers: x, y, z in hundredths of millimetres and the rotation x, y, z, w in 32,767ths. The centre
of the target is the origin, x runs east, y north, z up. A thing without a pose has no known position.
"""

from __future__ import annotations

import msgspec

from underkeep.core.state import UNKNOWN, CardId, Face, Seat
from underkeep.games.dungeon_fighter.state import FighterNumber


class BoardStruct(msgspec.Struct, omit_defaults=True, rename="camel"):
    """A struct of the board. Fields with their default value are left out."""


# --- cards and heroes -----------------------------------------------------------------------------------


class Piled(BoardStruct):
    """A card in a pile: its face and its place."""

    face: Face
    n: int


class Carried(BoardStruct):
    """A piece of equipment. It is `turned` after its use in this fight, and `declared` while it is used with this
    throw."""

    face: Face
    n: int
    turned: bool = False
    declared: bool = False


class Fighter(BoardStruct):
    """A hero of the party: its seat, its card (`hero` is its id, `key` the id of the printed card) and its life, of at
    most `most`. `scars` are colours, `upgrades` are `ready` or `spent` by colour. Before the choice there is no hero.
    """

    seat: Seat
    life: int
    most: int
    hero: str = ""
    key: str = ""
    face: Face = UNKNOWN
    scars: list[str] = []
    upgrades: dict[str, str] = {}
    experience: int = 0
    gear: dict[str, Carried] = {}
    trophies: dict[str, Piled] = {}
    stunned: bool = False
    dead: bool = False


class Monster(BoardStruct):
    """The monster or big bad of the fight: its card, its life, of at most `most`, and the coins on it. Techniques that
    are `asleep` wake one by one with each hit. `tune` and `brawler` are active tokens of heroes on it."""

    card: CardId
    face: Face
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
    """The room of the fight, with its number of stall symbols."""

    card: CardId
    face: Face
    stalls: int


class Demand(BoardStruct):
    """A technique that the next throw must meet, and its sources: anchors of cards, or `token:tune`."""

    technique: str
    sources: list[str]


class Chest(BoardStruct):
    """The chest of the team."""

    coins: int = 0
    white: int = 0
    rarities: dict[str, Piled] = {}


# --- things on the table --------------------------------------------------------------------------------


class LyingDie(BoardStruct):
    """A die that was thrown and has not been picked up."""

    die: str
    place: str
    section: int = 0
    pose: list[int] = []


class LyingTemplate(BoardStruct):
    """A template on the target: `frost` or `weak-point`."""

    kind: str
    pose: list[int] = []


class Landing(BoardStruct):
    """The outcome of a die while the throw is being resolved. `line` has the sections that it lies in, if there are
    several. `corners` has pairs of a section (0 for the margin and outside) and the number of corners there. `failed`
    has techniques."""

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
    """Whether this is the water cube that counts."""


class Patch(BoardStruct):
    """A section of the target between two radii (centimetres) and two bearings (degrees from north, clockwise)."""

    value: int
    inner: float
    outer: float
    start: float = 0.0
    end: float = 360.0


class DieShape(BoardStruct):
    """The shape of a die: its number of sides, its edge and its rounding in centimetres, and what each face shows.
    Faces of a cube are +x, -x, +y, -y, +z, -z. A four-sided die is read by the corner that is up; `tips` are the
    directions of its corners."""

    sides: int
    size: float
    rounding: float
    shows: list[str]
    tips: list[list[float]] = []


class Furniture(BoardStruct):
    """The size of everything on the table, in centimetres. It does not change during a game."""

    half: list[float]
    """Half of the table: east to west, and north to south."""
    radius: float
    play_radius: float
    thickness: float
    holes: list[list[float]]
    """The centres of the holes, from number 1 on."""
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
    """The distance of the hand from the centre when it lets go, and its height above the table."""
    dice: dict[str, DieShape]


class BoardState(BoardStruct):
    """The whole table. `phase` is `setup`, `dungeon`, `combat`, `rest`, `shopping` or `battle`; `boss`, `active`,
    `slayer` are places of the party. `stalls` is the number of symbols on the visited rooms, of which `wanted` lead to
    the stall; `shops` is the number of shopping phases that are over, of 3. `die` is the chosen die. `level` is the
    level on the back of the next monster. `over` is `won` or `lost`."""

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
    boss: FighterNumber | None = None
    active: FighterNumber | None = None
    slayer: FighterNumber | None = None
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
    level: int | None = None
    stall_deck: int = 0
    over: str = ""


class PracticeTable(BoardStruct):
    """A practice table: the die to throw, its demands, and everything that lies and stands there already. Each lying
    die or template is on the table and has a pose. `tossing` is the template to toss, `frost` or `weak-point`; it is
    empty if the die is thrown."""

    die: str = "red"
    required: list[str] = []
    target: str = "rings"
    dice: str = "cubes"
    lying: dict[str, LyingDie] = {}
    icebergs: list[int] = []
    tossing: str = ""
    templates: dict[str, LyingTemplate] = {}
