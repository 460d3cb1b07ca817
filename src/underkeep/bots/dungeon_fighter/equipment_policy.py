"""Policies of phases 3 and 4: scars, upgrades, trophies, trades and purchases."""

from __future__ import annotations

from underkeep.bots.dungeon_fighter.choices import choose_best
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.party_evaluation import PartyEvaluation
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import require
from underkeep.games.dungeon_fighter.options import (
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    Give,
    Swap,
    TakeTrophy,
)
from underkeep.games.dungeon_fighter.state import SHOP_COUNT, FighterNumber
from underkeep.games.dungeon_fighter.text.prompts import asked_fighter

MIN_LIFE_SHARE = (0.6, 0.9)
"""The share of their life that heroes should have after the first and after the second shopping."""
MIN_GAIN_PER_COIN = 0.004
"""The least gain of the win chance for each coin; with less, the coin is kept."""


def choose_scar(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Choose the colour with the least valuable ability."""
    fighter = require(asked_fighter(evaluation.state, decision))
    return choose_best(evaluation, decision.options, lambda option: -_colour_value(evaluation, fighter, option))


def choose_upgrade(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Choose the colour with the most valuable ability, but not one under a scar."""
    fighter = require(asked_fighter(evaluation.state, decision))
    return choose_best(evaluation, decision.options, lambda option: _colour_value(evaluation, fighter, option))


def _colour_value(evaluation: CombatEvaluation, fighter: FighterNumber, option: Option) -> float:
    assert isinstance(option, ChooseColour)
    usable = option.colour in evaluation.game.usable_colours(fighter)
    return evaluation.general_ability_value(fighter, option.colour) if usable else 0.0


def take_trophy(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Take the trophy, because it costs nothing."""
    return TakeTrophy()


def trade_equipment(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Choose the trade that raises the chance against the big bad most; pass if none raises it."""
    now = PartyEvaluation(evaluation).win_chance() + 0.003
    found = choose_best(
        evaluation, decision.options, lambda option: now if option == PASS else win_chance_after(evaluation, option)
    )
    return found


def win_chance_after(evaluation: CombatEvaluation, option: Option) -> float:
    """Return the chance against the big bad after a gift or a trade."""
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
    """Buy the option with the greatest gain of the win chance for its price. Before the last shopping, weak heroes are
    healed first, and dice are not bought: they cost the same later."""
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
                (party.rarities if fighter is None else party.gear[fighter]).append(printed)
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
    """Whether the heroes have too little life for the next rooms."""
    living = evaluation.game.living()
    life = sum(evaluation.state.life[fighter] for fighter in living)
    most = sum(evaluation.game.max_life(fighter) for fighter in living)
    return life < MIN_LIFE_SHARE[evaluation.state.shops] * most
