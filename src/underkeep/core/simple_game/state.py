"""The state of a simple game, and the empty state that a new game begins with."""

from __future__ import annotations

import typing
from dataclasses import fields
from types import UnionType
from typing import Any, TypeVar, Union

from underkeep.core.state import Seat, Seed, State, plain_type, state_base


@state_base
class SimpleState(State):
    """The fields that the state of every simple game has. A game adds its zones (`list[CardId]` for a common one,
    `list[list[CardId]]` for one of each seat) and its numbers."""

    active_seat: Seat
    """The seat whose turn it is."""
    turns: int
    """The number of turns that have begun."""
    resigned: list[Seat]
    """The seats that have given up."""
    backs: list[int]
    """The back of each card: its number in `SimpleGame.backs`."""


S = TypeVar("S", bound=SimpleState)


def blank_state(state_type: type[S], players: int, seed: Seed, step: str) -> S:
    """Return a state in which every zone is empty and every number is 0."""
    hints = typing.get_type_hints(state_type)
    values = {field.name: _blank_value(hints[field.name], players) for field in fields(state_type)}
    return state_type(**values | {"players": players, "seed": seed, "step": step})


def _blank_value(hint: Any, players: int) -> Any:
    """Return the empty value of a type; a list of lists has a list for each seat."""
    hint = plain_type(hint)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is list and typing.get_origin(arguments[0]) is list:
        return [[] for _ in range(players)]
    if origin in (Union, UnionType):
        return None
    return (origin or hint)()
