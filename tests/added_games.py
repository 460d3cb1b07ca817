"""Games of other distributions in tests: a project is made importable together with its entry points, as an
installation would, but without pip and the network."""

from __future__ import annotations

import os
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from underkeep.core import registry

ROOT = Path(__file__).parents[1]
TORCHLIGHT = ROOT / "docs" / "examples" / "torchlight"
"""The example game of the guide."""


def hide_installed_games() -> None:
    """Hide the games of other distributions that are installed beside Underkeep from this process, so that the tests
    do not depend on them. Games that a test puts on the path itself are found."""
    installed = {Path(sysconfig.get_path(name)) for name in ("purelib", "platlib")}

    def find(*, group: str) -> list[EntryPoint]:
        return [entry for entry in entry_points(group=group) if _folder_of(entry) not in installed]

    registry.entry_points = find  # type: ignore[attr-defined]
    registry.find_games.cache_clear()


def _folder_of(entry: EntryPoint) -> Path | None:
    """Return the folder that contains the metadata of the distribution of an entry point."""
    return Path(str(entry.dist.locate_file(""))) if entry.dist else None


def write_entry_points(project: Path, folder: Path) -> None:
    """Write the metadata of a project into a folder of the path, as pip does for an editable installation."""
    declared = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{declared['name']}-{declared['version']}.dist-info"
    metadata.mkdir(parents=True)
    name, version = declared["name"], declared["version"]
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        line
        for group, entries in declared["entry-points"].items()
        for line in (f"[{group}]", *(f"{entry} = {value}" for entry, value in entries.items()))
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")


def python_path(project: Path, folder: Path) -> str:
    """Return the PYTHONPATH with which another process finds a project whose metadata are in a folder."""
    return os.pathsep.join([str(ROOT / "src"), str(folder), str(project)])


@contextmanager
def added_game(project: Path, folder: Path) -> Iterator[None]:
    """Add the game of a project to the registry of this process inside a `with` block. Its modules are forgotten
    afterwards."""
    packages = {path.parent.name for path in project.glob("*/__init__.py")}
    write_entry_points(project, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(project))
        patch.syspath_prepend(str(folder))
        registry.find_games.cache_clear()
        try:
            yield
        finally:
            patch.undo()
            registry.find_games.cache_clear()
            for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
                del sys.modules[name]
