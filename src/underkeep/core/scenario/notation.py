"""What a game has to add so that its positions and moves can be written down (see docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from underkeep.core.decisions import PASS, Decision, Option, RangeOptions
from underkeep.core.errors import UserError
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import State

HIDDEN = "unknown"
"""What stands for a card whose face one may not see."""


class NotOnTable(UserError):
    """What an expectation speaks of is not on the table now (it may come)."""


class CardNames(list[Any]):
    """A list of card names as `Notation.lookup` gives it; `ordered=False` if their order means nothing. A stack
    is a list inside it, a card with a mark a mapping from the mark to the name."""

    def __init__(self, names: Any = (), *, ordered: bool = True) -> None:
        super().__init__(names)
        self.ordered = ordered


class CardName(str):
    """The name of a card as `Notation.lookup` gives it, so that it may be expected in a short form."""


class PlaceName(str):
    """The name of a place as `Notation.lookup` gives it. Its words may be expected with blanks, hyphens or underscores
    between them."""

    def is_written(self, text: str) -> bool:
        """Whether a text is this name."""
        return place_words(text) == place_words(self)


def place_words(name: str) -> list[str]:
    """The words of the name of a place, whatever stands between them.

    >>> place_words("landing_pad special") == place_words("Landing-Pad special")
    True
    """
    return re.split(r"[\s_-]+", name.strip().casefold())


class Notation:
    """How one game is written down. Each game has one instance: `Game.notation`."""

    stops: tuple[str, ...] = ()
    """The steps before which play stops for a look (scenarios can stop there with `until`)."""
    phases: tuple[str, ...] = ()
    """What can be found under `phase`."""
    parts_of_phases: Mapping[str, str] = MappingProxyType({})
    """Phases that have a name of their own under `phase`, and are a part of another one."""
    lap = "round"
    """What the game counts, and the path under which its number is found: `round` or `turn`. An `until` waits no longer
    than to the end of one."""
    outcomes: tuple[str, ...] = ()
    """The paths, besides `over` and `winner`, that speak of the end of the game: an `until` that names one waits for
    it."""

    def read_position(self, position: Node, seed: int) -> tuple[Any, State]:
        """The setup and the position that the fields of a scenario describe. What they do not mention takes
        a default. Raises ScenarioError at the node that is wrong."""
        raise NotImplementedError

    def write_position(self, setup: Any, state: Any) -> dict[str, Any]:
        """The fields that describe a position at the beginning of a step, as plain data; cards whose faces
        are blank are written `unknown`. `arrange` reads them back."""
        raise NotImplementedError

    def write_setup(self, setup: Any, state: Any) -> dict[str, Any]:
        """The fields that describe an ordinary game before its first question, so that `arrange` with the same
        seed gives the same position."""
        raise NotImplementedError

    def lookup(self, state: Any, path: tuple[str, ...]) -> Any:
        """What lies under a path such as `players`, `1`, `hand`: a number, a text, true or false, a `Name`,
        a list, `Cards`, or a mapping with the names of what lies further down. Raises NotOnTable if it speaks of
        a card that is not there now, and a UserError that names what is known if there is no such path."""
        raise NotImplementedError

    def card_name(self, written: str, setup: Any = None) -> str:
        """The full printed name of a card that may be written short; cards that are in a game with this setup are
        rather meant than others. Raises a UserError with the nearest."""
        raise NotImplementedError

    def face_name(self, face: int) -> str:
        """The printed name of a face; `unknown` for the blank one."""
        raise NotImplementedError

    def event_detail(self, field: str, node: Node) -> Any:
        """What an expected event should have in this field, which is no card. Raises ScenarioError for a word that no event
        can have there."""
        return node.plain()

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        """Return the options of a decision by their moves: the words that scenarios use for them, in plain English."""
        raise NotImplementedError

    def is_short_form(self, state: Any, words: str, option: Option) -> bool:
        """Whether these words are a short form of the option's words."""
        raise NotImplementedError

    def range_option(self, state: Any, decision: Decision, words: str) -> Option | None:
        """The option that these words describe, where there are too many to be listed (`RangeOptions`); None if they do not
        fit."""
        return None

    def range_moves(self, state: Any, decision: Decision) -> list[str]:
        """What can be answered to a question with too many options to be listed (`RangeOptions`): the ranges of its numbers."""
        assert isinstance(decision.options, RangeOptions)
        offered = decision.options.describe_ranges()
        numbers = ((name, getattr(offered, name)) for name in offered.__struct_fields__)
        return [
            f"{name} {value.least} to {value.most}"
            for name, value in numbers
            if hasattr(value, "least") and hasattr(value, "most")
        ]

    def check_move_text(self, words: str) -> None:
        """Raises a UserError if the words cannot be a move in any position (a misspelt card, say), so that
        `refuses` never holds by accident."""
        raise NotImplementedError

    def decline(self, options: Sequence[Option]) -> Option:
        """What somebody answers who wants nothing: pass if possible, else the first option."""
        return PASS if PASS in options else options[0]

    def window_key(self, state: Any) -> Any:
        """Something that stays the same as long as the same window is open: `all: pass` passes so long."""
        raise NotImplementedError

    def lap_number(self, state: Any) -> int:
        """The number of the round (or turn) that is running or about to begin; the setup belongs to the first."""
        raise NotImplementedError

    def lap_is_ending(self, state: Any) -> bool:
        """Whether the last phase of the round (or turn) is running: an `until` that begins there waits for the next
        round (or turn) too."""
        raise NotImplementedError

    def may_stop(self, state: Any, path: tuple[str, ...]) -> bool:
        """Whether an `until` that waits for something under this path may stop here, if it is so. A game says no where
        what is looked up is so already, but has not taken effect yet."""
        return True

    def where(self, state: Any) -> str:
        """Round and phase in a few words, for error messages."""
        raise NotImplementedError

    def cards_with_text(self) -> dict[str, list[str]]:
        """The cards that have an ability, by set: each of them wants a scenario."""
        raise NotImplementedError
