"""How bots play Dungeon Fighter. All bots have the same policy; their skill levels differ.

`policy` has the function of each kind of decision. `combat_evaluation` estimates the value of throws, abilities and
fights, `party_evaluation` the chance against the big bad, `hit_chances` the chance of a hit. `aim` makes gestures from
stored aims; `technique_mixes` has the aims for two techniques together, which `find_mixes` finds.
"""

from underkeep.bots.dungeon_fighter.bot import SKILL_LEVELS
from underkeep.bots.dungeon_fighter.policy import choose

__all__ = ["SKILL_LEVELS", "choose"]
