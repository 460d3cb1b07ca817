"""The greedy bot for Keep the Heroes Out!

`features` has the numbers of a position and the effect of each option on them; `evaluation` values these numbers and
the cost of the next raid, which `expected_raid` predicts; `card_values` values single cards; `plan` weighs the actions
of cards; `lookahead` plays the steps of the heroes; `policy` has one function for each kind of decision of the turn,
and `hero_policy` for the decisions about heroes.
"""

from underkeep.bots.keep_the_heroes_out.policy import choose

__all__ = ("choose",)
