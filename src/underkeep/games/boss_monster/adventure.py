"""The adventure phase: heroes walk through the dungeons, room by room (chapter 9)."""

from __future__ import annotations

from underkeep.core.decisions import DONE, Effect, Play
from underkeep.games.boss_monster.cards.declare import Ability
from underkeep.games.boss_monster.events import (
    HeroEntered,
    HeroKeptOut,
    HeroSetOut,
    PhaseBegan,
)
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import ADVENTURE, NOTHING
from underkeep.games.boss_monster.windows import open_window


def adventure(game: BossMonster) -> None:
    """The heroes that now stand at the entrances go in during this phase (BM-9.4)."""
    state = game.state
    state.phase = ADVENTURE
    game.tell(PhaseBegan, ADVENTURE)
    state.due = [hero for queue in state.entrance for hero in queue]
    game.go("adventure_turn", game.first())


def adventure_turn(game: BossMonster) -> Effect:
    """One player's active turn; without heroes it is a single window (BM-5.3)."""
    state = game.state
    if game.due_at(state.active) != NOTHING:
        return next_hero(game)
    return open_window(game, "adventure_turn_over")


def adventure_turn_over(game: BossMonster) -> Effect:
    """The turn passes to the next player (BM-9.26), unless a hero has come who is still due."""
    state = game.state
    if not state.out[state.active] and game.due_at(state.active) != NOTHING:
        return game.go("adventure_turn")
    game.each("adventure_turn", "end_round")
    return adventure_turn(game) if state.step == "adventure_turn" else DONE


def set_out(game: BossMonster) -> Effect:
    """The first hero of the queue goes into the dungeon, if nothing keeps it out."""
    state = game.state
    seat = state.active
    hero = game.due_at(seat)
    if state.out[seat] or hero == NOTHING:
        return game.go("adventure_turn_over")
    if hero != state.next_up:
        # The hero whose turn it was has been moved away: the next one has a window of its own (BM-9.6).
        return game.go("next_hero")
    if state.barred[seat]:
        state.due.remove(hero)
        game.tell(HeroKeptOut, hero, seat)
        return game.go("next_hero")
    state.due.remove(hero)
    state.entrance[seat].remove(hero)
    state.walker.append(hero)
    state.passes_over = 0
    state.entered[seat] += 1
    state.stirred = True
    game.tell(HeroSetOut, hero, seat)
    if state.party[seat]:
        game.strengthen(hero, state.party[seat])
    state.room = NOTHING
    return walk_on(game)


def next_hero(game: BossMonster) -> Effect:
    """Before each single hero enters, there is a window (BM-9.3)."""
    state = game.state
    hero = game.due_at(state.active)
    if hero != NOTHING and not state.out[state.active]:
        state.next_up = hero
        return open_window(game, "set_out")
    return game.go("adventure_turn_over")


def walk_on(game: BossMonster) -> Effect:
    """The hero goes to the next room that it does not pass over, or reaches the boss (BM-9.7, BM-9.20)."""
    state = game.state
    state.fresh = False
    hero = state.walker[0]
    ahead = game.onward(hero, state.room)
    if ahead == NOTHING:
        game.go("next_hero")
        # A hero may have lost its health on the way to a room that it did not enter after all.
        return game.kill(hero, state.active) if game.health_of(hero) <= 0 else game.wound(state.active, hero)
    state.room = ahead
    return enter_room(game)


def enter_room(game: BossMonster) -> Effect:
    """The steps of entering: the hero's ability, the room's effect, its damage; then a window (BM-9.8, BM-9.12)."""
    state = game.state
    hero, room, seat = state.walker[0], state.room, state.active
    state.fresh = False
    game.tell(HeroEntered, hero, room)
    if room not in state.visited:
        state.visited.append(room)
    if room in state.fountains:
        game.strengthen(hero, state.fountains[room])
    effect = game.card(room).entered
    if effect is not None and room not in state.silenced:
        effect.effect(game, seat, room, hero)
        if state.fresh:
            return game.go("enter_room")
    game.hurt(hero, game.damage_of(room))
    return open_window(game, "leave_room")


def leave_room(game: BossMonster) -> Effect:
    """When the window has closed the hero leaves the room: dead or alive (BM-9.13)."""
    state = game.state
    if not state.walker:
        return game.go("next_hero")
    if state.fresh:
        # A room that was deactivated before the hero felt it is passed by (BM-9.17).
        return game.go("enter_room" if game.is_active(state.room) else "walk_on")
    hero, room, seat = state.walker[0], state.room, state.active
    if game.health_of(hero) <= 0:
        game.go("next_hero")
        return game.kill(hero, seat, where=room)
    ability = game.card(room).left_alive
    if ability is not None and room in game.active_rooms(seat) and room not in state.silenced:
        game.go("walk_on")
        return leave_marks(game, room, ability)
    return walk_on(game)


def leave_marks(game: BossMonster, room: int, ability: Ability) -> Play:
    """What a room does when a hero leaves it alive."""
    state = game.state
    yield from game.trigger(state.active, room, ability)
    if state.fresh:
        # The room is gone, and the hero already stands before the next one.
        game.go("enter_room")
    elif not state.walker:
        game.go("next_hero")
