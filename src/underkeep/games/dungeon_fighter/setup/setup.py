"""Setup: heroes, decks, the chest and the first boss (DF-3)."""

from __future__ import annotations

import msgspec

from underkeep.core import chance, visibility
from underkeep.core.decisions import Decision
from underkeep.core.errors import did_you_mean
from underkeep.core.procedures import AnyProcedure
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS, HEROES
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.events import BossChosen, HeroChosen
from underkeep.games.dungeon_fighter.options import ChooseFighter, ChooseHero
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DIFFICULTIES,
    FULL_LIFE,
    NOBODY,
    NOTHING,
    SETUP,
    SHAPES,
    TARGETS,
    THROWS,
    FighterState,
)

MOST_PLAYERS, MOST_OF_ONE_BOX = 6, 4
RANDOM, CHOSEN = "random", "chosen"
WHITE_AT_FIRST = 2


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """Everything that is chosen before the game.

    >>> Setup(players=2, heroes=("jack", "")).checked().heroes
    ('jack', '')
    """

    players: int = 1
    """One player has two heroes (DF-21.1); five and six play with the heroes of both boxes (DF-22.1)."""
    heroes: tuple[str, ...] = ()
    """The heroes around the table; `random` for a drawn one, an empty text for one that is chosen at the table."""
    difficulty: str = "normal"
    ballads: bool = False
    combined: bool = False
    """Whether fewer than five may play the heroes of both boxes too."""
    boss: str = RANDOM
    """Whether the first boss is drawn (`random`) or `chosen` by the team."""
    target: str = "rings"
    dice: str = "cubes"
    throws: str = "simulated"
    names: tuple[str, ...] = ()
    """What the seats are called."""

    @property
    def fighters(self) -> int:
        """How many heroes play."""
        return max(2, self.players)

    def checked(self) -> Setup:
        """The same setup with its blanks filled in. Raises a UserError if it does not fit."""
        if not 1 <= self.players <= MOST_PLAYERS:
            raise FighterError("error-fighter-players", players=self.players)
        if self.difficulty.lower() not in DIFFICULTIES:
            hint = did_you_mean(self.difficulty, DIFFICULTIES)
            raise FighterError("error-no-difficulty", name=self.difficulty, hint=hint)
        if self.boss.lower() not in (RANDOM, CHOSEN):
            raise FighterError("error-no-boss", name=self.boss, hint=did_you_mean(self.boss, (RANDOM, CHOSEN)))
        if self.target.lower() not in TARGETS:
            raise FighterError("error-no-target", name=self.target, hint=did_you_mean(self.target, TARGETS))
        if self.dice.lower() not in SHAPES:
            raise FighterError("error-no-dice", name=self.dice, hint=did_you_mean(self.dice, SHAPES))
        if self.throws.lower() not in THROWS:
            raise FighterError("error-no-throws", name=self.throws, hint=did_you_mean(self.throws, THROWS))
        heroes = tuple(hero.lower() for hero in self.heroes)
        combined = self.combined or self.players > MOST_OF_ONE_BOX
        for hero in heroes:
            if hero and hero not in (RANDOM, *HERO_IDS):
                raise FighterError("error-no-hero", name=hero, hint=did_you_mean(hero, HERO_IDS))
            if hero in HERO_IDS and heroes.count(hero) > 1:
                raise FighterError("error-hero-twice", hero=hero)
            if hero in HERO_IDS and HEROES[HERO_IDS.index(hero)].box > 1 and not combined:
                raise FighterError("error-other-box", hero=hero)
        if len(heroes) > self.fighters:
            raise FighterError("error-heroes", heroes=len(heroes), fighters=self.fighters)
        if self.names and len(self.names) != self.players:
            raise FighterError("error-names", names=len(self.names), players=self.players)
        filled = (*heroes, *[""] * (self.fighters - len(heroes)))
        words = ("difficulty", "boss", "target", "dice", "throws")
        lower = {name: getattr(self, name).lower() for name in words}
        return msgspec.structs.replace(self, heroes=filled, combined=combined, **lower)


def start(setup: Setup, seed: int) -> FighterState:
    """The position before the first question."""
    setup = setup.checked()
    state = empty_state(setup, seed)
    game = Fighter(state)
    lay_out(state)
    _draw_heroes(game, setup)
    state.coins, state.white = setup.fighters - 2, WHITE_AT_FIRST
    state.boss = chance.draw(state, setup.fighters) if setup.boss == RANDOM else NOBODY
    state.step = "choose_hero"
    return state


def empty_state(setup: Setup, seed: int) -> FighterState:
    """A table with all cards in their decks, nothing shuffled, and no heroes."""
    count = setup.fighters
    return FighterState(
        players=setup.players,
        faces=catalogue.FACES[:],
        knows=bytearray(len(catalogue.FACES)),
        seed=seed,
        chance=0,
        shuffles=0,
        step="choose_hero",
        winners=[],
        over=False,
        difficulty=DIFFICULTIES.index(setup.difficulty),
        ballads=setup.ballads,
        combined=setup.combined,
        judged=THROWS.index(setup.throws),
        target=TARGETS.index(setup.target),
        shape=SHAPES.index(setup.dice),
        rolled=0,
        round=0,
        phase=SETUP,
        shops=0,
        trades=0,
        hero=[NOBODY] * count,
        life=[FULL_LIFE] * count,
        scars=[[] for _ in range(count)],
        dead=[False] * count,
        experience=[0] * count,
        upgrades=[[0] * len(COLOURS) for _ in range(count)],
        gear=[[] for _ in range(count)],
        trophies=[[] for _ in range(count)],
        turned=[],
        tune=False,
        brawler=False,
        boss=NOBODY,
        active=NOBODY,
        last=NOBODY,
        slayer=NOBODY,
        coins=0,
        white=0,
        rarities=[],
        room_deck=list(catalogue.ROOM_IDS),
        path=[],
        room=[],
        visited=[],
        room_discard=[],
        monster_deck=[],
        monster=[],
        beaten=[],
        stall_deck=list(catalogue.EQUIPMENT_IDS),
        stall=[],
        discard=[],
        big_bads=list(catalogue.BIG_BAD_IDS),
        gone=[],
        monster_life=0,
        annihilated=False,
        loot=0,
        hits=0,
        ready=list(COLOURS),
        lying=(),
        templates=(),
        icebergs=[],
        die=NOTHING,
        declared=[],
        roundhouse=False,
        landed=(),
        picked=0,
        tossing=NOTHING,
    )


def lay_out(state: FighterState) -> None:
    """Shuffle the decks; of the monsters so many of each level, the lowest on top (DF-3.5, DF-3.6)."""
    for pile in (state.room_deck, state.stall_deck, state.big_bads):
        visibility.shuffle_pile(state, pile)
    for level in reversed(catalogue.LEVELS):
        pile = list(catalogue.level_ids(level))
        visibility.shuffle_pile(state, pile)
        used = catalogue.IN_DECK[level]
        state.monster_deck += pile[:used]
        state.gone += pile[used:]


def free_heroes(state: FighterState) -> list[int]:
    """The hero cards that nobody has taken, of one box or of both."""
    return [
        number for number, hero in enumerate(HEROES) if number not in state.hero and (hero.box == 1 or state.combined)
    ]


def _draw_heroes(game: Fighter, setup: Setup) -> None:
    """Heroes that were picked before the game, and those that are drawn (DF-3.3)."""
    state = game.state
    for fighter, hero in enumerate(setup.heroes):
        if hero in HERO_IDS:
            state.hero[fighter] = HERO_IDS.index(hero)
    for fighter, hero in enumerate(setup.heroes):
        if hero == RANDOM:
            free = free_heroes(state)
            state.hero[fighter] = free[chance.draw(state, len(free))]


def choose_hero(game: Fighter) -> AnyProcedure:
    """Whoever has no hero chooses one (DF-3.3)."""
    state = game.state
    for fighter in game.party:
        if state.hero[fighter] == NOBODY:
            heroes = [ChooseHero(hero) for hero in free_heroes(state)]
            answer = yield Decision(game.seat(fighter), "hero", heroes, ())
            state.hero[fighter] = answer.hero
        game.emit(HeroChosen, fighter, state.hero[fighter])
    game.go("choose_boss")


def choose_boss(game: Fighter) -> AnyProcedure:
    """The first boss (DF-3.11)."""
    state = game.state
    if state.boss == NOBODY:
        answer = yield Decision(0, "boss", [ChooseFighter(fighter) for fighter in game.party], ())
        state.boss = answer.fighter
    game.emit(BossChosen, state.boss)
    game.go("begin_round")
