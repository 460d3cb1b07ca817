"""The complaints of this game: their sentences stand in its own catalogue."""

from __future__ import annotations

from underkeep.core.errors import Complaint


class FighterComplaint(Complaint):
    """Bad input that only this game can know to be bad."""

    catalogues = ("dungeon_fighter",)
