"""Steps 1 and 2 of a turn: what is declared, the throw itself, and where the die comes to rest (DF-6.5 to DF-6.7)."""

from __future__ import annotations

from itertools import combinations

import msgspec

from underkeep.core.decisions import Decision, Option
from underkeep.core.procedures import Procedure
from underkeep.games.dungeon_fighter.events import CubePicked, Declared, Roundhoused, Thrown
from underkeep.games.dungeon_fighter.options import Declare, PickCube
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import Landed, Outcome
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import COMPANION, NOTHING, Lying
from underkeep.games.dungeon_fighter.throw_sources import companion
from underkeep.games.dungeon_fighter.throw_sources.gesture_options import Gestures


def throw(game: Fighter, fighter: int) -> Procedure[Landed]:
    """Declare, throw, and for water cubes pick the one that counts. The die stays where it lies (DF-6.10)."""
    state = game.state
    yield from _declare(game, fighter)
    gesture = None
    if state.judged == COMPANION:
        outcome = yield from companion.outcome(game, fighter)
    else:
        answer = yield Decision(game.seat(fighter), "throw", Gestures(game.required()))
        assert answer.outcome is not None
        outcome, gesture = answer.outcome, answer.gesture
    _comes_to_rest(game, fighter, outcome)
    _tell(game, fighter, outcome, gesture)
    if len(outcome.dice) > 1:
        yield from _pick(game, fighter)
    return state.landed[state.picked]


def _declare(game: Fighter, fighter: int) -> Procedure[None]:
    """Which weapons are used, and whether the tune is danced to (DF-6.5, DF-14.4)."""
    state = game.state
    state.declared, state.roundhouse = [], False
    answer = yield Decision(game.seat(fighter), "declare", declarations(game, fighter))
    state.declared, state.roundhouse = list(answer.weapons), answer.roundhouse
    for card in state.declared:
        game.emit(Declared, fighter, card)
    if state.roundhouse:
        game.emit(Roundhoused, fighter)


def declarations(game: Fighter, fighter: int) -> list[Option]:
    """Any subset of the weapons; with the tune, each with and without the roundhouse unless it is demanded anyway."""
    weapons = game.weapons(fighter)
    found: list[Option] = []
    for count in range(len(weapons) + 1):
        for some in combinations(weapons, count):
            found.append(Declare(some))
            if game.state.tune and ROUNDHOUSE not in game.demanded(some):
                found.append(Declare(some, True))
    return found


def _comes_to_rest(game: Fighter, fighter: int, outcome: Outcome) -> None:
    state = game.state
    state.rolled += 1
    state.last = fighter
    moved = dict(outcome.moved)
    lying = [
        msgspec.structs.replace(die, pose=moved[number]) if number in moved else die
        for number, die in enumerate(state.lying)
    ]
    state.lying = (*lying, *(Lying(state.die, die.place, die.section, die.pose) for die in outcome.dice))
    state.landed, state.picked = outcome.dice, 0


def _tell(game: Fighter, fighter: int, outcome: Outcome, gesture: Gesture | None) -> None:
    for cube, die in enumerate(outcome.dice):
        side, pieces = (gesture.side, gesture.pieces) if gesture is not None else (0, ())
        game.emit(Thrown, fighter, game.state.die, cube, die, side, pieces, b"" if cube else outcome.flight)


def _pick(game: Fighter, fighter: int) -> Procedure[None]:
    """The hero picks a water cube; the others are ignored, but icebergs that they touched are gone (DF-12.6)."""
    state = game.state
    if state.judged != COMPANION:  # there it was picked before it was reported
        cubes = [PickCube(cube) for cube in range(len(state.landed))]
        answer = yield Decision(game.seat(fighter), "cube", cubes)
        state.picked = answer.cube
        game.emit(CubePicked, fighter, state.picked)
    own = state.landed[state.picked].icebergs
    others = {hole for die in state.landed for hole in die.icebergs} - set(own)
    game.remove_icebergs(others)


def take_back(game: Fighter) -> None:
    """The throw is ignored: the die is picked up again, and touched icebergs are gone (DF-8.10, DF-19.15)."""
    state = game.state
    game.remove_icebergs([hole for die in state.landed for hole in die.icebergs])
    state.lying = state.lying[: len(state.lying) - len(state.landed)]
    clear(game)


def clear(game: Fighter) -> None:
    """Nothing is being judged any more. What was declared stands until the next throw."""
    game.state.landed, game.state.picked = (), 0


def done(game: Fighter) -> None:
    """The throw is over."""
    clear(game)
    state = game.state
    state.die, state.declared, state.roundhouse = NOTHING, [], False
