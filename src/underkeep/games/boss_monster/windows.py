"""The window: a moment in which players may use spells and abilities (BM-5.1 to BM-5.13).

The active player acts first and as often as wished; then the others, in XP order, may each declare one
effect, which waits; after every declaration the active player is asked again. When all have passed in
succession, what waits resolves, and the window goes on until everybody passes with nothing waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from underkeep.core.decisions import DONE, HALT, PASS, Decision, Effect, Offers, Option, Part, Pass, Play, Work
from underkeep.games.boss_monster.cards.catalogue import CARDS, HELD, PLAIN, TEXTS
from underkeep.games.boss_monster.cards.declare import FROM_HAND
from underkeep.games.boss_monster.cards.moments import MOMENT_BIT
from underkeep.games.boss_monster.effects import Offer
from underkeep.games.boss_monster.options import Cast, Place, Promote, Sell, TakeBack, Use
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.speakers import Engine
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, HAND_ABILITIES, OFFERS, PORTABLE, TRADE

OFFERED = MOMENT_BIT["offered"]


def open_window(game: BossMonster, then: str) -> Effect:
    """Open a window for the active player; `then` is the step that follows it."""
    state = game.state
    state.asked, state.resolving, state.then = 0, False, then
    state.step = "window"
    return window(game)


def window(game: BossMonster) -> Effect:
    """One round of asking, up to the first thing that somebody does."""
    state = game.state
    if state.resolving:
        return resolve_one(game)
    if state.fresh or state.out[state.active]:
        return resolve_one(game) if state.waiting else close(game)
    if game.halts and state.asked == 0 and not state.waiting:
        return halt(game)
    return ask(game)


def halt(game: BossMonster) -> Play:
    """Stop for a look before anybody is asked."""
    yield HALT
    following = ask(game)
    if following is not None:
        yield from following


def ask(game: BossMonster) -> Effect:
    """Find the next player who may want to do something; when all have passed, what waits resolves.

    Everybody who might have something is asked, as far as the others can see: nobody is asked, or left
    out, because of hidden cards.
    """
    state = game.state
    phase, asked, modules = state.phase, state.asked, state.modules
    faces, spells, surveys = state.faces, state.spells, game.surveys
    order = game.orders[state.active]
    offers = game.bribable() if state.dark_heroes and phase == ADVENTURE else []
    placing = errands = from_hand = False
    if phase == BUILD and asked == 0:
        placing = may_place(game)
        errands = bool(modules) and may_run_errands(game)
    barred: Sequence[int] = ()
    if modules:
        if OFFERS in modules:
            for seat in order:
                if (surveys[seat] or game.survey(seat))[1] & OFFERED:
                    offers = offers + game.offers_of(seat)
        if state.carried:
            barred = game.barred_from_spells()
        from_hand = HAND_ABILITIES in modules
    for seat in order[asked:] if asked else order:
        usable = (surveys[seat] or game.survey(seat))[2]
        if usable:
            usable = game.usable(seat, usable)
        mine = [offer for offer in offers if game.takes_up(seat, offer)] if offers else offers
        visible = usable or spells[seat] or placing or mine or errands
        if visible or (from_hand and state.rooms[seat]):
            state.asked = asked
            playable = () if seat in barred else spells[seat]
            held: list[int] = []
            if from_hand:
                # A loop, not a comprehension: this is asked of every player in every window.
                for card in state.rooms[seat]:
                    if faces[card] in HELD:
                        held.append(card)
            if game.record is None:
                how = partial(options, game, seat, placing, errands, playable, usable, held, mine)
                return question(game, seat, how)
            if visible or held:
                parts = offered(game, seat, placing, errands, playable, usable, held, mine)
                if parts:
                    return question(game, seat, Offers(parts))
            game.record.append(PASS)
        placing = errands = False
        asked += 1
    state.asked = asked
    if state.waiting:
        state.resolving = True
        return None
    return close(game)


def question(game: BossMonster, seat: int, options: Sequence[Option] | Callable[[], Sequence[Option]]) -> Play:
    """Ask one player what to do, and do it."""
    state = game.state
    answer = yield Decision(seat, _kind(game, seat), options)
    if type(answer) is Pass:
        state.asked += 1
        following = ask(game)
        if following is not None:
            yield from following
    else:
        state.asked = 0
        yield from act(game, seat, answer)


def resolve_one(game: BossMonster) -> Play:
    """The next waiting effect; when none is left, everybody is asked again."""
    state = game.state
    if state.waiting:
        yield from game.resolve_next()
    if not state.waiting:
        state.asked, state.resolving = 0, False


def close(game: BossMonster) -> Effect:
    """The window closes."""
    game.state.step = game.state.then
    return DONE


def act(game: BossMonster, seat: int, answer: Option) -> Work:
    """Carry out what somebody does in a window."""
    if isinstance(answer, Place):
        game.state.builds[seat] -= 1
        game.place(seat, answer.card, seat, answer.on)
        return DONE
    if isinstance(answer, Promote):
        return game.promote_in_turn(seat, answer.card)
    if isinstance(answer, TakeBack):
        return game.take_back(seat, answer.card)
    if isinstance(answer, Sell):
        return sell(game, seat, answer.card)
    assert isinstance(answer, Cast | Use)
    return game.declare(seat, answer)


def may_place(game: BossMonster) -> bool:
    """Whether the active player of the build phase may place a card: not while an effect of another player
    waits (BM-5.13)."""
    state = game.state
    return (
        state.builds[state.active] > 0
        and bool(state.rooms[state.active])
        and not state.waiting
        and not state.no_building
    )


def may_run_errands(game: BossMonster) -> bool:
    """Whether, as far as everybody can see, the active player of the build phase might promote a miniboss, take back a
    portable room or discard a room card for a coin (BM-5.13, BM-6.2)."""
    state = game.state
    seat = state.active
    if state.waiting or state.out[seat]:
        return False
    return (
        (not state.promoted[seat] and bool(state.hosts) and game.may_promote(seat) and bool(game.risers(seat)))
        or (PORTABLE in state.modules and bool(game.portable_rooms(seat)))
        or (TRADE in state.modules and not state.sold[seat] and bool(state.rooms[seat]))
    )


def sell(game: BossMonster, seat: int, card: int) -> Play:
    """A room card for a coin, once per round (BM-14.9)."""
    game.state.sold[seat] = True
    yield from game.discard(seat, card)
    game.gain_coins(seat, 1)


def options(game: BossMonster, seat: int, *possible: Any) -> Offers:
    """The options of a question in a window."""
    return Offers(offered(game, seat, *possible))


def offered(
    game: BossMonster,
    seat: int,
    placing: bool,
    errands: bool,
    spells: Sequence[int],
    usable: Sequence[Engine],
    held: Sequence[int],
    offers: Sequence[Offer],
) -> list[Part]:
    """Everything a player may do now, besides passing."""
    state = game.state
    faces = state.faces
    parts: list[Part] = []
    if placing:
        anywhere = game.places_for_ordinary(seat)
        restricted = bool(state.modules and game.abilities(seat, "no_monsters"))
        for card in state.rooms[seat]:
            places = anywhere if PLAIN[faces[card]] and not restricted else game.places(seat, card)
            if places:
                parts.append((partial(Place, card), places))
    if errands:
        if not state.promoted[seat]:
            parts += [(Promote, [guest]) for guest in game.promotable(seat)]
        if PORTABLE in state.modules:
            parts += [(TakeBack, [room]) for room in game.portable_rooms(seat)]
        if TRADE in state.modules and not state.sold[seat]:
            parts += [(Sell, [card]) for card in state.rooms[seat]]
    inside = bool(state.walker)
    texts = TEXTS[state.phase][inside]
    for card in spells:
        for number, ability in texts[faces[card]]:
            game.offer(parts, Cast, seat, card, number, ability)
    for source, text, ability in usable:
        if inside or not ability.inside:
            game.offer(parts, Use, seat, source, text, ability)
    for card in held:
        discarded = CARDS[faces[card]].from_hand
        if discarded is not None and state.phase in discarded.phases:
            game.offer(parts, Use, seat, card, FROM_HAND, discarded)
    for source, _, text, ability in offers:
        game.offer(parts, Use, seat, source, text, ability)
    return parts


def _kind(game: BossMonster, seat: int) -> str:
    state = game.state
    if state.waiting:
        return "respond" if seat == state.active else "window"
    return "build-turn" if seat == state.active and state.phase == BUILD else "window"
