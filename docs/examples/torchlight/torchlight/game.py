"""Torchlight as a table needs it."""

from __future__ import annotations

from torchlight.events import CardSpied, CardTurned, RunLost, ToolUsed, TreasureBrought
from torchlight.manifest import MANIFEST
from torchlight.options import GoDeeper, TurnBack, UseTool
from torchlight.rules import Torchlight, run
from torchlight.setup import Setup
from torchlight.state import TorchlightState
from underkeep.core.simple_game.game import SimpleGame
from underkeep.core.simple_game.zones import HAND, PILE, ROW, Counter, Zone


class TorchlightGame(SimpleGame):
    """The declarations of the game."""

    steps = {"run": run}
    state_type = TorchlightState
    setup_type = Setup
    rules_type = Torchlight
    options = (GoDeeper, TurnBack, UseTool)
    events = (CardTurned, TreasureBrought, RunLost, ToolUsed, CardSpied)
    table_zones = (
        Zone("deck", PILE),
        Zone("corridor", ROW),
        Zone("discard", PILE, face_up=True),
        Zone("hoards", ROW),
        Zone("toolbox", PILE),
        Zone("hands", HAND),
    )
    counters = (Counter("carried", Torchlight.carried), Counter("score", Torchlight.scores))


GAME = TorchlightGame(MANIFEST)
