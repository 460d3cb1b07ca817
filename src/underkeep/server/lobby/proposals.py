"""Proposals: the changes of a running game to which all other people at its table have to agree."""

from __future__ import annotations

import msgspec

from underkeep.core.state import Seat


class SeatReplacement(msgspec.Struct, frozen=True, tag=True):
    """A seat becomes a bot, an open seat or a seat for a person with a new link (`who`). A new bot gets its name in a
    language."""

    seat: Seat
    who: str
    bot: str
    language: str


class GameEnd(msgspec.Struct, frozen=True, tag=True):
    """The game ends without a result."""


Proposal = SeatReplacement | GameEnd
