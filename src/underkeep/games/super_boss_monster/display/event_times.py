"""How long an event of the city wants to be looked at."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster.display.event_times import PLAY, REVEAL
from underkeep.games.boss_monster.display.event_times import beat as boss_beat
from underkeep.games.super_boss_monster import events

WALK = 0.9
"""A hero crosses the city."""

BEATS: dict[type[Event], float] = {
    events.FirstPlayer: REVEAL,
    events.HeroPushed: PLAY,
    events.HeroToLocation: WALK,
    events.HeroSummoned: WALK,
    events.MinionActs: PLAY,
    events.MinionActsHome: PLAY,
    events.RoomStunned: REVEAL,
    events.StackShuffled: REVEAL,
}
"""In seconds at normal speed; everything else takes as long as in Boss Monster."""


def beat(event: Event) -> float:
    """How long an event wants to be looked at, in seconds at normal speed."""
    return BEATS.get(type(event)) or boss_beat(event)
