"""The steps of the setup, in the order of play: clans, loot and the first monsters (KHO-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, RuleResult, ask
from underkeep.core.state import FIRST_SEAT, Seat, seat_range
from underkeep.games.keep_the_heroes_out.events import ClanChosen, LaboratoryStocked
from underkeep.games.keep_the_heroes_out.options import ChooseClan, Summon
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.setup.setup import add_cards, take_clan
from underkeep.games.keep_the_heroes_out.state import LABORATORY


def choose_clan(game: KeepRules) -> AnyProcedure:
    """Let the next seat without a clan choose a free one (KHO-4.6)."""
    state = game.state
    if None in state.clan:
        seat = seat_range(state.players)[state.clan.index(None)]
        free = [ChooseClan(clan) for clan in game.free_clans()]
        answer = yield from ask(seat, "choose-clan", free)
        game.emit(ClanChosen, seat, answer.clan)
        take_clan(game, seat, answer.clan)
        return
    state.active = FIRST_SEAT
    game.go_to("stock_laboratory" if game.in_dungeon(LABORATORY) else "first_monsters")


def stock_laboratory(game: KeepRules) -> AnyProcedure:
    """Shuffle the cards of a clan that no player has into the loot deck (KHO-4.12)."""
    state = game.state
    free = [ChooseClan(clan) for clan in game.free_clans()]
    answer = yield from game.decide_together("lend-clan", free)
    state.spare_clan = answer.clan
    state.loot_deck += add_cards(state, game.tactics_of(state.spare_clan))
    game.emit(LaboratoryStocked, state.spare_clan)
    game.go_to("lay_out_loot")


def lay_out_loot(game: KeepRules) -> None:
    """Shuffle the loot and lay out five cards (KHO-4.4)."""
    visibility.shuffle_pile(game.state, game.state.loot_deck)
    game.fill_loot_row()
    game.go_to("first_monsters" if game.in_dungeon(LABORATORY) else "choose_clan")


def place_first_monsters(game: KeepRules) -> AnyProcedure:
    """Let each player place the first monsters in rooms with the icon of the clan (KHO-4.8)."""
    state = game.state
    seat = state.active
    clan = game.clan(seat)
    rooms = game.rooms_with_icon(clan.icon)
    standing = len(state.monster[seat]) - len(game.monsters_in_lair(seat))
    if rooms and standing < clan.first:
        answer = yield from ask(seat, "first-monster", [Summon(room) for room in rooms])
        game.place_monster(seat, answer.room)
        return
    if seat + 1 < state.players:
        state.active = Seat(seat + 1)
        return
    # The clan with the fewest monsters begins (KHO-4.11).
    state.active = min(seat_range(state.players), key=lambda other: len(state.monster[other]))
    game.go_to("begin_turn")


OPENING_STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    "choose_clan": choose_clan,
    "stock_laboratory": stock_laboratory,
    "lay_out_loot": lay_out_loot,
    "first_monsters": place_first_monsters,
}
"""The function of each step by its name."""
