"""Tests of the display times of the events of Super Boss Monster."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster import events as boss_events
from underkeep.games.super_boss_monster import events
from underkeep.games.super_boss_monster.events import CITY_WALK


def test_a_hero_who_leaves_the_town_has_the_display_time_of_a_walk() -> None:
    assert events.HeroToLocation((7, 1), 0).display_time() == CITY_WALK
    assert events.HeroPushed((7, 1)).display_time() == 0.6


def test_other_events_have_display_times_as_in_boss_monster() -> None:
    known = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert all(kind.show > 0 and kind.message_id for kind in known if kind is not Event)
    assert boss_events.HeroArrived((7, 1)).display_time() == 0.25
    assert events.MinionSent(0, 1).display_time() == 0.25
