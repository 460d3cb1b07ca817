"""What a setup says about itself before the game: which cards of the chosen sets take no part, and why.

A game names such cards as data (`Game.left_out`); every layer (lobby, terminal, deck builder) shows the same sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from underkeep.core.errors import LocalizedText

if TYPE_CHECKING:
    from underkeep.core.game import Game


class LeftOut(NamedTuple):
    """Cards of the chosen sets that take no part in a game, and the reason.

    The catalogues of the game have the sentence `left-out-REASON` with the values `$cards` (how many), `$kinds`
    ("2 goats and 3 bears") and `$sets` (their codes), and for each kind of card `left-out-kind-KIND` with `$count`.
    """

    reason: str
    faces: tuple[int, ...]
    """The faces in the order of the catalogue, each as often as the sets have copies of the card."""
    named: bool = True
    """Whether the cards are named one by one; without it the sentence with their number is enough (a whole set)."""


class Notice(msgspec.Struct):
    """A sentence about a setup, and the names of the cards that it speaks of."""

    text: str
    cards: list[str] = []


def notices(game: Game, setup: Any, language: str) -> list[Notice]:
    """Everything that a setup says about itself. Raises a UserError if the setup does not fit."""
    return [_said(game, one, language) for one in game.setup_form.left_out(setup) if one.faces]


def _said(game: Game, left_out: LeftOut, language: str) -> Notice:
    from underkeep.core.text import TextRenderer, load_messages

    kinds = Counter(game.cards.kind(face) for face in left_out.faces)
    say = load_messages(language, game.message_files).format
    counted = [say(f"left-out-kind-{kind}", count=count) for kind, count in kinds.items()]
    sets = dict.fromkeys(game.cards.entry(face)[1] for face in left_out.faces)
    text = say(
        f"left-out-{left_out.reason}",
        cards=len(left_out.faces),
        kinds=_listed(counted, language),
        sets=", ".join(sets),
    )
    if not left_out.named:
        return Notice(text)
    renderer = TextRenderer(game, game.setup_type(), language)
    names = [game.cards.text(renderer, face)[0] for face in dict.fromkeys(left_out.faces)]
    return Notice(text, list(dict.fromkeys(names)))


def _listed(parts: Sequence[str], language: str) -> str:
    """Several parts as a sentence lists them: `2 goats, 3 bears and 1 gnat`."""
    if len(parts) < 2:
        return "".join(parts)
    return LocalizedText("error-and", first=", ".join(parts[:-1]), second=parts[-1]).text_in(language)
