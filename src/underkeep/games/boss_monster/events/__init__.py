"""Events of Boss Monster, for the log, the animation and the statistics."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.events import Event
from underkeep.games.boss_monster.events import dungeons, heroes, play
from underkeep.games.boss_monster.events.display_times import *  # noqa: F403
from underkeep.games.boss_monster.events.dungeons import *  # noqa: F403
from underkeep.games.boss_monster.events.heroes import *  # noqa: F403
from underkeep.games.boss_monster.events.play import *  # noqa: F403

EVENTS: tuple[type[Event], ...] = tuple(
    found for module in (play, dungeons, heroes) for found in declared_types(module.__name__, Event)
)
