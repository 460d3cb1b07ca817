"""The Town phase: the Market is refilled, heroes arrive, every player takes a card and sends the minion (chapter 6)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure
from underkeep.games.boss_monster.options import DRAW_SPELL
from underkeep.games.boss_monster.state import ITEMS
from underkeep.games.super_boss_monster.events import MinionIdle
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster


def begin_round(game: SuperBossMonster) -> None:
    """The Market, then the heroes of the round, then an item (SBM-6.1, SBM-18.9)."""
    state = game.state
    game.open_round()
    game.fill_market()
    game.reveal_heroes()
    if state.over:
        return
    if ITEMS in state.modules:
        game.attach_items()
        game.reveal_items()
        game.attach_items()
    game.go("greet" if state.greeting else game.after_heroes, game.first())


def town_turn(game: SuperBossMonster) -> AnyProcedure:
    """One player takes a card of the Market and then sends the minion (SBM-6.13, SBM-6.14)."""
    state = game.state
    seat = state.active
    if not state.out[seat]:
        yield from take_card(game, seat)
        yield from send_minion(game, seat)
    game.each("town_turn", "build")


def take_card(game: SuperBossMonster, seat: int) -> AnyProcedure:
    """A card of the Market; some rooms let their owner draw a spell instead (SBM-6.17)."""
    sources = game.abilities(seat, "draws_spell")
    options: list[Option] = [Take(card) for card in game.state.market]
    if sources:
        options.append(DRAW_SPELL)
    if not options:
        return
    answer = yield Decision(seat, "market", options, tuple(source for source, _ in sources[:1]))
    if answer == DRAW_SPELL:
        game.draw_spells(seat, 1)
    else:
        game.take_from_market(seat, answer.card)


def send_minion(game: SuperBossMonster, seat: int) -> AnyProcedure:
    """The minion goes to a legal action space. Six players may find none that is free (SBM-6.14 to SBM-6.16)."""
    options: list[Option] = [Station(space) for space in game.spaces(seat)]
    answer = yield Decision(seat, "send-minion", options or [PASS])
    if answer == PASS:
        game.emit(MinionIdle, seat)
    else:
        game.station(seat, answer.space)
