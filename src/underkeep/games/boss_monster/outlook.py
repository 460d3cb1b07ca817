"""What would become of a hero, and what a play would change: the rules themselves play on from a copy of what one seat
sees. What the seat does not know stays blank there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from underkeep.core.decisions import PASS, Decision, Effect, Option, Pass
from underkeep.games.boss_monster import adventure
from underkeep.games.boss_monster.options import NO, YES, Cast, Choose, Use
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import NOTHING, BossMonsterState

DIES, SURVIVES, ELSEWHERE = "dies", "survives", "elsewhere"
"""How a visit ends: the hero dies, it reaches the boss, or something takes it away (or keeps it out)."""

WALK: Mapping[str, Callable[[Any], Effect]] = {
    "set_out": adventure.set_out,
    "walk_on": adventure.walk_on,
    "enter_room": adventure.enter_room,
    "leave_room": adventure.leave_room,
}
"""The steps of one hero's way through a dungeon."""
PATIENCE = 100
"""No way through a dungeon has more steps than this."""


UNDYING = 1000
"""So much more health lets a hero walk to the end of every dungeon."""


def outlook(seen: BossMonsterState, hero: int) -> str:
    """What becomes of the hero that is inside a dungeon, or about to go in, if nobody does anything more and all that
    waits has resolved. Nothing of what is handed over changes."""
    return _walked(seen, hero, 0)[0]


def margin(seen: BossMonsterState, hero: int) -> int:
    """The health that a hero would have left at the end of the dungeon if it could not die on the way: 0 or less means
    that the dungeon is strong enough, and by how much."""
    return _walked(seen, hero, UNDYING)[1] - UNDYING


def _walked(seen: BossMonsterState, hero: int, more: int) -> tuple[str, int]:
    game = BossMonster(seen.copy())
    state = game.state
    resolve_all(game)
    if more:
        game.strengthen(hero, more)
    if state.step == "window":
        state.step = state.then
    owner = state.active
    health = game.health_of(hero)
    for _ in range(PATIENCE):
        if state.step not in WALK or not _on_the_way(game, hero):
            break
        effect = WALK[state.step](game)
        if hero in state.walker:
            health = game.health_of(hero)
        if state.step == "window":
            state.step = state.then
        else:
            carry_out(effect)
    if hero in state.souls[owner]:
        return DIES, health
    return (SURVIVES if hero in state.wounds[owner] else ELSEWHERE), health


def _on_the_way(game: BossMonster, hero: int) -> bool:
    return hero in game.state.walker or game.due_at(game.state.active) == hero


def after(seen: BossMonsterState, seat: int, option: Option) -> BossMonsterState:
    """The position after a seat has played a spell or used an ability, and all that waits has resolved."""
    game = BossMonster(seen.copy())
    if isinstance(option, Cast | Use):
        carry_out(game.declare(seat, option), partial(_keen, game, seat))
    resolve_all(game)
    return game.state


def resolve_all(game: BossMonster) -> None:
    """Everything that waits takes effect."""
    while game.state.waiting:
        carry_out(game.resolve_next())


def declined(decision: Decision) -> Option:
    """The answer of somebody who wants nothing."""
    options = decision.options
    for wanted in (PASS, NO):
        if wanted in options:
            return wanted
    return options[0]


def carry_out(effect: Effect, answer: Callable[[Decision], Option] = declined) -> None:
    """Carry something out; `answer` says what is answered on the way."""
    if not effect:
        return
    play: Any = effect
    given: Option | None = None
    while True:
        try:
            given = answer(play.send(given))
        except StopIteration:
            return


def _keen(game: BossMonster, seat: int, decision: Decision) -> Option:
    """A seat takes what its own play offers, and gives the least for it; the others want nothing."""
    if decision.seat != seat or decision.kind.startswith("negate-"):
        return declined(decision)
    if YES in decision.options:
        return YES
    offered = [option for option in decision.options if type(option) is not Pass]
    if not offered:
        return PASS
    if decision.kind == "destroy-room":
        rooms = [option for option in offered if isinstance(option, Choose)]
        return min(rooms, key=lambda option: game.damage_of(option.card))
    return offered[0]


def last_door(game: BossMonster) -> bool:
    """Whether the hero inside has no room before it any more: the next door leads to the boss."""
    state = game.state
    if not state.walker or state.room == NOTHING:
        return False
    try:
        ahead = game.rooms_ahead(state.room)
    except StopIteration:
        return True
    ahead = ahead[state.passes_over :]
    if ahead and game.card(state.walker[0]).passes_over_last is not None and ahead[-1] == _last_room(game):
        ahead = ahead[:-1]
    return not ahead


def _last_room(game: BossMonster) -> int:
    rooms = game.active_rooms(game.state.active)
    return rooms[-1] if rooms else NOTHING
