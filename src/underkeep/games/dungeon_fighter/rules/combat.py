"""Phase 2: combat, turn by turn (DF-6)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure
from underkeep.games.dungeon_fighter.events import DieTaken, Recovered, TurnBegan
from underkeep.games.dungeon_fighter.options import Recover, TakeDie, UseCard
from underkeep.games.dungeon_fighter.rules import attack, reactions, throw
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import COLOURS, NOBODY, NOTHING, WHITE


def muster(game: Fighter) -> None:
    """A fight is about to begin: all coloured dice are at hand, and nothing of the last one is left."""
    state = game.state
    state.ready = list(COLOURS)
    state.lying, state.landed, state.picked = (), (), 0
    state.die, state.declared, state.roundhouse = NOTHING, [], False
    state.hits, state.annihilated = 0, False
    state.last = state.slayer = NOBODY


def turn(game: Fighter) -> AnyProcedure:
    """Choose a die, throw, check the result, end the turn (DF-6.2)."""
    state = game.state
    fighter = state.active
    game.emit(TurnBegan, fighter)
    yield from reactions.at_any_moment(game, [other for other in game.from_on(fighter) if other != fighter])
    while not game.decided:
        answer = yield from _choose(game, fighter)
        if isinstance(answer, UseCard):
            yield from reactions.use(game, fighter, answer.card)
        elif isinstance(answer, Recover):
            yield from _recover(game, fighter)
            if state.life[fighter] == 0:
                break  # the next hero throws (DF-6.16)
        elif isinstance(answer, TakeDie):
            _take(game, fighter, answer.die)
            yield from attack.attack(game, fighter)
            break
        else:
            game.lose("dice")
    _end_turn(game, fighter)


def _choose(game: Fighter, fighter: int) -> AnyProcedure:
    """Step 1. With an empty pool: a white die, or the coloured ones back (DF-6.3, DF-6.4, DF-6.12 to DF-6.15)."""
    state = game.state
    options: list[Option] = [TakeDie(die) for die in state.ready]
    if not state.ready:
        if state.white:
            options.append(TakeDie(WHITE))
        if not game.against_big_bad:
            options.append(Recover())
    options = options or [PASS]  # no die is left (DF-15.5)
    options += [UseCard(card) for card in (*reactions.curios(game, fighter), *reactions.hearts(game))]
    return (yield Decision(game.seat(fighter), "die", options))


def _take(game: Fighter, fighter: int, die: int) -> None:
    state = game.state
    if die == WHITE:
        state.white -= 1
    else:
        state.ready.remove(die)
    state.die = die
    game.emit(DieTaken, fighter, die)


def _recover(game: Fighter, fighter: int) -> AnyProcedure:
    """Every conscious hero pays with life, which nothing prevents; then the coloured dice are back (DF-6.13)."""
    state = game.state
    yield from reactions.at_any_moment(game, game.from_on(fighter))
    if game.decided:
        return
    game.emit(Recovered, fighter, game.foe.level)
    game.hurt(game.conscious(), game.foe.level)
    state.ready = sorted({*state.ready, *COLOURS})
    state.lying = tuple(lying for lying in state.lying if lying.die not in COLOURS)


def _end_turn(game: Fighter, fighter: int) -> None:
    """Step 4 (DF-6.9)."""
    throw.done(game)
    state = game.state
    if state.over:
        return
    if state.monster_life <= 0:
        game.go("rest")
        return
    state.active = game.left_of(fighter)
    game.go("turn")
