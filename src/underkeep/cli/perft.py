"""`underkeep perft`: count what can be reached from a position."""

from __future__ import annotations

import argparse

from underkeep.core.perft import perft

EXAMPLES = """\
example:
  underkeep perft tests/scenarios/boss-monster/opening.yaml 3

A path is one way to answer DEPTH questions, counting only questions with at least two options.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("scenario", metavar="SCENARIO", help="the file with the position; its moves are played first")
    parser.add_argument("depth", metavar="DEPTH", type=int, help="how many answers deep")
    parser.add_argument("--divide", action="store_true", help="print the number for each first move too")
    parser.add_argument("--positions", action="store_true", help="count the different positions at the end too")


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    count = perft(args.scenario, args.depth, positions=args.positions)
    if args.divide:
        for words, paths in count.first.items():
            print(f"{paths:>12,}  {words}")
    print(f"depth {count.depth}: {count.paths:,} paths in {count.seconds:.2f} s")
    if count.ended:
        print(f"{count.ended:,} games ended on the way")
    if count.positions is not None:
        print(f"{count.positions:,} different positions")
    return 0
