"""Verbs that move, place and remove monsters, heroes, tokens, portals and treasures (KHO-9, KHO-17, KHO-18)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.state import Seat, require
from underkeep.games.keep_the_heroes_out.events import (
    ClassReactivated,
    HeroGone,
    HeroHurt,
    HeroReactivated,
    HeroSummoned,
    MonsterGone,
    MonsterHurt,
    MonsterMoved,
    MonsterPlaced,
    PortalFinished,
    TokenLost,
    TokenPlaced,
)
from underkeep.games.keep_the_heroes_out.fields import BY_CORRIDOR, BY_PORTAL, THROUGH_WALL, Cause
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import ACTS, CLASS_OF, EXHAUSTED, FINISHED, SUMMONED, HeroClass, Token

OPEN_PROJECTS = 3
"""The number of plans of the Great Builder that lie open (KHO-4.13)."""


class Pieces(Queries):
    """Verbs that change what stands and lies in the dungeon."""

    # --- heroes -------------------------------------------------------------------------------------------

    def summon_hero(self, kind: HeroClass, room: int) -> int | None:
        """Summon a hero of a class in a room (step 1) and return it. If the reserve has none, reactivate the heroes of
        that class and all others in their rooms instead, and return None (KHO-18.4, KHO-18.5)."""
        state = self.state
        hero = self.hero_in_reserve(kind)
        if hero is None:
            self.emit(ClassReactivated, kind)
            self.reactivate_class(kind)
            return None
        state.hero[hero], state.due[hero] = room, SUMMONED
        self.emit(HeroSummoned, hero, room)
        return hero

    def reactivate_class(self, kind: HeroClass) -> None:
        """Reactivate all exhausted heroes of a class, and all other heroes in their rooms (KHO-18.4)."""
        for room in self.rooms():
            if any(CLASS_OF[hero] == kind for hero in self.exhausted_heroes_in(room)):
                self.reactivate_room(room)

    def reactivate_room(self, room: int) -> None:
        """Reactivate all exhausted heroes of a room. They go on with step 5 (KHO-17.12)."""
        for hero in self.exhausted_heroes_in(room):
            self.state.due[hero] = ACTS
            self.emit(HeroReactivated, hero, room)

    def hurt_hero(self, hero: int, by: Cause) -> None:
        """Deal one damage to a hero. A hero without health goes back to the reserve (KHO-9.4)."""
        state = self.state
        room = state.hero[hero]
        state.bruise[hero] += 1
        left = self.health_left(hero)
        self.emit(HeroHurt, hero, room, by, left)
        if left <= 0:
            self.remove_hero(hero)

    def remove_hero(self, hero: int) -> None:
        """Put a hero back into the reserve."""
        state = self.state
        self.emit(HeroGone, hero, state.hero[hero])
        state.hero[hero], state.due[hero], state.bruise[hero] = None, EXHAUSTED, 0

    # --- monsters -----------------------------------------------------------------------------------------

    def place_monster(self, seat: Seat, room: int) -> None:
        """Place a monster of the seat from its lair in a room."""
        monster = self.monsters_in_lair(seat)[0]
        self.state.monster[seat][monster] = room
        self.emit(MonsterPlaced, seat, monster, room)

    def move_monster(self, seat: Seat, monster: int, to: int, carry: Token | None = None) -> None:
        """Move a monster to a room, with the token that it carries."""
        state = self.state
        origin = require(state.monster[seat][monster])
        state.monster[seat][monster] = to
        if carry is not None:
            state.tokens[origin][carry] -= 1
            state.tokens[to][carry] += 1
        way = BY_CORRIDOR
        if to not in self.map.neighbours[origin]:
            portals = state.portal[origin] == state.portal[to] == FINISHED
            way = BY_PORTAL if portals else THROUGH_WALL
        self.emit(MonsterMoved, seat, monster, origin, to, carry, way)

    def hurt_monster(self, seat: Seat, monster: int) -> None:
        """Deal one damage to a monster. A monster without health goes back to its lair (KHO-17.15, KHO-5.7)."""
        state = self.state
        room = state.monster[seat][monster]
        state.harm[seat][monster] += 1
        self.emit(MonsterHurt, seat, monster, room, state.harm[seat][monster])
        if state.harm[seat][monster] >= self.clan(seat).health:
            state.monster[seat][monster], state.harm[seat][monster] = None, 0
            self.emit(MonsterGone, seat, monster, room)

    # --- tokens and portals -------------------------------------------------------------------------------

    def place_token(self, token: Token, room: int) -> None:
        """Place a resource or a trap from the reserve in a room."""
        self.state.tokens[room][token] += 1
        self.emit(TokenPlaced, token, room)

    def remove_token(self, token: Token, room: int) -> None:
        """Put a token back into the reserve."""
        self.state.tokens[room][token] -= 1
        self.emit(TokenLost, token, room)

    def finish_portal(self, room: int) -> None:
        """Place a finished portal in a room, or finish the portal there."""
        self.state.portal[room] = FINISHED
        self.emit(PortalFinished, room)

    # --- treasures and plans ------------------------------------------------------------------------------

    def hide_treasure(self, value: int, room: int) -> None:
        """Draw a random treasure of this value from the reserve and put it in a room (KHO-4.3, KHO-14.5)."""
        state = self.state
        pile = self.treasures_in_reserve(value)
        visibility.shuffle_pile(state, pile)
        state.reserve.remove(pile[0])
        state.treasure[room].append(pile[0])

    def reveal_projects(self) -> None:
        """Turn up plans of the Great Builder until three lie open (KHO-4.13, KHO-14.6)."""
        state = self.state
        while len(state.projects) < OPEN_PROJECTS and state.plans:
            state.projects.append(state.plans.pop())
            visibility.reveal_to_all(state, state.projects[-1:])
