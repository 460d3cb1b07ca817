"""Small framed boxes made of characters."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from underkeep.cli.terminal.styles import ink

ROUND = "╭─╮│╰╯"
"""Frames of six characters each: corners and edges from the top left to the bottom right."""
DOUBLE = "╔═╗║╚╝"
HEAVY = "┏━┓┃┗┛"
DOTTED = "┌┄┐┆└┘"
"""The six characters of a frame: corners and edges from the top left to the bottom right."""


def box(
    lines: list[Text],
    width: int,
    frame: str,
    style: str = "",
    *,
    title: Text | None = None,
    title_end: Text | None = None,
    footer: Text | None = None,
) -> list[Text]:
    """Return lines in a frame, each cut or padded to fit. The title begins and `title_end` ends the upper edge, and the
    footer begins the lower edge."""
    left, across, right, side, bottom_left, bottom_right = tuple(frame)
    inner = width - 2
    rows = [_edge(left, across, right, inner, style, title, title_end)]
    for line in lines:
        fitted = line.copy()
        fitted.truncate(inner, overflow="ellipsis", pad=True)
        rows.append(ink(side, style).append_text(fitted).append(side, style=style))
    rows.append(_edge(bottom_left, across, bottom_right, inner, style, footer, None))
    return rows


def _edge(left: str, across: str, right: str, inner: int, style: str, start: Text | None, end: Text | None) -> Text:
    """Return the upper or lower edge of a frame, with texts at its start and at its end."""
    start, end = start or Text(), end or Text()
    shown = start.copy()
    shown.truncate(inner - end.cell_len, overflow="ellipsis")
    edge = ink(left, style).append_text(shown)
    return edge.append(across * (inner - shown.cell_len - end.cell_len), style).append_text(end).append(right, style)


def join_boxes(boxes: list[list[Text]], indent: int = 0) -> list[Text]:
    """Return boxes of the same height side by side."""
    rows = []
    for parts in zip(*boxes, strict=True):
        row = Text(" " * indent)
        for part in parts:
            row.append_text(part)
        rows.append(row)
    return rows


def align_ends(left: Text, right: Text, width: int) -> Text:
    """Return two texts at the two ends of a line."""
    line = left.copy()
    line.append(" " * max(1, width - left.cell_len - right.cell_len))
    return line.append_text(right)


def wrap_name(name: str, width: int, max_lines: int) -> list[str]:
    """Return a name on up to `max_lines` lines; words that are too long are broken with a hyphen, and a name that does
    not fit ends with an ellipsis.

    >>> wrap_name("Klubokawiarnia goblinów", 11, 3)
    ['Klubokawia-', 'rnia', 'goblinów']
    >>> wrap_name("Krypta górniczo-hutnicza", 11, 3)
    ['Krypta', 'górniczo-', 'hutnicza']
    """
    lines: list[str] = []
    for word in name.replace("-", "-\0").replace("\0", " " if cell_len(name) > width else "").split():
        joiner = "" if lines and lines[-1].endswith("-") else " "
        if lines and cell_len(lines[-1] + joiner + word) <= width:
            lines[-1] += joiner + word
            continue
        while cell_len(word) > width:
            lines.append(word[: width - 1] + "-")
            word = word[width - 1 :]
        lines.append(word)
    if len(lines) > max_lines:
        shown_lines = lines[:max_lines]
        shown_lines[-1] = shown_lines[-1][: width - 1].rstrip("-") + "…"
        return shown_lines
    return lines
