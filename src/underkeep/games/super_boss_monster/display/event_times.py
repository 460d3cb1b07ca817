"""How long an event of the city wants to be looked at."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster.display.event_times import PLAY, REVEAL
from underkeep.games.boss_monster.display.event_times import display_time as boss_beat
from underkeep.games.super_boss_monster import events

CITY_WALK = 0.9
"""A hero crosses the city."""

DISPLAY_TIMES: dict[type[Event], float] = {
    events.FirstPlayer: REVEAL,
    events.HeroPushed: PLAY,
    events.HeroToLocation: CITY_WALK,
    events.HeroSummoned: CITY_WALK,
    events.MinionActs: PLAY,
    events.MinionActsHome: PLAY,
    events.RoomStunned: REVEAL,
    events.StackShuffled: REVEAL,
}
"""In seconds at normal speed; everything else takes as long as in Boss Monster."""


def display_time(event: Event) -> float:
    """How long an event wants to be looked at, in seconds at normal speed."""
    return DISPLAY_TIMES.get(type(event)) or boss_beat(event)
