"""The board, the cards and the events of a game as clients show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from underkeep.core.state import Face
from underkeep.core.visibility import Viewer

if TYPE_CHECKING:
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class PublicBoard(NamedTuple):
    """The board that spectators see at a position, also as JSON values, and the position as they see it. Nothing may
    change it."""

    board: Any
    values: dict[str, Any]
    state: Any
    has_forecasts: bool


def board_values(board: msgspec.Struct) -> dict[str, Any]:
    """Return a board as JSON values."""
    values: dict[str, Any] = msgspec.to_builtins(board, str_keys=True)
    return values


class Display:
    """The data from which clients draw one game."""

    is_board_about_seat: bool = True
    """Whether the board depends on the seat of the viewer, and not only on the faces that the viewer knows. Viewers who
    know the same faces share their boards if it does not."""

    shares_public_board: bool = False
    """Whether `board_beside` is faster than `board`. Then the board of spectators is made first, and the boards of the
    seats from it."""

    def board(self, observation: Observation) -> msgspec.Struct:
        """Return the position as a viewer sees it, with the sums that people want to read off. Cards are ids and
        faces; a client has the printed cards from `card_values`."""
        raise NotImplementedError

    def public_board(self, observation: Observation, before: PublicBoard | None = None) -> PublicBoard:
        """Return the board of an observation of the spectators. Whatever has not changed since an earlier position of
        the same game may be taken from the board `before`, which is left unchanged."""
        board = self.board(observation)
        return PublicBoard(board, board_values(board), observation.state, observation.is_at_decision)

    def board_beside(self, observation: Observation, public: PublicBoard) -> dict[str, Any]:
        """Return the same board as `board`, as JSON values. Whatever spectators see alike at this position may be taken
        from their board, which is left unchanged."""
        return board_values(self.board(observation))

    def localized_board(self, renderer: TextRenderer, observation: Observation) -> msgspec.Struct:
        """Return the position like `board`, with the texts that it holds in the language of the renderer. The boards of
        most games hold no texts, because their clients have the messages."""
        return self.board(observation)

    def has_changes_of_its_own(self, state: Any, viewer: Viewer) -> bool:
        """Whether the board of a viewer can change in another way than the board of spectators at an event with this
        position: it takes over more from the board before than forecasts, or has forecasts of its own."""
        return False

    def carried_forecasts(self, before: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
        """Return the merge patch that adds the forecasts of the board before to the board of an event, both as JSON
        values. Where nothing is forecast from the position of an event, a forecast stays on the board until the next
        one replaces it."""
        return {}

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        """Return the structs of this game that clients receive: the board first, then any others."""
        raise NotImplementedError

    def card_values(self, face: Face) -> dict[str, Any]:
        """Return the printed values of a card by name, for a client that draws the card."""
        raise NotImplementedError

    def draw_svg(self, state: Any) -> str:
        """Return a picture of the position. Raises a UserError if the game draws none."""
        from underkeep.core.errors import UserError

        raise UserError("error-no-picture")
