"""The common base of the boards of all games: a renderer, a console, and printed cards."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.boards.boxes import align_ends
from underkeep.cli.terminal.boards.card_search import best_matches
from underkeep.cli.terminal.boards.designs import design_lines, design_sign
from underkeep.cli.terminal.styles import flow, ink, paragraph
from underkeep.core.decisions import Decision
from underkeep.core.messages import LANGUAGES
from underkeep.core.options.option import Option
from underkeep.core.state import Face
from underkeep.core.text import TextRenderer

Lines = list[Text]


class BoardBase:
    """Parts of a board for one text renderer on one console."""

    def __init__(self, renderer: TextRenderer, screen: Console) -> None:
        self.renderer = renderer
        self.screen = screen
        self.width = screen.width

    def text(self, message: str, **values: object) -> str:
        """Return a message for the viewer."""
        return self.renderer.message(message, **values)

    def ends(self, left: Text, right: Text) -> Lines:
        """Return two texts at the two ends of a line, or below each other if they are too long for it."""
        if left.cell_len + right.cell_len + 2 <= self.width:
            return [align_ends(left, right, self.width)]
        return [*paragraph(left, self.screen, hanging=2), *paragraph(right, self.screen, hanging=2)]

    def named(self, head: str, items: Lines) -> Lines:
        """Return a heading and the items after it, as many on a line as fit."""
        first = ink(f"{head}: ", "head")
        rows = flow([first + items[0], *items[1:]], self.width - 2, between=" · ")
        return [row if not number else Text("  ").append_text(row) for number, row in enumerate(rows)]

    # --- cards ----------------------------------------------------------------------------------------

    def find(self, words: str) -> list[Face]:
        """Return the faces of the cards with this name in any language: the best matches only."""
        faces = self.renderer.game.cards.faces()
        return best_matches(words, [(face, name) for face in faces for name in self.renderer.game.cards.names(face)])

    def card(self, face: Face) -> Lines:
        """Return a printed card with all its texts and clauses."""
        game = self.renderer.game
        name, about, text = game.cards.text(self.renderer, face)
        others = [other for code in LANGUAGES if (other := self._name_in(face, code)) != name]
        lines = [ink(name, game.cards.kind(face)).append(f"   ({', '.join(others)})" if others else "", "note")]
        copies = self.text("card-copies", copies=game.cards.entry(face)[2])
        lines += paragraph(ink(f"{about}, {copies}", "note"), self.screen, indent=2)
        lines += paragraph(Text(text), self.screen, indent=2)
        lines += design_lines(self.renderer, self.screen, face)
        clauses = game.cards.clauses(face)
        if clauses:
            lines += paragraph(ink(f"{self.text('card-rules')} {', '.join(clauses)}", "note"), self.screen, 2, 2)
        return lines

    def line(self, face: Face) -> Lines:
        """Return a card of a list: its name, its number of copies, its numbers and its wording."""
        game = self.renderer.game
        name, about, text = game.cards.text(self.renderer, face)
        head = ink(name, game.cards.kind(face))
        copies = game.cards.entry(face)[2]
        if copies > 1:
            head.append(f" ×{copies}", "number")
        head.append(f"  {about}", "note")
        head.append_text(design_sign(self.renderer, face))
        wording = paragraph(Text(text), self.screen, indent=4) if text else []
        return [*paragraph(head, self.screen, indent=2, hanging=2), *wording]

    def group(self, face: Face) -> Lines:
        """Return the heading above a group of cards in a list of printed cards; nothing if there is none."""
        return []

    def _name_in(self, face: Face, language: str) -> str:
        game = self.renderer.game
        return game.cards.text(TextRenderer(game, game.setup_type(), language), face)[0]

    # --- decisions with range options ---------------------------------------------------------------

    def ranges(self, state: object, decision: Decision) -> Lines:
        """Return the lines that explain the possible input where the options are ranges."""
        return []

    def typed(self, state: object, decision: Decision, line: str) -> Option | None:
        """Return the option that was typed where the options are ranges; None if the line is no answer. Raises a
        UserError if the answer is outside the ranges."""
        return None
