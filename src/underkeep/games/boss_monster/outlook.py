"""What would become of a hero, and what a play would change: the rules themselves play on from a copy of what one seat
sees. What the seat does not know stays blank there."""

from __future__ import annotations

from functools import partial

from underkeep.core.decisions import PASS, Decision, Option, Pass
from underkeep.games.boss_monster.options import YES, Cast, Choose, Use
from underkeep.games.boss_monster.passing import VISIT, all_pass, carry_out, declined, play_on
from underkeep.games.boss_monster.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import NOTHING, BossMonsterState

DIES, SURVIVES, ELSEWHERE = "dies", "survives", "elsewhere"
"""How a visit ends: the hero dies, it reaches the boss, or something takes it away (or keeps it out)."""

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
    game = rules_of(seen.copy())
    state = game.state
    resolve_all(game)
    if more:
        game.strengthen(hero, more)
    all_pass(game)
    owner = state.active
    health = game.health_of(hero)
    for _ in range(PATIENCE):
        if state.step not in VISIT or not _on_the_way(game, hero):
            break
        play_on(game, VISIT)
        if hero in state.walker:
            health = game.health_of(hero)
    if hero in state.souls[owner]:
        return DIES, health
    return (SURVIVES if hero in state.wounds[owner] else ELSEWHERE), health


def _on_the_way(game: BossMonster, hero: int) -> bool:
    return hero in game.state.walker or game.due_at(game.state.active) == hero


def after(seen: BossMonsterState, seat: int, option: Option) -> BossMonsterState:
    """The position after a seat has played a spell or used an ability, and all that waits has resolved."""
    game = rules_of(seen.copy())
    if isinstance(option, Cast | Use):
        carry_out(game.declare(seat, option), partial(_keen, game, seat))
    resolve_all(game)
    return game.state


def resolve_all(game: BossMonster) -> None:
    """Everything that waits takes effect."""
    while game.state.waiting:
        carry_out(game.resolve_next())


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
    if not any(state.room in stack for stack in state.dungeon[state.active]):
        return True
    ahead = game.rooms_ahead(state.room)[state.passes_over :]
    if ahead and game.card(state.walker[0]).passes_over_last is not None and ahead[-1] == _last_room(game):
        ahead = ahead[:-1]
    return not ahead


def _last_room(game: BossMonster) -> int:
    rooms = game.active_rooms(game.state.active)
    return rooms[-1] if rooms else NOTHING
