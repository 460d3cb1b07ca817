"""SBM: spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.targets import (
    anybody,
    hero_in_town,
    hero_inside,
    my_hero,
    my_room,
    opponent,
    rivals_hero,
    treasure,
)
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.state import Treasure

if TYPE_CHECKING:
    from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster as Game

sbm = CardSet("SBM", "Super Boss Monster", OWN)


def _counted_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for seat in game.seats() for room in game.rooms_with_counters(seat)]


def _stunnable(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.stunnable()


def _my_bare_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for room in game.active_rooms(me) if not game.counter_count(room)]


def _robbed(game: Game, me: Seat, source: CardId) -> list[Seat]:
    return [seat for seat in game.opponents(me) if game.rooms_with_counters(seat)]


def _dungeon_with_rooms(game: Game, me: Seat, source: CardId) -> list[Seat]:
    return [seat for seat in game.seats() if game.active_rooms(seat)]


def _sleepers(game: Game, me: Seat, source: CardId) -> list[Seat]:
    return [seat for seat in game.opponents(me) if game.stunnable(game.rooms_in_place(seat)[:-1])]


def _recalled(game: Game, card: CardId) -> bool:
    return game.card(card).name != "Recall"


@sbm.spell("Sneak", AXE, copies=2, design=PARTLY_OWN)
@cast(target=hero_inside)
def sneak(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in any dungeon passes over the next room that it would enter."""
    game.state.rooms_to_skip += 1


@sbm.spell("Grand Theft", HAMMER, copies=2, needs_opponent=True, design=PARTLY_OWN)
@cast(target=Target("seat", _robbed))
def grand_theft(game: Game, me: Seat, spell: CardId, victim: Seat) -> AnyProcedure:
    """Move up to two +1 counters from rooms of one opponent to one of your rooms."""
    return game.rob_counters(me, victim, 2)


@sbm.spell("Wall Hack", AXE, copies=2, needs_opponent=True, design=PARTLY_OWN)
@cast(target=rivals_hero)
def wall_hack(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in an opponent's dungeon goes from its room straight to the last one."""
    game.add_effect(EffectKind.GOES_TO_LAST_ROOM, hero, source=spell)


@sbm.spell("Security Audit", BOTH, copies=2, design=PARTLY_OWN)
@cast(target=Target("card", _counted_room))
def security_audit(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Remove all +1 counters from a room in any dungeon."""
    game.put_tokens(room, -game.counter_count(room))


@sbm.spell("Chill", BOTH, copies=2, design=PARTLY_OWN)
@cast(target=Target("card", _stunnable))
def chill(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Stun a room in any dungeon until the end of the round."""
    game.stun(room, source=spell)


@sbm.spell("Co-op Mode", HAMMER, copies=2, needs_opponent=True, design=PARTLY_OWN)
@cast(target=opponent)
def co_op_mode(game: Game, me: Seat, spell: CardId, partner: Seat) -> AnyProcedure:
    """Choose another player. You both draw a room card and put a +1 counter on one of your own rooms."""
    for seat in (me, partner):
        game.draw_rooms(seat, 1)
    for seat in (me, partner):
        yield from game.add_counter(seat)


@sbm.spell("Quest!", HAMMER, copies=2, design=PARTLY_OWN)
@cast(target=(hero_in_town, anybody))
def quest(game: Game, me: Seat, spell: CardId, hero: CardId, dungeon: Seat) -> None:
    """A hero in town (not in a key location) goes to the entrance of any dungeon."""
    game.to_entrance(hero, dungeon)


@sbm.spell("Sleepy Raid", AXE, copies=1, needs_opponent=True, design=PARTLY_OWN)
@cast(target=Target("seat", _sleepers))
def sleepy_raid(game: Game, me: Seat, spell: CardId, victim: Seat) -> None:
    """Stun all rooms of one opponent except the last one until the end of the round."""
    for room in game.rooms_in_place(victim)[:-1]:
        game.stun(room, source=spell)


@sbm.spell("Boost", BOTH, copies=2, design=PARTLY_OWN)
@cast(target=Target("seat", _dungeon_with_rooms))
def boost(game: Game, me: Seat, spell: CardId, dungeon: Seat) -> AnyProcedure:
    """Choose a dungeon: put a +1 counter on each of up to two rooms of it."""
    return game.add_counters_to(me, game.active_rooms(dungeon), 2)


@sbm.spell("Overclock", AXE, copies=2)
@cast(target=my_hero)
def overclock(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in your dungeon takes 2 damage, or 4 if its room has at least two +1 counters."""
    room = game.state.hero_room
    game.hurt(hero, 4 if room is not None and game.counter_count(room) >= 2 else 2)


@sbm.spell("Treasure Map", HAMMER, copies=2)
@cast(target=treasure)
def treasure_map(game: Game, me: Seat, spell: CardId, kind: Treasure) -> None:
    """Choose a treasure type: your dungeon has one more of it until the end of the round."""
    game.add_dungeon_treasure(me, kind, source=spell)


@sbm.spell("Recall", BOTH, copies=2)
@cast(only_if=lambda game, me: any(_recalled(game, card) for card in game.discarded()))
def recall(game: Game, me: Seat, spell: CardId) -> AnyProcedure:
    """Take a card of your choice, except a Recall, from a discard pile."""
    return game.take_chosen(me, lambda card: _recalled(game, card))


@sbm.spell("Overtime", HAMMER, copies=2)
@cast()
def overtime(game: Game, me: Seat, spell: CardId) -> None:
    """In this round your minion's action is carried out twice, unless it sends a hero."""
    game.add_effect(EffectKind.REPEAT_MINION_ACTION, me, source=spell)


@sbm.spell("Renovation", HAMMER, copies=2)
@cast(only_if=lambda game, me: bool(game.active_rooms(me)))
def renovation(game: Game, me: Seat, spell: CardId) -> None:
    """In this build phase you may place one more room, on top of another."""
    game.state.extra_builds[me] += 1


@sbm.spell("Training Montage", BOTH, copies=2)
@cast(target=Target("card", _my_bare_room))
def training_montage(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Put three +1 counters on one of your rooms that has none."""
    game.put_tokens(room, 3)


@sbm.spell("Panic Button", AXE, copies=2)
@cast(target=my_hero)
def panic_button(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in your dungeon goes back to town, where it arrives like a new one."""
    game.to_town(hero)


@sbm.spell("Final Form", AXE, copies=1)
@cast(target=my_room)
def final_form(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """One of your rooms has twice its printed damage until the end of the round."""
    game.boost(room, game.card(room).damage, source=spell)
