"""The lookahead: playing the steps of the heroes with the real rules on a copy of the state."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.bots.keep_the_heroes_out.evaluation import LOSS_COST, Evaluator
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import RuleResult
from underkeep.core.state import Seat
from underkeep.games.keep_the_heroes_out.options import Attack, ChooseMonster, ChooseRoom
from underkeep.games.keep_the_heroes_out.rules.raid import skip_idle_steps, take_next_step
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import EXHAUSTED, TRAP, KeepState

MAX_STEPS = 60
"""The number of steps after which a lookahead ends."""


def value_after(state: KeepState, seat: Seat, happens: Callable[[KeepRules], RuleResult]) -> float:
    """Return the value of the position after `happens` and after all heroes have acted."""
    rules = KeepRules(state.copy())
    run_with_quick_answers(rules, happens(rules))
    for _ in range(MAX_STEPS):
        skip_idle_steps(rules)
        rooms = rules.rooms_with_active_heroes()
        if not rooms or rules.state.over:
            break
        run_with_quick_answers(rules, take_next_step(rules, room_to_act_first(rules, rooms)))
    if rules.state.over and not rules.state.winners:
        return -LOSS_COST * 2
    return Evaluator(Features(rules.state, seat)).board_value()


def run_with_quick_answers(rules: KeepRules, play: RuleResult) -> None:
    """Run a procedure to its end with quick answers to its decisions."""
    if not play:
        return
    try:
        decision = next(play)
        while not rules.state.over:
            decision = play.send(quick_answer(rules, decision))
    except StopIteration:
        pass


def room_to_act_first(rules: KeepRules, rooms: list[int]) -> int:
    """Return the room whose heroes act first: the one that is farthest from the Treasury, because heroes who act
    earlier could be inspired again by those who come from there."""
    distance = rules.map.distance
    return max(rooms, key=lambda room: distance[room])


def quick_answer(rules: KeepRules, decision: Decision) -> Option:
    """Return a sensible answer without any lookahead."""
    options = decision.options
    match decision.kind:
        case "defend" | "summon":
            return PASS
        case "hero-attack" | "champion-second" | "archer-target":
            return min(options, key=lambda option: sparing_priority(rules, option))
        case "charge-to":
            return max(options, key=lambda option: count_obstacles(rules, option))
    return options[0]


def sparing_priority(rules: KeepRules, option: Option) -> float:
    """Return the cost of letting a monster be hit: high for the last monsters of a clan and for those who would fall,
    low for monsters with health to spare."""
    if not isinstance(option, Attack | ChooseMonster):
        return 0.0
    state, seat = rules.state, option.seat
    health = rules.clan(seat).health - state.harm[seat][option.monster]
    if health > 1:
        return 0.2
    standing = len(state.monster[seat]) - len(rules.monsters_in_lair(seat))
    return 1.0 + rules.clan(seat).health / max(standing, 1)


def count_obstacles(rules: KeepRules, option: Option) -> int:
    """Return the weight of the traps and monsters in a room."""
    if not isinstance(option, ChooseRoom):
        return 0
    state, room = rules.state, option.room
    return 2 * state.tokens[room][TRAP] + sum(monsters.count(room) for monsters in state.monster)


def exhaust(rules: KeepRules, hero: int) -> None:
    """Exhaust a hero."""
    rules.state.due[hero] = EXHAUSTED
