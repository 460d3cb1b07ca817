"""The display of a simple game: the generic board, made from the zones and counters that the game declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core.capabilities.display import Display
from underkeep.core.simple_game.board_types import BoardCard, BoardCounter, BoardState, BoardZone
from underkeep.core.simple_game.zones import PILE, PlacedZone
from underkeep.core.state import Face

if TYPE_CHECKING:
    from underkeep.core.simple_game.game import SimpleGame
    from underkeep.core.simple_game.state import SimpleState
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class GenericDisplay(Display):
    """The generic board of one simple game."""

    def __init__(self, game: SimpleGame) -> None:
        self.game = game

    def board(self, observation: Observation) -> BoardState:
        from underkeep.core.text import TextRenderer

        return self.localized_board(TextRenderer(self.game, observation.setup, viewer=observation.viewer), observation)

    def localized_board(self, renderer: TextRenderer, observation: Observation) -> BoardState:
        state: SimpleState = observation.state
        step = f"step-{state.step}"
        return BoardState(
            players=state.players,
            zones={placed.key: _board_zone(renderer, state, placed) for placed in self.game.placed_zones(state)},
            counters={
                placed.key: BoardCounter(
                    label=renderer.message(f"counter-{placed.counter.name}"),
                    value=placed.value,
                    kind=placed.counter.kind,
                    seat=placed.seat,
                )
                for placed in self.game.placed_counters(state)
            },
            active=None if state.over else state.active_seat,
            phase=renderer.message(step) if renderer.messages.has(step) else "",
            resigned=list(state.resigned),
        )

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        return (BoardState,)

    def card_values(self, face: Face) -> dict[str, Any]:
        card = self.game.catalogue[face - 1]
        return {"value": card.value} if card.value else {}


def _board_zone(renderer: TextRenderer, state: SimpleState, placed: PlacedZone) -> BoardZone:
    """Return a zone of an observed state. Only the faces of that state are used, in which unknown ones are blank."""
    shown = placed.cards[-1:] if placed.zone.kind == PILE else placed.cards
    return BoardZone(
        label=renderer.message(f"zone-{placed.zone.name}"),
        kind=placed.zone.kind,
        seat=placed.seat,
        count=len(placed.cards),
        cards=[BoardCard(card, state.faces[card]) for card in shown],
    )
