"""The adventure phase: heroes walk through the dungeons, room by room (chapter 9)."""

from __future__ import annotations

from underkeep.core.decisions import DONE, Effect, Play
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.events import (
    EffectBegan,
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
    if state.barred[seat] or hero in state.held or waits(game, hero, seat):
        state.due.remove(hero)
        game.tell(HeroKeptOut, hero, seat)
        return game.go("next_hero")
    state.due.remove(hero)
    state.entrance[seat].remove(hero)
    state.walker.append(hero)
    state.passes_over = int(state.skipped[seat])
    state.entered[seat] += 1
    state.stirred = True
    game.tell(HeroSetOut, hero, seat)
    if state.party[seat]:
        game.strengthen(hero, state.party[seat])
    if state.legacy[seat]:
        game.strengthen(hero, state.legacy[seat])
        state.legacy[seat] = 0
    state.room = NOTHING
    if game.mutes(hero):
        game.rooms_changed(seat)
    preparing = game.hero_abilities(hero, "sets_out")
    if preparing:
        game.go("walk_on")
        return prepare(game, hero, preparing)
    return walk_on(game)


def waits(game: BossMonster, hero: int, seat: int) -> bool:
    """Whether a hero prefers to wait at the entrance."""
    reasons = game.hero_abilities(hero, "holds_back")
    return bool(reasons) and any(ability.effect(game, seat, hero) for _, ability in reasons)


def prepare(game: BossMonster, hero: int, abilities: list[tuple[int, Ability]]) -> Play:
    """What a hero and its item do before the first room."""
    for source, ability in abilities:
        if source != hero:
            game.tell(EffectBegan, game.state.active, source)
        effect = ability.effect(game, game.state.active, hero)
        if effect is not None:
            yield from effect
    if not game.state.walker:
        game.go("next_hero")


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
        if game.health_of(hero) <= 0 and not game.spared(hero, state.active):
            return game.kill(hero, state.active, surely=True)
        return game.wound(state.active, hero) if state.walker else DONE
    state.room = ahead
    return enter_room(game)


def enter_room(game: BossMonster) -> Effect:
    """The steps of entering: the hero's ability, the room's effect, its damage; then a window (BM-9.8, BM-9.12)."""
    state = game.state
    hero, room = state.walker[0], state.room
    state.fresh = False
    game.tell(HeroEntered, hero, room)
    if room not in state.visited:
        state.visited.append(room)
    acting = game.hero_abilities(hero, "goes_in")
    if acting:
        game.go("feel_room")
        return go_in(game, hero, room, acting)
    return feel_room(game)


def go_in(game: BossMonster, hero: int, room: int, abilities: list[tuple[int, Ability]]) -> Play:
    """Step 1: the ability of the hero and that of its item (BM-9.8, BM-9.11)."""
    for _, ability in abilities:
        effect = ability.effect(game, game.state.active, hero, room)
        if effect is not None:
            yield from effect
    if not game.state.walker:
        game.go("next_hero")
    elif game.state.fresh:
        game.go("enter_room")


def feel_room(game: BossMonster) -> Effect:
    """Step 2: the effect of the room; then its damage."""
    state = game.state
    hero, room, seat = state.walker[0], state.room, state.active
    if room in state.fountains:
        game.strengthen(hero, state.fountains[room])
    felt: list[tuple[int, Ability]] = []
    if (state.hosts or CARDS[state.faces[room]].entered is not None) and not state.unmoved[seat]:
        felt = game.room_abilities(seat, room, "entered")
    for number, (source, ability) in enumerate(felt, start=1):
        work = ability.effect(game, seat, source, hero)
        if work is not None:
            # What a room does there may need a die: the rest follows when it lies still.
            game.go("take_damage")
            return step_on(game, hero, work, felt[number:])
    if felt:
        return game.go("enter_room") if state.fresh else take_damage(game)
    game.suffer(hero, room)
    return open_window(game, "leave_room")


def step_on(game: BossMonster, hero: int, work: Play, others: list[tuple[int, Ability]]) -> Play:
    """An effect of a room that takes time, and then what else happens there."""
    yield from work
    for source, ability in others:
        more = ability.effect(game, game.state.active, source, hero) if game.state.walker else None
        if more is not None:
            yield from more
    if not game.state.walker:
        game.go("next_hero")
    elif game.state.fresh:
        game.go("enter_room")


def take_damage(game: BossMonster) -> Effect:
    """Step 3: the damage of the room, as far as the hero feels it (BM-9.9); then a window (BM-9.12)."""
    state = game.state
    if game.is_active(state.room):
        game.suffer(state.walker[0], state.room)
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
        if not game.spared(hero, seat, room):
            game.go("next_hero")
            return game.kill(hero, seat, where=room, surely=True)
        if not state.walker:
            return game.go("next_hero")
    due: list[tuple[int, Ability]] = []
    if (state.hosts or CARDS[state.faces[room]].left_alive is not None) and room in game.active_rooms(seat):
        due = game.room_abilities(seat, room, "left_alive")
    out = game.hero_abilities(hero, "gets_out")
    if due or out:
        game.go("walk_on")
        return leave_marks(game, hero, room, due, out)
    return walk_on(game)


def leave_marks(
    game: BossMonster, hero: int, room: int, due: list[tuple[int, Ability]], out: list[tuple[int, Ability]]
) -> Play:
    """What a room and its miniboss do when a hero leaves it alive, and then what the hero and its item do."""
    state = game.state
    yield from game.triggers([(state.active, source, ability, ()) for source, ability in due])
    for _, ability in out:
        if state.walker and not state.fresh:
            effect = ability.effect(game, state.active, hero, room)
            if effect is not None:
                yield from effect
    if state.fresh:
        # The room is gone, and the hero already stands before the next one.
        game.go("enter_room")
    elif not state.walker:
        game.go("next_hero")
