"""Targets of abilities. Each Target lists the cards, seats or treasure types that are legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Target
from underkeep.games.boss_monster.state import Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game


# --- rooms: visible, active, not under a face-down card (BM-6.21, BM-11.12)


def _any_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    rooms = game.all_rooms()
    if source in rooms:
        rooms.remove(source)
    return rooms


any_room = Target("card", _any_room)
"""A room in any dungeon (never the source itself)."""


def _any_trap(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.traps(game.all_rooms())


def _any_monster(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.monsters(game.all_rooms())


any_trap_room = Target("card", _any_trap)
any_monster_room = Target("card", _any_monster)


def _my_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.active_rooms(me)


my_room = Target("card", _my_room)


def _my_breakable_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.destroyable(game.active_rooms(me))


def _any_breakable_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.destroyable(_any_room(game, me, source))


my_breakable_room = Target("card", _my_breakable_room)
any_breakable_room = Target("card", _any_breakable_room)
"""Rooms that are chosen to be destroyed."""


def _my_monster(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.monsters(game.active_rooms(me))


def _rivals_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for seat in game.opponents(me) for room in game.active_rooms(seat)]


my_monster_room = Target("card", _my_monster)
rivals_room = Target("card", _rivals_room)
"""A room in an opponent's dungeon."""


def _my_room_with_partner(game: Game, me: Seat, source: CardId) -> list[CardId]:
    rooms = game.active_rooms(me)
    return rooms if len(rooms) > 1 else []


def _my_other_room(game: Game, me: Seat, source: CardId, first: CardId) -> list[CardId]:
    return [room for room in game.active_rooms(me) if room != first]


two_of_my_rooms = (
    Target("card", _my_room_with_partner, "swap-first"),
    Target("card", _my_other_room, "swap-second"),
)


def _room_with_partner(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for seat in game.seats() if len(game.active_rooms(seat)) > 1 for room in game.active_rooms(seat)]


def _its_partner(game: Game, me: Seat, source: CardId, first: CardId) -> list[CardId]:
    owner = game.owner(first)
    return [] if owner is None else [room for room in game.active_rooms(owner) if room != first]


two_rooms_of_a_dungeon = (
    Target("card", _room_with_partner, "swap-first"),
    Target("card", _its_partner, "swap-second"),
)
"""Two rooms of any one dungeon."""


def _room_beside(game: Game, me: Seat, source: CardId) -> list[CardId]:
    here = game.room_of(source)
    return [room for room in game.active_rooms(me) if game.side_of(here, room)]


room_beside = Target("card", _room_beside)
"""A room directly beside this one."""

# --- heroes


def _my_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.hero_inside(me))


def _my_weak_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.hero_inside(me) if game.health_of(hero) <= 3]


def _hero_inside(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.state.hero_in_dungeon)


def _rivals_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [] if me == game.state.active_seat else list(game.state.hero_in_dungeon)


def _hero_here(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.hero_in(source))


def _weak_hero_here(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.hero_in(source) if game.health_of(hero) <= 3]


def _hero_at_my_entrance(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.state.entrance[me])


def _hero_at_entrance(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for seat in game.seats() for hero in game.state.entrance[seat]]


def _hero_at_an_entrance(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for seat in game.seats() for hero in game.state.entrance[seat]]


def _hero_in_town(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.state.town)


def find_any_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    """The heroes in a dungeon, at an entrance or in town."""
    state = game.state
    waiting = [hero for seat in game.seats() for hero in state.entrance[seat]]
    return [*state.hero_in_dungeon, *waiting, *state.town]


my_hero = Target("card", _my_hero, inside=True)
"""The hero inside the player's dungeon."""
my_weak_hero = Target("card", _my_weak_hero, inside=True)
"""The same, if it has 3 health or less."""
hero_inside = Target("card", _hero_inside, inside=True)
"""The hero inside any dungeon."""
rivals_hero = Target("card", _rivals_hero, inside=True)
"""The hero inside an opponent's dungeon."""
hero_here = Target("card", _hero_here, inside=True)
"""The hero in this room."""
weak_hero_here = Target("card", _weak_hero_here, inside=True)
"""The same, if it has 3 health or less."""
hero_at_my_entrance = Target("card", _hero_at_my_entrance)
"""A hero at the player's entrance."""
hero_at_entrance = Target("card", _hero_at_entrance)
"""A hero at any entrance."""
hero_at_an_entrance = Target("card", _hero_at_an_entrance)
"""A hero at any entrance."""
hero_in_town = Target("card", _hero_in_town)
any_hero = Target("card", find_any_hero)
"""A hero in a dungeon, at an entrance or in town."""


def _rivals_soul(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for seat in game.opponents(me) for hero in game.state.souls[seat]]


rivals_soul = Target("card", _rivals_soul)
"""A face-down hero in an opponent's scoring area."""

# --- minibosses: those of active rooms (BM-15.22)


def _any_miniboss(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.all_minibosses()


def _my_miniboss(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.minibosses_of(me)


any_miniboss = Target("card", _any_miniboss, "choose-miniboss")
my_miniboss = Target("card", _my_miniboss, "choose-miniboss")

# --- players and treasure


def _opponent(game: Game, me: Seat, source: CardId, *chosen: int) -> list[Seat]:
    return game.opponents(me)


def _anybody(game: Game, me: Seat, source: CardId, *chosen: int) -> list[Seat]:
    return game.seats()


def _opponent_with_cards(game: Game, me: Seat, source: CardId, *chosen: int) -> list[Seat]:
    return [seat for seat in game.opponents(me) if game.hand(seat)]


def _opponent_with_spells(game: Game, me: Seat, source: CardId, *chosen: int) -> list[Seat]:
    return [seat for seat in game.opponents(me) if game.state.spell_hand[seat]]


opponent = Target("seat", _opponent)
opponent_with_cards = Target("seat", _opponent_with_cards)
"""An opponent with at least one card in hand."""
opponent_with_spells = Target("seat", _opponent_with_spells)
"""An opponent with at least one spell, which is public."""
anybody = Target("seat", _anybody)


def _treasure(game: Game, me: Seat, source: CardId, *chosen: int) -> list[Treasure]:
    return game.treasures()


treasure = Target("treasure", _treasure)
"""A treasure type that is in the game."""
