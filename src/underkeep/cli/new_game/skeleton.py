"""Writes the folder of a new game from the files of the template."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from underkeep.cli.terminal.save_files import error_reason
from underkeep.core import registry
from underkeep.core.errors import UserError

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_NAME_LENGTH = 40
TEMPLATE_SUFFIX = ".txt"
"""The end of the names of all files of the template, so that no tool takes them for modules."""


class GameNames(NamedTuple):
    """The names of a new game."""

    name: str
    """The name under which the game is found: `lost-mine`."""
    package: str
    """The name of its package: `lost_mine`."""
    title: str
    """The title in sentences: `Lost Mine`."""
    class_name: str
    """The beginning of the names of its classes: `LostMine`."""

    def fill(self, text: str) -> str:
        """Return a text of the template with the names in their places."""
        places = {"PACKAGE": self.package, "TITLE": self.title, "CLASS": self.class_name, "NAME": self.name}
        return re.sub(r"PACKAGE|TITLE|CLASS|NAME", lambda place: places[place[0]], text)


def check_name(name: str) -> GameNames:
    """Return the names of a new game. Raises a UserError if the name is not possible or is taken."""
    if not NAME.fullmatch(name) or len(name) > MAX_NAME_LENGTH:
        raise UserError("error-game-name", name=name)
    package = name.replace("-", "_")
    is_taken = name in registry.names() or iskeyword(package) or package in sys.stdlib_module_names
    if is_taken or package == "tests" or find_spec(package) is not None:
        raise UserError("error-game-name-taken", name=name)
    words = [word.capitalize() for word in name.split("-")]
    return GameNames(name, package, " ".join(words), "".join(words))


def write_skeleton(name: str, directory: Path) -> Path:
    """Write the folder of a new game into a directory and return its path. Raises a UserError if the name is not
    possible, or the folder exists or cannot be written."""
    names = check_name(name)
    folder = directory.expanduser() / name
    if folder.exists():
        raise UserError("error-folder-exists", path=str(folder))
    try:
        for path, text in template_files():
            file = folder / names.fill(str(path))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(names.fill(text), encoding="utf-8")
    except OSError as error:
        raise UserError("error-not-written", path=str(folder), reason=error_reason(error)) from error
    return folder


def template_files() -> Iterator[tuple[PurePosixPath, str]]:
    """Yield the files of the template, each with its path below the folder of the game and its text."""

    def walk(place: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
        for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                yield from walk(entry, path / entry.name)
            elif entry.name.endswith(TEMPLATE_SUFFIX):
                yield path / entry.name.removesuffix(TEMPLATE_SUFFIX), entry.read_text(encoding="utf-8")

    return walk(files(__package__) / "template", PurePosixPath())
