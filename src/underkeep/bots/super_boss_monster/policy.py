"""The policies for the kinds of decision that only Super Boss Monster has, and those that it shares with Boss
Monster."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from underkeep.bots.boss_monster import policy
from underkeep.bots.boss_monster.card_values import hand_value
from underkeep.bots.boss_monster.policy import card_options, choose_action, choose_best, take_best_card, without_copies
from underkeep.bots.super_boss_monster.lookahead import ImaginedPosition
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.games.boss_monster.options import Choose, ChooseSeat, Place
from underkeep.games.super_boss_monster.options import Take


def choose_market_card(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the card that helps most: a room by the dungeon in which it is built, a spell by its value."""

    def worth(option: Option) -> float:
        if not isinstance(option, Take):
            return now.value + 0.2
        position_with_card = now.after_option(option)
        value = position_with_card.value + 0.5 * hand_value(now.state.faces[option.card])
        places = [Place(option.card, on) for on in position_with_card.rules.places(now.me, option.card)]
        if places and option.card in position_with_card.state.room_hand[now.me]:
            built = max(position_with_card.after_build(place, now.me).value for place in places)
            value = max(value, position_with_card.value + 0.7 * (built - position_with_card.value))
        return value

    return choose_best(decision.options, worth, random)


def choose_minion_space(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the space after whose action the round ends best."""
    return choose_best(decision.options, lambda option: now.after_option(option).value, random)


def choose_build(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the room with which the round ends best; any room is a little better than none."""

    def worth(option: Option) -> float:
        return now.after_build(option, now.me).value + 0.05 if isinstance(option, Place) else now.value

    return choose_best(without_copies(now, decision.options), worth, random)


def choose_summoned_dungeon(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the dungeon in which the hero helps the bot most."""
    hero = decision.about[0]
    seats = [option for option in decision.options if isinstance(option, ChooseSeat)]

    def value_after_summon(option: ChooseSeat) -> float:
        position = now.after_actions(lambda rules: rules.to_entrance(hero, option.seat))
        position.rules.state.minion_space[now.me] = None
        return position.value

    return choose_best(seats, value_after_summon, random)


def choose_counter_room(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose one of the bot's own rooms that gains most by a counter; for rooms of opponents, pass if possible."""
    rooms = card_options(decision)
    own_rooms = now.rules.active_rooms(now.me)

    def worth(option: Option) -> float:
        if not isinstance(option, Choose):
            return now.value
        card = option.card
        return now.after_actions(lambda rules: rules.put_tokens(card, 1)).value

    candidates: list[Option] = [*rooms]
    if PASS in decision.options and not any(option.card in own_rooms for option in rooms):
        candidates.append(PASS)
    return choose_best(candidates, worth, random)


def choose_room_to_weaken(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the room whose loss of counters helps the bot most, in any dungeon; pass if nothing improves."""

    def worth(option: Option) -> float:
        if not isinstance(option, Choose):
            return now.value
        card = option.card
        return now.after_actions(lambda rules: rules.put_tokens(card, -1)).value

    return choose_best(decision.options, worth, random)


def choose_stunned_room(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the room of an opponent whose stun helps most."""

    def worth(option: Option) -> float:
        if not isinstance(option, Choose):
            return now.value + 0.05
        card = option.card
        return now.after_city_action(lambda rules: rules.stun(card, source=None)).value

    return choose_best(decision.options, worth, random)


KindPolicy = Callable[[ImaginedPosition, Decision, Random], Option]

POLICIES: dict[str, KindPolicy] = {
    **policy.POLICIES,
    "market": choose_market_card,
    "send-minion": choose_minion_space,
    "build-turn": choose_build,
    "summon-hero": choose_summoned_dungeon,
    "put-counter": choose_counter_room,
    "remove-counter": choose_room_to_weaken,
    "remove-counters": choose_room_to_weaken,
    "move-counter": choose_room_to_weaken,
    "stun-room": choose_stunned_room,
    "take-market": take_best_card,
    "take-spell": take_best_card,
    "window": choose_action,
    "respond": choose_action,
}
"""The policies by kind of decision."""
