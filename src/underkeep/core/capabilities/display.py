"""The board, the cards and the events of a game as clients show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class Display:
    """The data from which clients draw one game."""

    is_board_about_seat: bool = True
    """Whether the board depends on the seat of the viewer, and not only on the faces that the viewer knows. Viewers who
    know the same faces share their boards if it does not."""

    def board(self, observation: Observation) -> msgspec.Struct:
        """Return the position as a viewer sees it, with the sums that people want to read off. Cards are ids and
        faces; a client has the printed cards from `card_values`."""
        raise NotImplementedError

    def localized_board(self, renderer: TextRenderer, observation: Observation) -> msgspec.Struct:
        """Return the position like `board`, with the texts that it holds in the language of the renderer. The boards of
        most games hold no texts, because their clients have the messages."""
        return self.board(observation)

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        """Return the structs of this game that clients receive: the board first, then any others."""
        raise NotImplementedError

    def card_values(self, face: int) -> dict[str, Any]:
        """Return the printed values of a card by name, for a client that draws the card."""
        raise NotImplementedError

    def draw_svg(self, state: Any) -> str:
        """Return a picture of the position. Raises a UserError if the game draws none."""
        from underkeep.core.errors import UserError

        raise UserError("error-no-picture")
