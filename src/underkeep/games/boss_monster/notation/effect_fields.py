"""The lasting effects of a position: their fields, read and written by the table of kinds (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from underkeep.core.errors import did_you_mean
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.lasting_effects import (
    KINDS,
    EffectKind,
    EffectTarget,
    LastingEffects,
    TargetType,
    Total,
    effect_targets,
    effect_total,
    effect_values,
    has_effect,
    has_kind,
    with_effect,
)
from underkeep.games.boss_monster.state import TREASURES, BossMonsterState, Treasure

Kinds = tuple[EffectKind, ...]

BOSS_MONSTER_KINDS: Kinds = tuple(kind for kind, details in KINDS.items() if not details.only_in_city)
CITY_KINDS: Kinds = tuple(KINDS)
"""The kinds of Super Boss Monster, which has those of Boss Monster too."""

ROOM_TYPES = ("traps", "monsters")
"""The rooms of the field `drilled`, in the order of the values."""
DAMAGE_KINDS = (EffectKind.DUNGEON_DAMAGE, EffectKind.MONSTER_DAMAGE, EffectKind.LAST_ROOM_DAMAGE)
"""The effects on dungeons that may be negative."""


def is_field_of_seat(kind: EffectKind) -> bool:
    """Whether a position writes this kind among the fields of a player."""
    return KINDS[kind].target is TargetType.SEAT and not KINDS[kind].listed


def effect_words(kinds: Kinds, *, of_seat: bool) -> tuple[str, ...]:
    """Return the fields of players, or those of the whole position, that stand for lasting effects."""
    return tuple(KINDS[kind].word for kind in kinds if is_field_of_seat(kind) == of_seat)


# --- reading


class EffectReader:
    """Reads the lasting effects of a position. `find_card` returns the card that a node names."""

    def __init__(self, state: BossMonsterState, kinds: Kinds, find_card: Callable[[Node], CardId]) -> None:
        self.state = state
        self.kinds = kinds
        self.find_card = find_card

    def _add(self, kind: EffectKind, target: EffectTarget, value: int = 1) -> None:
        self.state.lasting_effects = with_effect(self.state.lasting_effects, kind, target, value, source=None)

    def read_table(self, fields: dict[str, Node]) -> None:
        """Read the effects among the fields of the whole position."""
        for kind in self.kinds:
            word = KINDS[kind].word
            if word in fields and not is_field_of_seat(kind):
                self._read_table_field(kind, fields[word])

    def _read_table_field(self, kind: EffectKind, node: Node) -> None:
        details = KINDS[kind]
        if details.target is TargetType.TABLE:
            if node.flag():
                self._add(kind, None)
        elif details.target is TargetType.SEAT:
            for entry in node.entries():
                self._add(kind, entry.seat(self.state.players))
        elif details.total is Total.ANY:
            for entry in node.entries():
                self._add(kind, self.find_card(entry))
        else:
            for written, value in node.fields().items():
                card = self.find_card(Node(written, value.file, value.line))
                for number in self._read_values(kind, value):
                    self._add(kind, card, number)

    def _read_values(self, kind: EffectKind, node: Node) -> Iterable[int]:
        if KINDS[kind].total is Total.EACH:
            return [read_treasure(entry) for entry in node.entries()]
        return [node.number()]

    def read_seat(self, seat: Seat, fields: dict[str, Node]) -> None:
        """Read the effects among the fields of a player."""
        for kind in self.kinds:
            details = KINDS[kind]
            if details.word not in fields or not is_field_of_seat(kind):
                continue
            node = fields[details.word]
            if details.total is Total.EACH:
                read = read_room_type if kind is EffectKind.ORDINARY_ROOM_DAMAGE else read_treasure
                for entry in node.entries():
                    self._add(kind, seat, read(entry))
            else:
                value = int(node.flag()) if details.total is Total.ANY else self._read_number(kind, node)
                if value:
                    self._add(kind, seat, value)

    def _read_number(self, kind: EffectKind, node: Node) -> int:
        return node.number() if kind in DAMAGE_KINDS else node.number(least=0)


def read_treasure(node: Node) -> Treasure:
    """Return the treasure type that a node names. Raises ScenarioError."""
    text = node.text()
    if text not in TREASURES:
        raise node.error(f"There is no treasure called {text!r}{did_you_mean(text, TREASURES)}.")
    return Treasure(TREASURES.index(text))


def read_room_type(node: Node) -> int:
    """Return whether a node names monster rooms, as a number. Raises ScenarioError."""
    if node.text() not in ROOM_TYPES:
        raise node.error(f"Write monsters or traps here, not {node.text()!r}.")
    return ROOM_TYPES.index(node.text())


# --- writing


def write_table_effects(effects: LastingEffects, kinds: Kinds, name_of: Callable[[CardId], str]) -> dict[str, Any]:
    """Return the fields of the whole position for lasting effects. `name_of` gives the exact name of a card."""
    fields: dict[str, Any] = {}
    for kind in kinds:
        details = KINDS[kind]
        if not has_kind(effects, kind) or is_field_of_seat(kind):
            continue
        written: Any
        if details.target is TargetType.TABLE:
            written = True
        elif details.target is TargetType.SEAT:
            written = effect_targets(effects, kind)
        else:
            written = _write_card_effects(effects, kind, name_of)
        fields[details.word] = written
    return fields


def _write_card_effects(effects: LastingEffects, kind: EffectKind, name_of: Callable[[CardId], str]) -> Any:
    """Return the effects of a kind whose targets are cards: names, or names with words or numbers."""
    cards = dict.fromkeys(cast("list[CardId]", effect_targets(effects, kind)))
    if KINDS[kind].total is Total.ANY:
        return [name_of(card) for card in cards]
    if KINDS[kind].total is Total.EACH:
        return {name_of(card): [TREASURES[value] for value in effect_values(effects, kind, card)] for card in cards}
    return {name_of(card): effect_total(effects, kind, card) for card in cards}


def write_seat_effects(effects: LastingEffects, kinds: Kinds, seat: Seat) -> dict[str, Any]:
    """Return the fields of a player for lasting effects; they may be empty."""
    fields: dict[str, Any] = {}
    for kind in kinds:
        if is_field_of_seat(kind):
            fields[KINDS[kind].word] = seat_value(effects, kind, seat)
    return fields


def seat_value(effects: LastingEffects, kind: EffectKind, seat: Seat) -> Any:
    """Return the value of a kind for a seat as the notation writes it: a condition, a number, or a list of words."""
    total = KINDS[kind].total
    if total is Total.ANY:
        return has_effect(effects, kind, seat)
    if total is Total.EACH:
        words = ROOM_TYPES if kind is EffectKind.ORDINARY_ROOM_DAMAGE else TREASURES
        return [words[value] for value in effect_values(effects, kind, seat)]
    return effect_total(effects, kind, seat)
