"""Policies of phase 1, the dungeon: rooms, flight, icebergs and templates."""

from __future__ import annotations

from underkeep.bots.dungeon_fighter import aim
from underkeep.bots.dungeon_fighter.choices import choose_best, choose_randomly
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.equipment_policy import win_chance_after
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.games.dungeon_fighter.cards.catalogue import room
from underkeep.games.dungeon_fighter.options import (
    ChooseRoom,
    Flee,
    Toss,
)
from underkeep.games.dungeon_fighter.state import (
    EXTRA_LIFE,
)

ROOM_VALUE = 7.0
"""What it is worth to get to the stall one room earlier: the last monster is the worst, and is not met then."""
ROOMS_FOR_STALLS = (0.0, 1.0, 1.0, 1.0, 1.2, 1.6, 2.0, 2.0, 2.2, 2.6, 3.0, 3.1)
"""How many rooms it takes to find so many stall symbols."""
FREEBIE_VALUE = 2.5
"""What an unknown card of the stall is worth."""


def choose_room(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """The room that brings most for what the fight in it will cost."""
    game = evaluation.game
    monsters = evaluation.monsters_of_level(evaluation.next_level())

    def worth(option: Option) -> float:
        assert isinstance(option, ChooseRoom)
        card = room(evaluation.state.faces[option.card])
        to_go = game.stalls_to_shop - game.stall_symbols(evaluation.state.visited) - card.stalls
        gain = (
            evaluation.coin_value * card.coins + evaluation.white_die_value * card.white + FREEBIE_VALUE * card.freebie
        )
        gain -= ROOM_VALUE * ROOMS_FOR_STALLS[max(0, to_go)]
        gain += sum(min(card.heals, evaluation.missing_life(fighter)) for fighter in game.conscious())
        gain += 2.5 * card.water + 1.5 * card.snow + 0.3 * card.icebergs - card.frost
        costs = [
            evaluation.fight_cost(
                monster,
                (*(() if monster.mad else monster.techniques), *([card.technique] if card.technique else [])),
                monster.life + card.tough + EXTRA_LIFE[evaluation.state.difficulty],
            )
            for monster in monsters
        ]
        return gain - sum(min(cost, 25.0) for cost in costs) / len(costs)

    return choose_best(evaluation, decision.options, worth)


def give_freebie(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """To whom the gift is of most use."""
    return choose_best(evaluation, decision.options, lambda option: win_chance_after(evaluation, option))


def decide_flee(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Run if the fight costs clearly more than running and another fight, and somebody survives running."""
    game, state = evaluation.game, evaluation.state
    level = game.foe.level
    here = evaluation.fight_cost(game.foe, evaluation.game.techniques_with(), state.monster_life)
    running = sum(evaluation.harm_cost(fighter, level) for fighter in game.conscious())
    if all(state.life[fighter] <= level for fighter in game.conscious()):
        return PASS
    of_room = game.room_techniques()
    others = evaluation.monsters_of_level(evaluation.next_level())
    there = sum(
        min(30.0, evaluation.fight_cost(other, (*of_room, *(() if other.mad else other.techniques)), other.life))
        for other in others
    ) / len(others)
    return Flee() if here > running + there + 4 else PASS


def place_iceberg(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Into any hole: all are as far from the centre."""
    return choose_randomly(evaluation, decision)


def toss_template(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """A flick of the thumb."""
    return Toss(aim.toss_gesture(evaluation.skill, evaluation.random))


def keep_template(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """What lies there has cost enough."""
    return PASS
