"""The Guild deck: turning up its cards, and its two waves (KHO-20)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.decisions import CHANCE
from underkeep.core.procedures import Procedure, ask
from underkeep.core.state import CardId
from underkeep.games.keep_the_heroes_out.dungeon_book.page import WAVE_BEGINS
from underkeep.games.keep_the_heroes_out.events import GuildCardTurned, WaveBegan
from underkeep.games.keep_the_heroes_out.fields import Reason
from underkeep.games.keep_the_heroes_out.options import ChooseCard
from underkeep.games.keep_the_heroes_out.rules.page_effects import run_page_triggers
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import LAST_WAVE


def turn_up(game: KeepRules, why: Reason) -> Procedure[CardId | None]:
    """Turn up the next Guild card and return it. Return None if the last wave is over or the page has ended the game
    (KHO-20.4, KHO-20.5)."""
    state = game.state
    wave = state.wave
    if state.guild_deck:
        card = state.guild_deck.pop()
    elif state.wave == LAST_WAVE:
        return None
    else:
        # The next wave begins while a card is being resolved. The chance seat chooses its top card, so that the
        # choice is recorded and every replay and every lookahead turns up the same card.
        answer = yield from ask(CHANCE, "chance", [ChooseCard(card) for card in state.guild_discard])
        state.chance += 1
        card = answer.card
        state.guild_discard.remove(card)
        begin_next_wave(game)
    state.guild_discard.append(card)
    visibility.reveal_to_all(state, (card,))
    game.emit(GuildCardTurned, card, why)
    if state.wave > wave:
        yield from run_page_triggers(game, WAVE_BEGINS)
    return None if state.over else card


def begin_next_wave(game: KeepRules) -> None:
    """Shuffle all Guild cards into a new deck, and begin the next wave (KHO-20.2)."""
    state = game.state
    state.guild_deck, state.guild_discard = state.guild_discard, []
    visibility.shuffle_pile(state, state.guild_deck)
    state.wave += 1
    game.emit(WaveBegan, state.wave)
