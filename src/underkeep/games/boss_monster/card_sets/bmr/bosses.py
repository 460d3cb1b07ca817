"""The bosses of BMR. All of them level up once, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import level_up

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

bmr = CardSet("BMR", "Boss Monster: The Dungeon-Building Card Game")


@bmr.boss("Draculord", xp=900, treasure="C", needs_opponent=True)
@level_up()
def draculord(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: look at an opponent's hand and take a card of your choice from it."""
    victims = [seat for seat in game.opponents(me) if game.hand(seat)]
    if victims:
        victim = yield from game.choose_seat(me, victims, "look-at-hand", boss)
        game.look_at_hand(me, victim)
        card = yield from game.choose(me, game.hand(victim), "take-from-hand", boss)
        game.take_from_player(me, card, victim)


@bmr.boss("Xyzax", xp=750, treasure="C")
@level_up()
def xyzax(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: take any two cards from the discard pile."""
    yield from game.take_chosen(me, about=boss)
    yield from game.take_chosen(me, about=boss)


def find_and_build(game: Game, me: Seat, boss: CardId, wanted: Callable[[CardId], bool]) -> AnyProcedure:
    """Search the room deck or the discard pile for a room and build it, or keep it in hand."""
    state = game.state
    game.look_through_deck(me, state.room_deck)
    in_deck = list({state.faces[card]: card for card in state.room_deck if wanted(card)}.values())
    card = yield from game.may_choose(me, in_deck + game.discarded(wanted), "search-room", boss)
    if card is None or card in state.room_deck:
        if card is not None:
            game.search_deck(me, state.room_deck, card)
            state.room_hand[me].append(card)
        else:
            visibility.shuffle_pile(state, state.room_deck)
    else:
        visibility.shuffle_pile(state, state.room_deck)
        yield from game.take_from_discard(me, card)
    if card is not None:
        place = yield from game.choose_build(me, [card], boss)
        if place is not None:
            yield from game.build(me, card, place.on)


@bmr.boss("King Croak", xp=800, treasure="F")
@level_up(optional=True)
def king_croak(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: you may search the room deck or the discard pile for an advanced Monster room and build it at
    once. If you do not build it, it stays in your hand."""
    return find_and_build(game, me, boss, lambda card: game.card(card).advanced and game.is_monster_room(card))


@bmr.boss("Robobo", xp=400, treasure="F", needs_opponent=True)
@level_up()
def robobo(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: each opponent chooses and destroys a room of their own dungeon."""
    for seat in game.opponents(me):
        rooms = game.destroyable(game.active_rooms(seat))
        if rooms:
            room = yield from game.choose(seat, rooms, "destroy-room", boss)
            yield from game.destroy([room], seat)


@bmr.boss("Cerebellus", xp=650, treasure="M")
@level_up(optional=True)
def cerebellus(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: you may draw three spells and then discard a spell."""
    game.draw_spells(me, 3)
    yield from game.discard_spell(me, about=boss)


@bmr.boss("Seducia", xp=600, treasure="M")
@level_up(optional=True)
def seducia(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: you may take a hero of your choice from town or from a hero deck and put it at your entrance."""
    state = game.state
    decks = (state.ordinary_deck, state.epic_deck)
    for deck in decks:
        game.look_through_deck(me, deck)
    heroes = [*state.town, *state.ordinary_deck, *state.epic_deck]
    hero = (yield from game.choose(me, heroes, "choose-hero", boss)) if heroes else None
    for deck in decks:
        if hero in deck:
            deck.remove(hero)
            visibility.reveal_to_all(state, (hero,))
        visibility.shuffle_pile(state, deck)
    if hero is not None:
        game.to_entrance(hero, me)


@bmr.boss("Cleopatra", xp=850, treasure="T")
@level_up(optional=True)
def cleopatra(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: you may search the room deck or the discard pile for an advanced Trap room and build it at once.
    If you do not build it, it stays in your hand."""
    return find_and_build(game, me, boss, lambda card: game.card(card).advanced and game.is_trap_room(card))


@bmr.boss("Gorgona", xp=500, treasure="T")
@level_up()
def gorgona(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: kill a hero in town and take its souls."""
    if game.state.town:
        hero = yield from game.choose(me, game.state.town, "choose-hero", boss)
        yield from game.kill(hero, me)
