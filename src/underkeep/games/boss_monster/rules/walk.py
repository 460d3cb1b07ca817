"""A hero's walk through a dungeon, room by room (BM-9.5 to BM-9.20).

A step calls the next one where no decision is needed.
"""

from __future__ import annotations

from underkeep.core.procedures import DONE, AnyProcedure, RuleResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import CARDS, HERO_TRIGGER_BITS
from underkeep.games.boss_monster.cards.triggers import TRIGGER_BIT
from underkeep.games.boss_monster.events import EffectBegan, HeroEntered, HeroKeptOut, HeroSetOut
from underkeep.games.boss_monster.lasting_effects import EffectKind, Until, has_effect
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import go_to
from underkeep.games.boss_monster.rules.verbs.ability_sources import SILENCING
from underkeep.games.boss_monster.rules.window import open_window

SETTING_OUT = TRIGGER_BIT["sets_out"]


def set_out(game: BossMonster) -> RuleResult:
    """The first hero of the queue goes into the dungeon, if nothing keeps it out."""
    game.before_entering()
    state = game.state
    seat = state.active_seat
    hero = game.next_hero_at(seat)
    if state.eliminated[seat] or hero is None:
        return go_to(game, "adventure_turn_over")
    if hero != state.next_hero:
        # The hero of the last window has been moved away: the next one has a window of its own (BM-9.6).
        return go_to(game, "next_hero")
    if game.is_kept_out(hero, seat) or prefers_to_wait(game, hero, seat):
        state.heroes_to_enter.remove(hero)
        game.emit(HeroKeptOut, hero, seat)
        return go_to(game, "next_hero")
    state.heroes_to_enter.remove(hero)
    state.entrance[seat].remove(hero)
    state.hero_in_dungeon.append(hero)
    state.hero_room = None
    # A first room that is deactivated is passed by anyway, and no other one instead of it.
    state.rooms_to_skip = int(
        bool(state.lasting_effects)
        and has_effect(state.lasting_effects, EffectKind.SKIPS_FIRST_ROOM, seat)
        and game.rooms_in_place(seat)[:1] == game.active_rooms(seat)[:1]
    )
    state.heroes_entered_count[seat] += 1
    state.any_hero_moved = True
    game.emit(HeroSetOut, hero, seat)
    if state.lasting_effects:
        game.strengthen_by(hero, EffectKind.HEALTH_ON_ENTERING, seat)
        game.strengthen_by(hero, EffectKind.HEALTH_OF_NEXT_HERO, seat)
        game.use_up_effects(Until.NEXT_ENTRY, seat)
    triggers = game.hero_trigger_bits(hero)
    if triggers & SILENCING:
        game.rooms_changed(seat)
    if triggers & SETTING_OUT:
        preparing = game.hero_abilities(hero, "sets_out")
        if preparing:
            go_to(game, "walk_on")
            return trigger_setting_out(game, hero, preparing)
    return walk_on(game)


def prefers_to_wait(game: BossMonster, hero: CardId, seat: Seat) -> bool:
    """Whether a hero prefers to wait at the entrance."""
    reasons = game.hero_abilities(hero, "holds_back")
    return bool(reasons) and any(ability.effect(game, seat, hero) for _, ability in reasons)


def trigger_setting_out(game: BossMonster, hero: CardId, abilities: list[tuple[CardId, Ability]]) -> AnyProcedure:
    """Abilities of a hero and its item before the first room."""
    for source, ability in abilities:
        if source != hero:
            game.emit(EffectBegan, game.state.active_seat, source)
        effect = ability.effect(game, game.state.active_seat, hero)
        if effect is not None:
            yield from effect
    if not game.state.hero_in_dungeon:
        go_to(game, "next_hero")


def walk_on(game: BossMonster) -> RuleResult:
    """The hero goes to the next room that it does not pass over, or reaches the boss (BM-9.7, BM-9.20)."""
    state = game.state
    hero = state.hero_in_dungeon[0]
    if game.reaches_boss_unharmed(hero):
        go_to(game, "next_hero")
        return game.survive(state.active_seat, hero)
    state.entering_pending = False
    ahead = game.next_room(hero, state.hero_room)
    if ahead is None:
        go_to(game, "next_hero")
        # A hero may have lost its health on the way to a room that it did not enter after all.
        if game.health_of(hero) <= 0 and not game.avoids_death(hero, state.active_seat):
            return game.kill(hero, state.active_seat, surely=True)
        return game.survive(state.active_seat, hero) if state.hero_in_dungeon else DONE
    state.hero_room = ahead
    return enter_room(game)


def enter_room(game: BossMonster) -> RuleResult:
    """The steps of entering: the hero's ability, the room's effect, its damage; then a window (BM-9.8, BM-9.12)."""
    state = game.state
    hero, room = state.hero_in_dungeon[0], state.hero_room
    assert room is not None
    state.entering_pending = False
    game.emit(HeroEntered, hero, room)
    if room not in state.rooms_entered:
        state.rooms_entered.append(room)
    if HERO_TRIGGER_BITS[state.faces[hero]] or state.carried_items:
        acting = game.hero_abilities(hero, "goes_in")
        if acting:
            go_to(game, "feel_room")
            return trigger_hero_entering(game, hero, room, acting)
    return apply_room_effect(game)


def trigger_hero_entering(
    game: BossMonster, hero: CardId, room: CardId, abilities: list[tuple[CardId, Ability]]
) -> AnyProcedure:
    """Step 1: the ability of the hero and that of its item (BM-9.8, BM-9.11)."""
    for _, ability in abilities:
        effect = ability.effect(game, game.state.active_seat, hero, room)
        if effect is not None:
            yield from effect
    if not game.state.hero_in_dungeon:
        go_to(game, "next_hero")
    elif game.state.entering_pending:
        go_to(game, "enter_room")


def apply_room_effect(game: BossMonster) -> RuleResult:
    """Step 2: the effect of the room; then its damage."""
    state = game.state
    hero, room, seat = state.hero_in_dungeon[0], state.hero_room, state.active_seat
    assert room is not None
    effects = state.lasting_effects
    if effects:
        game.strengthen_by(hero, EffectKind.HEAL_INSTEAD_OF_DAMAGE, room)
    felt: list[tuple[CardId, Ability]] = []
    if (state.miniboss_of_room or CARDS[state.faces[room]].entered is not None) and not has_effect(
        effects, EffectKind.ROOM_TEXTS_SPARE_HEROES, seat
    ):
        felt = game.room_abilities(seat, room, "entered")
    for number, (source, ability) in enumerate(felt, start=1):
        work = ability.effect(game, seat, source, hero)
        if work is not None:
            # The effect may need a decision: the other effects follow it.
            go_to(game, "take_damage")
            return finish_room_effect(game, hero, work, felt[number:])
    if felt:
        return go_to(game, "enter_room") if state.entering_pending else take_damage(game)
    game.take_room_damage(hero, room)
    return open_window(game, "leave_room")


def finish_room_effect(
    game: BossMonster, hero: CardId, work: AnyProcedure, others: list[tuple[CardId, Ability]]
) -> AnyProcedure:
    """Finish an effect of a room that needs decisions, and then the other effects of entering it."""
    yield from work
    for source, ability in others:
        more = ability.effect(game, game.state.active_seat, source, hero) if game.state.hero_in_dungeon else None
        if more is not None:
            yield from more
    if not game.state.hero_in_dungeon:
        go_to(game, "next_hero")
    elif game.state.entering_pending:
        go_to(game, "enter_room")


def take_damage(game: BossMonster) -> RuleResult:
    """Step 3: the damage of the room, as far as the hero feels it (BM-9.9); then a window (BM-9.12)."""
    state = game.state
    room = state.hero_room
    if room is not None and game.is_active(room):
        game.take_room_damage(state.hero_in_dungeon[0], room)
    return open_window(game, "leave_room")


def leave_room(game: BossMonster) -> RuleResult:
    """When the window has closed the hero leaves the room: dead or alive (BM-9.13)."""
    state = game.state
    if not state.hero_in_dungeon:
        return go_to(game, "next_hero")
    hero, room, seat = state.hero_in_dungeon[0], state.hero_room, state.active_seat
    assert room is not None
    if state.entering_pending:
        # A room that was deactivated before the hero felt it is passed by (BM-9.17).
        return go_to(game, "enter_room" if game.is_active(room) else "walk_on")
    if game.has_left_room():
        return walk_on(game)
    if game.health_of(hero) <= 0:
        if not game.avoids_death(hero, seat, room):
            go_to(game, "next_hero")
            return game.kill(hero, seat, where=room, surely=True)
        if not state.hero_in_dungeon:
            return go_to(game, "next_hero")
    due: list[tuple[CardId, Ability]] = []
    if (state.miniboss_of_room or CARDS[state.faces[room]].left_alive is not None) and room in game.active_rooms(seat):
        due = game.room_abilities(seat, room, "left_alive")
    out: list[tuple[CardId, Ability]] = []
    if HERO_TRIGGER_BITS[state.faces[hero]] or state.carried_items:
        out = game.hero_abilities(hero, "gets_out")
    if due or out:
        go_to(game, "walk_on")
        return trigger_leaving(game, hero, room, due, out)
    return walk_on(game)


def trigger_leaving(
    game: BossMonster, hero: CardId, room: CardId, due: list[tuple[CardId, Ability]], out: list[tuple[CardId, Ability]]
) -> AnyProcedure:
    """Abilities of a room and its miniboss when a hero leaves it alive, and then those of the hero and its item."""
    state = game.state
    yield from game.trigger_all([(state.active_seat, source, ability, ()) for source, ability in due])
    for _, ability in out:
        if state.hero_in_dungeon and not state.entering_pending:
            effect = ability.effect(game, state.active_seat, hero, room)
            if effect is not None:
                yield from effect
    if state.entering_pending:
        # The room is gone, and the hero already stands before the next one.
        go_to(game, "enter_room")
    elif not state.hero_in_dungeon:
        go_to(game, "next_hero")
