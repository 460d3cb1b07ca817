"""`underkeep check`: run scenarios and print the expectations that do not hold."""

from __future__ import annotations

import argparse
import textwrap

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language_option
from underkeep.core.scenario.check import Report, ScenarioResult, check
from underkeep.core.scenario.coverage import Coverage


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep check`."""
    parser.add_argument("paths", nargs="+", metavar=translate("word-path"), help=translate("help-check-paths"))
    parser.add_argument("--coverage", metavar=translate("word-folder"), help=translate("help-check-coverage"))
    parser.add_argument("--cards", action="store_true", help=translate("help-check-cards"))
    parser.add_argument("--show", action="store_true", help=translate("help-check-show"))
    parser.add_argument("--strict", action="store_true", help=translate("help-check-strict"))
    parser.add_argument("-q", "--quiet", action="store_true", help=translate("help-check-quiet"))
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Run the scenarios and print the report."""
    report = check(args.paths, args.coverage, args.cards, _show if args.show else None)
    for problem in report.problems:
        print(problem.text_in(current_language()))
    incomplete = _print_coverage(report.coverage, args.quiet) if report.coverage is not None else False
    if args.cards:
        incomplete = _print_cards(report) or incomplete
    if not args.quiet or report.problems:
        print(summary(report))
    return report.exit_code or int(args.strict and incomplete)


def summary(report: Report) -> str:
    """Return the last line of the report: `40 scenarios passed, 2 failed`."""
    return translate("check-summary", passed=report.passed, failed=report.failed, unread=len(report.unreadable))


def _show(result: ScenarioResult) -> None:
    title = result.scenario.title if result.scenario is not None else translate("check-unreadable")
    print(f"{result.file}: {title}")
    print(textwrap.indent("\n".join(result.transcript), "  "))


def _print_coverage(coverage: Coverage, quiet: bool) -> bool:
    """Print the clauses without a scenario and the entries that are out of date; return whether there are any."""
    if coverage.unknown:
        print(translate("check-unknown", clauses=", ".join(coverage.unknown)))
    if coverage.needless:
        print(translate("check-needless", clauses=", ".join(coverage.needless)))
    for key, test in coverage.stale:
        print(translate("check-stale", clause=key, test=test))
    if coverage.missing:
        print(translate("check-missing"))
        print(textwrap.fill(" ".join(coverage.missing), 100, initial_indent="  ", subsequent_indent="  "))
    if not quiet:
        needed = len(coverage.clauses) - len(coverage.excused)
        print(translate("check-coverage", proved=len(coverage.proved), needed=needed, excused=len(coverage.excused)))
    return bool(coverage.missing or coverage.unknown or coverage.needless or coverage.stale)


def _print_cards(report: Report) -> bool:
    """Print the cards without a scenario; return whether there are any."""
    found = False
    for game, sets in report.cards.items():
        for code, names in sets.items():
            if names:
                found = True
                print(translate("check-cards", set=code, game=game))
                print(textwrap.fill("; ".join(names), 100, initial_indent="  ", subsequent_indent="  "))
    return found
