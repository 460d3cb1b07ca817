"""The user errors of this game. Their sentences are in its own message file."""

from __future__ import annotations

from typing import Any

from underkeep.core.errors import UserError


class KeepError(UserError):
    """A user error that only this game can detect."""

    message_files = ("keep_the_heroes_out",)


class PageError(KeepError):
    """A mistake on a page of the Dungeon Book. Its sentence begins with the line, where the text of the page has it."""

    def __init__(self, message: str, /, line: int = 0, field: str = "", word: str = "", **values: Any) -> None:
        super().__init__(message, line=line, field=field, word=word, **values)

    @property
    def line(self) -> int:
        """The number of the line, from 1; 0 if it is not known."""
        return int(self.values["line"])

    @line.setter
    def line(self, line: int) -> None:
        self.values["line"] = line

    def sentence_in(self, language: str) -> str:
        """Return the sentence in a language, without the line."""
        return super().text_in(language)

    def text_in(self, language: str) -> str:
        sentence = self.sentence_in(language)
        if not self.line:
            return sentence
        return KeepError("error-page-line", line=self.line, sentence=sentence).text_in(language)
