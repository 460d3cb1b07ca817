"""Building: placing, building and covering rooms, and the level up (chapters 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core import visibility
from underkeep.core.options.option import PASS
from underkeep.core.procedures import DONE, AnyProcedure, Procedure, VerbResult, ask
from underkeep.core.state import CardId, Seat, by_seat
from underkeep.games.boss_monster.events import LevelledUp, RoomBuilt, RoomPlaced
from underkeep.games.boss_monster.options import Place
from underkeep.games.boss_monster.rules.verbs.abilities import TriggeredAbility
from underkeep.games.boss_monster.rules.verbs.hands import Hands
from underkeep.games.boss_monster.rules.verbs.places import Places
from underkeep.games.boss_monster.rules.verbs.room_effects import RoomEffects
from underkeep.games.boss_monster.state import FULL_DUNGEON


class Building(Hands, Places, RoomEffects):
    """Verbs of building."""

    def put_into_dungeon(self, seat: Seat, card: CardId, on: CardId | None) -> None:
        """Put a card into a dungeon, on a room, or (with None) on a new place."""
        dungeon = self.state.dungeon[seat]
        self.rooms_changed(seat)
        if on is None:
            dungeon.insert(0, [card])
            return
        for stack in dungeon:
            if stack[-1] == on:
                stack.append(card)
                return
        raise LookupError(f"room {on} is not in the dungeon of seat {seat}")

    def place(self, me: Seat, card: CardId, dungeon: Seat, on: CardId | None) -> None:
        """Place a card of the player's hand face-down (BM-6.19). The others see where it lies, but cannot tell which
        card of the hand it is."""
        hand = self.state.room_hand[me]
        card = visibility.hide_in_hand(self.state, hand, card, me)
        hand.remove(card)
        self.state.face_down_cards[card] = me
        self.put_into_dungeon(dungeon, card, on)
        self.emit(RoomPlaced, me, card, dungeon, on is None)

    def take_up_placed_card(self, card: CardId) -> None:
        """Take up a face-down card: it goes back to the hand from which it was placed, or out of the game if that
        player has been eliminated."""
        state = self.state
        by = state.face_down_cards.pop(card)
        for dungeon in state.dungeon:
            for stack in dungeon:
                if stack[-1] == card:
                    stack.pop()
        for seat, dungeon in by_seat(state.dungeon):
            state.dungeon[seat] = [stack for stack in dungeon if stack]
        (state.removed if state.eliminated[by] else state.room_hand[by]).append(card)
        self.rooms_changed()

    def build(self, me: Seat, card: CardId, on: CardId | None) -> AnyProcedure:
        """Build a card of the player's hand face-up at once (BM-6.31)."""
        self.hand_holding(card).remove(card)
        yield from self.build_card(me, card, on)

    def build_card(self, me: Seat, card: CardId, on: CardId | None) -> AnyProcedure:
        """Build a card that lies in no other place face-up at once."""
        visibility.reveal_to_all(self.state, (card,))
        self.put_into_dungeon(me, card, on)
        if on is not None:
            self.cover(on, card)
        self.emit(RoomBuilt, me, card)
        yield from self.level_up(me)
        yield from self.trigger_build_effects(me, [card])

    def build_extra(
        self,
        me: Seat,
        about: CardId | None,
        cards: Sequence[CardId] | None = None,
        on_top: bool = False,
        over: CardId | None = None,
    ) -> Procedure[bool]:
        """Ask whether the player builds a room of the hand at once: one of `cards` if given, with `on_top` over
        another room, with `over` over this one. Returns True if it was built."""
        if not self.state.room_hand[me] or not self.may_build():
            return False
        choice = [card for card in (self.state.room_hand[me] if cards is None else cards) if not self.is_miniboss(card)]
        place = yield from self.choose_build(me, choice, about, on_top, over)
        if place is None:
            return False
        yield from self.build(me, place.card, place.on)
        return True

    def choose_build(
        self,
        me: Seat,
        cards: Sequence[CardId],
        about: CardId | None = None,
        on_top: bool = False,
        over: CardId | None = None,
    ) -> Procedure[Place | None]:
        """Ask which of these cards the player builds, and where; None if the player declines. With `on_top` the
        place must be a room, with `over` this room."""
        options = [
            Place(card, on)
            for card in cards
            for on in self.places(me, card)
            if not (on_top and on is None) and over in (on, None)
        ]
        about_what = () if about is None else (about,)
        answer = yield from ask(me, "build", [PASS, *options], about_what)
        return answer if isinstance(answer, Place) else None

    def cover(self, room: CardId, by: CardId) -> None:
        """A room is covered by another: its effects and tokens are lost, and its miniboss moves up (BM-13.4,
        BM-15.18)."""
        self.clear_room_effects(room)
        self.state.swapped_treasure = [pair for pair in self.state.swapped_treasure if room not in pair]
        if room in self.state.miniboss_of_room:
            self.state.miniboss_of_room[by] = self.state.miniboss_of_room.pop(room)

    # --- effects of building

    def collect_built_rooms(self, me: Seat) -> list[CardId]:
        """Take the revealed rooms of a dungeon whose build effects are due, and note that they are no longer due."""
        built = self.state.build_effects_due
        rooms = [room for room, seat in built.items() if seat == me]
        for room in rooms:
            del built[room]
        return rooms

    def trigger_build_effects(self, me: Seat, rooms: Sequence[CardId]) -> VerbResult:
        """Trigger the "when you build" effects of new rooms, and of the cards that react to them (BM-6.26)."""
        due: list[TriggeredAbility] = []
        standing = self.active_rooms(me)
        for room in rooms:
            ability = self.card(room).built
            if ability is not None and room in standing and not self.is_silenced(room):
                due.append((me, room, ability, ()))
        for room in rooms:
            if room in standing:
                for source, watching in self.abilities(me, "you_build"):
                    wanted = watching.only_if
                    if source != room and self.is_ready(source, watching):
                        if wanted is None or wanted(self, me, source, room):
                            due.append((me, source, watching, (room,)))
        return self.trigger_all(due)

    def is_level_up_due(self, me: Seat) -> bool:
        """Whether the boss levels up now: the first time with five visible rooms (BM-7.1)."""
        state = self.state
        return (
            not state.levelled_up[me]
            and len(state.dungeon[me]) >= FULL_DUNGEON
            and len(self.active_rooms(me)) >= FULL_DUNGEON
        )

    def level_up(self, me: Seat) -> VerbResult:
        """The level up, if it is due."""
        if not self.is_level_up_due(me):
            return DONE
        self.state.levelled_up[me] = True
        self.rooms_changed(me)
        boss = self.state.boss[me][0]
        self.emit(LevelledUp, me, boss)
        ability = self.card(boss).level_up
        return DONE if ability is None else self.trigger(me, boss, ability)
