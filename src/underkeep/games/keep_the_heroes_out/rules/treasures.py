"""Stealing a treasure, and the effect on its back (KHO-17.6, KHO-19)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.page import TREASURE_STOLEN
from underkeep.games.keep_the_heroes_out.events import TreasureStolen
from underkeep.games.keep_the_heroes_out.fields import FOR_PRISONER
from underkeep.games.keep_the_heroes_out.options import ChooseToken
from underkeep.games.keep_the_heroes_out.rules.guild_deck import turn_up
from underkeep.games.keep_the_heroes_out.rules.page_effects import run_page_triggers
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.special_rooms import imprison
from underkeep.games.keep_the_heroes_out.state import EXHAUSTED, PRISON


def steal(game: KeepRules, room: int, treasure: CardId) -> AnyProcedure:
    """Turn over a treasure, run its effect and put it back into the reserve (KHO-19.2)."""
    state = game.state
    value = game.treasure_value(treasure)
    yield from exhaust_thieves(game, room, value)
    state.treasure[room].remove(treasure)
    state.reserve.append(treasure)
    visibility.reveal_to_all(state, (treasure,))
    game.emit(TreasureStolen, treasure, room)
    if value == MOST_VALUABLE:
        return game.lose(room)
    match game.card(treasure).effect:
        case "curse":
            yield from game.each_player_discards(1)
        case "losses":
            there = [ChooseToken(token, room) for token in dict.fromkeys(game.resources_in(room))]
            if there:
                lost = yield from game.decide_together("losses", there)
                game.remove_token(lost.token, room)
        case "prisoner":
            card = yield from turn_up(game, FOR_PRISONER)
            hero = None if card is None else game.card(card).hero
            if hero is not None and game.in_dungeon(PRISON):
                yield from imprison(game, hero)
        case "regeneration":
            game.reactivate_room(room)
    yield from run_page_triggers(game, TREASURE_STOLEN)


def exhaust_thieves(game: KeepRules, room: int, value: int) -> AnyProcedure:
    """Exhaust as many heroes as the value of the treasure that they steal (KHO-17.6, KHO-17.17)."""
    lost = value == MOST_VALUABLE
    while value > 0:
        thieves = game.active_heroes_in(room)
        matters = game.thief_strength(thieves) > value and not lost
        hero = (yield from game.choose_hero("exhaust-thief", thieves)) if matters else thieves[0]
        game.state.due[hero] = EXHAUSTED
        value -= game.thief_strength((hero,))
