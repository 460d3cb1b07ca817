"""The manifest: the declaration of one game, light enough to be read for every game at the start."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.keys import Capability

if TYPE_CHECKING:
    from underkeep.core.game import Game

OWN_GAMES = "underkeep.games"
"""The package whose games have their bots and boards in `underkeep`, and not in their own package."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """The declaration of one game. Every layer finds its part of the game by the name of the package.

    A game is a package with a module `manifest` that has a `MANIFEST`, and a module `game` that has a `GAME`.
    """

    name: str
    """The name under which the game is found."""
    package: str
    """The package of the game; a manifest gives its `__package__`."""
    rules_version: int
    """The version of the rules. A change of behaviour raises it, so that old records are not misread."""
    players: tuple[int, int]
    """The least and the greatest number of players."""
    clause_prefix: str = ""
    """The beginning of the ids of the clauses of its rules."""
    message_files: tuple[str, ...] = ()
    """The names of its message files, `locale/<language>/<name>.ftl`: below `underkeep` for its own games, below the
    package of the game for the games of other distributions."""
    capabilities: tuple[Capability[Any], ...] = ()
    """The optional parts that the game has."""
    cooperative: bool = False
    """Whether all players win or lose together: then there may be no winner, and no player leaves alone."""
    open_hands: bool = False
    """Whether all hands are public: then several people can share one screen without hiding anything."""
    position: int = 1000
    """The place in lists of games; small numbers come first."""

    @property
    def is_own(self) -> bool:
        """Whether the game is one of Underkeep's own, and not of another distribution."""
        return self.package.rpartition(".")[0] == OWN_GAMES

    @property
    def message_file_names(self) -> tuple[str, ...]:
        """The names of the message files as `messages.load_messages` takes them: with the package if the game belongs
        to another distribution."""
        return self.message_files if self.is_own else tuple(f"{self.package}:{name}" for name in self.message_files)

    def load_game(self) -> Game:
        """Return the game. It is loaded on the first call."""
        game: Game = import_module(f"{self.package}.game").GAME
        return game

    def load(self, where: str) -> Any:
        """Return `module:attribute` of the game's package, or the whole `module`."""
        module, _, attribute = where.partition(":")
        found = import_module(f"{self.package}.{module}")
        return getattr(found, attribute) if attribute else found

    def find_part(self, layer: str) -> ModuleType | None:
        """Return the package of another layer that belongs to this game, or None if there is none.

        The part of `underkeep.games.NAME` in the layer `bots` is `underkeep.bots.NAME`; a game of another package has
        its part in a subpackage of its own, `PACKAGE.bots`.
        """
        if self.is_own:
            found = f"underkeep.{layer}.{self.package.rpartition('.')[2]}"
        else:
            found = f"{self.package}.{layer.rpartition('.')[2]}"
        try:
            missing = find_spec(found) is None
        except ModuleNotFoundError:
            missing = True
        return None if missing else import_module(found)
