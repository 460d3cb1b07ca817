"""The choices for a new game as options of the commands that begin one.

Each game lists its choices (`SetupForm.command_options`) and has the messages for them. A command offers the choices of
all games, and raises a UserError for one that the chosen game does not have.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from underkeep.cli.language import current_language, translate
from underkeep.cli.terminal.save_files import error_reason
from underkeep.core import registry
from underkeep.core.capabilities.presets import get_preset
from underkeep.core.capabilities.setup_form import CommandOption, Preset
from underkeep.core.errors import LocalizedText, UserError
from underkeep.core.game import Game
from underkeep.core.messages import load_messages

PAGE_SUFFIX = ".toml"
"""The end of the name of a file that is given instead of the name of a page."""


def add_setup_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of all games to a parser, those of each game under its title. A name that several games have is
    one option, whose help has the description of each game."""
    parser.add_argument("--preset", default="", metavar=translate("word-preset"), help=translate("help-preset"))
    known: dict[str, argparse.Action] = {}
    for name in registry.names():
        game = registry.get(name)
        text = load_messages(current_language(), game.message_files).format
        group = parser.add_argument_group(text("game-title"))
        for setting in game.setup_form.command_options:
            about = text(f"setting-{setting.name}.about")
            option = known.get(setting.name)
            if option is None:
                known[setting.name] = _add(group, setting, text(f"setting-{setting.name}"), about)
            elif option.help and about not in option.help:
                option.help += f"; {text('game-title')}: {about}"


def _add(group: argparse._ArgumentGroup, setting: CommandOption, word: str, about: str) -> argparse.Action:
    option, destination = f"--{setting.name}", f"setting_{setting.name}"
    if setting.value_kind == "flag":
        return group.add_argument(option, action="store_true", dest=destination, help=about)
    if setting.value_kind == "texts":
        return group.add_argument(option, action="append", default=[], dest=destination, metavar=word, help=about)
    return group.add_argument(option, default="", dest=destination, metavar=word, help=about)


def read_choices(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """Return the chosen values as fields of the game's setup. Raises a UserError for a choice that the game does not
    have."""
    options = {setting.name: setting for setting in game.setup_form.command_options}
    choices: dict[str, Any] = {}
    for destination, value in vars(args).items():
        name = destination.removeprefix("setting_")
        if name == destination or not value:
            continue
        if name not in options:
            hint = LocalizedText("error-known", names=[f"--{other}" for other in options])
            raise UserError("error-no-choice", game=game.name, what=f"--{name}", hint=hint)
        choices[options[name].field] = _value(options[name], value)
    preset = chosen_preset(args, game)
    return game.setup_form.apply_preset(preset, choices) if preset is not None else choices


def chosen_preset(args: argparse.Namespace, game: Game) -> Preset | None:
    """Return the chosen preset, or None. Raises a UserError if the game has none of this name."""
    return get_preset(game, args.preset) if args.preset else None


def _value(setting: CommandOption, value: Any) -> Any:
    if setting.value_kind == "texts":
        # The value is a single text if another game has an option of the same name that takes one.
        parts = [part.strip() for given in ([value] if isinstance(value, str) else value) for part in given.split(",")]
        while parts and not parts[-1]:
            parts.pop()
        return tuple(parts)
    if setting.value_kind == "page" and value.endswith(PAGE_SUFFIX):
        return read_text_file(value)
    return value


def read_text_file(path: str) -> str:
    """Return the text of a file. Raises a UserError if it cannot be read."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise UserError("error-not-read", path=path, reason=error_reason(error)) from error
    except UnicodeDecodeError as error:
        raise UserError("error-not-text", path=path) from error
