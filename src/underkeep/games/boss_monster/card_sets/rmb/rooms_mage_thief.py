"""The rooms of RMB with mage or with thief treasure, and those with two types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import (
    coins,
    destroy_monster,
    destroy_this,
    discard_miniboss,
    discard_spell,
    give_coin,
)
from underkeep.games.boss_monster.ability_parts.targets import anybody, hero_here, rivals_room, treasure, weak_hero_here
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    build_phase_begins,
    from_hand,
    hero_dies_here,
    offered_to_others,
    own_damage,
    when_any_destroyed,
    when_built,
    when_built_or_uncovered,
    when_opponent_raises,
    when_you_cast,
)
from underkeep.games.boss_monster.state import Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")

# --- mage ---------------------------------------------------------------------------------------------


@rmb.room("Mysterious Portal", TRAP, damage=1, treasure="M", copies=1)
@when_built_or_uncovered()
def mysterious_portal(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build or uncover this room: you may discard a miniboss card to draw a spell."""
    if (yield from game.may_discard_miniboss(me, room)):
        game.draw_spells(me, 1)


@rmb.room("Alchemist's Lab", TRAP, damage=1, treasure="MM", copies=2)
@when_you_cast(once=True)
def alchemists_lab(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when you play a spell that is not negated: gain 2 coins."""
    game.gain_coins(me, 2)


@rmb.room("Black Market", TRAP, damage=2, treasure="M", copies=2)
@when_any_destroyed(once=True)
def black_market(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a room in any dungeon is destroyed: you may pay a coin to draw a spell."""
    if (yield from game.may_pay(me, 1, room)):
        game.draw_spells(me, 1)
    else:
        game.mark_unused(room)


@rmb.room("Mind Thresher", TRAP, damage=2, treasure="M", copies=2)
@hero_dies_here(once=True, optional=True)
def mind_thresher(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero dies here: you may remove it from the game instead of keeping its souls, and draw two
    spells."""
    if game.state.last_dead_hero in game.state.souls[me]:
        game.remove_dead_hero(me, game.state.last_dead_hero)
        game.draw_spells(me, 2)


@rmb.room("Cursed Well", TRAP, damage=2, treasure="M", copies=2)
@from_hand()
def cursed_well(game: Game, me: Seat, card: CardId) -> AnyProcedure:
    """Discard this card from your hand: draw a spell or gain 2 coins."""
    if (yield from game.may(me, card, "spell-or-coins")):
        game.draw_spells(me, 1)
    else:
        game.gain_coins(me, 2)


@rmb.room("Loot Box", TRAP, damage=1, treasure="M", copies=2)
@when_built()
def loot_box(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may pay 2 coins to draw two spells."""
    if (yield from game.may_pay(me, 2, room)):
        game.draw_spells(me, 2)


@rmb.room("Crystal Ballroom", TRAP, damage=3, treasure="M", copies=1, advanced=True)
@when_built()
def crystal_ballroom(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: lay up to 3 of your coins on it and draw as many spells."""
    game.draw_spells(me, (yield from game.invest(me, room, 3)))


@crystal_ballroom.also
@own_damage()
def ballroom_costs(game: Game, me: Seat, room: CardId) -> int:
    """This room has -1 damage for each coin on it."""
    return -game.state.coins_on_room.get(room, 0)


@rmb.room("Efreet's Chamber", MONSTER, damage=2, treasure="M", copies=2, advanced=True)
@activated(once=True, only_if=lambda game, me: bool(game.state.entrance[me]))
def efreets_chamber(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, while a hero waits at your entrance: draw a spell, and this room has -2 damage until the end of
    the round; or discard a spell, and it has +2."""
    weaker = not game.state.spell_hand[me] or (yield from game.may(me, room, "weaker-or-stronger"))
    if weaker:
        game.draw_spells(me, 1)
    else:
        yield from game.discard_spell(me, about=room)
    if game.is_active(room):
        game.boost(room, -2 if weaker else 2, source=room)


@rmb.room("Magipede", MONSTER, damage=2, treasure="M", copies=1, advanced=True)
@own_damage()
def magipede(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each spell in your hand."""
    return len(game.state.spell_hand[me])


# --- thief --------------------------------------------------------------------------------------------


@rmb.room("Delver's Quarry", TRAP, damage=1, treasure="T", copies=1)
@when_built_or_uncovered()
def delvers_quarry(game: Game, me: Seat, room: CardId) -> None:
    """When you build or uncover this room: draw a room card."""
    game.draw_rooms(me, 1)


@rmb.room("Garbage Chute", TRAP, damage=1, treasure="TT", copies=2)
@when_any_destroyed(once=True)
def garbage_chute(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a room in any dungeon is destroyed: gain 2 coins."""
    game.gain_coins(me, 2)


@rmb.room("Unstable Mine", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=destroy_this)
def unstable_mine(game: Game, me: Seat, room: CardId) -> None:
    """Destroy this room: gain 3 coins."""
    game.gain_coins(me, 3)


@rmb.room("Sawtooth Pendulum", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=coins(1), target=weak_hero_here, once=True)
def sawtooth_pendulum(game: Game, me: Seat, room: CardId, hero: CardId) -> VerbResult:
    """Once per round, pay a coin: a hero in this room with 3 health or less dies."""
    return game.kill(hero, me, where=room)


@rmb.room("The Catapult", TRAP, damage=2, treasure="T", copies=2, needs_opponent=True)
@activated(cost=discard_miniboss, target=rivals_room, once=True)
def the_catapult(game: Game, me: Seat, room: CardId, target: CardId) -> None:
    """Once per round, discard a miniboss card: deactivate a room in an opponent's dungeon until the end of the
    round."""
    game.deactivate(target, me)


@rmb.room("Endless Gallery", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=destroy_this, target=(anybody, treasure))
def endless_gallery(game: Game, me: Seat, room: CardId, seat: Seat, kind: Treasure) -> None:
    """Destroy this room: a dungeon of your choice has one more treasure of a type of your choice until the end of the
    round."""
    game.add_dungeon_treasure(seat, kind, source=room)


@rmb.room("Paywall", TRAP, damage=4, treasure="T", copies=1, advanced=True, needs_opponent=True)
@offered_to_others(cost=give_coin, during=AXE)
def paywall(game: Game, user: Seat, room: CardId) -> None:
    """In the adventure phase any opponent may give you a coin, as often as they like: this room has -1 damage until the
    end of the round."""
    if game.is_active(room):
        game.boost(room, -1, source=room)


@rmb.room("Living Trap", TRAP, damage=3, treasure="T", copies=2, advanced=True)
@activated(cost=destroy_monster, target=hero_here)
def living_trap(game: Game, me: Seat, room: CardId, hero: CardId) -> VerbResult:
    """Destroy a Monster room of your dungeon: a hero in this room dies."""
    return game.kill(hero, me, where=room)


@rmb.room("The Dreadmill", TRAP, damage=2, treasure="T", copies=1, advanced=True)
@build_phase_begins()
def the_dreadmill(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """At the beginning of every build phase: lay a coin of yours on this room; if you have none, destroy it."""
    if game.state.coins[me]:
        game.put_coins_on_room(me, room, 1)
    else:
        yield from game.destroy([room], me)


@the_dreadmill.also
@own_damage()
def dreadmill_turns(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each coin on it."""
    return game.state.coins_on_room.get(room, 0)


# --- two treasures ------------------------------------------------------------------------------------


@rmb.room("Personnel Office", MONSTER, damage=1, treasure="FM", copies=2, needs_opponent=True)
@when_opponent_raises(once=True)
def personnel_office(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when an opponent builds or promotes a miniboss: gain a coin."""
    game.gain_coins(me, 1)


@rmb.room("Trophy Room", TRAP, damage=1, treasure="FT", copies=2)
@when_built_or_uncovered()
def trophy_room(game: Game, me: Seat, room: CardId) -> None:
    """When you build or uncover this room: gain a coin for each room of your dungeon that shows two or more treasures,
    this one included."""
    game.gain_coins(me, sum(sum(game.icons(other)) >= 2 for other in game.active_rooms(me)))


@rmb.room("Lightning Rod", TRAP, damage=1, treasure="MT", copies=2)
@hero_dies_here(once=True)
def lightning_rod(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero dies here: gain 3 coins."""
    game.gain_coins(me, 3)


@rmb.room("Pixie Fountain", MONSTER, damage=1, treasure="CF", copies=2)
@activated(cost=destroy_this)
def pixie_fountain(game: Game, me: Seat, room: CardId) -> None:
    """Destroy this room: gain a coin for each of your wounds."""
    game.gain_coins(me, game.wound_count(me))


@rmb.room("The Keystone", TRAP, damage=1, treasure="CT", copies=2)
@activated(cost=destroy_this)
def the_keystone(game: Game, me: Seat, room: CardId) -> None:
    """Destroy this room: gain a coin for each room that you have left."""
    game.gain_coins(me, len(game.active_rooms(me)))


@rmb.room("Pool of Shadows", TRAP, damage=1, treasure="CM", copies=2)
@activated(cost=discard_spell, once=True)
def pool_of_shadows(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, discard a spell: gain 2 coins."""
    game.gain_coins(me, 2)
