"""Elimination and the end of the game (chapters 21 and 22)."""

from __future__ import annotations

from underkeep.games.boss_monster.events import Eliminated, GameWon
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.boss_monster.rules.verbs.rooms import Rooms


def eliminate_resigned(game: Rooms) -> None:
    """Eliminate the players who have resigned (BM-22.7). If only one player is left, that player wins, and all cards
    stay on the table (BM-22.1)."""
    state = game.state
    left = [seat for seat in game.seats() if not state.leaving[seat]]
    if len(left) <= 1:
        return end_game(game, left)
    for seat in state.turn_order:
        if state.leaving[seat]:
            state.leaving[seat] = False
            if not state.out[seat]:
                eliminate(game, seat)
    return None


def eliminate(game: Rooms, seat: int) -> None:
    """A player leaves the game with all cards (BM-22.2); heroes at the entrance go back to town (BM-22.4)."""
    state = game.state
    state.out[seat] = True
    game.forget_seat_orders()
    game.emit(Eliminated, seat)
    if state.walker and state.active == seat:
        game.to_town(state.walker[0])
    for hero in list(state.entrance[seat]):
        game.to_town(hero)
    for effect in [effect for effect in state.waiting if effect[0] == seat]:
        state.waiting.remove(effect)
        game.finish_spell(effect[1])
    owned = (state.boss, state.rooms, state.spells, state.souls, state.wounds, state.face_up, state.laid_away)
    for place in owned:
        state.gone += place[seat]
        place[seat] = []
    state.coins[seat] = 0
    for miniboss in [miniboss for miniboss, room in state.knocking.items() if game.owner(room) == seat]:
        del state.knocking[miniboss]
        state.gone.append(miniboss)
    for stack in state.dungeon[seat]:
        for card in stack:
            if card in state.hosts:
                miniboss = state.hosts.pop(card)
                del state.level[miniboss]
                state.gone.append(miniboss)
            # A face-down card of another player belongs to the dungeon in which it lies, too.
            state.face_down.pop(card, None)
            state.gone.append(card)
            game.forget_room(card)
            if card in state.asleep:
                state.asleep.remove(card)
    state.dungeon[seat] = []
    game.collect_built_rooms(seat)
    state.levelled[seat] = False
    game.rooms_changed()


def end_game(game: Players, winners: list[int]) -> None:
    """The game is over, and these seats have won."""
    game.state.over = game.interrupted = True
    game.state.winners = winners
    for seat in winners:
        game.emit(GameWon, seat, game.soul_count(seat), game.wound_count(seat))
