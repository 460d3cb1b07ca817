"""The user errors of Dungeon Fighter; their sentences are in its own message file."""

from __future__ import annotations

from underkeep.core.errors import UserError


class FighterError(UserError):
    """Bad input that only the rules of Dungeon Fighter can recognize."""

    message_files = ("dungeon_fighter",)
