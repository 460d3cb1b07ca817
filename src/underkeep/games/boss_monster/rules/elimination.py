"""Elimination and the end of the game (chapters 21 and 22)."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.games.boss_monster.events import Eliminated, GameWon
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.boss_monster.rules.verbs.rooms import Rooms


def eliminate_resigned(game: Rooms) -> None:
    """Eliminate the players who have resigned (BM-22.7). If only one player is left, that player wins, and all cards
    stay on the table (BM-22.1)."""
    state = game.state
    left = [seat for seat in game.seats() if not state.resigning[seat]]
    if len(left) <= 1:
        return end_game(game, left)
    for seat in state.turn_order:
        if state.resigning[seat]:
            state.resigning[seat] = False
            if not state.eliminated[seat]:
                eliminate(game, seat)
    return None


def eliminate(game: Rooms, seat: Seat) -> None:
    """A player leaves the game with all cards (BM-22.2); heroes at the entrance go back to town (BM-22.4)."""
    state = game.state
    state.eliminated[seat] = True
    game.forget_seat_orders()
    game.emit(Eliminated, seat)
    if state.hero_in_dungeon and state.active_seat == seat:
        game.to_town(state.hero_in_dungeon[0])
    for hero in list(state.entrance[seat]):
        game.to_town(hero)
    declared = [effect for effect in state.waiting_effects if effect.seat == seat]
    state.waiting_effects = tuple([effect for effect in state.waiting_effects if effect.seat != seat])
    for effect in declared:
        game.finish_spell(effect.source)
    owned = (
        state.boss,
        state.room_hand,
        state.spell_hand,
        state.souls,
        state.wounds,
        state.boss_items,
        state.stored_items,
    )
    for place in owned:
        state.removed += place[seat]
        place[seat] = []
    state.coins[seat] = 0
    for miniboss in [miniboss for miniboss, room in state.unpaid_minibosses.items() if game.owner(room) == seat]:
        del state.unpaid_minibosses[miniboss]
        state.removed.append(miniboss)
    for stack in state.dungeon[seat]:
        for card in stack:
            if card in state.miniboss_of_room:
                miniboss = state.miniboss_of_room.pop(card)
                del state.miniboss_level[miniboss]
                state.removed.append(miniboss)
            # A face-down card of another player belongs to the dungeon in which it lies, too.
            state.face_down_cards.pop(card, None)
            state.removed.append(card)
            game.forget_room(card)
            if card in state.deactivated:
                state.deactivated.remove(card)
    state.dungeon[seat] = []
    game.collect_built_rooms(seat)
    state.levelled_up[seat] = False
    game.rooms_changed()


def end_game(game: Players, winners: list[Seat]) -> None:
    """The game is over, and these seats have won."""
    game.state.over = game.interrupted = True
    game.state.winners = winners
    for seat in winners:
        game.emit(GameWon, seat, game.soul_count(seat), game.wound_count(seat))
