"""Items: those that heroes carry, and those that bosses have won (chapter 16)."""

from __future__ import annotations

from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import CardId, Seat, seat_range
from underkeep.games.boss_monster.cards.catalogue import ITEM_CARDS
from underkeep.games.boss_monster.events import EffectBegan, ItemAttached, ItemDropped, ItemTaken, ItemTurned, ItemWon
from underkeep.games.boss_monster.options import FACE_DOWN, FACE_UP, TURN_DOWN, TURN_OLD, TURN_UP, USE_OLD, Store
from underkeep.games.boss_monster.rules.verbs.abilities import Abilities

REVEALED_ITEMS = {2: 1, 3: 1, 4: 2, 5: 3, 6: 3}
"""Items revealed in a round by the number of players at the start (BM-16.2, BM-16.3)."""


class Items(Abilities):
    """Verbs about items."""

    # --- items of heroes

    def items_each_round(self) -> int:
        """How many items are revealed in a round (BM-16.2)."""
        return REVEALED_ITEMS[self.state.players]

    def attach_item(self, item: CardId, hero: CardId) -> None:
        """A hero takes an item that lies in town."""
        self.state.town_items.remove(item)
        self.state.carried_items[hero] = item
        self.items_changed(hero)
        self.emit(ItemAttached, item, hero)

    def announce_item(self, owner: Seat, hero: CardId) -> None:
        """Tell all players that the item of a hero takes effect."""
        self.emit(EffectBegan, owner, self.state.carried_items[hero])

    def use_item_once(self, owner: Seat, hero: CardId) -> bool:
        """Use the item of a hero for the first time in this round. Returns False if it was used before."""
        item = self.state.carried_items[hero]
        if item in self.state.used_this_round:
            return False
        self.state.used_this_round.append(item)
        self.announce_item(owner, hero)
        return True

    def drop_item(self, hero: CardId) -> CardId | None:
        """A hero loses its item. Returns the item, or None if the hero had none."""
        if hero not in self.state.carried_items:
            return None
        self.items_changed(hero)
        return self.state.carried_items.pop(hero)

    def take_item_off(self, hero: CardId, seat: Seat) -> None:
        """A hero loses its item, which goes face-down to a scoring area."""
        item = self.drop_item(hero)
        assert item is not None
        self.emit(ItemDropped, hero, item)
        self.store_item(seat, item)

    # --- items of bosses

    def store_item(self, seat: Seat, item: CardId) -> None:
        """An item goes face-down to the scoring area (BM-16.18)."""
        self.state.stored_items[seat].append(item)
        self.state.new_items.append(item)
        self.emit(ItemWon, seat, item, False)

    def attach_to_boss(self, seat: Seat, item: CardId) -> None:
        """An item goes face-up to the scoring area; it may be used from the next round on (BM-16.26)."""
        self.state.boss_items[seat].append(item)
        self.state.new_items.append(item)
        self.rooms_changed(seat)
        self.emit(ItemWon, seat, item, True)

    def turn_item(self, seat: Seat, item: CardId) -> None:
        """An item of a scoring area is turned over. Nothing of it is used (BM-16.28); one that lies face-up now may be
        used from the next round on (BM-16.26)."""
        state = self.state
        up = item in state.stored_items[seat]
        here, there = (state.stored_items, state.boss_items) if up else (state.boss_items, state.stored_items)
        here[seat].remove(item)
        there[seat].append(item)
        if up and item not in state.new_items:
            state.new_items.append(item)
        self.rooms_changed(seat)
        self.emit(ItemTurned, seat, item, up)

    def turn_item_up(self, seat: Seat, item: CardId) -> AnyProcedure:
        """Turn a face-down item face-up; another one is turned face-down if there are too many (BM-16.20)."""
        yield from self.free_item_place(seat)
        self.turn_item(seat, item)

    def choose_item_side(self, seat: Seat, item: CardId) -> AnyProcedure:
        """A player chooses the side of an item in any scoring area that shows from now on."""
        answer = yield from ask(seat, "item-side", [Store(item, TURN_UP), Store(item, TURN_DOWN)], (item,))
        holder = self.item_owner(item)
        lies_up = item in self.state.boss_items[holder]
        if answer.how == TURN_UP and not lies_up:
            yield from self.turn_item_up(holder, item)
        elif answer.how == TURN_DOWN and lies_up:
            self.turn_item(holder, item)

    def free_item_place(self, seat: Seat) -> AnyProcedure:
        """Turn a face-up item of a player face-down, unused, if there is no place for another (BM-16.20)."""
        up = self.state.boss_items[seat]
        if len(up) >= self.max_face_up_items(seat):
            old = up[0] if len(up) == 1 else (yield from self.choose(seat, up, "turn-item-down"))
            self.turn_item(seat, old)

    def take_item(self, seat: Seat, item: CardId) -> AnyProcedure:
        """A player takes an item from the scoring area of another player and has it face-up."""
        state = self.state
        victim = self.item_owner(item)
        yield from self.free_item_place(seat)
        (state.boss_items if item in state.boss_items[victim] else state.stored_items)[victim].remove(item)
        state.boss_items[seat].append(item)
        state.new_items.append(item)
        self.rooms_changed()
        self.emit(ItemTaken, seat, item, victim)

    def item_owner(self, item: CardId) -> Seat:
        """The seat in whose scoring area an item lies."""
        state = self.state
        return next(
            seat for seat in seat_range(state.players) if item in state.boss_items[seat] + state.stored_items[seat]
        )

    def max_face_up_items(self, seat: Seat) -> int:
        """How many items may lie face-up (BM-16.20)."""
        return 1 + bool(self.abilities(seat, "two_items"))

    def win_item(self, seat: Seat, item: CardId) -> AnyProcedure:
        """A player wins the item of a killed hero: it goes face-up or face-down to the scoring area, and an older
        item may be used or turned (BM-16.19 to BM-16.24)."""
        state = self.state
        options: list[Store] = []
        if len(state.boss_items[seat]) < self.max_face_up_items(seat):
            options = [Store(item, FACE_UP), Store(item, FACE_DOWN)]
        else:
            for old in state.boss_items[seat]:
                used = ITEM_CARDS[state.faces[old]].activated
                if old not in state.new_items and self.can_use_at_once(seat, old, used):
                    options.append(Store(item, USE_OLD, old))
                options.append(Store(item, TURN_OLD, old))
            options.append(Store(item, FACE_DOWN))
        state.dropped_items.append(item)
        answer = yield from ask(seat, "item-won", options, (item,))
        if answer.old is not None:
            self.turn_item(seat, answer.old)
            if answer.how == USE_OLD:
                yield from self.use_at_once(seat, answer.old, ITEM_CARDS[state.faces[answer.old]].activated)
        state.dropped_items.remove(item)
        if answer.how == FACE_DOWN or state.eliminated[seat]:
            self.store_item(seat, item)
        else:
            self.attach_to_boss(seat, item)
