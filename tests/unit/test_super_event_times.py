"""Super Boss Monster: the display times of events."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster import events as boss_events
from underkeep.games.super_boss_monster import events
from underkeep.games.super_boss_monster.display.event_times import CITY_WALK, DISPLAY_TIMES
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER


def test_a_hero_who_leaves_the_town_is_seen_walking() -> None:
    assert SUPER_BOSS_MONSTER.display.display_time(events.HeroToLocation((7, 1), 0)) == CITY_WALK
    assert SUPER_BOSS_MONSTER.display.display_time(events.HeroPushed((7, 1))) == 0.6


def test_all_else_takes_as_long_as_in_boss_monster() -> None:
    known = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert set(DISPLAY_TIMES) <= set(known)
    assert SUPER_BOSS_MONSTER.display.display_time(boss_events.HeroArrived((7, 1))) == 0.25
    assert SUPER_BOSS_MONSTER.display.display_time(events.MinionSent(0, 1)) == 0.25
