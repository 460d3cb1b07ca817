"""`underkeep games`: list the games, with the choices for each."""

from __future__ import annotations

import argparse

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language_option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep games`."""
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the games."""
    from rich.text import Text

    from underkeep import bots
    from underkeep.cli.terminal.styles import console, ink, paragraph
    from underkeep.core import registry
    from underkeep.core.messages import load_messages

    screen = console()
    for name in registry.names():
        game = registry.get(name)
        messages = load_messages(current_language(), game.message_files)
        screen.print(ink(name, "head").append(f"   {messages.format('game-title')}"))
        for line in paragraph(Text(messages.format("game-about")), screen, indent=2):
            screen.print(line)
        for message, choices in (
            *game.setup_form.list_choices(current_language()).items(),
            ("games-bots", [translate("games-you"), *bots.offered(name)]),
        ):
            line = ink(f"{messages.format(message)}: ", "note").append(", ".join(choices), "")
            for part in paragraph(line, screen, indent=2, hanging=2):
                screen.print(part)
    return 0
