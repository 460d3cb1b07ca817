"""The events with which lasting effects begin."""

from __future__ import annotations

from underkeep.core.events import Event
from underkeep.games.boss_monster.events import (
    BuildingForbidden,
    DungeonBarred,
    DungeonBoosted,
    DungeonTreasure,
    FirstRoomSkipped,
    FountainOpened,
    HeroesUntouched,
    HeroHeld,
    HeroPutOff,
    HeroWarded,
    MonstersRoused,
    PartyGathered,
    RoomBoosted,
    RoomDoubled,
    RoomSilenced,
    SpellsTaxed,
    TreasureAdded,
    TreasureDoubled,
    TreasureLost,
    TreasureTranslated,
    VictoryDenied,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind, EffectTarget

EFFECT_EVENTS: dict[EffectKind, type[Event]] = {
    EffectKind.ROOM_DAMAGE: RoomBoosted,
    EffectKind.DUNGEON_DAMAGE: DungeonBoosted,
    EffectKind.MONSTER_DAMAGE: MonstersRoused,
    EffectKind.DOUBLE_ROOM_DAMAGE: RoomDoubled,
    EffectKind.HEAL_INSTEAD_OF_DAMAGE: FountainOpened,
    EffectKind.HEALTH_ON_ENTERING: PartyGathered,
    EffectKind.PROTECTED_HERO: HeroWarded,
    EffectKind.NO_TREASURE: TreasureLost,
    EffectKind.ROOM_TREASURE: TreasureAdded,
    EffectKind.DUNGEON_TREASURE: DungeonTreasure,
    EffectKind.DOUBLE_TREASURE: TreasureDoubled,
    EffectKind.EXPLORER_COUNTS_AS: TreasureTranslated,
    EffectKind.SILENCED: RoomSilenced,
    EffectKind.ROOM_TEXTS_SPARE_HEROES: HeroesUntouched,
    EffectKind.STAYS_AT_ENTRANCE: HeroHeld,
    EffectKind.NOT_LURED: HeroPutOff,
    EffectKind.DUNGEON_CLOSED: DungeonBarred,
    EffectKind.SKIPS_FIRST_ROOM: FirstRoomSkipped,
    EffectKind.NO_BUILDING: BuildingForbidden,
    EffectKind.SPELL_TAX: SpellsTaxed,
    EffectKind.CANNOT_WIN: VictoryDenied,
}
"""The event of each kind that has one of its own: its fields are the target and the value of the effect, or only the
target, or none."""


def event_values(event: type[Event], target: EffectTarget, value: int) -> tuple[int | None, ...]:
    """Return the values of the fields of an event about an effect with this target and value."""
    return (target, value)[: len(event.__struct_fields__)]
