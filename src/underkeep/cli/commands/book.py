"""`underkeep book`: list the pages of the Dungeon Book, or check and draw one page, also one from a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import add_language_option, whole_number

if TYPE_CHECKING:
    from rich.console import Console

    from underkeep.games.keep_the_heroes_out.dungeon_book.page import TextByLanguage


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep book`."""
    parser.add_argument("page", nargs="?", default="", metavar=translate("word-file"), help=translate("help-book-page"))
    parser.add_argument(
        "--players",
        type=whole_number,
        default=2,
        metavar=translate("word-players"),
        help=translate("help-book-players"),
    )
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list of pages, or one of them."""
    from underkeep.cli.terminal.styles import console

    if args.page:
        _show(console(), args.page, args.players)
    else:
        _list(console())
    return 0


def _list(screen: Console) -> None:
    """Print the pages of the Dungeon Book, and the chronicles in which they follow each other."""
    from rich.text import Text

    from underkeep.cli.terminal.styles import ink, paragraph
    from underkeep.games.keep_the_heroes_out.dungeon_book.book import PAGES_OF_SERIES, pages_by_id

    widest = max(map(len, pages_by_id()))
    for number, (name, page) in enumerate(pages_by_id().items(), start=1):
        line = ink(f"{number:>3}  ", "number").append(name.ljust(widest), "head").append(f"  {_localized(page.name)}")
        screen.print(line.append(f"  {translate('book-difficulty', difficulty=page.difficulty)}", "note"))
        for part in paragraph(ink(_localized(page.premise), "note"), screen, indent=5):
            screen.print(part)
    for name, pages in PAGES_OF_SERIES.items():
        for part in paragraph(Text(translate("book-chronicle", name=name, pages=", ".join(pages))), screen, 0, 2):
            screen.print(part)


def _show(screen: Console, wanted: str, players: int) -> None:
    """Print a page: its premise, its map, its rules and its cards. Raises a UserError if the page is not valid."""
    from underkeep.cli.terminal.boards.keep_the_heroes_out.cards import page_lines
    from underkeep.cli.terminal.boards.keep_the_heroes_out.map import Map
    from underkeep.cli.terminal.styles import ink, paragraph
    from underkeep.core.text import TextRenderer
    from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
    from underkeep.games.keep_the_heroes_out.game import GAME as KEEP_THE_HEROES_OUT
    from underkeep.games.keep_the_heroes_out.setup.setup import Setup, deal, deck_lists

    text = _page_text(wanted)
    page = find_page(text)
    setup = Setup(players=players, scenario=text).checked()
    renderer = TextRenderer(KEEP_THE_HEROES_OUT, setup, current_language())
    head = ink(_localized(page.name), "head").append(
        f"  {translate('book-difficulty', difficulty=page.difficulty)}", "note"
    )
    screen.print(head)
    if page.premise:
        for line in paragraph(ink(_localized(page.premise), "note"), screen):
            screen.print(line)
    for line in (
        *Map(renderer, screen, deal(setup, 0, deck_lists(setup))).lines(),
        *page_lines(renderer, screen, page, players),
    ):
        screen.print(line)
    screen.print(translate("book-fits", page=wanted), style="note", soft_wrap=True)


def _page_text(wanted: str) -> str:
    """Return the name of a page of the Dungeon Book unchanged, or the text of a file."""
    from underkeep.cli.setup_options import read_text_file
    from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id

    if wanted not in pages_by_id() and (Path(wanted).suffix or Path(wanted).exists()):
        # The line break marks the text as a page, so that a file of a single line is not mistaken for a name.
        return read_text_file(wanted) + "\n"
    return wanted


def _localized(words: TextByLanguage) -> str:
    """Return a text in the language of the command, or else in any language."""
    return words.get(current_language()) or next(iter(words.values()), "")
