"""SBM: bosses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    action_space,
    adds_damage_to_others,
    before_heroes_enter,
    cannot_be_stunned,
    level_up,
    shares_spaces,
    when_you_build,
    when_you_cast,
)

if TYPE_CHECKING:
    from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster as Game

sbm = CardSet("SBM", "Super Boss Monster", OWN)

FIVE_COUNTERS = 5


# --- clerics


@sbm.boss("Abbess Mortia", xp=510, treasure="C")
@level_up()
def abbess_mortia(game: Game, me: Seat, boss: CardId) -> None:
    """Level up: put a +1 counter on each room of your dungeon."""
    for room in game.active_rooms(me):
        game.put_tokens(room, 1)


@sbm.boss("Count Decay", xp=340, treasure="C")
@action_space()
def count_decay(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, your minion may use this action space: take a card of your choice from a discard pile."""
    return game.take_chosen(me, about=boss)


@sbm.boss("The Weeping Idol", xp=910, treasure="C")
@before_heroes_enter()
def the_weeping_idol(game: Game, me: Seat, boss: CardId, hero: CardId) -> None:
    """From the level up on, heroes lose +2 health tokens before they enter your dungeon."""
    game.lose_extra_life(hero)


# --- fighters


@sbm.boss("Emperor Dododo", xp=740, treasure="F", design=PARTLY_OWN)
@when_you_build()
def emperor_dododo(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, whenever you build a Monster room: put a +1 counter on it."""
    if game.is_active(room):
        game.put_tokens(room, 1)


@sbm.boss("Bruiser Bess", xp=430, treasure="F")
@action_space()
def bruiser_bess(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, your minion may use this action space: until the end of the round every room of your
    dungeon with at least one +1 counter has +1 damage."""
    game.count_in_memory(boss)


@bruiser_bess.also
@adds_damage_to_others()
def spurred_on(game: Game, me: Seat, boss: CardId, room: CardId) -> int:
    return game.memory_count(boss) if game.counter_count(room) else 0


@sbm.boss("Mecha-Minotaur", xp=960, treasure="F")
@level_up()
def mecha_minotaur(game: Game, me: Seat, boss: CardId) -> None:
    """Level up: put two +1 counters on the last room of your dungeon."""
    for room in game.rooms_in_place(me)[-1:]:
        game.put_tokens(room, 2)


@mecha_minotaur.also
@cannot_be_stunned()
def last_stand(game: Game, me: Seat, boss: CardId, room: CardId) -> bool:
    """From then on the last room of your dungeon cannot be stunned."""
    return game.is_last_room(me, room)


# --- mages


@sbm.boss("His Sliminess", xp=610, treasure="M", design=PARTLY_OWN)
@when_you_cast(once=True)
def his_sliminess(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, once per round, when you play a spell: put a +1 counter on one of your rooms."""
    return game.add_counter(me, boss)


@sbm.boss("Grand Wizard Fizz", xp=830, treasure="M")
@action_space()
def grand_wizard_fizz(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, your minion may use this action space: draw two spells, then discard a spell."""
    game.draw_spells(me, 2)
    return game.discard_spell(me, about=boss)


@sbm.boss("The Static Queen", xp=260, treasure="M", needs_opponent=True)
@level_up()
def the_static_queen(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: choose a room in each opponent's dungeon and remove all +1 counters from it. For each room chosen, put
    a +1 counter on a room of yours."""
    chosen = 0
    for seat in game.opponents(me):
        rooms = game.active_rooms(seat)
        if rooms:
            room = yield from game.choose(me, rooms, "remove-counters", boss)
            game.put_tokens(room, -game.counter_count(room))
            chosen += 1
    for _ in range(chosen):
        yield from game.add_counter(me, boss)


# --- thieves


@sbm.boss("Baron Snatch", xp=690, treasure="T")
@action_space()
def baron_snatch(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, your minion may use this action space: move a +1 counter from another dungeon to one of
    your rooms. If there is none, put a +1 counter on one of your Trap rooms."""
    theirs = [room for seat in game.opponents(me) for room in game.rooms_with_counters(seat)]
    if not theirs:
        return game.add_counter(me, boss, game.traps(game.active_rooms(me)))
    return game.steal_counter(me, theirs, game.active_rooms(me), boss)


@sbm.boss("Tick-Tock", xp=570, treasure="T")
@level_up()
def tick_tock(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: distribute five +1 counters among your Trap rooms as you like."""
    for _ in range(FIVE_COUNTERS):
        yield from game.add_counter(me, boss, game.traps(game.active_rooms(me)))


@sbm.boss("Shade of the Guild", xp=790, treasure="T", needs_opponent=True)
@shares_spaces()
def shade_of_the_guild(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, your minion may stand on an action space of the city where another minion stands."""
