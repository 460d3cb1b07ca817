"""`underkeep deck`: report how balanced a deck of Boss Monster is, ready-made or custom, or print it as text or
code."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language_option

if TYPE_CHECKING:
    from rich.console import Console

    from underkeep.core.capabilities.deck_builder import DeckReport, Part
    from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck

MAX_BAR_LENGTH = 30
"""The length of the bar with the largest count, in characters."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep deck`."""
    parser.add_argument("deck", nargs="?", default="", metavar=translate("word-deck"), help=translate("help-deck-deck"))
    parser.add_argument("--sets", default="", metavar=translate("word-set"), help=translate("help-deck-sets"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--code", action="store_true", help=translate("help-deck-code"))
    form.add_argument("--text", action="store_true", help=translate("help-deck-text"))
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the ready-made decks, or one deck: its report, its code, or its text."""
    from underkeep.cli.terminal.styles import console
    from underkeep.games.boss_monster.display.deck_builder.report import report_deck
    from underkeep.games.boss_monster.display.deck_builder.text import write_deck
    from underkeep.games.boss_monster.setup.deck_builder.code import encode

    if not args.deck and not args.sets:
        _list(console())
        return 0
    deck = _deck(args.deck, args.sets)
    if args.code:
        print(encode(deck))
    elif args.text:
        print(write_deck(deck, current_language()), end="")
    else:
        _show(console(), report_deck(deck, current_language()))
    return 0


def _deck(wanted: str, sets: str) -> CustomDeck:
    """Return the deck that is named by a ready-made name, a code, a file or its sets. Raises a UserError."""
    from underkeep.cli.setup_options import read_text_file
    from underkeep.core.errors import UserError, did_you_mean
    from underkeep.games.boss_monster.cards.catalogue import SETS
    from underkeep.games.boss_monster.display.deck_builder.text import read_deck
    from underkeep.games.boss_monster.setup.deck_builder.code import decode, looks_like_code
    from underkeep.games.boss_monster.setup.deck_builder.deck import DeckError
    from underkeep.games.boss_monster.setup.deck_builder.presets import complete_deck, ready_deck
    from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS

    if not wanted:
        codes = [code.strip().upper() for code in sets.split(",") if code.strip()]
        for code in codes:
            if code not in SETS:
                raise UserError("error-no-such-set", name=code, hint=did_you_mean(code, SETS))
        return complete_deck(codes)
    if wanted.lower() in READY_DECKS:
        return ready_deck(wanted.lower())
    if Path(wanted).is_file():
        return read_deck(read_text_file(wanted))
    if looks_like_code(wanted):
        return decode(wanted)
    raise DeckError("error-own-what", name=wanted, hint=did_you_mean(wanted, READY_DECKS))


def _list(screen: Console) -> None:
    from underkeep.cli.terminal.styles import ink
    from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS

    for name, deck in READY_DECKS.items():
        screen.print(ink(name.ljust(10), "head").append(deck.about(current_language()), ""))
    screen.print(translate("deck-own"), style="note")


def _show(screen: Console, report: DeckReport) -> None:
    from rich.text import Text

    from underkeep.cli.terminal.styles import ink, paragraph

    for part in report.parts:
        count = f"  {sum(bar.count for bar in part.bars)}" if part.id in ("rooms", "spells", "heroes") else ""
        screen.print(ink(part.name, "head").append(count, "number"))
        _show_bars(screen, part)
        for style, sentences in (("note", part.notes), ("down", part.warnings)):
            for sentence in sentences:
                for line in paragraph(ink(sentence, style), screen, indent=2):
                    screen.print(line)
    if report.refusal:
        screen.print(Text(report.refusal, "down"))
    else:
        screen.print(translate("deck-players", players=", ".join(map(str, report.players))))
    if not report.warnings and not report.refusal:
        screen.print(translate("deck-balanced"))
    screen.print(ink(f"{translate('deck-code')}  ", "note").append(report.code, "number"), soft_wrap=True)


def _show_bars(screen: Console, part: Part) -> None:
    from underkeep.cli.terminal.styles import ink

    if not part.bars:
        return
    widest = max(len(bar.name) for bar in part.bars)
    max_count = max(1, *(bar.count for bar in part.bars))
    for bar in part.bars:
        length = round(bar.count / max_count * MAX_BAR_LENGTH)
        line = ink(f"  {bar.name:<{widest}} ", "note").append(f"{bar.count:>4} ", "number")
        screen.print(line.append("▪" * length, ""))
