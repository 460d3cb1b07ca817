"""Queries about the dungeons: where rooms and heroes are, and which cards have abilities that can trigger."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.rules import Rules
from underkeep.core.state import CardId, Seat, by_seat
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
from underkeep.games.boss_monster.lasting_effects import (
    EffectKind,
    EffectTarget,
    Until,
    effect_targets,
    has_effect,
    has_kind,
    totals_by_target,
    with_effect,
    without_effects,
    without_used_up,
)
from underkeep.games.boss_monster.rules.verbs.effect_events import EFFECT_EVENTS, event_values
from underkeep.games.boss_monster.state import BossMonsterState

ActivatedAbility = tuple[CardId, int, Ability]
"""An ability that may be activated: its source, the number of its text, the ability."""
DungeonSummary = tuple[list[CardId], int, list[ActivatedAbility], list[tuple[CardId, Card]]]
"""A summary of a dungeon: its active rooms; the triggers of these rooms, their minibosses, the boss and its items,
as bits of TRIGGER_BIT; the abilities that may be activated; and all ability sources, each with its printed text."""

SILENCING = TRIGGER_BIT["silences_rooms"] | TRIGGER_BIT["silences_minibosses"]


class AbilitySources(Rules[BossMonsterState]):
    """Queries about rooms, heroes and the ability sources of a dungeon."""

    def __init__(self, state: BossMonsterState) -> None:
        super().__init__(state)
        self.dungeon_summaries: list[DungeonSummary | None] = [None] * state.players
        """The cache of `dungeon_summary`, until `rooms_changed`."""
        self._barring_heroes: list[CardId] | None = None
        """The cache of `barred_from_spells`, until `items_changed`."""

    # --- rooms and heroes

    def dungeon_summary(self, seat: Seat) -> DungeonSummary:
        """The summary of a dungeon. It is cached until `rooms_changed`, because every window needs it."""
        known = self.dungeon_summaries[seat]
        if known is not None:
            return known
        state = self.state
        faces, asleep, face_down = state.faces, state.deactivated, state.face_down_cards
        silenced = effect_targets(state.lasting_effects, EffectKind.SILENCED) if state.lasting_effects else ()
        rooms: list[CardId] = []
        triggers = 0
        activated: list[ActivatedAbility] = []
        sources: list[tuple[CardId, Card]] = []
        more = bool(state.rule_modules)
        silences_rooms, silences_minibosses = self._silenced_by_hero(seat) if more else (False, False)
        for stack in state.dungeon[seat]:
            room = stack[-1]
            if room in asleep or room in face_down:
                continue
            rooms.append(room)
            if silences_rooms or room in silenced:
                continue
            card = CARDS[faces[room]]
            if card.trigger_bits:
                triggers |= card.trigger_bits
                sources.append((room, card))
                if card.activated is not None:
                    activated.append((room, ON_TABLE, card.activated))
            if more and room in state.miniboss_of_room and not silences_minibosses:
                miniboss = state.miniboss_of_room[room]
                for text, level_text in enumerate(MINIBOSSES[faces[miniboss]].levels[: state.miniboss_level[miniboss]]):
                    triggers |= level_text.trigger_bits
                    sources.append((miniboss, level_text))
                    if level_text.activated is not None:
                        activated.append((miniboss, text, level_text.activated))
        if state.levelled_up[seat]:
            boss = state.boss[seat][0]
            card = CARDS[state.copied_boss_face.get(boss, faces[boss])]
            triggers |= card.trigger_bits
            sources.append((boss, card))
            if card.activated is not None:
                activated.append((boss, ON_TABLE, card.activated))
        for item in state.boss_items[seat] if more else ():
            card = CARDS[faces[item]]
            if item not in state.new_items:
                triggers |= card.trigger_bits
                sources.append((item, card))
                if card.activated is not None:
                    activated.append((item, ON_TABLE, card.activated))
        known = self.dungeon_summaries[seat] = (rooms, triggers, activated, sources)
        return known

    def _silenced_by_hero(self, seat: Seat) -> tuple[bool, bool]:
        """Whether the hero inside silences the rooms of a dungeon, and whether it silences the minibosses."""
        walker = self.state.hero_in_dungeon
        if not walker or seat != self.state.active_seat or not self.might_silence(walker[0]):
            return False, False
        hero = walker[0]
        return bool(self.hero_abilities(hero, "silences_rooms")), bool(self.hero_abilities(hero, "silences_minibosses"))

    def rooms_changed(self, seat: Seat | None = None) -> None:
        """Forget the summary of one dungeon, or of all. A verb that changes `dungeon`, `deactivated`,
        `face_down_cards`, `levelled_up`, `copied_boss_face`, `miniboss_of_room`, `miniboss_level`, `boss_items`,
        `new_items` or the silenced rooms of the state has to call this."""
        if seat is None:
            self.dungeon_summaries = [None] * self.state.players
        else:
            self.dungeon_summaries[seat] = None

    def active_rooms(self, seat: Seat) -> list[CardId]:
        """The visible active rooms of a dungeon, from the entrance to the boss (BM-1.14, BM-6.22)."""
        return (self.dungeon_summaries[seat] or self.dungeon_summary(seat))[0]

    def room_of(self, source: CardId) -> CardId:
        """The room to which an ability source belongs: the room over a miniboss, or else the card itself."""
        for room, miniboss in self.state.miniboss_of_room.items():
            if miniboss == source:
                return room
        return source

    def locate(self, room: CardId) -> tuple[Seat, int] | None:
        """The seat and the place of a visible card in a dungeon, or None."""
        for seat, dungeon in by_seat(self.state.dungeon):
            for slot, stack in enumerate(dungeon):
                if stack[-1] == room:
                    return seat, slot
        return None

    def owner(self, room: CardId) -> Seat | None:
        """The seat in whose dungeon a visible room is, or None."""
        found = self.locate(room)
        return found[0] if found else None

    def is_active(self, room: CardId) -> bool:
        """Whether the room is visible, in play and not deactivated."""
        return (
            room not in self.state.deactivated
            and room not in self.state.face_down_cards
            and self.locate(room) is not None
        )

    def dungeon_of(self, hero: CardId) -> Seat | None:
        """The seat at whose dungeon a hero is, inside or at the entrance; None for a hero in town."""
        if self.state.hero_in_dungeon and self.state.hero_in_dungeon[0] == hero:
            return self.state.active_seat
        for seat, queue in by_seat(self.state.entrance):
            if hero in queue:
                return seat
        return None

    def owner_of_source(self, source: CardId) -> Seat | None:
        """The seat that owns a boss, room or miniboss, or None."""
        for seat, boss in by_seat(self.state.boss):
            if source in boss:
                return seat
        return self.owner(self.room_of(source))

    # --- ability sources

    def abilities(self, seat: Seat, trigger: str) -> list[tuple[CardId, Ability]]:
        """The abilities of a seat with this trigger, each with its source: the active rooms with their minibosses,
        the boss once it has levelled up, and the items of the boss."""
        _, triggers, _, sources = self.dungeon_summaries[seat] or self.dungeon_summary(seat)
        if not triggers & TRIGGER_BIT[trigger]:
            return []
        found: list[tuple[CardId, Ability]] = []
        for source, printed in sources:
            ability = getattr(printed, trigger)
            if ability is not None:
                found.append((source, ability))
        return found

    def room_abilities(self, seat: Seat, room: CardId, trigger: str) -> list[tuple[CardId, Ability]]:
        """The abilities of an active room and its miniboss with this trigger, each with its source."""
        state = self.state
        miniboss = state.miniboss_of_room.get(room) if state.miniboss_of_room else None
        if miniboss is None and getattr(CARDS[state.faces[room]], trigger) is None:
            return []
        found = self.abilities(seat, trigger)
        return [(source, ability) for source, ability in found if source in (room, miniboss)]

    def hero_trigger_bits(self, hero: CardId) -> int:
        """The triggers of a hero and of the item that it carries, as bits of TRIGGER_BIT."""
        state = self.state
        own = HERO_TRIGGER_BITS[state.faces[hero]]
        carried = state.carried_items
        return own | HERO_TRIGGER_BITS[state.faces[carried[hero]]] if carried and hero in carried else own

    def hero_abilities(self, hero: CardId, trigger: str) -> list[tuple[CardId, Ability]]:
        """The abilities with this trigger of a hero and then of the item that it carries, each with its source
        (BM-9.11)."""
        state = self.state
        faces, carried = state.faces, state.carried_items
        # The same as `hero_trigger_bits`, written out: this runs for the hero in every room.
        bits = HERO_TRIGGER_BITS[faces[hero]]
        if carried and hero in carried:
            bits |= HERO_TRIGGER_BITS[faces[carried[hero]]]
        if not bits & TRIGGER_BIT[trigger]:
            return []
        found: list[tuple[CardId, Ability]] = []
        own = getattr(HEROES[faces[hero]], trigger)
        if own is not None and not (state.miniboss_of_room and self.is_hero_silenced(hero)):
            found.append((hero, own))
        if hero in carried:
            item = carried[hero]
            given = getattr(ITEM_CARDS[faces[item]].hero_side, trigger)
            if given is not None:
                found.append((item, given))
        return found

    def might_silence(self, hero: CardId) -> bool:
        """Whether a hero or its item might silence rooms or minibosses while the hero is inside."""
        return bool(self.hero_trigger_bits(hero) & SILENCING)

    def barred_from_spells(self) -> list[Seat]:
        """The players who may not play spells because of an item that a hero at their dungeon carries. The heroes
        with such items are cached until `items_changed`, because every window needs them."""
        if self._barring_heroes is None:
            faces = self.state.faces
            self._barring_heroes = [
                hero for hero, item in self.state.carried_items.items() if faces[item] in SPELL_BARRING_FACES
            ]
        if not self._barring_heroes:
            return []
        return [seat for hero in self._barring_heroes if (seat := self.dungeon_of(hero)) is not None]

    def items_changed(self, hero: CardId) -> None:
        """Forget what depends on the item of a hero, which has taken it or is about to lose it."""
        self._barring_heroes = None
        if self.might_silence(hero):
            self.rooms_changed()

    def is_hero_silenced(self, hero: CardId) -> bool:
        """Whether the ability printed on a hero is silenced by a miniboss of the dungeon where the hero is."""
        state = self.state
        owner = self.dungeon_of(hero)
        if owner is None or self._is_silenced_by_item(owner):
            return False
        # Without `abilities`: a hero that silences minibosses is itself silenced before it enters.
        for stack in state.dungeon[owner]:
            room = stack[-1]
            miniboss = state.miniboss_of_room.get(room)
            if (
                miniboss is not None
                and room not in state.deactivated
                and not has_effect(state.lasting_effects, EffectKind.SILENCED, room)
            ):
                for level_text in MINIBOSSES[state.faces[miniboss]].levels[: state.miniboss_level[miniboss]]:
                    if level_text.silences_heroes is not None:
                        return True
        return False

    def _is_silenced_by_item(self, seat: Seat) -> bool:
        """Whether the hero inside a dungeon carries an item that silences its rooms, and so their minibosses
        (BM-15.8). No miniboss silences an item."""
        state = self.state
        if not state.carried_items or not state.hero_in_dungeon or seat != state.active_seat:
            return False
        item = state.carried_items.get(state.hero_in_dungeon[0])
        return item is not None and ITEM_CARDS[state.faces[item]].hero_side.silences_rooms is not None

    def is_silenced(self, room: CardId) -> bool:
        """Whether the text of a room, and so that of its miniboss (BM-15.8), is void: for this round, or because of
        the hero inside."""
        state = self.state
        if has_effect(state.lasting_effects, EffectKind.SILENCED, room):
            return True
        return bool(
            state.hero_in_dungeon
            and self.hero_abilities(state.hero_in_dungeon[0], "silences_rooms")
            and any(room in stack for stack in state.dungeon[state.active_seat])
        )

    def is_ready(self, source: CardId, ability: Ability) -> bool:
        """Whether a once-per-round ability is still unused."""
        return not ability.once or source not in self.state.used_this_round

    # --- lasting effects

    def add_effect(
        self, kind: EffectKind, target: EffectTarget, value: int = 1, *, source: CardId | None, announced: bool = True
    ) -> None:
        """Begin a lasting effect that the card `source` (None: no card) has on a room, a hero or a seat, as its kind
        says. It is reported by the event of its kind, unless it is not `announced`."""
        self.state.lasting_effects = with_effect(self.state.lasting_effects, kind, target, value, source=source)
        if kind is EffectKind.SILENCED:
            self.rooms_changed()
        event = EFFECT_EVENTS.get(kind)
        if event is not None and announced:
            self.emit(event, *event_values(event, target, value))

    def end_effects(self, kind: EffectKind, target: EffectTarget) -> None:
        """End the lasting effects of this kind on this target."""
        if has_effect(self.state.lasting_effects, kind, target):
            self.state.lasting_effects = without_effects(self.state.lasting_effects, kind, target)

    def use_up_effects(self, until: Until, target: EffectTarget) -> None:
        """End the lasting effects on this target that last until something has happened that happens now."""
        if self.state.lasting_effects:
            self.state.lasting_effects = without_used_up(self.state.lasting_effects, until, target)

    def may_build(self) -> bool:
        """Whether no effect forbids building in this round."""
        effects = self.state.lasting_effects
        return not effects or not has_kind(effects, EffectKind.NO_BUILDING)

    # --- targets

    def is_unaffected(self, source: CardId, card: CardId) -> bool:
        """Whether a card is a hero that the source cannot affect: the source belongs to a dungeon whose rooms and
        minibosses spare heroes in this round, and the hero is there."""
        if CARDS[self.state.faces[card]].kind != HERO:
            return False
        seat = self.dungeon_of(card)
        return (
            seat is not None
            and has_effect(self.state.lasting_effects, EffectKind.ROOM_TEXTS_SPARE_HEROES, seat)
            and self.owner(self.room_of(source)) == seat
        )

    def legal_targets(self, target: Target, seat: Seat, source: CardId, *chosen: int) -> Sequence[int]:
        """The legal targets for a player: without heroes that another player protects, and without heroes that the
        source cannot affect."""
        legal = target.find(self, seat, source, *chosen)
        effects = self.state.lasting_effects
        if not effects or target.kind != "card":
            return legal
        if has_kind(effects, EffectKind.ROOM_TEXTS_SPARE_HEROES):
            legal = [card for card in legal if not self.is_unaffected(source, CardId(card))]
        if has_kind(effects, EffectKind.PROTECTED_HERO):
            protectors = totals_by_target(effects, EffectKind.PROTECTED_HERO)
            return [card for card in legal if protectors.get(CardId(card), seat) == seat]
        return legal
