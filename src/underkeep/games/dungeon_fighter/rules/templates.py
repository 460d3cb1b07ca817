"""Templates and icebergs on the target (DF-5.7, DF-19)."""

from __future__ import annotations

from underkeep.core.procedures import AnyProcedure, Procedure, ask, offer
from underkeep.games.dungeon_fighter.events import DieCovered, IcebergPlaced, Tossing
from underkeep.games.dungeon_fighter.options import PlaceIceberg, Toss, TossAgain
from underkeep.games.dungeon_fighter.physics.outcome import TossOutcome
from underkeep.games.dungeon_fighter.rules import companion_throws
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import COMPANION, HOLE_COUNT, FighterNumber, Template, TemplateKind


def toss(game: DungeonFighter, fighter: FighterNumber, kind: TemplateKind) -> AnyProcedure:
    """A hero tosses a template until it lies on the target; a toss that touches the table costs life (DF-19.3 to
    DF-19.7). A stunned hero is replaced by the next conscious hero to the left (DF-19.18)."""
    state = game.state
    if game.fight_is_over:
        return
    if state.life[fighter] == 0:
        fighter = game.next_conscious(fighter)
    if any(template.kind == kind for template in state.templates):
        # The active hero is asked; before the fight this is the hero who tosses (DF-19.6).
        asked = fighter if state.active is None or state.active not in game.conscious() else state.active
        state.template_to_toss = kind
        answer = yield from offer(game.seat(asked), "toss-again", [TossAgain()])
        state.template_to_toss = None
        if answer is None:
            return
        game.remove_template(kind)
    while not game.fight_is_over:
        tossed = yield from _ask_toss(game, fighter, kind)
        result = tossed.result
        if result == "lies":
            _lay_template(game, fighter, kind, tossed)
            return
        game.emit(Tossing, fighter, kind, result, tossed.trajectory)
        if result == "table":
            yield from _apply_table_damage(game, fighter)
            if not state.over and state.life[fighter] == 0:
                fighter = game.next_conscious(fighter)  # the toss is still owed (DF-19.18)


def _apply_table_damage(game: DungeonFighter, fighter: FighterNumber) -> AnyProcedure:
    """A template that touches the table costs its tosser 1 life (DF-19.4). Every hero may use curios just before, also
    the hero who would be stunned (DF-14.6); if a curio finishes the monster, no life is lost."""
    from underkeep.games.dungeon_fighter.rules import reactions  # a cycle: reactions import this module

    yield from reactions.offer_curios(game, game.clockwise_from(fighter))
    if not game.fight_is_over:
        game.hurt([fighter], 1)


def _ask_toss(game: DungeonFighter, fighter: FighterNumber, kind: TemplateKind) -> Procedure[TossOutcome]:
    """Ask for a toss, and return its outcome."""
    state = game.state
    state.template_to_toss = kind
    if state.judged == COMPANION:
        tossed = yield from companion_throws.ask_toss_outcome(game)
    else:
        answer = yield from ask(game.seat(fighter), "toss", GestureOptions(toss=True))
        assert isinstance(answer, Toss)
        assert answer.tossed is not None
        tossed = answer.tossed
    state.throw_count += 1
    state.template_to_toss = None
    return tossed


def _lay_template(game: DungeonFighter, fighter: FighterNumber, kind: TemplateKind, tossed: TossOutcome) -> None:
    """Leave the template on the target, and take away the dice under it (DF-19.7)."""
    state = game.state
    covers = tuple(number for number in tossed.covers if number < len(state.lying))
    covered = [state.lying[number].die for number in covers]
    state.lying = tuple(lying for number, lying in enumerate(state.lying) if number not in covers)
    state.templates = (*state.templates, Template(kind, tossed.pose))
    game.emit(Tossing, fighter, kind, "lies", tossed.trajectory, covers)
    for die in covered:
        game.emit(DieCovered, die)


def place_icebergs(game: DungeonFighter, number: int) -> AnyProcedure:
    """Put this number of icebergs into holes. The boss chooses the holes if some stay empty (DF-19.13)."""
    state = game.state
    for _ in range(min(number, HOLE_COUNT - len(state.icebergs))):
        free = [hole for hole in range(1, HOLE_COUNT + 1) if hole not in state.icebergs]
        hole = free[0]
        if number < HOLE_COUNT:
            answer = yield from ask(game.seat(game.boss), "iceberg", [PlaceIceberg(hole) for hole in free])
            hole = answer.hole
        state.icebergs.append(hole)
        state.icebergs.sort()
        game.emit(IcebergPlaced, hole)
