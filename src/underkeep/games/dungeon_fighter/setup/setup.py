"""The setup of a game: its choices and their checks, and the initial state (DF-3)."""

from __future__ import annotations

from itertools import accumulate
from typing import Annotated

import msgspec

from underkeep.core import chance, visibility
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.setup_checks import Between, OneOf, OnePerPlayer, check_fields
from underkeep.core.state import Face, Seed
from underkeep.games.dungeon_fighter.cards import catalogue, equipment, homebrew, monsters, rooms
from underkeep.games.dungeon_fighter.cards.card_ids import big_bad_ids, equipment_ids, level_ids, room_ids
from underkeep.games.dungeon_fighter.cards.catalogue import CATALOGUE, LEVELS, face_of
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS, HEROES
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.setup.opening_steps import available_heroes
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE_SHAPES,
    DIFFICULTIES,
    FULL_LIFE,
    NO_UPGRADE,
    SETUP,
    TARGETS,
    THROW_SOURCES,
    DiceShape,
    Difficulty,
    FighterState,
    Target,
    ThrowSource,
    party_of,
)

MAX_PLAYERS, MAX_PLAYERS_OF_ONE_BOX = 6, 4
RANDOM, CHOSEN = "random", "chosen"
INITIAL_WHITE_DICE = 2


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """All choices before the game.

    >>> Setup(players=2, heroes=("jack", "")).checked().heroes
    ('jack', '')
    """

    players: Annotated[int, Between(1, MAX_PLAYERS, "error-fighter-players")] = 1
    """The number of players. One player has two heroes (DF-21.1); five and six play with the heroes of both boxes
    (DF-22.1)."""
    heroes: Annotated[tuple[str, ...], OneOf(HERO_IDS, "error-no-hero", also=(RANDOM, ""))] = ()
    """The heroes around the table: an id, `random` for a random hero, or an empty text for a hero that is chosen at the
    table."""
    difficulty: Annotated[str, OneOf(DIFFICULTIES, "error-no-difficulty")] = "normal"
    ballads: bool = False
    combined: bool = False
    """Whether fewer than five players may use the heroes of both boxes too."""
    boss: Annotated[str, OneOf((RANDOM, CHOSEN), "error-no-boss")] = RANDOM
    """Whether the first boss is `random` or `chosen` by the team."""
    target: Annotated[str, OneOf(TARGETS, "error-no-target")] = "rings"
    dice: Annotated[str, OneOf(DICE_SHAPES, "error-no-dice")] = "cubes"
    throws: Annotated[str, OneOf(THROW_SOURCES, "error-no-throws")] = "simulated"
    names: Annotated[tuple[str, ...], OnePerPlayer("error-names")] = ()
    """The names of the seats."""
    homebrew: bool = False
    """Whether homebrew equipment is in the stall too."""

    @property
    def hero_count(self) -> int:
        """The number of heroes in the party."""
        return max(2, self.players)

    def checked(self) -> Setup:
        """Return the same setup with its blanks filled in. Raises a UserError if it does not fit."""
        named = check_fields(self, FighterError)
        heroes = named.heroes
        combined = self.combined or self.players > MAX_PLAYERS_OF_ONE_BOX
        for hero in heroes:
            if hero in HERO_IDS and heroes.count(hero) > 1:
                raise FighterError("error-hero-twice", hero=hero)
            if hero in HERO_IDS and HEROES[HERO_IDS.index(hero)].box > 1 and not combined:
                raise FighterError("error-other-box", hero=hero)
        if len(heroes) > self.hero_count:
            raise FighterError("error-heroes", heroes=len(heroes), fighters=self.hero_count)
        filled = (*heroes, *[""] * (self.hero_count - len(heroes)))
        return msgspec.structs.replace(named, heroes=filled, combined=combined)


ROOMS, EQUIPMENT, BIG_BADS, HEROES_DECK = "rooms", "equipment", "big_bads", "heroes"


def deck_lists(setup: Setup) -> DeckLists:
    """Return the cards that take part in a game with a checked setup, by deck, and the ids of the heroes that can be
    chosen, those of the first box first."""
    faces: dict[str, list[Face]] = {ROOMS: [face_of(card) for card in rooms.ROOMS]}
    for level in LEVELS:
        faces[_level_deck(level)] = [face_of(card) for card in monsters.MONSTERS if card.level == level]
    wares = equipment.EQUIPMENT + (homebrew.HOMEBREW if setup.homebrew else ())
    faces[EQUIPMENT] = [face_of(card) for card in wares]
    faces[BIG_BADS] = [face_of(card) for card in monsters.BIG_BADS]
    heroes = sorted((hero for hero in HEROES if hero.box == 1 or setup.combined), key=lambda hero: (hero.box, hero.id))
    return {deck: CATALOGUE.sort(listed) for deck, listed in faces.items()} | {
        HEROES_DECK: [hero.id for hero in heroes]
    }


def _level_deck(level: int) -> str:
    return f"level_{level}_monsters"


def deal(setup: Setup, seed: Seed, decks: DeckLists) -> FighterState:
    """Return the state before the first decision."""
    state = empty_state(setup, seed, decks)
    game = DungeonFighter(state)
    shuffle_decks(state)
    _assign_heroes(game, setup)
    state.coins, state.white = setup.hero_count - 2, INITIAL_WHITE_DICE
    state.boss = party_of(state)[chance.draw(state, setup.hero_count)] if setup.boss == RANDOM else None
    state.step = "choose_hero"
    return state


def empty_state(setup: Setup, seed: Seed, decks: DeckLists) -> FighterState:
    """Return a state with all cards in their decks, nothing shuffled, and no heroes."""
    count = setup.hero_count
    groups = [decks[deck] for deck in (ROOMS, *map(_level_deck, LEVELS), EQUIPMENT, BIG_BADS)]
    faces = [face for keys in groups for face in CATALOGUE.numbers_of(keys)]
    state = FighterState(
        players=setup.players,
        faces=faces,
        knows=bytearray(len(faces)),
        seed=seed,
        chance=0,
        shuffles=0,
        step="choose_hero",
        winners=[],
        over=False,
        difficulty=Difficulty(DIFFICULTIES.index(setup.difficulty)),
        ballads=setup.ballads,
        combined=setup.combined,
        judged=ThrowSource(THROW_SOURCES.index(setup.throws)),
        target=Target(TARGETS.index(setup.target)),
        shape=DiceShape(DICE_SHAPES.index(setup.dice)),
        throw_count=0,
        round=0,
        phase=SETUP,
        shops=0,
        trades=0,
        hero=[None] * count,
        hero_cards=tuple(catalogue.HERO_CATALOGUE.numbers_of(decks[HEROES_DECK])),
        life=[FULL_LIFE] * count,
        scars=[[] for _ in range(count)],
        dead=[False] * count,
        experience=[0] * count,
        upgrades=[[NO_UPGRADE] * len(COLOURS) for _ in range(count)],
        gear=[[] for _ in range(count)],
        trophies=[[] for _ in range(count)],
        used_armour=[],
        tune=False,
        brawler=False,
        boss=None,
        active=None,
        last_thrower=None,
        slayer=None,
        coins=0,
        white=0,
        rarities=[],
        id_ranges=tuple(accumulate(map(len, groups))),
        room_deck=[],
        path=[],
        room=[],
        visited=[],
        room_discard=[],
        monster_deck=[],
        monster=[],
        beaten=[],
        stall_deck=[],
        stall=[],
        discard=[],
        big_bads=[],
        gone=[],
        monster_life=0,
        annihilated=False,
        loot=0,
        hits=0,
        ready=list(COLOURS),
        lying=(),
        templates=(),
        icebergs=[],
        die=None,
        declared_weapons=[],
        roundhouse=False,
        die_outcomes=(),
        picked_cube=0,
        template_to_toss=None,
    )
    state.room_deck, state.stall_deck = list(room_ids(state)), list(equipment_ids(state))
    state.big_bads = list(big_bad_ids(state))
    return state


def shuffle_decks(state: FighterState) -> None:
    """Shuffle the decks. The monster deck has a fixed number of each level, the lowest on top (DF-3.5, DF-3.6)."""
    for pile in (state.room_deck, state.stall_deck, state.big_bads):
        visibility.shuffle_pile(state, pile)
    for level in reversed(LEVELS):
        pile = list(level_ids(state, level))
        visibility.shuffle_pile(state, pile)
        used = catalogue.DECK_COUNT_OF_LEVEL.get(level, len(pile))
        state.monster_deck += pile[:used]
        state.gone += pile[used:]


def _assign_heroes(game: DungeonFighter, setup: Setup) -> None:
    """Assign the heroes of the setup, and draw the random ones (DF-3.3)."""
    state = game.state
    for fighter, hero in enumerate(setup.heroes):
        if hero in HERO_IDS:
            state.hero[fighter] = catalogue.HERO_CATALOGUE.number_of(hero)
    for fighter, hero in enumerate(setup.heroes):
        if hero == RANDOM:
            free = available_heroes(state)
            state.hero[fighter] = free[chance.draw(state, len(free))]
