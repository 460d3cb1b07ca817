"""List the games of the house, with what can be chosen for each: sets, ready decks, variants and bots.

examples:
  underkeep games
  underkeep games --lang pl
"""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep games`."""
    parser.add_argument("--lang", default="", help="en or pl (default: the language of your system, else English)")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    from rich.text import Text

    from underkeep import bots
    from underkeep.cli.terminal import console, environment_language, ink, paragraph
    from underkeep.core import shelf
    from underkeep.core.words import checked_language, words

    language = checked_language(args.lang.lower()) if args.lang else environment_language()
    screen = console()
    for name in shelf.names():
        game = shelf.take(name)
        speak = words(language, game.catalogues)
        screen.print(ink(name, "head").append(f"   {speak.say('game-title')}"))
        for line in paragraph(Text(speak.say("game-about")), screen, indent=2):
            screen.print(line)
        for message, choices in (*game.choices().items(), ("games-bots", ["you", *bots.BOTS])):
            line = ink(f"{speak.say(message)}: ", "note").append(", ".join(choices), "")
            for part in paragraph(line, screen, indent=2, hanging=2):
                screen.print(part)
    return 0
