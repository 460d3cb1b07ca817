"""Notices about a setup before the game: the cards of the chosen sets that take no part, and the reason.

A game lists such cards as data (`SetupForm.left_out`); lobby, terminal and deck builder all show the same sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from underkeep.core.errors import LocalizedText
from underkeep.core.state import Face

if TYPE_CHECKING:
    from underkeep.core.game import Game


class LeftOut(NamedTuple):
    """Cards of the chosen sets that take no part in a game, and the reason.

    The message files of the game have the sentence `left-out-REASON` with the values `$cards` (the number of cards),
    `$kinds` ("2 goats and 3 bears") and `$sets` (their codes), and for each kind of card `left-out-kind-KIND` with
    `$count`.
    """

    reason: str
    faces: tuple[Face, ...]
    """The faces in the order of the catalogue, each as often as the sets have copies of the card."""
    named: bool = True
    """Whether the names of the cards are listed; without them the sentence with their number is enough (a whole
    set)."""


class Notice(msgspec.Struct):
    """A sentence about a setup, and the names of the cards that it mentions."""

    text: str
    cards: list[str] = []


def notices(game: Game, setup: Any, language: str) -> list[Notice]:
    """Return the notices about a setup. Raises a UserError if the setup does not fit."""
    return [_make_notice(game, left_out, language) for left_out in game.setup_form.left_out(setup) if left_out.faces]


def _make_notice(game: Game, left_out: LeftOut, language: str) -> Notice:
    from underkeep.core.messages import load_messages
    from underkeep.core.text import TextRenderer

    kinds = Counter(game.cards.kind(face) for face in left_out.faces)
    format_message = load_messages(language, game.message_files).format
    counted = [format_message(f"left-out-kind-{kind}", count=count) for kind, count in kinds.items()]
    sets = dict.fromkeys(game.cards.entry(face)[1] for face in left_out.faces)
    text = format_message(
        f"left-out-{left_out.reason}",
        cards=len(left_out.faces),
        kinds=_join(counted, language),
        sets=", ".join(sets),
    )
    if not left_out.named:
        return Notice(text)
    renderer = TextRenderer(game, game.setup_type(), language)
    names = [game.cards.text(renderer, face)[0] for face in dict.fromkeys(left_out.faces)]
    return Notice(text, list(dict.fromkeys(names)))


def _join(parts: Sequence[str], language: str) -> str:
    """Return several parts as a sentence lists them: `2 goats, 3 bears and 1 gnat`."""
    if len(parts) < 2:
        return "".join(parts)
    return LocalizedText("error-and", first=", ".join(parts[:-1]), second=parts[-1]).text_in(language)
