"""The complaints of this game: their sentences stand in its own catalogue."""

from __future__ import annotations

from underkeep.core.errors import UserError


class KeepError(UserError):
    """Bad input that only this game can know to be bad."""

    message_files = ("keep_the_heroes_out",)
