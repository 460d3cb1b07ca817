"""The result of a walk, and what a spell or ability would change about it.

The rules play on from a copy of what one seat observes. Cards that the seat does not know stay unknown there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import PASS, Option, Pass
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.assist.lookahead.play_on import (
    close_window,
    decline,
    play_step,
    run_procedure,
)
from underkeep.games.boss_monster.options import YES, Cast, Choose, Use
from underkeep.games.boss_monster.rules.effects import declare, resolve_next_effect
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.rules.steps import WALK_STEPS
from underkeep.games.boss_monster.state import BossMonsterState

DIES, SURVIVES, ELSEWHERE = "dies", "survives", "elsewhere"
"""The results of a walk: the hero dies, reaches the boss, or is moved elsewhere or kept out."""

MAX_WALK_STEPS = 100
"""More steps than any walk through a dungeon has."""


MAX_STATES = 10
"""The most options of one decision that are tried; a decision with more offers only the cards of one pile."""

EXTRA_HEALTH = 1000
"""Enough additional health for a hero to walk to the end of every dungeon."""


def walk_result(seen: BossMonsterState, hero: CardId) -> str:
    """Return the result for the hero in the dungeon or about to enter it, if all waiting effects resolve and all
    players pass. The given state does not change."""
    return _play_walk(seen, hero, 0)[0]


def health_margin(seen: BossMonsterState, hero: CardId) -> int:
    """Return the health that a hero would have left at the end of the dungeon if it could not die on the way. With 0 or
    less the dungeon is strong enough to kill it."""
    return _play_walk(seen, hero, EXTRA_HEALTH)[1] - EXTRA_HEALTH


def _play_walk(seen: BossMonsterState, hero: CardId, more: int) -> tuple[str, int]:
    game = rules_of(seen.copy())
    state = game.state
    resolve_waiting_effects(game)
    if more:
        game.strengthen(hero, more, source=None)
    close_window(game)
    owner = state.active_seat
    health = game.health_of(hero)
    for _ in range(MAX_WALK_STEPS):
        if state.step not in WALK_STEPS or not _is_walking(game, hero):
            break
        play_step(game, WALK_STEPS)
        if hero in state.hero_in_dungeon:
            health = game.health_of(hero)
    if hero in state.souls[owner]:
        return DIES, health
    return (SURVIVES if hero in state.wounds[owner] else ELSEWHERE), health


def _is_walking(game: BossMonster, hero: CardId) -> bool:
    """Return whether the hero walks or sets out next. A hero whose room is gone in the middle of an effect goes on when
    the effect ends, and only a game that keeps the rooms before such a hero can tell where."""
    if hero in game.state.hero_in_dungeon:
        return game.walks_on_from_gap or not game.is_hero_room_gone()
    return game.next_hero_at(game.state.active_seat) == hero


def state_after(
    seen: BossMonsterState, seat: Seat, option: Option, events: list[Event] | None = None
) -> BossMonsterState:
    """Return the state after a seat has played a spell or used an ability and all waiting effects have resolved.
    Further decisions are declined. The events on the way are added to `events`."""
    game = rules_of(seen.copy())
    game.events = events
    if isinstance(option, Cast | Use):
        run_procedure(declare(game, seat, option), _EagerSeat(game, seat))
    resolve_waiting_effects(game)
    return game.state


def states_after(seen: BossMonsterState, seat: Seat, option: Option) -> Iterator[BossMonsterState]:
    """Yield the states to which an option can lead: one for each answer to the first choice that it gives its
    player."""
    pick, width = 0, 1
    while pick < width:
        eager = _EagerSeat(rules_of(seen.copy()), seat, pick)
        if isinstance(option, Cast | Use):
            run_procedure(declare(eager.game, seat, option), eager)
        resolve_waiting_effects(eager.game, eager)
        yield eager.game.state
        pick, width = pick + 1, min(eager.width, MAX_STATES)


def resolve_waiting_effects(game: BossMonster, answer: Callable[[Decision], Option] = decline) -> None:
    """Resolve all waiting effects."""
    while game.state.waiting_effects:
        run_procedure(resolve_next_effect(game), answer)


class _EagerSeat:
    """Answers for a seat that takes what its own effect offers at the lowest cost, while other seats decline."""

    def __init__(self, game: BossMonster, seat: Seat, pick: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.pick = pick
        """The number of the option that is taken at the first real choice."""
        self.width = 1
        """The number of options at the first real choice."""

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
    """Whether the hero in the dungeon has no further room before the boss."""
    state = game.state
    if not state.hero_in_dungeon or state.hero_room is None:
        return False
    gone = not any(state.hero_room in stack for stack in state.dungeon[state.active_seat])
    ahead = (game.rooms_beyond_gap() if gone else game.rooms_ahead(state.hero_room))[state.rooms_to_skip :]
    if ahead and game.card(state.hero_in_dungeon[0]).passes_over_last is not None and ahead[-1] == _last_room(game):
        ahead = ahead[:-1]
    return not ahead


def _last_room(game: BossMonster) -> CardId | None:
    rooms = game.active_rooms(game.state.active_seat)
    return rooms[-1] if rooms else None
