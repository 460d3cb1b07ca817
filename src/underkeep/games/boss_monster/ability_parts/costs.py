"""Costs of abilities. A cost is paid when the ability is declared and never refunded (BM-5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import DONE, Procedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Cost
from underkeep.games.boss_monster.state import Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

# --- destroying rooms


def _destroy_this(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    ability = game.card(room).activated
    yield from game.destroy([room], me, spare_hero=ability is not None and ability.hero_here)
    return room


destroy_this = Cost(None, None, _destroy_this, destroys_source=True)
"""Destroy this room."""


def _under_hero(game: Game, me: Seat, source: CardId) -> bool:
    room = game.state.hero_room
    return room is not None and bool(game.hero_inside(me) and game.destroyable([room])) and game.is_active(room)


def _destroy_under_hero(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    room = game.state.hero_room
    assert room is not None
    yield from game.destroy([room], me, spare_hero=True)
    return room


destroy_under_hero = Cost(_under_hero, _under_hero, _destroy_under_hero)
"""Destroy the room of the player's dungeon in which a hero is; the effect deals with the hero."""


def _others(game: Game, me: Seat, room: CardId) -> list[CardId]:
    return [other for other in game.destroyable(game.active_rooms(me)) if other != room]


def _has_another(game: Game, me: Seat, room: CardId) -> bool:
    return bool(_others(game, me, room))


def _destroy_another(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    other = yield from game.choose(me, _others(game, me, room), "destroy-room", room)
    yield from game.destroy([other], me)
    return other


def _destroy_others(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    yield from game.destroy(_others(game, me, room), me)
    return None


def _has_monster(game: Game, me: Seat, room: CardId) -> bool:
    return bool(game.monsters(game.destroyable(game.active_rooms(me))))


def _destroy_monster(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    monster = yield from game.choose(me, game.monsters(game.destroyable(game.active_rooms(me))), "destroy-room", room)
    yield from game.destroy([monster], me)
    return monster


destroy_monster = Cost(_has_monster, _has_monster, _destroy_monster)
"""Destroy a monster room of the player's dungeon."""
destroy_another = Cost(_has_another, _has_another, _destroy_another)
"""Destroy another room of the player's dungeon."""
destroy_all_others = Cost(_has_another, _has_another, _destroy_others)
"""Destroy the top room of every other stack of the player's dungeon."""

# --- discarding cards


def _has_room(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.state.room_hand[me])


def _has_two_rooms(game: Game, me: Seat, source: CardId) -> bool:
    return len(game.state.room_hand[me]) >= 2


def _has_spell(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.state.spell_hand[me])


def _has_card(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.state.room_hand[me] or game.state.spell_hand[me])


def _monsters(game: Game, me: Seat) -> list[CardId]:
    return game.monsters(game.state.room_hand[me])


def _traps(game: Game, me: Seat) -> list[CardId]:
    return game.traps(game.state.room_hand[me])


def _discard_one(game: Game, me: Seat, source: CardId, cards: list[CardId], kind: str) -> Procedure[CardId | None]:
    card = yield from game.choose(me, cards, kind, source)
    yield from game.discard(me, card)
    return card


def _discard_room(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, game.state.room_hand[me], "discard-room")


def _discard_two_rooms(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    yield from _discard_room(game, me, source)
    return (yield from _discard_room(game, me, source))


def _discard_spell(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, game.state.spell_hand[me], "discard-spell")


def _discard_any(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, game.hand(me), "discard-card")


def _discard_monster(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, _monsters(game, me), "discard-monster")


def _discard_trap(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, _traps(game, me), "discard-trap")


def _discard_miniboss(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, game.minibosses(game.state.room_hand[me]), "discard-miniboss")


def _can_discard_miniboss(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.minibosses(game.state.room_hand[me]))


def _can_discard_monster(game: Game, me: Seat, source: CardId) -> bool:
    return bool(_monsters(game, me))


def _advanced(game: Game, me: Seat) -> list[CardId]:
    return [card for card in game.state.room_hand[me] if game.card(card).advanced]


def _discard_advanced(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    return _discard_one(game, me, source, _advanced(game, me), "discard-advanced")


def _can_discard_advanced(game: Game, me: Seat, source: CardId) -> bool:
    return bool(_advanced(game, me))


def _can_discard_trap(game: Game, me: Seat, source: CardId) -> bool:
    return bool(_traps(game, me))


discard_room = Cost(_has_room, _has_room, _discard_room)
discard_any_room = Cost(_has_room, _has_room, _discard_room, gives=True)
"""The same, where it matters which card it was."""
discard_two_rooms = Cost(_has_two_rooms, _has_two_rooms, _discard_two_rooms)
discard_spell = Cost(_has_spell, _has_spell, _discard_spell)
discard_card = Cost(_has_card, _has_card, _discard_any)
discard_monster = Cost(_has_room, _can_discard_monster, _discard_monster)
discard_trap = Cost(_has_room, _can_discard_trap, _discard_trap)
discard_advanced = Cost(_has_room, _can_discard_advanced, _discard_advanced)
discard_miniboss = Cost(_has_room, _can_discard_miniboss, _discard_miniboss)


def discard_room_with(treasure: Treasure) -> Cost:
    """Discard a room card that shows this treasure."""

    def fitting(game: Game, me: Seat) -> list[CardId]:
        return [card for card in game.state.room_hand[me] if game.card(card).treasure[treasure]]

    return Cost(
        _has_room,
        lambda game, me, source: bool(fitting(game, me)),
        lambda game, me, source: _discard_one(game, me, source, fitting(game, me), "discard-room"),
    )


# --- showing a card, giving up a soul


def _show_monster(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    card = yield from game.choose(me, _monsters(game, me), "show-monster", source)
    game.show_card(me, card)
    return card


show_monster = Cost(_has_room, _can_discard_monster, _show_monster, gives=True)
"""Show a monster room card of the hand; it stays there."""


def _has_soul(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.state.souls[me])


def _give_up_soul(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    hero = yield from game.choose(me, game.state.souls[me], "give-up-soul", source)
    game.remove_hero(hero)
    return hero


give_up_soul = Cost(_has_soul, _has_soul, _give_up_soul, gives=True)
"""Remove a face-down hero of the player's scoring area from the game."""


# --- coins


def coins(number: int) -> Cost:
    """Pay this number of coins (BM-14.4)."""

    def has(game: Game, me: Seat, source: CardId) -> bool:
        return game.state.coins[me] >= number

    def pay(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
        game.pay_coins(me, number)
        yield from DONE
        return None

    return Cost(has, has, pay)


def _has_coin(game: Game, me: Seat, source: CardId) -> bool:
    return game.state.coins[me] >= 1


def _give_coin(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    owner = game.owner_of_source(source)
    assert owner is not None
    game.give_coins(me, owner, 1)
    yield from DONE
    return None


give_coin = Cost(_has_coin, _has_coin, _give_coin)
"""Give a coin to the owner of the source."""


# --- tokens


def _has_token(game: Game, me: Seat, room: CardId) -> bool:
    return game.state.tokens.get(room, 0) > 0


def _take_token(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    game.put_tokens(room, -1)
    yield from DONE
    return None


a_token = Cost(_has_token, _has_token, _take_token)
"""Remove a +1 token from this room."""


def _any_coins(game: Game, me: Seat, source: CardId) -> Procedure[int]:
    number = yield from game.choose_coins(me, game.state.coins[me], source)
    game.pay_coins(me, number)
    return number


any_coins = Cost(None, None, _any_coins, gives=True, counts=True)
"""Pay as many coins as one likes, or none; the effect is told how many."""


# --- items


def _has_item_up(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.state.boss_items[me])


def _lay_item_down(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    item = yield from game.choose(me, game.state.boss_items[me], "turn-item-down", source)
    game.turn_item(me, item)
    return item


lay_item_down = Cost(_has_item_up, _has_item_up, _lay_item_down)
"""Turn an own item face-down without using it."""
