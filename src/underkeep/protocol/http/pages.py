"""The bodies about pages that people write, and their checks."""

from __future__ import annotations

from typing import Any

from underkeep.protocol.socket import _Wire


class PageWish(_Wire):
    """The text of a page."""

    text: str


class PageMistake(_Wire):
    """A mistake on a page, as one sentence. `line` counts from 1; it is 0 if the mistake belongs to no line."""

    line: int
    text: str


class PageReport(_Wire):
    """A page that was checked. A page without mistakes has the board at the beginning of its game."""

    name: str
    mistakes: list[PageMistake] = []
    board: dict[str, Any] | None = None


class WrittenPage(_Wire):
    """A page that a person has written. `mine` says whether that person asks."""

    id: str
    game: str
    name: str
    text: str
    updated: str
    author: str = ""
    mine: bool = False


class WrittenPages(_Wire):
    """The pages that a person has written for a game, the newest first; `example` is a page to begin with."""

    pages: list[WrittenPage]
    example: str
