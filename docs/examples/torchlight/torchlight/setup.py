"""The choices before a game of Torchlight."""

from __future__ import annotations

from typing import Literal

from torchlight.manifest import MANIFEST
from underkeep.core.simple_game.setup_form import SimpleSetup


class Setup(SimpleSetup, frozen=True, kw_only=True):
    """The number of players, their names, and the length of the game."""

    manifest = MANIFEST

    length: Literal["long", "short"] = "long"
