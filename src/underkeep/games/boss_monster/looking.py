"""Looking at the table: everything that can be counted without changing anything."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.game import Rules
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, HEROES
from underkeep.games.boss_monster.cards.declare import MOMENT_BIT, Ability, Boss, Card, Hero
from underkeep.games.boss_monster.state import FULL_DUNGEON, NEW_PLACE, NOBODY, NOTHING, BossMonsterState

Survey = tuple[list[int], int, list[tuple[int, Ability]]]
"""What stands in a dungeon: its active rooms, the moments at which they and the boss have something to say
(as bits), and what may be activated."""


class Looking(Rules[BossMonsterState]):
    """Questions about a position."""

    def __init__(self, state: BossMonsterState) -> None:
        super().__init__(state)
        self._orders: dict[int, list[int]] = {}
        self.surveys: list[Survey | None] = [None] * state.players
        """What `survey` remembers."""

    # --- players

    def seats(self) -> list[int]:
        """The surviving players in XP order."""
        return self.asking_order(NOBODY)[1:]

    def opponents(self, me: int) -> list[int]:
        """The other surviving players in XP order."""
        return self.asking_order(me)[1:]

    def asking_order(self, active: int) -> list[int]:
        """The players in the order in which a window asks them: the active one, then the others (BM-5.12).
        Remembered, because everything needs it; `forget_order` when somebody goes out."""
        order = self._orders.get(active)
        if order is None:
            out = self.state.out
            others = [seat for seat in self.state.xp_order if seat != active and not out[seat]]
            order = self._orders[active] = [active, *others]
        return order

    def forget_order(self) -> None:
        """Somebody went out."""
        self._orders.clear()

    def first(self) -> int:
        """The surviving player with the highest XP."""
        return self.asking_order(NOBODY)[1]

    def after(self, seat: int) -> int:
        """The next surviving player in XP order, or NOBODY."""
        order, out = self.state.xp_order, self.state.out
        for other in order[order.index(seat) + 1 :]:
            if not out[other]:
                return other
        return NOBODY

    def soul_count(self, seat: int) -> int:
        """BM-1.33."""
        faces = self.state.faces
        return sum([HEROES[faces[hero]].worth for hero in self.state.souls[seat]])

    def wound_count(self, seat: int) -> int:
        """BM-1.33."""
        faces = self.state.faces
        return sum([HEROES[faces[hero]].worth for hero in self.state.wounds[seat]])

    # --- cards

    def card(self, card: int) -> Card:
        """What is printed on a card."""
        return CARDS[self.state.faces[card]]

    def hero_card(self, hero: int) -> Hero:
        """What is printed on a hero."""
        return HEROES[self.state.faces[hero]]

    def boss_of(self, seat: int) -> Boss:
        """The boss of a seat."""
        return BOSSES[self.state.faces[self.state.boss[seat][0]]]

    # --- rooms

    def survey(self, seat: int) -> Survey:
        """What stands in a dungeon. Remembered until `rooms_changed`, because everything asks for it."""
        known = self.surveys[seat]
        if known is not None:
            return known
        state = self.state
        faces, asleep, face_down = state.faces, state.asleep, state.face_down
        rooms: list[int] = []
        moments = 0
        engines: list[tuple[int, Ability]] = []
        for stack in state.dungeon[seat]:
            room = stack[-1]
            if room not in asleep and room not in face_down:
                rooms.append(room)
                card = CARDS[faces[room]]
                if card.moment_bits and room not in state.silenced:
                    moments |= card.moment_bits
                    if card.activated is not None:
                        engines.append((room, card.activated))
        if state.levelled[seat]:
            boss = state.boss[seat][0]
            card = CARDS[faces[boss]]
            moments |= card.moment_bits
            if card.activated is not None:
                engines.append((boss, card.activated))
        known = self.surveys[seat] = (rooms, moments, engines)
        return known

    def rooms_changed(self, seat: int = NOBODY) -> None:
        """Something in a dungeon (or in any) was built, destroyed, turned or moved. Whoever changes
        `dungeon`, `asleep`, `face_down`, `silenced` or `levelled` of the state has to say so."""
        if seat == NOBODY:
            self.surveys = [None] * self.state.players
        else:
            self.surveys[seat] = None

    def active_rooms(self, seat: int) -> list[int]:
        """The visible active rooms of a dungeon, from the entrance to the boss (BM-1.14, BM-6.22)."""
        return (self.surveys[seat] or self.survey(seat))[0]

    def all_rooms(self) -> list[int]:
        """The visible active rooms of all dungeons, in XP order."""
        rooms: list[int] = []
        for seat in self.seats():
            rooms += self.active_rooms(seat)
        return rooms

    def monsters(self, cards: Sequence[int]) -> list[int]:
        """The monster rooms among these room cards."""
        faces = self.state.faces
        return [card for card in cards if CARDS[faces[card]].monster]

    def traps(self, cards: Sequence[int]) -> list[int]:
        """The trap rooms among these room cards."""
        faces = self.state.faces
        return [card for card in cards if not CARDS[faces[card]].monster]

    def locate(self, room: int) -> tuple[int, int] | None:
        """The dungeon and the place of a visible card there."""
        for seat, dungeon in enumerate(self.state.dungeon):
            for slot, stack in enumerate(dungeon):
                if stack[-1] == room:
                    return seat, slot
        return None

    def owner(self, room: int) -> int:
        """Whose dungeon a visible room is in, or NOBODY."""
        found = self.locate(room)
        return found[0] if found else NOBODY

    def is_active(self, room: int) -> bool:
        """Whether the room is visible, in play and not deactivated."""
        return room not in self.state.asleep and room not in self.state.face_down and self.locate(room) is not None

    def abilities(self, seat: int, moment: str) -> list[tuple[int, Ability]]:
        """The sources of a seat that have something to say at a moment: its active rooms, and its boss
        once it has levelled up."""
        state = self.state
        rooms, moments, _ = self.surveys[seat] or self.survey(seat)
        if not moments & MOMENT_BIT[moment]:
            return []
        faces, silenced = state.faces, state.silenced
        sources = rooms if not state.levelled[seat] else [*rooms, state.boss[seat][0]]
        found: list[tuple[int, Ability]] = []
        for source in sources:
            ability = getattr(CARDS[faces[source]], moment)
            if ability is not None and source not in silenced:
                found.append((source, ability))
        return found

    def ready(self, source: int, ability: Ability) -> bool:
        """Whether a once-per-round ability is still unused."""
        return not ability.once or source not in self.state.used

    # --- treasure

    def icons(self, room: int) -> list[int]:
        """The treasure of one room now, by type: printed, lost and added symbols, not doubled."""
        state = self.state
        counts = [0] * 5 if room in state.bare else list(CARDS[state.faces[room]].treasure)
        for where, treasure in state.icons:
            if where == room:
                counts[treasure] += 1
        return counts

    def treasure(self, seat: int) -> list[int]:
        """The treasure of a dungeon by type: active rooms and boss, with everything that changes it
        (BM-8.2). Only the symbols on rooms are doubled."""
        state = self.state
        faces = state.faces
        total = [0] * 5
        for room in self.active_rooms(seat):
            if room not in state.bare:
                for kind, count in CARDS[faces[room]].symbols:
                    total[kind] += count
        if state.doubled[seat]:
            total = [count << state.doubled[seat] for count in total]
        for where, kind in state.icons:
            if self.owner(where) == seat and self.is_active(where):
                total[kind] += 1
        for boss in state.boss[seat]:
            for kind, count in CARDS[faces[boss]].symbols:
                total[kind] += count
        return total

    # --- damage and health

    def damage_of(self, room: int) -> int:
        """The damage of an active room at this moment: printed, plus tokens, plus what adds to it, never
        below 0 (BM-9.9, BM-13.15)."""
        state = self.state
        if room in state.fountains:
            return 0
        seat = state.active if room == state.room and state.walker else self.owner(room)
        card = CARDS[state.faces[room]]
        damage = card.damage + state.tokens.get(room, 0) + state.boosts.get(room, 0) + state.crushed[seat]
        if card.own_damage is not None and room not in state.silenced:
            damage += card.own_damage.effect(self, seat, room)
        for source, ability in self.abilities(seat, "helps"):
            if source != room:
                damage += ability.effect(self, seat, source, room)
        return max(damage, 0)

    def beside(self, room: int, other: int) -> int:
        """Where `other` lies seen from `room`: 1 directly right, -1 directly left, 0 elsewhere. Rooms are
        adjacent only if both are active (BM-1.32)."""
        here, there = self.locate(room), self.locate(other)
        if here is None or there is None or here[0] != there[0]:
            return 0
        if not (self.is_active(room) and self.is_active(other)):
            return 0
        step = there[1] - here[1]
        return step if step in (1, -1) else 0

    def health_of(self, hero: int) -> int:
        """The health a hero has left; may be negative (BM-9.10)."""
        state = self.state
        card = HEROES[state.faces[hero]]
        health = card.health + state.tokens.get(hero, 0) + state.health.get(hero, 0) - state.damage.get(hero, 0)
        if card.more_health is not None:
            owner = self.dungeon_of(hero)
            if owner != NOBODY:
                health += card.more_health.effect(self, owner, hero)
        return health

    def dungeon_of(self, hero: int) -> int:
        """At whose dungeon a hero is, inside or at the entrance; NOBODY for one in town."""
        if self.state.walker and self.state.walker[0] == hero:
            return self.state.active
        for seat, queue in enumerate(self.state.entrance):
            if hero in queue:
                return seat
        return NOBODY

    def due_at(self, seat: int) -> int:
        """The next hero at an entrance that goes in during this adventure phase, or NOTHING."""
        due = self.state.due
        for hero in self.state.entrance[seat]:
            if hero in due:
                return hero
        return NOTHING

    def hero_inside(self, seat: int) -> list[int]:
        """The hero inside a dungeon, if there is one."""
        return self.state.walker if seat == self.state.active else []

    def hero_in(self, room: int) -> list[int]:
        """The hero that stands in this room, if there is one."""
        return self.state.walker if self.state.room == room else []

    # --- building

    def places(self, seat: int, card: int) -> list[int]:
        """Where a room card may go in a dungeon: NEW_PLACE, or the room it would cover (BM-6.8 to BM-6.15)."""
        state = self.state
        if state.no_building:
            return []
        printed = CARDS[state.faces[card]]
        if not printed.advanced:
            return self.places_for_ordinary(seat)
        found = []
        for room in self.active_rooms(seat):
            beneath = CARDS[state.faces[room]]
            if beneath.no_advanced is not None and room not in state.silenced:
                continue
            icons = beneath.treasure
            if state.bare or state.icons:
                icons = tuple(self.icons(room))
            for kind, _ in printed.symbols:
                if icons[kind]:
                    found.append(room)
                    break
        return found

    def places_for_ordinary(self, seat: int) -> list[int]:
        """Where any ordinary room may go: on a new place and on every room (BM-6.8, BM-6.9)."""
        if self.state.no_building:
            return []
        tops = self.active_rooms(seat)
        return [NEW_PLACE, *tops] if len(self.state.dungeon[seat]) < FULL_DUNGEON else tops
