"""The plays with which a seat changes the result of a walk, in the open window or in a later one.

They are found on copies of what the seat observes, while all players pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option, Pass
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.assist.lookahead.play_on import close_window, play_step
from underkeep.games.boss_monster.assist.lookahead.reactions import (
    MAX_WALK_STEPS,
    SURVIVES,
    health_margin,
    resolve_waiting_effects,
    states_after,
    walk_result,
)
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.rules.steps import WALK_STEPS
from underkeep.games.boss_monster.rules.window import open_window
from underkeep.games.boss_monster.state import BossMonsterState


def can_change_walk(state: BossMonsterState, me: Seat, hero: CardId, plays: Iterable[Option]) -> bool:
    """Whether a seat could change the result of a walk with all options that it has now together."""
    return bool(walk_changing_cards(state, me, hero, plays))


def walk_changing_cards(state: BossMonsterState, me: Seat, hero: CardId, plays: Iterable[Option]) -> list[CardId]:
    """Return the cards with which a seat could change the result of a walk now: one card that is enough, or else all
    that are enough together. Returns no cards if the seat cannot change it."""
    now = walk_result(state, hero)
    left = health_margin(state, hero)
    wanted = -1 if now == SURVIVES else 1
    gains: dict[CardId, int] = {}
    for option in plays:
        card = getattr(option, "card", None)
        if card is None:
            continue
        for later in states_after(state, me, option):
            if walk_result(later, hero) != now:
                return [card]
            gains[card] = max(gains.get(card, 0), wanted * (health_margin(later, hero) - left))
    total = left + wanted * sum(gains.values())
    is_enough = total <= 0 if now == SURVIVES else total > 0
    return [card for card, gain in gains.items() if gain > 0] if is_enough else []


def last_walk_changing_cards(state: BossMonsterState, me: Seat, hero: CardId, plays: Sequence[Option]) -> list[CardId]:
    """Return the cards with which the active seat could change the result of a walk in the open window, but in no later
    window of this walk. Returns no cards if it cannot change the result, or can still change it later."""
    cards = walk_changing_cards(state, me, hero, plays)
    return [] if cards and _can_change_walk_later(state, me, hero) else cards


def _can_change_walk_later(seen: BossMonsterState, me: Seat, hero: CardId) -> bool:
    return any(
        can_change_walk(game.state, me, hero, _options_in_window(game, me)) for game in _later_windows(seen, hero)
    )


def _later_windows(seen: BossMonsterState, hero: CardId) -> Iterator[BossMonster]:
    """Yield the game in each later window of the walk of a hero, while all players pass."""
    game = rules_of(seen.copy())
    state = game.state
    resolve_waiting_effects(game)
    close_window(game)
    for _ in range(MAX_WALK_STEPS):
        if state.step not in WALK_STEPS:
            return
        play_step(game, WALK_STEPS)
        if hero not in state.hero_in_dungeon:
            return
        if state.step == state.step_after_window == "leave_room":
            state.step = "window"
            yield game
            close_window(game)


def _options_in_window(game: BossMonster, me: Seat) -> list[Option]:
    """Return what the active seat can play in the open window, besides passing."""
    opened = rules_of(game.state.copy())
    asking = open_window(opened, opened.state.step_after_window)
    decision = next(asking, None) if asking else None
    if not isinstance(decision, Decision) or decision.seat != me:
        return []
    return [option for option in decision.options if not isinstance(option, Pass)]
