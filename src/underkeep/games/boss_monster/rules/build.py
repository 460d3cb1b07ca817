"""The build phase: active turns, the reveal, level up and "when you build" (chapters 6 and 7)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import DONE, AnyProcedure, RuleResult, VerbResult
from underkeep.games.boss_monster.events import Discarded, RoomRevealed
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import BUILD


def build(game: BossMonster) -> None:
    """Every player may place one card in this phase (BM-6.17)."""
    state = game.state
    game.begin_phase(BUILD)
    state.builds = [0 if gone else 1 for gone in state.out]
    state.promoted = [False] * state.players
    state.sold = [False] * state.players
    game.go("upkeep" if state.modules else game.first_build, game.first())


def upkeep(game: BossMonster) -> None:
    """What cards do at the beginning of the build phase, player by player."""
    game.each_due("upkeep_of", lambda seat: game.abilities(seat, "build_begins"), then=game.first_build)


def upkeep_of(game: BossMonster) -> AnyProcedure:
    """One player's effects at the beginning of the build phase."""
    seat = game.state.active
    yield from game.triggers([(seat, source, ability, ()) for source, ability in game.abilities(seat, "build_begins")])
    game.each("upkeep", game.first_build)


def build_turn(game: BossMonster) -> RuleResult:
    """The active turn of one player (BM-6.1, BM-6.2)."""
    return game.open_window("build_turn_over")


def build_turn_over(game: BossMonster) -> RuleResult:
    """Who stopped being active cannot place a card any more (BM-6.5)."""
    state = game.state
    state.builds[state.active] = 0
    game.each("build_turn", "reveal")
    return build_turn(game) if state.step == "build_turn" else DONE


def reveal(game: BossMonster) -> None:
    """All face-down cards are revealed at the same time (BM-6.24)."""
    turn_up(game)
    game.go("admit" if game.state.knocking else "after_reveal", game.first())


def turn_up(game: BossMonster) -> None:
    """Turn the face-down cards over: from now on they count as built."""
    state = game.state
    for seat in game.seats():
        for stack in [stack for stack in state.dungeon[seat] if stack[-1] in state.face_down]:
            room = stack[-1]
            del state.face_down[room]
            visibility.reveal_to_all(state, (room,))
            if game.is_miniboss(room):
                knock(game, seat, stack)
                continue
            if len(stack) == 1 and game.card(room).advanced:
                # Everything under it is gone: an advanced room needs a room to stand on (BM-6.30).
                state.dungeon[seat].remove(stack)
                state.discard.append(room)
                game.rooms_changed(seat)
                game.emit(Discarded, seat, room)
                continue
            if len(stack) > 1:
                game.cover(stack[-2], room)
            state.built[room] = seat
            game.emit(RoomRevealed, seat, room)
            game.rooms_changed(seat)


def knock(game: BossMonster, seat: int, stack: list[int]) -> None:
    """A revealed miniboss wants to join the room that it lies on (BM-6.25). Without one it is discarded (BM-6.30)."""
    state = game.state
    miniboss = stack.pop()
    if stack:
        state.knocking[miniboss] = stack[-1]
    else:
        state.dungeon[seat].remove(stack)
        state.discard.append(miniboss)
        game.emit(Discarded, seat, miniboss)
    game.rooms_changed(seat)


def admit(game: BossMonster) -> None:
    """Every revealed miniboss is paid for or discarded, in XP order (BM-6.25, BM-15.6)."""
    game.each_due("admit_of", lambda seat: knocking_at(game, seat), then="after_reveal")


def knocking_at(game: BossMonster, seat: int) -> list[int]:
    """The minibosses that want to join rooms of a player."""
    return [guest for guest, room in game.state.knocking.items() if game.owner(room) == seat]


def admit_of(game: BossMonster) -> AnyProcedure:
    """One player's miniboss."""
    seat = game.state.active
    for guest in knocking_at(game, seat):
        yield from game.admit(seat, guest)
    game.each("admit", "after_reveal")


def after_reveal(game: BossMonster) -> None:
    """Each player's level up, then the own "when you build" effects, in XP order (BM-6.26, BM-6.27)."""
    seats = game.state.built.values()
    game.each_due("effects_of_reveal", lambda seat: seat in seats or game.level_up_due(seat), then=game.after_build)


def effects_of_reveal(game: BossMonster) -> RuleResult:
    """What one player's new rooms bring: mostly nothing."""
    seat = game.state.active
    due = new_rooms(game, seat) if game.level_up_due(seat) else game.built_effects(seat, game.take_built(seat))
    return take_effect(game, due) if due else game.each("after_reveal", game.after_build)


def new_rooms(game: BossMonster, seat: int) -> AnyProcedure:
    """The level up, and then the own "when you build" effects."""
    yield from game.level_up(seat)
    yield from game.built_effects(seat, game.take_built(seat))


def take_effect(game: BossMonster, due: VerbResult) -> AnyProcedure:
    """The effects of one player, and then those of the next."""
    yield from due
    game.each("after_reveal", game.after_build)
