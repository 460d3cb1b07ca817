"""The text renderer: options, prompts and events of a game in progress, for one viewer in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from underkeep.core.declarations import PLAIN, YES_NO, fields_of
from underkeep.core.messages import ENGLISH, MAX_TEXTS, checked_language, load_messages
from underkeep.core.state import Face, Seat
from underkeep.core.visibility import SPECTATOR, Viewer

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision
    from underkeep.core.events import Event
    from underkeep.core.game import Game
    from underkeep.core.options.option import Option


@lru_cache(maxsize=4096)
def sentence(text: str) -> str:
    """Return a text as a sentence: with single blanks and a capital letter, and without the full stop after the name of
    a card that already ends with an exclamation mark.

    >>> sentence(" rzucasz  czar Dawać go!.")
    'Rzucasz czar Dawać go!'
    """
    text = re.sub(r"([!?][^\w\s]?)\.(?=\s|$)", r"\1", " ".join(text.split()))
    return text[:1].upper() + text[1:]


def _keep_name(face: Face, name: str) -> str:
    return name


class TextRenderer:
    """Renders the texts of one game for one viewer in one language.

    The viewer is a seat, which is addressed as "you", or a spectator. `link_card` may set off the names of cards: it
    gets a face and a name (a client makes links of them, the terminal colours them).


        renderer = TextRenderer(table.game, table.setup, "pl", viewer=0)
        for event in table.events_for(0):
            print(renderer.event_text(table.observe(0).state, event))
    """

    def __init__(
        self,
        game: Game,
        setup: Any,
        language: str = ENGLISH,
        viewer: Viewer = SPECTATOR,
        link_card: Callable[[Face, str], str] = _keep_name,
    ) -> None:
        self.game = game
        self.names = game.seat_names(setup)
        self.viewer = viewer
        self.link_card = link_card
        self._names = tuple(self.names)
        self.messages = load_messages(checked_language(language), game.message_files)

    @property
    def language(self) -> str:
        """The code of the language of the texts."""
        return self.messages.language

    def message(self, message: str, **values: Any) -> str:
        """Return a message of the shared message files or of the game."""
        return self.messages.format(message, **values)

    def for_viewer(self, viewer: Viewer) -> TextRenderer:
        """Return the same renderer for another viewer."""
        other = copy(self)
        other.viewer = viewer
        return other

    def remember(self, key: tuple[Any, ...], write: Callable[[], str]) -> str:
        """Return the text that `write` makes, which is made once for all tables, viewers and names for which it is the
        same. The key has everything else that the text depends on. Texts with links are not remembered."""
        if self.link_card is not _keep_name:
            return write()
        texts = self.messages.event_texts
        full_key = (self.viewer, self._names, key)
        text = texts.get(full_key)
        if text is None:
            if len(texts) >= MAX_TEXTS:
                texts.clear()
            text = texts[full_key] = write()
        return text

    def seat_values(self, field: str, seat: Seat) -> dict[str, str]:
        """Return the values with which a message refers to a seat: its name, and whether it is the viewer."""
        return {field: self.names[seat], f"{field}_you": "yes" if seat == self.viewer else "no"}

    def option_text(self, state: Any, option: Option, decision: Decision | None = None, part: str = "") -> str:
        """Return the text of an option. The decision makes it clearer ("End the turn" instead of "Pass"). With
        `part="what"` the text says only what is done with which card ("Build Dark Altar"), with `part="where"` only the
        rest ("on a new place"), for clients that choose in two steps."""
        return self.game.text.option_text(self, state, option, decision, part)

    def prompt_text(self, state: Any, decision: Decision) -> str:
        """Return the text of a decision for the seat that decides: what is asked, and why."""
        return self.game.text.prompt_text(self, state, decision)

    def waiting_text(self, state: Any, decision: Decision) -> str:
        """Return the text of a decision for the other viewers: which seat the table waits for, and why."""
        return self.game.text.waiting_text(self, state, decision)

    def event_text(self, state: Any, event: Event) -> str:
        """Return the sentence about an event of `Table.events_for`, or an empty text if the log does not mention it."""
        return self.game.text.event_text(self, state, event)

    def log_lines(self, state: Any, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """Return the sentences about a stretch of events, each with the last event that it describes, so that no
        sentence is shown before everything in it has happened."""
        return self.game.text.log_lines(self, state, events)

    def ending_text(self, state: Any, events: Sequence[Event]) -> str:
        """Return the sentence that says how a finished game was decided."""
        return self.game.text.ending_text(self, state, events)


def log_lines(renderer: TextRenderer, state: Any, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """Return the sentences about a stretch of events, one for each event, for games that join no events."""
    lines = [(event, renderer.event_text(state, event)) for event in events]
    return [(event, text) for event, text in lines if text]


# --- texts from declarations ------------------------------------------------------------------------------

Values = dict[str, str | int]
"""The values of a message by name."""
ValueWriter = Callable[[TextRenderer, Any, str, Any], Values]
"""A function that gets a renderer, the state, the name of a field and its value, and returns the values that messages
have for it."""


def field_values(
    renderer: TextRenderer, state: Any, declared: Option | Event, writers: Mapping[str, ValueWriter]
) -> Values:
    """Return the values that a message has for the fields of an option or an event, from one writer for each kind of
    field. Fields that are left empty have no values."""
    values: Values = {}
    for field in fields_of(type(declared)):
        value = getattr(declared, field.name)
        if field.kind.name in writers:
            if not field.is_empty(value):
                values |= writers[field.kind.name](renderer, state, field.name, value)
        elif field.kind == YES_NO:
            values[field.name] = yes_no(value)
        elif field.kind == PLAIN:
            values[field.name] = value
    return values


def yes_no(is_so: bool) -> str:
    """Return a condition as messages select by it."""
    return "yes" if is_so else "no"


def write_seat(renderer: TextRenderer, state: Any, field: str, seat: Seat) -> Values:
    """Write the values of a seat. This is the `ValueWriter` of seats in all games."""
    return dict(renderer.seat_values(field, seat))


def option_sentence(renderer: TextRenderer, message: str, values: Values, part: str) -> str:
    """Return the text of an option from its message and values, or the part of it that the message words on its own."""
    if part and renderer.messages.has(f"{message}.{part}"):
        message = f"{message}.{part}"
    text = renderer.message(message, **values)
    return text if part == "where" else sentence(text)
