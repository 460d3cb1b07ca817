"""What can be chosen for the games, as options of the commands that begin one.

Each game says what there is (`Game.settings`) and has the words for it; a command offers the settings of all games, and
complains about one that the game at hand does not have.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from underkeep.cli.language import current_language
from underkeep.cli.language import translate as speech
from underkeep.cli.terminal.save_files import reason_of
from underkeep.core import registry
from underkeep.core.capabilities.presets import get_preset
from underkeep.core.capabilities.setup_form import CommandOption, Preset
from underkeep.core.errors import LocalizedText, UserError
from underkeep.core.game import Game
from underkeep.core.messages import load_messages

PAGE = ".toml"
"""How the name of a file ends that is meant instead of a name."""


def add_settings(parser: argparse.ArgumentParser) -> None:
    """The settings of all games, each game's under its title. A name that games share is one option, and says what it
    means in each of them."""
    parser.add_argument("--preset", default="", metavar=speech("word-preset"), help=speech("help-preset"))
    known: dict[str, argparse.Action] = {}
    for name in registry.names():
        game = registry.get(name)
        say = load_messages(current_language(), game.message_files).format
        group = parser.add_argument_group(say("game-title"))
        for setting in game.setup_form.command_options:
            about = say(f"setting-{setting.name}.about")
            option = known.get(setting.name)
            if option is None:
                known[setting.name] = _add(group, setting, say(f"setting-{setting.name}"), about)
            elif option.help and about not in option.help:
                option.help += f"; {say('game-title')}: {about}"


def _add(group: argparse._ArgumentGroup, setting: CommandOption, word: str, about: str) -> argparse.Action:
    option, place = f"--{setting.name}", f"setting_{setting.name}"
    if setting.value_kind == "flag":
        return group.add_argument(option, action="store_true", dest=place, help=about)
    if setting.value_kind == "texts":
        return group.add_argument(option, action="append", default=[], dest=place, metavar=word, help=about)
    return group.add_argument(option, default="", dest=place, metavar=word, help=about)


def chosen(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What was chosen, as fields of the game's setup. Raises a UserError for what this game does not have."""
    own = {setting.name: setting for setting in game.setup_form.command_options}
    found: dict[str, Any] = {}
    for place, value in vars(args).items():
        name = place.removeprefix("setting_")
        if name == place or not value:
            continue
        if name not in own:
            hint = LocalizedText("error-known", names=[f"--{other}" for other in own])
            raise UserError("error-no-choice", game=game.name, what=f"--{name}", hint=hint)
        found[own[name].field] = _value(own[name], value)
    preset = preset_of(args, game)
    return game.setup_form.apply_preset(preset, found) if preset is not None else found


def preset_of(args: argparse.Namespace, game: Game) -> Preset | None:
    """The preset that was chosen; None without one. Raises a UserError if the game has none of this name."""
    return get_preset(game, args.preset) if args.preset else None


def _value(setting: CommandOption, value: Any) -> Any:
    if setting.value_kind == "texts":
        # Where another game takes one text under the same name, it comes as one.
        parts = [part.strip() for given in ([value] if isinstance(value, str) else value) for part in given.split(",")]
        while parts and not parts[-1]:
            parts.pop()
        return tuple(parts)
    if setting.value_kind == "page" and value.endswith(PAGE):
        return read_page(value)
    return value


def read_page(path: str) -> str:
    """What stands in a file. Raises a UserError if it cannot be read."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise UserError("error-not-read", path=path, reason=reason_of(error)) from error
    except UnicodeDecodeError as error:
        raise UserError("error-not-text", path=path) from error
