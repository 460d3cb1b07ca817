"""The shelf of games: each is put here under its name and opened when somebody wants to play it."""

from __future__ import annotations

from importlib import import_module

from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.game import Game

_shelf: dict[str, str] = {}


def register(name: str, where: str) -> None:
    """Put a game on the shelf: `where` is `package.module:attribute` of its Game."""
    _shelf[name] = where


def names() -> list[str]:
    """The games on the shelf."""
    return list(_shelf)


def get(name: str) -> Game:
    """The game of this name. Raises a UserError that suggests the nearest one."""
    if name not in _shelf:
        raise UserError("error-no-game", name=name, hint=did_you_mean(name, _shelf))
    module, attribute = _shelf[name].split(":")
    game: Game = getattr(import_module(module), attribute)
    return game
