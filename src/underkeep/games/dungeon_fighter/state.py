"""The position of a game of Dungeon Fighter: the party, the chest, the decks, and what lies on the target."""

from __future__ import annotations

import msgspec

from underkeep.core.state import State, plain_data
from underkeep.games.dungeon_fighter.physics.outcome import Landed, Pose

NOBODY = NOTHING = -1

RED, GREEN, BLUE, WHITE, SNOW_DIE, WATER = range(6)
DICE = ("red", "green", "blue", "white", "snow", "water")
COLOURS = (RED, GREEN, BLUE)
WATER_CUBES = 3

FROST_ONE, FROST_TWO, WEAK = range(3)
TEMPLATES = ("frost one", "frost two", "weak point")
FROSTS = (FROST_ONE, FROST_TWO)
HOLES = 4

SIMULATED, COMPANION, MADE_UP = range(3)
THROWS = ("simulated", "companion", "made-up")
"""Who says where a die comes to rest: the physics, people at a real table, or in tests chance alone."""
RINGS, PATCHES = range(2)
TARGETS = ("rings", "patches")
CUBES, TETRAHEDRA = range(2)
SHAPES = ("cubes", "tetrahedra")

NORMAL, HARD, INFERNAL = range(3)
DIFFICULTIES = ("normal", "hard", "infernal")
EXTRA_LIFE = (0, 2, 4)
"""What monsters have more (DF-3.10)."""

SETUP, DUNGEON, COMBAT, REST, SHOPPING, BATTLE = range(6)
PHASES = ("setup", "dungeon", "combat", "rest", "shopping", "battle")

FULL_LIFE, LIFE_OF_SCAR, MOST_SCARS = 9, 2, 3
MOST_COINS, MOST_WHITE = 30, 9
MOST_EXPERIENCE = 3
SHOPS = 3
STALLS_TO_SHOP, STALLS_TO_SHOP_BALLADS = 10, 11
DIE_PRICE = 2
OVERKILL = -3
CENTRE_VALUE = 10

NO_UPGRADE, READY, SPENT = range(3)
UPGRADES = ("none", "ready", "spent")


class Lying(msgspec.Struct, frozen=True, array_like=True):
    """A die that was thrown and has not been picked up (DF-6.10)."""

    die: int
    place: str
    section: int = 0
    pose: Pose = ()


class Template(msgspec.Struct, frozen=True, array_like=True):
    """A template on the target (DF-19.1)."""

    kind: int
    pose: Pose = ()


@plain_data
class FighterState(State):
    """Decks and piles are lists of card ids, the top card last. Heroes are numbered around the table from 0; lists with
    one entry per hero are indexed so. In a solo game one player has two of them."""

    # --- the game
    difficulty: int
    ballads: bool
    combined: bool
    """Whether the heroes of all boxes play (DF-22.1)."""
    judged: int
    """Who says where dice come to rest: one of THROWS."""
    target: int
    shape: int
    """Of the coloured and white dice."""
    rolled: int
    """How many throws and tosses there have been: each has its own tremor of the hand."""
    round: int
    phase: int
    shops: int
    """How many shopping phases have been closed."""
    trades: int
    """How often equipment has changed hands in this rest."""

    # --- the party
    hero: list[int]
    """Which hero card, or NOBODY before it is chosen."""
    life: list[int]
    scars: list[list[int]]
    dead: list[bool]
    experience: list[int]
    upgrades: list[list[int]]
    """By colour: NO_UPGRADE, READY or SPENT."""
    gear: list[list[int]]
    trophies: list[list[int]]
    turned: list[int]
    """Armour that was used in this fight."""
    tune: bool
    """Whether the Catchy Tune lies active on the monster,"""
    brawler: bool
    """and the Brawler."""
    boss: int
    active: int
    last: int
    """Who threw last in this fight,"""
    slayer: int
    """and who dealt the last blow."""

    # --- the chest
    coins: int
    white: int
    rarities: list[int]

    # --- the decks
    room_deck: list[int]
    path: list[int]
    """The two rooms that the boss looks at."""
    room: list[int]
    visited: list[int]
    room_discard: list[int]
    monster_deck: list[int]
    monster: list[int]
    """The monster or the big bad that is being fought."""
    beaten: list[int]
    stall_deck: list[int]
    stall: list[int]
    """What is for sale, or is being given away."""
    discard: list[int]
    big_bads: list[int]
    gone: list[int]
    """Cards that have left the game."""

    # --- the fight
    monster_life: int
    annihilated: bool
    """Whether the last blow was ultra-critical."""
    loot: int
    """The coins on the monster."""
    hits: int
    """How many hits have counted: a mad monster wakes one technique with each (DF-17.3)."""
    ready: list[int]
    """The dice that can be thrown: coloured and special ones."""
    lying: tuple[Lying, ...]
    templates: tuple[Template, ...]
    icebergs: list[int]
    """The holes with an iceberg, 1 to 4."""

    # --- the throw
    die: int
    """The die that was chosen, or NOTHING."""
    declared: list[int]
    """The weapons that are used with this throw,"""
    roundhouse: bool
    """and whether the roundhouse was chosen for the tune (DF-8.33)."""
    landed: tuple[Landed, ...]
    """What became of the throw, while it is being judged."""
    picked: int
    """Which of the water cubes counts."""
    tossing: int
    """The template that is to be tossed, or NOTHING."""
