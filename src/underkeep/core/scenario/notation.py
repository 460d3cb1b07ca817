"""The notation of one game: the part of the scenario notation that each game adds (see docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import PASS, Option
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import Face, Seed, State

HIDDEN = "unknown"
"""The name of a card that the viewer does not know."""


class NotOnTable(UserError):
    """The card of an expectation is not on the table now, but it may come."""


class CardNames(list[Any]):
    """A list of card names that `Notation.lookup` returns; `ordered=False` if their order has no meaning. A stack is a
    list inside it, a card with a mark a mapping from the mark to the name."""

    def __init__(self, names: Any = (), *, ordered: bool = True) -> None:
        super().__init__(names)
        self.ordered = ordered


class CardName(str):
    """The name of a card that `Notation.lookup` returns, so that it may be expected in a short form."""


class PlaceName(str):
    """The name of a place that `Notation.lookup` returns. Its words may be expected with blanks, hyphens or underscores
    between them."""

    def is_written(self, text: str) -> bool:
        """Return whether a text is this name."""
        return place_words(text) == place_words(self)


def place_words(name: str) -> list[str]:
    """Return the words of the name of a place, without the characters between them.

    >>> place_words("landing_pad special") == place_words("Landing-Pad special")
    True
    """
    return re.split(r"[\s_-]+", name.strip().casefold())


class Notation:
    """The notation of one game. Each game has one instance: `Game.notation`."""

    breakpoint_steps: tuple[str, ...] = ()
    """The steps before which a scenario table stops, so that an `until` can stop there."""
    phases: tuple[str, ...] = ()
    """The values of the path `phase`."""
    parent_phases: Mapping[str, str] = MappingProxyType({})
    """The phases that have a name of their own under `phase` and are a part of another phase, which is the value."""
    lap = "round"
    """The unit that the game counts, and the path of its number: `round` or `turn`. An `until` waits no longer than to
    the end of one."""
    ending_paths: tuple[str, ...] = ()
    """The paths, besides `over` and `winner`, that are about the end of the game: an `until` with one of them waits for
    that end."""

    def read_position(self, position: Node, seed: Seed) -> tuple[Any, State]:
        """Return the setup and the position that the fields of a scenario describe. Fields that are not given have
        defaults. Raises ScenarioError at the node that is wrong."""
        raise NotImplementedError

    def write_position(self, setup: Any, state: Any) -> dict[str, Any]:
        """Return the fields that describe a position at the beginning of a step, as plain data for `read_position`;
        cards with blank faces are written `unknown`."""
        raise NotImplementedError

    def write_setup(self, setup: Any, state: Any) -> dict[str, Any]:
        """Return the fields that describe an ordinary game before its first decision, so that `read_position` with the
        same seed gives the same position."""
        raise NotImplementedError

    def lookup(self, state: Any, path: tuple[str, ...]) -> Any:
        """Return the value under a path such as `players`, `1`, `hand`: a number, a text, true or false, a `CardName`,
        a list, `CardNames`, or a mapping with the names of the next steps. Raises NotOnTable if the path names a card
        that is not there now, and a UserError that lists the known names if there is no such path."""
        raise NotImplementedError

    def card_name(self, written: str, setup: Any = None) -> str:
        """Return the full printed name of a card that may be written short; cards of a game with this setup take
        precedence. Raises a UserError with the most similar name."""
        raise NotImplementedError

    def face_name(self, face: Face) -> str:
        """Return the printed name of a face; `unknown` for the blank one."""
        raise NotImplementedError

    def event_detail(self, field: str, node: Node) -> Any:
        """Return the expected value of a field of an event that is no card. Raises ScenarioError for a value that no
        event can have there."""
        return node.plain()

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        """Return the options of a decision by their moves: the words that scenarios use for them, in plain English."""
        raise NotImplementedError

    def is_short_form(self, state: Any, words: str, option: Option) -> bool:
        """Return whether these words are a short form of the option's move."""
        raise NotImplementedError

    def range_option(self, state: Any, decision: Decision, words: str) -> Option | None:
        """Return the option that these words describe among range options, or None if they describe none."""
        return None

    def range_moves(self, state: Any, decision: Decision) -> list[str]:
        """Return the possible answers to a decision with range options: the ranges of its numbers."""
        assert isinstance(decision.options, RangeOptions)
        offered = decision.options.describe_ranges()
        numbers = ((name, getattr(offered, name)) for name in offered.__struct_fields__)
        return [
            f"{name} {value.least} to {value.most}"
            for name, value in numbers
            if hasattr(value, "least") and hasattr(value, "most")
        ]

    def check_move_text(self, words: str) -> None:
        """Raise a UserError if the words are a move in no position (a misspelt card, for instance), so that `refuses`
        never holds by accident."""
        raise NotImplementedError

    def decline(self, options: Sequence[Option]) -> Option:
        """Return the option of a seat that wants nothing: the pass if possible, else the first option."""
        return PASS if PASS in options else options[0]

    def window_key(self, state: Any) -> Any:
        """Return a value that stays equal while the same window is open: `all: pass` passes that long."""
        raise NotImplementedError

    def lap_number(self, state: Any) -> int:
        """Return the number of the round (or turn) that is running or about to begin; the setup belongs to the
        first."""
        raise NotImplementedError

    def lap_is_ending(self, state: Any) -> bool:
        """Return whether the last phase of the round (or turn) is running: an `until` that begins there waits for the
        next round (or turn) too."""
        raise NotImplementedError

    def may_stop(self, state: Any, path: tuple[str, ...]) -> bool:
        """Return whether an `until` with this path may stop here if its value is as expected. A game returns False
        where the value has already changed, but has not taken effect yet."""
        return True

    def progress_text(self, state: Any) -> str:
        """Return the round and the phase in a few words, for error messages."""
        raise NotImplementedError

    def cards_with_text(self) -> dict[str, list[str]]:
        """Return the cards that have an ability, by set: each of them should have a scenario."""
        raise NotImplementedError
