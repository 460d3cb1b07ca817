"""The policy of all bots of Dungeon Fighter: one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from underkeep.bots.dungeon_fighter.aim import DEFAULT_SKILL
from underkeep.bots.dungeon_fighter.card_policy import react_to_throw, use_curio
from underkeep.bots.dungeon_fighter.choices import choose_randomly
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.combat_policy import (
    choose_ability,
    choose_die,
    choose_healed_hero,
    decide_throw_again,
    decide_upgrade_use,
    declare_weapons,
    pick_cube,
    throw_die,
    use_throw_again_armour,
)
from underkeep.bots.dungeon_fighter.dungeon_policy import (
    choose_room,
    decide_flee,
    give_freebie,
    keep_template,
    place_iceberg,
    toss_template,
)
from underkeep.bots.dungeon_fighter.equipment_policy import (
    buy_equipment,
    choose_scar,
    choose_upgrade,
    take_trophy,
    trade_equipment,
)
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.table import Observation

Policy = Callable[[CombatEvaluation, Decision], Option]

POLICY_OF_KIND: dict[str, Policy] = {
    # phase 1: the dungeon
    "path": choose_room,
    "freebie": give_freebie,
    "flee": decide_flee,
    "iceberg": place_iceberg,
    "toss": toss_template,
    "toss-again": keep_template,
    # phase 2: combat
    "die": choose_die,
    "declare": declare_weapons,
    "throw": throw_die,
    "cube": pick_cube,
    "careless": decide_throw_again,
    "correction": decide_throw_again,
    "again": use_throw_again_armour,
    "ability": choose_ability,
    "upgrade-use": decide_upgrade_use,
    "herbs": choose_healed_hero,
    "heal": choose_healed_hero,
    "react": react_to_throw,
    "curio": use_curio,
    # phase 3: rest
    "scar": choose_scar,
    "trophy": take_trophy,
    "trade": trade_equipment,
    # phase 4: shopping
    "upgrade": choose_upgrade,
    "buy": buy_equipment,
}
"""The policy of each kind of decision. Other decisions (hero, boss, reports of real dice) are answered randomly."""


def choose(observation: Observation, decision: Decision, random: Random, skill: str = DEFAULT_SKILL) -> Option:
    """Return the option that a bot with this skill level chooses."""
    if len(decision.options) == 1:
        return decision.options[0]
    policy = POLICY_OF_KIND.get(decision.kind, choose_randomly)
    return policy(CombatEvaluation(observation.state, skill, random), decision)
