"""SBM: rooms for mages and for thieves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import destroy_this, discard_spell
from underkeep.games.boss_monster.ability_parts.targets import hero_here
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    action_space,
    activated,
    end_of_round,
    hero_dies_here,
    hero_leaves,
    own_damage,
    when_built,
    when_you_cast,
)

if TYPE_CHECKING:
    from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster as Game

sbm = CardSet("SBM", "Super Boss Monster", OWN)

# --- mages


@sbm.room("Arcane Kiosk", TRAP, damage=1, treasure="MM", copies=2)
@action_space()
def arcane_kiosk(game: Game, me: Seat, room: CardId) -> None:
    """Action: draw a spell."""
    game.draw_spells(me, 1)


@sbm.room("Bookworm", MONSTER, damage=1, treasure="M", copies=2, design=PARTLY_OWN)
@when_you_cast(once=True)
def bookworm(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when you play a spell: put a +1 counter on this room."""
    game.put_tokens(room, 1)


@sbm.room("Static Field", TRAP, damage=2, treasure="M", copies=2)
@when_built()
def static_field(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may stun a room in any dungeon until the end of the round."""
    stunned = yield from game.may_choose(me, game.stunnable(), "stun-room", room)
    if stunned is not None:
        game.stun(stunned, source=room)


@sbm.room("Homunculus Nursery", MONSTER, damage=1, treasure="M", copies=2)
@when_built()
def homunculus_nursery(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: draw a spell, then discard a card."""
    game.draw_spells(me, 1)
    return game.discard_card(me, about=room)


@sbm.room("Sigil Floor", TRAP, damage=2, treasure="M", copies=2)
@activated(cost=destroy_this)
def sigil_floor(game: Game, me: Seat, room: CardId) -> None:
    """Destroy this room: draw a spell."""
    game.draw_spells(me, 1)


@sbm.room("Time Loop", TRAP, damage=2, treasure="M", copies=2, advanced=True)
@activated(cost=discard_spell, target=hero_here, once=True, during=AXE)
def time_loop(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Once per round, discard a spell: a hero in this room takes its damage again."""
    game.take_room_damage(hero, room)


@sbm.room("Elemental Engine", MONSTER, damage=3, treasure="M", copies=2, advanced=True)
@activated(cost=discard_spell, once=True)
def elemental_engine(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, discard a spell: put two +1 counters on this room."""
    if game.is_active(room):
        game.put_tokens(room, 2)


@sbm.room("Grand Observatory", TRAP, damage=3, treasure="M", copies=1, advanced=True)
@action_space()
def grand_observatory(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Action: look at the top three cards of the spell deck, take one of them and put the others under the deck."""
    return game.take_from_top_spells(me, 3, room)


# --- thieves


@sbm.room("Wind-Up Trap", TRAP, damage=0, treasure="T", copies=2, design=PARTLY_OWN)
@when_built()
def wind_up_trap(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: put three +1 counters on it."""
    game.put_tokens(room, 3)


@wind_up_trap.also
@end_of_round(only_if=lambda game, me, room: game.counter_count(room) > 0)
def winds_down(game: Game, me: Seat, room: CardId) -> None:
    """At the end of every round, remove a +1 counter from it."""
    game.put_tokens(room, -1)


@wind_up_trap.also
@action_space()
def wind_up(game: Game, me: Seat, room: CardId) -> None:
    """Action: put two +1 counters on this room."""
    game.put_tokens(room, 2)


@sbm.room("Coin-Op Gauntlet", TRAP, damage=1, treasure="TT", copies=2)
@action_space()
def coin_op_gauntlet(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Action: take a card that is left on the market, or draw a room card."""
    return game.take_or_draw(me, room)


@sbm.room("Pickpocket Alley", TRAP, damage=2, treasure="T", copies=2, needs_opponent=True)
@when_built()
def pickpocket_alley(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may move a +1 counter from an opponent's room to this one."""
    theirs = [other for seat in game.opponents(me) for other in game.rooms_with_counters(seat)]
    if theirs:
        other = yield from game.may_choose(me, theirs, "move-counter", room)
        if other is not None:
            game.move_counters(other, room, 1)


@sbm.room("Swinging Blades", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=destroy_this, target=hero_here, during=AXE, hero_here=True)
def swinging_blades(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Destroy this room: an epic hero in it takes 4 damage, an ordinary one 2."""
    game.hurt(hero, 4 if game.hero_card(hero).epic else 2)


@sbm.room("Collapsing Stairs", TRAP, damage=3, treasure="T", copies=2)
@hero_leaves()
def collapsing_stairs(game: Game, me: Seat, room: CardId) -> None:
    """When a hero leaves this room alive, this room is stunned until the end of the round."""
    game.stun(room, source=room)


@sbm.room("Laser Gallery", TRAP, damage=3, treasure="T", copies=2, advanced=True)
@own_damage()
def laser_gallery(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage while your minion stands on an action space of your own dungeon."""
    return int(game.is_minion_in_dungeon(me))


@sbm.room("Trapsmith's Forge", TRAP, damage=3, treasure="T", copies=2, advanced=True)
@action_space()
def trapsmiths_forge(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Action: put a +1 counter on each of up to two of your Trap rooms."""
    return game.add_counters_to(me, game.traps(game.active_rooms(me)), 2, room)


@sbm.room("Vault of Echoes", TRAP, damage=1, treasure="T", copies=1, advanced=True)
@own_damage()
def vault_of_echoes(game: Game, me: Seat, room: CardId) -> int:
    """This room also deals the printed damage of the room directly to its left."""
    left = game.previous_room(room)
    return 0 if left is None else game.card(left).damage


# --- two kinds of treasure


@sbm.room("Gadget Workshop", TRAP, damage=1, treasure="MT", copies=3)
@action_space()
def gadget_workshop(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Action: two rooms of your dungeon change places."""
    return game.swap_two_rooms(me, room)


@sbm.room("Bandit Camp", MONSTER, damage=1, treasure="FT", copies=2)
@when_built()
def bandit_camp(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: draw a room card."""
    game.draw_rooms(me, 1)


@sbm.room("Looter's Tomb", TRAP, damage=1, treasure="CT", copies=2)
@hero_dies_here(once=True, only_if=lambda game, me, room: bool(game.rooms_with_counters(me)))
def looters_tomb(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: you may move any number of +1 counters among your rooms."""
    return game.rearrange_counters(me, room)
