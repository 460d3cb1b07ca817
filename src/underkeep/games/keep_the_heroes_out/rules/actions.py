"""The actions of a card: the options that each offers, and their effects (KHO-8 to KHO-11)."""

from __future__ import annotations

from underkeep.core.options.option import Option
from underkeep.core.procedures import AnyProcedure, offer
from underkeep.core.state import CardId, Seat, require
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    ACTIVATE,
    AMBUSH,
    DRAW,
    HORDE,
    LAY_TRAP,
    MAX_SUMMONED,
    MELEE,
    MOVE,
    OPEN_PORTAL,
    PLACE,
    RANGED,
    REINFORCE,
    SPEND,
    SUMMON,
)
from underkeep.games.keep_the_heroes_out.cards.clans import (
    BLOB,
    DRAGON,
    GNOLLS,
    IMPS,
    LIZARDFOLK,
    RATS,
    SKELETONS,
    SPIRITS,
    WITCHES,
)
from underkeep.games.keep_the_heroes_out.dungeon_map import rooms_of_corridor
from underkeep.games.keep_the_heroes_out.events import DragonHealed, MarkGone
from underkeep.games.keep_the_heroes_out.fields import BY_MELEE, BY_RANGED, FLOOD, RUBBLE
from underkeep.games.keep_the_heroes_out.options import (
    ClearRubble,
    Drain,
    Draw,
    FinishPortal,
    Horde,
    LayTrap,
    Move,
    OpenPortal,
    PlaceToken,
    Reinforce,
    Shoot,
    Spend,
    Strike,
    Summon,
    UseRoom,
    UseSkill,
)
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.special_rooms import build, can_build, experiment
from underkeep.games.keep_the_heroes_out.state import (
    ALCHEMIST,
    BEAST_TAMER,
    BONE,
    BOOK,
    CATACOMBS,
    COIN,
    FORGE,
    FROG,
    GREAT_BUILDER,
    ICON_KINDS,
    LABORATORY,
    LIBRARY,
    NO_PORTAL,
    SEWERS,
    STUDY,
    TOKEN_KINDS,
    TRAP,
    TREASURY,
    UNFINISHED,
    WORKSHOP,
)

TOKEN_OF_ROOM = {TREASURY: COIN, SEWERS: FROG, LIBRARY: BOOK, CATACOMBS: BONE, WORKSHOP: TRAP}
"""The token that each of these rooms produces when it is activated (KHO-10.1)."""
LOOT_OF_ROOM = {
    FORGE: (COIN, "equipment"),
    ALCHEMIST: (FROG, "potion"),
    STUDY: (BOOK, "scroll"),
    BEAST_TAMER: (BONE, "beast"),
}
"""The token that each of these rooms takes, and the kind of loot that it gives for it (KHO-10.1)."""


# --- options ----------------------------------------------------------------------------------------------


def options_for(game: KeepRules, seat: Seat, action: int, rooms: list[int], only: int | None = None) -> list[Option]:
    """Return the options of an action for the seat's monsters in these rooms, or for the monster `only`."""
    if action >= HORDE:
        return [Horde(action - HORDE, room) for room in rooms if options_for(game, seat, action - HORDE, [room])]
    if action >= REINFORCE:
        return [Reinforce(action - REINFORCE)] if game.can_draw(seat) else []
    if action >= AMBUSH:
        there = game.rooms_with_icon(ICON_KINDS[(action - AMBUSH) // 10])
        return [Summon(room) for room in there] if game.monsters_in_lair(seat) else []
    if action > SUMMON:
        return [Summon(room) for room in rooms] if game.monsters_in_lair(seat) else []
    if action >= SPEND:
        token = TOKEN_KINDS[action - SPEND]
        return [Spend(token, room) for room in rooms if game.state.tokens[room][token]]
    if action >= PLACE:
        token = TOKEN_KINDS[action - PLACE]
        return [PlaceToken(token, room) for room in rooms] if game.tokens_left(token) else []
    return _options_for_simple(game, seat, action, rooms, only)


def _options_for_simple(game: KeepRules, seat: Seat, action: int, rooms: list[int], only: int | None) -> list[Option]:
    """Return the options of a simple action."""
    match action:
        case k if k == MOVE:
            return [move for room in rooms for move in moves_from(game, seat, room, only)]
        case k if k == MELEE:
            return [Strike(hero) for room in rooms for hero in game.distinct_heroes(game.heroes_in(room))]
        case k if k == RANGED:
            return [Shoot(hero) for hero in _heroes_in_range(game, rooms)]
        case k if k == ACTIVATE:
            return _activations(game, seat, rooms, only)
        case k if k == DRAW:
            return [Draw()] if game.can_draw(seat) else []
        case k if k == LAY_TRAP:
            dry = [room for room in rooms if not game.is_flooded(room)]
            return [LayTrap(room) for room in dry] if game.tokens_left(TRAP) else []
        case k if k == OPEN_PORTAL:
            return [OpenPortal(room) for room in rooms if _can_hold_portal(game, room)]
    return []  # Defend does nothing in the own turn (KHO-9.16).


def moves_from(game: KeepRules, seat: Seat, room: int, only: int | None = None, *, walls: bool = False) -> list[Move]:
    """Return the moves of the seat's monsters out of a room, with and without a token (KHO-9.6, KHO-9.7). `walls` also
    allows moves through walls."""
    monsters = game.distinct_monsters_in(seat, room) if only is None else [only]
    ways = game.rooms_in_reach(room)
    if walls:
        ways = ways + [other for other in game.map.beside[room] if other not in ways]
    return [
        Move(monster, to, carry)
        for monster in monsters
        for to in ways
        for carry in (None, *game.carriable_tokens(room, to))
    ]


def _heroes_in_range(game: KeepRules, rooms: list[int]) -> list[int]:
    """Return the heroes whom a ranged attack from these rooms can hit (KHO-9.3)."""
    seen = dict.fromkeys(other for room in rooms for other in game.map.neighbours[room])
    return [hero for room in seen for hero in game.distinct_heroes(game.heroes_in(room))]


def _can_hold_portal(game: KeepRules, room: int) -> bool:
    """Return whether a portal can be opened or finished in a room (KHO-11.6)."""
    portal = game.state.portal[room]
    return portal == UNFINISHED or (portal == NO_PORTAL and game.portals_left() > 0)  # KHO-11.6


def _activations(game: KeepRules, seat: Seat, rooms: list[int], only: int | None = None) -> list[Option]:
    """Return everything that an Activate in these rooms can be used for (KHO-9.1)."""
    state = game.state
    found: list[Option] = []
    if rooms:
        found += _skill_options(game, seat, rooms, only)
    for room in rooms:
        if state.portal[room] == UNFINISHED:
            found.append(FinishPortal(room))
        if game.is_flooded(room):
            found.append(Drain(room))
        else:
            found += _room_options(game, room)
    beside = dict.fromkeys(rooms)
    found += [ClearRubble(closed) for closed in state.rubble if any(end in beside for end in rooms_of_corridor(closed))]
    return found


def _skill_options(game: KeepRules, seat: Seat, rooms: list[int], only: int | None) -> list[Option]:
    """Return the options of the seat's clan skill (KHO-5.3 to KHO-5.6)."""
    state = game.state
    match state.clan[seat]:
        case k if k == DRAGON:
            return [UseSkill()] if any(state.harm[seat]) else []
        case k if k == WITCHES:
            return [UseSkill(room) for room in rooms if _can_hold_portal(game, room)]
        case k if k in (SPIRITS, IMPS):
            walls = k == SPIRITS
            return [
                UseSkill(move.to, None, move.monster, move.carry)
                for room in rooms
                for move in moves_from(game, seat, room, only, walls=walls)
            ]
        case k if k == LIZARDFOLK:
            return [UseSkill(hero=hero) for hero in _heroes_in_range(game, rooms)]
        case k if k == SKELETONS:
            return [UseSkill(room) for room in rooms] if game.tokens_left(BONE) else []
        case k if k == GNOLLS:
            return [UseSkill(hero=hero) for room in rooms for hero in game.distinct_heroes(game.heroes_in(room))]
        case k if k == BLOB:
            return [UseSkill()] if game.can_draw(seat) else []
        case k if k == RATS:
            return [UseSkill(room) for room in rooms] if game.monsters_in_lair(seat) else []
    return []


def _room_options(game: KeepRules, room: int) -> list[Option]:
    """Return the options for activating a room itself (KHO-10)."""
    state = game.state
    if room in TOKEN_OF_ROOM:
        return [UseRoom(room)] if game.tokens_left(TOKEN_OF_ROOM[room]) else []
    if room in LOOT_OF_ROOM:
        token, kind = LOOT_OF_ROOM[room]
        return [UseRoom(room, card) for card in game.open_loot(kind)] if state.tokens[room][token] else []
    if room == LABORATORY:
        return [UseRoom(room)] if state.guild_deck or state.wave == 1 else []
    if room == GREAT_BUILDER and can_build(game):
        return [UseRoom(room)]
    return []


# --- effects ----------------------------------------------------------------------------------------------


def perform(game: KeepRules, seat: Seat, action: int, answer: Option) -> AnyProcedure:
    """Carry out the option that was chosen for an action."""
    state = game.state
    match answer:
        case Move(monster, to, carry):
            game.move_monster(seat, monster, to, carry)
        case Strike(hero):
            game.hurt_hero(hero, BY_MELEE)
        case Shoot(hero):
            game.hurt_hero(hero, BY_RANGED)
        case Draw():
            game.draw(seat)
        case LayTrap(room):
            game.place_token(TRAP, room)
        case OpenPortal(room):
            game.finish_portal(room)
        case PlaceToken(token, room):
            game.place_token(token, room)
        case Spend(token, room):
            game.remove_token(token, room)
        case Reinforce(wanted):
            game.reinforce(seat, wanted)
        case Horde(each, room):
            state.swarm, state.swarm_action = game.monsters_in(seat, room), each
        case Summon(room):
            yield from _summon(game, seat, action, room)
        case UseSkill():
            _use_skill(game, seat, answer)
        case FinishPortal(room):
            game.finish_portal(room)
        case ClearRubble(corridor):
            state.rubble.remove(corridor)
            game.emit(MarkGone, RUBBLE, corridor)
        case Drain(room):
            state.flooded.remove(room)
            game.emit(MarkGone, FLOOD, room)
        case UseRoom(room, card):
            yield from _use_room(game, seat, room, card)


def _summon(game: KeepRules, seat: Seat, action: int, room: int) -> AnyProcedure:
    """Place the first monster in this room, and offer further ones up to the number of the action (KHO-9.19)."""
    if action >= AMBUSH:
        most, rooms = (action - AMBUSH) % 10, game.rooms_with_icon(ICON_KINDS[(action - AMBUSH) // 10])
    else:
        most, rooms = action - SUMMON, [room]
    assert 1 <= most <= MAX_SUMMONED
    game.place_monster(seat, room)
    for _ in range(most - 1):
        if not game.monsters_in_lair(seat):
            return
        answer = yield from offer(seat, "summon", [Summon(other) for other in rooms])
        if answer is None:
            return
        game.place_monster(seat, answer.room)


def _use_skill(game: KeepRules, seat: Seat, skill: UseSkill) -> None:
    """Carry out the clan skill."""
    state = game.state
    match state.clan[seat]:
        case k if k == DRAGON:
            state.harm[seat] = [0] * len(state.harm[seat])
            game.emit(DragonHealed, seat)
        case k if k == WITCHES:
            game.finish_portal(require(skill.room))
        case k if k in (SPIRITS, IMPS):
            game.move_monster(seat, require(skill.monster), require(skill.room), skill.carry)
        case k if k == LIZARDFOLK:
            game.hurt_hero(require(skill.hero), BY_RANGED)
        case k if k == SKELETONS:
            game.place_token(BONE, require(skill.room))
        case k if k == GNOLLS:
            game.hurt_hero(require(skill.hero), BY_MELEE)
        case k if k == BLOB:
            game.draw(seat)
        case k if k == RATS:
            game.place_monster(seat, require(skill.room))


def _use_room(game: KeepRules, seat: Seat, room: int, card: CardId | None) -> AnyProcedure:
    """Carry out the activation of a room; `card` is the loot card that is taken there."""
    if room in TOKEN_OF_ROOM:
        game.place_token(TOKEN_OF_ROOM[room], room)
    elif room in LOOT_OF_ROOM:
        game.remove_token(LOOT_OF_ROOM[room][0], room)
        game.gain_loot(seat, require(card), room)
    elif room == LABORATORY:
        yield from experiment(game, seat)
    else:
        yield from build(game, seat)
