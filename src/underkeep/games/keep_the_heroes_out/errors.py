"""The complaints of this game: their sentences stand in its own catalogue."""

from __future__ import annotations

from underkeep.core.errors import Complaint


class KeepComplaint(Complaint):
    """Bad input that only this game can know to be bad."""

    catalogues = ("keep_the_heroes_out",)
