"""The notation of a simple game: moves from the templates of the options, cards by their English names, and positions
by the names of the zones (`positions`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from underkeep.core.declarations import Field
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.names import match_names, short_form_pattern
from underkeep.core.options.option import Option
from underkeep.core.scenario.notation import HIDDEN, CardNames, Notation
from underkeep.core.scenario.yaml_nodes import Node, ScenarioError
from underkeep.core.simple_game import positions
from underkeep.core.simple_game.fields import CARD
from underkeep.core.simple_game.zones import PILE
from underkeep.core.state import UNKNOWN, Face, Seed, seat_range

if TYPE_CHECKING:
    from underkeep.core.simple_game.game import SimpleGame
    from underkeep.core.simple_game.state import SimpleState


class SimpleNotation(Notation):
    """The notation of one simple game: the moves, and every zone and counter of a position by its name."""

    lap = "turn"

    def __init__(self, game: SimpleGame) -> None:
        self.game = game

    @cached_property
    def _names(self) -> list[str]:
        """The English names of all printed cards, by face; the first one stands for an unknown card."""
        from underkeep.core.text import TextRenderer

        renderer = TextRenderer(self.game, self.game.setup_type())
        return [HIDDEN, *(self.game.cards.text(renderer, face)[0] for face in self.game.cards.faces())]

    # --- positions --------------------------------------------------------------------------------------

    def read_position(self, position: Node, seed: Seed) -> tuple[Any, SimpleState]:
        return positions.read_position(self.game, position, seed, self._read_face)

    def _read_face(self, node: Node) -> Face:
        try:
            return Face(self._names.index(self.card_name(node.text())))
        except ScenarioError:
            raise
        except UserError as error:
            raise node.error(str(error)) from error

    def write_position(self, setup: Any, state: SimpleState) -> dict[str, Any]:
        return positions.write_position(self.game, setup, state, self._names)

    def write_setup(self, setup: Any, state: SimpleState) -> dict[str, Any]:
        return positions.write_setup(self.game, setup)

    # --- moves ----------------------------------------------------------------------------------------

    def moves(self, state: SimpleState, options: Sequence[Option]) -> dict[str, Option]:
        found: dict[str, Option] = {}
        for option in options:
            found.setdefault(option.write_move(lambda field, value: self._write_field(state, field, value)), option)
        return found

    def _write_field(self, state: SimpleState, field: Field, value: Any) -> str:
        if field.kind == CARD:
            face: Face = state.faces[value]
            return self._names[face]
        return str(field.kind.names[value] if field.kind.names else value)

    def is_short_form(self, state: SimpleState, words: str, option: Option) -> bool:
        return re.fullmatch(self._pattern(state, option), words, re.IGNORECASE) is not None

    def _pattern(self, state: SimpleState, option: Option) -> str:
        """Return the regular expression of an option's move with all short forms of its cards."""

        def write_field(field: Field, value: Any) -> str:
            if field.kind == CARD and state.faces[value] != UNKNOWN:
                return short_form_pattern(self._names[state.faces[value]])
            return re.escape(self._write_field(state, field, value))

        return option.write_move(write_field, re.escape)

    def check_move_text(self, words: str) -> None:
        for option in self.game.options:
            for template in option.moves:
                if re.fullmatch(template.pattern(option, self._field_pattern), words, re.IGNORECASE):
                    return
        known = list(dict.fromkeys(template.text for option in self.game.options for template in option.moves))
        raise UserError("error-unknown-move", words=words, moves=known)

    def _field_pattern(self, field: Field) -> str:
        if field.kind == CARD:
            return f"(?:{'|'.join(map(short_form_pattern, self._names))})"
        return field.kind.pattern

    # --- cards and values -------------------------------------------------------------------------------

    def card_name(self, written: str, setup: Any = None) -> str:
        names = match_names(written, self._names)
        if len(names) != 1:
            raise UserError("error-unknown-card", name=written, hint=did_you_mean(written, self._names[1:]))
        return names[0]

    def face_name(self, face: Face) -> str:
        return self._names[face]

    def lookup(self, state: SimpleState, path: tuple[str, ...]) -> Any:
        """Return the value under a path: `deck`, `turn`, `players`, or `players`, `1`, `hands`."""
        found: Any = self._values(state)
        for step in path:
            if not isinstance(found, dict) or step not in found:
                known = list(found) if isinstance(found, dict) else []
                raise UserError("error-unknown-path", path=".".join(path), hint=did_you_mean(step, known))
            found = found[step]
        return found

    def _values(self, state: SimpleState) -> dict[str, Any]:
        players: dict[str, dict[str, Any]] = {str(seat): {} for seat in seat_range(state.players)}
        values: dict[str, Any] = {
            "over": state.over,
            "turn": state.turns,
            "active": state.active_seat,
            "phase": state.step,
            "winners": list(state.winners),
            "players": players,
        }
        for zone in self.game.placed_zones(state):
            place = values if zone.seat is None else players[str(zone.seat)]
            cards = zone.cards[::-1] if zone.zone.kind == PILE else zone.cards
            place[zone.zone.name] = CardNames(self._names[state.faces[card]] for card in cards)
        for counter in self.game.placed_counters(state):
            place = values if counter.seat is None else players[str(counter.seat)]
            place[counter.counter.name] = counter.value
        return values

    # --- progress -----------------------------------------------------------------------------------------

    def window_key(self, state: SimpleState) -> Any:
        return state.step, state.active_seat

    def lap_number(self, state: SimpleState) -> int:
        return max(1, state.turns)

    def lap_is_ending(self, state: SimpleState) -> bool:
        return False

    def progress_text(self, state: SimpleState) -> str:
        return f"{state.step}, turn of seat {state.active_seat}"

    def cards_with_text(self) -> dict[str, list[str]]:
        return {}
