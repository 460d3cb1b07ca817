"""One answer for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

from underkeep.bots.keep_the_heroes_out.card_values import CAN_SUMMON, CARD_VALUE, VALUE_IN_TURN
from underkeep.bots.keep_the_heroes_out.evaluation import Evaluator
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.bots.keep_the_heroes_out.lookahead import exhaust, value_after
from underkeep.bots.keep_the_heroes_out.plan import FEW_MONSTERS, MIN_GAIN, TurnPlan
from underkeep.core.decisions import PASS, Decision, Option, RuleResult
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, tactics_of
from underkeep.games.keep_the_heroes_out.dungeon_map import build_map
from underkeep.games.keep_the_heroes_out.options import (
    Attack,
    ChooseCard,
    ChooseClan,
    ChooseCorridor,
    ChooseHero,
    ChooseMonster,
    ChooseRoom,
    ChooseToken,
    DefendWith,
    Gamble,
    PayCoins,
    PayWith,
    PlayCard,
    Site,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.hero_steps import attack_monster, check_room, wait_for_help
from underkeep.games.keep_the_heroes_out.rules.raid import take_next_step
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.treasures import steal
from underkeep.games.keep_the_heroes_out.state import (
    CHAMPION,
    CLASS_OF,
    ENTERED,
    NOWHERE,
    ROOMS_OF,
    KeepState,
)

SPENT_CARD_SHARE = 0.9
"""What a card is worth that would be missed in the next turn, compared with what it usually achieves then."""

LAST_SUMMON_VALUE = 4.0
"""What the only card is worth that could bring back the few monsters there are."""

Policy = Callable[[KeepState, Decision, Random], Option]

T = TypeVar("T")


def best(things: Iterable[T], score: Callable[[T], float], random: Random) -> T:
    """The thing with the highest score; among equals, any."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def random_option(state: KeepState, decision: Decision, random: Random) -> Option:
    """Any answer is as good as another."""
    return random.choice(list(decision.options))


# --- setup ----------------------------------------------------------------------------------------------------


def lend_clan(state: KeepState, decision: Decision, random: Random) -> Option:
    """The clan with the best cards."""

    def worth(option: Option) -> float:
        return sum(CARD_VALUE[face] for face in tactics_of(option.clan)) if isinstance(option, ChooseClan) else 0.0

    return best(decision.options, worth, random)


# --- the own turn ---------------------------------------------------------------------------------------------


def play(state: KeepState, decision: Decision, random: Random) -> Option:
    """The card that achieves most, or the gamble; if nothing achieves enough, the phase ends."""
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
    """What does most with the card that is being played."""
    gains = TurnPlan(state, decision.seat).action_values()
    gains[PASS] = 0.0
    return best(decision.options, lambda option: gains.get(option, 0.0), random)


def best_for_board(state: KeepState, decision: Decision, random: Random) -> Option:
    """What improves the board most, now that it is this monster's turn."""
    plan = TurnPlan(state, decision.seat)
    others = plan.actions_in_hand()
    passing = plan.current.value_with(others) + 0.01
    return best(
        decision.options,
        lambda option: passing if option == PASS else plan.evaluate(option).value_with(others),
        random,
    )


def exchange(state: KeepState, decision: Decision, random: Random) -> Option:
    """Gamble if that is good; a card that is of no use may change the loot, if somebody waits for another kind."""
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
    """All that nobody has brought a resource for."""
    rules = KeepRules(state)
    wanted = {kind for room, (token, kind) in LOOT_OF_ROOM.items() if state.tokens[room][token]}
    for option in decision.options:
        if isinstance(option, ChooseCard) and rules.card(option.card).loot not in wanted:
            return option
    return PASS if PASS in decision.options else decision.options[0]


def before_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """Gamble between two Guild cards only if it is worth it."""
    return Gamble() if TurnPlan(state, decision.seat).gamble_value() > MIN_GAIN else PASS


def take_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """The card that is worth most."""
    return best(decision.options, lambda option: _card_value(state, option), random)


def discard_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """The card that is worth least."""
    return best(decision.options, lambda option: -_card_value(state, option), random)


def _card_value(state: KeepState, option: Option) -> float:
    return CARD_VALUE[state.faces[option.card]] if isinstance(option, ChooseCard) else 0.0


# --- the Great Builder ------------------------------------------------------------------------------------------


def pay_builder(state: KeepState, decision: Decision, random: Random) -> Option:
    """The more valuable a treasure, the more heroes it takes."""
    return best(decision.options, lambda option: option.coins if isinstance(option, PayCoins) else 0, random)


def choose_project(state: KeepState, decision: Decision, random: Random) -> Option:
    """A room whose kind is there already brings nobody new."""
    rules = KeepRules(state)

    def crowded(option: Option) -> float:
        room = CARDS[state.faces[option.card]].room if isinstance(option, ChooseCard) else 0
        return sum(rules.in_dungeon(other) for kin in ROOMS_OF if room in kin for other in kin)

    return best(decision.options, crowded, random)


def choose_site(state: KeepState, decision: Decision, random: Random) -> Option:
    """As far from the Treasury as possible, and no shorter way for anybody."""
    room = CARDS[state.faces[decision.about[0]]].room

    def far(option: Option) -> float:
        if not isinstance(option, Site):
            return 0.0
        cells, turned = state.cell[:], state.turned[:]
        cells[room], turned[room] = option.cell, option.turned
        distance = build_map(tuple(cells), tuple(turned), tuple(state.rubble)).distance
        return distance[room] + 0.5 * sum(other for other in distance if other != NOWHERE)

    return best(decision.options, far, random)


# --- the heroes -------------------------------------------------------------------------------------------------


def lookahead_policy(happens: Callable[[KeepRules, Option], RuleResult]) -> Policy:
    """An answer that looks through the steps of the heroes for what costs least."""

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
    """Which heroes charge is not said: those from whose room exactly these ways lead on."""
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
    """The room in which a hero does least harm."""
    prospects = Evaluator(Features(state, decision.seat))
    return best(
        decision.options,
        lambda option: -prospects.cost_of_hero_in(option.room) if isinstance(option, ChooseRoom) else 0.0,
        random,
    )


def exhaust_thief(state: KeepState, decision: Decision, random: Random) -> Option:
    """Whoever is most dangerous when he goes on: the champion, then the one in best health."""
    rules = KeepRules(state)

    def danger(option: Option) -> float:
        if not isinstance(option, ChooseHero):
            return 0.0
        return 10.0 * (CLASS_OF[option.hero] == CHAMPION) + rules.health_left(option.hero)

    return best(decision.options, danger, random)


def defend(state: KeepState, decision: Decision, random: Random) -> Option:
    """Stop the damage if the monster is worth more than the card."""
    _, seat, monster = state.attack
    stays = value_after_attack(state, decision, None)
    falls = value_after_attack(state, decision, (seat, monster))
    answers = [option for option in decision.options if isinstance(option, DefendWith)]
    cheapest = min(answers, key=lambda option: _cost_of_defence(state, decision.seat, option))
    return cheapest if stays - falls > _cost_of_defence(state, decision.seat, cheapest) else PASS


def value_after_attack(state: KeepState, decision: Decision, hit: tuple[int, int] | None) -> float:
    """How it goes on when a monster is hit, or none."""

    def happens(rules: KeepRules) -> None:
        rules.state.attack = []
        if hit is not None:
            rules.hurt_monster(*hit)

    return value_after(state, decision.seat, happens)


def _cost_of_defence(state: KeepState, seat: int, option: DefendWith) -> float:
    """What a card that is discarded for its defence is worth otherwise."""
    face = state.faces[option.card]
    few = sum(room != NOWHERE for room in state.monster[seat]) <= FEW_MONSTERS
    if few and CAN_SUMMON[face] and sum(CAN_SUMMON[state.faces[card]] for card in state.hand[seat]) == 1:
        return LAST_SUMMON_VALUE
    return SPENT_CARD_SHARE * VALUE_IN_TURN[face] - 0.4 * len(CARDS[face].line.sides[option.side].right)


def lose_token(state: KeepState, decision: Decision, random: Random) -> Option:
    """The resource that is missed least."""

    def after(scene: Features, option: Option) -> None:
        assert isinstance(option, ChooseToken)
        scene.add_token(option.token, option.room, -1)

    return _best_after_change(state, decision, random, after)


def lose_treasure(state: KeepState, decision: Decision, random: Random) -> Option:
    """The treasure that is missed least."""

    def after(scene: Features, option: Option) -> None:
        room = next(room for room, pile in enumerate(state.treasure) if option.card in pile)  # type: ignore[attr-defined]
        scene.add(scene.treasure_value, room, -scene.treasure_value[room])

    return _best_after_change(state, decision, random, after)


def remove_hero(state: KeepState, decision: Decision, random: Random) -> Option:
    """The hero whom we are best rid of."""

    def after(scene: Features, option: Option) -> None:
        assert isinstance(option, ChooseHero)
        scene.add(scene.hero_strength, state.hero[option.hero], -2 if CLASS_OF[option.hero] == CHAMPION else -1)

    return _best_after_change(state, decision, random, after)


def _best_after_change(
    state: KeepState, decision: Decision, random: Random, after: Callable[[Features, Option], None]
) -> Option:
    scene = Features(state, decision.seat)
    prospects = Evaluator(scene)

    def value(option: Option) -> float:
        after(scene, option)
        found = prospects.board_value()
        scene.undo()
        return found

    return best(decision.options, value, random)


def choose_mark(state: KeepState, decision: Decision, random: Random) -> Option:
    """Water where it washes away least, a stage where there is an audience."""

    def after(scene: Features, option: Option) -> None:
        assert isinstance(option, ChooseRoom)
        scene.add(scene.trap_count, option.room, -scene.trap_count[option.room])
        scene.add(scene.bonus, 0, 0.1 * scene.guard_health[option.room])

    return _best_after_change(state, decision, random, after)


def choose_rubble(state: KeepState, decision: Decision, random: Random) -> Option:
    """The corridor whose loss keeps the heroes busy longest."""

    def value(option: Option) -> float:
        closed = state.copy()
        if isinstance(option, ChooseCorridor):
            closed.rubble.append(option.corridor)
        return Evaluator(Features(closed, decision.seat)).board_value()

    return best(decision.options, value, random)


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
    # the heroes
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
