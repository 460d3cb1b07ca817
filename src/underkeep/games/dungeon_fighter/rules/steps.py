"""The steps of a round, in the order of play. The steps of the setup are in `setup/opening_steps.py`.

Saved games store the names of the steps, so a name stays when its function is renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.procedures import RuleResult
from underkeep.games.dungeon_fighter.rules import battle, combat, dungeon, rest, shopping

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # phase 1: dungeon
    "begin_round": dungeon.begin_round,
    "path": dungeon.path,
    "enter": dungeon.enter,
    "encounter": dungeon.encounter,
    "flee": dungeon.flee,
    "prepare": dungeon.prepare,
    # phase 2: combat
    "turn": combat.turn,
    # phase 3: rest
    "rest": rest.rest,
    "trade": rest.trade,
    "move_on": rest.move_on,
    # phase 4: shopping
    "shop": shopping.shop,
    "buy": shopping.buy,
    # phase 5: the big bad battle
    "battle": battle.battle,
}
"""The function of each step by its name."""
