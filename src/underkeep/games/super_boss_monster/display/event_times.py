"""The display times of the events that only Super Boss Monster has."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster.display.event_times import PLAY, REVEAL
from underkeep.games.boss_monster.display.event_times import display_time as boss_display_time
from underkeep.games.super_boss_monster import events

CITY_WALK = 0.9
"""The display time of a hero who crosses the city."""

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
"""The display time by event, in seconds at normal speed. Other events take as long as in Boss Monster."""


def display_time(event: Event) -> float:
    """Return the display time of an event, in seconds at normal speed."""
    return DISPLAY_TIMES.get(type(event)) or boss_display_time(event)
