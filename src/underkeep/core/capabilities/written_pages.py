"""Written pages: texts of players that a game plays, such as the pages of its book of scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class PageMistake(NamedTuple):
    """A mistake on a page. `line` counts from 1; it is 0 if the mistake belongs to no line."""

    line: int
    text: str


class PageReport(NamedTuple):
    """A page that was checked: its name by language, as far as it has one, and its mistakes."""

    name: Mapping[str, str]
    mistakes: Sequence[PageMistake] = ()


class WrittenPages:
    """The pages that players can write for one game."""

    setup_field = ""
    """The field of the setup that takes the whole text of a page."""
    example = ""
    """A whole page, with which a new page begins."""

    def check(self, text: str, language: str) -> PageReport:
        """Return what is wrong with the text of a page, in a language. Nothing of the text is executed."""
        raise NotImplementedError
