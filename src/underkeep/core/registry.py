"""The registry: all games by name, found by their manifests and loaded on first use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.game import Game
from underkeep.core.manifest import OWN_GAMES, Manifest

ENTRY_POINT = "underkeep.games"
"""The entry point with which another distribution adds a game: its value is `package.manifest:MANIFEST`."""


@dataclass(frozen=True)
class FoundGames:
    """The games that were found, and those of other distributions that cannot be used."""

    manifests: dict[str, Manifest]
    """The manifests by name, in the order of their positions."""
    refused: dict[str, UserError]
    """Why a game cannot be used, by the name of its entry point."""


@cache
def find_games() -> FoundGames:
    """Find all games. A game of another distribution that is broken, or has the name of another game, is left out, so
    that every other game can still be played."""
    own = import_module(OWN_GAMES)
    found = [import_module(f"{OWN_GAMES}.{module.name}.manifest").MANIFEST for module in iter_modules(own.__path__)]
    refused: dict[str, UserError] = {}
    for entry in entry_points(group=ENTRY_POINT):
        try:
            found.append(_load_added_game(entry, {manifest.name for manifest in found}))
        except UserError as error:
            refused[entry.name] = error
    found.sort(key=lambda manifest: (manifest.position, manifest.name))
    return FoundGames({manifest.name: manifest for manifest in found}, refused)


def _load_added_game(entry: EntryPoint, taken: set[str]) -> Manifest:
    """Return the manifest of an added game, whose modules are loaded at once. Raises a UserError if it cannot be
    used."""
    try:
        manifest = entry.load()
        if not isinstance(manifest, Manifest):
            raise TypeError(f"{entry.value} is no Manifest")
        if manifest.name in taken:
            raise UserError("error-added-game-taken", name=entry.name, taken=manifest.name)
        manifest.load_game()
    except UserError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UserError("error-added-game-broken", name=entry.name, reason=reason) from error
    return manifest


def manifests() -> dict[str, Manifest]:
    """Return the manifests of all games by name, in the order of their positions."""
    return find_games().manifests


def names() -> list[str]:
    """Return the names of all games."""
    return list(manifests())


def default_name() -> str:
    """Return the name of the game that is meant where none is named: the first one."""
    return names()[0]


def get_manifest(name: str) -> Manifest:
    """Return the manifest of a game. Raises a UserError that suggests the most similar name, or says why an added game
    cannot be used."""
    found = find_games()
    if name in found.refused and name not in found.manifests:
        raise found.refused[name]
    if name not in found.manifests:
        raise UserError("error-no-game", name=name, hint=did_you_mean(name, found.manifests))
    return found.manifests[name]


def get(name: str) -> Game:
    """Return a game. Raises a UserError that suggests the most similar name, or says why an added game cannot be
    used."""
    return get_manifest(name).load_game()
