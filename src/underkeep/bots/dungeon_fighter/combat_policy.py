"""Policies of phase 2, combat: dice, weapons, throws, abilities and healing."""

from __future__ import annotations

from underkeep.bots.dungeon_fighter import aim
from underkeep.bots.dungeon_fighter.card_policy import wanted_card
from underkeep.bots.dungeon_fighter.choices import choose_best
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.games.dungeon_fighter.cards.card_types import Curio
from underkeep.games.dungeon_fighter.cards.equipment import EQUIPMENT
from underkeep.games.dungeon_fighter.options import (
    ChooseFighter,
    Declare,
    PickCube,
    Recover,
    TakeDie,
    Throw,
    ThrowAgain,
    UseAbility,
)
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
)

CURIO_HEALING = max(card.heals for card in EQUIPMENT if isinstance(card, Curio))
"""The life that a healing curio gives back."""


def choose_die(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Use a wanted card first. Then take the die whose ability this hero uses better than the next heroes. With an
    empty pool, decide between a white die and recovery."""
    game = evaluation.game
    fighter = evaluation.active
    if (card := wanted_card(evaluation, decision)) is not None:
        return card
    dice = [option for option in decision.options if isinstance(option, TakeDie)]
    if Recover() in decision.options:
        return Recover() if not dice or _prefers_recovery(evaluation) else dice[0]
    if not dice:
        return PASS
    followers = [other for other in game.clockwise_from(fighter)[1:] if other in game.conscious()]

    def worth(option: TakeDie) -> float:
        own = evaluation.best_throw_value(fighter, option.die)
        if option.die not in COLOURS:
            return own + 0.5
        own += evaluation.expected_ability_value(fighter, option.die)
        theirs = [evaluation.expected_ability_value(other, option.die) for other in followers[:2]]
        return own - (0.8 * max(theirs) if theirs else 0.0)

    return choose_best(evaluation, dice, worth)


def _prefers_recovery(evaluation: CombatEvaluation) -> bool:
    """Whether to recover the coloured dice although there is a white one."""
    state, game = evaluation.state, evaluation.game
    level = game.foe.level
    standing = game.conscious()
    left = [fighter for fighter in standing if state.life[fighter] > level]
    if not left:
        return False
    price = sum(evaluation.harm_cost(fighter, level) for fighter in standing)
    odds = evaluation.hit_chance(evaluation.game.techniques_with())
    throws = max(1.0, state.monster_life / max(0.2, odds.probability * (odds.mean_section + 0.6)))
    # Three throws for the price, or as many white dice as the monster still needs.
    return price < evaluation.white_die_value * min(throws, 3.0)


def declare_weapons(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Declare the weapons with the greatest expected value."""

    def worth(option: Option) -> float:
        assert isinstance(option, Declare)
        return evaluation.throw_value(evaluation.active, evaluation.die, option.weapons, option.roundhouse)

    return choose_best(evaluation, decision.options, worth)


def throw_die(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Throw the die with the best aim and the tremor of the skill level."""
    state = evaluation.state
    required = evaluation.game.required_techniques()
    return Throw(
        aim.throw_gesture(required, DICE[evaluation.die], DICE_SETS[state.shape], evaluation.skill, evaluation.random)
    )


def pick_cube(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Pick the cube with the best outcome."""

    def worth(option: Option) -> float:
        assert isinstance(option, PickCube)
        return evaluation.outcome_value(evaluation.active, evaluation.state.die_outcomes[option.cube])

    return choose_best(evaluation, decision.options, worth)


def decide_throw_again(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Throw again if another throw has a greater expected value than this outcome."""
    state = evaluation.state
    now = evaluation.outcome_value(evaluation.active, state.die_outcomes[state.picked_cube])
    if decision.kind == "correction" and not state.die_outcomes[state.picked_cube].is_hit:
        return ThrowAgain()
    return ThrowAgain() if evaluation.best_throw_value(evaluation.active, evaluation.die) > now else PASS


def use_throw_again_armour(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Repeat a miss, unless it does no harm."""
    outcome = evaluation.state.die_outcomes[evaluation.state.picked_cube]
    if evaluation.outcome_value(evaluation.active, outcome) >= 0 and not evaluation.game.against_big_bad:
        return PASS
    return decision.options[-1]


def choose_ability(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Choose the ability with the greatest value now. Declining gives experience."""
    state = evaluation.state
    outcome = state.die_outcomes[state.picked_cube]

    def worth(option: Option) -> float:
        if isinstance(option, UseAbility):
            return evaluation.ability_value(evaluation.active, option.colour, outcome.is_hit, outcome.section)
        return 0.7

    return choose_best(evaluation, decision.options, worth)


def decide_upgrade_use(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Spend the upgrade if its ability has enough value."""
    state = evaluation.state
    outcome = state.die_outcomes[state.picked_cube]
    gain = evaluation.ability_value(evaluation.active, evaluation.die, outcome.is_hit, outcome.section)
    return decision.options[-1] if gain >= 1.5 else PASS


def choose_healed_hero(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Heal the hero for whom healing has the greatest value."""
    healed = CURIO_HEALING if decision.kind == "heal" else evaluation.herb_healing

    def worth(option: Option) -> float:
        assert isinstance(option, ChooseFighter)
        return evaluation.healing_value(option.fighter, healed)

    return choose_best(evaluation, decision.options, worth)
