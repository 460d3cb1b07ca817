"""The notation of Boss Monster: positions, moves and paths (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from underkeep.core.options.option import PASS, Option
from underkeep.core.scenario.notation import Notation
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import Face, Seat, Seed, by_seat
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import SETS
from underkeep.games.boss_monster.notation import grammar, lookup, moves, write_position
from underkeep.games.boss_monster.notation.effect_fields import BOSS_MONSTER_KINDS, effect_words
from underkeep.games.boss_monster.notation.read_position import PLACES, PositionReader
from underkeep.games.boss_monster.notation.read_progress import (
    MARKS,
    SEAT_CARDS,
    SEAT_FLAGS,
    SEAT_NUMBERS,
    ProgressReader,
)
from underkeep.games.boss_monster.notation.read_setup import SETUP_FIELDS, read_opening, read_setup
from underkeep.games.boss_monster.notation.state_fields import state_field
from underkeep.games.boss_monster.options import NO, OPTIONS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import BossMonsterState

FIELDS = (
    *SETUP_FIELDS,
    *PLACES,
    "xp_order",
    "at",
    "inside",
    "casting",
    *MARKS,
    *effect_words(BOSS_MONSTER_KINDS, of_seat=False),
)
SEAT_PLACES = ("boss", "rooms", "hand", "spells", "entrance", "souls", "wounds", "face_up", "laid_away")
SEAT_FIELDS = (
    *SEAT_PLACES,
    *SEAT_FLAGS,
    *SEAT_NUMBERS,
    *SEAT_CARDS,
    *effect_words(BOSS_MONSTER_KINDS, of_seat=True),
)


class BossMonsterNotation(Notation):
    """The notation of Boss Monster."""

    breakpoint_steps: tuple[str, ...] = lookup.BREAKPOINT_STEPS
    phases: tuple[str, ...] = ("setup", *dict.fromkeys(lookup.PHASE_BY_FIRST_STEP.values()))
    parent_phases: Mapping[str, str] = MappingProxyType({"reveal": "build"})
    title = "Boss Monster"
    setup: type[Any] = Setup
    fields: tuple[str, ...] = FIELDS
    seat_fields: tuple[str, ...] = SEAT_FIELDS
    places: tuple[str, ...] = PLACES
    options: grammar.Options = OPTIONS
    move_writer: type[moves.BossMoveWriter] = moves.BossMoveWriter
    position_reader: type[PositionReader] = PositionReader
    progress_reader: type[ProgressReader] = ProgressReader

    def read_opening(
        self, setup: Any, seed: Seed, fields: dict[str, Node], seats: list[dict[str, Node]]
    ) -> BossMonsterState:
        """Return the state at the beginning of setup."""
        return read_opening(setup, seed, fields, seats)

    def read_position(self, position: Node, seed: Seed) -> tuple[Any, BossMonsterState]:
        fields = position.fields(self.fields, of=f"a {self.title} scenario")
        setup = read_setup(self.setup, fields, position)
        players = fields.get("players")
        if players is None or players.is_number:
            seats: list[dict[str, Node]] = [{} for _ in range(setup.players)]
        else:
            seats = [node.fields(self.seat_fields, of="a player") for node in players.entries()]
        at = fields.get("at")
        if (
            at is not None
            and "phase" in at.fields()
            and at.fields()["phase"].value == "setup"
            and "step" not in at.fields()
        ):
            return setup, self.read_opening(setup, seed, fields, seats)
        reader = self.position_reader(setup, seed)
        for seat, wanted in by_seat(seats):
            _read_seat(reader, seat, wanted)
        for name in self.places:
            if name in fields:
                reader.read_place(name, fields[name])
        if "casting" in fields:
            reader.request_cards(fields["casting"], (SPELL, *ROOM_CARDS), reader.state.spells_being_cast)
        inside = fields.get("inside")
        if inside is not None and "hero" in inside.fields():
            reader.request_card(inside.fields()["hero"], (HERO,), reader.state.hero_in_dungeon)
            if "carries" in inside.fields():
                reader.request_carried_item(inside.fields()["carries"], reader.state.hero_in_dungeon)
        reader.deal()
        self.progress_reader(reader.state, fields, seats).read()
        return setup, reader.state

    def write_position(self, setup: Setup, state: BossMonsterState) -> dict[str, Any]:
        return write_position.write_position(setup, state)

    def write_setup(self, setup: Setup, state: BossMonsterState) -> dict[str, Any]:
        return write_position.write_setup(setup) | {"players": setup.players, "at": {"phase": "setup"}}

    def lookup(self, state: BossMonsterState, path: tuple[str, ...]) -> Any:
        return lookup.look_up(state, path)

    def card_name(self, written: str, setup: Setup | None = None) -> str:
        if setup is None:
            return grammar.full_name(grammar.find_card(written))
        return grammar.find_card_in_sets(written, setup.sets).name

    def face_name(self, face: Face) -> str:
        return grammar.face_name(face)

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        return moves.move_texts(state, options, self.move_writer)

    def is_short_form(self, state: BossMonsterState, words: str, option: Option) -> bool:
        return grammar.is_move(state, words, option, self.options, self.move_writer)

    def check_move_text(self, words: str) -> None:
        grammar.check_move(words, self.options)

    def decline(self, options: Sequence[Option]) -> Option:
        for answer in (PASS, NO):
            if answer in options:
                return answer
        return options[0]

    def window_key(self, state: BossMonsterState) -> Any:
        return (
            state.round,
            state.phase,
            state.step,
            state.step_after_window,
            state.active_seat,
            state.next_hero,
            tuple(state.hero_in_dungeon),
            state.hero_room,
        )

    def lap_number(self, state: BossMonsterState) -> int:
        return max(1, lookup.round_of(state))

    def lap_is_ending(self, state: BossMonsterState) -> bool:
        return lookup.phase_of(state) == "ending"

    def may_stop(self, state: BossMonsterState, path: tuple[str, ...]) -> bool:
        """Whether a path may be compared now. A hero is in a room only when the window after the damage of the room is
        open."""
        return path != ("inside", "room") or not lookup.is_hero_in_room(state) or lookup.is_room_damage_taken(state)

    def progress_text(self, state: BossMonsterState) -> str:
        return f"round {lookup.round_of(state)}, {lookup.phase_of(state)}"

    def cards_with_text(self) -> dict[str, list[str]]:
        return {
            code: [grammar.full_name(card) for card in cards.cards if card.has_ability] for code, cards in SETS.items()
        }


def _read_seat(reader: PositionReader, seat: Seat, fields: dict[str, Node]) -> None:
    state = reader.state
    for name, node in fields.items():
        if name == "boss":
            reader.request_cards(node, (BOSS,), state.boss[seat])
        elif name == "rooms":
            reader.read_dungeon(seat, node)
        elif name == "hand":
            reader.request_cards(node, ROOM_CARDS, state.room_hand[seat])
        elif name == "spells":
            reader.request_cards(node, (SPELL,), state.spell_hand[seat])
        elif name in ("entrance", "souls", "wounds"):
            reader.request_heroes(node, getattr(state, name)[seat])
        elif name in ("face_up", "laid_away"):
            reader.request_cards(node, (ITEM,), getattr(state, state_field(name))[seat])
        elif name == "out":
            state.eliminated[seat] = node.flag()


NOTATION = BossMonsterNotation()
