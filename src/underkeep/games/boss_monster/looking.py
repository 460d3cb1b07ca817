"""Looking at the table: everything that can be counted without changing anything."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.game import Rules
from underkeep.games.boss_monster.cards.ability import Ability, Target
from underkeep.games.boss_monster.cards.catalogue import BARRING, BOSSES, CARDS, HEROES, ITEM_CARDS, MINIBOSSES, VOICES
from underkeep.games.boss_monster.cards.declare import HERO, MINIBOSS, ON_TABLE, Boss, Card, Hero
from underkeep.games.boss_monster.cards.moments import MOMENT_BIT
from underkeep.games.boss_monster.state import (
    EXPLORER,
    EXPLORERS,
    FULL_DUNGEON,
    NEW_PLACE,
    NOBODY,
    NOTHING,
    TOP_LEVEL,
    BossMonsterState,
)

Engine = tuple[int, int, Ability]
"""Something that may be activated: its source, the number of its text, the ability."""
Survey = tuple[list[int], int, list[Engine], list[tuple[int, Card]]]
"""What stands in a dungeon: its active rooms, the moments at which they, their minibosses, the boss and its items have
something to say (as bits), what may be activated, and who speaks, each with the text."""

MUTING = MOMENT_BIT["mutes_rooms"] | MOMENT_BIT["mutes_minibosses"]


class Looking(Rules[BossMonsterState]):
    """Questions about a position."""

    def __init__(self, state: BossMonsterState) -> None:
        super().__init__(state)
        self._orders: dict[int, list[int]] = {}
        self.surveys: list[Survey | None] = [None] * state.players
        """What `survey` remembers."""
        self._barring: list[int] | None = None

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
        """BM-1.33, with those that only count for this round."""
        faces = self.state.faces
        return sum([HEROES[faces[hero]].worth for hero in self.state.wounds[seat]]) + self.state.extra_wounds[seat]

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
        faces, asleep, face_down, silenced = state.faces, state.asleep, state.face_down, state.silenced
        rooms: list[int] = []
        moments = 0
        engines: list[Engine] = []
        speakers: list[tuple[int, Card]] = []
        more = bool(state.modules)
        mute_rooms, mute_minibosses = self._mutes(seat) if more else (False, False)
        for stack in state.dungeon[seat]:
            room = stack[-1]
            if room in asleep or room in face_down:
                continue
            rooms.append(room)
            card = CARDS[faces[room]]
            if card.moment_bits and room not in silenced and not mute_rooms:
                moments |= card.moment_bits
                speakers.append((room, card))
                if card.activated is not None:
                    engines.append((room, ON_TABLE, card.activated))
            if more and room in state.hosts and not mute_minibosses:
                guest = state.hosts[room]
                for text, power in enumerate(MINIBOSSES[faces[guest]].levels[: state.level[guest]]):
                    moments |= power.moment_bits
                    speakers.append((guest, power))
                    if power.activated is not None:
                        engines.append((guest, text, power.activated))
        if state.levelled[seat]:
            boss = state.boss[seat][0]
            card = CARDS[state.guise.get(boss, faces[boss])]
            moments |= card.moment_bits
            speakers.append((boss, card))
            if card.activated is not None:
                engines.append((boss, ON_TABLE, card.activated))
        for item in state.face_up[seat] if more else ():
            card = CARDS[faces[item]]
            if item not in state.new_items:
                moments |= card.moment_bits
                speakers.append((item, card))
                if card.activated is not None:
                    engines.append((item, ON_TABLE, card.activated))
        known = self.surveys[seat] = (rooms, moments, engines, speakers)
        return known

    def _mutes(self, seat: int) -> tuple[bool, bool]:
        """Whether the hero inside keeps the rooms or the minibosses of a dungeon from working."""
        walker = self.state.walker
        if not walker or seat != self.state.active or not self.mutes(walker[0]):
            return False, False
        hero = walker[0]
        return bool(self.hero_abilities(hero, "mutes_rooms")), bool(self.hero_abilities(hero, "mutes_minibosses"))

    def rooms_changed(self, seat: int = NOBODY) -> None:
        """Something in a dungeon (or in any) was built, destroyed, turned or moved. Whoever changes `dungeon`,
        `asleep`, `face_down`, `silenced`, `levelled`, `guise`, `hosts`, `level`, `face_up` or `new_items` of the state
        has to say so."""
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
        return [card for card in cards if CARDS[faces[card]].trap]

    def minibosses(self, cards: Sequence[int]) -> list[int]:
        """The minibosses among these room cards."""
        faces = self.state.faces
        return [card for card in cards if CARDS[faces[card]].kind == MINIBOSS]

    def my_minibosses(self, seat: int) -> list[int]:
        """The active minibosses of a dungeon, from the entrance to the boss (BM-15.22)."""
        hosts = self.state.hosts
        return [hosts[room] for room in self.active_rooms(seat) if room in hosts] if hosts else []

    def all_minibosses(self) -> list[int]:
        """The active minibosses of all dungeons, in XP order."""
        return [guest for seat in self.seats() for guest in self.my_minibosses(seat)] if self.state.hosts else []

    def third_level(self, miniboss: int) -> Ability:
        """What a miniboss can be used for on its highest level (BM-15.15)."""
        return MINIBOSSES[self.state.faces[miniboss]].ability(TOP_LEVEL - 1)

    def room_of(self, source: int) -> int:
        """The room that a card speaks for: the one over a miniboss, or else the card itself."""
        for room, guest in self.state.hosts.items():
            if guest == source:
                return room
        return source

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

    def keeper(self, source: int) -> int:
        """Whose boss, room or miniboss it is, or NOBODY."""
        for seat, boss in enumerate(self.state.boss):
            if source in boss:
                return seat
        return self.owner(self.room_of(source))

    def abilities(self, seat: int, moment: str) -> list[tuple[int, Ability]]:
        """The sources of a seat that have something to say at a moment: its active rooms with their minibosses, its
        boss once it has levelled up, and the items of the boss."""
        _, moments, _, speakers = self.surveys[seat] or self.survey(seat)
        if not moments & MOMENT_BIT[moment]:
            return []
        found: list[tuple[int, Ability]] = []
        for source, printed in speakers:
            ability = getattr(printed, moment)
            if ability is not None:
                found.append((source, ability))
        return found

    def room_abilities(self, seat: int, room: int, moment: str) -> list[tuple[int, Ability]]:
        """What an active room and its miniboss have to say at a moment."""
        state = self.state
        guest = state.hosts.get(room, NOTHING) if state.hosts else NOTHING
        if guest == NOTHING and getattr(CARDS[state.faces[room]], moment) is None:
            return []
        found = self.abilities(seat, moment)
        return [(source, ability) for source, ability in found if source in (room, guest)]

    def voice(self, hero: int) -> int:
        """The moments at which a hero, or the item that it carries, has something to say, as bits of MOMENT_BIT."""
        faces, carried = self.state.faces, self.state.carried
        own = VOICES[faces[hero]]
        return own | VOICES[faces[carried[hero]]] if hero in carried else own

    def hero_abilities(self, hero: int, moment: str) -> list[tuple[int, Ability]]:
        """What a hero has to say at a moment, and then the item that it carries (BM-9.11)."""
        if not self.voice(hero) & MOMENT_BIT[moment]:
            return []
        state = self.state
        found: list[tuple[int, Ability]] = []
        own = getattr(HEROES[state.faces[hero]], moment)
        if own is not None and not (state.hosts and self.hushed(hero)):
            found.append((hero, own))
        if hero in state.carried:
            item = state.carried[hero]
            given = getattr(ITEM_CARDS[state.faces[item]].hero_side, moment)
            if given is not None:
                found.append((item, given))
        return found

    def mutes(self, hero: int) -> bool:
        """Whether a hero or its item might keep rooms or minibosses from working while it is inside."""
        return bool(self.voice(hero) & MUTING)

    def barred_from_spells(self) -> list[int]:
        """The players who may not play spells because of what a hero at their dungeon carries. Who carries such a thing
        is remembered until `items_changed`, because every window asks."""
        if self._barring is None:
            faces = self.state.faces
            self._barring = [hero for hero, item in self.state.carried.items() if faces[item] in BARRING]
        return [self.dungeon_of(hero) for hero in self._barring] if self._barring else []

    def items_changed(self, hero: int) -> None:
        """A hero has taken an item or is about to lose it: it may have kept others from doing something."""
        self._barring = None
        if self.mutes(hero):
            self.rooms_changed()

    def hushed(self, hero: int) -> bool:
        """Whether what is printed on a hero does not work where it is."""
        state = self.state
        owner = self.dungeon_of(hero)
        if owner == NOBODY:
            return False
        # Not by way of `abilities`: a hero that silences minibosses is itself silenced before it comes in.
        for stack in state.dungeon[owner]:
            guest = state.hosts.get(stack[-1])
            if guest is not None and stack[-1] not in state.asleep:
                for power in MINIBOSSES[state.faces[guest]].levels[: state.level[guest]]:
                    if power.hushes_heroes is not None:
                        return True
        return False

    def untouched(self, source: int, card: int) -> bool:
        """Whether it is a hero at a dungeon whose rooms and minibosses do not affect heroes now, and the source is one
        of them."""
        if CARDS[self.state.faces[card]].kind != HERO:
            return False
        seat = self.dungeon_of(card)
        return seat != NOBODY and self.state.unmoved[seat] and self.owner(self.room_of(source)) == seat

    def reach(self, aim: Target, seat: int, source: int, *chosen: int) -> list[int]:
        """What a player can aim at now: what is legal, without heroes whom another player protects, or whom the
        abilities of their dungeon do not affect."""
        legal = aim.find(self, seat, source, *chosen)
        if not self.state.modules:
            return legal
        if True in self.state.unmoved and aim.kind == "card":
            legal = [target for target in legal if not self.untouched(source, target)]
        wards = self.state.wards
        if wards and aim.kind == "card":
            return [target for target in legal if wards.get(target, seat) == seat]
        return legal

    def muted(self, room: int) -> bool:
        """Whether the text of a room is void: for this round, or because of the hero inside."""
        state = self.state
        if room in state.silenced:
            return True
        return bool(
            state.walker
            and self.hero_abilities(state.walker[0], "mutes_rooms")
            and any(room in stack for stack in state.dungeon[state.active])
        )

    def ready(self, source: int, ability: Ability) -> bool:
        """Whether a once-per-round ability is still unused."""
        return not ability.once or source not in self.state.used

    # --- treasure

    def icons(self, room: int) -> list[int]:
        """The treasure of one room now, by type: printed, lost and added symbols, not doubled."""
        state = self.state
        counts = self.standing_icons(room) if self.unusual_icons() else list(CARDS[state.faces[room]].treasure)
        if room in state.bare:
            counts = [0] * 5
        for where, treasure in state.icons:
            if where == room:
                counts[treasure] += 1
        return counts

    def unusual_icons(self) -> bool:
        """Whether a room may show other symbols than those printed on it."""
        state = self.state
        return bool(state.hosts or state.exchanged or state.coins_on)

    def standing_icons(self, room: int) -> list[int]:
        """The symbols of an active room that do not only last for this round: printed on it, or exchanged for those of
        another, and what it and its miniboss add."""
        state = self.state
        shown = room
        for one, other in state.exchanged:
            if room in (one, other):
                shown = other if room == one else one
        counts = list(CARDS[state.faces[shown]].treasure)
        seat = self.owner(room)
        if seat == NOBODY or room not in self.active_rooms(seat):
            return counts
        for _ in self.room_abilities(seat, room, "doubles_icons"):
            counts = [2 * count for count in counts]
        for source, ability in self.room_abilities(seat, room, "adds_icons"):
            for kind in ability.effect(self, seat, source, room):
                counts[kind] += 1
        return counts

    def treasure(self, seat: int) -> list[int]:
        """The treasure of a dungeon by type: active rooms and boss, with everything that changes it
        (BM-8.2). Only the symbols on rooms are doubled."""
        state = self.state
        faces = state.faces
        total = [0] * 5
        if self.unusual_icons():
            for room in self.active_rooms(seat):
                if room not in state.bare:
                    total = [one + other for one, other in zip(total, self.standing_icons(room), strict=True)]
        else:
            for room in self.active_rooms(seat):
                if room not in state.bare:
                    for kind, count in CARDS[faces[room]].symbols:
                        total[kind] += count
        if state.doubled[seat]:
            total = [count << state.doubled[seat] for count in total]
        for where, kind in state.icons:
            if self.owner(where) == seat and self.is_active(where):
                total[kind] += 1
        for whose, kind in state.abroad:
            if whose == seat:
                total[kind] += 1
        for boss in state.boss[seat]:
            for kind, count in CARDS[faces[boss]].symbols:
                total[kind] += count
        for whose, kind in state.translated:
            if whose == seat:
                total[kind] += total[EXPLORER]
        return total

    def treasures(self) -> list[int]:
        """The treasure types in the game: explorers come only with the expansion that brings them."""
        return list(range(EXPLORER + (EXPLORERS in self.state.modules)))

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
        if card.monster:
            damage += state.roused[seat]
        if state.drilled and not card.advanced:
            damage += state.drilled.count([seat, card.monster])
        if card.own_damage is not None or room in state.hosts:
            for _, ability in self.room_abilities(seat, room, "own_damage"):
                damage += ability.effect(self, seat, room)
        for source, ability in self.abilities(seat, "helps"):
            if source != room:
                damage += ability.effect(self, seat, source, room)
        return max(damage, 0) << state.multiplied.get(room, 0)

    def beside(self, room: int, other: int) -> int:
        """Where `other` lies seen from `room`: 1 directly right, -1 directly left, 0 elsewhere. Rooms are
        adjacent only if both are active (BM-1.32)."""
        here, there = self.locate(room), self.locate(other)
        if here is None or there is None or here[0] != there[0]:
            return 0
        step = there[1] - here[1]
        active = self.active_rooms(here[0])
        return step if step in (1, -1) and room in active and other in active else 0

    def health_of(self, hero: int) -> int:
        """The health a hero has left; may be negative (BM-9.10)."""
        state = self.state
        card = HEROES[state.faces[hero]]
        health = card.health + state.tokens.get(hero, 0) + state.health.get(hero, 0) - state.damage.get(hero, 0)
        if card.more_health is not None or hero in state.carried:
            more = self.hero_abilities(hero, "more_health")
            owner = self.dungeon_of(hero) if more else NOBODY
            if owner != NOBODY:
                for _, ability in more:
                    health += ability.effect(self, owner, hero)
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
        """The hero that stands in this room (or in that of this miniboss), if there is one."""
        return self.state.walker if self.state.room in (room, self.room_of(room)) else []

    # --- building

    def places(self, seat: int, card: int) -> list[int]:
        """Where a room card may go in a dungeon: NEW_PLACE, or the room it would cover (BM-6.8 to BM-6.15)."""
        state = self.state
        if state.no_building:
            return []
        printed = CARDS[state.faces[card]]
        if printed.kind == MINIBOSS:
            return self.lodgings(seat)
        if not printed.advanced:
            return self.allowed(seat, printed, self.places_for_ordinary(seat))
        anywhere = printed.goes_anywhere is not None or state.unzoned[seat]
        changed = state.bare or state.icons or self.unusual_icons()
        found = []
        for room in self.active_rooms(seat):
            beneath = CARDS[state.faces[room]]
            if beneath.no_advanced is not None and room not in state.silenced:
                continue
            if anywhere or (state.hosts and self.room_abilities(seat, room, "any_on_top")):
                found.append(room)
                continue
            icons = beneath.treasure
            if changed:
                icons = tuple(self.icons(room))
            for kind, _ in printed.symbols:
                if icons[kind]:
                    found.append(room)
                    break
        return self.allowed(seat, printed, found)

    def allowed(self, seat: int, printed: Card, places: list[int]) -> list[int]:
        """Those of these places that no room forbids: some do not stand monsters beside them."""
        if not printed.monster:
            return places
        for beast, _ in self.abilities(seat, "no_monsters"):
            leftmost = self.state.dungeon[seat][0][-1] == beast
            places = [
                place for place in places if not (leftmost if place == NEW_PLACE else self.beside(beast, place) != 0)
            ]
        return places

    def lodgings(self, seat: int) -> list[int]:
        """The rooms on which a miniboss may be placed: without one, and not beside one (BM-15.2 to BM-15.5)."""
        hosts = self.state.hosts
        rooms = self.active_rooms(seat)
        return [
            room
            for room in rooms
            if room not in hosts and not any(other in hosts and self.beside(room, other) for other in rooms)
        ]

    def places_for_ordinary(self, seat: int) -> list[int]:
        """Where any ordinary room may go: on a new place and on every room (BM-6.8, BM-6.9)."""
        if self.state.no_building:
            return []
        tops = self.active_rooms(seat)
        return [NEW_PLACE, *tops] if len(self.state.dungeon[seat]) < FULL_DUNGEON else tops
