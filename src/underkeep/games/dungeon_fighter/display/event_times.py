"""How long an event wants to be looked at. How long a die flies is known to those who show the flight."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.dungeon_fighter import events

STEP, CARD, PIECE = 1.2, 0.9, 0.45
BIG = 1.8
"""Something that nobody should miss."""

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
"""In seconds at normal speed; everything else is seen well enough when it is done."""


def display_time(event: Event) -> float:
    """How long an event wants to be looked at, in seconds at normal speed."""
    return DISPLAY_SECONDS.get(type(event), 0.0)
