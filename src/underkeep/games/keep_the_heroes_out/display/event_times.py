"""The display times of events."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.keep_the_heroes_out import events

HERO_STEP, CARD, PIECE = 1.2, 0.9, 0.45
"""Seconds for a step of the heroes, whose reason is worth reading; for a card that is turned up; for a piece that
moves."""
BIG = 1.6
"""Seconds for an event that no viewer should miss."""

DISPLAY_TIMES: dict[type[Event], float] = {
    events.TurnBegan: CARD,
    events.WaveBegan: BIG,
    events.GameWon: BIG,
    events.GameLost: BIG,
    # cards
    events.CardPlayed: PIECE,
    events.Reinforced: PIECE,
    events.LootGained: CARD,
    events.GuildCardTurned: HERO_STEP,
    events.ScenarioCard: BIG,
    events.PageSpoke: BIG,
    # monsters, tokens and portals
    events.MonsterPlaced: PIECE,
    events.MonsterMoved: PIECE,
    events.MonsterHurt: PIECE,
    events.MonsterGone: PIECE,
    events.DragonHealed: PIECE,
    events.TokenPlaced: PIECE,
    events.TokenLost: PIECE,
    events.PortalFinished: PIECE,
    events.RoomBuilt: CARD,
    events.MarkPlaced: CARD,
    events.MarkGone: PIECE,
    # heroes
    events.HeroSummoned: HERO_STEP,
    events.ClassReactivated: HERO_STEP,
    events.HeroReactivated: PIECE,
    events.HeroGone: CARD,
    events.HeroImprisoned: HERO_STEP,
    events.PrisonBroken: HERO_STEP,
    events.HeroInspires: CARD,
    events.HeroAttacks: HERO_STEP,
    events.Defended: HERO_STEP,
    events.HeroesWait: HERO_STEP,
    events.HeroesCharge: HERO_STEP,
    events.TreasureStolen: BIG,
    events.TreasureTaken: BIG,
    events.ChampionRestored: CARD,
}
"""Seconds at normal speed for each type of event; all other events take no time. Every event that changes the map has a
time, so that a client can show the changes one by one."""


def display_time(event: Event) -> float:
    """Return for how many seconds an event is shown at normal speed."""
    if type(event) is events.HeroHurt:
        return PIECE if event.left > 0 else 0.0  # Without health the hero leaves, and HeroGone has the time.
    return DISPLAY_TIMES.get(type(event), 0.0)
