"""The special rooms: Prison, Laboratory and Great Builder (KHO-12 to KHO-14)."""

from __future__ import annotations

from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import CardId, Seat, require
from underkeep.games.keep_the_heroes_out.dungeon_map import building_sites
from underkeep.games.keep_the_heroes_out.events import RoomBuilt
from underkeep.games.keep_the_heroes_out.fields import FOR_GAMBLE, FOR_LABORATORY
from underkeep.games.keep_the_heroes_out.options import ChooseCard, ChooseRoom, PayCoins, Site
from underkeep.games.keep_the_heroes_out.rules.guild_deck import turn_up
from underkeep.games.keep_the_heroes_out.rules.hero_steps import check_room, use_ability
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import COIN, GREAT_BUILDER, LABORATORY, PRISON, UNFINISHED, HeroClass

MAX_COINS = 3
"""The most coins that the Great Builder takes for one room (KHO-14.1)."""


# --- the Prison -------------------------------------------------------------------------------------------


def may_gamble(game: KeepRules) -> bool:
    """Return whether the active player may gamble now (KHO-12.1)."""
    return game.in_dungeon(PRISON) and not game.state.gambled


def gamble(game: KeepRules, seat: Seat, then: str) -> AnyProcedure:
    """Turn up a Guild card, imprison its hero, let the seat draw, and let the heroes act; play continues at the step
    `then` (KHO-12.3 to KHO-12.9)."""
    game.state.gambled = True
    card = yield from turn_up(game, FOR_GAMBLE)
    hero = None if card is None else game.card(card).hero
    if hero is not None:
        yield from imprison(game, hero)
        game.draw(seat, game.page.gamble)
    game.let_heroes_act(then)


def imprison(game: KeepRules, kind: HeroClass) -> AnyProcedure:
    """Summon a hero to the Prison, where it uses its ability, meets the traps and is exhausted (KHO-12.6)."""
    newcomer = game.summon_hero(kind, PRISON)
    if newcomer is not None:
        yield from use_ability(game, newcomer)
        if game.state.hero[newcomer] is not None:
            check_room(game, newcomer)


# --- the Laboratory ---------------------------------------------------------------------------------------


def experiment(game: KeepRules, seat: Seat) -> AnyProcedure:
    """Turn up a Guild card in the Laboratory: its hero is imprisoned, the seat takes a tactics card, and the heroes act
    (KHO-13)."""
    card = yield from turn_up(game, FOR_LABORATORY)
    hero = None if card is None else game.card(card).hero
    if hero is not None:
        if game.in_dungeon(PRISON):
            yield from imprison(game, hero)
        offered = game.open_loot("")
        if offered:
            answer = yield from ask(seat, "take-tactic", [ChooseCard(card) for card in offered])
            game.gain_loot(seat, answer.card, LABORATORY)
    game.let_heroes_act("act")


# --- the Great Builder ------------------------------------------------------------------------------------


def can_build(game: KeepRules) -> bool:
    """Return whether the Great Builder can do something for the coins in its room."""
    state = game.state
    coins = state.tokens[GREAT_BUILDER][COIN]
    if game.page.finishing:
        return coins > 0 and UNFINISHED in state.portal
    return bool(_affordable_prices(game)) and any(_building_sites_of(game, card) for card in state.projects)


def _affordable_prices(game: KeepRules) -> list[int]:
    """Return the possible prices: as many coins as lie there, and a treasure of the same value must be left (KHO-14.1,
    KHO-14.2)."""
    coins = game.state.tokens[GREAT_BUILDER][COIN]
    return [value for value in range(1, min(MAX_COINS, coins) + 1) if game.treasures_in_reserve(value)]


def _building_sites_of(game: KeepRules, card: CardId) -> list[tuple[int, int]]:
    """Return the sites on which the room of a project can be built."""
    return building_sites(game.state, require(game.card(card).room))


def build(game: KeepRules, seat: Seat) -> AnyProcedure:
    """Pay coins for a new room with a treasure of that value (KHO-14), or on a page without plans one coin for a
    finished portal."""
    state = game.state
    if game.page.finishing:
        rooms = [room for room, portal in enumerate(state.portal) if portal == UNFINISHED]
        answer = yield from ask(seat, "finish-portal", [ChooseRoom(room) for room in rooms])
        game.remove_token(COIN, GREAT_BUILDER)
        game.finish_portal(answer.room)
        return
    paid = yield from ask(seat, "pay-builder", [PayCoins(coins) for coins in _affordable_prices(game)])
    fitting = [card for card in state.projects if _building_sites_of(game, card)]
    project = yield from ask(seat, "choose-project", [ChooseCard(card) for card in fitting])
    room = require(game.card(project.card).room)
    places = [Site(place, turned) for place, turned in building_sites(state, room)]
    site = yield from ask(seat, "choose-site", places, (project.card,))
    for _ in range(paid.coins):
        game.remove_token(COIN, GREAT_BUILDER)
    state.projects.remove(project.card)
    state.built.append(project.card)
    state.cell[room], state.turned[room] = site.cell, site.turned
    game.emit(RoomBuilt, room, paid.coins)
    game.hide_treasure(paid.coins, room)
    game.reveal_projects()
