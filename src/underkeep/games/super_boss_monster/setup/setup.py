"""The setup of a game: its choices and their checks, and the initial state (chapters 4, 18 and 19)."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Annotated

import msgspec

from underkeep.core import chance
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.setup_checks import Between, OneOf, OnePerPlayer, check_fields
from underkeep.core.state import FIRST_SEAT, Seed
from underkeep.games.boss_monster.cards.catalogue import CATALOGUE, PRINTED, SUPER
from underkeep.games.boss_monster.errors import list_all
from underkeep.games.boss_monster.setup import setup as boss_setup
from underkeep.games.boss_monster.setup.setup import add_modules, deal_bosses, lay_decks
from underkeep.games.super_boss_monster.errors import SuperBossMonsterError
from underkeep.games.super_boss_monster.setup import decks
from underkeep.games.super_boss_monster.state import CHALLENGE, LOCATIONS, SuperBossMonsterState

VARIANTS = (CHALLENGE,)


DEALT_BOSSES = 2
"""The number of bosses from which each player chooses one (SBM-4.4)."""


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """The choices that are made before the game.

    >>> Setup(players=1, variants=("challenge",)).checked().heroes
    'SBM'
    """

    players: Annotated[int, Between(1, 6, "error-super-players")] = 2
    sets: Annotated[tuple[str, ...], OneOf(PRINTED, "error-no-set", once=True)] = (SUPER,)
    heroes: str = ""
    """The set of the heroes (SBM-18.2). An empty text means Super Boss Monster."""
    mixed_heroes: bool = False
    """Whether the heroes of all sets are mixed, in deviation from SBM-18.2."""
    variants: Annotated[tuple[str, ...], OneOf(VARIANTS, "error-no-variant", once=True)] = ()
    names: Annotated[tuple[str, ...], OnePerPlayer("error-names")] = ()
    """The names of the seats."""

    def checked(self) -> Setup:
        """Return the setup with its defaults filled in. Raises a UserError if it is not valid."""
        named = check_fields(self, SuperBossMonsterError)
        # The set of this game is always used.
        sets = (SUPER, *(code for code in named.sets if code != SUPER))
        if self.players > 1 and CHALLENGE in named.variants:
            raise SuperBossMonsterError("error-challenge-alone", players=self.players)
        if self.players > 4 and "CRL" not in sets:
            raise SuperBossMonsterError("error-super-five", players=self.players)
        heroes = self.heroes.upper() or SUPER
        if heroes not in decks.HERO_SETS or heroes not in sets:
            fitting = tuple(code for code in sets if code in decks.HERO_SETS)
            raise SuperBossMonsterError("error-heroes-set", sets=list_all(fitting), heroes=heroes)
        lenders = [code for code in sets if code in decks.HERO_SETS] if self.mixed_heroes else [heroes]
        other_lenders = tuple(code for code in lenders if code != SUPER)
        if self.players == 1 and other_lenders:
            # Exactly twelve ordinary and twelve legendary heroes must remain (SBM-19.4).
            raise SuperBossMonsterError("error-solo-heroes", sets=list_all(other_lenders))
        return msgspec.structs.replace(named, sets=sets, heroes=heroes)


LEFT_OUT = "left_out"
"""The cards that a solo game leaves out."""


def deck_lists(setup: Setup) -> DeckLists:
    """Return the cards that take part in a game with a checked setup, by deck, and the cards that are left out."""
    ordinary, legendary = decks.hero_faces(setup)
    rooms, spells = decks.room_and_spell_faces(setup)
    faces = {
        boss_setup.BOSSES: decks.boss_faces(setup),
        boss_setup.ORDINARY_HEROES: ordinary,
        boss_setup.EPIC_HEROES: legendary,
        boss_setup.ROOMS: rooms,
        boss_setup.SPELLS: spells,
        boss_setup.ITEMS: decks.item_faces(setup),
    }
    left_out = [CATALOGUE.keys[face] for face in decks.left_out_faces(setup)]
    return {deck: CATALOGUE.sort(listed) for deck, listed in faces.items()} | {LEFT_OUT: left_out}


def deal(setup: Setup, seed: Seed, lists: DeckLists) -> SuperBossMonsterState:
    """Return the state before the bosses are chosen: the decks are made, and no player has a hand (SBM-4.1 to
    SBM-4.4)."""
    state = empty_state(setup, seed)
    faces = {deck: CATALOGUE.numbers_of(keys) for deck, keys in lists.items()}
    bosses = lay_decks(state, faces)
    state.left_out = tuple(faces[LEFT_OUT])
    add_modules(state, decks.rule_modules(setup, state.faces))
    deal_bosses(state, bosses, DEALT_BOSSES)
    # The first player among those who share the highest XP is decided by one draw now (SBM-4.6).
    chance.shuffle(state, state.turn_order)
    state.step, state.active_seat = "leave_cards_out" if state.players == 1 else "choose_boss", FIRST_SEAT
    return state


def empty_state(setup: Setup, seed: Seed) -> SuperBossMonsterState:
    """Return a state without any card."""
    state = _empty_state_for(setup.players).copy()
    state.seed, state.variants, state.sets = seed, list(setup.variants), list(setup.sets)
    return state


@cache
def _empty_state_for(players: int) -> SuperBossMonsterState:
    """Return a state without any card, which callers copy."""
    common = boss_setup.empty_state(boss_setup.Setup(players=players), 0)
    fields = {field.name: getattr(common, field.name) for field in dataclasses.fields(common)}
    return SuperBossMonsterState(
        **fields,
        market=[],
        heroes_at_location=[[] for _ in LOCATIONS[:-1]],
        tavern=[],
        minion_space=[None] * players,
        extra_builds=[0] * players,
        most_wounds=[0] * players,
        first_to_respond=FIRST_SEAT,
        stacks_ahead=[],
        left_out=(),
    )
