"""One answer for each kind of question. What is not listed here is answered without looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

from underkeep.bots.boss_monster.card_values import ROOM_IN_HAND, in_hand
from underkeep.bots.boss_monster.lookahead import Imagined
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.options import (
    DRAW_ROOM,
    DRAW_SPELL,
    FACE_DOWN,
    FACE_UP,
    NO,
    TURN_DOWN,
    TURN_OLD,
    TURN_UP,
    USE_OLD,
    YES,
    Cast,
    Choose,
    ChooseSeat,
    ChooseTreasure,
    Negate,
    Place,
    Promote,
    Sell,
    Store,
)
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import NOTHING, TOP_LEVEL

Answer = Callable[[Imagined, Decision, Random], Option]

EFFORT = 0.2
"""What has to be gained before the bot spends a card or an ability on it."""

T = TypeVar("T")


def best(things: Iterable[T], score: Callable[[T], float], random: Random) -> T:
    """The thing with the highest score; among equals, any."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return random.choice([thing for value, thing in scored if value >= highest - 1e-9])


# --- building and windows -------------------------------------------------------------------------------


def act(now: Imagined, decision: Decision, random: Random) -> Option:
    """Do what improves the position most, if anything improves it enough to be worth a card."""
    calm = now.then().value
    gains: dict[Option, float] = {PASS: 0.0}
    for option in alike(now, decision.options):
        if option != PASS:
            gains[option] = now.after(option).value - calm - effort(now, option)
    return best(gains, lambda option: gains[option], random)


def effort(now: Imagined, option: Option) -> float:
    """What an option costs besides what one sees afterwards."""
    if isinstance(option, Place | Promote):
        return 0.0
    if isinstance(option, Sell):
        # Not every card in hand is worth the same.
        return in_hand(now.state.faces[option.card]) - ROOM_IN_HAND
    return EFFORT


def alike(now: Imagined, options: Iterable[Option]) -> list[Option]:
    """The options, without those that differ from another one only in which copy of a card they use."""
    faces = now.state.faces
    different: dict[tuple[object, ...], Option] = {}
    for option in options:
        if isinstance(option, Place):
            different.setdefault((faces[option.card], option.on), option)
        elif isinstance(option, Cast):
            different.setdefault((faces[option.card], option.text, option.on, option.seat), option)
        elif isinstance(option, Sell):
            different.setdefault((Sell, faces[option.card]), option)
        else:
            different[(option,)] = option
    return list(different.values())


def place(now: Imagined, decision: Decision, random: Random) -> Option:
    """Build the room that improves the dungeon most."""
    return best(
        alike(now, decision.options),
        lambda option: now.built(option, now.me).value if isinstance(option, Place) else now.value,
        random,
    )


def gift(now: Imagined, decision: Decision, random: Random) -> Option:
    """Spoil an opponent's dungeon with a room of mine."""

    def score(option: Option) -> float:
        if not isinstance(option, Place):
            return now.value
        owner = now.rules.owner(option.on)
        return now.built(option, owner).value

    return best(alike(now, decision.options), score, random)


def negate(now: Imagined, decision: Decision, random: Random) -> Option:
    """Stop a spell that could do me real harm."""
    subject = decision.about[0]
    printed = now.rules.card(subject)
    stops = [option for option in decision.options if isinstance(option, Negate)]
    cheapest = min(stops, key=lambda option: in_hand(now.state.faces[option.card]))
    if printed.kind != SPELL or not printed.texts:
        # Somebody negates: worth a second negation only while I am in trouble.
        return cheapest if now.rules.wound_count(now.me) >= 3 else PASS
    return cheapest if worst_harm(now, subject) > 0.9 else PASS


def worst_harm(now: Imagined, spell: int) -> float:
    """The worst that the spell which is being played may do to me, as far as I can see."""
    printed = now.rules.card(spell)
    harm = 0.0
    for caster in now.rules.opponents(now.me):
        for ability in printed.texts:
            if ability.cost is not None or len(ability.targets) > 1:
                continue
            if ability.only_if is not None and not ability.only_if(now.rules, caster):
                continue
            aims = ability.targets[0].find(now.rules, caster, spell) if ability.targets else [NOTHING]
            for aim in aims:
                harm = max(harm, now.value - suffered(now, ability, caster, spell, aim))
    return harm


def suffered(now: Imagined, ability: Ability, caster: int, spell: int, aim: int) -> float:
    """The value after a spell of somebody else has struck its aim."""
    targets = () if aim == NOTHING else (aim,)
    return now.then(lambda rules: ability.effect(rules, caster, spell, *targets)).value


# --- choosing cards -------------------------------------------------------------------------------------


def take(now: Imagined, decision: Decision, random: Random) -> Option:
    """Take the card that is worth most."""
    return best(chosen(decision), lambda option: in_hand(now.state.faces[option.card]), random)


def give_up(now: Imagined, decision: Decision, random: Random) -> Option:
    """Part with the card that is worth least; a room that cannot be built goes first."""

    def worth(option: Choose) -> float:
        value = in_hand(now.state.faces[option.card])
        if option.card in now.state.rooms[now.me] and not now.rules.places(now.me, option.card):
            value -= 0.15
        return value

    return best(chosen(decision), lambda option: -worth(option), random)


def chosen(decision: Decision) -> list[Choose]:
    """The cards among the options."""
    return [option for option in decision.options if isinstance(option, Choose)]


def destroy(now: Imagined, decision: Decision, random: Random) -> Option:
    """The room whose loss suits me best, mine or another's."""
    return best(
        chosen(decision), lambda option: now.then(lambda rules: rules.destroy([option.card], now.me)).value, random
    )


def strengthen_room(now: Imagined, decision: Decision, random: Random) -> Option:
    """The room whose added damage suits me best."""

    def boosted(option: Choose) -> float:
        return now.then(lambda rules: rules.boost(option.card, 3)).value

    return best(chosen(decision), boosted, random)


def hero(now: Imagined, decision: Decision, random: Random) -> Option:
    """A hero for me: dead if the card kills it, at my entrance otherwise."""
    kills = bool(decision.about) and now.rules.card(decision.about[0]).name in ("Gorgona", "Porkus")

    def score(option: Choose) -> float:
        printed = now.rules.hero_card(option.card)
        if kills:
            return printed.worth + 0.01 * printed.health
        return now.then(lambda rules: rules.to_entrance(option.card, now.me)).value

    return best(chosen(decision), score, random)


def swap_first(now: Imagined, decision: Decision, random: Random) -> Option:
    """The first of the two rooms whose exchange gains most."""
    gains = {option.card: -1.0 for option in chosen(decision)}
    for one in gains:
        for other in now.rules.active_rooms(now.rules.owner(one)):
            if other != one:
                gains[one] = max(gains[one], swapped(now, one, other) - now.value)
    card = best(gains, lambda card: gains[card], random)
    return PASS if gains[card] < 0.05 and PASS in decision.options else Choose(card)


def swap_second(now: Imagined, decision: Decision, random: Random) -> Option:
    """The second room, given the first: the one of the dungeon that is not offered any more."""
    offered = [option.card for option in chosen(decision)]
    rooms = now.rules.active_rooms(now.rules.owner(offered[0]))
    first = next((room for room in rooms if room not in offered), NOTHING)
    if first == NOTHING:
        return now.at_once(decision)
    return Choose(best(offered, lambda card: swapped(now, first, card), random))


def swapped(now: Imagined, one: int, other: int) -> float:
    """The value after two rooms have changed places."""
    return now.then(lambda rules: rules.swap_rooms(one, other)).value


def more_worth(now: Imagined, decision: Decision, random: Random) -> Option:
    """The hero that counts most."""
    return best(chosen(decision), lambda option: now.rules.hero_card(option.card).worth, random)


def less_worth(now: Imagined, decision: Decision, random: Random) -> Option:
    """The hero that counts least; among equals the healthier, because some cards use its health."""
    return best(
        chosen(decision),
        lambda option: 0.01 * now.rules.hero_card(option.card).health - now.rules.hero_card(option.card).worth,
        random,
    )


def strongest_monster(now: Imagined, decision: Decision, random: Random) -> Option:
    """The monster with the highest damage, to show it."""
    return best(chosen(decision), lambda option: now.rules.card(option.card).damage, random)


def bolt(now: Imagined, decision: Decision, random: Random) -> Option:
    """Whether a spell more is worth it, to strike those at the entrance too."""

    def struck(option: Choose) -> float:
        def strike(rules: BossMonster) -> None:
            for waiting in rules.state.entrance[now.me]:
                rules.hurt(waiting, 3)

        return now.then(strike).value - in_hand(now.state.faces[option.card])

    card = best(chosen(decision), struck, random)
    return card if struck(card) > now.value else PASS


# --- minibosses and items -------------------------------------------------------------------------------


def lodging(now: Imagined, decision: Decision, random: Random) -> Option:
    """The room that a miniboss helps most: the first ones fall less often, the last ones are seen by few heroes."""
    return best(chosen(decision), lambda option: now.then(lambda rules: rules.boost(option.card, 1)).value, random)


def miniboss(now: Imagined, decision: Decision, random: Random) -> Option:
    """An own one that can still rise, the higher the better; of others the highest."""
    mine = now.rules.minibosses_of(now.me)

    def score(option: Choose) -> float:
        level = now.state.level.get(option.card, 0)
        return (
            (2 if option.card in mine and level < TOP_LEVEL else 0)
            + 0.1 * level
            + in_hand(now.state.faces[option.card])
        )

    return best(chosen(decision), score, random)


def keep_item(now: Imagined, decision: Decision, random: Random) -> Option:
    """Face-up if there is room for it; else for an item that can be used up now; else face-down."""
    wishes = (FACE_UP, USE_OLD, FACE_DOWN, TURN_OLD)
    stores = [option for option in decision.options if isinstance(option, Store)]
    return min(stores, key=lambda option: wishes.index(option.how))


def turn_item(now: Imagined, decision: Decision, random: Random) -> Option:
    """An item of the bot itself face-up, that of an opponent face-down."""
    stores = [option for option in decision.options if isinstance(option, Store)]
    mine = now.rules.item_owner(stores[0].card) == now.me
    return next(option for option in stores if option.how == (TURN_UP if mine else TURN_DOWN))


# --- choosing players, treasure, decks ------------------------------------------------------------------


def opponent(now: Imagined, decision: Decision, random: Random) -> Option:
    """The opponent who is doing best and has something to lose; a hero is sent where it hurts most."""
    seats = [option for option in decision.options if isinstance(option, ChooseSeat)]
    if decision.about and now.rules.card(decision.about[0]).name == "Another Castle" and now.state.walker:
        walker = now.state.walker[0]
        return best(seats, lambda option: now.then(lambda rules: rules.to_entrance(walker, option.seat)).value, random)
    return best(seats, lambda option: now.prospects.of(option.seat) + len(now.rules.hand(option.seat)), random)


def weakest(now: Imagined, decision: Decision, random: Random) -> Option:
    """The opponent whom a gift helps least."""
    seats = [option for option in decision.options if isinstance(option, ChooseSeat)]
    return best(seats, lambda option: -now.prospects.of(option.seat), random)


def treasure(now: Imagined, decision: Decision, random: Random) -> Option:
    """The treasure that lures the right heroes."""
    rooms = now.rules.active_rooms(now.me)
    kinds = [option for option in decision.options if isinstance(option, ChooseTreasure)]
    if not rooms:
        return kinds[0]

    def adorned(option: ChooseTreasure) -> float:
        return now.then(lambda rules: rules.state.icons.append([rooms[0], option.treasure])).value

    return best(kinds, adorned, random)


def draw(now: Imagined, decision: Decision, random: Random) -> Option:
    """Rooms while the hand is short of them, spells otherwise."""
    short = len(now.state.rooms[now.me]) < 3 or len(now.state.spells[now.me]) >= 4
    wanted = DRAW_ROOM if short else DRAW_SPELL
    return wanted if wanted in decision.options else decision.options[0]


def rob(now: Imagined, decision: Decision, random: Random) -> Option:
    """A spell rather than a room."""
    return DRAW_SPELL if DRAW_SPELL in decision.options else decision.options[0]


def mulligan(now: Imagined, decision: Decision, random: Random) -> Option:
    """Change a hand with which hardly anything can be built."""
    advanced = sum(now.rules.card(card).advanced for card in now.state.rooms[now.me])
    return YES if advanced >= 4 else PASS


def boss(now: Imagined, decision: Decision, random: Random) -> Option:
    """The boss whose treasure goes best with the rooms in hand; any boss where hands are dealt later (SBM-4.7)."""

    def match(option: Choose) -> int:
        printed = now.rules.card(option.card)
        rooms = [now.rules.card(card) for card in now.state.rooms[now.me]]
        return sum(room.treasure[kind] for room in rooms for kind, _ in printed.symbols)

    return best(chosen(decision), match, random)


def may(now: Imagined, decision: Decision, random: Random) -> Option:
    """What is offered is nearly always good."""
    return YES if YES in decision.options else NO


def anything(now: Imagined, decision: Decision, random: Random) -> Option:
    """A question of a kind that was never thought about."""
    return now.at_once(decision)


ANSWERS: dict[str, Answer] = {
    "build-turn": act,
    "window": act,
    "respond": act,
    "first-room": place,
    "build": place,
    "gift": gift,
    "negate-spell": negate,
    "negate-ability": negate,
    "take-from-discard": take,
    "take-from-hand": take,
    "search-room": take,
    "take-lost-monster": take,
    "discard-room": give_up,
    "discard-spell": give_up,
    "discard-card": give_up,
    "discard-monster": give_up,
    "discard-trap": give_up,
    "classic-discard": give_up,
    "give-room": give_up,
    "destroy-room": destroy,
    "choose-room": strengthen_room,
    "choose-hero": hero,
    "swap-first": swap_first,
    "swap-second": swap_second,
    "heal": more_worth,
    "turn-to-wound": less_worth,
    "give-up-soul": less_worth,
    "show-monster": strongest_monster,
    "bolt-discard": bolt,
    "choose-seat": opponent,
    "look-at-hand": opponent,
    "give-to": weakest,
    "choose-treasure": treasure,
    "choose-kind": rob,
    "round-draw": draw,
    "machinations": draw,
    "mulligan": mulligan,
    "choose-boss": boss,
    "choose-lodging": lodging,
    "choose-miniboss": miniboss,
    "item-won": keep_item,
    "item-side": turn_item,
    "discard-miniboss": give_up,
    "discard-advanced": give_up,
    "take-discarded": take,
    "may": may,
}
