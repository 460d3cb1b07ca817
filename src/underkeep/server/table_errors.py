"""What a table on the network says when something is not possible."""

from __future__ import annotations

from underkeep.core.errors import UserError

CATALOGUE = ("table",)


class TableError(UserError):
    """Something that is not possible at a table, in one sentence."""

    message_files = CATALOGUE
