"""Decisions of players: one verb for each kind of choice, so that a choice is one line in a card."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.decisions import CHANCE, PASS, Decision, Option
from underkeep.core.game import Rules
from underkeep.core.procedures import Procedure
from underkeep.games.boss_monster.cards.ability import Target
from underkeep.games.boss_monster.events import DieRolled
from underkeep.games.boss_monster.options import NO, YES, Choose, ChooseSeat, ChooseTreasure, Number
from underkeep.games.boss_monster.state import NOBODY, NOTHING, BossMonsterState

DIE = range(1, 7)


class Decisions(Rules[BossMonsterState]):
    """Verbs that ask one seat for a decision."""

    def choose(
        self, seat: int, cards: Sequence[int], kind: str = "choose-card", about: int = NOTHING
    ) -> Procedure[int]:
        """Ask for one of these cards. There must be at least one."""
        answer = yield Decision(seat, kind, [Choose(card) for card in cards], _about(about))
        return int(answer.card)

    def choose_at_random(self, cards: Sequence[int]) -> Procedure[int]:
        """One of these cards, drawn at random (BM-19.9). There must be at least one."""
        answer = yield Decision(CHANCE, "chance", [Choose(card) for card in cards])
        self.state.chance += 1
        return int(answer.card)

    def may_choose(
        self, seat: int, cards: Sequence[int], kind: str = "choose-card", about: int = NOTHING
    ) -> Procedure[int]:
        """Ask for one of these cards, or NOTHING."""
        answer = yield Decision(seat, kind, [PASS, *[Choose(card) for card in cards]], _about(about))
        return NOTHING if answer == PASS else int(answer.card)

    def choose_seat(
        self, seat: int, seats: Sequence[int], kind: str = "choose-seat", about: int = NOTHING
    ) -> Procedure[int]:
        """Ask for one of these players; NOBODY if there is none."""
        if not seats:
            return NOBODY
        answer = yield Decision(seat, kind, [ChooseSeat(other) for other in seats], _about(about))
        return int(answer.seat)

    def choose_treasure(self, seat: int, treasures: Sequence[int], about: int = NOTHING) -> Procedure[int]:
        """Ask for one of these treasure types."""
        options = [ChooseTreasure(treasure) for treasure in treasures]
        answer = yield Decision(seat, "choose-treasure", options, _about(about))
        return int(answer.treasure)

    def choose_target(self, seat: int, target: Target, legal: Sequence[int], about: int) -> Procedure[int]:
        """Ask for one of the legal targets of a text: a treasure type, a player or a card."""
        if target.kind == "treasure":
            return (yield from self.choose_treasure(seat, legal, about))
        if target.kind == "seat":
            return (yield from self.choose_seat(seat, legal, target.prompt, about))
        return (yield from self.choose(seat, legal, target.prompt, about))

    def choose_number(self, seat: int, numbers: Sequence[int], kind: str, about: int = NOTHING) -> Procedure[int]:
        """Ask for one of these numbers."""
        answer = yield Decision(seat, kind, [Number(number) for number in numbers], _about(about))
        return int(answer.number)

    def choose_card_kind(self, me: int, kinds: Sequence[Option], about: int) -> Procedure[Option]:
        """Ask for one of these kinds of cards: rooms or spells."""
        answer: Option = yield Decision(me, "choose-kind", kinds, (about,))
        return answer

    def roll(self, source: int) -> Procedure[int]:
        """Roll a six-sided die (BM-13.12)."""
        answer = yield Decision(CHANCE, "die", [Number(pips) for pips in DIE])
        self.state.chance += 1
        self.emit(DieRolled, source, answer.number)
        return int(answer.number)

    def may(self, seat: int, source: int, kind: str = "may") -> Procedure[bool]:
        """Ask whether the player uses an optional ability of the source."""
        answer = yield Decision(seat, kind, (YES, NO), _about(source))
        return bool(answer == YES)


def _about(card: int) -> tuple[int, ...]:
    return () if card == NOTHING else (card,)
