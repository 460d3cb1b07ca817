"""SBM: rooms for clerics, for fighters and for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import destroy_this
from underkeep.games.boss_monster.ability_parts.targets import hero_here
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    action_space,
    activated,
    cannot_be_stunned,
    hero_dies_here,
    hero_enters,
    hero_leaves,
    own_damage,
    spares_heroes,
    when_built,
    when_hero_is_summoned,
    when_opponent_casts,
)
from underkeep.games.boss_monster.state import CLERIC, FIGHTER, MAGE

if TYPE_CHECKING:
    from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster as Game

sbm = CardSet("SBM", "Super Boss Monster", OWN)

# --- clerics


@sbm.room("Prayer Vault", TRAP, damage=1, treasure="CC", copies=2)
@action_space()
def prayer_vault(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Action: take a room card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_room, room)


@sbm.room("Ghost Lobby", MONSTER, damage=2, treasure="C", copies=2)
@when_built()
def ghost_lobby(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: put a +1 counter on any room of your dungeon."""
    return game.add_counter(me, room)


@sbm.room("Graveyard Shift", MONSTER, damage=1, treasure="C", copies=2)
@hero_dies_here(once=True)
def graveyard_shift(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero dies here: put a +1 counter on this room."""
    game.put_tokens(room, 1)


@sbm.room("Confessional", TRAP, damage=2, treasure="C", copies=2, needs_opponent=True)
@when_built()
def confessional(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: choose an opponent with at least as many cards in hand as you, who discards a card."""
    mine = len(game.hand(me))
    rich = [seat for seat in game.opponents(me) if game.hand(seat) and len(game.hand(seat)) >= mine]
    victim = yield from game.choose_seat_if_any(me, rich, room)
    if victim is not None:
        yield from game.discard_card(victim, by=me, about=room)


@sbm.room("Restless Crypt", MONSTER, damage=2, treasure="C", copies=2)
@activated(cost=destroy_this, only_if=lambda game, me: bool(game.discarded(game.is_spell)))
def restless_crypt(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Destroy this room: take a spell of your choice from the discard pile."""
    return game.take_chosen(me, game.is_spell, room)


@sbm.room("Bone Cathedral", MONSTER, damage=3, treasure="C", copies=2, advanced=True)
@hero_dies_here(
    once=True,
    optional=True,
    only_if=lambda game, me, room: game.dungeon_counter_count(me) >= 2 and bool(game.ordinary_wounds(me)),
)
def bone_cathedral(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: you may remove two +1 counters from your dungeon. If you do, heal a Wound
    that comes from an ordinary hero."""
    for _ in range(2):
        yield from game.remove_counter(me, room)
    hero = yield from game.choose(me, game.ordinary_wounds(me), "heal", room)
    game.turn_to_soul(me, hero)


@sbm.room("Holy Grinder", TRAP, damage=3, treasure="C", copies=2, advanced=True)
@action_space()
def holy_grinder(game: Game, me: Seat, room: CardId) -> None:
    """Action: put two +1 counters on this room."""
    game.put_tokens(room, 2)


@sbm.room("Soul Lantern", TRAP, damage=2, treasure="CC", copies=1, advanced=True)
@when_hero_is_summoned()
def soul_lantern(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Heroes that come to your entrance from a key location lose their +2 health token."""
    game.lose_extra_life(hero)


# --- fighters


@sbm.room("Minion Arena", MONSTER, damage=1, treasure="FF", copies=2, design=PARTLY_OWN)
@action_space()
def minion_arena(game: Game, me: Seat, room: CardId) -> None:
    """Action: this room has +3 damage until the end of the round (no counters)."""
    game.boost(room, 3, source=room)


@sbm.room("Frozen Monster", MONSTER, damage=3, treasure="F", copies=2, design=PARTLY_OWN)
@hero_enters()
def frozen_monster(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    game.count_in_memory(room)


@frozen_monster.also
@spares_heroes()
def still_frozen(game: Game, me: Seat, room: CardId) -> bool:
    """The first hero that enters this room in a round takes no damage from it. Then the monster thaws."""
    return game.memory_count(room) <= 1


@sbm.room("Goblin Bootcamp", MONSTER, damage=2, treasure="F", copies=2)
@when_built()
def goblin_bootcamp(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: put a +1 counter on a Monster room beside it."""
    beside = [other for other in game.monsters(game.active_rooms(me)) if game.side_of(room, other)]
    return game.add_counter(me, room, beside)


@sbm.room("Wrestling Ring", MONSTER, damage=2, treasure="F", copies=2)
@hero_leaves(once=True)
def wrestling_ring(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero leaves this room alive: put a +1 counter on this room."""
    game.put_tokens(room, 1)


@sbm.room("Boar Stampede", MONSTER, damage=2, treasure="F", copies=2)
@activated(cost=destroy_this, target=hero_here, during=AXE, hero_here=True)
def boar_stampede(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Destroy this room: a hero in it takes 3 damage."""
    game.hurt(hero, 3)


@sbm.room("Colossus Hall", MONSTER, damage=4, treasure="F", copies=2, advanced=True)
@cannot_be_stunned()
def colossus_hall(game: Game, me: Seat, room: CardId, other: CardId) -> bool:
    """This room cannot be stunned."""
    return room == other


@sbm.room("Trophy Arena", MONSTER, damage=3, treasure="F", copies=2, advanced=True)
@own_damage()
def trophy_arena(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each other room of your dungeon with at least one +1 counter."""
    return sum(other != room for other in game.rooms_with_counters(me))


@sbm.room("Dragon Stadium", MONSTER, damage=3, treasure="F", copies=1, advanced=True)
@action_space()
def dragon_stadium(game: Game, me: Seat, room: CardId) -> None:
    """Action: put a +1 counter on each Monster room of your dungeon."""
    for monster in game.monsters(game.active_rooms(me)):
        game.put_tokens(monster, 1)


# --- two kinds of treasure


@sbm.room("Templar Barracks", MONSTER, damage=1, treasure="CF", copies=3)
@when_built()
def templar_barracks(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: if your dungeon has at least two cleric and two fighter treasures, put two +1 counters
    on this room."""
    treasure = game.treasure(me)
    if treasure[CLERIC] >= 2 and treasure[FIGHTER] >= 2:
        game.put_tokens(room, 2)


@sbm.room("Seance Parlor", MONSTER, damage=1, treasure="CM", copies=2, needs_opponent=True)
@when_opponent_casts(once=True)
def seance_parlor(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when another player plays a spell: put a +1 counter on this room."""
    game.put_tokens(room, 1)


@sbm.room("Spellblade Dojo", MONSTER, damage=1, treasure="FM", copies=3)
@action_space()
def spellblade_dojo(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Action: your dungeon has one more fighter or mage treasure until the end of the round."""
    treasure = yield from game.choose_treasure(me, (FIGHTER, MAGE), room)
    game.add_dungeon_treasure(me, treasure, source=room)
