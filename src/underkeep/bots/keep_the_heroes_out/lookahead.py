"""Looking ahead through the steps of the heroes, with the real rules on a private copy of the position."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.bots.keep_the_heroes_out.evaluation import LOSS_COST, Evaluator
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.core.decisions import PASS, Decision, Option, RuleResult
from underkeep.games.keep_the_heroes_out.options import Attack, ChooseMonster, ChooseRoom
from underkeep.games.keep_the_heroes_out.rules.raid import skip_idle_steps, take_next_step
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import EXHAUSTED, TRAP, KeepState

MAX_STEPS = 60


def value_after(state: KeepState, seat: int, happens: Callable[[KeepRules], RuleResult]) -> float:
    """How it looks when this has happened and all heroes have acted."""
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
    """Play on, giving the first answers that come to mind."""
    if not play:
        return
    try:
        decision = next(play)
        while not rules.state.over:
            decision = play.send(quick_answer(rules, decision))
    except StopIteration:
        pass


def room_to_act_first(rules: KeepRules, rooms: list[int]) -> int:
    """Those who are farthest away go first: whoever has acted before they come is only inspired again."""
    distance = rules.map.distance
    return max(rooms, key=lambda room: distance[room])


def quick_answer(rules: KeepRules, decision: Decision) -> Option:
    """A sensible answer without looking ahead."""
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
    """Whom to spare: the last monsters of a clan, and those who would fall; tough ones can take a hit."""
    if not isinstance(option, Attack | ChooseMonster):
        return 0.0
    state, seat = rules.state, option.seat
    health = rules.clan(seat).health - state.harm[seat][option.monster]
    if health > 1:
        return 0.2
    standing = len(state.monster[seat]) - len(rules.monsters_in_lair(seat))
    return 1.0 + rules.clan(seat).health / max(standing, 1)


def count_obstacles(rules: KeepRules, option: Option) -> int:
    """How many stand in the way of heroes in a room."""
    if not isinstance(option, ChooseRoom):
        return 0
    state, room = rules.state, option.room
    return 2 * state.tokens[room][TRAP] + sum(monsters.count(room) for monsters in state.monster)


def exhaust(rules: KeepRules, hero: int) -> None:
    """A hero has acted."""
    rules.state.due[hero] = EXHAUSTED
