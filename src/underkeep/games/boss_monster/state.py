"""The state of a game of Boss Monster: every place of BM-1.26 and BM-1.27, lasting effects, and facts of the round."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar

from underkeep.core.state import CardId, Face, Seat, State, plain_data
from underkeep.games.boss_monster.lasting_effects import LastingEffect
from underkeep.games.boss_monster.waiting_effect import WaitingEffect

FULL_DUNGEON = 5
"""The most visible rooms of a dungeon (BM-6.12), and the number that brings the level up (BM-7.1)."""


class Phase(IntEnum):
    """The phases of a round, and the setup before the first one. The numbers are stored in saved games."""

    SETUP = 0
    BEGINNING = 1
    BUILD = 2
    BAIT = 3
    ADVENTURE = 4
    ENDING = 5
    MINION = 6
    """A phase of Super Boss Monster only."""


SETUP, BEGINNING, BUILD, BAIT, ADVENTURE, ENDING, MINION = Phase
PHASES = tuple(phase.name.lower() for phase in Phase)
"""The names of the phases in notation, messages and the protocol, by their numbers."""


class Treasure(IntEnum):
    """The types of treasure, which are the classes of heroes. The numbers are stored in saved games."""

    CLERIC = 0
    FIGHTER = 1
    MAGE = 2
    THIEF = 3
    EXPLORER = 4


CLERIC, FIGHTER, MAGE, THIEF, EXPLORER = Treasure
CLASSIC_TREASURES = (CLERIC, FIGHTER, MAGE, THIEF)
"""The types of treasure that every game has."""
TREASURES = tuple(treasure.name.lower() for treasure in Treasure)
"""The names of the treasure types in notation, messages and the protocol, by their numbers."""
TAVERN = 5
"""The key locations of the city in Super Boss Monster are numbered by their treasure; the Tavern has none."""

TOP_LEVEL = 3
"""The highest level of a miniboss."""

COINS, ITEMS, PORTABLE, SPLITTING, EXPLORERS, HAND_ABILITIES, OFFERS, TRADE = (
    "coins", "items", "portable", "splitting", "explorers", "hand-abilities", "offers", "trade",
)  # fmt: skip
"""Rules that are in force only with certain sets (BM-25.16): coins and minibosses; items; rooms that can be taken back;
the five-player rules of chapter 23; a fifth treasure; room cards used from the hand; abilities of cards that are
offered to opponents; the coin for a discarded room card (BM-14.9)."""

ENDLESS = "endless-lives"
"""The variant in which no player is beaten, and none has won before the heroes are used up (BM-24.11)."""


@plain_data
class BossMonsterState(State):
    """Decks and piles are lists of card ids, the top card last. Lists with one entry per seat are indexed by seat.
    Dicts are keyed by card id and hold only the differences from the printed card."""

    rules_type: ClassVar[Any]
    """The class of the rules for such a state (see `rules.rules_of`)."""

    # --- the table
    turn_order: list[Seat]
    """All seats in the order in which they act: highest XP first (BM-1.34, BM-1.35)."""
    eliminated: list[bool]
    """Seats that were eliminated (BM-22.1)."""
    resigning: list[bool]
    """Seats that have resigned and are eliminated before the next step (BM-22.7), or have ended the game by it."""
    round: int
    phase: Phase
    active_seat: Seat
    """The active player (BM-5.2), or the seat whose part of a step it is."""
    ordinary_deck: list[CardId]
    epic_deck: list[CardId]
    room_deck: list[CardId]
    spell_deck: list[CardId]
    item_deck: list[CardId]
    discard: list[CardId]
    removed: list[CardId]
    """Cards out of the game: unused bosses, removed heroes, everything of eliminated players."""
    town: list[CardId]
    """Oldest first (BM-1.36)."""
    arrivals_to_resolve: list[CardId]
    """Heroes that have just come to town and whose ability for their arrival is due."""
    town_items: list[CardId]
    """Items in town that no hero carries, in the order in which they were revealed (BM-16.11)."""
    carried_items: dict[CardId, CardId]
    """The item that a hero carries (BM-16.6)."""
    dropped_items: list[CardId]
    """The item of a hero that has just died, until a player wins it (BM-9.23)."""

    # --- per seat
    boss: list[list[CardId]]
    """One boss; two while "I choose you" is being decided (BM-24.6)."""
    room_hand: list[list[CardId]]
    """Room cards in hand."""
    spell_hand: list[list[CardId]]
    """Spell cards in hand."""
    dungeon: list[list[list[CardId]]]
    """Stacks from the entrance to the boss; each stack bottom first, so its visible card comes last."""
    entrance: list[list[CardId]]
    heroes_to_enter: list[CardId]
    """Heroes at entrances that go in during this adventure phase (BM-9.4)."""
    souls: list[list[CardId]]
    """Face-down heroes of the scoring area."""
    wounds: list[list[CardId]]
    """Face-up heroes of the scoring area."""
    levelled_up: list[bool]
    boss_items: list[list[CardId]]
    """Items attached to the boss of each seat, face-up (BM-16.20)."""
    stored_items: list[list[CardId]]
    """Items that lie face-down in the scoring area of each seat."""
    coins: list[int]
    """The coins of each seat (BM-14.2)."""

    # --- minibosses
    miniboss_of_room: dict[CardId, CardId]
    """Visible rooms with a miniboss under them, each with that miniboss."""
    miniboss_level: dict[CardId, int]
    """The level of each miniboss in play."""

    # --- the build phase
    face_down_cards: dict[CardId, Seat]
    """Cards placed and not yet revealed, with the seat that placed them."""
    builds_left: list[int]
    """How many cards each seat may still place in this build phase."""
    build_effects_due: dict[CardId, Seat]
    """Rooms revealed whose "when you build" effects are still to come, with the dungeon they are in."""
    unpaid_minibosses: dict[CardId, CardId]
    """Revealed minibosses that are not paid for yet, each with the room that it is to join (BM-15.6)."""
    promoted: list[bool]
    """Whether each seat has promoted a miniboss in this build phase (BM-15.10)."""
    not_promotable: list[CardId]
    """Minibosses that were built or demoted in this round and cannot be promoted (BM-15.11, BM-15.17)."""
    traded_room_card: list[bool]
    """Whether each seat has discarded a room card for a coin in this round (BM-14.9)."""

    # --- the hero in the dungeon
    next_hero: CardId | None
    """The hero that enters when the open window closes."""
    hero_in_dungeon: list[CardId]
    """The hero inside a dungeon: none or one."""
    hero_room: CardId | None
    """The room of the hero inside."""
    entering_pending: bool
    """Whether the hero inside was moved into its room, so that the steps of entering are pending (BM-10.10)."""
    rooms_to_skip: int
    """How many rooms the hero inside passes over (Shortcut)."""

    # --- the window that is open
    step_after_window: str
    """The step that follows when the window closes."""
    passes_in_a_row: int
    """How many players in a row have passed."""
    resolving: bool
    """Whether all seats have passed, and the waiting effects resolve one after the other."""
    spells_being_cast: list[CardId]
    """Spells that are being cast and are not yet in the discard pile."""
    caster_of_spell: dict[CardId, Seat]
    """The seat that casts each of these spells."""
    waiting_effects: tuple[WaitingEffect, ...]
    """Declared effects that have not resolved yet, in the order of declaration (BM-5.8)."""

    # --- what lasts until the end of the round (BM-13.9)
    lasting_effects: tuple[LastingEffect, ...]
    """The changes that cards have made for a while, sorted."""
    deactivated: list[CardId]
    """Deactivated rooms."""
    damage_taken: dict[CardId, int]
    """Damage taken by heroes."""
    card_memory: dict[CardId, int]
    """A number that a card remembers for this round; its meaning depends on the card."""

    # --- what happened this round
    used_this_round: list[CardId]
    """Cards whose once-per-round ability was used."""
    maze_visits: tuple[tuple[CardId, CardId], ...]
    """Heroes that have entered a maze, which sends them back only the first time, each with the maze."""
    rooms_entered: list[CardId]
    """Rooms that a hero entered."""
    heroes_entered_count: list[int]
    """How many heroes went into each dungeon."""
    heroes_lured_count: list[int]
    """How many heroes each dungeon lured."""
    souls_gained: list[int]
    """Souls that each player gained."""
    rooms_lost_count: list[int]
    """How many rooms each player lost."""
    spells_played: dict[CardId, Seat]
    """Spells that were played, with the seat that played them."""
    any_hero_moved: bool
    """Whether any hero was lured, moved to an entrance or entered a dungeon (BM-21.10)."""
    decks_were_empty: bool
    """Whether both hero decks were empty when the round began (BM-21.10)."""
    last_death_room: CardId | None
    """The room in which the last hero died."""
    last_dead_hero: CardId | None
    """The hero that died last."""
    survivors: list[CardId]
    """Heroes that survived a dungeon."""
    new_items: list[CardId]
    """Items that were won in this round and cannot be used yet (BM-16.26)."""

    # --- what stays
    tokens: dict[CardId, int]
    """+X tokens on rooms and heroes (chapter 13)."""
    used_up_items: list[CardId]
    """Items whose ability for a hero can be used only once and has been used."""
    coins_on_room: dict[CardId, int]
    """Coins lying on rooms (BM-14.6)."""
    copied_boss_face: dict[CardId, Face]
    """Bosses that have the ability of another boss, as its face."""
    swapped_treasure: list[list[CardId]]
    """Pairs of rooms whose printed treasure is exchanged while both are visible."""
    variants: list[str]
    sets: list[str]
    """The sets in play."""
    dark_heroes: bool
    """Whether heroes are in the game whose ability is offered to players (BM-18.1)."""
    rule_modules: list[str]
    """The rules that come with the sets in play (BM-25.16)."""
    id_ranges: list[int]
    """Where the ids of bosses, ordinary heroes, epic heroes, rooms, spells and items end: the back of a card shows
    which of the six it is."""
