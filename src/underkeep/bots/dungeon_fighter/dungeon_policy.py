"""Policies of phase 1, the dungeon: rooms, flight, icebergs and templates."""

from __future__ import annotations

from underkeep.bots.dungeon_fighter import aim
from underkeep.bots.dungeon_fighter.choices import choose_best, choose_randomly
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.equipment_policy import win_chance_after
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
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
"""The value of reaching the stall one room earlier, because the last monster is the worst."""
ROOMS_FOR_STALLS = (0.0, 1.0, 1.0, 1.0, 1.2, 1.6, 2.0, 2.0, 2.2, 2.6, 3.0, 3.1)
"""The expected number of rooms for each number of missing stall symbols."""
FREEBIE_VALUE = 2.5
"""The value of an unknown card of the stall."""


def choose_room(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Choose the room with the best balance of gains and the expected cost of its fight."""
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
    """Give the freebie to the hero who profits most."""
    return choose_best(evaluation, decision.options, lambda option: win_chance_after(evaluation, option))


def decide_flee(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Flee if the fight costs clearly more than the flight and another fight, and a hero survives the flight."""
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
    """Choose any hole, because all have the same distance from the centre."""
    return choose_randomly(evaluation, decision)


def toss_template(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Toss the template with a good gesture."""
    return Toss(aim.toss_gesture(evaluation.skill, evaluation.random))


def keep_template(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Keep the template, because tosses cost life."""
    return PASS
