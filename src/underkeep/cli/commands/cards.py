"""`underkeep cards`: search the cards of all games, or show one card with its wording and the clauses about it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import Parser, add_language_option
from underkeep.core.state import Face

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.text import Text

    from underkeep.cli.terminal.boards import Board, Lines
    from underkeep.core.game import Game

FoundCard = tuple["Game", Face]
"""A game and the face of one of its cards."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep cards`."""
    parser.add_argument("words", nargs="*", metavar=translate("word-words"), help=translate("help-cards-words"))
    parser.add_argument("--game", default="", metavar=translate("word-game").upper(), help=translate("help-cards-game"))
    parser.add_argument(
        "--set", default="", dest="set_code", metavar=translate("word-set"), help=translate("help-cards-set")
    )
    parser.add_argument("--kind", default="", metavar=translate("word-kind"), help=translate("help-cards-kind"))
    parser.add_argument(
        "--treasure", default="", metavar=translate("word-treasure"), help=translate("help-cards-treasure")
    )
    parser.add_argument("--own", action="store_true", help=translate("help-cards-own"))
    add_language_option(parser)
    if isinstance(parser, Parser):
        parser.epilog_writer = _kinds_of_all_games


def _kinds_of_all_games() -> str:
    """Return the kinds of card of each game, with their names, for the help."""
    from shutil import get_terminal_size
    from textwrap import fill

    from underkeep.core import registry

    width = min(get_terminal_size().columns, 120) - 2
    lines = [translate("cards-kinds")]
    for name in registry.names():
        game = registry.get(name)
        kinds = ", ".join(_kind_label(game, kind) for kind in game.cards.kinds())
        lines.append(fill(f"{name}: {kinds}", width, initial_indent="  ", subsequent_indent="    "))
    return "\n".join(lines)


def _kind_label(game: Game, kind: str) -> str:
    """Return a kind of card as it is written on the command line, with its name if that is another word."""
    name = game.cards.kind_text(current_language(), kind)
    return kind if name.casefold().replace(" ", "-") == kind else f"{kind} ({name})"


def run(args: argparse.Namespace) -> int:
    """Print the cards."""
    from underkeep.cli.terminal.styles import console, ink, paragraph
    from underkeep.core.errors import UserError
    from underkeep.core.messages import load_messages
    from underkeep.core.rulebook.rulebook import clauses

    screen = console()
    found, exact = _search(args)
    if not found:
        raise UserError("error-no-card-fits")
    if exact is not None or len(found) == 1:
        game, face = exact or found[0]
        for line in _board(game).card(face):
            screen.print(line)
        for clause in game.cards.clauses(face):
            if clause in clauses(current_language()):
                text = ink(f"{clause} ", "number").append(clauses(current_language())[clause], "note")
                for line in paragraph(text, screen, indent=2, hanging=2):
                    screen.print(line)
        return 0
    boards = {game.name: _board(game) for game, _ in found}
    heading: Lines = []
    for game, face in found:
        board = boards[game.name]
        if len(boards) == 1 and board.group(face) != heading:
            # Headings are printed only for the cards of a single game.
            heading = board.group(face)
            for line in heading:
                screen.print(line)
        for line in board.line(face):
            screen.print(line)
    for line in _legend(found):
        screen.print(line)
    screen.print(load_messages(current_language()).format("cards-found", count=len(found)), style="note")
    return 0


def _board(game: Game) -> Board:
    from underkeep.cli.terminal.boards import board_of
    from underkeep.cli.terminal.styles import console
    from underkeep.core.text import TextRenderer

    return board_of(TextRenderer(game, game.setup_type(), current_language()), console())


def _legend(found: list[FoundCard]) -> list[Text]:
    """Return the lines that explain the signs of the found cards."""
    from underkeep.cli.terminal.boards.designs import design_legend
    from underkeep.cli.terminal.styles import console
    from underkeep.core.text import TextRenderer

    game = found[0][0]
    designs = {game.cards.design(face) for game, face in found}
    return design_legend(TextRenderer(game, game.setup_type(), current_language()), console(), designs)


def _search(args: argparse.Namespace) -> tuple[list[FoundCard], FoundCard | None]:
    """Return the cards that match, and the one whose name is exactly the words, if there is one."""
    from underkeep.core.search import search_form

    name = search_form(" ".join(args.words))
    wanted = name.split()
    found: list[FoundCard] = []
    exact: list[FoundCard] = []
    for game, face in _candidates(args):
        names, wordings = _search_texts(game, face)
        text = " ".join((*names, *wordings))
        if all(word in text for word in wanted):
            found.append((game, face))
        if name and name in names:
            exact.append((game, face))
    return found, exact[0] if len(exact) == 1 else None


def _search_texts(game: Game, face: Face) -> tuple[list[str], list[str]]:
    """Return the names of a card, including its key, and its texts in all languages, in the form for searches."""
    from underkeep.core.messages import LANGUAGES
    from underkeep.core.search import search_form
    from underkeep.core.text import TextRenderer

    texts = [game.cards.text(TextRenderer(game, game.setup_type(), language), face) for language in LANGUAGES]
    names = [search_form(name) for name in (*game.cards.names(face), game.cards.entry(face)[0])]
    return names, [search_form(part) for _, about, text in texts for part in (about, text)]


def _candidates(args: argparse.Namespace) -> Iterator[FoundCard]:
    """Yield the cards of the wanted game, set, kind and design, with these treasure symbols."""
    from underkeep.core import registry
    from underkeep.core.capabilities.card_designs import OWN_DESIGNS
    from underkeep.core.errors import UserError, did_you_mean
    from underkeep.games.boss_monster.cards.card_types import LETTERS, symbols
    from underkeep.games.boss_monster.errors import BossMonsterError

    games = [registry.get(name) for name in ([args.game] if args.game else registry.names())]
    by_key: dict[str, FoundCard] = {}
    for game in games:
        for face in game.cards.faces():
            # A card that several games have is listed under the first of them.
            by_key.setdefault(game.cards.entry(face)[0], (game, face))
    cards = list(by_key.values())
    code, kind, treasure = args.set_code.upper(), args.kind.lower(), args.treasure.upper()
    sets = list(dict.fromkeys(game.cards.entry(face)[1] for game, face in cards))
    if code and code not in sets:
        raise UserError("error-no-such-set", name=args.set_code, hint=did_you_mean(code, sets))
    if kind:
        _check_kind(kind, games)
    if treasure.strip(LETTERS):
        raise BossMonsterError("error-no-treasure", name=args.treasure, letters=list(LETTERS))
    for game, face in cards:
        matches = code in ("", game.cards.entry(face)[1]) and (not kind or kind in game.cards.kinds_of(face))
        matches = matches and (not args.own or game.cards.design(face) in OWN_DESIGNS)
        if matches and treasure:
            shown = game.display.card_values(face).get("treasure", ())
            matches = len(shown) == len(LETTERS) and all(
                have >= need for have, need in zip(shown, symbols(treasure), strict=True)
            )
        if matches:
            yield game, face


def _check_kind(kind: str, games: Sequence[Game]) -> None:
    """Raise a UserError that lists the kinds if none of these games has the kind of card."""
    from underkeep.core.errors import LocalizedText, UserError, closest_name

    kinds = {game.name: game.cards.kinds() for game in games}
    known = [known_kind for of_game in kinds.values() for known_kind in of_game]
    if kind in known:
        return
    close = closest_name(kind, known)
    hint = LocalizedText("error-did-you-mean", name=close) if close else ""
    if len(games) == 1:
        raise UserError("error-game-without-kind", name=kind, hint=hint, game=games[0].name, kinds=known)
    kinds_text = "; ".join(f"{', '.join(of_game)} ({name})" for name, of_game in kinds.items())
    raise UserError("error-no-such-kind", name=kind, hint=hint, kinds=kinds_text)
