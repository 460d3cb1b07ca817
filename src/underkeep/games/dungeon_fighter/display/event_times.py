"""The display times of events. The time of a trajectory is known to the client that plays it."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.dungeon_fighter import events

STEP, CARD, PIECE = 1.2, 0.9, 0.45
BIG = 1.8
"""The display time of an event that no viewer should miss."""

DISPLAY_SECONDS: dict[type[Event], float] = {
    events.RoomEntered: STEP,
    events.MonsterAppeared: STEP,
    events.Fled: STEP,
    events.Freebie: CARD,
    events.CoinsGained: PIECE,
    events.WhiteGained: PIECE,
    events.SpecialDice: PIECE,
    events.IcebergPlaced: PIECE,
    events.IcebergGone: PIECE,
    events.DieTaken: PIECE,
    events.Recovered: CARD,
    events.Thrown: STEP,
    events.Tossing: STEP,
    events.Ignored: PIECE,
    events.AbilityUsed: CARD,
    events.CardUsed: CARD,
    events.BrawlerUsed: CARD,
    events.UltraCritical: BIG,
    events.WeakPointHit: CARD,
    events.MonsterHurt: CARD,
    events.MonsterFell: BIG,
    events.TechniqueWoke: CARD,
    events.HeroHurt: CARD,
    events.HeroHealed: PIECE,
    events.HeroStunned: STEP,
    events.HeroRevived: STEP,
    events.Scarred: STEP,
    events.HeroDied: BIG,
    events.StallOpened: CARD,
    events.Bought: PIECE,
    events.GameWon: BIG,
    events.GameLost: BIG,
}
"""The display time of each event in seconds at normal speed; other events have none."""


def display_time(event: Event) -> float:
    """Return how long an event is shown, in seconds at normal speed."""
    return DISPLAY_SECONDS.get(type(event), 0.0)
