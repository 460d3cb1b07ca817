"""The Town phase: the Market is refilled, heroes arrive, every player takes a card and sends the minion (chapter 6)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import Seat
from underkeep.games.boss_monster.cards.card_types import ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.options import DRAW_SPELL
from underkeep.games.boss_monster.rules.round_start import (
    attach_items,
    note_arrival,
    open_round,
    reveal_hero,
    reveal_items,
)
from underkeep.games.boss_monster.rules.sequence import go_to, go_to_next_seat
from underkeep.games.boss_monster.state import ITEMS
from underkeep.games.super_boss_monster.events import MarketFilled, MinionIdle, MinionSent, MinionSentHome
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import ON_CARDS

MARKET_SIZES = {1: (1, 2), 2: (1, 2), 3: (1, 3), 4: (1, 4), 5: (1, 5), 6: (2, 5)}
"""Spells and rooms on the Market by the number of players (SBM-3.11, SBM-18.11, SBM-19.9)."""
SOLO_HEROES = 3
"""Heroes revealed in a round of a solo game (SBM-19.6)."""


def begin_round(game: SuperBossMonster) -> None:
    """The Market, then the heroes of the round, then an item (SBM-6.1, SBM-18.9)."""
    state = game.state
    open_round(game)
    fill_market(game)
    reveal_heroes(game)
    if state.over:
        return
    if ITEMS in state.rule_modules:
        attach_items(game)
        reveal_items(game)
        attach_items(game)
    go_to(game, "greet" if state.arrivals_to_resolve else game.step_after_heroes, game.first_seat())


def town_turn(game: SuperBossMonster) -> AnyProcedure:
    """One player takes a card of the Market and then sends the minion (SBM-6.13, SBM-6.14)."""
    state = game.state
    seat = state.active_seat
    if not state.eliminated[seat]:
        yield from take_card(game, seat)
        yield from send_minion(game, seat)
    go_to_next_seat(game, "town_turn", "build")


def take_card(game: SuperBossMonster, seat: Seat) -> AnyProcedure:
    """The player takes a card of the Market; some rooms let their owner draw a spell instead (SBM-6.17)."""
    sources = game.abilities(seat, "draws_spell")
    options: list[Option] = [Take(card) for card in game.state.market]
    if sources:
        options.append(DRAW_SPELL)
    if not options:
        return
    answer = yield from ask(seat, "market", options, tuple(source for source, _ in sources[:1]))
    if isinstance(answer, Take):
        game.take_from_market(seat, answer.card)
    else:
        game.draw_spells(seat, 1)


def send_minion(game: SuperBossMonster, seat: Seat) -> AnyProcedure:
    """The player sends the minion to a legal action space. Six players may find none that is free (SBM-6.14 to
    SBM-6.16)."""
    options: list[Option] = [Station(space) for space in game.spaces(seat)]
    answer = yield from ask(seat, "send-minion", options or [PASS])
    if isinstance(answer, Station):
        put_minion(game, seat, answer.space)
    else:
        game.emit(MinionIdle, seat)


# --- parts of these steps


def reveal_heroes(game: SuperBossMonster) -> None:
    """The heroes of a new round arrive one after the other (SBM-6.3, SBM-6.4)."""
    state = game.state
    for _ in range(SOLO_HEROES if game.is_solo else state.players):
        hero = None if state.over else reveal_hero(game)
        if hero is None:
            return
        printed = HEROES[state.faces[hero]]
        if printed.goes_straight is not None:
            # It never stands in town and pushes no hero (SBM-6.10, SBM-6.11).
            game.to_location(hero, printed.goes_straight.effect(game, hero))
            continue
        game.arrive(hero)
        note_arrival(game, hero)


def fill_market(game: SuperBossMonster) -> None:
    """Put new cards on the Market (SBM-6.2)."""
    state = game.state
    spells, rooms = MARKET_SIZES[state.players]
    for deck, kinds, number in (
        (state.spell_deck, (SPELL,), spells),
        (state.room_deck, ROOM_CARDS, rooms),
    ):
        for _ in range(number):
            if deck or game.renew_deck(deck, kinds):
                card = deck.pop()
                visibility.reveal_to_all(state, (card,))
                state.market.append(card)
                game.emit(MarketFilled, card)


def put_minion(game: SuperBossMonster, seat: Seat, where: int) -> None:
    """Put a minion on an action space."""
    game.state.minion_space[seat] = where
    if where >= ON_CARDS:
        game.emit(MinionSentHome, seat, where - ON_CARDS)
    else:
        game.emit(MinionSent, seat, where)
