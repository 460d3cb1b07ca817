"""The texts of a game in progress, as a `TextRenderer` asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import Option

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer


class GameText(Protocol):
    """The functions with which one game words its options, prompts and events for one viewer."""

    def option_text(
        self, renderer: TextRenderer, state: Any, option: Option, decision: Decision | None = None, part: str = ""
    ) -> str:
        """Return the text of an option (see `TextRenderer.option_text`)."""
        ...

    def prompt_text(self, renderer: TextRenderer, state: Any, decision: Decision) -> str:
        """Return the text of a decision for the seat that has to decide: what is asked, and why."""
        ...

    def waiting_text(self, renderer: TextRenderer, state: Any, decision: Decision) -> str:
        """Return the text of a decision for the other viewers: which seat the table waits for, and why."""
        ...

    def event_text(self, renderer: TextRenderer, state: Any, event: Event) -> str:
        """Return the sentence about an event, or an empty text if the log does not mention it."""
        ...

    def log_lines(self, renderer: TextRenderer, state: Any, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """Return the sentences about a stretch of events, each with the event that it describes or begins with."""
        ...

    def ending_text(self, renderer: TextRenderer, state: Any, events: Sequence[Event]) -> str:
        """Return the sentence that says how a finished game was decided."""
        ...
