"""Styles of the terminal: colours, marked names of cards, and wrapped lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

THEME = Theme(
    {
        "room": "bold",
        "spell": "bold cyan",
        "hero": "bold yellow",
        "boss": "bold magenta",
        "miniboss": "magenta",
        "item": "cyan",
        "coin": "yellow",
        "tactic": "bold cyan",
        "loot": "bold magenta",
        "event": "bold red",
        "treasure": "bold yellow",
        "tile": "bold",
        # Pieces in a dungeon that players defend together.
        "mine": "bold green",
        "ally": "green",
        "awake": "bold red",
        "tired": "red",
        "token": "cyan",
        # Hero classes differ by letter and by colour.
        "class0": "bold bright_blue",
        "class1": "bold red",
        "class2": "bold magenta",
        "class3": "bold green",
        "class4": "bold yellow",
        # Dice, and the target that they are thrown at.
        "die-red": "bold red",
        "die-green": "bold green",
        "die-blue": "bold bright_blue",
        "die-white": "bold",
        "die-snow": "bold cyan",
        "die-water": "bold cyan",
        "ice": "cyan",
        "section1": "dim",
        "section2": "",
        "section3": "yellow",
        "section4": "bright_yellow",
        "section5": "bold yellow",
        "monster": "bold red",
        "big-bad": "bold red",
        "weapon": "bold red",
        "armour": "bold bright_blue",
        "curio": "bold green",
        "rarity": "bold magenta",
        # Minions differ by sign and by colour.
        "seat0": "bold red",
        "seat1": "bold bright_blue",
        "seat2": "bold green",
        "seat3": "bold yellow",
        "seat4": "bold magenta",
        "seat5": "bold cyan",
        "soul": "green",
        "wound": "red",
        "number": "bold cyan",
        "prompt": "bold",
        "head": "bold",
        "note": "dim",
        "now": "bold green",
        "up": "bold green",
        "down": "bold red",
    }
)

MAX_WIDTH = 132
"""The greatest width of a line: longer lines are hard to read, even in a wide window."""
MIN_WIDTH = 60

OPEN, NAMED, CLOSE = "\x02", "\x04", "\x03"
"""The marks around the name of a card in a sentence: OPEN, the kind of card, NAMED, the name, CLOSE."""


def console(*, color: bool = True) -> Console:
    """Return the console that everything is printed on."""
    screen = Console(theme=THEME, no_color=None if color else True, highlight=False, emoji=False, soft_wrap=False)
    screen.width = max(MIN_WIDTH, min(screen.width, MAX_WIDTH))
    return screen


def mark_card(kind: str, name: str) -> str:
    """Return the name of a card with the marks that `styled` turns into a colour."""
    return f"{OPEN}{kind}{NAMED}{name}{CLOSE}"


def ink(words: str, style: str) -> Text:
    """Return a text in a style that does not spill over to text that is appended."""
    return Text().append(words, style)


def styled(sentence: str, style: str = "") -> Text:
    """Return a sentence with its marked names in colour."""
    text = Text()
    for number, part in enumerate(sentence.split(OPEN)):
        if not number:
            text.append(part, style)
            continue
        kind, _, named = part.partition(NAMED)
        name, _, rest = named.partition(CLOSE)
        text.append(name, kind)
        text.append(rest, style)
    return text


def plain(sentence: str) -> str:
    """Return a sentence without marks."""
    return styled(sentence).plain


def flow(items: Iterable[Text], width: int, indent: int = 0, between: str = "   ") -> list[Text]:
    """Return items side by side, as many as fit on a line; an item is broken only if it is longer than a line."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + cell_len(between) + item.cell_len <= width:
            lines[-1].append(between).append_text(item)
        elif indent + item.cell_len <= width:
            lines.append(Text(" " * indent).append_text(item))
        else:
            lines += paragraph(item, Console(width=width), indent, hanging=2)
    return lines


def paragraph(text: Text, screen: Console, indent: int = 0, hanging: int = 0) -> list[Text]:
    """Return a text wrapped to the screen, with its later lines `hanging` further to the right."""
    first = text.wrap(screen, screen.width - indent)[:1]
    taken = len(first[0].plain) if first else 0
    rest = text[taken + len(text.plain[taken:]) - len(text.plain[taken:].lstrip()) :]
    later = list(rest.wrap(screen, screen.width - indent - hanging)) if rest.plain else []
    lines = []
    for number, line in enumerate([*first, *later]):
        line.rstrip()
        lines.append(Text(" " * (indent + (hanging if number else 0))).append_text(line))
    return lines


def clear(screen: Console, *, history: bool = False) -> None:
    """Clear a real screen, but no file or pipe. With `history`, the scrollback is cleared too."""
    if screen.is_terminal and sys.stdin.isatty():
        screen.clear()
        if history:
            screen.file.write("\x1b[3J")
            screen.file.flush()
