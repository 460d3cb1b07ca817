"""Moves in notation: the words of an option, written field by field."""

from __future__ import annotations

from functools import partial
from typing import Any, Generic

from underkeep.core.declarations import Field
from underkeep.core.options.option import Option
from underkeep.core.state import S


class MoveWriter(Generic[S]):
    """Writes the options of one position in notation. With `exact`, a game adds what tells equal names apart."""

    def __init__(self, state: S, exact: bool = False) -> None:
        self.state = state
        self.exact = exact

    def write(self, option: Option) -> str:
        """Return an option in notation."""
        return option.write_move(partial(self.write_field, option))

    def write_field(self, option: Option, field: Field, value: Any) -> str:
        """Return the value of a field of an option in notation."""
        raise NotImplementedError
