"""`underkeep new-game`: write the folder of a new game."""

from __future__ import annotations

import argparse
from pathlib import Path

from underkeep.cli.language import translate
from underkeep.cli.parser import add_language_option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep new-game`."""
    parser.add_argument("name", metavar=translate("word-name"), help=translate("help-new-game-name"))
    parser.add_argument(
        "--directory", default=".", metavar=translate("word-folder"), help=translate("help-new-game-directory")
    )
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Write the folder, and print the commands that come next."""
    from underkeep.cli.new_game.skeleton import write_skeleton

    folder = write_skeleton(args.name, Path(args.directory))
    print(translate("new-game-written", path=str(folder)))
    print(translate("new-game-next"))
    for command in ("pip install --editable .", "python -m pytest", f"underkeep play {args.name}"):
        print(f"    {command if 'pip' not in command else f'cd {folder} && {command}'}")
    return 0
