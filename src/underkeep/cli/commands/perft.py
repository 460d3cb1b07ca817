"""`underkeep perft`: count the positions that are reachable from a position."""

from __future__ import annotations

import argparse

from underkeep.cli.language import format_number, translate
from underkeep.cli.parser import add_language_option, whole_number
from underkeep.core.scenario.perft import perft


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep perft`."""
    parser.add_argument("scenario", metavar=translate("word-scenario"), help=translate("help-perft-scenario"))
    parser.add_argument("depth", metavar=translate("word-depth"), type=whole_number, help=translate("help-perft-depth"))
    parser.add_argument("--divide", action="store_true", help=translate("help-perft-divide"))
    parser.add_argument("--positions", action="store_true", help=translate("help-perft-positions"))
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Count and print the result."""
    result = perft(args.scenario, args.depth, positions=args.positions)
    if args.divide:
        for words, paths in result.first.items():
            print(f"{format_number(paths):>12}  {words}")
    print(translate("perft-paths", depth=result.depth, paths=result.paths, seconds=format_number(result.seconds, 2)))
    if result.ended:
        print(translate("perft-ended", games=result.ended))
    if result.positions is not None:
        print(translate("perft-positions", positions=result.positions))
    return 0
