"""The steps of a turn and of the raid, in the order of play. The steps of the setup are in `setup/opening_steps.py`.

Saved games store the names of the steps, so a name stays when its function is renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.procedures import RuleResult
from underkeep.games.keep_the_heroes_out.rules import raid, turn

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # the turn
    "begin_turn": turn.begin_turn,
    "play": turn.play_card,
    "act": turn.take_action,
    "exchange": turn.exchange_loot,
    "cleanup": turn.clean_up,
    # the raid
    "raid": raid.begin_raid,
    "raid_card": raid.resolve_raid_card,
    "heroes": raid.act_in_next_room,
    "settle": raid.finish_guild_card,
    "end_turn": raid.end_turn,
    "next_player": raid.pass_turn,
}
"""The function of each step by its name."""
