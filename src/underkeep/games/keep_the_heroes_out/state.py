"""The position of a game of Keep the Heroes Out!: the map, what stands and lies on it, and the cards."""

from __future__ import annotations

from underkeep.core.state import State, plain_data

NOBODY = NOTHING = NOWHERE = -1

TREASURY, SEWERS, WORKSHOP, LIBRARY, CATACOMBS, FORGE = range(6)
ALCHEMIST, STUDY, BEAST_TAMER, PRISON, LABORATORY, GREAT_BUILDER = range(6, 12)
ROOMS = (
    "treasury", "sewers", "workshop", "library", "catacombs", "forge",
    "alchemist", "study", "beast_tamer", "prison", "laboratory", "great_builder",
)  # fmt: skip

BONES, EYE, HAT, SWORDS, GEM, SPECIAL = range(6)
ICONS = ("bones", "eye", "hat", "swords", "gem", "special")
ROOMS_OF = (
    (SEWERS, BEAST_TAMER),
    (CATACOMBS, STUDY),
    (LIBRARY, ALCHEMIST),
    (FORGE, WORKSHOP),
    (TREASURY,),
    (PRISON, LABORATORY, GREAT_BUILDER),
)
"""The rooms of each kind (KHO-6.7)."""

FROG, COIN, BONE, BOOK, TRAP = range(5)
TOKENS = ("frog", "coin", "bone", "book", "trap")
RESOURCES = (FROG, COIN, BONE, BOOK)
NO_PORTAL, UNFINISHED, FINISHED = range(3)

WARRIOR, ROGUE, ARCHER, MAGE, CHAMPION = range(5)
CLASSES = ("warrior", "rogue", "archer", "mage", "champion")
OF_EACH_CLASS = 5
CLASS_OF = (*(kind for kind in (WARRIOR, ROGUE, ARCHER, MAGE) for _ in range(OF_EACH_CLASS)), CHAMPION)
"""The class of each hero token (KHO-3.6); the last token stands for a scenario's champion."""
THE_CHAMPION = len(CLASS_OF) - 1

MOST_TOKENS = 5
"""Of each resource and of traps there are so many (KHO-3.7, KHO-3.8),"""
MOST_PORTALS = 10
MOST_EVENTS = 5

EXHAUSTED, SUMMONED, ARRIVED, ENTERED, INSPIRES, ACTS = range(6)
"""What a hero does next: nothing, its class ability (step 2), checking the room after being summoned or after a charge
(step 3), inspiring (step 4), or whatever the room demands (steps 5 to 8)."""

SETUP, PLAY, EXCHANGE, CLEANUP, RAID, ENDING = range(6)
PHASES = ("setup", "play", "exchange", "cleanup", "raid", "ending")

FAMILY, CHALLENGE, HARDCORE = range(3)
LEVELS = ("family", "challenge", "hardcore")
HAND, ROW, LAST_WAVE = 5, 5, 2


@plain_data
class KeepState(State):
    """Decks and piles are lists of card ids, the top card last. Lists with one entry per seat are indexed by seat,
    those with one per room by room, those with one per hero token by token."""

    # --- the game
    scenario: str
    """The name of a scenario of the Dungeon Book, or the whole text of one's own."""
    level: int
    wave: int
    turns: int
    """How many turns have begun."""
    active: int
    phase: int
    voting: bool
    """Whether joint decisions are put to the vote (KHO-21.3, KHO-21.4)."""
    votes: list[int]
    """The options voted for so far, from the active player on; empty while there is no vote."""
    then: str
    """Where play goes on when the heroes have acted."""
    raid: int
    """Guild cards still to be turned up in this raid (KHO-15.1)."""
    gambled: bool
    """Whether the gamble of this turn is used up (KHO-12.1)."""

    # --- the map
    cell: list[int]
    """Where each room's tile lies (see `dungeon.cell`), or NOWHERE."""
    turned: list[int]
    """How many quarter turns clockwise."""
    tokens: list[list[int]]
    """By room: how many of each of TOKENS."""
    portal: list[int]
    treasure: list[list[int]]
    rubble: list[int]
    """Closed corridors (see `dungeon.corridor`)."""
    flooded: list[int]
    stage: int
    """The room with the stage, or NOWHERE."""

    # --- monsters and heroes
    clan: list[int]
    spare_clan: int
    """The clan whose cards are in the loot deck for the Laboratory (KHO-4.12)."""
    monster: list[list[int]]
    """By seat: the room of each monster, or NOWHERE for the lair."""
    harm: list[list[int]]
    """By seat: the damage on each monster."""
    hero: list[int]
    """By token: its room, or NOWHERE for the reserve."""
    due: list[int]
    bruise: list[int]
    """The damage on each hero."""
    attack: list[int]
    """The attack that can be answered right now: the hero, the seat and the monster; otherwise empty."""

    # --- cards
    deck: list[list[int]]
    hand: list[list[int]]
    area: list[list[int]]
    """The play area."""
    discard: list[list[int]]
    loot_deck: list[int]
    loot_row: list[int]
    guild_deck: list[int]
    guild_discard: list[int]
    reserve: list[int]
    """Treasures that are not in the dungeon."""
    first_treasure: int
    """The id of the first treasure,"""
    values_of: list[int]
    """and the values of all, which everybody can see (KHO-4.3)."""
    plans: list[int]
    """The Great Builder's stack,"""
    projects: list[int]
    """what lies open of it,"""
    built: list[int]
    """and what has been built."""

    gone: list[int]
    """Cards that are not in this game (a position may have fewer than an ordinary one)."""

    # --- the card being played
    playing: int
    lefts: list[list[int]]
    """What is still open of each side of the card: the actions before an arrow (or all of them),"""
    rights: list[list[int]]
    """those behind it,"""
    places: list[int]
    """and the room in which those before it were done, or NOWHERE."""
    swarm: list[int]
    """The monsters of a horde that are still to act,"""
    swarm_action: int
    """and what each of them does."""
