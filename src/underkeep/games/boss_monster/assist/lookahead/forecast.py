"""What becomes of the heroes if nobody does anything about it.

The rules themselves play on from a copy of what somebody sees: heroes go where their treasure is and walk through the
dungeons as these stand now, and everybody passes. Only what lies open on the table decides about that.
"""

from __future__ import annotations

from underkeep.games.boss_monster.assist.lookahead.play_on import ADVENTURE_STEPS, Steps, close_window, play_step
from underkeep.games.boss_monster.events import (
    HeroDied,
    HeroEntered,
    HeroHurt,
    HeroKeptOut,
    HeroStrengthened,
    HeroSurvived,
    HeroToTown,
)
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import ADVENTURE, ENDING, NOTHING, SETUP, BossMonsterState

DIES, REACHES_BOSS, KEPT_OUT, GOES_BACK = "dies", "boss", "barred", "town"


class Forecast:
    """How the way of a hero ends: `end` is DIES, REACHES_BOSS, KEPT_OUT or GOES_BACK."""

    __slots__ = ("end", "health", "place", "room", "seat")

    def __init__(self, seat: int, end: str, room: int, place: int, health: int) -> None:
        self.seat = seat
        """The dungeon."""
        self.end = end
        self.room = room
        """The last room that the hero enters, or NOTHING,"""
        self.place = place
        """its number from the entrance, beginning with 1,"""
        self.health = health
        """and what is left of the hero then."""


def forecast_heroes(seen: BossMonsterState, steps: Steps = ADVENTURE_STEPS) -> dict[int, Forecast]:
    """What becomes of every hero in town, at the entrances and inside who moves in this round. Heroes who are not
    listed stay where they are."""
    if seen.phase in (SETUP, ENDING) or seen.over:
        return {}
    if seen.walker and seen.room != NOTHING and not _room_number(seen, seen.room):
        return {}  # the room has just fallen apart under the hero; what follows is being decided
    game = rules_of(seen.copy())
    state = game.state
    game.events = []
    state.waiting = []
    if state.phase != ADVENTURE:
        state.walker, state.step = [], "bait"
    else:
        close_window(game)
    found: dict[int, Forecast] = {}
    last: dict[int, tuple[int, int]] = {}
    if state.walker and state.room != NOTHING:
        last[state.walker[0]] = state.room, _room_number(state, state.room)
    health = {hero: game.health_of(hero) for hero in state.walker}
    while state.step in steps:
        told = len(game.events)
        rooms = [list(stack) for stack in state.dungeon[state.active]]
        if state.step == "set_out" and (coming := game.due_at(state.active)) != NOTHING:
            health[coming] = game.health_of(coming) + state.party[state.active]
        play_step(game, steps)
        for event in game.events[told:]:
            if isinstance(event, HeroEntered):
                last[event.hero.card] = event.room.card, _room_number_in(rooms, event.room.card)
            elif isinstance(event, HeroHurt | HeroStrengthened):
                health[event.hero.card] = event.health
            elif isinstance(event, HeroDied | HeroSurvived | HeroKeptOut):
                hero, seat = event.hero.card, event.dungeon
                room, place = last.get(hero, (NOTHING, 0))
                end = DIES if isinstance(event, HeroDied) else KEPT_OUT
                end = REACHES_BOSS if isinstance(event, HeroSurvived) else end
                found.setdefault(hero, Forecast(seat, end, room, place, health.get(hero, 0)))
            elif isinstance(event, HeroToTown):
                found.setdefault(event.hero.card, Forecast(state.active, GOES_BACK, NOTHING, 0, 0))
    return found


def _room_number(state: BossMonsterState, room: int) -> int:
    return _room_number_in(state.dungeon[state.active], room)


def _room_number_in(dungeon: list[list[int]], room: int) -> int:
    for place, stack in enumerate(dungeon, start=1):
        if room in stack:
            return place
    return 0
