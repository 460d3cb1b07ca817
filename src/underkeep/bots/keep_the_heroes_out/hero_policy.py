"""The policy for decisions about heroes, treasures and marks: one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from underkeep.bots.keep_the_heroes_out.card_values import CAN_SUMMON, VALUE_IN_TURN
from underkeep.bots.keep_the_heroes_out.evaluation import Evaluator
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.bots.keep_the_heroes_out.lookahead import exhaust, value_after
from underkeep.bots.keep_the_heroes_out.plan import FEW_MONSTERS
from underkeep.bots.keep_the_heroes_out.selection import Policy, best
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import RuleResult
from underkeep.core.state import Seat, require
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.options import (
    Attack,
    ChooseCard,
    ChooseCorridor,
    ChooseHero,
    ChooseMonster,
    ChooseRoom,
    ChooseToken,
    DefendWith,
)
from underkeep.games.keep_the_heroes_out.rules.hero_steps import attack_monster, check_room, wait_for_help
from underkeep.games.keep_the_heroes_out.rules.raid import take_next_step
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.treasures import steal
from underkeep.games.keep_the_heroes_out.state import CHAMPION, CLASS_OF, ENTERED, KeepState

SPENT_CARD_SHARE = 0.9
"""The share of its usual value for which a card counts that would be missing in the next turn."""
LAST_SUMMON_VALUE = 4.0
"""The value of the only card that could bring back the few monsters of the clan."""


def lookahead_policy(happens: Callable[[KeepRules, Option], RuleResult]) -> Policy:
    """Return a policy that plays the steps of the heroes after each option and takes the best result."""

    def answer(state: KeepState, decision: Decision, random: Random) -> Option:
        return best(
            decision.options,
            lambda option: value_after(state, decision.seat, lambda rules: happens(rules, option)),
            random,
        )

    return answer


def _do_attack(rules: KeepRules, option: Option) -> RuleResult:
    assert isinstance(option, Attack)
    exhaust(rules, option.hero)
    return attack_monster(rules, option.hero, option.seat, option.monster)


def _do_hit(rules: KeepRules, option: Option) -> RuleResult:
    assert isinstance(option, ChooseMonster)
    rules.hurt_monster(option.seat, option.monster)
    return None


def _do_room_step(rules: KeepRules, option: Option) -> RuleResult:
    assert isinstance(option, ChooseRoom)
    return take_next_step(rules, option.room)


def _do_enter(rules: KeepRules, option: Option) -> RuleResult:
    assert isinstance(option, ChooseHero)
    check_room(rules, option.hero)
    return None


def _do_steal(rules: KeepRules, option: Option) -> RuleResult:
    assert isinstance(option, ChooseCard)
    room = next(room for room, pile in enumerate(rules.state.treasure) if option.card in pile)
    if rules.thief_strength(rules.active_heroes_in(room)) >= rules.treasure_value(option.card):
        return steal(rules, room, option.card)
    wait_for_help(rules, room, option.card)
    return None


def _do_charge(rules: KeepRules, option: Option) -> RuleResult:
    """Let heroes charge. The decision does not name them: they are those whose room has several ways and this one among
    them."""
    assert isinstance(option, ChooseRoom)
    state = rules.state
    for room in rules.rooms_with_active_heroes():
        if option.room in rules.towards_treasury(room) and not rules.has_monsters(room) and not state.treasure[room]:
            if len(rules.towards_treasury(room)) > 1:
                for hero in rules.active_heroes_in(room):
                    state.hero[hero], state.due[hero] = option.room, ENTERED
                break
    return None


def summon_where(state: KeepState, decision: Decision, random: Random) -> Option:
    """Summon a hero in the room in which it costs least."""
    evaluator = Evaluator(Features(state, decision.seat))
    return best(
        decision.options,
        lambda option: -evaluator.cost_of_hero_in(option.room) if isinstance(option, ChooseRoom) else 0.0,
        random,
    )


def exhaust_thief(state: KeepState, decision: Decision, random: Random) -> Option:
    """Exhaust the most dangerous hero: the champion, then the one with most health."""
    rules = KeepRules(state)

    def danger(option: Option) -> float:
        if not isinstance(option, ChooseHero):
            return 0.0
        return 10.0 * (CLASS_OF[option.hero] == CHAMPION) + rules.health_left(option.hero)

    return best(decision.options, danger, random)


def defend(state: KeepState, decision: Decision, random: Random) -> Option:
    """Defend if the monster is worth more than the card."""
    attack = state.attack[0]
    stays = value_after_attack(state, decision, None)
    falls = value_after_attack(state, decision, (attack.seat, attack.monster))
    answers = [option for option in decision.options if isinstance(option, DefendWith)]
    cheapest = min(answers, key=lambda option: _cost_of_defence(state, decision.seat, option))
    return cheapest if stays - falls > _cost_of_defence(state, decision.seat, cheapest) else PASS


def value_after_attack(state: KeepState, decision: Decision, hit: tuple[Seat, int] | None) -> float:
    """Return the value of the position if a monster is hit, or none."""

    def happens(rules: KeepRules) -> None:
        rules.state.attack = ()
        if hit is not None:
            rules.hurt_monster(*hit)

    return value_after(state, decision.seat, happens)


def _cost_of_defence(state: KeepState, seat: Seat, option: DefendWith) -> float:
    """Return the value of a card for other uses than its defence."""
    face = state.faces[option.card]
    few = sum(room is not None for room in state.monster[seat]) <= FEW_MONSTERS
    if few and CAN_SUMMON[face] and sum(CAN_SUMMON[state.faces[card]] for card in state.hand[seat]) == 1:
        return LAST_SUMMON_VALUE
    return SPENT_CARD_SHARE * VALUE_IN_TURN[face] - 0.4 * len(CARDS[face].line.sides[option.side].right)


def lose_token(state: KeepState, decision: Decision, random: Random) -> Option:
    """Lose the resource with the lowest value."""

    def after(features: Features, option: Option) -> None:
        assert isinstance(option, ChooseToken)
        features.add_token(option.token, option.room, -1)

    return _best_after_change(state, decision, random, after)


def lose_treasure(state: KeepState, decision: Decision, random: Random) -> Option:
    """Lose the treasure with the lowest value."""

    def after(features: Features, option: Option) -> None:
        assert isinstance(option, ChooseCard)
        room = next(room for room, pile in enumerate(state.treasure) if option.card in pile)
        features.add(features.treasure_value, room, -features.treasure_value[room])

    return _best_after_change(state, decision, random, after)


def remove_hero(state: KeepState, decision: Decision, random: Random) -> Option:
    """Remove the hero with the highest cost."""

    def after(features: Features, option: Option) -> None:
        assert isinstance(option, ChooseHero)
        room = require(state.hero[option.hero])
        features.add(features.hero_strength, room, -2 if CLASS_OF[option.hero] == CHAMPION else -1)

    return _best_after_change(state, decision, random, after)


def _best_after_change(
    state: KeepState, decision: Decision, random: Random, after: Callable[[Features, Option], None]
) -> Option:
    """Return the option after whose change the board has the highest value."""
    features = Features(state, decision.seat)
    evaluator = Evaluator(features)

    def value(option: Option) -> float:
        after(features, option)
        found = evaluator.board_value()
        features.undo()
        return found

    return best(decision.options, value, random)


def choose_mark(state: KeepState, decision: Decision, random: Random) -> Option:
    """Flood the room with the fewest traps, or put the stage where many monsters stand."""

    def after(features: Features, option: Option) -> None:
        assert isinstance(option, ChooseRoom)
        features.add(features.trap_count, option.room, -features.trap_count[option.room])
        features.add(features.bonus, 0, 0.1 * features.guard_health[option.room])

    return _best_after_change(state, decision, random, after)


def choose_rubble(state: KeepState, decision: Decision, random: Random) -> Option:
    """Close the corridor whose loss costs the heroes most."""

    def value(option: Option) -> float:
        closed = state.copy()
        if isinstance(option, ChooseCorridor):
            closed.rubble.append(option.corridor)
        return Evaluator(Features(closed, decision.seat)).board_value()

    return best(decision.options, value, random)


HERO_POLICY_OF_KIND: dict[str, Policy] = {
    "next-room": lookahead_policy(_do_room_step),
    "hero-attack": lookahead_policy(_do_attack),
    "champion-second": lookahead_policy(_do_hit),
    "archer-target": lookahead_policy(_do_hit),
    "charge-to": lookahead_policy(_do_charge),
    "first-in": lookahead_policy(_do_enter),
    "steal-which": lookahead_policy(_do_steal),
    "exhaust-thief": exhaust_thief,
    "summon-where": summon_where,
    "defend": defend,
    "plunder": lose_token,
    "losses": lose_token,
    "lose-treasure": lose_treasure,
    "remove-hero": remove_hero,
    "choose-rubble": choose_rubble,
    "choose-mark": choose_mark,
}
"""The policy for each of these kinds of decisions."""
