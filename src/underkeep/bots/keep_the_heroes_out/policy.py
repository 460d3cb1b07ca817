"""One answer for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

from underkeep.bots.keep_the_heroes_out.card_values import IN_TURN, SUMMONS, WORTH
from underkeep.bots.keep_the_heroes_out.evaluation import Prospects
from underkeep.bots.keep_the_heroes_out.features import Scene
from underkeep.bots.keep_the_heroes_out.lookahead import aftermath, tire
from underkeep.bots.keep_the_heroes_out.plan import FEW, KEPT, Plan
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import RuleResult
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, tactics_of
from underkeep.games.keep_the_heroes_out.dungeon_map import drawn
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
from underkeep.games.keep_the_heroes_out.rules.actions import MAKES
from underkeep.games.keep_the_heroes_out.rules.raid import next_step
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.state import (
    CHAMPION,
    CLASS_OF,
    ENTERED,
    NOWHERE,
    ROOMS_OF,
    KeepState,
)

SPENT = 0.9
"""What a card is worth that would be missed in the next turn, compared with what it usually achieves then."""

LAST_RETURN = 4.0
"""What the only card is worth that could bring back the few monsters there are."""

Answer = Callable[[KeepState, Decision, Random], Option]

T = TypeVar("T")


def best(things: Iterable[T], score: Callable[[T], float], random: Random) -> T:
    """The thing with the highest score; among equals, any."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def anything(state: KeepState, decision: Decision, random: Random) -> Option:
    """Any answer is as good as another."""
    return random.choice(list(decision.options))


# --- setup ----------------------------------------------------------------------------------------------------


def lend_clan(state: KeepState, decision: Decision, random: Random) -> Option:
    """The clan with the best cards."""

    def worth(option: Option) -> float:
        return sum(WORTH[face] for face in tactics_of(option.clan)) if isinstance(option, ChooseClan) else 0.0

    return best(decision.options, worth, random)


# --- the own turn ---------------------------------------------------------------------------------------------


def play(state: KeepState, decision: Decision, random: Random) -> Option:
    """The card that achieves most, or the gamble; if nothing achieves enough, the phase ends."""
    plan = Plan(state, decision.seat)
    known: set[int] = set()
    found: dict[Option, float] = {}
    for option in decision.options:
        if isinstance(option, PlayCard):
            face = state.faces[option.card]
            if face not in known:
                known.add(face)
                gain, then = plan.card(option.card)
                if gain > 0:
                    found[option] = then
        elif isinstance(option, Gamble):
            gain = plan.gamble()
            if gain > 0:
                found[option] = plan.now.value(plan.others()) + gain
    return best(found, lambda option: found[option], random) if found else plan.idle()


def act(state: KeepState, decision: Decision, random: Random) -> Option:
    """What does most with the card that is being played."""
    gains = Plan(state, decision.seat).acts()
    gains[PASS] = 0.0
    return best(decision.options, lambda option: gains.get(option, 0.0), random)


def on_the_board(state: KeepState, decision: Decision, random: Random) -> Option:
    """What improves the board most, now that it is this monster's turn."""
    plan = Plan(state, decision.seat)
    others = plan.others()
    passing = plan.now.value(others) + 0.01
    return best(
        decision.options,
        lambda option: passing if option == PASS else plan.judged(option).value(others),
        random,
    )


def exchange(state: KeepState, decision: Decision, random: Random) -> Option:
    """Gamble if that is good; a card that is of no use may change the loot, if somebody waits for another kind."""
    plan = Plan(state, decision.seat)
    for option in decision.options:
        if isinstance(option, Gamble) and plan.gamble() > 0:
            return option
    waiting = [
        room for room, (token, kind) in MAKES.items() if state.tokens[room][token] and not plan.rules.loot_of(kind)
    ]
    pays = [option for option in decision.options if isinstance(option, PayWith)]
    if waiting and pays:
        return best(pays, lambda option: -WORTH[state.faces[option.card]], random)
    return PASS


def replace_loot(state: KeepState, decision: Decision, random: Random) -> Option:
    """All that nobody has brought a resource for."""
    rules = Keep(state)
    wanted = {kind for room, (token, kind) in MAKES.items() if state.tokens[room][token]}
    for option in decision.options:
        if isinstance(option, ChooseCard) and rules.card(option.card).loot not in wanted:
            return option
    return PASS if PASS in decision.options else decision.options[0]


def before_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """Gamble between two Guild cards only if it is worth it."""
    return Gamble() if Plan(state, decision.seat).gamble() > KEPT else PASS


def take_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """The card that is worth most."""
    return best(decision.options, lambda option: _worth(state, option), random)


def give_card(state: KeepState, decision: Decision, random: Random) -> Option:
    """The card that is worth least."""
    return best(decision.options, lambda option: -_worth(state, option), random)


def _worth(state: KeepState, option: Option) -> float:
    return WORTH[state.faces[option.card]] if isinstance(option, ChooseCard) else 0.0


# --- the Great Builder ------------------------------------------------------------------------------------------


def pay_builder(state: KeepState, decision: Decision, random: Random) -> Option:
    """The more valuable a treasure, the more heroes it takes."""
    return best(decision.options, lambda option: option.coins if isinstance(option, PayCoins) else 0, random)


def choose_project(state: KeepState, decision: Decision, random: Random) -> Option:
    """A room whose kind is there already brings nobody new."""
    rules = Keep(state)

    def crowded(option: Option) -> float:
        room = CARDS[state.faces[option.card]].room if isinstance(option, ChooseCard) else 0
        return sum(rules.there(other) for kin in ROOMS_OF if room in kin for other in kin)

    return best(decision.options, crowded, random)


def choose_site(state: KeepState, decision: Decision, random: Random) -> Option:
    """As far from the Treasury as possible, and no shorter way for anybody."""
    room = CARDS[state.faces[decision.about[0]]].room

    def far(option: Option) -> float:
        if not isinstance(option, Site):
            return 0.0
        cells, turned = state.cell[:], state.turned[:]
        cells[room], turned[room] = option.cell, option.turned
        distance = drawn(tuple(cells), tuple(turned), tuple(state.rubble)).distance
        return distance[room] + 0.5 * sum(other for other in distance if other != NOWHERE)

    return best(decision.options, far, random)


# --- the heroes -------------------------------------------------------------------------------------------------


def looking_ahead(happens: Callable[[Keep, Option], RuleResult]) -> Answer:
    """An answer that looks through the steps of the heroes for what costs least."""

    def answer(state: KeepState, decision: Decision, random: Random) -> Option:
        return best(
            decision.options,
            lambda option: aftermath(state, decision.seat, lambda rules: happens(rules, option)),
            random,
        )

    return answer


def _attacks(rules: Keep, option: Option) -> RuleResult:
    assert isinstance(option, Attack)
    tire(rules, option.hero)
    return rules.attack(option.hero, option.seat, option.monster)


def _hits(rules: Keep, option: Option) -> RuleResult:
    assert isinstance(option, ChooseMonster)
    rules.hurt_monster(option.seat, option.monster)
    return None


def _room_acts(rules: Keep, option: Option) -> RuleResult:
    assert isinstance(option, ChooseRoom)
    return next_step(rules, option.room)


def _enters(rules: Keep, option: Option) -> RuleResult:
    assert isinstance(option, ChooseHero)
    rules.check_room(option.hero)
    return None


def _steals(rules: Keep, option: Option) -> RuleResult:
    assert isinstance(option, ChooseCard)
    room = next(room for room, pile in enumerate(rules.state.treasure) if option.card in pile)
    if rules.weight(rules.active_in(room)) >= rules.card_value(option.card):
        return rules.steal(room, option.card)
    rules.wait(room, option.card)
    return None


def _goes(rules: Keep, option: Option) -> RuleResult:
    """Which heroes charge is not said: those from whose room exactly these ways lead on."""
    assert isinstance(option, ChooseRoom)
    state = rules.state
    for room in rules.rooms_with_active():
        if option.room in rules.towards_treasury(room) and not rules.guarded(room) and not state.treasure[room]:
            if len(rules.towards_treasury(room)) > 1:
                for hero in rules.active_in(room):
                    state.hero[hero], state.due[hero] = option.room, ENTERED
                break
    return None


def summon_where(state: KeepState, decision: Decision, random: Random) -> Option:
    """The room in which a hero does least harm."""
    prospects = Prospects(Scene(state, decision.seat))
    return best(
        decision.options,
        lambda option: -prospects.loss(option.room) if isinstance(option, ChooseRoom) else 0.0,
        random,
    )


def exhaust_thief(state: KeepState, decision: Decision, random: Random) -> Option:
    """Whoever is most dangerous when he goes on: the champion, then the one in best health."""
    rules = Keep(state)

    def danger(option: Option) -> float:
        if not isinstance(option, ChooseHero):
            return 0.0
        return 10.0 * (CLASS_OF[option.hero] == CHAMPION) + rules.health_of(option.hero)

    return best(decision.options, danger, random)


def defend(state: KeepState, decision: Decision, random: Random) -> Option:
    """Stop the damage if the monster is worth more than the card."""
    _, seat, monster = state.attack
    stays = looking_on(state, decision, None)
    falls = looking_on(state, decision, (seat, monster))
    answers = [option for option in decision.options if isinstance(option, DefendWith)]
    cheapest = min(answers, key=lambda option: _spent(state, decision.seat, option))
    return cheapest if stays - falls > _spent(state, decision.seat, cheapest) else PASS


def looking_on(state: KeepState, decision: Decision, hit: tuple[int, int] | None) -> float:
    """How it goes on when a monster is hit, or none."""

    def happens(rules: Keep) -> None:
        rules.state.attack = []
        if hit is not None:
            rules.hurt_monster(*hit)

    return aftermath(state, decision.seat, happens)


def _spent(state: KeepState, seat: int, option: DefendWith) -> float:
    """What a card that is discarded for its defence is worth otherwise."""
    face = state.faces[option.card]
    few = sum(room != NOWHERE for room in state.monster[seat]) <= FEW
    if few and SUMMONS[face] and sum(SUMMONS[state.faces[card]] for card in state.hand[seat]) == 1:
        return LAST_RETURN
    return SPENT * IN_TURN[face] - 0.4 * len(CARDS[face].line.sides[option.side].right)


def lose_token(state: KeepState, decision: Decision, random: Random) -> Option:
    """The resource that is missed least."""

    def after(scene: Scene, option: Option) -> None:
        assert isinstance(option, ChooseToken)
        scene.token(option.token, option.room, -1)

    return _least_missed(state, decision, random, after)


def lose_treasure(state: KeepState, decision: Decision, random: Random) -> Option:
    """The treasure that is missed least."""

    def after(scene: Scene, option: Option) -> None:
        room = next(room for room, pile in enumerate(state.treasure) if option.card in pile)  # type: ignore[attr-defined]
        scene.put(scene.worth, room, -scene.worth[room])

    return _least_missed(state, decision, random, after)


def remove_hero(state: KeepState, decision: Decision, random: Random) -> Option:
    """The hero whom we are best rid of."""

    def after(scene: Scene, option: Option) -> None:
        assert isinstance(option, ChooseHero)
        scene.put(scene.heroes, state.hero[option.hero], -2 if CLASS_OF[option.hero] == CHAMPION else -1)

    return _least_missed(state, decision, random, after)


def _least_missed(
    state: KeepState, decision: Decision, random: Random, after: Callable[[Scene, Option], None]
) -> Option:
    scene = Scene(state, decision.seat)
    prospects = Prospects(scene)

    def value(option: Option) -> float:
        after(scene, option)
        found = prospects.board()
        scene.undo()
        return found

    return best(decision.options, value, random)


def choose_mark(state: KeepState, decision: Decision, random: Random) -> Option:
    """Water where it washes away least, a stage where there is an audience."""

    def after(scene: Scene, option: Option) -> None:
        assert isinstance(option, ChooseRoom)
        scene.put(scene.traps, option.room, -scene.traps[option.room])
        scene.put(scene.extra, 0, 0.1 * scene.guard[option.room])

    return _least_missed(state, decision, random, after)


def choose_rubble(state: KeepState, decision: Decision, random: Random) -> Option:
    """The corridor whose loss keeps the heroes busy longest."""

    def value(option: Option) -> float:
        closed = state.copy()
        if isinstance(option, ChooseCorridor):
            closed.rubble.append(option.corridor)
        return Prospects(Scene(closed, decision.seat)).board()

    return best(decision.options, value, random)


ANSWERS: dict[str, Answer] = {
    # setup
    "choose-clan": anything,
    "lend-clan": lend_clan,
    "first-monster": on_the_board,
    # the turn
    "play": play,
    "act": act,
    "horde": on_the_board,
    "summon": on_the_board,
    "exchange": exchange,
    "replace-loot": replace_loot,
    "before-card": before_card,
    "take-tactic": take_card,
    "discard": give_card,
    "finish-portal": anything,
    "pay-builder": pay_builder,
    "choose-project": choose_project,
    "choose-site": choose_site,
    # the heroes
    "next-room": looking_ahead(_room_acts),
    "hero-attack": looking_ahead(_attacks),
    "champion-second": looking_ahead(_hits),
    "archer-target": looking_ahead(_hits),
    "charge-to": looking_ahead(_goes),
    "first-in": looking_ahead(_enters),
    "steal-which": looking_ahead(_steals),
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
