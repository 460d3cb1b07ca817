"""The options of Nim."""

from __future__ import annotations

from underkeep.core.options.option import Option, option


@option("take {count}")
class Take(Option, frozen=True, array_like=True, tag=True):
    """Take matches from the pile."""

    count: int
