"""Decisions of players: one verb for each kind of choice, so that a choice is one line in a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from underkeep.core.decisions import CHANCE
from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import Procedure, ask
from underkeep.core.rules import Rules
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Target
from underkeep.games.boss_monster.events import DieRolled
from underkeep.games.boss_monster.options import NO, YES, Choose, ChooseSeat, ChooseTreasure, Number
from underkeep.games.boss_monster.state import BossMonsterState, Treasure

DIE = range(1, 7)


class Decisions(Rules[BossMonsterState]):
    """Verbs that ask one seat for a decision."""

    def choose(
        self, seat: Seat, cards: Sequence[CardId], kind: str = "choose-card", about: CardId | None = None
    ) -> Procedure[CardId]:
        """Ask for one of these cards. There must be at least one."""
        answer = yield from ask(seat, kind, [Choose(card) for card in cards], _about(about))
        return answer.card

    def choose_at_random(self, cards: Sequence[CardId]) -> Procedure[CardId]:
        """One of these cards, drawn at random (BM-19.9). There must be at least one."""
        answer = yield from ask(CHANCE, "chance", [Choose(card) for card in cards])
        self.state.chance += 1
        return answer.card

    def may_choose(
        self, seat: Seat, cards: Sequence[CardId], kind: str = "choose-card", about: CardId | None = None
    ) -> Procedure[CardId | None]:
        """Ask for one of these cards; None if the player declines."""
        answer = yield from ask(seat, kind, [PASS, *[Choose(card) for card in cards]], _about(about))
        return answer.card if isinstance(answer, Choose) else None

    def choose_seat(
        self, seat: Seat, seats: Sequence[Seat], kind: str = "choose-seat", about: CardId | None = None
    ) -> Procedure[Seat]:
        """Ask for one of these players. There must be at least one."""
        answer = yield from ask(seat, kind, [ChooseSeat(other) for other in seats], _about(about))
        return answer.seat

    def choose_seat_if_any(self, seat: Seat, seats: Sequence[Seat], about: CardId) -> Procedure[Seat | None]:
        """Ask for one of these players; None if there is none."""
        return (yield from self.choose_seat(seat, seats, about=about)) if seats else None

    def choose_treasure(
        self, seat: Seat, treasures: Sequence[Treasure], about: CardId | None = None
    ) -> Procedure[Treasure]:
        """Ask for one of these treasure types."""
        options = [ChooseTreasure(treasure) for treasure in treasures]
        answer = yield from ask(seat, "choose-treasure", options, _about(about))
        return answer.treasure

    def choose_target(self, seat: Seat, target: Target, legal: Sequence[int], about: CardId) -> Procedure[int]:
        """Ask for one of the legal targets of a text: a treasure type, a player or a card."""
        if target.kind == "treasure":
            return (yield from self.choose_treasure(seat, cast("Sequence[Treasure]", legal), about))
        if target.kind == "seat":
            return (yield from self.choose_seat(seat, cast("Sequence[Seat]", legal), target.prompt, about))
        return (yield from self.choose(seat, cast("Sequence[CardId]", legal), target.prompt, about))

    def choose_number(
        self, seat: Seat, numbers: Sequence[int], kind: str, about: CardId | None = None
    ) -> Procedure[int]:
        """Ask for one of these numbers."""
        answer = yield from ask(seat, kind, [Number(number) for number in numbers], _about(about))
        return answer.number

    def choose_card_kind(self, me: Seat, kinds: Sequence[Option], about: CardId) -> Procedure[Option]:
        """Ask for one of these kinds of cards: rooms or spells."""
        return ask(me, "choose-kind", kinds, (about,))

    def roll(self, source: CardId) -> Procedure[int]:
        """Roll a six-sided die (BM-13.12)."""
        answer = yield from ask(CHANCE, "die", [Number(pips) for pips in DIE])
        self.state.chance += 1
        self.emit(DieRolled, source, answer.number)
        return answer.number

    def may(self, seat: Seat, source: CardId | None, kind: str = "may") -> Procedure[bool]:
        """Ask whether the player uses an optional ability of the source."""
        answer = yield from ask(seat, kind, (YES, NO), _about(source))
        return answer == YES


def _about(card: CardId | None) -> tuple[CardId, ...]:
    return () if card is None else (card,)
