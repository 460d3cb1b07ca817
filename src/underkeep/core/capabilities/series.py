"""Series: games that follow each other."""

from __future__ import annotations

from typing import Any


class Series:
    """The series of one game."""

    def next_setup(self, setup: Any, state: Any) -> Any:
        """Return the setup of the game that follows a finished one, or None if none follows."""
        return None

    def series_text(self, language: str, setup: Any) -> str:
        """Return which game of which series a setup is; an empty text if it belongs to none."""
        return ""

    def next_game_text(self, language: str, setup: Any, following: Any) -> str:
        """Return the label of the button that starts the following game."""
        return ""
