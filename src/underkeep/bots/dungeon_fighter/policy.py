"""One answer for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from underkeep.bots.dungeon_fighter import aim
from underkeep.bots.dungeon_fighter.combat_evaluation import Mind
from underkeep.bots.dungeon_fighter.party_evaluation import Outlook
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

ROOM = 7.0
"""What it is worth to get to the stall one room earlier: the last monster is the worst, and is not met then."""
ROOMS_TO_GO = (0.0, 1.0, 1.0, 1.0, 1.2, 1.6, 2.0, 2.0, 2.2, 2.6, 3.0, 3.1)
"""How many rooms it takes to find so many stall symbols."""
GIFT = 2.5
"""What an unknown card of the stall is worth."""
FIT = (0.6, 0.9)
"""Which part of their life heroes should have when they leave the first and the second stall."""
HEALS = max(card.heals for card in EQUIPMENT if isinstance(card, Curio))
"""What a curio heals."""
SPARE = 0.004
"""By how much the prospects must get better for each coin, or it is kept."""

Answer = Callable[[Mind, Decision], Option]

T = TypeVar("T")


def best(mind: Mind, things: Iterable[T], score: Callable[[T], float]) -> T:
    """The thing with the highest score; among equals, any."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return mind.random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def anything(mind: Mind, decision: Decision) -> Option:
    """Any answer is as good as another."""
    return decision.options[int(mind.random.random() * len(decision.options))]


# --- phase 1: the dungeon ---------------------------------------------------------------------------------------------


def path(mind: Mind, decision: Decision) -> Option:
    """The room that brings most for what the fight in it will cost."""
    game = mind.game
    monsters = mind.typical(mind.next_level())

    def worth(option: Option) -> float:
        assert isinstance(option, ChooseRoom)
        card = room(mind.state.faces[option.card])
        to_go = game.stalls_wanted - game.stalls(mind.state.visited) - card.stalls
        gain = mind.coin * card.coins + mind.white_die * card.white + GIFT * card.freebie
        gain -= ROOM * ROOMS_TO_GO[max(0, to_go)]
        gain += sum(min(card.heals, mind.missing(fighter)) for fighter in game.conscious())
        gain += 2.5 * card.water + 1.5 * card.snow + 0.3 * card.icebergs - card.frost
        costs = [
            mind.cost(
                monster,
                (*(() if monster.mad else monster.techniques), *([card.technique] if card.technique else [])),
                monster.life + card.tough + EXTRA_LIFE[mind.state.difficulty],
            )
            for monster in monsters
        ]
        return gain - sum(min(cost, 25.0) for cost in costs) / len(costs)

    return best(mind, decision.options, worth)


def freebie(mind: Mind, decision: Decision) -> Option:
    """To whom the gift is of most use."""
    return best(mind, decision.options, lambda option: _with(mind, option))


def flee(mind: Mind, decision: Decision) -> Option:
    """Run if the fight costs clearly more than running and another fight, and somebody survives running."""
    game, state = mind.game, mind.state
    level = game.foe.level
    here = mind.cost(game.foe, mind.game.demanded(), state.monster_life)
    running = sum(mind.harm(fighter, level) for fighter in game.conscious())
    if all(state.life[fighter] <= level for fighter in game.conscious()):
        return PASS
    of_room = game.of_room()
    others = mind.typical(mind.next_level())
    there = sum(
        min(30.0, mind.cost(other, (*of_room, *(() if other.mad else other.techniques)), other.life))
        for other in others
    ) / len(others)
    return Flee() if here > running + there + 4 else PASS


def icebergs(mind: Mind, decision: Decision) -> Option:
    """Into any hole: all are as far from the centre."""
    return anything(mind, decision)


def toss(mind: Mind, decision: Decision) -> Option:
    """A flick of the thumb."""
    return Toss(aim.tossed(mind.skill, mind.random))


def toss_again(mind: Mind, decision: Decision) -> Option:
    """What lies there has cost enough."""
    return PASS


# --- phase 2: combat --------------------------------------------------------------------------------------------------


def die(mind: Mind, decision: Decision) -> Option:
    """The die whose ability this hero can use better than those who come next. With none left: a white one if it may
    end the fight or recovering is too dear. Cards first, if they are wanted."""
    state, game = mind.state, mind.game
    fighter = state.active
    if (card := _wanted_card(mind, decision)) is not None:
        return card
    dice = [option for option in decision.options if isinstance(option, TakeDie)]
    if Recover() in decision.options:
        return Recover() if not dice or _rather_recover(mind) else dice[0]
    if not dice:
        return PASS
    followers = [other for other in game.from_on(fighter)[1:] if other in game.conscious()]

    def worth(option: TakeDie) -> float:
        own = mind.best_promise(fighter, option.die)
        if option.die not in COLOURS:
            return own + 0.5
        own += mind.promised_ability(fighter, option.die)
        theirs = [mind.promised_ability(other, option.die) for other in followers[:2]]
        return own - (0.8 * max(theirs) if theirs else 0.0)

    return best(mind, dice, worth)


def _rather_recover(mind: Mind) -> bool:
    """Whether the coloured dice are taken back although there is a white one."""
    state, game = mind.state, mind.game
    level = game.foe.level
    standing = game.conscious()
    left = [fighter for fighter in standing if state.life[fighter] > level]
    if not left:
        return False
    price = sum(mind.harm(fighter, level) for fighter in standing)
    odds = mind.odds(mind.game.demanded())
    throws = max(1.0, state.monster_life / max(0.2, odds.hits * (odds.section + 0.6)))
    # Three throws for the price, or as many white dice as the monster still needs.
    return price < mind.white_die * min(throws, 3.0)


def declare(mind: Mind, decision: Decision) -> Option:
    """The weapons with which the throw promises most."""
    state = mind.state

    def worth(option: Option) -> float:
        assert isinstance(option, Declare)
        return mind.promise(state.active, state.die, option.weapons, option.roundhouse)

    return best(mind, decision.options, worth)


def throw(mind: Mind, decision: Decision) -> Option:
    """Aim, and shake."""
    state = mind.state
    required = mind.game.required()
    return Throw(aim.thrown(required, DICE[state.die], DICE_SETS[state.shape], mind.skill, mind.random))


def cube(mind: Mind, decision: Decision) -> Option:
    """The cube that does most."""

    def worth(option: Option) -> float:
        assert isinstance(option, PickCube)
        return mind.result(mind.state.active, mind.state.landed[option.cube])

    return best(mind, decision.options, worth)


def again(mind: Mind, decision: Decision) -> Option:
    """Throw again if another throw promises more than this one is worth."""
    state = mind.state
    now = mind.result(state.active, state.landed[state.picked])
    if decision.kind == "correction" and not state.landed[state.picked].hits:
        return ThrowAgain()
    return ThrowAgain() if mind.best_promise(state.active, state.die) > now else PASS


def hat(mind: Mind, decision: Decision) -> Option:
    """A miss is always worth another throw, unless it does no harm."""
    landed = mind.state.landed[mind.state.picked]
    if mind.result(mind.state.active, landed) >= 0 and not mind.game.against_big_bad:
        return PASS
    return decision.options[-1]


def ability(mind: Mind, decision: Decision) -> Option:
    """The ability that brings most now. To decline brings experience."""
    state = mind.state
    landed = state.landed[state.picked]

    def worth(option: Option) -> float:
        if isinstance(option, UseAbility):
            return mind.ability(state.active, option.colour, landed.hits, landed.section)
        return 0.7

    return best(mind, decision.options, worth)


def upgrade_use(mind: Mind, decision: Decision) -> Option:
    """Spend the upgrade if it brings something."""
    state = mind.state
    landed = state.landed[state.picked]
    gain = mind.ability(state.active, state.die, landed.hits, landed.section)
    return decision.options[-1] if gain >= 1.5 else PASS


def patient(mind: Mind, decision: Decision) -> Option:
    """Who needs it most."""
    healed = HEALS if decision.kind == "heal" else mind.herbs

    def worth(option: Option) -> float:
        assert isinstance(option, ChooseFighter)
        return mind.cure(option.fighter, healed)

    return best(mind, decision.options, worth)


# --- cards and tokens -------------------------------------------------------------------------------------------------


def react(mind: Mind, decision: Decision) -> Option:
    """After a throw: armour on a harmful miss, what adds enough to a hit, and what would be too late afterwards."""
    state = mind.state
    landed = state.landed[state.picked]
    gains = {option: mind_of(mind, option) for option in decision.options if option != PASS}
    if landed.hits and len(landed.line) > 1:
        added = sorted(landed.line)[-1] if landed.section != max(landed.line) else sorted(landed.line)[-2]
        ends = landed.section + mind.bonus(tuple(state.declared)) + added >= state.monster_life
        for option in gains:
            if isinstance(option, UseToken):
                gains[option] = 1.0 if added >= 2 or ends else 0.0
            elif isinstance(option, UseCard) and getattr(mind.game.gear_card(option.card), "sums", False):
                enough = added >= (2 if mind.game.against_big_bad else 4)
                gains[option] = 0.9 if enough or (ends and mind.game.foe.level >= 3) else 0.0
    found = best(mind, [PASS, *gains], lambda option: 0.01 if option == PASS else gains[option])
    return found


def mind_of(mind: Mind, option: Option) -> float:
    """Whether a card is wanted now: more than nothing if so."""
    state, game = mind.state, mind.game
    if not isinstance(option, UseCard):
        return 0.0
    card = game.gear_card(option.card)
    missed = bool(state.landed) and not state.landed[state.picked].hits
    harmed = missed and mind.result(state.active, state.landed[state.picked]) < 0
    match card:
        case Armour():
            worth_it = harmed and (not card.frost or game.foe.damage >= 3 or state.life[state.active] <= 3)
            return 1.0 if worth_it else 0.0
        case Curio(spares=True):
            falls = harmed and state.life[state.active] <= game.foe.damage
            return 1.0 if falls or (missed and game.against_big_bad) else 0.0
        case Curio():
            return _curio(mind, option.card, card)
        case Rarity(ultra=True):
            return 5.0
        case Rarity():
            # Whoever is stunned in a fight gets up afterwards, with a scar; only near the end of all it is dear.
            standing = game.conscious()
            weak = len(standing) == 1 and state.life[standing[0]] <= 2 * game.foe.damage
            return 1.0 if weak or (game.against_big_bad and len(game.stunned()) > 1) else 0.0
    return 0.0


def _curio(mind: Mind, card: int, curio: Curio) -> float:
    """Most curios are kept for the big bad; what is needed at once is used at once."""
    state, game = mind.state, mind.game
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
            if state.life[fighter] <= game.foe.damage and mind.missing(fighter) >= curio.heals
        ]
        return 1.0 if weak and (battle or len(game.conscious()) <= 2) else 0.0
    return 0.0


def curio(mind: Mind, decision: Decision) -> Option:
    """A curio that is wanted now."""
    return _wanted_card(mind, decision) or PASS


def _wanted_card(mind: Mind, decision: Decision) -> Option | None:
    cards = [option for option in decision.options if isinstance(option, UseCard)]
    wanted = [option for option in cards if mind_of(mind, option) > 0]
    return wanted[0] if wanted else None


# --- phase 3: rest ----------------------------------------------------------------------------------------------------


def scar(mind: Mind, decision: Decision) -> Option:
    """Where the least is lost."""
    fighter = asked_fighter(mind.state, decision)
    return best(mind, decision.options, lambda option: -_colour(mind, fighter, option))


def upgrade(mind: Mind, decision: Decision) -> Option:
    """Where the most is gained; not under a scar."""
    fighter = asked_fighter(mind.state, decision)
    return best(mind, decision.options, lambda option: _colour(mind, fighter, option))


def _colour(mind: Mind, fighter: int, option: Option) -> float:
    assert isinstance(option, ChooseColour)
    usable = option.colour in mind.game.usable_colours(fighter)
    return mind.usual_ability(fighter, option.colour) if usable else 0.0


def trophy(mind: Mind, decision: Decision) -> Option:
    """Of course."""
    return TakeTrophy()


def trade(mind: Mind, decision: Decision) -> Option:
    """What helps most against the big bad; if nothing does, everybody keeps what they have."""
    now = Outlook(mind).prospect() + 0.003
    found = best(mind, decision.options, lambda option: now if option == PASS else _with(mind, option))
    return found


def _with(mind: Mind, option: Option) -> float:
    """The prospects after a card has changed hands."""
    outlook, game = Outlook(mind), mind.game
    assert isinstance(option, Give | Swap)
    card = game.gear_card(option.card)
    giver = game.owner(option.card)
    if giver in outlook.gear:
        outlook.gear[giver].remove(card)
    if isinstance(option, Give):
        outlook.gear[option.fighter].append(card)
    else:
        other, taker = game.gear_card(option.other), game.owner(option.other)
        if taker in outlook.gear:
            outlook.gear[taker].remove(other)
            outlook.gear[taker].append(card)
        if giver in outlook.gear:
            outlook.gear[giver].append(other)
    return outlook.prospect()


# --- phase 4: shopping ------------------------------------------------------------------------------------------------


def buy(mind: Mind, decision: Decision) -> Option:
    """Whatever makes the prospects better by most for its price. Before the last time, heroes who are too weak for the
    next rooms are healed first, and dice can wait: they cost the same later."""
    state, game = mind.state, mind.game
    last = state.shops == SHOP_COUNT - 1
    if not last and BuyLife() in decision.options and _weak(mind):
        return BuyLife()
    now = Outlook(mind).prospect()
    gains: dict[Option, float] = {}
    for option in decision.options:
        outlook = Outlook(mind)
        match option:
            case Buy(card, fighter):
                printed = game.gear_card(card)
                price = printed.price
                (outlook.rarities if fighter == NOBODY else outlook.gear[fighter]).append(printed)
            case BuyDie() if last:
                price = 2
                outlook.white += 1
            case BuyLife() if last:
                price = 1
                outlook.life = {
                    fighter: min(game.most_life(fighter), life + 1) for fighter, life in outlook.life.items()
                }
            case _:
                continue
        outlook.coins -= price
        gains[option] = (outlook.prospect() - now - SPARE * price * (not last)) / max(0.5, price)
    if not gains:
        return PASS
    found = best(mind, gains, lambda option: gains[option])
    return found if gains[found] > 0 else PASS


def _weak(mind: Mind) -> bool:
    living = mind.game.living()
    life = sum(mind.state.life[fighter] for fighter in living)
    most = sum(mind.game.most_life(fighter) for fighter in living)
    return life < FIT[mind.state.shops] * most


ANSWERS: dict[str, Answer] = {
    # phase 1: the dungeon
    "path": path,
    "freebie": freebie,
    "flee": flee,
    "iceberg": icebergs,
    "toss": toss,
    "toss-again": toss_again,
    # phase 2: combat
    "die": die,
    "declare": declare,
    "throw": throw,
    "cube": cube,
    "careless": again,
    "correction": again,
    "again": hat,
    "ability": ability,
    "upgrade-use": upgrade_use,
    "herbs": patient,
    "heal": patient,
    "react": react,
    "curio": curio,
    # phase 3: rest
    "scar": scar,
    "trophy": trophy,
    "trade": trade,
    # phase 4: shopping
    "upgrade": upgrade,
    "buy": buy,
}
"""What is not here (which hero, which boss, reports of real dice) is answered with anything."""
