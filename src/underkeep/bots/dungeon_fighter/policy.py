"""One answer for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from underkeep.bots.dungeon_fighter import aim
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.party_evaluation import PartyEvaluation
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.games.dungeon_fighter.cards.card_types import Armour, Curio, Rarity
from underkeep.games.dungeon_fighter.cards.catalogue import room
from underkeep.games.dungeon_fighter.cards.equipment import EQUIPMENT
from underkeep.games.dungeon_fighter.options import (
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    ChooseFighter,
    ChooseRoom,
    Declare,
    Flee,
    Give,
    PickCube,
    Recover,
    Swap,
    TakeDie,
    TakeTrophy,
    Throw,
    ThrowAgain,
    Toss,
    UseAbility,
    UseCard,
    UseToken,
)
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
    EXTRA_LIFE,
    MAX_WHITE_DICE,
    NOBODY,
    SHOP_COUNT,
)
from underkeep.games.dungeon_fighter.text.prompts import asked_fighter

ROOM_VALUE = 7.0
"""What it is worth to get to the stall one room earlier: the last monster is the worst, and is not met then."""
ROOMS_FOR_STALLS = (0.0, 1.0, 1.0, 1.0, 1.2, 1.6, 2.0, 2.0, 2.2, 2.6, 3.0, 3.1)
"""How many rooms it takes to find so many stall symbols."""
FREEBIE_VALUE = 2.5
"""What an unknown card of the stall is worth."""
MIN_LIFE_SHARE = (0.6, 0.9)
"""Which part of their life heroes should have when they leave the first and the second stall."""
CURIO_HEALING = max(card.heals for card in EQUIPMENT if isinstance(card, Curio))
"""What a curio heals."""
MIN_GAIN_PER_COIN = 0.004
"""By how much the prospects must get better for each coin, or it is kept."""

Policy = Callable[[CombatEvaluation, Decision], Option]

T = TypeVar("T")


def choose_best(evaluation: CombatEvaluation, things: Iterable[T], score: Callable[[T], float]) -> T:
    """The thing with the highest score; among equals, any."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return evaluation.random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def choose_randomly(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Any answer is as good as another."""
    return decision.options[int(evaluation.random.random() * len(decision.options))]


# --- phase 1: the dungeon ---------------------------------------------------------------------------------------------


def choose_room(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """The room that brings most for what the fight in it will cost."""
    game = evaluation.game
    monsters = evaluation.monsters_of_level(evaluation.next_level())

    def worth(option: Option) -> float:
        assert isinstance(option, ChooseRoom)
        card = room(evaluation.state.faces[option.card])
        to_go = game.stalls_to_shop - game.stall_symbols(evaluation.state.visited) - card.stalls
        gain = (
            evaluation.coin_value * card.coins + evaluation.white_die_value * card.white + FREEBIE_VALUE * card.freebie
        )
        gain -= ROOM_VALUE * ROOMS_FOR_STALLS[max(0, to_go)]
        gain += sum(min(card.heals, evaluation.missing_life(fighter)) for fighter in game.conscious())
        gain += 2.5 * card.water + 1.5 * card.snow + 0.3 * card.icebergs - card.frost
        costs = [
            evaluation.fight_cost(
                monster,
                (*(() if monster.mad else monster.techniques), *([card.technique] if card.technique else [])),
                monster.life + card.tough + EXTRA_LIFE[evaluation.state.difficulty],
            )
            for monster in monsters
        ]
        return gain - sum(min(cost, 25.0) for cost in costs) / len(costs)

    return choose_best(evaluation, decision.options, worth)


def give_freebie(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """To whom the gift is of most use."""
    return choose_best(evaluation, decision.options, lambda option: _win_chance_after(evaluation, option))


def decide_flee(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Run if the fight costs clearly more than running and another fight, and somebody survives running."""
    game, state = evaluation.game, evaluation.state
    level = game.foe.level
    here = evaluation.fight_cost(game.foe, evaluation.game.techniques_with(), state.monster_life)
    running = sum(evaluation.harm_cost(fighter, level) for fighter in game.conscious())
    if all(state.life[fighter] <= level for fighter in game.conscious()):
        return PASS
    of_room = game.room_techniques()
    others = evaluation.monsters_of_level(evaluation.next_level())
    there = sum(
        min(30.0, evaluation.fight_cost(other, (*of_room, *(() if other.mad else other.techniques)), other.life))
        for other in others
    ) / len(others)
    return Flee() if here > running + there + 4 else PASS


def place_iceberg(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Into any hole: all are as far from the centre."""
    return choose_randomly(evaluation, decision)


def toss_template(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """A flick of the thumb."""
    return Toss(aim.toss_gesture(evaluation.skill, evaluation.random))


def keep_template(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """What lies there has cost enough."""
    return PASS


# --- phase 2: combat --------------------------------------------------------------------------------------------------


def choose_die(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """The die whose ability this hero can use better than those who come next. With none left: a white one if it may
    end the fight or recovering is too dear. Cards first, if they are wanted."""
    state, game = evaluation.state, evaluation.game
    fighter = state.active
    if (card := _wanted_card(evaluation, decision)) is not None:
        return card
    dice = [option for option in decision.options if isinstance(option, TakeDie)]
    if Recover() in decision.options:
        return Recover() if not dice or _prefers_recovery(evaluation) else dice[0]
    if not dice:
        return PASS
    followers = [other for other in game.clockwise_from(fighter)[1:] if other in game.conscious()]

    def worth(option: TakeDie) -> float:
        own = evaluation.best_throw_value(fighter, option.die)
        if option.die not in COLOURS:
            return own + 0.5
        own += evaluation.expected_ability_value(fighter, option.die)
        theirs = [evaluation.expected_ability_value(other, option.die) for other in followers[:2]]
        return own - (0.8 * max(theirs) if theirs else 0.0)

    return choose_best(evaluation, dice, worth)


def _prefers_recovery(evaluation: CombatEvaluation) -> bool:
    """Whether the coloured dice are taken back although there is a white one."""
    state, game = evaluation.state, evaluation.game
    level = game.foe.level
    standing = game.conscious()
    left = [fighter for fighter in standing if state.life[fighter] > level]
    if not left:
        return False
    price = sum(evaluation.harm_cost(fighter, level) for fighter in standing)
    odds = evaluation.hit_chance(evaluation.game.techniques_with())
    throws = max(1.0, state.monster_life / max(0.2, odds.probability * (odds.mean_section + 0.6)))
    # Three throws for the price, or as many white dice as the monster still needs.
    return price < evaluation.white_die_value * min(throws, 3.0)


def declare_weapons(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """The weapons with which the throw promises most."""
    state = evaluation.state

    def worth(option: Option) -> float:
        assert isinstance(option, Declare)
        return evaluation.throw_value(state.active, state.die, option.weapons, option.roundhouse)

    return choose_best(evaluation, decision.options, worth)


def throw_die(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Aim, and shake."""
    state = evaluation.state
    required = evaluation.game.required_techniques()
    return Throw(
        aim.throw_gesture(required, DICE[state.die], DICE_SETS[state.shape], evaluation.skill, evaluation.random)
    )


def pick_cube(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """The cube that does most."""

    def worth(option: Option) -> float:
        assert isinstance(option, PickCube)
        return evaluation.outcome_value(evaluation.state.active, evaluation.state.die_outcomes[option.cube])

    return choose_best(evaluation, decision.options, worth)


def decide_throw_again(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Throw again if another throw promises more than this one is worth."""
    state = evaluation.state
    now = evaluation.outcome_value(state.active, state.die_outcomes[state.picked_cube])
    if decision.kind == "correction" and not state.die_outcomes[state.picked_cube].is_hit:
        return ThrowAgain()
    return ThrowAgain() if evaluation.best_throw_value(state.active, state.die) > now else PASS


def use_throw_again_armour(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """A miss is always worth another throw, unless it does no harm."""
    outcome = evaluation.state.die_outcomes[evaluation.state.picked_cube]
    if evaluation.outcome_value(evaluation.state.active, outcome) >= 0 and not evaluation.game.against_big_bad:
        return PASS
    return decision.options[-1]


def choose_ability(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """The ability that brings most now. To decline brings experience."""
    state = evaluation.state
    outcome = state.die_outcomes[state.picked_cube]

    def worth(option: Option) -> float:
        if isinstance(option, UseAbility):
            return evaluation.ability_value(state.active, option.colour, outcome.is_hit, outcome.section)
        return 0.7

    return choose_best(evaluation, decision.options, worth)


def decide_upgrade_use(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Spend the upgrade if it brings something."""
    state = evaluation.state
    outcome = state.die_outcomes[state.picked_cube]
    gain = evaluation.ability_value(state.active, state.die, outcome.is_hit, outcome.section)
    return decision.options[-1] if gain >= 1.5 else PASS


def choose_healed_hero(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Who needs it most."""
    healed = CURIO_HEALING if decision.kind == "heal" else evaluation.herb_healing

    def worth(option: Option) -> float:
        assert isinstance(option, ChooseFighter)
        return evaluation.healing_value(option.fighter, healed)

    return choose_best(evaluation, decision.options, worth)


# --- cards and tokens -------------------------------------------------------------------------------------------------


def react_to_throw(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """After a throw: armour on a harmful miss, what adds enough to a hit, and what would be too late afterwards."""
    state = evaluation.state
    outcome = state.die_outcomes[state.picked_cube]
    gains = {option: card_urgency(evaluation, option) for option in decision.options if option != PASS}
    if outcome.is_hit and len(outcome.line) > 1:
        added = sorted(outcome.line)[-1] if outcome.section != max(outcome.line) else sorted(outcome.line)[-2]
        ends = outcome.section + evaluation.damage_bonus(tuple(state.declared_weapons)) + added >= state.monster_life
        for option in gains:
            if isinstance(option, UseToken):
                gains[option] = 1.0 if added >= 2 or ends else 0.0
            elif isinstance(option, UseCard) and getattr(evaluation.game.gear_card(option.card), "sums", False):
                enough = added >= (2 if evaluation.game.against_big_bad else 4)
                gains[option] = 0.9 if enough or (ends and evaluation.game.foe.level >= 3) else 0.0
    found = choose_best(evaluation, [PASS, *gains], lambda option: 0.01 if option == PASS else gains[option])
    return found


def card_urgency(evaluation: CombatEvaluation, option: Option) -> float:
    """Whether a card is wanted now: more than nothing if so."""
    state, game = evaluation.state, evaluation.game
    if not isinstance(option, UseCard):
        return 0.0
    card = game.gear_card(option.card)
    missed = bool(state.die_outcomes) and not state.die_outcomes[state.picked_cube].is_hit
    harmed = missed and evaluation.outcome_value(state.active, state.die_outcomes[state.picked_cube]) < 0
    match card:
        case Armour():
            worth_it = harmed and (not card.frost or game.foe.damage >= 3 or state.life[state.active] <= 3)
            return 1.0 if worth_it else 0.0
        case Curio(spares=True):
            falls = harmed and state.life[state.active] <= game.foe.damage
            return 1.0 if falls or (missed and game.against_big_bad) else 0.0
        case Curio():
            return _curio_urgency(evaluation, option.card, card)
        case Rarity(ultra=True):
            return 5.0
        case Rarity():
            # Whoever is stunned in a fight gets up afterwards, with a scar; only near the end of all it is dear.
            standing = game.conscious()
            weak = len(standing) == 1 and state.life[standing[0]] <= 2 * game.foe.damage
            return 1.0 if weak or (game.against_big_bad and len(game.stunned()) > 1) else 0.0
    return 0.0


def _curio_urgency(evaluation: CombatEvaluation, card: int, curio: Curio) -> float:
    """Most curios are kept for the big bad; what is needed at once is used at once."""
    state, game = evaluation.state, evaluation.game
    battle = game.against_big_bad
    if curio.white:
        return (
            1.0
            if state.white < MAX_WHITE_DICE and (battle or state.shops == SHOP_COUNT - 1 or state.white <= 4)
            else 0.0
        )
    if curio.deals:
        ends = bool(state.monster) and 0 < state.monster_life <= curio.deals
        return 1.0 if battle or (ends and game.foe.level >= 3 and not state.ready) else 0.0
    if curio.water or curio.snow:
        hard = bool(state.monster) and game.foe.level >= 3 and not state.ready and state.shops < SHOP_COUNT - 1
        return 1.0 if battle or hard else 0.0
    if curio.heals and state.monster:
        weak = [
            fighter
            for fighter in game.conscious()
            if state.life[fighter] <= game.foe.damage and evaluation.missing_life(fighter) >= curio.heals
        ]
        return 1.0 if weak and (battle or len(game.conscious()) <= 2) else 0.0
    return 0.0


def use_curio(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """A curio that is wanted now."""
    return _wanted_card(evaluation, decision) or PASS


def _wanted_card(evaluation: CombatEvaluation, decision: Decision) -> Option | None:
    cards = [option for option in decision.options if isinstance(option, UseCard)]
    wanted = [option for option in cards if card_urgency(evaluation, option) > 0]
    return wanted[0] if wanted else None


# --- phase 3: rest ----------------------------------------------------------------------------------------------------


def choose_scar(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Where the least is lost."""
    fighter = asked_fighter(evaluation.state, decision)
    return choose_best(evaluation, decision.options, lambda option: -_colour_value(evaluation, fighter, option))


def choose_upgrade(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Where the most is gained; not under a scar."""
    fighter = asked_fighter(evaluation.state, decision)
    return choose_best(evaluation, decision.options, lambda option: _colour_value(evaluation, fighter, option))


def _colour_value(evaluation: CombatEvaluation, fighter: int, option: Option) -> float:
    assert isinstance(option, ChooseColour)
    usable = option.colour in evaluation.game.usable_colours(fighter)
    return evaluation.general_ability_value(fighter, option.colour) if usable else 0.0


def take_trophy(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Of course."""
    return TakeTrophy()


def trade_equipment(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """What helps most against the big bad; if nothing does, everybody keeps what they have."""
    now = PartyEvaluation(evaluation).win_chance() + 0.003
    found = choose_best(
        evaluation, decision.options, lambda option: now if option == PASS else _win_chance_after(evaluation, option)
    )
    return found


def _win_chance_after(evaluation: CombatEvaluation, option: Option) -> float:
    """The prospects after a card has changed hands."""
    party, game = PartyEvaluation(evaluation), evaluation.game
    assert isinstance(option, Give | Swap)
    card = game.gear_card(option.card)
    giver = game.owner(option.card)
    if giver in party.gear:
        party.gear[giver].remove(card)
    if isinstance(option, Give):
        party.gear[option.fighter].append(card)
    else:
        other, taker = game.gear_card(option.other), game.owner(option.other)
        if taker in party.gear:
            party.gear[taker].remove(other)
            party.gear[taker].append(card)
        if giver in party.gear:
            party.gear[giver].append(other)
    return party.win_chance()


# --- phase 4: shopping ------------------------------------------------------------------------------------------------


def buy_equipment(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Whatever makes the prospects better by most for its price. Before the last time, heroes who are too weak for the
    next rooms are healed first, and dice can wait: they cost the same later."""
    state, game = evaluation.state, evaluation.game
    last = state.shops == SHOP_COUNT - 1
    if not last and BuyLife() in decision.options and _party_is_weak(evaluation):
        return BuyLife()
    now = PartyEvaluation(evaluation).win_chance()
    gains: dict[Option, float] = {}
    for option in decision.options:
        party = PartyEvaluation(evaluation)
        match option:
            case Buy(card, fighter):
                printed = game.gear_card(card)
                price = printed.price
                (party.rarities if fighter == NOBODY else party.gear[fighter]).append(printed)
            case BuyDie() if last:
                price = 2
                party.white += 1
            case BuyLife() if last:
                price = 1
                party.life = {fighter: min(game.max_life(fighter), life + 1) for fighter, life in party.life.items()}
            case _:
                continue
        party.coins -= price
        gains[option] = (party.win_chance() - now - MIN_GAIN_PER_COIN * price * (not last)) / max(0.5, price)
    if not gains:
        return PASS
    found = choose_best(evaluation, gains, lambda option: gains[option])
    return found if gains[found] > 0 else PASS


def _party_is_weak(evaluation: CombatEvaluation) -> bool:
    living = evaluation.game.living()
    life = sum(evaluation.state.life[fighter] for fighter in living)
    most = sum(evaluation.game.max_life(fighter) for fighter in living)
    return life < MIN_LIFE_SHARE[evaluation.state.shops] * most


POLICY_OF_KIND: dict[str, Policy] = {
    # phase 1: the dungeon
    "path": choose_room,
    "freebie": give_freebie,
    "flee": decide_flee,
    "iceberg": place_iceberg,
    "toss": toss_template,
    "toss-again": keep_template,
    # phase 2: combat
    "die": choose_die,
    "declare": declare_weapons,
    "throw": throw_die,
    "cube": pick_cube,
    "careless": decide_throw_again,
    "correction": decide_throw_again,
    "again": use_throw_again_armour,
    "ability": choose_ability,
    "upgrade-use": decide_upgrade_use,
    "herbs": choose_healed_hero,
    "heal": choose_healed_hero,
    "react": react_to_throw,
    "curio": use_curio,
    # phase 3: rest
    "scar": choose_scar,
    "trophy": take_trophy,
    "trade": trade_equipment,
    # phase 4: shopping
    "upgrade": choose_upgrade,
    "buy": buy_equipment,
}
"""What is not here (which hero, which boss, reports of real dice) is answered with anything."""
