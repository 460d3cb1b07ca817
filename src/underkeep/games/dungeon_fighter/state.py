"""The state of a game of Dungeon Fighter: the party, the chest, the decks, and everything that lies on the target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NewType, cast

import msgspec

from underkeep.core.state import CardId, State, plain_data
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, Pose


def names_of(kinds: type[IntEnum]) -> tuple[str, ...]:
    """Return the names of the members of an enum in lower case, as texts and positions write them."""
    return tuple(kind.name.lower() for kind in kinds)


HeroNumber = NewType("HeroNumber", int)
"""The number of a hero card in the list of heroes."""
FighterNumber = NewType("FighterNumber", int)
"""The number of a hero of the party: its place around the table, from 0. In a solo game one seat has two heroes."""


class Die(IntEnum):
    """A kind of die. The first three are the colours, which abilities, scars and upgrades have too."""

    RED = 0
    GREEN = 1
    BLUE = 2
    WHITE = 3
    SNOW = 4
    WATER = 5


RED, GREEN, BLUE, WHITE, SNOW_DIE, WATER = Die
DICE = names_of(Die)
COLOURS = (RED, GREEN, BLUE)
WATER_CUBES = 3


class TemplateKind(IntEnum):
    """A template that is tossed onto the target."""

    FROST_ONE = 0
    FROST_TWO = 1
    WEAK_POINT = 2


FROST_ONE, FROST_TWO, WEAK = TemplateKind
TEMPLATES = tuple(name.replace("_", " ") for name in names_of(TemplateKind))
FROSTS = (FROST_ONE, FROST_TWO)
HOLE_COUNT = 4


class ThrowSource(IntEnum):
    """Where the outcome of a throw comes from: the physics engine, people with real dice, or chance alone (for
    tests)."""

    SIMULATED = 0
    COMPANION = 1
    MADE_UP = 2


SIMULATED, COMPANION, RANDOM_THROWS = ThrowSource
THROW_SOURCES = tuple(name.replace("_", "-") for name in names_of(ThrowSource))
"""The words of setups for the throw sources."""


class Target(IntEnum):
    """The target at which dice are thrown."""

    RINGS = 0
    PATCHES = 1


RINGS, PATCHES = Target
TARGETS = names_of(Target)


class DiceShape(IntEnum):
    """The shape of the coloured and the white dice."""

    CUBES = 0
    TETRAHEDRA = 1


CUBES, TETRAHEDRA = DiceShape
DICE_SHAPES = names_of(DiceShape)


class Difficulty(IntEnum):
    """The difficulty of a game (DF-3.10)."""

    NORMAL = 0
    HARD = 1
    INFERNAL = 2


NORMAL, HARD, INFERNAL = Difficulty
DIFFICULTIES = names_of(Difficulty)
EXTRA_LIFE = (0, 2, 4)
"""The additional life of each monster, by difficulty (DF-3.10)."""


class Phase(IntEnum):
    """A phase of a round, or the setup before the first round."""

    SETUP = 0
    DUNGEON = 1
    COMBAT = 2
    REST = 3
    SHOPPING = 4
    BATTLE = 5


SETUP, DUNGEON, COMBAT, REST, SHOPPING, BATTLE = Phase
PHASES = names_of(Phase)

FULL_LIFE, SCAR_LIFE_LOSS, MAX_SCARS = 9, 2, 3
MAX_COINS, MAX_WHITE_DICE = 30, 9
MAX_EXPERIENCE = 3
SHOP_COUNT = 3
STALLS_TO_SHOP, STALLS_TO_SHOP_BALLADS = 10, 11
DIE_PRICE = 2
OVERKILL_LIFE = -3
CENTRE_VALUE = 10


class Upgrade(IntEnum):
    """The upgrade of an ability of a hero (DF-20)."""

    NONE = 0
    READY = 1
    SPENT = 2


NO_UPGRADE, READY, SPENT = Upgrade
UPGRADES = names_of(Upgrade)


class LyingDie(msgspec.Struct, frozen=True, array_like=True):
    """A die that was thrown and has not been picked up (DF-6.10)."""

    die: Die
    place: str
    section: int = 0
    pose: Pose = ()


class Template(msgspec.Struct, frozen=True, array_like=True):
    """A template on the target (DF-19.1)."""

    kind: TemplateKind
    pose: Pose = ()


@plain_data
class FighterState(State):
    """The state of a game. Decks and piles are lists of card ids, the top card last. Heroes are numbered around the
    table from 0; lists with one entry per hero have this index. In a solo game one player has two heroes."""

    # --- the game
    difficulty: Difficulty
    ballads: bool
    combined: bool
    """Whether the heroes of all boxes can be played (DF-22.1)."""
    judged: ThrowSource
    target: Target
    shape: DiceShape
    """The shape of the coloured and the white dice."""
    throw_count: int
    """The number of throws and tosses so far. Each of them has its own random tremor."""
    round: int
    phase: Phase
    shops: int
    """The number of shopping phases that are over."""
    trades: int
    """The number of trades in this rest."""

    # --- the party
    hero: list[HeroNumber | None]
    """The hero card of each place, or None before it is chosen."""
    hero_cards: tuple[HeroNumber, ...]
    """The hero cards that can be chosen."""
    life: list[int]
    scars: list[list[Die]]
    """The colours of the scars of each hero."""
    dead: list[bool]
    experience: list[int]
    upgrades: list[list[Upgrade]]
    """The upgrade of each colour."""
    gear: list[list[CardId]]
    trophies: list[list[CardId]]
    used_armour: list[CardId]
    """The armour that was used in this fight."""
    tune: bool
    """Whether the Catchy Tune token lies active on the monster."""
    brawler: bool
    """Whether the Brawler token lies active on the monster."""
    boss: FighterNumber | None
    active: FighterNumber | None
    last_thrower: FighterNumber | None
    """The hero who threw last in this fight, or None."""
    slayer: FighterNumber | None
    """The hero who dealt the last blow in this fight, or None."""

    # --- the chest
    coins: int
    white: int
    rarities: list[CardId]

    # --- the decks
    id_ranges: tuple[int, ...]
    """Where the ids of rooms, monsters of each level, equipment and big bads end (see `cards.card_ids`)."""
    room_deck: list[CardId]
    path: list[CardId]
    """The two rooms that the boss looks at."""
    room: list[CardId]
    visited: list[CardId]
    room_discard: list[CardId]
    monster_deck: list[CardId]
    monster: list[CardId]
    """The monster or the big bad of this fight."""
    beaten: list[CardId]
    stall_deck: list[CardId]
    stall: list[CardId]
    """The cards that are for sale, or are given away."""
    discard: list[CardId]
    big_bads: list[CardId]
    gone: list[CardId]
    """The cards that have left the game."""

    # --- the fight
    monster_life: int
    annihilated: bool
    """Whether the last blow was ultra-critical."""
    loot: int
    """The coins on the monster."""
    hits: int
    """The number of hits that counted. A mad monster wakes one technique with each of them (DF-17.3)."""
    ready: list[Die]
    """The coloured and special dice that can be thrown."""
    lying: tuple[LyingDie, ...]
    templates: tuple[Template, ...]
    icebergs: list[int]
    """The holes that have an iceberg, 1 to 4."""

    # --- the throw
    die: Die | None
    """The die that the active hero has chosen, or None."""
    declared_weapons: list[CardId]
    """The weapons that the active hero uses with this throw."""
    roundhouse: bool
    """Whether the active hero chose the roundhouse for the Catchy Tune (DF-8.33)."""
    die_outcomes: tuple[DieOutcome, ...]
    """The outcome of each thrown die while the throw is being resolved."""
    picked_cube: int
    """The water cube that counts."""
    template_to_toss: TemplateKind | None
    """The template that is to be tossed, or None."""


def party_of(state: FighterState) -> Sequence[FighterNumber]:
    """Return all heroes of the party in order, the dead ones too."""
    return _fighter_range(len(state.hero))


_fighter_range = cast("Callable[[int], Sequence[FighterNumber]]", range)
