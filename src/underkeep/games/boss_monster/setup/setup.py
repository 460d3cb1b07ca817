"""The setup of a game: its choices and their checks, and the initial state (chapters 2, 3, 24 and 25)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

import msgspec

from underkeep.core import chance, visibility
from underkeep.core.errors import did_you_mean
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.setup_checks import OneOf, OnePerPlayer, check_fields
from underkeep.core.state import FIRST_SEAT, CardId, Face, Seat, Seed, card_range, seat_range
from underkeep.games.boss_monster.cards.card_types import HERO, ROOM, SPELL
from underkeep.games.boss_monster.cards.catalogue import ACTIVATED, CATALOGUE, SETS
from underkeep.games.boss_monster.errors import BossMonsterError, list_all
from underkeep.games.boss_monster.rules.round_end import MACHINATIONS
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.setup import decks, hero_decks, ready_decks, rule_modules
from underkeep.games.boss_monster.setup.deck_builder.code import decode, encode, looks_like_code
from underkeep.games.boss_monster.setup.deck_builder.deck import DeckError
from underkeep.games.boss_monster.state import COINS, ENDLESS, SETUP, BossMonsterState

CLASSIC = "classic"


HARD = "hard"


I_CHOOSE_YOU = "i-choose-you"


VARIANTS = (CLASSIC, HARD, I_CHOOSE_YOU, MACHINATIONS, ENDLESS)


STARTING_ROOMS, STARTING_SPELLS = 5, 2
"""The cards of a starting hand (BM-2.8)."""


DISCARDED_ROOMS, DISCARDED_SPELLS = 4, 2
"""The cards of each deck that begin in the discard pile."""


STARTING_COINS = 3
"""The coins of each player at the beginning (BM-14.1)."""


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """The choices that are made before the game (BM-29.1 to BM-29.3).

    >>> Setup(players=3, sets=("BMR", "TNL"), variants=("hard",)).checked().heroes
    'BMR'
    """

    players: int = 2
    sets: Annotated[tuple[str, ...], OneOf(SETS, "error-no-set", once=True)] = ("BMR",)
    heroes: str = ""
    """The base set of the heroes. An empty text means the first base set of `sets` (BM-3.4)."""
    deck: str = ""
    """A deck instead of all cards of the sets: `official` or `kids` (chapter 26), or the code of a custom deck
    (BM-25.11; see `deck_builder`)."""
    fill: bool = False
    """Whether a ready deck is filled up to the numbers that its headings announce (BM-26.5, BM-26.9)."""
    hero_deck: tuple[str, ...] = ()
    """A custom hero deck by card names (BM-3.11)."""
    variants: Annotated[tuple[str, ...], OneOf(VARIANTS, "error-no-variant", once=True)] = ()
    names: Annotated[tuple[str, ...], OnePerPlayer("error-names")] = ()
    """The names of the seats."""
    star_heroes: tuple[str, ...] = ()
    """Star heroes of expansions, each of which replaces a hero of the base set (BM-3.14)."""
    trade: bool = False
    """Whether each player may discard a room card for a coin once per round (BM-14.9)."""
    more_ordinary: bool = False
    """Whether six players without CRL add eight ordinary and four epic heroes instead of four and eight (BM-3.10)."""

    def checked(self) -> Setup:
        """Return the setup with its defaults filled in. Raises a UserError if it is not valid (BM-25.15)."""
        named = check_fields(self, BossMonsterError)
        sets, variants = named.sets, named.variants
        deck = self.deck.strip().lower()
        if looks_like_code(deck):
            own = decode(deck)
            deck = encode(own)
            lender = self.heroes.upper()
            sets = tuple(dict.fromkeys((*own.sets, lender))) if lender in decks.BASE_SETS else own.sets
        elif deck and deck not in ready_decks.READY_DECKS:
            raise BossMonsterError("error-no-deck", name=deck, hint=did_you_mean(deck, ready_decks.READY_DECKS))
        elif deck:
            # The official mix may be extended for five and six players (BM-25.14).
            sets = ("BMR", "TNL", "CRL") if "CRL" in sets else ("BMR", "TNL")
        bases = tuple(code for code in sets if code in decks.BASE_SETS)
        if not bases:
            raise BossMonsterError("error-no-base-set")
        if not 2 <= self.players <= 6:
            raise BossMonsterError("error-players", sets=list_all(sets), players=self.players)
        if self.players > 4 and "CRL" not in sets and len(bases) < 2:
            raise BossMonsterError("error-five-players", sets=list_all(sets), players=self.players)
        if self.players > 4 and "CRL" not in sets and ENDLESS not in variants:
            variants = (*variants, ENDLESS)  # BM-23.13
        if self.trade and not rule_modules.has_coins(sets):
            raise BossMonsterError("error-no-coins", sets=list_all(sets))
        ready = ready_decks.READY_DECKS.get(deck)
        heroes = ready.heroes if ready is not None else self.heroes.upper() or bases[0]
        if heroes not in bases:
            raise BossMonsterError("error-heroes-set", sets=sets, heroes=heroes)
        checked = msgspec.structs.replace(self, sets=sets, heroes=heroes, deck=deck, variants=variants)
        hero_decks.check_hero_deck(checked.hero_deck, checked.players, sets)
        hero_decks.hero_faces(checked)
        bosses = len(decks.boss_faces(sets, deck, hero_decks.uses_explorers(checked)))
        needed = self.players * (2 if I_CHOOSE_YOU in variants else 1)
        if bosses < needed:
            raise BossMonsterError("error-bosses", bosses=bosses, needed=needed)
        _check_custom_deck(checked)
        return checked


def _check_custom_deck(setup: Setup) -> None:
    """Raise a UserError unless a custom deck has enough cards to be dealt, and heroes for a round (BM-25.15)."""
    if decks.custom_deck(setup.deck) is None:
        return
    players = setup.players
    rooms, spells = decks.room_and_spell_faces(setup.sets, setup.deck, hero_decks.uses_explorers(setup))
    heroes = [face for grade in hero_decks.hero_faces(setup) for face in grade]
    for kind, cards, needed in (
        (ROOM, rooms, DISCARDED_ROOMS + STARTING_ROOMS * players),
        (SPELL, spells, DISCARDED_SPELLS + STARTING_SPELLS * players),
        (HERO, heroes, players),
    ):
        if len(cards) < needed:
            raise DeckError("error-own-few", kind=kind, cards=len(cards), needed=needed, players=players)


BOSSES, ORDINARY_HEROES, EPIC_HEROES, ROOMS, SPELLS, ITEMS = (
    "bosses", "ordinary_heroes", "epic_heroes", "rooms", "spells", "items",
)  # fmt: skip
"""The decks, in the order of the ids of their cards."""
SPARE_ROOMS, SPARE_SPELLS = "spare_rooms", "spare_spells"
"""The cards with which a ready deck is filled up."""


def deck_lists(setup: Setup) -> DeckLists:
    """Return the cards that take part in a game with a checked setup, by deck."""
    explorers = hero_decks.uses_explorers(setup)
    ordinary, epic = hero_decks.hero_faces(setup)
    rooms, spells = decks.room_and_spell_faces(setup.sets, setup.deck, explorers)
    faces = {
        BOSSES: decks.boss_faces(setup.sets, setup.deck, explorers),
        ORDINARY_HEROES: ordinary,
        EPIC_HEROES: epic,
        ROOMS: rooms,
        SPELLS: spells,
        ITEMS: decks.item_faces(setup.sets, setup.deck),
    }
    if setup.fill:
        faces[SPARE_ROOMS], faces[SPARE_SPELLS] = decks.spare_faces(setup.deck, rooms, spells)
    return {deck: CATALOGUE.sort(listed) for deck, listed in faces.items()}


def deal(setup: Setup, seed: Seed, lists: DeckLists) -> BossMonsterState:
    """Return the state before the first decision: decks, bosses and starting hands are dealt (BM-2.2 to BM-2.8)."""
    state = empty_state(setup, seed)
    faces = {deck: CATALOGUE.numbers_of(keys) for deck, keys in lists.items()}
    if setup.fill:
        decks.fill_ready_deck(state, setup.deck, faces[ROOMS], faces[SPARE_ROOMS], faces[SPELLS], faces[SPARE_SPELLS])
    bosses = lay_decks(state, faces)
    add_modules(state, rule_modules.rule_modules(setup, state.faces))
    for deck, number in ((state.room_deck, DISCARDED_ROOMS), (state.spell_deck, DISCARDED_SPELLS)):
        for _ in range(number):
            state.discard.append(deck.pop())
    visibility.reveal_to_all(state, state.discard)
    dealt = 2 if I_CHOOSE_YOU in setup.variants else 1
    deal_bosses(state, bosses, dealt)
    for seat in seat_range(state.players):
        deal_hand(state, seat)
    # Ties of XP are decided by one draw now, before bosses are chosen (BM-1.35).
    chance.shuffle(state, state.turn_order)
    if dealt == 1:
        BossMonster(state).reveal_bosses()
        state.step, state.active_seat = "meet_bosses", state.turn_order[0]
    else:
        state.step, state.active_seat = "choose_boss", FIRST_SEAT
    return state


def lay_decks(state: BossMonsterState, faces: Mapping[str, list[Face]]) -> list[CardId]:
    """Make and shuffle all decks, and return the boss deck."""
    state.dark_heroes = any(ACTIVATED[face] is not None for face in faces[ORDINARY_HEROES] + faces[EPIC_HEROES])
    bosses = new_cards(state, faces[BOSSES])
    state.ordinary_deck, state.epic_deck = (
        new_cards(state, faces[ORDINARY_HEROES]),
        new_cards(state, faces[EPIC_HEROES]),
    )
    state.room_deck, state.spell_deck = new_cards(state, faces[ROOMS]), new_cards(state, faces[SPELLS])
    state.item_deck = new_cards(state, faces[ITEMS])
    for deck in (bosses, state.ordinary_deck, state.epic_deck, state.room_deck, state.spell_deck, state.item_deck):
        if deck:
            visibility.shuffle_pile(state, deck)
    return bosses


def add_modules(state: BossMonsterState, modules: list[str]) -> None:
    """Set the rule modules of a game, and the coins that players have because of them."""
    state.rule_modules = modules
    if COINS in modules:
        state.coins = [STARTING_COINS] * state.players


def deal_bosses(state: BossMonsterState, bosses: list[CardId], dealt: int) -> None:
    """Deal `dealt` bosses to every seat, which only that seat sees. The other bosses leave the game."""
    for seat in seat_range(state.players):
        for _ in range(dealt):
            boss = bosses.pop()
            visibility.reveal_to(state, boss, seat)
            state.boss[seat].append(boss)
    state.removed += bosses


def empty_state(setup: Setup, seed: Seed) -> BossMonsterState:
    """Return a state without any card."""
    state = _empty_state_for(setup.players).copy()
    state.seed, state.variants, state.sets = seed, list(setup.variants), list(setup.sets)
    return state


@cache
def _empty_state_for(players: int) -> BossMonsterState:
    """Return a state without any card, which callers copy."""

    def numbers() -> list[int]:
        return [0] * players

    def flags() -> list[bool]:
        return [False] * players

    def piles() -> list[list[CardId]]:
        return [[] for _ in range(players)]

    return BossMonsterState(
        players=players, faces=[], knows=bytearray(), seed=0, chance=0, shuffles=0, step="", winners=[], over=False,
        turn_order=list(seat_range(players)), eliminated=flags(), resigning=flags(), round=0, phase=SETUP,
        active_seat=FIRST_SEAT,
        ordinary_deck=[], epic_deck=[], room_deck=[], spell_deck=[], item_deck=[], discard=[], removed=[], town=[],
        arrivals_to_resolve=[], town_items=[], carried_items={}, dropped_items=[], boss_items=piles(),
        stored_items=piles(), coins=numbers(), miniboss_of_room={}, miniboss_level={}, boss=piles(),
        room_hand=piles(), spell_hand=piles(), dungeon=[[] for _ in range(players)], entrance=piles(),
        heroes_to_enter=[], souls=piles(), wounds=piles(), levelled_up=flags(), face_down_cards={},
        builds_left=numbers(), build_effects_due={}, unpaid_minibosses={}, promoted=flags(), not_promotable=[],
        traded_room_card=flags(), next_hero=None, hero_in_dungeon=[], hero_room=None, entering_pending=False,
        rooms_to_skip=0, step_after_window="", passes_in_a_row=0, resolving=False, spells_being_cast=[],
        caster_of_spell={}, waiting_effects=(), lasting_effects=(), deactivated=[], damage_taken={}, card_memory={},
        last_death_room=None, last_dead_hero=None, survivors=[], new_items=[], coins_on_room={},
        used_up_items=[], copied_boss_face={}, swapped_treasure=[], rule_modules=[], used_this_round=[],
        maze_visits=(), rooms_entered=[], heroes_entered_count=numbers(), heroes_lured_count=numbers(),
        souls_gained=numbers(), rooms_lost_count=numbers(), spells_played={}, any_hero_moved=False,
        decks_were_empty=False, tokens={}, variants=[], sets=[], dark_heroes=False, id_ranges=[],
    )  # fmt: skip


def new_cards(state: BossMonsterState, faces: list[Face]) -> list[CardId]:
    """Add new cards with these faces, and return their ids."""
    first = len(state.faces)
    state.faces += faces
    state.knows += bytes(len(faces))
    state.id_ranges.append(len(state.faces))
    return list(card_range(first, len(state.faces)))


def deal_hand(state: BossMonsterState, seat: Seat) -> None:
    """Deal a starting hand: 5 room cards and 2 spells (BM-2.8)."""
    for deck, hand, number in (
        (state.room_deck, state.room_hand[seat], STARTING_ROOMS),
        (state.spell_deck, state.spell_hand[seat], STARTING_SPELLS),
    ):
        for card in deck[: -number - 1 : -1]:
            visibility.reveal_to(state, card, seat)
            hand.append(card)
        del deck[-number:]
