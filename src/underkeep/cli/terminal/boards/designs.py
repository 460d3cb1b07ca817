"""The marks of cards of Underkeep's own design in the terminal: a sign in a list, and a sentence below a whole card."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.capabilities.card_designs import OWN, OWN_DESIGNS, PARTLY_OWN, Design, design_sentence
from underkeep.core.state import Face
from underkeep.core.text import TextRenderer

Lines = list[Text]

SIGNS = {OWN: "✎", PARTLY_OWN: "(✎)"}


def design_sign(renderer: TextRenderer, face: Face) -> Text:
    """Return the sign behind the name and numbers of a card in a list; an empty text for a card that is as printed."""
    sign = SIGNS.get(renderer.game.cards.design(face))
    return ink(f" {sign}", "note") if sign else Text()


def design_lines(renderer: TextRenderer, screen: Console, face: Face) -> Lines:
    """Return the sentence below a card that is shown in full; nothing for a card that is as printed."""
    return legend_line(renderer, screen, renderer.game.cards.design(face), indent=2)


def design_legend(renderer: TextRenderer, screen: Console, designs: set[Design]) -> Lines:
    """Return the lines that explain the signs in a list of cards, one for each of these designs."""
    return [line for design in OWN_DESIGNS if design in designs for line in legend_line(renderer, screen, design)]


def legend_line(renderer: TextRenderer, screen: Console, design: Design, indent: int = 0) -> Lines:
    """Return the sign of a design with its sentence; nothing for a printed design."""
    if design not in SIGNS:
        return []
    text = f"{SIGNS[design]} {design_sentence(renderer, design)}"
    return paragraph(ink(text, "note"), screen, indent, 2)
