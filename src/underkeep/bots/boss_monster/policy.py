"""The policy of the greedy bot: one function for each kind of decision. Other kinds are answered without lookahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from underkeep.bots.boss_monster.card_values import ROOM_VALUE, hand_value
from underkeep.bots.boss_monster.lookahead import ImaginedPosition
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId, Seat
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
from underkeep.games.boss_monster.state import TOP_LEVEL

KindPolicy = Callable[[ImaginedPosition, Decision, Random], Option]
"""A function that answers one kind of decision; the random numbers break ties."""

MIN_GAIN = 0.2
"""The gain for which the bot spends a card or an ability."""

T = TypeVar("T")


def choose_best(candidates: Iterable[T], score: Callable[[T], float], random: Random) -> T:
    """Return the candidate with the highest score; among equals, any."""
    scored_candidates = [(score(candidate), candidate) for candidate in candidates]
    highest = max(value for value, _ in scored_candidates)
    return random.choice([candidate for value, candidate in scored_candidates if value >= highest - 1e-9])


# --- building and windows -------------------------------------------------------------------------------


def choose_action(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Return the option that improves the position most, if the gain is worth a card; else the pass."""
    value_of_pass = now.after_actions().value
    gains: dict[Option, float] = {PASS: 0.0}
    for option in without_copies(now, decision.options):
        if option != PASS:
            gains[option] = now.after_option(option).value - value_of_pass - hidden_cost(now, option)
    return choose_best(gains, lambda option: gains[option], random)


def hidden_cost(now: ImaginedPosition, option: Option) -> float:
    """Return the cost of an option that the position afterwards does not show."""
    if isinstance(option, Place | Promote):
        return 0.0
    if isinstance(option, Sell):
        # The evaluation counts every card in hand alike.
        return hand_value(now.state.faces[option.card]) - ROOM_VALUE
    return MIN_GAIN


def without_copies(now: ImaginedPosition, options: Iterable[Option]) -> list[Option]:
    """Return the options without those that differ from another one only in the copy of a card that they use."""
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


def choose_build(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Build the room that improves the dungeon most."""
    return choose_best(
        without_copies(now, decision.options),
        lambda option: now.after_build(option, now.me).value if isinstance(option, Place) else now.value,
        random,
    )


def choose_gift(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Build a room of the bot's hand where it harms an opponent's dungeon most."""

    def score(option: Option) -> float:
        if not isinstance(option, Place):
            return now.value
        owner = None if option.on is None else now.rules.owner(option.on)
        assert owner is not None
        return now.after_build(option, owner).value

    return choose_best(without_copies(now, decision.options), score, random)


def choose_negation(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Negate a spell that could do the bot real harm."""
    subject = decision.about[0]
    printed = now.rules.card(subject)
    negations = [option for option in decision.options if isinstance(option, Negate)]
    cheapest = min(negations, key=lambda option: hand_value(now.state.faces[option.card]))
    if printed.kind != SPELL or not printed.texts:
        # An opponent negates: a second negation is worth its card only while the bot has many wounds.
        return cheapest if now.rules.wound_count(now.me) >= 3 else PASS
    return cheapest if worst_harm(now, subject) > 0.9 else PASS


def worst_harm(now: ImaginedPosition, spell: CardId) -> float:
    """Return the worst harm that the declared spell may do to the bot, as far as the bot can see."""
    printed = now.rules.card(spell)
    harm = 0.0
    for caster in now.rules.opponents(now.me):
        for ability in printed.texts:
            if ability.cost is not None or len(ability.targets) > 1:
                continue
            if ability.only_if is not None and not ability.only_if(now.rules, caster):
                continue
            targets: Sequence[int | None] = [None]
            if ability.targets:
                targets = ability.targets[0].find(now.rules, caster, spell)
            for target in targets:
                harm = max(harm, now.value - value_after_spell(now, ability, caster, spell, target))
    return harm


def value_after_spell(
    now: ImaginedPosition, ability: Ability, caster: Seat, spell: CardId, target: int | None
) -> float:
    """Return the value after an opponent's spell has hit its target."""
    targets = () if target is None else (target,)
    return now.after_actions(lambda rules: ability.effect(rules, caster, spell, *targets)).value


# --- choosing cards -------------------------------------------------------------------------------------


def take_best_card(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Take the card with the greatest value."""
    return choose_best(card_options(decision), lambda option: hand_value(now.state.faces[option.card]), random)


def give_up_worst_card(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Give up the card with the least value; a room that cannot be built goes first."""

    def worth(option: Choose) -> float:
        value = hand_value(now.state.faces[option.card])
        if option.card in now.state.room_hand[now.me] and not now.rules.places(now.me, option.card):
            value -= 0.15
        return value

    return choose_best(card_options(decision), lambda option: -worth(option), random)


def card_options(decision: Decision) -> list[Choose]:
    """Return the options that choose a card."""
    return [option for option in decision.options if isinstance(option, Choose)]


def choose_destroyed_room(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the room whose destruction helps the bot most, in any dungeon."""
    return choose_best(
        card_options(decision),
        lambda option: now.after_actions(lambda rules: rules.destroy([option.card], now.me)).value,
        random,
    )


def choose_strengthened_room(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the room whose added damage helps the bot most."""

    def boosted(option: Choose) -> float:
        return now.after_actions(lambda rules: rules.boost(option.card, 3, source=None)).value

    return choose_best(card_options(decision), boosted, random)


def choose_hero(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose a hero: one to be killed if the card kills it, else one for the bot's own entrance."""
    kills = bool(decision.about) and now.rules.card(decision.about[0]).name in ("Gorgona", "Porkus")

    def score(option: Choose) -> float:
        printed = now.rules.hero_card(option.card)
        if kills:
            return printed.worth + 0.01 * printed.health
        return now.after_actions(lambda rules: rules.to_entrance(option.card, now.me)).value

    return choose_best(card_options(decision), score, random)


def choose_first_swap(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the first of the two rooms whose exchange gains most."""
    gains = {option.card: -1.0 for option in card_options(decision)}
    for one in gains:
        for other in rooms_beside(now, one):
            if other != one:
                gains[one] = max(gains[one], value_after_swap(now, one, other) - now.value)
    card = choose_best(gains, lambda card: gains[card], random)
    return PASS if gains[card] < 0.05 and PASS in decision.options else Choose(card)


def choose_second_swap(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the second room. The first one is the room of the dungeon that is no longer offered."""
    offered = [option.card for option in card_options(decision)]
    rooms = rooms_beside(now, offered[0])
    first = next((room for room in rooms if room not in offered), None)
    if first is None:
        return now.quick_answer(decision)
    return Choose(choose_best(offered, lambda card: value_after_swap(now, first, card), random))


def rooms_beside(now: ImaginedPosition, room: CardId) -> list[CardId]:
    """Return the active rooms of the dungeon in which a room is."""
    owner = now.rules.owner(room)
    return [] if owner is None else now.rules.active_rooms(owner)


def value_after_swap(now: ImaginedPosition, one: CardId, other: CardId) -> float:
    """Return the value after two rooms have changed places."""
    return now.after_actions(lambda rules: rules.swap_rooms(one, other)).value


def choose_most_worth(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the hero that is worth most souls or wounds."""
    return choose_best(card_options(decision), lambda option: now.rules.hero_card(option.card).worth, random)


def choose_least_worth(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the hero that is worth least; among equals the one with more health, which some cards use."""
    return choose_best(
        card_options(decision),
        lambda option: 0.01 * now.rules.hero_card(option.card).health - now.rules.hero_card(option.card).worth,
        random,
    )


def choose_strongest_monster(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the monster with the highest damage, to show it."""
    return choose_best(card_options(decision), lambda option: now.rules.card(option.card).damage, random)


def choose_bolt_spell(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Discard another spell if hurting the heroes at the entrance too is worth it."""

    def struck(option: Choose) -> float:
        def strike(rules: BossMonster) -> None:
            for waiting in rules.state.entrance[now.me]:
                rules.hurt(waiting, 3)

        return now.after_actions(strike).value - hand_value(now.state.faces[option.card])

    card = choose_best(card_options(decision), struck, random)
    return card if struck(card) > now.value else PASS


# --- minibosses and items -------------------------------------------------------------------------------


def choose_miniboss_room(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the room for a miniboss: the room whose added damage helps most."""
    return choose_best(
        card_options(decision),
        lambda option: now.after_actions(lambda rules: rules.boost(option.card, 1, source=None)).value,
        random,
    )


def choose_miniboss(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose one of the bot's own minibosses that can still level up, else the one with the highest level."""
    own_minibosses = now.rules.minibosses_of(now.me)

    def score(option: Choose) -> float:
        level = now.state.miniboss_level.get(option.card, 0)
        return (
            (2 if option.card in own_minibosses and level < TOP_LEVEL else 0)
            + 0.1 * level
            + hand_value(now.state.faces[option.card])
        )

    return choose_best(card_options(decision), score, random)


def choose_item_place(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Place an item face-up if there is room for it, else instead of an item that can be used up now, else
    face-down."""
    preferred_places = (FACE_UP, USE_OLD, FACE_DOWN, TURN_OLD)
    stores = [option for option in decision.options if isinstance(option, Store)]
    return min(stores, key=lambda option: preferred_places.index(option.how))


def choose_item_side(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Turn one of the bot's own items face-up, and that of an opponent face-down."""
    stores = [option for option in decision.options if isinstance(option, Store)]
    is_own = now.rules.item_owner(stores[0].card) == now.me
    return next(option for option in stores if option.how == (TURN_UP if is_own else TURN_DOWN))


# --- choosing players, treasure, decks ------------------------------------------------------------------


def choose_opponent(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the strongest opponent with cards to lose; send a hero where it harms opponents most."""
    seats = [option for option in decision.options if isinstance(option, ChooseSeat)]
    if decision.about and now.rules.card(decision.about[0]).name == "Another Castle" and now.state.hero_in_dungeon:
        walker = now.state.hero_in_dungeon[0]
        return choose_best(
            seats, lambda option: now.after_actions(lambda rules: rules.to_entrance(walker, option.seat)).value, random
        )
    return choose_best(
        seats, lambda option: now.evaluation.player_value(option.seat) + len(now.rules.hand(option.seat)), random
    )


def choose_gift_receiver(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the opponent whom a gift helps least."""
    seats = [option for option in decision.options if isinstance(option, ChooseSeat)]
    return choose_best(seats, lambda option: -now.evaluation.player_value(option.seat), random)


def choose_treasure(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the treasure that lures the best heroes."""
    rooms = now.rules.active_rooms(now.me)
    kinds = [option for option in decision.options if isinstance(option, ChooseTreasure)]
    if not rooms:
        return kinds[0]

    def adorned(option: ChooseTreasure) -> float:
        return now.after_actions(lambda rules: rules.add_treasure(rooms[0], option.treasure, source=None)).value

    return choose_best(kinds, adorned, random)


def choose_deck(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Draw a room while the hand has few of them, else a spell."""
    needs_rooms = len(now.state.room_hand[now.me]) < 3 or len(now.state.spell_hand[now.me]) >= 4
    wanted = DRAW_ROOM if needs_rooms else DRAW_SPELL
    return wanted if wanted in decision.options else decision.options[0]


def choose_stolen_kind(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose a spell rather than a room."""
    return DRAW_SPELL if DRAW_SPELL in decision.options else decision.options[0]


def choose_mulligan(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Exchange a hand of rooms of which most are advanced."""
    advanced = sum(now.rules.card(card).advanced for card in now.state.room_hand[now.me])
    return YES if advanced >= 4 else PASS


def choose_boss(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Choose the boss whose treasure matches the rooms in hand best; any boss where hands are dealt later (SBM-4.7)."""

    def match(option: Choose) -> int:
        printed = now.rules.card(option.card)
        rooms = [now.rules.card(card) for card in now.state.room_hand[now.me]]
        return sum(room.treasure[kind] for room in rooms for kind, _ in printed.symbols)

    return choose_best(card_options(decision), match, random)


def accept_offer(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Accept an offer, which is nearly always good."""
    return YES if YES in decision.options else NO


def answer_without_lookahead(now: ImaginedPosition, decision: Decision, random: Random) -> Option:
    """Answer a kind of decision that has no policy."""
    return now.quick_answer(decision)


POLICIES: dict[str, KindPolicy] = {
    "build-turn": choose_action,
    "window": choose_action,
    "respond": choose_action,
    "first-room": choose_build,
    "build": choose_build,
    "gift": choose_gift,
    "negate-spell": choose_negation,
    "negate-ability": choose_negation,
    "take-from-discard": take_best_card,
    "take-from-hand": take_best_card,
    "search-room": take_best_card,
    "take-lost-monster": take_best_card,
    "discard-room": give_up_worst_card,
    "discard-spell": give_up_worst_card,
    "discard-card": give_up_worst_card,
    "discard-monster": give_up_worst_card,
    "discard-trap": give_up_worst_card,
    "classic-discard": give_up_worst_card,
    "give-room": give_up_worst_card,
    "destroy-room": choose_destroyed_room,
    "choose-room": choose_strengthened_room,
    "choose-hero": choose_hero,
    "swap-first": choose_first_swap,
    "swap-second": choose_second_swap,
    "heal": choose_most_worth,
    "turn-to-wound": choose_least_worth,
    "give-up-soul": choose_least_worth,
    "show-monster": choose_strongest_monster,
    "bolt-discard": choose_bolt_spell,
    "choose-seat": choose_opponent,
    "look-at-hand": choose_opponent,
    "give-to": choose_gift_receiver,
    "choose-treasure": choose_treasure,
    "choose-kind": choose_stolen_kind,
    "round-draw": choose_deck,
    "machinations": choose_deck,
    "mulligan": choose_mulligan,
    "choose-boss": choose_boss,
    "choose-lodging": choose_miniboss_room,
    "choose-miniboss": choose_miniboss,
    "item-won": choose_item_place,
    "item-side": choose_item_side,
    "discard-miniboss": give_up_worst_card,
    "discard-advanced": give_up_worst_card,
    "take-discarded": take_best_card,
    "may": accept_offer,
}
"""The policies by kind of decision."""
