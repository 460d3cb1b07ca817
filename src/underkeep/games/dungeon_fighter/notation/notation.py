"""The notation of Dungeon Fighter: positions, moves and lookups (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.scenario.compare import read_choice
from underkeep.core.scenario.notation import HIDDEN, Notation
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import Face, Seed, require
from underkeep.games.dungeon_fighter.cards.card_types import BigBad, Card, Monster, Room
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.notation import grammar, lookup, moves, write_position
from underkeep.games.dungeon_fighter.notation.card_names import find_card, matches_option
from underkeep.games.dungeon_fighter.notation.moves import fighter_name
from underkeep.games.dungeon_fighter.notation.read_position import FIELDS, PositionReader
from underkeep.games.dungeon_fighter.notation.read_setup import SETUP_FIELDS, read_setup
from underkeep.games.dungeon_fighter.notation.throw_notation import PLACES, TOSS_OUTCOMES, read_throw, read_toss
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.physics.outcome import SNOW, DieOutcome
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.setup.setup import Setup, deal, deck_lists
from underkeep.games.dungeon_fighter.state import (
    DICE,
    PHASES,
    REST,
    SHOPPING,
    SNOW_DIE,
    WATER,
    WATER_CUBES,
    FighterState,
)

SECTION_COUNT = 5
"""The number of sections of the target; they are numbered from 1."""


class FighterNotation(Notation):
    """The notation of Dungeon Fighter."""

    breakpoint_steps = lookup.STOP_STEPS
    phases = PHASES
    ending_paths = ("won", "lost")

    def read_position(self, position: Node, seed: Seed) -> tuple[Setup, FighterState]:
        fields = position.fields(FIELDS, of="a Dungeon Fighter scenario")
        setup = read_setup(fields, position)
        at = fields["at"].fields() if "at" in fields else {}
        if "phase" in at and at["phase"].value == "setup" and "step" not in at:
            for name, node in fields.items():
                if name not in (*SETUP_FIELDS, "at"):
                    raise node.error(f"Nothing lies on the table yet in the phase setup, so {name} cannot be said.")
            return setup, deal(setup, seed, deck_lists(setup))
        return setup, PositionReader(setup, seed).read(fields)

    def write_position(self, setup: Setup, state: FighterState) -> dict[str, Any]:
        return write_position.write_position(setup, state)

    def write_setup(self, setup: Setup, state: FighterState) -> dict[str, Any]:
        return write_position.write_setup(setup) | {"at": {"phase": "setup"}}

    def lookup(self, state: FighterState, path: tuple[str, ...]) -> Any:
        return lookup.lookup(state, path)

    def card_name(self, written: str, setup: Any = None) -> str:
        return find_card(written).name

    def face_name(self, face: Face) -> str:
        return CARDS[face].name if face else HIDDEN

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        return moves.moves(state, options)

    def is_short_form(self, state: FighterState, words: str, option: Option) -> bool:
        return matches_option(state, words, option)

    def event_detail(self, field: str, node: Node) -> Any:
        return read_choice(node, TECHNIQUES, lookup.TECHNIQUE_NOUN) if field == "technique" else node.plain()

    def range_option(self, state: FighterState, decision: Decision, words: str) -> Option | None:
        options = decision.options
        assert isinstance(options, GestureOptions)
        # The scenario gives the outcome, so the gesture has no effect: the first one is as good as any.
        gesture = options.gesture(0)
        if options.toss:
            tossed = read_toss(words)
            return Toss(gesture, tossed) if tossed is not None else None
        thrown = read_throw(words)
        if thrown is None:
            return None
        die, outcome = thrown
        wanted = WATER_CUBES if state.die == WATER else 1
        fits = die in ("", DICE[require(state.die)]) and len(outcome.dice) == wanted
        return Throw(gesture, outcome) if fits and all(_is_possible(state, each) for each in outcome.dice) else None

    def range_moves(self, state: FighterState, decision: Decision) -> list[str]:
        """Return the results that a throw or a toss can have. A scenario gives the result, not the gesture."""
        options = decision.options
        assert isinstance(options, GestureOptions)
        if options.toss:
            return [*(f"toss: {result}" for result in TOSS_OUTCOMES), "toss: lies, covering N"]
        places = [*(f"section {number}" for number in range(1, SECTION_COUNT + 1)), "line 4 3, more in 4", *PLACES]
        more = "each also with eye, snow, without TECHNIQUE or touching N behind a comma"
        return [*(f"throw: {place}" for place in places), more]

    def check_move_text(self, words: str) -> None:
        grammar.check_move_text(words)

    def decline(self, options: Sequence[Option]) -> Option:
        return PASS if not isinstance(options, GestureOptions) and PASS in options else options[0]

    def window_key(self, state: FighterState) -> Any:
        return state.round, state.phase, state.step, state.active, state.throw_count

    def lap_number(self, state: FighterState) -> int:
        return max(1, state.round + (state.step == "begin_round"))

    def lap_is_ending(self, state: FighterState) -> bool:
        return state.phase in (REST, SHOPPING)

    def progress_text(self, state: FighterState) -> str:
        return f"round {state.round}, {PHASES[state.phase]}, {fighter_name(state, state.active)}"

    def cards_with_text(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for card in CARDS[1:]:
            if _has_text(card):
                found.setdefault(card.kind, []).append(card.name)
        return found


def _is_possible(state: FighterState, die: DieOutcome) -> bool:
    """Whether a die can have this outcome here: it fails only required techniques, touches only icebergs that stand
    there, and only the snow die shows snow."""
    shown = die.shows != SNOW or state.die == SNOW_DIE
    return (
        shown
        and set(die.failed) <= set(Queries(state).required_techniques())
        and set(die.icebergs) <= set(state.icebergs)
    )


def _has_text(card: Card) -> bool:
    """Whether a card has an effect besides its numbers. Some rooms and monsters have none."""
    if isinstance(card, Room):
        return card != Room(card.name, card.name_pl, card.stalls, design=card.design)
    if isinstance(card, Monster) and not isinstance(card, BigBad):
        numbers = (card.level, card.type, card.life, card.damage, card.loot)
        return card != Monster(card.name, card.name_pl, *numbers, design=card.design)
    return True


NOTATION = FighterNotation()
