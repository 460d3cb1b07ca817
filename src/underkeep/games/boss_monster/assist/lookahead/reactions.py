"""What would become of a hero, and what a play would change: the rules themselves play on from a copy of what one seat
sees. What the seat does not know stays blank there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from underkeep.core.decisions import PASS, Decision, Option, Pass
from underkeep.games.boss_monster.assist.lookahead.play_on import (
    WALK_STEPS,
    close_window,
    decline,
    play_step,
    run_procedure,
)
from underkeep.games.boss_monster.options import YES, Cast, Choose, Use
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import NOTHING, BossMonsterState

DIES, SURVIVES, ELSEWHERE = "dies", "survives", "elsewhere"
"""How a visit ends: the hero dies, it reaches the boss, or something takes it away (or keeps it out)."""

MAX_WALK_STEPS = 100
"""No way through a dungeon has more steps than this."""


MAX_STATES = 10
"""So many answers are tried; more would only be cards of one pile."""

EXTRA_HEALTH = 1000
"""So much more health lets a hero walk to the end of every dungeon."""


def walk_result(seen: BossMonsterState, hero: int) -> str:
    """What becomes of the hero that is inside a dungeon, or about to go in, if nobody does anything more and all that
    waits has resolved. Nothing of what is handed over changes."""
    return _play_walk(seen, hero, 0)[0]


def health_margin(seen: BossMonsterState, hero: int) -> int:
    """The health that a hero would have left at the end of the dungeon if it could not die on the way: 0 or less means
    that the dungeon is strong enough, and by how much."""
    return _play_walk(seen, hero, EXTRA_HEALTH)[1] - EXTRA_HEALTH


def _play_walk(seen: BossMonsterState, hero: int, more: int) -> tuple[str, int]:
    game = rules_of(seen.copy())
    state = game.state
    resolve_waiting_effects(game)
    if more:
        game.strengthen(hero, more)
    close_window(game)
    owner = state.active
    health = game.health_of(hero)
    for _ in range(MAX_WALK_STEPS):
        if state.step not in WALK_STEPS or not _is_walking(game, hero):
            break
        play_step(game, WALK_STEPS)
        if hero in state.walker:
            health = game.health_of(hero)
    if hero in state.souls[owner]:
        return DIES, health
    return (SURVIVES if hero in state.wounds[owner] else ELSEWHERE), health


def _is_walking(game: BossMonster, hero: int) -> bool:
    return hero in game.state.walker or game.due_at(game.state.active) == hero


def state_after(seen: BossMonsterState, seat: int, option: Option) -> BossMonsterState:
    """The position after a seat has played a spell or used an ability, and all that waits has resolved. What is asked
    then is answered by nobody who wants anything."""
    game = rules_of(seen.copy())
    if isinstance(option, Cast | Use):
        run_procedure(game.declare(seat, option), _EagerSeat(game, seat))
    resolve_waiting_effects(game)
    return game.state


def states_after(seen: BossMonsterState, seat: int, option: Option) -> Iterator[BossMonsterState]:
    """The positions to which a play can lead: one for each answer to the first thing that it lets its player choose."""
    pick, width = 0, 1
    while pick < width:
        keen = _EagerSeat(rules_of(seen.copy()), seat, pick)
        if isinstance(option, Cast | Use):
            run_procedure(keen.game.declare(seat, option), keen)
        resolve_waiting_effects(keen.game, keen)
        yield keen.game.state
        pick, width = pick + 1, min(keen.width, MAX_STATES)


def resolve_waiting_effects(game: BossMonster, answer: Callable[[Decision], Option] = decline) -> None:
    """Everything that waits takes effect."""
    while game.state.waiting:
        run_procedure(game.resolve_next(), answer)


class _EagerSeat:
    """A seat that takes what its own play offers, and gives the least for it; the others want nothing."""

    def __init__(self, game: BossMonster, seat: int, pick: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.pick = pick
        """Which of the things is taken that it may choose from first."""
        self.width = 1
        """How many these are."""

    def __call__(self, decision: Decision) -> Option:
        if decision.seat != self.seat or decision.kind.startswith("negate-"):
            return decline(decision)
        if YES in decision.options:
            return YES
        offered = [option for option in decision.options if type(option) is not Pass]
        if not offered:
            return PASS
        if decision.kind == "destroy-room":
            rooms = [option for option in offered if isinstance(option, Choose)]
            return min(rooms, key=lambda option: self.game.damage_of(option.card))
        if self.width > 1 or len(offered) == 1:
            return offered[0]
        self.width = len(offered)
        return offered[self.pick]


def is_in_last_room(game: BossMonster) -> bool:
    """Whether the hero inside has no room before it any more: the next door leads to the boss."""
    state = game.state
    if not state.walker or state.room == NOTHING:
        return False
    gone = not any(state.room in stack for stack in state.dungeon[state.active])
    ahead = (game.beyond_ruins() if gone else game.rooms_ahead(state.room))[state.passes_over :]
    if ahead and game.card(state.walker[0]).passes_over_last is not None and ahead[-1] == _last_room(game):
        ahead = ahead[:-1]
    return not ahead


def _last_room(game: BossMonster) -> int:
    rooms = game.active_rooms(game.state.active)
    return rooms[-1] if rooms else NOTHING
