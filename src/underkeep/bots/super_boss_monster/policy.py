"""One answer for each kind of question that only Super Boss Monster asks, and those that it shares."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from underkeep.bots.boss_monster import policy
from underkeep.bots.boss_monster.card_values import in_hand
from underkeep.bots.boss_monster.policy import act, alike, best, chosen, take
from underkeep.bots.super_boss_monster.lookahead import Imagined
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.games.boss_monster.options import ChooseSeat, Place
from underkeep.games.super_boss_monster.options import Take
from underkeep.games.super_boss_monster.state import AT_HOME


def market(now: Imagined, decision: Decision, random: Random) -> Option:
    """The card that helps most: a room by what it would make of the dungeon if it were built, a spell by its use."""

    def worth(option: Option) -> float:
        if not isinstance(option, Take):
            return now.value + 0.2
        with_it = now.after(option)
        value = with_it.value + 0.5 * in_hand(now.state.faces[option.card])
        places = [Place(option.card, on) for on in with_it.rules.places(now.me, option.card)]
        if places and option.card in with_it.state.rooms[now.me]:
            built = max(with_it.built(place, now.me).value for place in places)
            value = max(value, with_it.value + 0.7 * (built - with_it.value))
        return value

    return best(decision.options, worth, random)


def minion(now: Imagined, decision: Decision, random: Random) -> Option:
    """The space after whose action the round ends best."""
    return best(decision.options, lambda option: now.after(option).value, random)


def build(now: Imagined, decision: Decision, random: Random) -> Option:
    """The room that makes the round end best; any room is a little better than none."""

    def worth(option: Option) -> float:
        return now.built(option, now.me).value + 0.05 if isinstance(option, Place) else now.value

    return best(alike(now, decision.options), worth, random)


def summon(now: Imagined, decision: Decision, random: Random) -> Option:
    """The dungeon in which the hero suits me best."""
    hero = decision.about[0]
    seats = [option for option in decision.options if isinstance(option, ChooseSeat)]

    def sent(option: ChooseSeat) -> float:
        after = now.then(lambda rules: rules.to_entrance(hero, option.seat))
        after.rules.state.minions[now.me] = AT_HOME
        return after.value

    return best(seats, sent, random)


def put_counter(now: Imagined, decision: Decision, random: Random) -> Option:
    """The own room that gains most by a counter; of others none, if it may be none."""
    rooms = chosen(decision)
    mine = now.rules.active_rooms(now.me)

    def worth(option: Option) -> float:
        if option == PASS:
            return now.value
        card = option.card  # type: ignore[attr-defined]
        return now.then(lambda rules: rules.put_tokens(card, 1)).value

    offered: list[Option] = [*rooms]
    if PASS in decision.options and not any(option.card in mine for option in rooms):
        offered.append(PASS)
    return best(offered, worth, random)


def take_counter(now: Imagined, decision: Decision, random: Random) -> Option:
    """The room that suits me best without its counters, mine or another's; PASS if nothing gets better."""

    def worth(option: Option) -> float:
        if option == PASS:
            return now.value
        card = option.card  # type: ignore[attr-defined]
        return now.then(lambda rules: rules.put_tokens(card, -1)).value

    return best(decision.options, worth, random)


def stun(now: Imagined, decision: Decision, random: Random) -> Option:
    """The room of an opponent whose silence helps most."""

    def worth(option: Option) -> float:
        if option == PASS:
            return now.value + 0.05
        card = option.card  # type: ignore[attr-defined]
        return now.then(lambda rules: rules.stun(card)).value  # type: ignore[attr-defined]

    return best(decision.options, worth, random)


Answer = Callable[[Imagined, Decision, Random], Option]

ANSWERS: dict[str, Answer] = {
    **policy.ANSWERS,
    "market": market,
    "send-minion": minion,
    "build-turn": build,
    "summon-hero": summon,
    "put-counter": put_counter,
    "remove-counter": take_counter,
    "remove-counters": take_counter,
    "move-counter": take_counter,
    "stun-room": stun,
    "take-market": take,
    "take-spell": take,
    "window": act,
    "respond": act,
}
