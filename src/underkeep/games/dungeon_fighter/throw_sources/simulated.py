"""The throw source `simulated`: outcomes by the physics engine."""

from __future__ import annotations

from underkeep.core.state import require
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, LyingDie, LyingTemplate, throw, toss
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import DICE, TARGETS, WATER, WATER_CUBES, WEAK, FighterState, TemplateKind


def dice_table(state: FighterState) -> DiceTable:
    """Return everything that lies and stands on the table. Dice are numbered in the order of their throws."""
    return DiceTable(
        target=TARGETS[state.target],
        dice=DICE_SETS[state.shape],
        lying=tuple(LyingDie(number, DICE[die.die], die.pose) for number, die in enumerate(state.lying)),
        templates=tuple(LyingTemplate(template_name(template.kind), template.pose) for template in state.templates),
        icebergs=tuple(state.icebergs),
    )


def template_name(kind: TemplateKind) -> str:
    """Return the name of a template in the physics."""
    return "weak-point" if kind == WEAK else "frost"


def throw_outcome(state: FighterState, gesture: Gesture, seed: int) -> ThrowOutcome:
    """Throw the chosen die under all required techniques, and return the outcome."""
    kinds = [DICE[require(state.die)]] * (WATER_CUBES if state.die == WATER else 1)
    return throw(dice_table(state), kinds, gesture, DungeonFighter(state).required_techniques(), seed)


def toss_outcome(state: FighterState, gesture: Gesture, seed: int) -> TossOutcome:
    """Toss the template that is due, and return the outcome."""
    return toss(dice_table(state), template_name(require(state.template_to_toss)), gesture, seed)
