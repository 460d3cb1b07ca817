"""Confirmations: the texts that ask a player once more before a card is played for nothing."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.state import Seat
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out.options import PlayCard
from underkeep.games.keep_the_heroes_out.rules.actions import options_for
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import KeepState
from underkeep.games.keep_the_heroes_out.text.card_texts import line_text
from underkeep.games.keep_the_heroes_out.text.cards import card_link


def confirmation(renderer: TextRenderer, state: KeepState, option: Option, decision: Decision) -> str:
    """Return the confirmation of a card that could do nothing now, with everything that it would do elsewhere; an empty
    text for all other options."""
    if not isinstance(option, PlayCard):
        return ""
    game = KeepRules(state)
    if can_act_with(game, decision.seat, option):
        return ""
    asked = renderer.for_viewer(decision.seat)
    card, does = card_link(asked, state, option.card), line_text(asked, game.card(option.card).line.sides)
    return sentence(asked.message("confirm-idle-card", card=card, does=does))


def can_act_with(game: KeepRules, seat: Seat, play: PlayCard) -> bool:
    """Return whether a card that the seat plays now would offer an action."""
    rooms = game.rooms_with_monsters_of(seat)
    return any(
        options_for(game, seat, action, rooms)
        for side in game.card(play.card).line.sides
        for action in dict.fromkeys(side.left or side.right)
    )
