"""`underkeep perft`: count what can be reached from a position."""

from __future__ import annotations

import argparse

from underkeep.cli.language import number, translate
from underkeep.cli.parser import add_language, whole_number
from underkeep.core.scenario.perft import perft


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.add_argument("scenario", metavar=translate("word-scenario"), help=translate("help-perft-scenario"))
    parser.add_argument("depth", metavar=translate("word-depth"), type=whole_number, help=translate("help-perft-depth"))
    parser.add_argument("--divide", action="store_true", help=translate("help-perft-divide"))
    parser.add_argument("--positions", action="store_true", help=translate("help-perft-positions"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    count = perft(args.scenario, args.depth, positions=args.positions)
    if args.divide:
        for words, paths in count.first.items():
            print(f"{number(paths):>12}  {words}")
    print(translate("perft-paths", depth=count.depth, paths=count.paths, seconds=number(count.seconds, 2)))
    if count.ended:
        print(translate("perft-ended", games=count.ended))
    if count.positions is not None:
        print(translate("perft-positions", positions=count.positions))
    return 0
