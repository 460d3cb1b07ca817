"""The setup of Torchlight."""

from __future__ import annotations

from typing import Literal

from torchlight.manifest import MANIFEST
from underkeep.core.simple_game.setup_form import SimpleSetup


class Setup(SimpleSetup, frozen=True, kw_only=True):
    """The choices before a game."""

    manifest = MANIFEST

    length: Literal["long", "short"] = "long"
