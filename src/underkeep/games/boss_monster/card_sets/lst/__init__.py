"""LST: Lost Levels, rooms that were never finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core import visibility
from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import hero_leaves, level_up, own_damage, when_built, when_uncovered
from underkeep.games.boss_monster.events import Drew, TreasureExchanged
from underkeep.games.boss_monster.state import FULL_DUNGEON

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

CARD_SET = lst = CardSet("LST", "Lost Levels", OWN)


@lst.boss("The Glitch", xp=555, treasure="M")
@level_up()
def the_glitch(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: choose two rooms in any dungeons. The treasure printed on them is exchanged as long as both are
    visible."""
    rooms = game.all_rooms()
    if len(rooms) > 1:
        first = yield from game.choose(me, rooms, "exchange-first", boss)
        second = yield from game.choose(me, [room for room in rooms if room != first], "exchange-second", boss)
        game.state.swapped_treasure.append([first, second])
        game.emit(TreasureExchanged, first, second)


@lst.room("Minus World", TRAP, damage=1, treasure="C", copies=1)
@hero_leaves()
def minus_world(game: Game, me: Seat, room: CardId) -> None:
    """The first time in a round that a hero leaves this room alive, it goes back to the previous room and enters that
    one again; if there is none, it enters this room again."""
    hero = game.state.hero_in_dungeon[0]
    if game.is_first_maze_visit(hero, room):
        previous = game.previous_room(room)
        game.send_back(hero, room if previous is None else previous)


@lst.room("Debug Chamber", TRAP, damage=3, treasure="M", copies=1, advanced=True)
@when_built()
def debug_chamber(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: look at the top three cards of the room deck. You may take one of them into your hand;
    put the others back in any order."""
    deck = game.state.room_deck
    seen = deck[-3:]
    for card in seen:
        visibility.reveal_to(game.state, card, me)
    taken = (yield from game.may_choose(me, seen, "take-seen", room)) if seen else None
    if taken is not None:
        seen.remove(taken)
        deck.remove(taken)
        game.state.room_hand[me].append(taken)
        game.emit(Drew, me, taken)
    while len(seen) > 1:
        # One after the other is laid on top of the deck; the last one needs no question.
        laid = yield from game.choose(me, seen, "put-back", room)
        seen.remove(laid)
        deck.remove(laid)
        deck.append(laid)
    for last in seen:
        deck.remove(last)
        deck.append(last)


@lst.room("Unfinished Level", MONSTER, damage=2, treasure="F", copies=1)
@own_damage()
def unfinished_level(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage while your dungeon has fewer than five visible rooms."""
    return int(len(game.active_rooms(me)) < FULL_DUNGEON)


@lst.room("Hidden Block", TRAP, damage=1, treasure="T", copies=1)
@when_uncovered()
def hidden_block(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you uncover this room: draw a room card and a spell, then discard a card."""
    game.draw_rooms(me, 1)
    game.draw_spells(me, 1)
    yield from game.discard_card(me, about=room)


__all__ = ["lst"]
