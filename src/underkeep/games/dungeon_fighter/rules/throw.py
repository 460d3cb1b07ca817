"""Steps 1 and 2 of a turn: the declaration, the throw, and the resting place of the die (DF-6.5 to DF-6.7)."""

from __future__ import annotations

from itertools import combinations

import msgspec

from underkeep.core.procedures import Procedure, ask
from underkeep.core.state import require
from underkeep.games.dungeon_fighter.events import CubePicked, Declared, Roundhoused, Thrown
from underkeep.games.dungeon_fighter.options import Declare, PickCube, Throw
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, ThrowOutcome
from underkeep.games.dungeon_fighter.rules import companion_throws
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import COMPANION, FighterNumber, LyingDie


def throw(game: DungeonFighter, fighter: FighterNumber) -> Procedure[DieOutcome]:
    """Ask for the declaration and the throw, and for water cubes for the one that counts. Return its outcome. The die
    stays where it lies (DF-6.10)."""
    state = game.state
    yield from _declare(game, fighter)
    gesture = None
    if state.judged == COMPANION:
        outcome = yield from companion_throws.ask_throw_outcome(game, fighter)
    else:
        answer = yield from ask(game.seat(fighter), "throw", GestureOptions(game.required_techniques()))
        assert isinstance(answer, Throw)
        assert answer.outcome is not None
        outcome, gesture = answer.outcome, answer.gesture
    _record_outcome(game, fighter, outcome)
    _emit_thrown(game, fighter, outcome, gesture)
    if len(outcome.dice) > 1:
        yield from _pick_cube(game, fighter)
    return state.die_outcomes[state.picked_cube]


def _declare(game: DungeonFighter, fighter: FighterNumber) -> Procedure[None]:
    """Ask for the weapons of the throw, and for the roundhouse for the Catchy Tune (DF-6.5, DF-14.4)."""
    state = game.state
    state.declared_weapons, state.roundhouse = [], False
    answer = yield from ask(game.seat(fighter), "declare", declaration_options(game, fighter))
    state.declared_weapons, state.roundhouse = list(answer.weapons), answer.roundhouse
    for card in state.declared_weapons:
        game.emit(Declared, fighter, card)
    if state.roundhouse:
        game.emit(Roundhoused, fighter)


def declaration_options(game: DungeonFighter, fighter: FighterNumber) -> list[Declare]:
    """Return a declaration for each subset of the weapons. With the Catchy Tune there is each one with the roundhouse
    too, unless it is demanded anyway."""
    weapons = game.weapons(fighter)
    found: list[Declare] = []
    for count in range(len(weapons) + 1):
        for some in combinations(weapons, count):
            found.append(Declare(some))
            if game.state.tune and ROUNDHOUSE not in game.techniques_with(some):
                found.append(Declare(some, True))
    return found


def _record_outcome(game: DungeonFighter, fighter: FighterNumber, outcome: ThrowOutcome) -> None:
    """Put the thrown dice, and the dice that they moved, into the state."""
    state = game.state
    state.throw_count += 1
    state.last_thrower = fighter
    moved = dict(outcome.moved)
    lying = [
        msgspec.structs.replace(die, pose=moved[number]) if number in moved else die
        for number, die in enumerate(state.lying)
    ]
    state.lying = (*lying, *(LyingDie(require(state.die), die.place, die.section, die.pose) for die in outcome.dice))
    state.die_outcomes, state.picked_cube = outcome.dice, 0


def _emit_thrown(game: DungeonFighter, fighter: FighterNumber, outcome: ThrowOutcome, gesture: Gesture | None) -> None:
    """Emit the event of each thrown die."""
    for cube, die in enumerate(outcome.dice):
        side, pieces = (gesture.side, gesture.pieces) if gesture is not None else (0, ())
        game.emit(Thrown, fighter, game.state.die, cube, die, side, pieces, b"" if cube else outcome.trajectory)


def _pick_cube(game: DungeonFighter, fighter: FighterNumber) -> Procedure[None]:
    """The hero picks a water cube. The others are ignored, but the icebergs that they touched are removed (DF-12.6)."""
    state = game.state
    if state.judged != COMPANION:  # with real dice the cube was picked before the report
        cubes = [PickCube(cube) for cube in range(len(state.die_outcomes))]
        answer = yield from ask(game.seat(fighter), "cube", cubes)
        state.picked_cube = answer.cube
        game.emit(CubePicked, fighter, state.picked_cube)
    own = state.die_outcomes[state.picked_cube].icebergs
    others = {hole for die in state.die_outcomes for hole in die.icebergs} - set(own)
    game.remove_icebergs(others)


def ignore_throw(game: DungeonFighter) -> None:
    """Ignore the throw: pick the die up again, and remove the icebergs that it touched (DF-8.10, DF-19.15)."""
    state = game.state
    game.remove_icebergs([hole for die in state.die_outcomes for hole in die.icebergs])
    state.lying = state.lying[: len(state.lying) - len(state.die_outcomes)]
    clear_outcomes(game)


def clear_outcomes(game: DungeonFighter) -> None:
    """Forget the outcome of the throw. The declaration stays until the next throw."""
    game.state.die_outcomes, game.state.picked_cube = (), 0


def finish_throw(game: DungeonFighter) -> None:
    """Forget the throw and its declaration."""
    clear_outcomes(game)
    state = game.state
    state.die, state.declared_weapons, state.roundhouse = None, [], False
