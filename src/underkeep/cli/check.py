"""`underkeep check`: run scenarios and say what does not hold."""

from __future__ import annotations

import argparse
import textwrap

from underkeep.core.checking import Outcome, Report, check
from underkeep.core.coverage import Coverage

EXAMPLES = """\
examples:
  underkeep check tests/scenarios                         all scenarios below a folder
  underkeep check my-case.yaml --show                     what was answered and what happened
  underkeep check tests/scenarios --coverage docs/rules   the clauses that no scenario proves

The exit code is 0 if everything holds, 1 if a scenario fails (with --strict also if a clause or a card has
none), and 2 if something cannot be read.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a scenario (*.yaml), or a folder of them")
    parser.add_argument("--coverage", metavar="FOLDER", help="list the clauses of this folder without a scenario")
    parser.add_argument("--cards", action="store_true", help="list the cards with an ability and no scenario")
    parser.add_argument("--show", action="store_true", help="print every answer and event of each scenario")
    parser.add_argument("--strict", action="store_true", help="fail also if --coverage or --cards lists something")
    parser.add_argument("-q", "--quiet", action="store_true", help="print nothing but what is wrong")


def run(args: argparse.Namespace) -> int:
    """Run the scenarios and print the report."""
    report = check(args.paths, args.coverage, args.cards, _show if args.show else None)
    for problem in report.problems:
        print(problem)
    incomplete = _print_coverage(report.coverage, args.quiet) if report.coverage is not None else False
    if args.cards:
        incomplete = _print_cards(report) or incomplete
    if not args.quiet or report.problems:
        print(summary(report))
    return report.exit_code or int(args.strict and incomplete)


def summary(report: Report) -> str:
    """The last line: `40 scenarios passed, 2 failed`."""
    noun = "scenario" if report.passed == 1 else "scenarios"
    unread = len(report.unreadable)
    more = f", {unread} could not be read" if unread else ""
    return f"{report.passed} {noun} passed, {report.failed} failed{more}"


def _show(outcome: Outcome) -> None:
    title = outcome.scenario.title if outcome.scenario is not None else "unreadable"
    print(f"{outcome.file}: {title}")
    print(textwrap.indent("\n".join(outcome.story), "  "))


def _print_coverage(coverage: Coverage, quiet: bool) -> bool:
    """Print what is missing; True if something is."""
    if coverage.unknown:
        print(f"Scenarios name clauses that do not exist: {', '.join(coverage.unknown)}.")
    if coverage.needless:
        print(f"Listed as untested, but a scenario proves them: {', '.join(coverage.needless)}.")
    if coverage.missing:
        print("Clauses without a scenario:")
        print(textwrap.fill(" ".join(coverage.missing), 100, initial_indent="  ", subsequent_indent="  "))
    if not quiet:
        needed = len(coverage.clauses) - len(coverage.excused)
        print(f"{len(coverage.proved)} of {needed} clauses have a scenario; {len(coverage.excused)} need none.")
    return bool(coverage.missing or coverage.unknown)


def _print_cards(report: Report) -> bool:
    """Print the cards without a scenario; True if there are some."""
    found = False
    for game, sets in report.cards.items():
        for code, names in sets.items():
            if names:
                found = True
                print(f"Cards of {code} ({game}) without a scenario:")
                print(textwrap.fill("; ".join(names), 100, initial_indent="  ", subsequent_indent="  "))
    return found
