"""Keep the Heroes Out! written down: positions, moves and what can be looked up (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underkeep.core.errors import did_you_mean
from underkeep.core.options.option import PASS, Option
from underkeep.core.scenario.notation import HIDDEN, Notation
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import Face, Seed
from underkeep.games.keep_the_heroes_out.cards.card_types import LOOT, TACTIC
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.notation import grammar, lookup, moves, write_position
from underkeep.games.keep_the_heroes_out.notation.moves import move_text, room_name
from underkeep.games.keep_the_heroes_out.notation.read_position import PLACES, PositionReader
from underkeep.games.keep_the_heroes_out.notation.read_progress import ProgressReader
from underkeep.games.keep_the_heroes_out.notation.read_setup import SETUP_FIELDS, read_setup, reject_position_fields
from underkeep.games.keep_the_heroes_out.setup.setup import Setup, deal, deck_lists
from underkeep.games.keep_the_heroes_out.state import ENDING, PHASES, ROOMS, KeepState

FIELDS = (*SETUP_FIELDS, *PLACES, "wave", "lent", "at", "playing")


class KeepNotation(Notation):
    """How Keep the Heroes Out! is written down."""

    breakpoint_steps = lookup.STOPS
    phases = PHASES
    lap = "turn"
    ending_paths = ("won", "lost")

    def read_position(self, position: Node, seed: Seed) -> tuple[Setup, KeepState]:
        fields = position.fields(FIELDS, of="a Keep the Heroes Out! scenario")
        setup = read_setup(fields, position)
        at = fields["at"].fields() if "at" in fields else {}
        if "phase" in at and at["phase"].value == "setup" and "step" not in at:
            reject_position_fields(fields)
            return setup, deal(setup, seed, deck_lists(setup))
        state = PositionReader(setup, seed).read(fields)
        ProgressReader(state).read(fields)
        return setup, state

    def write_position(self, setup: Setup, state: KeepState) -> dict[str, Any]:
        return write_position.write_position(setup, state)

    def write_setup(self, setup: Setup, state: KeepState) -> dict[str, Any]:
        return write_position.write_setup(setup) | {"at": {"phase": "setup"}}

    def lookup(self, state: KeepState, path: tuple[str, ...]) -> Any:
        return lookup.look_up(state, path)

    def card_name(self, written: str, setup: Any = None) -> str:
        plain = " ".join(written.casefold().split())
        if lookup.HERO.fullmatch(plain):
            return plain
        known = {card.name.casefold(): card.name for card in CARDS[1:]}
        known |= {room_name(room): room_name(room) for room in range(len(ROOMS))}
        if plain not in known:
            raise KeepError("error-no-card", name=written, hint=did_you_mean(written, known.values()))
        return known[plain]

    def face_name(self, face: Face) -> str:
        return CARDS[face].name if face else HIDDEN

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        return moves.moves(state, list(options))

    def is_short_form(self, state: KeepState, words: str, option: Option) -> bool:
        plain = " ".join(words.split()).casefold()
        return plain in (move_text(state, option).casefold(), move_text(state, option, exact=True).casefold())

    def check_move_text(self, words: str) -> None:
        grammar.check_move_text(words)

    def decline(self, options: Sequence[Option]) -> Option:
        return PASS if PASS in options else options[0]

    def window_key(self, state: KeepState) -> Any:
        return state.turns, state.phase, state.step, state.active, state.raid

    def lap_number(self, state: KeepState) -> int:
        return max(1, state.turns + (state.step == "begin_turn"))

    def lap_is_ending(self, state: KeepState) -> bool:
        return state.phase == ENDING

    def progress_text(self, state: KeepState) -> str:
        return f"turn {state.turns}, {PHASES[state.phase]}"

    def cards_with_text(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for card in CARDS[1:]:
            if card.kind in (TACTIC, LOOT):
                found.setdefault(card.loot if card.clan is None else CLAN_NAMES[card.clan], []).append(card.name)
        return found


NOTATION = KeepNotation()
