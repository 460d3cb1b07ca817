"""The actions of a card: what each offers, and what it does (KHO-8 to KHO-11)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    ACTIVATE,
    AMBUSH,
    DRAW,
    HORDE,
    LAY_TRAP,
    MELEE,
    MOST_SUMMONED,
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
from underkeep.games.keep_the_heroes_out.dungeon_map import ends_of
from underkeep.games.keep_the_heroes_out.events import (
    DragonHealed,
    MarkGone,
    MonsterMoved,
    PortalFinished,
    TokenPlaced,
)
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
from underkeep.games.keep_the_heroes_out.rules.hero_steps import BY_MELEE, BY_RANGED
from underkeep.games.keep_the_heroes_out.rules.treasures import Treasures
from underkeep.games.keep_the_heroes_out.state import (
    ALCHEMIST,
    BEAST_TAMER,
    BONE,
    BOOK,
    CATACOMBS,
    COIN,
    FINISHED,
    FORGE,
    FROG,
    GREAT_BUILDER,
    LABORATORY,
    LIBRARY,
    NO_PORTAL,
    NOTHING,
    SEWERS,
    STUDY,
    TRAP,
    TREASURY,
    UNFINISHED,
    WORKSHOP,
)

GIVES = {TREASURY: COIN, SEWERS: FROG, LIBRARY: BOOK, CATACOMBS: BONE, WORKSHOP: TRAP}
"""The token that each room brings forth,"""
MAKES = {FORGE: (COIN, "equipment"), ALCHEMIST: (FROG, "potion"), STUDY: (BOOK, "scroll"), BEAST_TAMER: (BONE, "beast")}
"""and what others make of one (KHO-10.1)."""

BY_CORRIDOR, BY_PORTAL, THROUGH_WALL = range(3)
RUBBLE, FLOOD, STAGE = range(3)


class Actions(Treasures):
    """Verbs of the monsters."""

    # --- what is offered ------------------------------------------------------------------------------

    def offers(self, seat: int, action: int, rooms: list[int], only: int = NOTHING) -> list[Option]:
        """How an action can be done by own monsters in these rooms, or by one of them only."""
        if action >= HORDE:
            return [Horde(action - HORDE, room) for room in rooms if self.offers(seat, action - HORDE, [room])]
        if action >= REINFORCE:
            return [Reinforce(action - REINFORCE)] if self.can_draw(seat) else []
        if action >= AMBUSH:
            there = self.rooms_of((action - AMBUSH) // 10)
            return [Summon(room) for room in there] if self.in_lair(seat) else []
        if action > SUMMON:
            return [Summon(room) for room in rooms] if self.in_lair(seat) else []
        if action >= SPEND:
            token = action - SPEND
            return [Spend(token, room) for room in rooms if self.state.tokens[room][token]]
        if action >= PLACE:
            token = action - PLACE
            return [PlaceToken(token, room) for room in rooms] if self.tokens_left(token) else []
        return self._simple(seat, action, rooms, only)

    def _simple(self, seat: int, action: int, rooms: list[int], only: int) -> list[Option]:
        match action:
            case k if k == MOVE:
                return [move for room in rooms for move in self.moves(seat, room, only)]
            case k if k == MELEE:
                return [Strike(hero) for room in rooms for hero in self.apart(self.heroes_in(room))]
            case k if k == RANGED:
                return [Shoot(hero) for hero in self._in_sight(rooms)]
            case k if k == ACTIVATE:
                return self.activations(seat, rooms, only)
            case k if k == DRAW:
                return [Draw()] if self.can_draw(seat) else []
            case k if k == LAY_TRAP:
                dry = [room for room in rooms if not self.flooded(room)]
                return [LayTrap(room) for room in dry] if self.tokens_left(TRAP) else []
            case k if k == OPEN_PORTAL:
                return [OpenPortal(room) for room in rooms if self._portal_possible(room)]
        return []  # Defend does nothing in one's own turn (KHO-9.16)

    def moves(self, seat: int, room: int, only: int = NOTHING, *, walls: bool = False) -> list[Option]:
        """Where monsters in a room can go, and with what (KHO-9.6, KHO-9.7)."""
        monsters = self.mine(seat, room) if only == NOTHING else [only]
        ways = self.reachable(room)
        if walls:
            ways = ways + [other for other in self.map.beside[room] if other not in ways]
        return [
            Move(monster, to, carry)
            for monster in monsters
            for to in ways
            for carry in (NOTHING, *self.can_be_carried(room, to))
        ]

    def _in_sight(self, rooms: list[int]) -> list[int]:
        """The heroes that a ranged attack from these rooms can hit (KHO-9.3)."""
        seen = dict.fromkeys(other for room in rooms for other in self.map.neighbours[room])
        return [hero for room in seen for hero in self.apart(self.heroes_in(room))]

    def _portal_possible(self, room: int) -> bool:
        portal = self.state.portal[room]
        return portal == UNFINISHED or (portal == NO_PORTAL and self.portals_left() > 0)  # KHO-11.6

    # --- activating -------------------------------------------------------------------------------------

    def activations(self, seat: int, rooms: list[int], only: int = NOTHING) -> list[Option]:
        """What Activate can be spent on (KHO-9.1)."""
        state = self.state
        found: list[Option] = []
        if rooms:
            found += self._skills(seat, rooms, only)
        for room in rooms:
            if state.portal[room] == UNFINISHED:
                found.append(FinishPortal(room))
            if self.flooded(room):
                found.append(Drain(room))
            else:
                found += self._room_actions(room)
        beside = dict.fromkeys(rooms)
        found += [ClearRubble(closed) for closed in state.rubble if any(end in beside for end in ends_of(closed))]
        return found

    def _skills(self, seat: int, rooms: list[int], only: int) -> list[Option]:
        """The clan's own skill (KHO-5.3 to KHO-5.6)."""
        state = self.state
        match state.clan[seat]:
            case k if k == DRAGON:
                return [UseSkill()] if any(state.harm[seat]) else []
            case k if k == WITCHES:
                return [UseSkill(room) for room in rooms if self._portal_possible(room)]
            case k if k in (SPIRITS, IMPS):
                walls = k == SPIRITS
                return [
                    UseSkill(move.to, NOTHING, move.monster, move.carry)  # type: ignore[attr-defined]
                    for room in rooms
                    for move in self.moves(seat, room, only, walls=walls)
                ]
            case k if k == LIZARDFOLK:
                return [UseSkill(hero=hero) for hero in self._in_sight(rooms)]
            case k if k == SKELETONS:
                return [UseSkill(room) for room in rooms] if self.tokens_left(BONE) else []
            case k if k == GNOLLS:
                return [UseSkill(hero=hero) for room in rooms for hero in self.apart(self.heroes_in(room))]
            case k if k == BLOB:
                return [UseSkill()] if self.can_draw(seat) else []
            case k if k == RATS:
                return [UseSkill(room) for room in rooms] if self.in_lair(seat) else []
        return []

    def _room_actions(self, room: int) -> list[Option]:
        """What a room does for whoever activates it (KHO-10)."""
        state = self.state
        if room in GIVES:
            return [UseRoom(room)] if self.tokens_left(GIVES[room]) else []
        if room in MAKES:
            token, kind = MAKES[room]
            return [UseRoom(room, card) for card in self.loot_of(kind)] if state.tokens[room][token] else []
        if room == LABORATORY:
            return [UseRoom(room)] if state.guild_deck or state.wave == 1 else []
        if room == GREAT_BUILDER and self.can_build():
            return [UseRoom(room)]
        return []

    def can_build(self) -> bool:
        """Whether the Great Builder can do something for the coins that lie with him."""
        raise NotImplementedError

    # --- what is done -----------------------------------------------------------------------------------

    def perform(self, seat: int, action: int, answer: Option) -> AnyProcedure:
        """Do what was chosen for an action."""
        state = self.state
        match answer:
            case Move(monster, to, carry):
                self.move(seat, monster, to, carry)
            case Strike(hero):
                self.hurt_hero(hero, BY_MELEE)
            case Shoot(hero):
                self.hurt_hero(hero, BY_RANGED)
            case Draw():
                self.draw(seat)
            case LayTrap(room):
                self.put_token(TRAP, room)
            case OpenPortal(room):
                self.open_portal(room)
            case PlaceToken(token, room):
                self.put_token(token, room)
            case Spend(token, room):
                self.lose_token(token, room)
            case Reinforce(wanted):
                self.reinforce(seat, wanted)
            case Horde(each, room):
                state.swarm, state.swarm_action = self.all_mine(seat, room), each
            case Summon(room):
                yield from self._summon(seat, action, room)
            case UseSkill():
                self._use_skill(seat, answer)
            case FinishPortal(room):
                self.open_portal(room)
            case ClearRubble(corridor):
                state.rubble.remove(corridor)
                self.emit(MarkGone, RUBBLE, corridor)
            case Drain(room):
                state.flooded.remove(room)
                self.emit(MarkGone, FLOOD, room)
            case UseRoom(room, card):
                yield from self._use_room(seat, room, card)

    def move(self, seat: int, monster: int, to: int, carry: int = NOTHING) -> None:
        """A monster goes to a room, with a token or without."""
        state = self.state
        origin = state.monster[seat][monster]
        state.monster[seat][monster] = to
        if carry != NOTHING:
            state.tokens[origin][carry] -= 1
            state.tokens[to][carry] += 1
        way = BY_CORRIDOR
        if to not in self.map.neighbours[origin]:
            portals = state.portal[origin] == state.portal[to] == FINISHED
            way = BY_PORTAL if portals else THROUGH_WALL
        self.emit(MonsterMoved, seat, monster, origin, to, carry, way)

    def put_token(self, token: int, room: int) -> None:
        """A resource or a trap comes from the reserve."""
        self.state.tokens[room][token] += 1
        self.emit(TokenPlaced, token, room)

    def open_portal(self, room: int) -> None:
        """A finished portal stands in a room now."""
        self.state.portal[room] = FINISHED
        self.emit(PortalFinished, room)

    def _summon(self, seat: int, action: int, room: int) -> AnyProcedure:
        """Up to so many monsters come, the first of them here (KHO-9.19)."""
        if action >= AMBUSH:
            most, rooms = (action - AMBUSH) % 10, self.rooms_of((action - AMBUSH) // 10)
        else:
            most, rooms = action - SUMMON, [room]
        assert 1 <= most <= MOST_SUMMONED
        self.place_monster(seat, room)
        for _ in range(most - 1):
            if not self.in_lair(seat):
                return
            answer = yield Decision(seat, "summon", [PASS, *(Summon(other) for other in rooms)])
            if answer == PASS:
                return
            self.place_monster(seat, answer.room)

    def _use_skill(self, seat: int, skill: UseSkill) -> None:
        state = self.state
        match state.clan[seat]:
            case k if k == DRAGON:
                state.harm[seat] = [0] * len(state.harm[seat])
                self.emit(DragonHealed, seat)
            case k if k == WITCHES:
                self.open_portal(skill.room)
            case k if k in (SPIRITS, IMPS):
                self.move(seat, skill.monster, skill.room, skill.carry)
            case k if k == LIZARDFOLK:
                self.hurt_hero(skill.hero, BY_RANGED)
            case k if k == SKELETONS:
                self.put_token(BONE, skill.room)
            case k if k == GNOLLS:
                self.hurt_hero(skill.hero, BY_MELEE)
            case k if k == BLOB:
                self.draw(seat)
            case k if k == RATS:
                self.place_monster(seat, skill.room)

    def _use_room(self, seat: int, room: int, card: int) -> AnyProcedure:
        if room in GIVES:
            self.put_token(GIVES[room], room)
        elif room in MAKES:
            self.lose_token(MAKES[room][0], room)
            self.gain_loot(seat, card, room)
        elif room == LABORATORY:
            yield from self.experiment(seat)
        else:
            yield from self.build(seat)

    def experiment(self, seat: int) -> AnyProcedure:
        """The Laboratory (KHO-13)."""
        raise NotImplementedError

    def build(self, seat: int) -> AnyProcedure:
        """The Great Builder (KHO-14)."""
        raise NotImplementedError
