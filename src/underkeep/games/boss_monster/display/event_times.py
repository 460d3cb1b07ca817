"""The display times of events."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster import events

STEP, REVEAL, PLAY, MOVE, DAMAGE = 1.2, 0.6, 0.6, 0.25, 0.3
"""The display times of a hero's step, of cards that turn over, of a played card, of a moved card, and of a number."""
BIG = 1.0
"""The display time of the most important events."""

DISPLAY_TIMES: dict[type[Event], float] = {
    events.RoundBegan: REVEAL,
    events.PhaseBegan: REVEAL,
    events.BossChosen: REVEAL,
    events.RoomRevealed: REVEAL,
    events.RoomBuilt: REVEAL,
    events.ShowedCard: REVEAL,
    events.LevelledUp: BIG,
    events.EffectBegan: DAMAGE,
    events.SpellCast: PLAY,
    events.SpellCastOn: PLAY,
    events.SpellCastAt: PLAY,
    events.AbilityUsed: PLAY,
    events.AbilityUsedOn: PLAY,
    events.Negated: PLAY,
    events.RoomDestroyed: REVEAL,
    events.RoomSilenced: DAMAGE,
    events.RoomBoosted: DAMAGE,
    events.DungeonBoosted: DAMAGE,
    events.TreasureDoubled: DAMAGE,
    events.TreasureAdded: DAMAGE,
    events.TreasureLost: DAMAGE,
    events.FountainOpened: DAMAGE,
    events.RoomDeactivated: DAMAGE,
    events.RoomReactivated: DAMAGE,
    events.HeroLured: 0.5,
    events.HeroStayed: DAMAGE,
    events.HeroSetOut: REVEAL,
    events.HeroEntered: STEP,
    events.HeroMovedOn: REVEAL,
    events.HeroSentBack: REVEAL,
    events.HeroHurt: DAMAGE,
    events.HeroStrengthened: DAMAGE,
    events.HeroDied: BIG,
    events.HeroSurvived: BIG,
    events.Defeated: BIG,
    events.Eliminated: BIG,
    events.Resigned: BIG,
    events.GameWon: BIG,
    events.EffectWaits: MOVE,
    events.DeckRenewed: REVEAL,
    events.DieRolled: PLAY,
    events.MinibossJoined: REVEAL,
    events.MinibossLevel: REVEAL,
    events.MinibossUnpaid: DAMAGE,
    events.MinibossLost: REVEAL,
    events.ItemRevealed: REVEAL,
    events.ItemWon: REVEAL,
    events.ItemTurned: DAMAGE,
    events.RoomDoubled: DAMAGE,
    events.DungeonTreasure: DAMAGE,
    events.TokensPut: DAMAGE,
}
"""The display time by event, in seconds at normal speed. Other events take as long as a moved card."""


def display_time(event: Event) -> float:
    """Return the display time of an event, in seconds at normal speed."""
    return DISPLAY_TIMES.get(type(event), MOVE)
