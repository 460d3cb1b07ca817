"""Larger verbs that several cards share: raising the dead, extra rooms, sending heroes back."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.decisions import Decision, Option
from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.games.boss_monster.events import HeroSentBack
from underkeep.games.boss_monster.rules.verbs.minibosses import Lodgers
from underkeep.games.boss_monster.state import ADVENTURE, NOTHING


class Conjuring(Lodgers):
    """Verbs of more than one line, needed by more than one card."""

    def choose_kind(self, me: int, kinds: Sequence[Option], about: int) -> Procedure[Option]:
        """Room cards or spells?"""
        answer: Option = yield Decision(me, "choose-kind", kinds, (about,))
        return answer

    def build_extra(
        self, me: int, about: int, cards: Sequence[int] | None = None, on_top: bool = False, over: int = NOTHING
    ) -> Procedure[bool]:
        """The player may at once build a room of the hand (one of `cards`; `on_top`: over another room, `over`: over
        this one). True if it was done."""
        if not self.state.rooms[me] or self.state.no_building:
            return False
        choice = [card for card in (self.state.rooms[me] if cards is None else cards) if not self.is_miniboss(card)]
        place = yield from self.choose_build(me, choice, about, on_top, over)
        if place is None:
            return False
        yield from self.build(me, place.card, place.on)
        return True

    def raise_dead(self, hero: int) -> None:
        """A dead hero goes back to the entrance of the dungeon in which it died. In the adventure phase it
        goes in this round if the player there is not done yet; the cards say so, against BM-9.4."""
        state = self.state
        seat = next(seat for seat, souls in enumerate(state.souls) if hero in souls)
        self.refresh(hero)
        self.to_entrance(hero, seat)
        order = state.turn_order
        if state.phase == ADVENTURE and order.index(seat) >= order.index(state.active):
            state.due.append(hero)

    def send_back(self, hero: int, room: int) -> None:
        """The hero inside goes to a room that it has passed, and enters it again."""
        self.state.room, self.state.fresh = room, True
        self.emit(HeroSentBack, hero, room)

    def before(self, room: int) -> int:
        """The previous room, seen from a room, or NOTHING (BM-1.29, BM-11.14)."""
        rooms = self.active_rooms(self.owner(room))
        return next((other for other in rooms if self.beside(room, other) == -1), NOTHING)

    def first_time(self, hero: int, room: int) -> bool:
        """Whether a room does this to a hero for the first time in this round. It is noted."""
        back = self.state.sent_back
        if (hero, room) in zip(back[::2], back[1::2], strict=True):
            return False
        back += [hero, room]
        return True

    def back_to_first_room(self, hero: int) -> AnyProcedure:
        """The hero inside goes back to the first room and walks on from there. If there is none left, it leaves the
        dungeon: dead or alive (BM-10.7, BM-10.9)."""
        state = self.state
        first = self.onward(hero, NOTHING)
        if first != NOTHING:
            self.send_back(hero, first)
        elif self.health_of(hero) <= 0 and not self.spared(hero, state.active):
            yield from self.kill(hero, state.active, surely=True)
        elif state.walker:
            yield from self.wound(state.active, hero)
