"""The window: a moment in which players may use spells and abilities (BM-5.1 to BM-5.13).

The active player acts first and as often as wished; then the others, in XP order, may each declare one
effect, which waits; after every declaration the active player is asked again. When all have passed in
succession, what waits resolves, and the window goes on until everybody passes with nothing waiting.
"""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision, Option, Play
from underkeep.games.boss_monster.options import Cast, Place, Use
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import BUILD


def open_window(game: BossMonster, then: str) -> None:
    """Open a window for the active player; `then` is the step that follows it."""
    state = game.state
    state.asked, state.resolving, state.then = 0, False, then
    state.step = "window"


def window(game: BossMonster) -> Play:
    """One round of asking, up to the first thing that somebody does."""
    state = game.state
    active = state.active
    if state.resolving or (state.fresh and state.waiting):
        yield from resolve_one(game)
        return
    if state.fresh or state.out[active]:
        return close(game)
    order = [active, *game.opponents(active)]
    while state.asked < len(order):
        seat = order[state.asked]
        if seat == active and may_place(game, seat) or game.might_act(seat):
            answer = yield Decision(seat, _kind(game, seat), lambda seat=seat: window_options(game, seat))  # type: ignore[misc]
            if answer != PASS:
                state.asked = 0
                yield from act(game, seat, answer)
                return
        state.asked += 1
    if state.waiting:
        state.resolving = True
    else:
        close(game)


def resolve_one(game: BossMonster) -> Play:
    """The next waiting effect; when none is left, everybody is asked again."""
    state = game.state
    if state.waiting:
        yield from game.resolve_next()
    if not state.waiting:
        state.asked, state.resolving = 0, False


def close(game: BossMonster) -> None:
    """The window closes."""
    game.state.step = game.state.then


def act(game: BossMonster, seat: int, answer: Option) -> Play:
    """Carry out what somebody does in a window."""
    if isinstance(answer, Place):
        game.state.builds[seat] -= 1
        game.place(seat, answer.card, seat, answer.on)
    else:
        assert isinstance(answer, Cast | Use)
        yield from game.declare(seat, answer)


def may_place(game: BossMonster, seat: int) -> bool:
    """Whether the active player of the build phase may still place a card: not while an effect of another
    player waits (BM-5.13)."""
    state = game.state
    return (
        state.phase == BUILD
        and state.builds[seat] > 0
        and bool(state.rooms[seat])
        and not state.waiting
        and not state.no_building
    )


def window_options(game: BossMonster, seat: int) -> list[Option]:
    """Everything a player may do now."""
    options: list[Option] = [PASS]
    state = game.state
    if seat == state.active and may_place(game, seat):
        for card in state.rooms[seat]:
            options += [Place(card, on) for on in game.places(seat, card)]
    options += game.effect_options(seat)
    return options


def _kind(game: BossMonster, seat: int) -> str:
    state = game.state
    if state.waiting:
        return "respond" if seat == state.active else "window"
    return "build-turn" if seat == state.active and state.phase == BUILD else "window"
