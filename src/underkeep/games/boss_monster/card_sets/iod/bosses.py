"""The bosses of IOD. All of them have to do with items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core import visibility
from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import HAMMER
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    level_up,
    two_items,
    when_hero_dies,
)
from underkeep.games.boss_monster.events import ItemLookedAt, ItemPutUnder

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

iod = CardSet("IOD", "Implements of Destruction", OWN)


def it_left_an_item(game: Game, me: Seat, boss: CardId) -> bool:
    """Whether the hero who has just died carried an item, and there are cards to take."""
    return bool(game.state.dropped_items and game.state.discard)


@iod.boss("Mortessa", xp=595, treasure="C")
@when_hero_dies(once=True, only_if=it_left_an_item)
def mortessa(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, once per round, when a hero with an item dies in your dungeon: take a card of your choice
    from the discard pile into your hand."""
    return game.take_chosen(me, about=boss)


@iod.boss("General Gnash", xp=715, treasure="F")
@adds_damage_to_others()
def general_gnash(game: Game, me: Seat, boss: CardId, other: CardId) -> int:
    """From the level up on, while you have a face-up item, the last room of your dungeon has +2 damage."""
    return 2 if game.state.boss_items[me] and game.is_last_room(me, other) else 0


@iod.boss("Archivist Quill", xp=845, treasure="M")
@two_items()
def archivist_quill() -> None:
    """From the level up on, two of your items may lie face-up instead of one."""


@iod.boss("Fingers McGraw", xp=315, treasure="T", needs_opponent=True)
@level_up()
def fingers_mcgraw(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: take an item, face-up or face-down, from an opponent's scoring area and lay it face-up in yours. If you
    have a face-up item, turn it face-down."""
    state = game.state
    items = [item for seat in game.opponents(me) for item in [*state.boss_items[seat], *state.stored_items[seat]]]
    if items:
        item = yield from game.choose(me, items, "take-item", boss)
        yield from game.take_item(me, item)


def items_to_come(game: Game, me: Seat) -> bool:
    """Whether the item deck has cards."""
    return bool(game.state.item_deck)


@iod.boss("Bivan the All-Seeing", xp=485, treasure="E", design=PARTLY_OWN)
@activated(once=True, during=HAMMER, only_if=items_to_come)
def bivan_the_all_seeing(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, once per build phase, look at the top card of the item deck. If it shows your boss's
    treasure, you may show it to draw a room card. Then leave it there or put it on the bottom of the deck."""
    deck = game.state.item_deck
    item = deck[-1]
    visibility.reveal_to(game.state, item, me)
    game.emit(ItemLookedAt, me, item)
    treasure = game.boss_of(me).treasure
    fits = any(mine and its for mine, its in zip(treasure, game.card(item).treasure, strict=True))
    # Asked in any case: whether it fits is nobody else's business.
    if (yield from game.may_choose(me, [item] if fits else [], "show-item", boss)) is not None:
        game.show_card(me, item)
        game.draw_rooms(me, 1)
    if (yield from game.may(me, boss, "put-under")):
        deck.insert(0, deck.pop())
        game.emit(ItemPutUnder, me, item)
