"""Words: everything a person reads, in the language of their choice.

The sentences live in `locale/<language>/<catalogue>.ftl` (Project Fluent, which knows the plural forms of
Polish). Messages whose id begins with `x-` are the grammar of one language, used only by its own other
messages; all other ids exist in every language.

Fluent is loaded when the first sentence is said, so that scripts that only play never pay for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.visibility import SPECTATOR

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision, Option
    from underkeep.core.events import Event
    from underkeep.core.game import Game

ENGLISH = "en"
LANGUAGES = {"en": "English", "pl": "polski"}
"""The languages by code, each under its own name."""

SHARED_FILES = ("core", "errors")
"""The catalogues that belong to no game."""


class Messages:
    """The messages of one language: the shared ones and those of some catalogues."""

    def __init__(self, language: str, catalogues: Sequence[str] = ()) -> None:
        from fluent.runtime import FluentBundle

        self.language = checked_language(language)
        self.missing: set[str] = set()
        """Messages that had to be said in English or could not be said at all; stays empty in a complete
        translation."""
        self._bundle = FluentBundle([self.language], use_isolating=False)
        for catalogue in (*SHARED_FILES, *catalogues):
            resource = _read(self.language, catalogue)
            if resource is not None:
                self._bundle.add_resource(resource)
        self._english = None if language == ENGLISH else load_messages(ENGLISH, tuple(catalogues))

    def has(self, message: str) -> bool:
        """Whether this language has the message itself, without falling back."""
        return self._pattern(message) is not None

    def format(self, message: str, **values: Any) -> str:
        """The message with these values; `card.text` names an attribute. What this language lacks is said
        in English, and what English lacks is named by its id."""
        pattern = self._pattern(message)
        if pattern is None:
            self.missing.add(message)
            return message if self._english is None else self._english.format(message, **values)
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            self.missing.add(f"{message}: {problems[0]}")
        return str(text)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value


@cache
def load_messages(language: str, catalogues: tuple[str, ...] = ()) -> Messages:
    """The messages of a language, read once."""
    return Messages(language, catalogues)


def checked_language(code: str) -> str:
    """The code of a language that we speak. Raises a UserError for any other."""
    if code not in LANGUAGES:
        raise UserError("error-no-language", name=code, hint=did_you_mean(code, LANGUAGES))
    return code


@cache
def _read(language: str, catalogue: str) -> Any:
    from fluent.runtime import FluentResource

    path = files("underkeep") / "locale" / language / f"{catalogue}.ftl"
    return FluentResource(path.read_text(encoding="utf-8")) if path.is_file() else None


def sentence(text: str) -> str:
    """A text as a sentence: single spaces, a capital letter in front, and no full stop after the name of a
    card that already ends with an exclamation mark.

    >>> sentence(" rzucasz  czar Dawać go!.")
    'Rzucasz czar Dawać go!'
    """
    text = re.sub(r"([!?][^\w\s]?)\.(?=\s|$)", r"\1", " ".join(text.split()))
    return text[:1].upper() + text[1:]


def _unmarked(face: int, name: str) -> str:
    return name


class TextRenderer:
    """Somebody who tells a game to one listener, in one language.

    The listener is a seat, who is called "you", or a spectator. `mark` may set off the names of cards: it
    is handed a face and a name (a client makes links of them, the terminal colours).

        renderer = TextRenderer(table.game, table.setup, "pl", viewer=0)
        for event in table.events_for(0):
            print(renderer.event_text(table.observe(0).state, event))
    """

    def __init__(
        self,
        game: Game,
        setup: Any,
        language: str = ENGLISH,
        viewer: int = SPECTATOR,
        mark: Callable[[int, str], str] = _unmarked,
    ) -> None:
        self.game = game
        self.names = game.seat_names(setup)
        self.viewer = viewer
        self.link_card = mark
        self.messages = load_messages(checked_language(language), game.message_files)

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self.messages.language

    def message(self, message: str, **values: Any) -> str:
        """A message of the catalogues."""
        return self.messages.format(message, **values)

    def for_viewer(self, viewer: int) -> TextRenderer:
        """The same renderer, turned to another listener."""
        other = copy(self)
        other.viewer = viewer
        return other

    def seat_values(self, field: str, seat: int) -> dict[str, str]:
        """The values that tell a message about a seat: its name, and whether it is the listener."""
        return {field: self.names[seat], f"{field}_you": "yes" if seat == self.viewer else "no"}

    def option_text(self, state: Any, option: Option, decision: Decision | None = None, part: str = "") -> str:
        """The words of an option. The decision makes them clearer ("End the turn" instead of "Pass").
        With `part="what"` only what is done with which card ("Build Dark Altar"), with `part="where"` only
        the rest of it ("on a new place"), for choosing in two steps."""
        return self.game.text.option_text(self, state, option, decision, part)

    def prompt_text(self, state: Any, decision: Decision) -> str:
        """What is asked, and why."""
        return self.game.text.prompt_text(self, state, decision)

    def waiting_text(self, state: Any, decision: Decision) -> str:
        """Whom the table waits for, for everybody but the one who is asked."""
        return self.game.text.waiting_text(self, state, decision)

    def event_text(self, state: Any, event: Event) -> str:
        """The sentence that tells an event, as `Table.events_for` gives it; empty if there is nothing to say."""
        return self.game.text.event_text(self, state, event)

    def log_lines(self, state: Any, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """A stretch of events as sentences, each with the event that it tells (or begins with)."""
        return self.game.text.log_lines(self, state, events)

    def ending_text(self, state: Any, events: Sequence[Event]) -> str:
        """How a finished game was decided."""
        return self.game.text.ending_text(self, state, events)


def log_lines(renderer: TextRenderer, state: Any, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """A stretch of events told one by one, for games that join none of them."""
    told = [(event, renderer.event_text(state, event)) for event in events]
    return [(event, text) for event, text in told if text]
