"""Cards and tokens that are used out of turn: curios at any time, armour on a miss, and the window after a throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure, Procedure, ask, offer
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter.cards.card_types import ANY, ON_CENTRE, ON_LINE, ON_MISS, Armour, Curio, Rarity
from underkeep.games.dungeon_fighter.events import BrawlerUsed, CardUsed
from underkeep.games.dungeon_fighter.options import ChooseFighter, UseCard, UseToken
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, SECTION
from underkeep.games.dungeon_fighter.rules import templates
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import BATTLE, COMBAT, FROSTS, SNOW_DIE, WATER, WEAK, FighterNumber

if TYPE_CHECKING:
    from underkeep.games.dungeon_fighter.rules.attack import Attack

# --- usable cards -----------------------------------------------------------------------------------------------------


def unused_armour(game: DungeonFighter, fighter: FighterNumber, *, again: bool) -> list[CardId]:
    """Return the armour of a hero that was not used in this fight (DF-14.5): with `again` the armour that repeats a
    throw, otherwise the rest."""
    return [
        card
        for card in game.state.gear[fighter]
        if isinstance(armour := game.gear_card(card), Armour)
        and armour.again == again
        and card not in game.state.used_armour
    ]


def usable_curios(game: DungeonFighter, fighter: FighterNumber) -> list[CardId]:
    """Return the curios of a hero that have an effect now, independent of any throw (DF-14.6, DF-14.7)."""
    if game.state.life[fighter] == 0 or game.state.dead[fighter]:
        return []
    return [card for card in game.state.gear[fighter] if _has_effect_now(game, card)]


def _has_effect_now(game: DungeonFighter, card: CardId) -> bool:
    """Whether a card is a curio that has an effect now, independent of any throw."""
    curio, state = game.gear_card(card), game.state
    if not isinstance(curio, Curio) or curio.when != ANY:
        return False
    fighting = state.phase in (COMBAT, BATTLE) and not game.fight_is_over
    return (
        (curio.water and fighting and game.can_gain_special_die(WATER))
        or (curio.snow and fighting and game.can_gain_special_die(SNOW_DIE))
        or (curio.deals > 0 and fighting)
        or (curio.white > 0 and game.white_dice_in_supply() > 0)
        or (curio.heals > 0 and any(state.life[other] < game.max_life(other) for other in game.conscious()))
    )


def usable_rarities(game: DungeonFighter) -> list[CardId]:
    """Return the rarities that help the active hero (DF-14.8, DF-14.24)."""
    return [
        card
        for card in game.state.rarities
        if isinstance(rarity := game.gear_card(card), Rarity) and rarity.revives and game.stunned()
    ]


def _throw_reactions(game: DungeonFighter, fighter: FighterNumber, attack: Attack) -> list[UseCard | UseToken]:
    """Return the options with which a hero can change the result of a throw."""
    own, found = fighter == attack.fighter, list[UseCard | UseToken]()
    if own and not attack.is_hit:
        found += [UseCard(card) for card in unused_armour(game, fighter, again=False)]
    on_line = attack.is_hit and attack.outcome.place in (SECTION, CENTRE) and len(attack.outcome.line) > 1
    if own and on_line and not attack.sums_line and not attack.is_ultra_critical and game.state.brawler:
        found.append(UseToken())
    for card in game.state.gear[fighter]:
        curio = game.gear_card(card)
        if isinstance(curio, Curio) and (
            (curio.when == ON_MISS and not attack.is_hit)
            or (curio.when == ON_LINE and on_line and not attack.sums_line and not attack.is_ultra_critical)
        ):
            found.append(UseCard(card))
    lucky = attack.is_hit and attack.outcome.place == CENTRE and not attack.is_ultra_critical
    for card in game.state.rarities if own else ():
        rarity = game.gear_card(card)
        if isinstance(rarity, Rarity) and rarity.when == ON_CENTRE and lucky:
            found.append(UseCard(card))
    return found


# --- decisions --------------------------------------------------------------------------------------------------------


def offer_cards(
    game: DungeonFighter, fighter: FighterNumber, kind: str, cards: Sequence[CardId]
) -> Procedure[CardId | None]:
    """Ask whether a hero uses one of these cards. Return the card, turned or discarded, or None."""
    if not cards:
        return None
    answer = yield from offer(game.seat(fighter), kind, [UseCard(card) for card in cards])
    if answer is None:
        return None
    _use_up(game, fighter, answer.card)
    return answer.card


def offer_curios(game: DungeonFighter, fighters: Sequence[FighterNumber]) -> AnyProcedure:
    """Ask these heroes for curios before an effect that cannot be undone."""
    for fighter in fighters:
        while not game.fight_is_over or not game.state.monster:
            options = [UseCard(card) for card in usable_curios(game, fighter)]
            if not options:
                break
            answer = yield from offer(game.seat(fighter), "curio", options)
            if answer is None:
                break
            yield from use_card(game, fighter, answer.card)


def offer_reactions(game: DungeonFighter, attack: Attack) -> AnyProcedure:
    """The window between a throw and its damage: the active hero is asked first, then the others clockwise."""
    for fighter in game.clockwise_from(attack.fighter):
        while not game.fight_is_over and fighter in game.conscious():
            options = _throw_reactions(game, fighter, attack)
            options += [UseCard(card) for card in usable_curios(game, fighter)]
            if fighter == attack.fighter:
                options += [UseCard(card) for card in usable_rarities(game)]
            if not options:
                break
            answer = yield from offer(game.seat(fighter), "react", options)
            if answer is None:
                break
            if isinstance(answer, UseToken):
                game.state.brawler, attack.sums_line = False, True
                game.emit(BrawlerUsed, fighter)
            else:
                yield from use_card(game, fighter, answer.card, attack)


# --- effects ----------------------------------------------------------------------------------------------------------


def _use_up(game: DungeonFighter, fighter: FighterNumber, card: CardId) -> None:
    """Turn armour; discard curios and rarities."""
    state = game.state
    game.emit(CardUsed, fighter, card)
    if isinstance(game.gear_card(card), Armour):
        state.used_armour.append(card)
        return
    for pile in (*state.gear, state.rarities):
        if card in pile:
            pile.remove(card)
    state.discard.append(card)


def use_card(game: DungeonFighter, fighter: FighterNumber, card: CardId, attack: Attack | None = None) -> AnyProcedure:
    """Use up armour, a curio or a rarity, and apply its effect."""
    printed = game.gear_card(card)
    _use_up(game, fighter, card)
    match printed:
        case Armour():
            if attack is not None:
                attack.is_spared |= printed.spares
                attack.prevented_damage += printed.prevents
                attack.damage_on_miss += printed.deals
            game.gain_coins(printed.coins, "card")
            for template in FROSTS[: printed.frost]:
                yield from templates.toss(game, fighter, template)
        case Curio():
            yield from _use_curio(game, fighter, printed, attack)
        case Rarity():
            if printed.revives:
                game.revive(printed.revives)
            if printed.ultra and attack is not None:
                attack.is_ultra_critical = True


def _use_curio(game: DungeonFighter, fighter: FighterNumber, curio: Curio, attack: Attack | None) -> AnyProcedure:
    """Apply the effect of a curio."""
    if attack is not None:
        attack.is_spared |= curio.spares
        attack.sums_line |= curio.sums
    if curio.water:
        game.gain_special_die(WATER)
    if curio.snow:
        game.gain_special_die(SNOW_DIE)
    game.gain_white_dice(curio.white)
    if curio.heals:
        patients = [ChooseFighter(other) for other in game.conscious()]
        answer = yield from ask(game.seat(fighter), "heal", patients)
        game.heal([answer.fighter], curio.heals)
    if curio.deals:
        game.damage_monster(fighter, curio.deals)
    if curio.weak_point:
        yield from templates.toss(game, fighter, WEAK)
