"""`underkeep games`: the games of the house, with what can be chosen for each."""

from __future__ import annotations

import argparse

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep games`."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    from rich.text import Text

    from underkeep import bots
    from underkeep.cli.terminal.styles import console, ink, paragraph
    from underkeep.core import registry
    from underkeep.core.messages import load_messages

    screen = console()
    for name in registry.names():
        game = registry.get(name)
        speak = load_messages(current_language(), game.message_files)
        screen.print(ink(name, "head").append(f"   {speak.format('game-title')}"))
        for line in paragraph(Text(speak.format("game-about")), screen, indent=2):
            screen.print(line)
        for message, choices in (
            *game.setup_form.list_choices(current_language()).items(),
            ("games-bots", [translate("games-you"), *bots.offered(name)]),
        ):
            line = ink(f"{speak.format(message)}: ", "note").append(", ".join(choices), "")
            for part in paragraph(line, screen, indent=2, hanging=2):
                screen.print(part)
    return 0
