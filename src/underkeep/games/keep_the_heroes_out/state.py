"""The state of a game of Keep the Heroes Out!: the map, the pieces on it, and the cards."""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

import msgspec

from underkeep.core.state import CardId, Face, Seat, State, plain_data


def names_of(kinds: type[IntEnum]) -> tuple[str, ...]:
    """Return the names of the members of an enum in lower case, as texts and positions write them."""
    return tuple(kind.name.lower() for kind in kinds)


ClanNumber = NewType("ClanNumber", int)
"""The number of a clan in the list of clans."""

TREASURY, SEWERS, WORKSHOP, LIBRARY, CATACOMBS, FORGE = range(6)
ALCHEMIST, STUDY, BEAST_TAMER, PRISON, LABORATORY, GREAT_BUILDER = range(6, 12)
ROOMS = (
    "treasury", "sewers", "workshop", "library", "catacombs", "forge",
    "alchemist", "study", "beast_tamer", "prison", "laboratory", "great_builder",
)  # fmt: skip


class Icon(IntEnum):
    """The icon of a room."""

    BONES = 0
    EYE = 1
    HAT = 2
    SWORDS = 3
    GEM = 4
    SPECIAL = 5


BONES, EYE, HAT, SWORDS, GEM, SPECIAL = ICON_KINDS = tuple(Icon)
ICONS = names_of(Icon)
ROOMS_OF = (
    (SEWERS, BEAST_TAMER),
    (CATACOMBS, STUDY),
    (LIBRARY, ALCHEMIST),
    (FORGE, WORKSHOP),
    (TREASURY,),
    (PRISON, LABORATORY, GREAT_BUILDER),
)
"""The rooms with each icon (KHO-6.7)."""


class Token(IntEnum):
    """A kind of token that monsters carry: a resource or a trap."""

    FROG = 0
    COIN = 1
    BONE = 2
    BOOK = 3
    TRAP = 4


FROG, COIN, BONE, BOOK, TRAP = TOKEN_KINDS = tuple(Token)
TOKENS = names_of(Token)
RESOURCES = (FROG, COIN, BONE, BOOK)


class Portal(IntEnum):
    """The portal of a room."""

    NONE = 0
    UNFINISHED = 1
    FINISHED = 2


NO_PORTAL, UNFINISHED, FINISHED = Portal


class HeroClass(IntEnum):
    """The class of a hero."""

    WARRIOR = 0
    ROGUE = 1
    ARCHER = 2
    MAGE = 3
    CHAMPION = 4


WARRIOR, ROGUE, ARCHER, MAGE, CHAMPION = HeroClass
CLASSES = names_of(HeroClass)
HEROES_PER_CLASS = 5
"""The number of hero tokens of each class (KHO-3.6)."""
CLASS_OF = (*(kind for kind in (WARRIOR, ROGUE, ARCHER, MAGE) for _ in range(HEROES_PER_CLASS)), CHAMPION)
"""The class of each hero token (KHO-3.6). The last token is the champion of a page."""
THE_CHAMPION = len(CLASS_OF) - 1

MAX_TOKENS = 5
"""The number of tokens of each resource, and of traps (KHO-3.7, KHO-3.8)."""
MAX_PORTALS = 10
"""The number of portals (KHO-3.8)."""
MAX_EVENT_TOKENS = 5
"""The number of event tokens (KHO-3.8)."""


class DueStep(IntEnum):
    """The due step of a hero: none, its class ability (step 2), checking the room after a summons or after a charge
    (step 3), inspiring (step 4), or the step that the room demands (steps 5 to 8)."""

    EXHAUSTED = 0
    SUMMONED = 1
    ARRIVED = 2
    ENTERED = 3
    INSPIRES = 4
    ACTS = 5


EXHAUSTED, SUMMONED, ARRIVED, ENTERED, INSPIRES, ACTS = DueStep


class Phase(IntEnum):
    """A phase of a turn, or the setup before the first turn."""

    SETUP = 0
    PLAY = 1
    EXCHANGE = 2
    CLEANUP = 3
    RAID = 4
    ENDING = 5


SETUP, PLAY, EXCHANGE, CLEANUP, RAID, ENDING = Phase
PHASES = names_of(Phase)


class Level(IntEnum):
    """The level of difficulty."""

    FAMILY = 0
    CHALLENGE = 1
    HARDCORE = 2


FAMILY, CHALLENGE, HARDCORE = Level
LEVELS = names_of(Level)
HAND_SIZE, LOOT_ROW_SIZE, LAST_WAVE = 5, 5, 2


class ClanCards(msgspec.Struct, frozen=True, array_like=True):
    """A clan and its tactics cards."""

    clan: ClanNumber
    cards: tuple[Face, ...]


class MonsterAttack(msgspec.Struct, frozen=True, array_like=True):
    """An attack of a hero on a monster of a seat."""

    hero: int
    seat: Seat
    monster: int


@plain_data
class KeepState(State):
    """The state of one game. Decks and piles are lists of card ids, the top card last. Lists by seat, by room and by
    hero token are indexed by these numbers."""

    # --- the game
    scenario: str
    """The id of a page of the Dungeon Book, or the whole text of a page that a player has written."""
    level: Level
    wave: int
    turns: int
    """The number of turns that have begun."""
    active: Seat
    phase: Phase
    voting: bool
    """Whether decisions of all players are put to the vote (KHO-21.3, KHO-21.4)."""
    votes: list[int]
    """The numbers of the options voted for so far, from the active player on. Empty while there is no vote."""
    then: str
    """The step at which play continues when all heroes are exhausted."""
    raid: int
    """The number of Guild cards still to be turned up in this raid (KHO-15.1)."""
    gambled: bool
    """Whether the gamble of this turn is used up (KHO-12.1)."""

    # --- the map
    cell: list[int | None]
    """By room: the cell of its tile (see `dungeon_map.cell_number`), or None."""
    turned: list[int]
    """By room: the number of quarter turns of its tile, clockwise."""
    tokens: list[list[int]]
    """By room: the number of tokens of each kind of TOKENS."""
    portal: list[Portal]
    """By room: its portal."""
    treasure: list[list[CardId]]
    """By room: the treasures in it."""
    rubble: list[int]
    """The closed corridors (see `dungeon_map.corridor_number`)."""
    flooded: list[int]
    """The flooded rooms."""
    stage: int | None
    """The room with the stage, or None."""

    # --- monsters and heroes
    tactics: tuple[ClanCards, ...]
    """The clans that can be chosen, each with its tactics cards."""
    clan: list[ClanNumber | None]
    """By seat: its clan, or None before it has chosen one."""
    spare_clan: ClanNumber | None
    """The clan whose cards are in the loot deck for the Laboratory (KHO-4.12)."""
    monster: list[list[int | None]]
    """By seat: the room of each monster, or None for the lair."""
    harm: list[list[int]]
    """By seat: the damage on each monster."""
    hero: list[int | None]
    """By hero token: its room, or None for the reserve."""
    due: list[DueStep]
    """By hero token: its due step."""
    bruise: list[int]
    """By hero token: its damage."""
    attack: tuple[MonsterAttack, ...]
    """The attack that can be defended now. Empty at all other times."""

    # --- cards
    deck: list[list[CardId]]
    hand: list[list[CardId]]
    area: list[list[CardId]]
    """By seat: its play area."""
    discard: list[list[CardId]]
    loot_deck: list[CardId]
    loot_row: list[CardId]
    guild_deck: list[CardId]
    guild_discard: list[CardId]
    reserve: list[CardId]
    """The treasures that are not in the dungeon."""
    first_treasure: CardId
    """The id of the first treasure. The other treasures follow it."""
    values_of: list[int]
    """The values of all treasures in the order of their ids. All players see them (KHO-4.3)."""
    plans: list[CardId]
    """The face-down stack of the Great Builder."""
    projects: list[CardId]
    """The open plans of the Great Builder."""
    built: list[CardId]
    """The plans that have been built."""

    gone: list[CardId]
    """Cards that are not in this game, because a written position may have fewer cards than an ordinary game."""

    # --- the card being played
    playing: CardId | None
    """The card that is being played, or None."""
    lefts: list[list[int]]
    """By open side of the card that is being played: its open actions before an arrow, or all open actions of a side
    without an arrow."""
    rights: list[list[int]]
    """By open side of the card that is being played: its open actions behind an arrow."""
    places: list[int | None]
    """By open side of the card that is being played: the room in which the actions before its arrow were done, or
    None."""
    swarm: list[int]
    """The monsters of a horde that have not acted yet."""
    swarm_action: int | None
    """The action of each monster of the horde; None before the first horde."""
