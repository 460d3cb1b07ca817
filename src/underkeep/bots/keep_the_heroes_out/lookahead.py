"""Looking ahead through the steps of the heroes, with the real rules on a private copy of the position."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.bots.keep_the_heroes_out.evaluation import LOST, Prospects
from underkeep.bots.keep_the_heroes_out.features import Scene
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import RuleResult
from underkeep.games.keep_the_heroes_out.options import Attack, ChooseMonster, ChooseRoom
from underkeep.games.keep_the_heroes_out.rules.raid import next_step, pass_over
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.state import EXHAUSTED, TRAP, KeepState

MOST_STEPS = 60


def aftermath(state: KeepState, seat: int, happens: Callable[[Keep], RuleResult]) -> float:
    """How it looks when this has happened and all heroes have acted."""
    rules = Keep(state.copy())
    carry_out(rules, happens(rules))
    for _ in range(MOST_STEPS):
        pass_over(rules)
        rooms = rules.rooms_with_active()
        if not rooms or rules.state.over:
            break
        carry_out(rules, next_step(rules, first_room(rules, rooms)))
    if rules.state.over and not rules.state.winners:
        return -LOST * 2
    return Prospects(Scene(rules.state, seat)).board()


def carry_out(rules: Keep, play: RuleResult) -> None:
    """Play on, giving the first answers that come to mind."""
    if not play:
        return
    try:
        decision = next(play)
        while not rules.state.over:
            decision = play.send(at_once(rules, decision))
    except StopIteration:
        pass


def first_room(rules: Keep, rooms: list[int]) -> int:
    """Those who are farthest away go first: whoever has acted before they come is only inspired again."""
    distance = rules.map.distance
    return max(rooms, key=lambda room: distance[room])


def at_once(rules: Keep, decision: Decision) -> Option:
    """A sensible answer without looking ahead."""
    options = decision.options
    match decision.kind:
        case "defend" | "summon":
            return PASS
        case "hero-attack" | "champion-second" | "archer-target":
            return min(options, key=lambda option: spared(rules, option))
        case "charge-to":
            return max(options, key=lambda option: met(rules, option))
    return options[0]


def spared(rules: Keep, option: Option) -> float:
    """Whom to spare: the last monsters of a clan, and those who would fall; tough ones can take a hit."""
    if not isinstance(option, Attack | ChooseMonster):
        return 0.0
    state, seat = rules.state, option.seat
    health = rules.clan(seat).health - state.harm[seat][option.monster]
    if health > 1:
        return 0.2
    standing = len(state.monster[seat]) - len(rules.in_lair(seat))
    return 1.0 + rules.clan(seat).health / max(standing, 1)


def met(rules: Keep, option: Option) -> int:
    """How many stand in the way of heroes in a room."""
    if not isinstance(option, ChooseRoom):
        return 0
    state, room = rules.state, option.room
    return 2 * state.tokens[room][TRAP] + sum(monsters.count(room) for monsters in state.monster)


def tire(rules: Keep, hero: int) -> None:
    """A hero has acted."""
    rules.state.due[hero] = EXHAUSTED
