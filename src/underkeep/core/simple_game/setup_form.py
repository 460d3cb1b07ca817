"""The setup of a simple game, and the form and the command line that follow from its fields."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from underkeep.core.capabilities.setup_form import CommandOption, SetupField, SetupForm
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.manifest import Manifest
from underkeep.core.messages import load_messages

if TYPE_CHECKING:
    from underkeep.core.simple_game.game import SimpleGame


class SimpleSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The choices before a game. A game adds its own: fields of the type `bool`, whose default is False, or of a
    `Literal` with texts. It also names its manifest."""

    manifest: ClassVar[Manifest]

    players: int = 2
    names: tuple[str, ...] = ()
    """The names of the seats."""

    def checked(self) -> SimpleSetup:
        """Return the setup. Raises a UserError if the number of players or a choice is not possible."""
        least, most = self.manifest.players
        if not least <= self.players <= most:
            raise UserError("error-player-count", game=self.manifest.name, least=least, most=most, players=self.players)
        for choice in list_setup_choices(type(self)):
            value = getattr(self, choice.field)
            if choice.options and value not in choice.options:
                hint = did_you_mean(str(value), choice.options)
                raise UserError("error-setup-choice", field=choice.field, value=str(value), hint=hint)
        return self


class SetupChoice(NamedTuple):
    """A field of a setup that a player can fill."""

    field: str
    options: tuple[str, ...]
    """The texts of a `Literal`; without any, the choice is yes or no."""
    default: Any


def list_setup_choices(setup_type: type[msgspec.Struct]) -> list[SetupChoice]:
    """Return the choices of a setup, besides the players and their names. Raises a TypeError for a field of another
    type than `bool` or `Literal`."""
    hints = typing.get_type_hints(setup_type)
    choices = []
    for field in msgspec.structs.fields(setup_type):
        if field.name in ("players", "names"):
            continue
        hint = hints[field.name]
        if hint is not bool and typing.get_origin(hint) is not typing.Literal:
            raise TypeError(f"{setup_type.__name__}.{field.name} is neither a bool nor a Literal")
        choices.append(SetupChoice(field.name, typing.get_args(hint), field.default))
    return choices


class SimpleSetupForm(SetupForm):
    """The choices of a simple game. The messages of a choice are `GAME-FIELD` and `GAME-FIELD-OPTION`, each with the
    attribute `about`; on the command line it is `--FIELD`, with the messages `setting-FIELD`."""

    def __init__(self, game: SimpleGame) -> None:
        self.game = game
        self.command_options = tuple(
            CommandOption(choice.field.replace("_", "-"), choice.field, "text" if choice.options else "flag")
            for choice in list_setup_choices(game.setup_type)
        )

    def fields(self) -> tuple[SetupField, ...]:
        return tuple(
            SetupField(
                choice.field,
                choice.options,
                default=(choice.default,) if choice.options else (),
                prominent=bool(choice.options),
            )
            for choice in list_setup_choices(self.game.setup_type)
        )

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        text = load_messages(language, self.game.message_files).format
        return {
            f"{self.game.name}-{choice.field}": [
                f"{option} ({text(f'{self.game.name}-{choice.field}-{option}')})" for option in choice.options
            ]
            for choice in list_setup_choices(self.game.setup_type)
            if choice.options
        }
