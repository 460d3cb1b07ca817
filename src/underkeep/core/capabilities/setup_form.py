"""The choices for a new game: on the form of a table and on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from underkeep.core.capabilities.notices import LeftOut


class CommandOption(NamedTuple):
    """One choice on the command line, such as `--level hardcore`. The message `setting-NAME` of the game names its
    value in the help, and the attribute `about` of that message says what the choice does."""

    name: str
    field: str
    """The field of the setup that the value fills."""
    value_kind: str = "text"
    """`text`, `texts` (separated by commas), `flag` (no value), or `page` (a name, or a file whose text is used)."""


class SetupField(NamedTuple):
    """One choice on the form of a new table. Its texts are the messages `GAME-FIELD` of the game, and
    `GAME-FIELD-OPTION` for each option, unless the game words them itself (`SetupForm.choice_text`)."""

    field: str
    """The field of the setup that the choice fills."""
    options: tuple[str, ...] = ()
    """The options; without any, the choice is yes or no."""
    multiple: bool = False
    """Whether several options can be chosen at once."""
    default: tuple[str, ...] = ()
    """The options that are chosen at first."""
    prominent: bool = False
    """Whether the form shows the choice at once; the others are behind "more choices"."""
    unless: str = ""
    """The field of another choice: if an option is chosen there, this one is not shown."""
    custom: bool = False
    """Whether a text of the player's own can be written instead of an option; its message is `GAME-FIELD-own`."""
    groups: tuple[tuple[str, int], ...] = ()
    """The headings above the options, each with its number of options; their messages are `GAME-FIELD-in-NAME`."""


class Preset(NamedTuple):
    """A recommended combination of choices. Its text is the message `GAME-preset-NAME` of the game, whose
    attribute `about` is a sentence on it."""

    name: str
    choices: Mapping[str, Any]
    """The values by field of the setup."""
    players: tuple[int, int]
    """The least and the greatest number of players that it is meant for."""


class SetupForm:
    """The choices of one game."""

    command_options: tuple[CommandOption, ...] = ()
    """The choices on the command line, besides the number of players."""

    def fields(self) -> tuple[SetupField, ...]:
        """Return the choices on the form of a new table, besides the players."""
        return ()

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        """Return the name of an option and a description, or None if the messages of the game have them. A text that
        the player wrote (`SetupField.custom`) has a name too."""
        return None

    def presets(self) -> tuple[Preset, ...]:
        """Return the recommended combinations of choices."""
        return ()

    def apply_preset(self, preset: Preset, choices: Mapping[str, Any]) -> dict[str, Any]:
        """Return the choices of a preset together with others, which take precedence."""
        return {**preset.choices, **choices}

    def left_out(self, setup: Any) -> tuple[LeftOut, ...]:
        """Return the cards of the chosen sets that take no part in a game with this setup, by reason; `notices` words
        them. Raises a UserError if the setup does not fit."""
        return ()

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        """Return all possible choices, each explained in a language, by the message that is their heading."""
        return {}
