"""The user errors of throws; their sentences are in a message file of their own."""

from __future__ import annotations

from underkeep.core.errors import UserError


class ThrowError(UserError):
    """A throw that no hand can make at this table, or that the program cannot simulate."""

    message_files = ("dungeon_fighter_throws",)
