"""The window: a moment in which players may use spells and abilities (BM-5.1 to BM-5.13).

The active player acts first and as often as wished; then the others, in XP order, may each declare one
effect, which waits; after every declaration the active player is asked again. When all have passed in
succession, what waits resolves, and the window goes on until everybody passes with nothing waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from underkeep.core.decisions import DONE, HALT, PASS, Decision, Effect, Offers, Option, Part, Pass, Play, Work
from underkeep.games.boss_monster.cards.catalogue import CARDS, TEXTS
from underkeep.games.boss_monster.cards.declare import Ability
from underkeep.games.boss_monster.options import Cast, Place, Use
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import ADVENTURE, BUILD


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
    record = game.record
    spells, surveys = state.spells, game.surveys
    phase = state.phase
    bribable = game.bribable() if state.dark_heroes and phase == ADVENTURE else []
    placing = phase == BUILD and state.asked == 0 and may_place(game)
    asked = state.asked
    order = game.asking_order(state.active)
    for seat in order[asked:] if asked else order:
        usable = (surveys[seat] or game.survey(seat))[2]
        if usable:
            usable = game.usable(seat, usable)
        if usable or spells[seat] or placing or (bribable and state.rooms[seat]):
            state.asked = asked
            if record is None:
                return question(game, seat, partial(options, game, seat, placing, usable, bribable))
            parts = offered(game, seat, placing, usable, bribable)
            if parts:
                return question(game, seat, Offers(parts))
            record.append(PASS)
        placing = False
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


def options(
    game: BossMonster,
    seat: int,
    placing: bool,
    usable: list[tuple[int, Ability]],
    bribable: list[tuple[int, int, Ability]],
) -> Offers:
    """The options of a question in a window."""
    return Offers(offered(game, seat, placing, usable, bribable))


def offered(
    game: BossMonster,
    seat: int,
    placing: bool,
    usable: list[tuple[int, Ability]],
    bribable: list[tuple[int, int, Ability]],
) -> list[Part]:
    """Everything a player may do now, besides passing."""
    state = game.state
    faces = state.faces
    parts: list[Part] = []
    if placing:
        anywhere = game.places_for_ordinary(seat)
        for card in state.rooms[seat]:
            places = game.places(seat, card) if CARDS[faces[card]].advanced else anywhere
            if places:
                parts.append((partial(Place, card), places))
    inside = bool(state.walker)
    texts = TEXTS[state.phase][inside]
    for card in state.spells[seat]:
        for number, ability in texts[faces[card]]:
            game.offer(parts, Cast, seat, card, number, ability)
    for source, ability in usable:
        if inside or not ability.inside:
            game.offer(parts, Use, seat, source, 0, ability)
    for hero, owner, ability in bribable:
        if owner != seat:
            game.offer(parts, Use, seat, hero, 0, ability)
    return parts


def _kind(game: BossMonster, seat: int) -> str:
    state = game.state
    if state.waiting:
        return "respond" if seat == state.active else "window"
    return "build-turn" if seat == state.active and state.phase == BUILD else "window"
