"""Proposals: the changes of a running game to which all other people at its table have to agree."""

from __future__ import annotations

from dataclasses import dataclass

from underkeep.core.state import Seat


@dataclass(frozen=True)
class SeatReplacement:
    """A seat becomes a bot, an open seat or a seat for a person with a new link (`who`). A new bot gets its name in a
    language."""

    seat: Seat
    who: str
    bot: str
    language: str


@dataclass(frozen=True)
class GameEnd:
    """The game ends without a result."""


Proposal = SeatReplacement | GameEnd
