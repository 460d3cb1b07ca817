"""Queries about building: where a room card or a miniboss may be placed (chapters 6 and 15)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_types import MINIBOSS, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.lasting_effects import EffectKind, has_effect
from underkeep.games.boss_monster.rules.verbs.counts import Counts
from underkeep.games.boss_monster.state import FULL_DUNGEON


class Places(Counts):
    """Queries about the places in a dungeon."""

    def places(self, seat: Seat, card: CardId) -> Sequence[CardId | None]:
        """Where a room card may go in a dungeon: None (a new place), or the room it would cover (BM-6.8 to BM-6.15)."""
        state = self.state
        if not self.may_build():
            return []
        printed = CARDS[state.faces[card]]
        if printed.kind == MINIBOSS:
            return self.rooms_for_miniboss(seat)
        if not printed.advanced:
            return self.allowed_places(seat, printed, self.places_for_ordinary_room(seat))
        effects = state.lasting_effects
        anywhere = printed.goes_anywhere is not None or has_effect(effects, EffectKind.ADVANCED_ANYWHERE, seat)
        changed = effects or self.has_changed_icons()
        found = []
        for room in self.active_rooms(seat):
            beneath = CARDS[state.faces[room]]
            if beneath.no_advanced is not None and not has_effect(effects, EffectKind.SILENCED, room):
                continue
            if anywhere or (state.miniboss_of_room and self.room_abilities(seat, room, "any_on_top")):
                found.append(room)
                continue
            icons = beneath.treasure
            if changed:
                icons = tuple(self.icons(room))
            for kind, _ in printed.symbols:
                if icons[kind]:
                    found.append(room)
                    break
        return self.allowed_places(seat, printed, found)

    def allowed_places(self, seat: Seat, printed: Card, places: Sequence[CardId | None]) -> Sequence[CardId | None]:
        """Those of these places that no room forbids: some rooms forbid monster rooms beside them."""
        if not printed.monster:
            return places
        for beast, _ in self.abilities(seat, "no_monsters"):
            leftmost = self.state.dungeon[seat][0][-1] == beast
            places = [place for place in places if not (leftmost if place is None else self.side_of(beast, place) != 0)]
        return places

    def rooms_for_miniboss(self, seat: Seat) -> list[CardId]:
        """The rooms on which a miniboss may be placed: without one, and not beside one (BM-15.2 to BM-15.5)."""
        hosts = self.state.miniboss_of_room
        rooms = self.active_rooms(seat)
        return [
            room
            for room in rooms
            if room not in hosts and not any(other in hosts and self.side_of(room, other) for other in rooms)
        ]

    def places_for_ordinary_room(self, seat: Seat) -> Sequence[CardId | None]:
        """Where any ordinary room may go: on a new place (None) and on every room (BM-6.8, BM-6.9)."""
        if not self.may_build():
            return []
        tops = self.active_rooms(seat)
        return [None, *tops] if len(self.state.dungeon[seat]) < FULL_DUNGEON else tops
