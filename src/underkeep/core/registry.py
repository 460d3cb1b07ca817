"""The registry: all games by name, found by their manifests and loaded on first use."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.game import Game
from underkeep.core.manifest import OWN_GAMES, Manifest

ENTRY_POINT = "underkeep.games"
"""The entry point with which another distribution adds a game: its value is `package.manifest:MANIFEST`."""


@cache
def manifests() -> dict[str, Manifest]:
    """Return the manifests of all games by name, in the order of their positions."""
    own = import_module(OWN_GAMES)
    found = [import_module(f"{OWN_GAMES}.{module.name}.manifest").MANIFEST for module in iter_modules(own.__path__)]
    found += [entry.load() for entry in entry_points(group=ENTRY_POINT)]
    found.sort(key=lambda manifest: (manifest.position, manifest.name))
    return {manifest.name: manifest for manifest in found}


def names() -> list[str]:
    """Return the names of all games."""
    return list(manifests())


def default_name() -> str:
    """Return the name of the game that is meant where none is named: the first one."""
    return names()[0]


def get_manifest(name: str) -> Manifest:
    """Return the manifest of a game. Raises a UserError that suggests the most similar name."""
    if name not in manifests():
        raise UserError("error-no-game", name=name, hint=did_you_mean(name, manifests()))
    return manifests()[name]


def get(name: str) -> Game:
    """Return a game. Raises a UserError that suggests the most similar name."""
    return get_manifest(name).load_game()
