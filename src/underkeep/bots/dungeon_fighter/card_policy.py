"""Policies for cards and tokens: armour, curios, rarities and the Brawler."""

from __future__ import annotations

from underkeep.bots.dungeon_fighter.choices import choose_best
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter.cards.card_types import Armour, Curio, Rarity
from underkeep.games.dungeon_fighter.options import (
    UseCard,
    UseToken,
)
from underkeep.games.dungeon_fighter.state import (
    MAX_WHITE_DICE,
    SHOP_COUNT,
)


def react_to_throw(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """After a throw, use armour on a harmful miss, cards that add enough to a hit, and cards that would be useless
    later."""
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
    """Return how much a card is wanted now; 0 if it is kept."""
    state, game = evaluation.state, evaluation.game
    if not isinstance(option, UseCard):
        return 0.0
    card = game.gear_card(option.card)
    missed = bool(state.die_outcomes) and not state.die_outcomes[state.picked_cube].is_hit
    harmed = missed and evaluation.outcome_value(evaluation.active, state.die_outcomes[state.picked_cube]) < 0
    match card:
        case Armour():
            worth_it = harmed and (not card.frost or game.foe.damage >= 3 or state.life[evaluation.active] <= 3)
            return 1.0 if worth_it else 0.0
        case Curio(spares=True):
            falls = harmed and state.life[evaluation.active] <= game.foe.damage
            return 1.0 if falls or (missed and game.against_big_bad) else 0.0
        case Curio():
            return _curio_urgency(evaluation, option.card, card)
        case Rarity(ultra=True):
            return 5.0
        case Rarity():
            # A hero who is stunned in a fight gets up afterwards, with a scar; this is too late only near a defeat.
            standing = game.conscious()
            weak = len(standing) == 1 and state.life[standing[0]] <= 2 * game.foe.damage
            return 1.0 if weak or (game.against_big_bad and len(game.stunned()) > 1) else 0.0
    return 0.0


def _curio_urgency(evaluation: CombatEvaluation, card: CardId, curio: Curio) -> float:
    """Return how much a curio is wanted now. Most curios are kept for the big bad."""
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
    """Use a curio that is wanted now."""
    return wanted_card(evaluation, decision) or PASS


def wanted_card(evaluation: CombatEvaluation, decision: Decision) -> Option | None:
    """Return the option of the first card that is wanted now, or None."""
    cards = [option for option in decision.options if isinstance(option, UseCard)]
    wanted = [option for option in cards if card_urgency(evaluation, option) > 0]
    return wanted[0] if wanted else None
