"""The boards of the games in the terminal."""

from __future__ import annotations

from collections.abc import Container
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from rich.console import Console
from rich.text import Text

from underkeep.core.decisions import Decision, Option
from underkeep.core.errors import UserError
from underkeep.core.events import Event

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer

Lines = list[Text]


class Detail(Enum):
    """How much is said about a card."""

    NAME = 0
    LINE = 1
    WORDING = 2


class Board(Protocol):
    """The drawings of one game for one renderer. A state is always a view: faces may be unknown."""

    chapters: tuple[type[Event], ...]
    """The events with which a new part of the log begins,"""
    headings: tuple[type[Event], ...]
    """and those that stand above others."""

    def picture(self, state: object, seat: int, *, brief: bool = False) -> Lines:
        """The whole table as a seat sees it; `brief` draws the others in few lines."""

    def hand(self, state: object, seat: int, detail: Detail = Detail.WORDING, without: Container[int] = ()) -> Lines:
        """The cards in the hand of a seat. Faces of `without` are shown elsewhere and left out."""

    def welcome(self, state: object, seat: int) -> Lines:
        """Who one is in this game."""

    def copies(self, state: object, seat: int, option: Option) -> int:
        """How many copies of the card that an option begins with the seat holds."""

    def discard(self, state: object) -> Lines:
        """The discard pile."""

    def stacks(self, state: object, seat: int) -> Lines:
        """Everything that lies in front of a seat, covered cards too."""

    def find(self, words: str) -> list[int]:
        """The faces of the cards that are called so, in any language: the best matches only."""

    def card(self, face: int) -> Lines:
        """One card with everything that can be said about it."""

    def line(self, face: int) -> Lines:
        """One card in a list: its name, its numbers and its wording."""

    def group(self, face: int) -> Lines:
        """The heading above a card and its kin in a list of printed cards; nothing if it needs none."""

    def about(self, state: object, option: Option) -> str:
        """The numbers of the card that an option begins with, in a few words; empty if they are seen elsewhere."""

    def subject(self, state: object, option: Option) -> int:
        """The face of the card that an option begins with, or 0."""

    def ranges(self, state: object, decision: Decision) -> Lines:
        """What can be typed where the answers are too many to be listed."""

    def typed(self, state: object, decision: Decision, line: str) -> Option | None:
        """The answer that somebody has typed there; None if the line is none. Raises a UserError if it does not fit."""

    def scores(self, state: object) -> list[str]:
        """The final ranking, a line for each seat."""


def board_of(renderer: TextRenderer, screen: Console) -> Board:
    """Return the board of the renderer's game: `Board` of the package with its terminal board. Raises a UserError if it has none."""
    part = renderer.game.manifest.find_part("cli.terminal.boards")
    if part is None:
        raise UserError("error-no-terminal-board", game=renderer.game.name)
    board: Board = part.Board(renderer, screen)
    return board
