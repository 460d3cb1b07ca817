"""Forecasts for the heroes: how each walk ends if all players pass.

The rules play on from a copy of an observed state. Heroes go where their treasure is and walk through the dungeons as
these are now. Only face-up cards decide about that, so the face-down cards of the viewer are turned over first.
"""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.core.visibility import Viewer
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
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_total
from underkeep.games.boss_monster.rules.build import reveal_placed_cards
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import ADVENTURE, ENDING, SETUP, BossMonsterState

DIES, REACHES_BOSS, KEPT_OUT, GOES_BACK = "dies", "boss", "barred", "town"


class Forecast:
    """The end of the walk of one hero."""

    __slots__ = ("end", "health", "place", "room", "seat")

    def __init__(self, seat: Seat, end: str, room: CardId | None, place: int, health: int) -> None:
        self.seat = seat
        """The seat that owns the dungeon."""
        self.end = end
        """DIES, REACHES_BOSS, KEPT_OUT or GOES_BACK."""
        self.room = room
        """The last room that the hero enters, or None."""
        self.place = place
        """The number of this room from the entrance, beginning with 1."""
        self.health = health
        """The health of the hero at the end."""


def with_own_cards_revealed(seen: BossMonsterState, viewer: Viewer) -> BossMonsterState:
    """Return the position with the face-down cards of the viewer revealed. Those of other seats stay face-down. If the
    viewer has none, it is the same position."""
    if viewer not in seen.face_down_cards.values():
        return seen
    game = rules_of(seen.copy())
    reveal_placed_cards(game, [Seat(viewer)])
    return game.state


def forecast_heroes(seen: BossMonsterState, steps: Steps = ADVENTURE_STEPS) -> dict[CardId, Forecast]:
    """Return a forecast for every hero in town, at an entrance or in a dungeon who moves in this round. A hero without
    a forecast stays where it is."""
    if seen.phase in (SETUP, ENDING) or seen.over:
        return {}
    if seen.hero_in_dungeon and seen.hero_room is not None and not _room_number(seen, seen.hero_room):
        return {}  # The room of the hero was just destroyed, and its next step is being decided.
    game = rules_of(seen.copy())
    state = game.state
    game.events = []
    state.waiting_effects = ()
    if state.phase != ADVENTURE:
        state.hero_in_dungeon, state.step = [], "bait"
    else:
        close_window(game)
    found: dict[CardId, Forecast] = {}
    last: dict[CardId, tuple[CardId | None, int]] = {}
    if state.hero_in_dungeon and state.hero_room is not None:
        last[state.hero_in_dungeon[0]] = state.hero_room, _room_number(state, state.hero_room)
    health = {hero: game.health_of(hero) for hero in state.hero_in_dungeon}
    while state.step in steps:
        event_count = len(game.events)
        rooms = [list(stack) for stack in state.dungeon[state.active_seat]]
        if state.step == "set_out" and (coming := game.next_hero_at(state.active_seat)) is not None:
            more = effect_total(state.lasting_effects, EffectKind.HEALTH_ON_ENTERING, state.active_seat)
            health[coming] = game.health_of(coming) + more
        play_step(game, steps)
        for event in game.events[event_count:]:
            if isinstance(event, HeroEntered):
                last[event.hero.card] = event.room.card, _room_number_in(rooms, event.room.card)
            elif isinstance(event, HeroHurt | HeroStrengthened):
                health[event.hero.card] = event.health
            elif isinstance(event, HeroDied | HeroSurvived | HeroKeptOut):
                hero, seat = event.hero.card, event.dungeon
                room, place = last.get(hero, (None, 0))
                end = DIES if isinstance(event, HeroDied) else KEPT_OUT
                end = REACHES_BOSS if isinstance(event, HeroSurvived) else end
                found.setdefault(hero, Forecast(seat, end, room, place, health.get(hero, 0)))
            elif isinstance(event, HeroToTown):
                found.setdefault(event.hero.card, Forecast(state.active_seat, GOES_BACK, None, 0, 0))
    return found


def _room_number(state: BossMonsterState, room: CardId) -> int:
    return _room_number_in(state.dungeon[state.active_seat], room)


def _room_number_in(dungeon: list[list[CardId]], room: CardId) -> int:
    for place, stack in enumerate(dungeon, start=1):
        if room in stack:
            return place
    return 0
