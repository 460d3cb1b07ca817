"""The policy for setup and turns, and the table of all policies by kind of decision."""

from __future__ import annotations

from random import Random

from underkeep.bots.keep_the_heroes_out.card_values import CARD_VALUE
from underkeep.bots.keep_the_heroes_out.hero_policy import HERO_POLICY_OF_KIND
from underkeep.bots.keep_the_heroes_out.plan import MIN_GAIN, TurnPlan
from underkeep.bots.keep_the_heroes_out.selection import Policy, best, random_option
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import require
from underkeep.core.table import Observation
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, tactics_of
from underkeep.games.keep_the_heroes_out.dungeon_map import UNREACHABLE, build_map
from underkeep.games.keep_the_heroes_out.options import (
    ChooseCard,
    ChooseClan,
    Gamble,
    PayCoins,
    PayWith,
    PlayCard,
    Site,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import ROOMS_OF, KeepState

# --- setup ----------------------------------------------------------------------------------------------------


def lend_clan(state: KeepState, decision: Decision, random: Random) -> Option:
    """Lend the clan with the best cards."""

    def worth(option: Option) -> float:
        return sum(CARD_VALUE[face] for face in tactics_of(option.clan)) if isinstance(option, ChooseClan) else 0.0

    return best(decision.options, worth, random)


# --- the own turn ---------------------------------------------------------------------------------------------


def play(state: KeepState, decision: Decision, random: Random) -> Option:
    """Play the card with the largest gain, or gamble; without any gain play a spare card or end the phase."""
    plan = TurnPlan(state, decision.seat)
    known: set[int] = set()
    found: dict[Option, float] = {}
    for option in decision.options:
        if isinstance(option, PlayCard):
            face = state.faces[option.card]
            if face not in known:
                known.add(face)
                gain, then = plan.card_gain(option.card)
                if gain > 0:
                    found[option] = then
        elif isinstance(option, Gamble):
            gain = plan.gamble_value()
            if gain > 0:
                found[option] = plan.current.value_with(plan.actions_in_hand()) + gain
    return best(found, lambda option: found[option], random) if found else plan.spare_card()


def act(state: KeepState, decision: Decision, random: Random) -> Option:
    """Take the action with the largest gain."""
    gains = TurnPlan(state, decision.seat).action_values()
    gains[PASS] = 0.0
    return best(decision.options, lambda option: gains.get(option, 0.0), random)


def best_for_board(state: KeepState, decision: Decision, random: Random) -> Option:
    """Take the option that improves the board most."""
    plan = TurnPlan(state, decision.seat)
    others = plan.actions_in_hand()
    passing = plan.current.value_with(others) + 0.01
    return best(
        decision.options,
        lambda option: passing if option == PASS else plan.evaluate(option).value_with(others),
        random,
    )


def exchange(state: KeepState, decision: Decision, random: Random) -> Option:
    """Gamble if that is a gain. Exchange loot for a useless card if a resource waits for another kind of loot."""
    plan = TurnPlan(state, decision.seat)
    for option in decision.options:
        if isinstance(option, Gamble) and plan.gamble_value() > 0:
            return option
    waiting = [
        room
        for room, (token, kind) in LOOT_OF_ROOM.items()
        if state.tokens[room][token] and not plan.rules.open_loot(kind)
    ]
    pays = [option for option in decision.options if isinstance(option, PayWith)]
    if waiting and pays:
        return best(pays, lambda option: -CARD_VALUE[state.faces[option.card]], random)
    return PASS


def replace_loot(state: KeepState, decision: Decision, random: Random) -> Option:
    """Replace the loot cards for which no resource lies ready."""
    rules = KeepRules(state)
    wanted = {kind for room, (token, kind) in LOOT_OF_ROOM.items() if state.tokens[room][token]}
    for option in decision.options:
        if isinstance(option, ChooseCard) and rules.card(option.card).loot not in wanted:
            return option
    return PASS if PASS in decision.options else decision.options[0]


def before_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """Gamble between two Guild cards only if that is a clear gain."""
    return Gamble() if TurnPlan(state, decision.seat).gamble_value() > MIN_GAIN else PASS


def take_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """Take the card with the highest value."""
    return best(decision.options, lambda option: _card_value(state, option), random)


def discard_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """Discard the card with the lowest value."""
    return best(decision.options, lambda option: -_card_value(state, option), random)


def _card_value(state: KeepState, option: Option) -> float:
    return CARD_VALUE[state.faces[option.card]] if isinstance(option, ChooseCard) else 0.0


# --- the Great Builder ------------------------------------------------------------------------------------------


def pay_builder(state: KeepState, decision: Decision, random: Random) -> Option:
    """Pay most: a more valuable treasure needs more heroes to steal it."""
    return best(decision.options, lambda option: option.coins if isinstance(option, PayCoins) else 0, random)


def choose_project(state: KeepState, decision: Decision, random: Random) -> Option:
    """Build a room whose icon is already in the dungeon, because it brings no additional heroes."""
    rules = KeepRules(state)

    def crowded(option: Option) -> float:
        room = CARDS[state.faces[option.card]].room if isinstance(option, ChooseCard) else 0
        return sum(rules.in_dungeon(other) for rooms in ROOMS_OF if room in rooms for other in rooms)

    return best(decision.options, crowded, random)


def choose_site(state: KeepState, decision: Decision, random: Random) -> Option:
    """Build as far from the Treasury as possible, and without a shorter way for heroes."""
    room = require(CARDS[state.faces[decision.about[0]]].room)

    def far(option: Option) -> float:
        if not isinstance(option, Site):
            return 0.0
        cells, turned = state.cell[:], state.turned[:]
        cells[room], turned[room] = option.cell, option.turned
        distance = build_map(tuple(cells), tuple(turned), tuple(state.rubble)).distance
        return distance[room] + 0.5 * sum(other for other in distance if other != UNREACHABLE)

    return best(decision.options, far, random)


def choose(observation: Observation, decision: Decision, random: Random) -> Option:
    """Return the answer to a decision of Keep the Heroes Out!"""
    if len(decision.options) == 1:
        return decision.options[0]
    return POLICY_OF_KIND.get(decision.kind, random_option)(observation.state, decision, random)


POLICY_OF_KIND: dict[str, Policy] = {
    # setup
    "choose-clan": random_option,
    "lend-clan": lend_clan,
    "first-monster": best_for_board,
    # the turn
    "play": play,
    "act": act,
    "horde": best_for_board,
    "summon": best_for_board,
    "exchange": exchange,
    "replace-loot": replace_loot,
    "before-card": before_card,
    "take-tactic": take_card,
    "discard": discard_card,
    "finish-portal": random_option,
    "pay-builder": pay_builder,
    "choose-project": choose_project,
    "choose-site": choose_site,
    **HERO_POLICY_OF_KIND,
}
"""The policy for each kind of decision."""
