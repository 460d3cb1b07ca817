"""The window: a period in which players may use spells and abilities (BM-5.1 to BM-5.13).

The active player acts first and as often as wished; then the others, in XP order, may each declare one
effect, which waits; after every declaration the active player is asked again. When all have passed in
succession, the waiting effects resolve, and the window goes on until all players pass with nothing waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from underkeep.core.decisions import BREAKPOINT, Decision
from underkeep.core.options.computed_options import LazyOptions
from underkeep.core.options.option import PASS, Option, Pass
from underkeep.core.procedures import DONE, AnyProcedure, RuleResult, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.catalogue import HAND_ABILITY_FACES, PLAYABLE_TEXTS
from underkeep.games.boss_monster.cards.triggers import TRIGGER_BIT
from underkeep.games.boss_monster.options import Cast, Place, Promote, Sell, TakeBack, Use
from underkeep.games.boss_monster.rules.build_actions import might_act, might_trade, promote_in_turn, trade_room_card
from underkeep.games.boss_monster.rules.effects import declare, resolve_next_effect
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.window_options import (
    card_offers,
    hero_offers,
    lazy_options,
    might_accept,
    option_groups,
)
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, HAND_ABILITIES, OFFERS, TRADE

OFFERED_BIT = TRIGGER_BIT["offered"]


def open_window(game: BossMonster, then: str) -> RuleResult:
    """Open a window for the active player; `then` is the step that follows it."""
    state = game.state
    state.passes_in_a_row, state.resolving, state.step_after_window = 0, False, then
    state.step = "window"
    game.begin_asking()
    return continue_window(game)


def continue_window(game: BossMonster) -> RuleResult:
    """One round of asking, up to the first option other than a pass."""
    state = game.state
    if state.resolving:
        return resolve_one(game)
    if (state.entering_pending and game.closes_when_hero_moves) or state.eliminated[state.active_seat]:
        return resolve_one(game) if state.waiting_effects else close_window(game)
    if game.stops_at_breakpoints and state.passes_in_a_row == 0 and not state.waiting_effects:
        return stop_at_breakpoint(game)
    return ask_next_seat(game)


def stop_at_breakpoint(game: BossMonster) -> AnyProcedure:
    """Stop at a breakpoint before any seat is asked."""
    yield BREAKPOINT
    following = ask_next_seat(game)
    if following is not None:
        yield from following


def ask_next_seat(game: BossMonster) -> RuleResult:
    """Find the next player who may want to do something, from the first who may respond on (BM-5.12); when all have
    passed, the waiting effects resolve.

    Every player is asked who might have an option as far as the others can see: no player is asked, or left
    out, because of hidden cards.
    """
    state = game.state
    phase, asked, modules = state.phase, state.passes_in_a_row, state.rule_modules
    faces, spells, summaries, record = state.faces, state.spell_hand, game.dungeon_summaries, game.implied_passes
    texts = PLAYABLE_TEXTS[phase][bool(state.hero_in_dungeon)]
    order = game.seat_orders[game.first_to_respond()]
    offers = hero_offers(game) if state.dark_heroes and phase == ADVENTURE else []
    placing = acting = from_hand = False
    if phase == BUILD and asked == 0:
        placing = game.may_place()
        acting = bool(modules) and might_act(game)
    trading = game.all_may_trade and phase == BUILD and TRADE in modules
    barred: Sequence[Seat] = ()
    if modules:
        if OFFERS in modules:
            for seat in order:
                if (summaries[seat] or game.dungeon_summary(seat))[1] & OFFERED_BIT:
                    offers = offers + card_offers(game, seat)
        if state.carried_items:
            barred = game.barred_from_spells()
        from_hand = HAND_ABILITIES in modules
    is_plain = not (offers or placing or acting or trading or from_hand)
    for seat in order[asked:] if asked else order:
        usable = (summaries[seat] or game.dungeon_summary(seat))[2]
        if usable:
            usable = game.usable(seat, usable)
        hand = spells[seat]
        if is_plain and not usable and not hand:
            asked += 1
            continue
        acceptable = [offer for offer in offers if might_accept(game, seat, offer)] if offers else offers
        if trading and seat != state.active_seat:
            acting = might_trade(game, seat)
        visible = usable or hand or placing or acceptable or acting
        if visible or (from_hand and state.room_hand[seat]):
            playable = () if barred and seat in barred else hand
            held: list[CardId] = []
            if from_hand and not HAND_ABILITY_FACES.isdisjoint(map(faces.__getitem__, state.room_hand[seat])):
                held = [card for card in state.room_hand[seat] if faces[card] in HAND_ABILITY_FACES]
            if record is not None and not (usable or placing or acceptable or acting or held):
                # Most hands have no spell for the window: that is seen from their faces alone.
                for card in playable:
                    if texts[faces[card]]:
                        break
                else:
                    record.append(PASS)
                    asked += 1
                    continue
            state.passes_in_a_row = asked
            if record is None:
                options = partial(lazy_options, game, seat, placing, acting, playable, usable, held, acceptable)
                return ask_seat(game, seat, options)
            if visible or held:
                groups = option_groups(game, seat, placing, acting, playable, usable, held, acceptable)
                if groups:
                    return ask_seat(game, seat, LazyOptions(groups))
            record.append(PASS)
        placing = acting = False
        asked += 1
    state.passes_in_a_row = asked
    if state.waiting_effects:
        state.resolving = True
        return None
    return close_window(game)


def ask_seat(game: BossMonster, seat: Seat, options: Sequence[Option] | Callable[[], Sequence[Option]]) -> AnyProcedure:
    """Ask one seat for its option in the window, and carry it out."""
    state = game.state
    answer: Option = yield Decision(seat, game.window_decision_kind(seat), options)
    if type(answer) is Pass:
        state.passes_in_a_row += 1
        following = ask_next_seat(game)
        if following is not None:
            yield from following
    else:
        state.passes_in_a_row = 0
        yield from act(game, seat, answer)
        game.note_action(seat)


def resolve_one(game: BossMonster) -> AnyProcedure:
    """The next waiting effect resolves; when none is left, all players are asked again."""
    state = game.state
    if state.waiting_effects:
        yield from resolve_next_effect(game)
    if game.asks_after_each_effect or not state.waiting_effects:
        state.passes_in_a_row, state.resolving = 0, False
        game.begin_asking()


def close_window(game: BossMonster) -> RuleResult:
    """The window closes."""
    game.state.step = game.state.step_after_window
    return DONE


def act(game: BossMonster, seat: Seat, answer: Option) -> VerbResult:
    """Carry out the option that a seat has chosen in a window."""
    if type(answer) is Cast or type(answer) is Use:
        return declare(game, seat, answer)
    if type(answer) is Place:
        game.state.builds_left[seat] -= 1
        game.place(seat, answer.card, seat, answer.on)
        return DONE
    if type(answer) is Promote:
        return promote_in_turn(game, seat, answer.card)
    if type(answer) is TakeBack:
        return game.take_back(seat, answer.card)
    assert type(answer) is Sell
    return trade_room_card(game, seat, answer.card)
