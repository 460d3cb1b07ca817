"""Queries about the dungeons: where rooms and heroes are, and which cards have abilities that can trigger."""

from __future__ import annotations

from underkeep.core.game import Rules
from underkeep.games.boss_monster.cards.ability import Ability, Target
from underkeep.games.boss_monster.cards.card_types import HERO, ON_TABLE, Card
from underkeep.games.boss_monster.cards.catalogue import (
    CARDS,
    HERO_TRIGGER_BITS,
    HEROES,
    ITEM_CARDS,
    MINIBOSSES,
    SPELL_BARRING_FACES,
)
from underkeep.games.boss_monster.cards.triggers import TRIGGER_BIT
from underkeep.games.boss_monster.state import NOBODY, NOTHING, BossMonsterState

ActivatedAbility = tuple[int, int, Ability]
"""An ability that may be activated: its source, the number of its text, the ability."""
DungeonSummary = tuple[list[int], int, list[ActivatedAbility], list[tuple[int, Card]]]
"""A summary of a dungeon: its active rooms; the triggers of these rooms, their minibosses, the boss and its items, as bits
of TRIGGER_BIT; the abilities that may be activated; and all ability sources, each with its printed text."""

SILENCING = TRIGGER_BIT["silences_rooms"] | TRIGGER_BIT["silences_minibosses"]


class AbilitySources(Rules[BossMonsterState]):
    """Queries about rooms, heroes and the ability sources of a dungeon."""

    def __init__(self, state: BossMonsterState) -> None:
        super().__init__(state)
        self.dungeon_summaries: list[DungeonSummary | None] = [None] * state.players
        """The cache of `dungeon_summary`, until `rooms_changed`."""
        self._barring_heroes: list[int] | None = None
        """The cache of `barred_from_spells`, until `items_changed`."""

    # --- rooms and heroes

    def dungeon_summary(self, seat: int) -> DungeonSummary:
        """What stands in a dungeon. Remembered until `rooms_changed`, because everything asks for it."""
        known = self.dungeon_summaries[seat]
        if known is not None:
            return known
        state = self.state
        faces, asleep, face_down, silenced = state.faces, state.asleep, state.face_down, state.silenced
        rooms: list[int] = []
        moments = 0
        engines: list[ActivatedAbility] = []
        speakers: list[tuple[int, Card]] = []
        more = bool(state.modules)
        mute_rooms, mute_minibosses = self._silenced_by_hero(seat) if more else (False, False)
        for stack in state.dungeon[seat]:
            room = stack[-1]
            if room in asleep or room in face_down:
                continue
            rooms.append(room)
            if mute_rooms or room in silenced:
                continue
            card = CARDS[faces[room]]
            if card.trigger_bits:
                moments |= card.trigger_bits
                speakers.append((room, card))
                if card.activated is not None:
                    engines.append((room, ON_TABLE, card.activated))
            if more and room in state.hosts and not mute_minibosses:
                guest = state.hosts[room]
                for text, power in enumerate(MINIBOSSES[faces[guest]].levels[: state.level[guest]]):
                    moments |= power.trigger_bits
                    speakers.append((guest, power))
                    if power.activated is not None:
                        engines.append((guest, text, power.activated))
        if state.levelled[seat]:
            boss = state.boss[seat][0]
            card = CARDS[state.guise.get(boss, faces[boss])]
            moments |= card.trigger_bits
            speakers.append((boss, card))
            if card.activated is not None:
                engines.append((boss, ON_TABLE, card.activated))
        for item in state.face_up[seat] if more else ():
            card = CARDS[faces[item]]
            if item not in state.new_items:
                moments |= card.trigger_bits
                speakers.append((item, card))
                if card.activated is not None:
                    engines.append((item, ON_TABLE, card.activated))
        known = self.dungeon_summaries[seat] = (rooms, moments, engines, speakers)
        return known

    def _silenced_by_hero(self, seat: int) -> tuple[bool, bool]:
        """Whether the hero inside keeps the rooms or the minibosses of a dungeon from working."""
        walker = self.state.walker
        if not walker or seat != self.state.active or not self.might_silence(walker[0]):
            return False, False
        hero = walker[0]
        return bool(self.hero_abilities(hero, "silences_rooms")), bool(self.hero_abilities(hero, "silences_minibosses"))

    def rooms_changed(self, seat: int = NOBODY) -> None:
        """Something in a dungeon (or in any) was built, destroyed, turned or moved. Whoever changes `dungeon`,
        `asleep`, `face_down`, `silenced`, `levelled`, `guise`, `hosts`, `level`, `face_up` or `new_items` of the state
        has to say so."""
        if seat == NOBODY:
            self.dungeon_summaries = [None] * self.state.players
        else:
            self.dungeon_summaries[seat] = None

    def active_rooms(self, seat: int) -> list[int]:
        """The visible active rooms of a dungeon, from the entrance to the boss (BM-1.14, BM-6.22)."""
        return (self.dungeon_summaries[seat] or self.dungeon_summary(seat))[0]

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

    def dungeon_of(self, hero: int) -> int:
        """At whose dungeon a hero is, inside or at the entrance; NOBODY for one in town."""
        if self.state.walker and self.state.walker[0] == hero:
            return self.state.active
        for seat, queue in enumerate(self.state.entrance):
            if hero in queue:
                return seat
        return NOBODY

    def owner_of_source(self, source: int) -> int:
        """Whose boss, room or miniboss it is, or NOBODY."""
        for seat, boss in enumerate(self.state.boss):
            if source in boss:
                return seat
        return self.owner(self.room_of(source))

    # --- ability sources

    def abilities(self, seat: int, moment: str) -> list[tuple[int, Ability]]:
        """The sources of a seat that have something to say at a moment: its active rooms with their minibosses, its
        boss once it has levelled up, and the items of the boss."""
        _, moments, _, speakers = self.dungeon_summaries[seat] or self.dungeon_summary(seat)
        if not moments & TRIGGER_BIT[moment]:
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

    def hero_trigger_bits(self, hero: int) -> int:
        """The moments at which a hero, or the item that it carries, has something to say, as bits of MOMENT_BIT."""
        state = self.state
        own = HERO_TRIGGER_BITS[state.faces[hero]]
        carried = state.carried
        return own | HERO_TRIGGER_BITS[state.faces[carried[hero]]] if carried and hero in carried else own

    def hero_abilities(self, hero: int, moment: str) -> list[tuple[int, Ability]]:
        """What a hero has to say at a moment, and then the item that it carries (BM-9.11)."""
        state = self.state
        faces, carried = state.faces, state.carried
        # What `hero_trigger_bits` says, without asking it: heroes are listened to in every room.
        voice = HERO_TRIGGER_BITS[faces[hero]]
        if carried and hero in carried:
            voice |= HERO_TRIGGER_BITS[faces[carried[hero]]]
        if not voice & TRIGGER_BIT[moment]:
            return []
        found: list[tuple[int, Ability]] = []
        own = getattr(HEROES[faces[hero]], moment)
        if own is not None and not (state.hosts and self.is_hero_silenced(hero)):
            found.append((hero, own))
        if hero in carried:
            item = carried[hero]
            given = getattr(ITEM_CARDS[faces[item]].hero_side, moment)
            if given is not None:
                found.append((item, given))
        return found

    def might_silence(self, hero: int) -> bool:
        """Whether a hero or its item might keep rooms or minibosses from working while it is inside."""
        return bool(self.hero_trigger_bits(hero) & SILENCING)

    def barred_from_spells(self) -> list[int]:
        """The players who may not play spells because of what a hero at their dungeon carries. Who carries such a thing
        is remembered until `items_changed`, because every window asks."""
        if self._barring_heroes is None:
            faces = self.state.faces
            self._barring_heroes = [
                hero for hero, item in self.state.carried.items() if faces[item] in SPELL_BARRING_FACES
            ]
        return [self.dungeon_of(hero) for hero in self._barring_heroes] if self._barring_heroes else []

    def items_changed(self, hero: int) -> None:
        """A hero has taken an item or is about to lose it: it may have kept others from doing something."""
        self._barring_heroes = None
        if self.might_silence(hero):
            self.rooms_changed()

    def is_hero_silenced(self, hero: int) -> bool:
        """Whether what is printed on a hero does not work where it is."""
        state = self.state
        owner = self.dungeon_of(hero)
        if owner == NOBODY or self._is_silenced_by_item(owner):
            return False
        # Not by way of `abilities`: a hero that silences minibosses is itself silenced before it comes in.
        for stack in state.dungeon[owner]:
            room = stack[-1]
            guest = state.hosts.get(room)
            if guest is not None and room not in state.asleep and room not in state.silenced:
                for power in MINIBOSSES[state.faces[guest]].levels[: state.level[guest]]:
                    if power.silences_heroes is not None:
                        return True
        return False

    def _is_silenced_by_item(self, seat: int) -> bool:
        """Whether the hero inside a dungeon carries an item that takes the abilities of its rooms away, and so those of
        their minibosses (BM-15.8). No miniboss silences an item."""
        state = self.state
        if not state.carried or not state.walker or seat != state.active:
            return False
        item = state.carried.get(state.walker[0])
        return item is not None and ITEM_CARDS[state.faces[item]].hero_side.silences_rooms is not None

    def is_silenced(self, room: int) -> bool:
        """Whether the text of a room, and so that of its miniboss (BM-15.8), is void: for this round, or because of the
        hero inside."""
        state = self.state
        if room in state.silenced:
            return True
        return bool(
            state.walker
            and self.hero_abilities(state.walker[0], "silences_rooms")
            and any(room in stack for stack in state.dungeon[state.active])
        )

    def is_ready(self, source: int, ability: Ability) -> bool:
        """Whether a once-per-round ability is still unused."""
        return not ability.once or source not in self.state.used

    # --- targets

    def is_unaffected(self, source: int, card: int) -> bool:
        """Whether it is a hero at a dungeon whose rooms and minibosses do not affect heroes now, and the source is one
        of them."""
        if CARDS[self.state.faces[card]].kind != HERO:
            return False
        seat = self.dungeon_of(card)
        return seat != NOBODY and self.state.unmoved[seat] and self.owner(self.room_of(source)) == seat

    def legal_targets(self, aim: Target, seat: int, source: int, *chosen: int) -> list[int]:
        """What a player can aim at now: what is legal, without heroes whom another player protects, or whom the
        abilities of their dungeon do not affect."""
        legal = aim.find(self, seat, source, *chosen)
        if not self.state.modules:
            return legal
        if True in self.state.unmoved and aim.kind == "card":
            legal = [target for target in legal if not self.is_unaffected(source, target)]
        wards = self.state.wards
        if wards and aim.kind == "card":
            return [target for target in legal if wards.get(target, seat) == seat]
        return legal
