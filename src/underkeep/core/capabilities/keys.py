"""The keys of all capabilities, and the place in a game's package where each of them is found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from underkeep.core.capabilities.assist import Assist
    from underkeep.core.capabilities.card_library import CardLibrary
    from underkeep.core.capabilities.daily_challenge import DailyChallenge
    from underkeep.core.capabilities.deck_builder import DeckBuilder
    from underkeep.core.capabilities.display import Display
    from underkeep.core.capabilities.game_text import GameText
    from underkeep.core.capabilities.outcomes import Outcomes, Practice
    from underkeep.core.capabilities.scoreboards import Scoreboards
    from underkeep.core.capabilities.series import Series
    from underkeep.core.capabilities.setup_form import SetupForm
    from underkeep.core.capabilities.summaries import Summaries
    from underkeep.core.capabilities.tutorial import Tutorial
    from underkeep.core.capabilities.written_pages import WrittenPages
    from underkeep.core.scenario.notation import Notation

T = TypeVar("T")


class Capability(Generic[T]):
    """The key of an optional part of a game. Two keys of the same name are equal."""

    def __init__(self, name: str, where: str) -> None:
        self.name = name
        self.where = where
        """`module:attribute` inside the package of the game, or a module that is the part itself."""

    def at(self, where: str) -> Capability[T]:
        """Return the same key with another place, for the manifest of a game that has the part elsewhere."""
        return Capability(self.name, where)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Capability) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Capability({self.name!r})"


TEXT: Capability[GameText] = Capability("text", "text.game_text")
NOTATION: Capability[Notation] = Capability("notation", "notation.notation:NOTATION")
CARDS: Capability[CardLibrary] = Capability("cards", "display.card_library:CARD_LIBRARY")
DISPLAY: Capability[Display] = Capability("display", "display.display:DISPLAY")
SETUP_FORM: Capability[SetupForm] = Capability("setup-form", "display.setup_form:SETUP_FORM")
ASSIST: Capability[Assist] = Capability("assist", "assist.assist:ASSIST")
TUTORIAL: Capability[Tutorial] = Capability("tutorial", "assist.tutorial.tutorial:TUTORIAL")
DECK_BUILDER: Capability[DeckBuilder] = Capability("deck-builder", "display.deck_builder.builder:DECK_BUILDER")
SERIES: Capability[Series] = Capability("series", "series:SERIES")
SCOREBOARDS: Capability[Scoreboards] = Capability("scoreboards", "scoreboard:SCOREBOARDS")
SUMMARIES: Capability[Summaries] = Capability("summaries", "summary:SUMMARIES")
DAILY_CHALLENGE: Capability[DailyChallenge] = Capability("daily-challenge", "daily_challenge:DAILY_CHALLENGE")
OUTCOMES: Capability[Outcomes] = Capability("outcomes", "outcomes:OUTCOMES")
PRACTICE: Capability[Practice] = Capability("practice", "practice:PRACTICE")
WRITTEN_PAGES: Capability[WrittenPages] = Capability("written-pages", "written_pages:WRITTEN_PAGES")

FOR_CLIENTS = (TEXT, NOTATION, CARDS, DISPLAY, SETUP_FORM, ASSIST)
"""The capabilities that a game needs to be played in the terminal and in the browser."""
