"""Policies of phases 3 and 4: scars, upgrades, trophies, trades and purchases."""

from __future__ import annotations

from underkeep.bots.dungeon_fighter.choices import choose_best
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.party_evaluation import PartyEvaluation
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.games.dungeon_fighter.options import (
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    Give,
    Swap,
    TakeTrophy,
)
from underkeep.games.dungeon_fighter.state import (
    NOBODY,
    SHOP_COUNT,
)
from underkeep.games.dungeon_fighter.text.prompts import asked_fighter

MIN_LIFE_SHARE = (0.6, 0.9)
"""Which part of their life heroes should have when they leave the first and the second stall."""
MIN_GAIN_PER_COIN = 0.004
"""By how much the prospects must get better for each coin, or it is kept."""


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
        evaluation, decision.options, lambda option: now if option == PASS else win_chance_after(evaluation, option)
    )
    return found


def win_chance_after(evaluation: CombatEvaluation, option: Option) -> float:
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
