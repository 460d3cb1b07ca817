"""The spells of RMB."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure, Procedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import any_coins
from underkeep.games.boss_monster.ability_parts.targets import any_hero, any_miniboss, any_room, anybody, my_hero
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER, Cost, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast, negates
from underkeep.games.boss_monster.lasting_effects import EffectKind

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")


@rmb.spell("Windfall", BOTH, copies=2)
@cast(only_if=lambda game, me: not game.state.coins[me])
def windfall(game: Game, me: Seat, spell: CardId) -> None:
    """If you have no coins, gain 3 coins."""
    if not game.state.coins[me]:
        game.gain_coins(me, 3)


@rmb.spell("Internship", HAMMER, copies=2)
@cast()
def internship(game: Game, me: Seat, spell: CardId) -> AnyProcedure:
    """Put the top three cards of the room deck on the discard pile. You may at once build a miniboss that is among
    them, free of charge and in addition to your build of this round."""
    found = game.minibosses(game.discard_from_deck(3))
    rooms = game.rooms_for_miniboss(me)
    if found and rooms:
        miniboss = yield from game.may_choose(me, found, "choose-miniboss")
        if miniboss is not None:
            room = yield from game.choose(me, rooms, "choose-lodging", miniboss)
            game.state.discard.remove(miniboss)
            yield from game.add_miniboss(me, miniboss, room)


@rmb.spell("Spirit Dragon", HAMMER, copies=2)
@cast(target=any_room)
def spirit_dragon(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Until the end of the round a room in any dungeon has, instead of its own treasure, one treasure of each type."""
    game.remove_treasure(room, source=spell)
    for kind in game.treasures():
        game.add_treasure(room, kind, source=spell)


@rmb.spell("Sabotage!", BOTH, copies=2)
@cast(target=any_room)
def sabotage(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A room in any dungeon has no ability until the end of the round."""
    game.silence_room(room, source=spell)


def _room_with_fewer_minibosses(game: Game, me: Seat, source: CardId) -> list[CardId]:
    mine = len(game.minibosses_of(me))
    return [room for seat in game.seats() if len(game.minibosses_of(seat)) < mine for room in game.active_rooms(seat)]


@sabotage.or_else(target=Target("card", _room_with_fewer_minibosses))
def heavy_sabotage(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Deactivate a room of a player who has fewer minibosses than you until the end of the round."""
    game.deactivate(room, me)


@rmb.spell("Rage!", BOTH, copies=2)
@cast(target=any_miniboss)
def rage(game: Game, me: Seat, spell: CardId, miniboss: CardId) -> AnyProcedure:
    """Until the end of the round the room of a miniboss has +1 damage for each of its levels. If you have exactly one
    miniboss, you may double the damage of that room as well."""
    room = game.room_of(miniboss)
    game.boost(room, game.state.miniboss_level[miniboss], source=spell)
    if len(game.minibosses_of(me)) == 1 and (yield from game.may(me, None, "double-too")):
        game.double_damage(room, source=spell)


# --- Ambush


def _has_room_cards(game: Game, me: Seat, source: CardId) -> bool:
    return bool(game.state.room_hand[me])


def _ambushers(game: Game, me: Seat) -> list[CardId]:
    """The cards with which the price can begin: minibosses, and monsters if there are two."""
    rooms = game.state.room_hand[me]
    monsters = game.monsters(rooms)
    return game.minibosses(rooms) + (monsters if len(monsters) > 1 else [])


def _pay_ambush(game: Game, me: Seat, source: CardId) -> Procedure[CardId | None]:
    card = yield from game.choose(me, _ambushers(game, me), "ambush-discard", source)
    yield from game.discard(me, card)
    if not game.is_miniboss(card):
        # Asked whatever the others think possible: there is a second one, or the first could not be chosen.
        second = yield from game.choose(me, game.monsters(game.state.room_hand[me]), "discard-monster", source)
        yield from game.discard(me, second)
    return card


discard_ambushers = Cost(_has_room_cards, lambda game, me, source: bool(_ambushers(game, me)), _pay_ambush)


@rmb.spell("Ambush", AXE, copies=2)
@cast(target=my_hero, cost=discard_ambushers)
def ambush(game: Game, me: Seat, spell: CardId, hero: CardId) -> VerbResult:
    """Discard two Monster room cards or a miniboss card: kill a hero in your dungeon."""
    return game.kill(hero, me, where=game.state.hero_room)


@rmb.spell("Rebirth", BOTH, copies=2)
@cast(target=anybody)
def rebirth(game: Game, me: Seat, spell: CardId, seat: Seat) -> AnyProcedure:
    """A player, who may be you, discards all cards in hand and draws as many room cards and as many spells again."""
    rooms, spells = len(game.state.room_hand[seat]), len(game.state.spell_hand[seat])
    yield from game.discard_hand(seat, by=me)
    game.draw_rooms(seat, rooms)
    game.draw_spells(seat, spells)


@rmb.spell("Smash!", BOTH, copies=2)
@cast(target=my_hero)
def smash(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in your dungeon takes 2 damage."""
    game.hurt(hero, 2)


def _hero_at_a_miniboss(game: Game, me: Seat, source: CardId) -> list[CardId]:
    state = game.state
    return (
        list(state.hero_in_dungeon)
        if state.hero_room in state.miniboss_of_room and game.is_active(state.hero_room)
        else []
    )


@smash.or_else(target=Target("card", _hero_at_a_miniboss, inside=True))
def great_smash(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in a room with a miniboss, in any dungeon, takes 4 damage."""
    game.hurt(hero, 4)


@rmb.spell("Pay to Win", BOTH, copies=2)
@cast(target=any_room, cost=any_coins)
def pay_to_win(game: Game, me: Seat, spell: CardId, room: CardId, coins: int) -> None:
    """Pay any number of coins: a room in any dungeon has +1 damage until the end of the round, and +1 more for each
    coin paid."""
    game.boost(room, 1 + coins, source=spell)


@rmb.spell("Zoning Board", HAMMER, copies=2)
@cast()
def zoning_board(game: Game, me: Seat, spell: CardId) -> None:
    """This round you may build advanced rooms over any of your rooms; their treasure need not match."""
    game.add_effect(EffectKind.ADVANCED_ANYWHERE, me, source=spell)


@rmb.spell("Respawn", BOTH, copies=2)
@cast()
def respawn(game: Game, me: Seat, spell: CardId) -> VerbResult:
    """All active rooms of your dungeon count as just built; you decide in which order they take effect."""
    return game.trigger_build_effects(me, game.active_rooms(me))


@rmb.spell("Heist", HAMMER, copies=2)
@cast(target=any_room)
def heist(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A room in any dungeon has no treasure until the end of the round."""
    game.remove_treasure(room, source=spell)


@rmb.spell("Short Circuit", BOTH, copies=2, needs_opponent=True)
@negates()
def short_circuit() -> None:
    """When an opponent has just played a spell: until the end of the round each spell of that player, this one
    included, costs a coin. A spell that is not paid for is negated."""


short_circuit.sets_price = True


def _affordable_traitor(game: Game, me: Seat, source: CardId) -> list[CardId]:
    if not game.rooms_for_miniboss(me):
        return []
    state = game.state
    rivals = [guest for seat in game.opponents(me) for guest in game.minibosses_of(seat)]
    return [guest for guest in rivals if state.miniboss_level[guest] <= state.coins[me]]


@rmb.spell("Traitor", HAMMER, copies=2, needs_opponent=True)
@cast(
    target=Target("card", _affordable_traitor),
    only_if=lambda game, me: game.state.builds_left[me] > 0 and game.may_build(),
)
def traitor(game: Game, me: Seat, spell: CardId, miniboss: CardId) -> AnyProcedure:
    """Instead of your build of this round: give an opponent a coin for each level of one of that player's minibosses
    and at once build it in your dungeon, at the same level."""
    level = game.state.miniboss_level[miniboss]
    room = yield from game.choose(me, game.rooms_for_miniboss(me), "choose-lodging", miniboss)
    game.state.builds_left[me] = 0
    seat = game.detach_miniboss(miniboss)
    game.give_coins(me, seat, level)
    yield from game.add_miniboss(me, miniboss, room, level)


@rmb.spell("Armor Up!", BOTH, copies=2)
@cast(target=any_hero, cost=any_coins)
def armor_up(game: Game, me: Seat, spell: CardId, hero: CardId, coins: int) -> None:
    """Pay any number of coins: a hero has +1 health until the end of the round, and +2 more for each coin paid."""
    game.strengthen(hero, 1 + 2 * coins, source=spell)
