"""Sheets of labelled pictures for people to look at."""

from __future__ import annotations

from PIL import Image, ImageDraw

Shot = tuple[str, Image.Image]
"""A picture with its label."""
GAP, LABEL_HEIGHT, SHEET_WIDTH = 8, 18, 3000


def sheet_of(shots: list[Shot], row_height: int = 540) -> Image.Image:
    """Return pictures of one height in rows, each with its label above it."""
    rows: list[list[Shot]] = []
    x = SHEET_WIDTH
    for label, picture in shots:
        small = picture.resize((round(picture.width * row_height / picture.height), row_height))
        if x + small.width > SHEET_WIDTH:
            rows.append([])
            x = 0
        rows[-1].append((label, small))
        x += small.width + GAP
    sheet = Image.new("RGB", (SHEET_WIDTH, len(rows) * (row_height + LABEL_HEIGHT)), "white")
    draw = ImageDraw.Draw(sheet)
    for number, row in enumerate(rows):
        x, y = 0, number * (row_height + LABEL_HEIGHT)
        for label, small in row:
            draw.text((x + 2, y + 2), label, "black")
            sheet.paste(small, (x, y + LABEL_HEIGHT))
            x += small.width + GAP
    return sheet
