"""Cards and tokens that are used out of turn: curios at any moment, armour on a miss, and the window after a throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.games.dungeon_fighter.cards.card_types import ANY, ON_CENTRE, ON_LINE, ON_MISS, Armour, Curio, Rarity
from underkeep.games.dungeon_fighter.events import BrawlerUsed, CardUsed
from underkeep.games.dungeon_fighter.options import ChooseFighter, UseCard, UseToken
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, SECTION
from underkeep.games.dungeon_fighter.rules import templates
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import BATTLE, COMBAT, FROSTS, NOTHING, SNOW_DIE, WATER, WEAK

if TYPE_CHECKING:
    from underkeep.games.dungeon_fighter.rules.attack import Attack

# --- what can be used -------------------------------------------------------------------------------------------------


def armour_of(game: Fighter, fighter: int, *, again: bool) -> list[int]:
    """The armour of a hero that was not used in this fight (DF-14.5): what lets the hero throw again, or the rest."""
    return [
        card
        for card in game.state.gear[fighter]
        if isinstance(armour := game.gear_card(card), Armour)
        and armour.again == again
        and card not in game.state.turned
    ]


def curios(game: Fighter, fighter: int) -> list[int]:
    """The curios of a hero that would do something now, whatever happens (DF-14.6, DF-14.7)."""
    if game.state.life[fighter] == 0 or game.state.dead[fighter]:
        return []
    return [card for card in game.state.gear[fighter] if _does_something(game, card)]


def _does_something(game: Fighter, card: int) -> bool:
    curio, state = game.gear_card(card), game.state
    if not isinstance(curio, Curio) or curio.when != ANY:
        return False
    fighting = state.phase in (COMBAT, BATTLE) and not game.decided
    return (
        (curio.water and fighting and game.can_gain(WATER))
        or (curio.snow and fighting and game.can_gain(SNOW_DIE))
        or (curio.deals > 0 and fighting)
        or (curio.white > 0 and game.white_left() > 0)
        or (curio.heals > 0 and any(state.life[other] < game.most_life(other) for other in game.conscious()))
    )


def hearts(game: Fighter) -> list[int]:
    """The rarities that help in one's own turn (DF-14.8, DF-14.24)."""
    return [
        card
        for card in game.state.rarities
        if isinstance(rarity := game.gear_card(card), Rarity) and rarity.revives and game.stunned()
    ]


def _for_this_throw(game: Fighter, fighter: int, made: Attack) -> list[Option]:
    """What a hero can add to a throw that has come to rest."""
    own, found = fighter == made.fighter, list[Option]()
    if own and not made.hit:
        found += [UseCard(card) for card in armour_of(game, fighter, again=False)]
    on_line = made.hit and made.landed.place in (SECTION, CENTRE) and len(made.landed.line) > 1
    if own and on_line and not made.summed and not made.ultra and game.state.brawler:
        found.append(UseToken())
    for card in game.state.gear[fighter]:
        curio = game.gear_card(card)
        if isinstance(curio, Curio) and (
            (curio.when == ON_MISS and not made.hit)
            or (curio.when == ON_LINE and on_line and not made.summed and not made.ultra)
        ):
            found.append(UseCard(card))
    lucky = made.hit and made.landed.place == CENTRE and not made.ultra
    for card in game.state.rarities if own else ():
        rarity = game.gear_card(card)
        if isinstance(rarity, Rarity) and rarity.when == ON_CENTRE and lucky:
            found.append(UseCard(card))
    return found


# --- windows ----------------------------------------------------------------------------------------------------------


def may_use(game: Fighter, fighter: int, kind: str, cards: Sequence[int]) -> Procedure[int]:
    """One of these cards, turned or discarded, or NOTHING."""
    if not cards:
        return NOTHING
    answer = yield Decision(game.seat(fighter), kind, [PASS, *map(UseCard, cards)])
    if answer == PASS:
        return NOTHING
    _spend(game, fighter, answer.card)
    return int(answer.card)


def at_any_moment(game: Fighter, fighters: Sequence[int]) -> AnyProcedure:
    """These heroes may use curios, before something happens that cannot be taken back."""
    for fighter in fighters:
        while not game.decided or not game.state.monster:
            options: list[Option] = [UseCard(card) for card in curios(game, fighter)]
            if not options:
                break
            answer = yield Decision(game.seat(fighter), "curio", [PASS, *options])
            if answer == PASS:
                break
            yield from use(game, fighter, answer.card)


def react(game: Fighter, made: Attack) -> AnyProcedure:
    """The window after a throw has settled and before its damage is applied: the active hero first, then the others."""
    for fighter in game.from_on(made.fighter):
        while not game.decided and fighter in game.conscious():
            options = _for_this_throw(game, fighter, made)
            options += [UseCard(card) for card in curios(game, fighter)]
            if fighter == made.fighter:
                options += [UseCard(card) for card in hearts(game)]
            if not options:
                break
            answer = yield Decision(game.seat(fighter), "react", [PASS, *options])
            if answer == PASS:
                break
            if isinstance(answer, UseToken):
                game.state.brawler, made.summed = False, True
                game.emit(BrawlerUsed, fighter)
            else:
                yield from use(game, fighter, answer.card, made)


# --- using ------------------------------------------------------------------------------------------------------------


def _spend(game: Fighter, fighter: int, card: int) -> None:
    """Armour is turned; curios, and rarities that say so, are discarded."""
    state = game.state
    game.emit(CardUsed, fighter, card)
    if isinstance(game.gear_card(card), Armour):
        state.turned.append(card)
        return
    for pile in (*state.gear, state.rarities):
        if card in pile:
            pile.remove(card)
    state.discard.append(card)


def use(game: Fighter, fighter: int, card: int, made: Attack | None = None) -> AnyProcedure:
    """What armour, a curio or a rarity does."""
    printed = game.gear_card(card)
    _spend(game, fighter, card)
    match printed:
        case Armour():
            if made is not None:
                made.spared |= printed.spares
                made.prevented += printed.prevents
                made.dealt += printed.deals
            game.earn(printed.coins, "card")
            for template in FROSTS[: printed.frost]:
                yield from templates.toss(game, fighter, template)
        case Curio():
            yield from _curio(game, fighter, printed, made)
        case Rarity():
            if printed.revives:
                game.revive(printed.revives)
            if printed.ultra and made is not None:
                made.ultra = True


def _curio(game: Fighter, fighter: int, curio: Curio, made: Attack | None) -> AnyProcedure:
    if made is not None:
        made.spared |= curio.spares
        made.summed |= curio.sums
    if curio.water:
        game.gain_special(WATER)
    if curio.snow:
        game.gain_special(SNOW_DIE)
    game.gain_white(curio.white)
    if curio.heals:
        patients = [ChooseFighter(other) for other in game.conscious()]
        answer = yield Decision(game.seat(fighter), "heal", patients)
        game.heal([answer.fighter], curio.heals)
    if curio.deals:
        game.strike(fighter, curio.deals)
    if curio.weak_point:
        yield from templates.toss(game, fighter, WEAK)
