"""The user errors of this game. Their sentences are in its own message file."""

from __future__ import annotations

from underkeep.core.errors import UserError


class KeepError(UserError):
    """A user error that only this game can detect."""

    message_files = ("keep_the_heroes_out",)
