"""Spells and abilities in their four stages: declare, wait, negate, resolve (chapter 5)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core import visibility
from underkeep.core.options.option import PASS
from underkeep.core.procedures import AnyProcedure, Procedure, VerbResult, ask
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_types import FROM_HAND, ITEM, MINIBOSS, ON_TABLE, ROOM, SPELL
from underkeep.games.boss_monster.cards.catalogue import (
    ABILITY_NEGATING_PHASES,
    CARDS,
    NEGATES_FROM_HAND,
    SPELL_NEGATING_PHASES,
    SPELLS,
)
from underkeep.games.boss_monster.events import (
    AbilityUsed,
    AbilityUsedOn,
    EffectWaits,
    Fizzled,
    Negated,
    SpellCast,
    SpellCastAt,
    SpellCastOn,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_total, has_effect
from underkeep.games.boss_monster.options import Cast, Negate, Use
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.verbs.abilities import TriggeredAbility
from underkeep.games.boss_monster.state import TOP_LEVEL
from underkeep.games.boss_monster.waiting_effect import WaitingEffect

ROOM_TEXTS = (ROOM, MINIBOSS)
"""The kinds of cards whose text is the text of a room: a room has the abilities of its miniboss (BM-15.8)."""


# --- declaring


def declare(game: BossMonster, seat: Seat, option: Cast | Use) -> AnyProcedure:
    """Play a spell or use an ability: pay, choose targets, let others negate it; then it resolves, or waits if its
    player is not the active one (BM-5.7, BM-5.8)."""
    state = game.state
    source, text = option.card, option.text
    printed = CARDS[state.copied_boss_face.get(source, state.faces[source])]
    is_spell = printed.kind == SPELL
    ability = printed.ability(text)
    if is_spell:
        state.spell_hand[seat].remove(source)
        state.spells_being_cast.append(source)
        state.caster_of_spell[source] = seat
        visibility.reveal_to_all(state, (source,))
    elif ability.once:
        state.used_this_round.append(source)
    announce(game, seat, option, is_spell)
    if is_spell and is_taxed(game, seat) and not (yield from pay_spell_prices(game, seat, source)):
        game.finish_spell(source)
        return
    first_target = option.on if option.seat is None else option.seat
    targets: list[int] = [] if first_target is None else [first_target]
    paid = None
    here, ahead = game.stacks_from(state.hero_room) if ability.hero_here and state.hero_room is not None else ([], [])
    if ability.cost is not None:
        paid = yield from ability.cost.pay(game, seat, source)
    if printed.kind == MINIBOSS and text == TOP_LEVEL - 1:
        game.demote(source)
    elif printed.kind == ITEM:
        game.turn_item(seat, source)
    elif text == FROM_HAND and printed.kind == ROOM:
        yield from game.discard(seat, source)
    for target in ability.targets[len(targets) :]:
        legal = game.legal_targets(target, seat, source, *targets)
        targets.append((yield from game.choose_target(seat, target, legal, source)))
    if is_spell or printed.kind in ROOM_TEXTS:
        targeted = targeted_cards(game, ability, targets) if targets else ()
        if (yield from offer_negation(game, seat, source, is_spell, targeted)):
            game.finish_spell(source)
            if ability.hero_here and state.hero_in_dungeon:
                # The price is paid, and nothing deals with the hero whose room is gone (BM-10.7).
                yield from game.leave_destroyed_room(here, ahead)
            return
    if is_spell and is_stopped_by_hero(game, ability, targets):
        game.emit(Fizzled, source)
        game.finish_spell(source)
        return
    if game.resolves_at_once(seat, ability):
        yield from carry_out_effect(game, seat, source, text, ability, targets, paid)
        if ability.hero_here and game.is_hero_room_gone():
            # The effect has left the hero where its room was.
            yield from game.leave_destroyed_room(here, ahead)
    else:
        state.waiting_effects += (WaitingEffect(seat, source, printed.face, text, tuple(targets), paid),)
        game.emit(EffectWaits, seat, source)
        if ability.hero_here and game.is_hero_room_gone():
            yield from game.leave_destroyed_room(here, ahead)


def announce(game: BossMonster, seat: Seat, option: Cast | Use, is_spell: bool) -> None:
    """Report that a player has played a spell or used an ability, with its first target."""
    if is_spell:
        if option.on is not None:
            game.emit(SpellCastOn, seat, option.card, option.on)
        elif option.seat is not None:
            game.emit(SpellCastAt, seat, option.card, option.seat)
        else:
            game.emit(SpellCast, seat, option.card)
    elif option.on is not None and option.on != option.card:
        game.emit(AbilityUsedOn, seat, option.card, option.on)
    else:
        game.emit(AbilityUsed, seat, option.card)


def targeted_cards(game: BossMonster, ability: Ability, targets: list[int]) -> tuple[CardId, ...]:
    """The cards that a declared effect targets; the boss represents a player."""
    cards: list[CardId] = []
    for target, chosen in zip(ability.targets, targets, strict=True):
        if target.kind == "card":
            cards.append(CardId(chosen))
        elif target.kind == "seat":
            cards += game.state.boss[chosen][:1]
    return tuple(cards)


def is_taxed(game: BossMonster, seat: Seat) -> bool:
    """Whether the spells of a player cost coins in this round."""
    return has_effect(game.state.lasting_effects, EffectKind.SPELL_TAX, seat)


def pay_spell_prices(game: BossMonster, seat: Seat, spell: CardId) -> Procedure[bool]:
    """Ask a player whose spells cost coins in this round to pay for one: a coin for every card with that effect.
    Returns False if the spell has no effect."""
    coins = effect_total(game.state.lasting_effects, EffectKind.SPELL_TAX, seat)
    return pay_spell_price(game, seat, spell, coins)


def pay_spell_price(game: BossMonster, seat: Seat, spell: CardId, coins: int = 1) -> Procedure[bool]:
    """Ask a player to pay coins for a spell. Returns False if the player does not: the spell has no effect."""
    if game.state.coins[seat] >= coins and (yield from game.may(seat, spell, "pay-for-spell")):
        game.pay_coins(seat, coins)
        return True
    game.emit(Fizzled, spell)
    return False


def is_stopped_by_hero(game: BossMonster, ability: Ability, targets: list[int]) -> bool:
    """Whether a spell targets a hero that stops the first spell of the round. The ability of the hero is used."""
    for target, chosen in zip(ability.targets, targets, strict=True):
        if target.kind == "card" and game.is_hero(CardId(chosen)):
            for source, shield in game.hero_abilities(CardId(chosen), "stops_spell"):
                if game.is_ready(source, shield):
                    game.state.used_this_round.append(source)
                    return True
    return False


# --- negating


def offer_negation(
    game: BossMonster, seat: Seat, subject: CardId, is_spell: bool, targeted: tuple[CardId, ...] = ()
) -> Procedure[bool]:
    """Ask the other players, in XP order, whether they negate a spell (or a room ability, which few cards can). A
    negation can be negated in its turn (BM-5.16 to BM-5.20). The decision is about the subject and the cards that it
    targets."""
    record = game.implied_passes
    for other in game.opponents(seat):
        if not game.might_negate(other, is_spell):
            continue
        negations = negation_options(game, other, is_spell)
        if not negations and record is not None:
            record.append(PASS)
            continue
        options = [PASS, *negations]
        about = (subject, *targeted)
        answer = yield from ask(other, "negate-spell" if is_spell else "negate-ability", options, about)
        if isinstance(answer, Negate) and (yield from negate(game, other, answer.card, subject, is_spell)):
            return True
    return False


def negation_options(game: BossMonster, seat: Seat, is_spell: bool) -> list[Negate]:
    """The cards with which a player can negate a spell, or else a room ability."""
    state = game.state
    faces, phase = state.faces, state.phase
    stopping = SPELL_NEGATING_PHASES if is_spell else ABILITY_NEGATING_PHASES
    found: list[Negate] = []
    barred = state.carried_items and seat in game.barred_from_spells()
    for card in () if barred else state.spell_hand[seat]:
        if phase in stopping[faces[card]]:
            found.append(Negate(card))
    if is_spell:
        for card in state.room_hand[seat]:
            if NEGATES_FROM_HAND[faces[card]]:
                found.append(Negate(card))
        for source, ability in game.abilities(seat, "negates"):
            # An item negates by itself, anything else for a spell out of the hand.
            if game.is_ready(source, ability) and (state.spell_hand[seat] or game.card(source).kind == ITEM):
                if ability.only_if is None or ability.only_if(game, seat):
                    found.append(Negate(source))
    return found


def negate(game: BossMonster, seat: Seat, card: CardId, subject: CardId, is_spell: bool) -> Procedure[bool]:
    """Carry out a negation. False if it was itself stopped."""
    state = game.state
    printed = game.card(card)
    # The negating card is public, so it is revealed before the event.
    visibility.reveal_to_all(state, (card,))
    game.emit(Negated, seat, card, subject)
    if printed.kind == SPELL:
        state.spell_hand[seat].remove(card)
        state.spells_being_cast.append(card)
        state.caster_of_spell[card] = seat
        stopped = is_taxed(game, seat) and not (yield from pay_spell_prices(game, seat, card))
        stopped = stopped or (yield from offer_negation(game, seat, card, True, (subject,)))
        if not stopped:
            let_hero_react(game)
            yield from count_as_cast(game, seat, card)
        game.finish_spell(card)
        if not stopped and SPELLS[printed.face].sets_price:
            # It does not negate the spell but sets a price on it.
            caster = state.caster_of_spell[subject]
            game.add_effect(EffectKind.SPELL_TAX, caster, source=card)
            stopped = yield from pay_spell_price(game, caster, subject)
    elif card in state.room_hand[seat]:
        yield from game.discard(seat, card)
        stopped = yield from offer_negation(game, seat, card, False, (subject,))
    elif printed.kind == ITEM:
        game.turn_item(seat, card)
        stopped = False
    else:
        state.used_this_round.append(card)
        yield from game.discard_spell(seat, about=card)
        stopped = False
        if printed.kind in ROOM_TEXTS:
            stopped = yield from offer_negation(game, seat, card, False, (subject,))
    if not stopped and not is_spell:
        room = game.room_of(subject)
        if game.is_active(room):
            game.silence_room(room, source=card)
    return not stopped


# --- resolving


def resolve_next_effect(game: BossMonster) -> AnyProcedure:
    """The next waiting effect resolves, unless its player has been eliminated meanwhile."""
    effect = game.take_next_effect()
    if game.state.eliminated[effect.seat]:
        game.finish_spell(effect.source)
    else:
        yield from resolve_effect(game, effect)


def resolve_effect(game: BossMonster, effect: WaitingEffect) -> AnyProcedure:
    """Carry out an effect that has waited."""
    ability = CARDS[effect.face].ability(effect.text)
    return carry_out_effect(game, effect.seat, effect.source, effect.text, ability, effect.targets, effect.paid)


def carry_out_effect(
    game: BossMonster, seat: Seat, source: CardId, text: int, ability: Ability, targets: Sequence[int], paid: int | None
) -> AnyProcedure:
    """Carry out a declared effect. Its targets are checked once more: an effect with a target that is no longer
    legal is treated as negated (BM-5.22), and such a spell does not count as cast (BM-5.17)."""
    reached = game.are_targets_legal(seat, source, ability, targets)
    if reached and source in game.state.spells_being_cast:
        reached = yield from cast_spell(game, seat, source, ability, targets)
    if not reached:
        game.emit(Fizzled, source)
    else:
        arguments = ability.as_arguments(targets)
        if ability.cost is not None and ability.cost.gives:
            arguments = [*arguments, paid]
        witness = game.state.miniboss_of_room.get(source) if text == ON_TABLE else None
        work = ability.effect(game, seat, source, *arguments)
        if work is not None:
            yield from work
        if witness is not None and game.has_target(seat, source, ability):
            if (yield from game.may_repeat(seat, source, witness)):
                yield from game.use_at_once(seat, source, ability, paid, is_paid=True)
    game.finish_spell(source)


def cast_spell(
    game: BossMonster, seat: Seat, spell: CardId, ability: Ability, targets: Sequence[int]
) -> Procedure[bool]:
    """Let the cards that react to a cast spell trigger, before the spell takes effect. Returns False if a target is
    no longer legal then: the spell is not cast."""
    let_hero_react(game)
    if not game.are_targets_legal(seat, spell, ability, targets):
        return False
    yield from count_as_cast(game, seat, spell)
    if game.are_targets_legal(seat, spell, ability, targets):
        return True
    game.state.spells_played.pop(spell, None)
    return False


def let_hero_react(game: BossMonster) -> None:
    """The hero inside a dungeon reacts to a spell that is about to take effect."""
    for hero in game.state.hero_in_dungeon:
        for _, watching in game.hero_abilities(hero, "anybody_casts"):
            watching.effect(game, hero)


def count_as_cast(game: BossMonster, seat: Seat, spell: CardId) -> VerbResult:
    """A spell takes effect, so its player has cast it (BM-5.17): it is counted, and the cards that react to a cast
    spell trigger."""
    game.state.spells_played[spell] = seat
    due: list[TriggeredAbility] = []
    for source, ability in game.abilities(seat, "you_cast"):
        if game.is_ready(source, ability) and (ability.only_if is None or ability.only_if(game, seat, source)):
            due.append((seat, source, ability, ()))
    for other in game.opponents(seat):
        for source, ability in game.abilities(other, "opponent_casts"):
            if game.is_ready(source, ability):
                due.append((other, source, ability, ()))
    return game.trigger_all(due)
