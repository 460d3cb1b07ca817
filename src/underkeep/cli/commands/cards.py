"""`underkeep cards`: search the cards of all games, or show one with its wording and the rules that govern it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from underkeep.cli.language import current_language, translate
from underkeep.cli.parser import Parser, add_language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.text import Text

    from underkeep.cli.terminal.boards import Board, Lines
    from underkeep.core.game import Game

Found = tuple["Game", int]
"""A game and the face of one of its cards."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep cards`."""
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
    add_language(parser)
    if isinstance(parser, Parser):
        parser.closing = _kinds_of_all_games


def _kinds_of_all_games() -> str:
    """The kinds of card of each game, with their names, for the help."""
    from shutil import get_terminal_size
    from textwrap import fill

    from underkeep.core import registry

    width = min(get_terminal_size().columns, 120) - 2
    lines = [translate("cards-kinds")]
    for name in registry.names():
        game = registry.get(name)
        kinds = ", ".join(_called(game, kind) for kind in game.cards.kinds())
        lines.append(fill(f"{name}: {kinds}", width, initial_indent="  ", subsequent_indent="    "))
    return "\n".join(lines)


def _called(game: Game, kind: str) -> str:
    """A kind of card as it is written on the command line, and its name if that is another word."""
    name = game.cards.kind_text(current_language(), kind)
    return kind if name.casefold().replace(" ", "-") == kind else f"{kind} ({name})"


def run(args: argparse.Namespace) -> int:
    """Print the cards."""
    from underkeep.cli.terminal.styles import console, ink, paragraph
    from underkeep.core.errors import UserError
    from underkeep.core.messages import load_messages
    from underkeep.core.rulebook import clauses

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
            # Cards of several games have no common headings.
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


def _legend(found: list[Found]) -> list[Text]:
    """What the signs of the found cards mean."""
    from underkeep.cli.terminal.boards.designs import design_legend
    from underkeep.cli.terminal.styles import console
    from underkeep.core.text import TextRenderer

    game = found[0][0]
    designs = {game.cards.design(face) for game, face in found}
    return design_legend(TextRenderer(game, game.setup_type(), current_language()), console(), designs)


def _search(args: argparse.Namespace) -> tuple[list[Found], Found | None]:
    """The cards that fit, and the one that is called exactly like the words, if there is one."""
    from underkeep.core.search import search_form

    name = search_form(" ".join(args.words))
    wanted = name.split()
    found: list[Found] = []
    exact: list[Found] = []
    for game, face in _candidates(args):
        names, wordings = _in_all_languages(game, face)
        text = " ".join((*names, *wordings))
        if all(word in text for word in wanted):
            found.append((game, face))
        if name and name in names:
            exact.append((game, face))
    return found, exact[0] if len(exact) == 1 else None


def _in_all_languages(game: Game, face: int) -> tuple[list[str], list[str]]:
    """What a card is called, its key included, and what stands on it and about it, as it is searched for."""
    from underkeep.core.messages import LANGUAGES
    from underkeep.core.search import search_form
    from underkeep.core.text import TextRenderer

    said = [game.cards.text(TextRenderer(game, game.setup_type(), language), face) for language in LANGUAGES]
    names = [search_form(name) for name in (*game.cards.names(face), game.cards.entry(face)[0])]
    return names, [search_form(part) for _, about, text in said for part in (about, text)]


def _candidates(args: argparse.Namespace) -> Iterator[Found]:
    """The cards of the game, the set, the kind and the design that are asked for, with these treasure symbols."""
    from underkeep.core import registry
    from underkeep.core.capabilities.card_designs import OWN_DESIGNS
    from underkeep.core.errors import UserError, did_you_mean
    from underkeep.games.boss_monster.cards.card_types import LETTERS, symbols
    from underkeep.games.boss_monster.errors import BossMonsterError

    games = [registry.get(name) for name in ([args.game] if args.game else registry.names())]
    by_key: dict[str, Found] = {}
    for game in games:
        for face in game.cards.faces():
            # A card that two games share is listed under the first of them.
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
        fits = code in ("", game.cards.entry(face)[1]) and (not kind or kind in game.cards.kinds_of(face))
        fits = fits and (not args.own or game.cards.design(face) in OWN_DESIGNS)
        if fits and treasure:
            shown = game.display.card_values(face).get("treasure", ())
            fits = len(shown) == len(LETTERS) and all(
                have >= need for have, need in zip(shown, symbols(treasure), strict=True)
            )
        if fits:
            yield game, face


def _check_kind(kind: str, games: Sequence[Game]) -> None:
    """Complain about a kind of card that none of these games has, and list the kinds they have."""
    from underkeep.core.errors import LocalizedText, UserError, closest_name

    kinds = {game.name: game.cards.kinds() for game in games}
    known = [one for of_game in kinds.values() for one in of_game]
    if kind in known:
        return
    close = closest_name(kind, known)
    hint = LocalizedText("error-did-you-mean", name=close) if close else ""
    if len(games) == 1:
        raise UserError("error-game-without-kind", name=kind, hint=hint, game=games[0].name, kinds=known)
    listed = "; ".join(f"{', '.join(of_game)} ({name})" for name, of_game in kinds.items())
    raise UserError("error-no-such-kind", name=kind, hint=hint, kinds=listed)
