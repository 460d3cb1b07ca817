"""The boards of the games in the terminal."""

from __future__ import annotations

from collections.abc import Container
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from rich.console import Console
from rich.text import Text

from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.events import Event
from underkeep.core.options.option import Option
from underkeep.core.simple_game.game import SimpleGame
from underkeep.core.state import Face, Seat
from underkeep.core.visibility import Viewer

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer

Lines = list[Text]


class Detail(Enum):
    """The amount of text about a card."""

    NAME = 0
    LINE = 1
    WORDING = 2


class Board(Protocol):
    """The drawings of one game for one renderer. The state is always that of an observation: faces may be unknown."""

    chapters: tuple[type[Event], ...]
    """The events with which a new part of the log begins."""
    headings: tuple[type[Event], ...]
    """The events that are headings in the log."""

    def picture(self, state: object, viewer: Viewer, *, brief: bool = False) -> Lines:
        """Return the whole table as a viewer sees it; `brief` draws the opponents in few lines."""

    def hand(self, state: object, seat: Seat, detail: Detail = Detail.WORDING, without: Container[Face] = ()) -> Lines:
        """Return the cards in the hand of a seat. The faces in `without` are shown elsewhere and left out."""

    def welcome(self, state: object, seat: Seat) -> Lines:
        """Return the introduction of a seat's own part in the game, such as its boss."""

    def copies(self, state: object, seat: Seat, option: Option) -> int:
        """Return the number of copies that the seat holds of the card that an option begins with."""

    def discard(self, state: object) -> Lines:
        """Return the discard pile."""

    def stacks(self, state: object, seat: Seat) -> Lines:
        """Return all cards in front of a seat, including covered ones."""

    def find(self, words: str) -> list[Face]:
        """Return the faces of the cards with this name in any language: the best matches only."""

    def card(self, face: Face) -> Lines:
        """Return one card with all its texts and clauses."""

    def line(self, face: Face) -> Lines:
        """Return one card of a list: its name, its numbers and its wording."""

    def group(self, face: Face) -> Lines:
        """Return the heading above a group of cards in a list of printed cards; nothing if there is none."""

    def about(self, state: object, option: Option) -> str:
        """Return the numbers of the card that an option begins with, in a few words; an empty text if the board shows
        them."""

    def subject(self, state: object, option: Option) -> Face:
        """Return the face of the card that an option begins with, or UNKNOWN."""

    def ranges(self, state: object, decision: Decision) -> Lines:
        """Return the lines that explain the possible input where the options are ranges."""

    def typed(self, state: object, decision: Decision, line: str) -> Option | None:
        """Return the option that was typed where the options are ranges; None if the line is no answer. Raises a
        UserError if the answer is outside the ranges."""

    def scores(self, state: object) -> list[str]:
        """Return the final ranking, a line for each seat."""


def board_of(renderer: TextRenderer, screen: Console) -> Board:
    """Return the board of the renderer's game: `Board` of the package with its terminal board, or the generic board for
    a simple game without one. Raises a UserError if the game has no board."""
    part = renderer.game.manifest.find_part("cli.terminal.boards")
    if part is None and isinstance(renderer.game, SimpleGame):
        from underkeep.cli.terminal.boards.generic import GenericBoard

        return GenericBoard(renderer, screen)
    if part is None:
        raise UserError("error-no-terminal-board", game=renderer.game.name)
    board: Board = part.Board(renderer, screen)
    return board
