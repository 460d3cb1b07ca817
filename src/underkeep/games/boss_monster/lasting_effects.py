"""Lasting effects as data: changes that cards make until the end of the round (BM-13.9), and the table of their kinds.

A state has them all in one sorted tuple, so that the order in which they began makes no difference. The rules read
them with the functions of this module. The table `KINDS` says for each kind what its target and its value mean, how
several effects add up, when they end, the word of the notation, and how the board shows them.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, IntEnum, auto

import msgspec

from underkeep.core.state import CardId, Seat


class EffectKind(IntEnum):
    """What a lasting effect changes. The numbers are stored in saved games."""

    # --- damage
    ROOM_DAMAGE = 1
    DUNGEON_DAMAGE = 2
    MONSTER_DAMAGE = 3
    ORDINARY_ROOM_DAMAGE = 4
    LAST_ROOM_DAMAGE = 5
    DOUBLE_ROOM_DAMAGE = 6
    HEAL_INSTEAD_OF_DAMAGE = 7
    STUNNED = 8
    # --- heroes
    HERO_HEALTH = 9
    HEALTH_ON_ENTERING = 10
    HEALTH_OF_NEXT_HERO = 11
    PROTECTED_HERO = 12
    # --- treasure
    NO_TREASURE = 13
    ROOM_TREASURE = 14
    DUNGEON_TREASURE = 15
    DOUBLE_TREASURE = 16
    EXPLORER_COUNTS_AS = 17
    # --- texts
    SILENCED = 18
    ROOM_TEXTS_SPARE_HEROES = 19
    # --- the way of heroes
    STAYS_AT_ENTRANCE = 20
    NOT_LURED = 21
    DUNGEON_CLOSED = 22
    SKIPS_FIRST_ROOM = 23
    GOES_TO_LAST_ROOM = 24
    # --- players
    NO_BUILDING = 25
    ADVANCED_ANYWHERE = 26
    SPELL_TAX = 27
    CANNOT_WIN = 28
    CANNOT_LOSE = 29
    EXTRA_WOUNDS = 30
    DRAW_SPELLS_ON_NEXT_DEATH = 31
    DESTROY_ROOM_AT_ROUND_END = 32
    REPEAT_MINION_ACTION = 33


class Until(IntEnum):
    """When a lasting effect ends. All of them end with the round at the latest."""

    ROUND_END = 0
    """When lasting effects end at the end of the round (BM-20.2)."""
    NEW_ROUND = 1
    """When the next round begins: it still counts when the end of the game is checked (BM-21.8)."""
    NEXT_ENTRY = 2
    """When the next hero enters the dungeon, which uses it up."""
    NEXT_DEATH = 3
    """When the next hero dies in the dungeon, which uses it up."""
    NEXT_ROOM = 4
    """When the hero goes to its next room or leaves the dungeon."""


EffectTarget = CardId | Seat | None
"""A card or a seat, as the kind of the effect says; None if the effect concerns all players."""


class LastingEffect(msgspec.Struct, frozen=True, array_like=True):
    """One change that a card makes for a while."""

    kind: EffectKind
    source: CardId | None
    """The card that has made the change; None if no card has, or if its card was shuffled into a deck since."""
    target: EffectTarget
    value: int = 1
    """How much damage, health, wounds or cards; a treasure type or a seat if the kind says so."""
    until: Until = Until.ROUND_END


LastingEffects = tuple[LastingEffect, ...]


# --- the table of kinds


class TargetType(Enum):
    """The thing to which the target of a lasting effect refers."""

    ROOM = auto()
    HERO = auto()
    SEAT = auto()
    TABLE = auto()
    """All players: the target is None."""


class Total(Enum):
    """How several effects of one kind on one target add up."""

    SUM = auto()
    """Their values are added; a value of 1 means that they are counted."""
    ANY = auto()
    """Several do no more than one."""
    LAST = auto()
    """The last one replaces the others."""
    EACH = auto()
    """Each has its own value: a treasure type, or a type of rooms."""


class KindDetails(msgspec.Struct, frozen=True):
    """Everything that is known about one kind of lasting effects."""

    target: TargetType
    word: str
    """The field of a position in notation."""
    total: Total = Total.SUM
    until: Until = Until.ROUND_END
    mark: str = ""
    """The mark of its room or its seat on the board, if it has one."""
    number: str = ""
    """The field for its total among the numbers of a seat on the board, if it has one."""
    reason: str = ""
    """The reason for other damage than printed that the board gives, if it changes damage."""
    listed: bool = False
    """Whether a position has a list of its seats instead of a field of each player."""
    only_in_city: bool = False
    """Whether only Super Boss Monster has it."""


ROOM, HERO, SEAT, TABLE = TargetType.ROOM, TargetType.HERO, TargetType.SEAT, TargetType.TABLE
ANY, LAST, EACH = Total.ANY, Total.LAST, Total.EACH

KINDS: dict[EffectKind, KindDetails] = {
    EffectKind.ROOM_DAMAGE: KindDetails(ROOM, "boosted", reason="boost"),
    EffectKind.DUNGEON_DAMAGE: KindDetails(SEAT, "crushed", number="crushed", reason="dungeon"),
    EffectKind.MONSTER_DAMAGE: KindDetails(SEAT, "roused", number="roused", reason="roused"),
    EffectKind.ORDINARY_ROOM_DAMAGE: KindDetails(SEAT, "drilled", EACH, reason="drilled"),
    EffectKind.LAST_ROOM_DAMAGE: KindDetails(SEAT, "brute", reason="last", only_in_city=True),
    EffectKind.DOUBLE_ROOM_DAMAGE: KindDetails(ROOM, "multiplied", reason="doubled"),
    EffectKind.HEAL_INSTEAD_OF_DAMAGE: KindDetails(ROOM, "fountains", mark="fountain", reason="fountain"),
    EffectKind.STUNNED: KindDetails(ROOM, "stunned", ANY, mark="stunned", reason="stunned", only_in_city=True),
    EffectKind.HERO_HEALTH: KindDetails(HERO, "strengthened"),
    EffectKind.HEALTH_ON_ENTERING: KindDetails(SEAT, "party", number="party"),
    EffectKind.HEALTH_OF_NEXT_HERO: KindDetails(SEAT, "legacy", until=Until.NEXT_ENTRY, number="legacy"),
    EffectKind.PROTECTED_HERO: KindDetails(HERO, "wards", LAST),
    EffectKind.NO_TREASURE: KindDetails(ROOM, "bare", ANY, mark="bare"),
    EffectKind.ROOM_TREASURE: KindDetails(ROOM, "extra_treasure", EACH),
    EffectKind.DUNGEON_TREASURE: KindDetails(SEAT, "extra_treasure", EACH),
    EffectKind.DOUBLE_TREASURE: KindDetails(SEAT, "doubled", mark="doubled"),
    EffectKind.EXPLORER_COUNTS_AS: KindDetails(SEAT, "translated", EACH),
    EffectKind.SILENCED: KindDetails(ROOM, "silenced", ANY, mark="silenced"),
    EffectKind.ROOM_TEXTS_SPARE_HEROES: KindDetails(SEAT, "unmoved", ANY, mark="unmoved"),
    EffectKind.STAYS_AT_ENTRANCE: KindDetails(HERO, "held", ANY),
    EffectKind.NOT_LURED: KindDetails(HERO, "shunned", ANY),
    EffectKind.DUNGEON_CLOSED: KindDetails(SEAT, "barred", ANY, mark="barred"),
    EffectKind.SKIPS_FIRST_ROOM: KindDetails(SEAT, "skipped", ANY, mark="skipped"),
    EffectKind.GOES_TO_LAST_ROOM: KindDetails(HERO, "straight", ANY, Until.NEXT_ROOM, only_in_city=True),
    EffectKind.NO_BUILDING: KindDetails(TABLE, "no_building", ANY),
    EffectKind.ADVANCED_ANYWHERE: KindDetails(SEAT, "unzoned", ANY, mark="unzoned"),
    EffectKind.SPELL_TAX: KindDetails(SEAT, "taxed", mark="taxed", listed=True),
    EffectKind.CANNOT_WIN: KindDetails(SEAT, "denied", ANY, Until.NEW_ROUND, mark="denied"),
    EffectKind.CANNOT_LOSE: KindDetails(SEAT, "safe", ANY, Until.NEW_ROUND, mark="safe"),
    EffectKind.EXTRA_WOUNDS: KindDetails(SEAT, "extra_wounds", until=Until.NEW_ROUND),
    EffectKind.DRAW_SPELLS_ON_NEXT_DEATH: KindDetails(SEAT, "wakes", until=Until.NEXT_DEATH),
    EffectKind.DESTROY_ROOM_AT_ROUND_END: KindDetails(SEAT, "forfeits", number="forfeits"),
    EffectKind.REPEAT_MINION_ACTION: KindDetails(SEAT, "overtime", only_in_city=True),
}


def with_effect(
    effects: LastingEffects, kind: EffectKind, target: EffectTarget, value: int = 1, *, source: CardId | None
) -> LastingEffects:
    """Return the effects with one more, which ends when those of its kind do."""
    details = KINDS[kind]
    if details.total is LAST:
        effects = without_effects(effects, kind, target)
    return tuple(sorted((*effects, LastingEffect(kind, source, target, value, details.until)), key=_sort_key))


def _sort_key(effect: LastingEffect) -> tuple[EffectKind, int, EffectTarget, int, Until]:
    """Return the place of an effect in the order of the tuple; effects without a source come first in their kind. All
    effects of a kind have the same type of target."""
    source = effect.source
    return effect.kind, -1 if source is None else source, effect.target, effect.value, effect.until


# --- queries


def has_effect(effects: LastingEffects, kind: EffectKind, target: EffectTarget) -> bool:
    """Whether an effect of this kind is on this target."""
    for effect in effects:  # noqa: SIM110 (faster than `any`: this runs for many cards in every window)
        if effect.kind is kind and effect.target == target:
            return True
    return False


def has_kind(effects: LastingEffects, kind: EffectKind) -> bool:
    """Whether there is an effect of this kind on any target."""
    for effect in effects:  # noqa: SIM110
        if effect.kind is kind:
            return True
    return False


def effect_total(effects: LastingEffects, kind: EffectKind, target: EffectTarget) -> int:
    """Return the sum of the values of all effects of this kind on this target."""
    total = 0
    for effect in effects:
        if effect.kind is kind and effect.target == target:
            total += effect.value
    return total


def effect_values(effects: LastingEffects, kind: EffectKind, target: EffectTarget) -> list[int]:
    """Return the values of all effects of this kind on this target."""
    return [effect.value for effect in effects if effect.kind is kind and effect.target == target]


def effect_targets(effects: LastingEffects, kind: EffectKind) -> list[EffectTarget]:
    """Return the targets of all effects of this kind."""
    return [effect.target for effect in effects if effect.kind is kind]


def totals_by_target(effects: LastingEffects, kind: EffectKind) -> dict[EffectTarget, int]:
    """Return the sum of the values of all effects of this kind for each of their targets."""
    totals: dict[EffectTarget, int] = {}
    for effect in effects:
        if effect.kind is kind:
            totals[effect.target] = totals.get(effect.target, 0) + effect.value
    return totals


# --- effects that end


ROOM_KINDS = frozenset(kind for kind, details in KINDS.items() if details.target is ROOM)
"""The kinds of effects on a room, which end when the room is covered, deactivated or destroyed (BM-13.4)."""


def without_effects(effects: LastingEffects, kind: EffectKind, target: EffectTarget) -> LastingEffects:
    """Return the effects without those of this kind on this target."""
    return tuple([effect for effect in effects if effect.kind is not kind or effect.target != target])


def without_room(effects: LastingEffects, room: CardId) -> LastingEffects:
    """Return the effects without those on a room."""
    return tuple([effect for effect in effects if effect.target != room or effect.kind not in ROOM_KINDS])


def without_used_up(effects: LastingEffects, until: Until, target: EffectTarget) -> LastingEffects:
    """Return the effects without those on this target that end now."""
    return tuple([effect for effect in effects if effect.until is not until or effect.target != target])


def without_source(effects: LastingEffects, cards: Collection[CardId]) -> LastingEffects:
    """Return the effects without the sources that are among these cards, whose faces are no longer known."""
    return tuple(
        [msgspec.structs.replace(effect, source=None) if effect.source in cards else effect for effect in effects]
    )


def after_round_end(effects: LastingEffects) -> LastingEffects:
    """Return the effects that are left when lasting effects end (BM-20.2): those until the next round begins."""
    return tuple([effect for effect in effects if effect.until is Until.NEW_ROUND])


def after_new_round(effects: LastingEffects) -> LastingEffects:
    """Return the effects that are left when the next round begins."""
    return tuple([effect for effect in effects if effect.until is not Until.NEW_ROUND])
