"""Templates and icebergs come onto the target (DF-5.7, DF-19)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision
from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.games.dungeon_fighter.events import DieCovered, IcebergPlaced, Tossing
from underkeep.games.dungeon_fighter.options import PlaceIceberg, TossAgain
from underkeep.games.dungeon_fighter.physics.outcome import Tossed
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import COMPANION, HOLES, NOTHING, Template
from underkeep.games.dungeon_fighter.throw_sources import companion
from underkeep.games.dungeon_fighter.throw_sources.gesture_options import Gestures


def toss(game: Fighter, fighter: int, kind: int) -> AnyProcedure:
    """A hero tosses a template until it lies on the target; touching the table costs life (DF-19.3 to DF-19.7). If an
    earlier toss has stunned the hero, the next one to the left does it (DF-19.18)."""
    state = game.state
    if game.decided:
        return
    if state.life[fighter] == 0:
        fighter = game.left_of(fighter)
    if any(template.kind == kind for template in state.templates):
        # Who is asked is the active hero; before the fight that is the one who tosses (DF-19.6).
        asked = state.active if state.active in game.conscious() else fighter
        state.tossing = kind
        answer = yield Decision(game.seat(asked), "toss-again", [PASS, TossAgain()], ())
        state.tossing = NOTHING
        if answer == PASS:
            return
        game.remove_template(kind)
    while not game.decided:
        tossed = yield from _flick(game, fighter, kind)
        result = _result(tossed)
        game.emit(Tossing, fighter, kind, result, tossed.flight)
        if result == "lies":
            _lay(game, kind, tossed)
            return
        if result == "table":
            yield from _table_damage(game, fighter)
            if not state.over and state.life[fighter] == 0:
                fighter = game.left_of(fighter)  # the toss is still owed (DF-19.18)


def _table_damage(game: Fighter, fighter: int) -> AnyProcedure:
    """A template that touches the table costs its tosser 1 life (DF-19.4). Curios may be used just before, also by the
    hero whom it would stun (DF-14.6); if one of them finishes the monster, nothing is lost."""
    from underkeep.games.dungeon_fighter.rules import reactions  # that module tosses templates itself

    yield from reactions.at_any_moment(game, game.from_on(fighter))
    if not game.decided:
        game.hurt([fighter], 1)


def _flick(game: Fighter, fighter: int, kind: int) -> Procedure[Tossed]:
    state = game.state
    state.tossing = kind
    if state.judged == COMPANION:
        tossed = yield from companion.tossed(game)
    else:
        answer = yield Decision(game.seat(fighter), "toss", Gestures(toss=True), ())
        assert answer.tossed is not None
        tossed = answer.tossed
    state.rolled += 1
    state.tossing = NOTHING
    return tossed


def _result(tossed: Tossed) -> str:
    if not tossed.turned:
        return "turn"
    if tossed.touches_table:
        return "table"
    return "lies" if tossed.on_target else "off"


def _lay(game: Fighter, kind: int, tossed: Tossed) -> None:
    """The template stays, and dice under it are taken away (DF-19.7)."""
    state = game.state
    for number in tossed.covers:
        if number < len(state.lying):
            game.emit(DieCovered, state.lying[number].die)
    state.lying = tuple(lying for number, lying in enumerate(state.lying) if number not in tossed.covers)
    state.templates = (*state.templates, Template(kind, tossed.pose))


def place_icebergs(game: Fighter, number: int) -> AnyProcedure:
    """So many icebergs into holes; the boss says into which if some stay empty (DF-19.13)."""
    state = game.state
    for _ in range(min(number, HOLES - len(state.icebergs))):
        free = [hole for hole in range(1, HOLES + 1) if hole not in state.icebergs]
        hole = free[0]
        if number < HOLES:
            answer = yield Decision(game.seat(state.boss), "iceberg", [PlaceIceberg(hole) for hole in free])
            hole = answer.hole
        state.icebergs.append(hole)
        state.icebergs.sort()
        game.emit(IcebergPlaced, hole)
