"""Phase 2: combat, turn by turn (DF-6)."""

from __future__ import annotations

from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import AnyProcedure, Procedure, ask
from underkeep.core.state import require
from underkeep.games.dungeon_fighter.events import DieTaken, Recovered, TurnBegan
from underkeep.games.dungeon_fighter.options import Recover, TakeDie, UseCard
from underkeep.games.dungeon_fighter.rules import attack, reactions, throw
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import COLOURS, WHITE, Die, FighterNumber


def reset_fight(game: DungeonFighter) -> None:
    """Prepare a new fight: all coloured dice are ready, and nothing of the last fight is left."""
    state = game.state
    state.ready = list(COLOURS)
    state.lying, state.die_outcomes, state.picked_cube = (), (), 0
    state.die, state.declared_weapons, state.roundhouse = None, [], False
    state.hits, state.annihilated = 0, False
    state.last_thrower = state.slayer = None


def turn(game: DungeonFighter) -> AnyProcedure:
    """Let the active hero choose a die, throw it, resolve the throw and end the turn (DF-6.2)."""
    state = game.state
    fighter = require(state.active)
    game.emit(TurnBegan, fighter)
    yield from reactions.offer_curios(game, [other for other in game.clockwise_from(fighter) if other != fighter])
    while not game.fight_is_over:
        answer = yield from _choose_die(game, fighter)
        if isinstance(answer, UseCard):
            yield from reactions.use_card(game, fighter, answer.card)
        elif isinstance(answer, Recover):
            yield from _recover(game, fighter)
            if state.life[fighter] == 0:
                break  # the next hero throws (DF-6.16)
        elif isinstance(answer, TakeDie):
            _take_die(game, fighter, answer.die)
            yield from attack.make_attack(game, fighter)
            break
        else:
            game.lose("dice")
    _end_turn(game, fighter)


def _choose_die(game: DungeonFighter, fighter: FighterNumber) -> Procedure[Option]:
    """Step 1: ask for a die. With an empty pool the hero takes a white die or recovers the coloured ones (DF-6.3,
    DF-6.4, DF-6.12 to DF-6.15)."""
    state = game.state
    options: list[Option] = [TakeDie(die) for die in state.ready]
    if not state.ready:
        if state.white:
            options.append(TakeDie(WHITE))
        if not game.against_big_bad:
            options.append(Recover())
    options = options or [PASS]  # no die is left (DF-15.5)
    options += [UseCard(card) for card in (*reactions.usable_curios(game, fighter), *reactions.usable_rarities(game))]
    return (yield from ask(game.seat(fighter), "die", options))


def _take_die(game: DungeonFighter, fighter: FighterNumber, die: Die) -> None:
    """Take the chosen die from the pool or from the chest."""
    state = game.state
    if die == WHITE:
        state.white -= 1
    else:
        state.ready.remove(die)
    state.die = die
    game.emit(DieTaken, fighter, die)


def _recover(game: DungeonFighter, fighter: FighterNumber) -> AnyProcedure:
    """Every conscious hero loses life, which nothing prevents; then the coloured dice are ready again (DF-6.13)."""
    state = game.state
    yield from reactions.offer_curios(game, game.clockwise_from(fighter))
    if game.fight_is_over:
        return
    game.emit(Recovered, fighter, game.foe.level)
    game.hurt(game.conscious(), game.foe.level)
    state.ready = sorted({*state.ready, *COLOURS})
    state.lying = tuple(lying for lying in state.lying if lying.die not in COLOURS)


def _end_turn(game: DungeonFighter, fighter: FighterNumber) -> None:
    """Step 4: end the turn (DF-6.9)."""
    throw.finish_throw(game)
    state = game.state
    if state.over:
        return
    if state.monster_life <= 0:
        game.go_to("rest")
        return
    state.active = game.next_conscious(fighter)
    game.go_to("turn")
