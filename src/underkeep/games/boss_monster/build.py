"""The build phase: active turns, the reveal, level up and "when you build" (chapters 6 and 7)."""

from __future__ import annotations

from underkeep.core import secrets
from underkeep.core.decisions import DONE, Effect, Play
from underkeep.games.boss_monster.events import Discarded, PhaseBegan, RoomRevealed
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.boss_monster.windows import open_window


def build(game: BossMonster) -> None:
    """Every player may place one card in this phase (BM-6.17)."""
    state = game.state
    state.phase = BUILD
    game.tell(PhaseBegan, BUILD)
    state.builds = [0 if gone else 1 for gone in state.out]
    game.go("build_turn", game.first())


def build_turn(game: BossMonster) -> Effect:
    """The active turn of one player (BM-6.1, BM-6.2)."""
    return open_window(game, "build_turn_over")


def build_turn_over(game: BossMonster) -> Effect:
    """Who stopped being active cannot place a card any more (BM-6.5)."""
    state = game.state
    state.builds[state.active] = 0
    game.each("build_turn", "reveal")
    return build_turn(game) if state.step == "build_turn" else DONE


def reveal(game: BossMonster) -> None:
    """All face-down cards are revealed at the same time (BM-6.24)."""
    turn_up(game)
    game.go("after_reveal", game.first())


def turn_up(game: BossMonster) -> None:
    """Turn the face-down cards over: from now on they count as built."""
    state = game.state
    for seat in game.seats():
        for stack in [stack for stack in state.dungeon[seat] if stack[-1] in state.face_down]:
            room = stack[-1]
            del state.face_down[room]
            secrets.show_all(state, (room,))
            if len(stack) == 1 and game.card(room).advanced:
                # Everything under it is gone: an advanced room needs a room to stand on (BM-6.30).
                state.dungeon[seat].remove(stack)
                state.discard.append(room)
                game.rooms_changed(seat)
                game.tell(Discarded, seat, room)
                continue
            if len(stack) > 1:
                game.lose_marks(stack[-2])
            state.built[room] = seat
            game.tell(RoomRevealed, seat, room)
            game.rooms_changed(seat)


def after_reveal(game: BossMonster) -> None:
    """Each player's level up, then the own "when you build" effects, in XP order (BM-6.26, BM-6.27)."""
    seats = game.state.built.values()
    game.each_due("effects_of_reveal", lambda seat: seat in seats or game.level_up_due(seat), then="bait")


def effects_of_reveal(game: BossMonster) -> Play:
    """What one player's new rooms bring."""
    seat = game.state.active
    yield from game.level_up(seat)
    yield from game.built_effects(seat, game.take_built(seat))
    game.each("after_reveal", "bait")
