"""What can be wrong with a throw: the sentences stand in a catalogue of their own."""

from __future__ import annotations

from underkeep.core.errors import UserError


class ThrowError(UserError):
    """A throw that no hand can make at this table, or that the program cannot simulate."""

    message_files = ("dungeon_fighter_throws",)
