"""Asking a player: every question of the game goes through one of these verbs, so a choice is one line."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.decisions import CHANCE, PASS, Decision
from underkeep.core.procedures import DONE, AnyProcedure, Procedure, VerbResult
from underkeep.games.boss_monster.cards.ability import Ability, Target
from underkeep.games.boss_monster.events import DieRolled, EffectBegan
from underkeep.games.boss_monster.options import NO, YES, Choose, ChooseSeat, ChooseTreasure, Number
from underkeep.games.boss_monster.rules.verbs.counts import Looking
from underkeep.games.boss_monster.state import NOBODY, NOTHING

Trigger = tuple[int, int, Ability, tuple[int, ...]]
"""Something that happens by itself: whose, its source, what, and its further arguments."""


DIE = range(1, 7)


class Questions(Looking):
    """Verbs that ask."""

    def choose(
        self, seat: int, cards: Sequence[int], kind: str = "choose-card", about: int = NOTHING
    ) -> Procedure[int]:
        """One of these cards. There must be at least one."""
        answer = yield Decision(seat, kind, [Choose(card) for card in cards], _about(about))
        return int(answer.card)

    def at_random(self, cards: Sequence[int]) -> Procedure[int]:
        """One of these cards, drawn at random (BM-19.9). There must be at least one."""
        answer = yield Decision(CHANCE, "chance", [Choose(card) for card in cards])
        self.state.chance += 1
        return int(answer.card)

    def may_choose(
        self, seat: int, cards: Sequence[int], kind: str = "choose-card", about: int = NOTHING
    ) -> Procedure[int]:
        """One of these cards, or NOTHING."""
        answer = yield Decision(seat, kind, [PASS, *[Choose(card) for card in cards]], _about(about))
        return NOTHING if answer == PASS else int(answer.card)

    def choose_seat(
        self, seat: int, seats: Sequence[int], kind: str = "choose-seat", about: int = NOTHING
    ) -> Procedure[int]:
        """One of these players, or NOBODY if there is none."""
        if not seats:
            return NOBODY
        answer = yield Decision(seat, kind, [ChooseSeat(other) for other in seats], _about(about))
        return int(answer.seat)

    def choose_treasure(self, seat: int, treasures: Sequence[int], about: int = NOTHING) -> Procedure[int]:
        """One of these treasure types."""
        options = [ChooseTreasure(treasure) for treasure in treasures]
        answer = yield Decision(seat, "choose-treasure", options, _about(about))
        return int(answer.treasure)

    def choose_target(self, seat: int, aim: Target, legal: Sequence[int], about: int) -> Procedure[int]:
        """One of the things that a text can be aimed at: a treasure type, a player or a card."""
        if aim.kind == "treasure":
            return (yield from self.choose_treasure(seat, legal, about))
        if aim.kind == "seat":
            return (yield from self.choose_seat(seat, legal, aim.prompt, about))
        return (yield from self.choose(seat, legal, aim.prompt, about))

    def choose_number(self, seat: int, numbers: Sequence[int], kind: str, about: int = NOTHING) -> Procedure[int]:
        """One of these numbers."""
        answer = yield Decision(seat, kind, [Number(number) for number in numbers], _about(about))
        return int(answer.number)

    def roll(self, source: int) -> Procedure[int]:
        """A six-sided die (BM-13.12)."""
        answer = yield Decision(CHANCE, "die", [Number(pips) for pips in DIE])
        self.state.chance += 1
        self.emit(DieRolled, source, answer.number)
        return int(answer.number)

    def may(self, seat: int, source: int, kind: str = "may") -> Procedure[bool]:
        """Whether the player wants to use what the source offers."""
        answer = yield Decision(seat, kind, (YES, NO), _about(source))
        return bool(answer == YES)

    # --- triggers

    def trigger(self, seat: int, source: int, ability: Ability, *more: int) -> AnyProcedure:
        """Carry out an ability that happens by itself, if it is not used up and not declined."""
        if not self.ready(source, ability) or self.state.out[seat]:
            return
        if ability.optional and not (yield from self.may(seat, source)):
            return
        if ability.once:
            self.state.used.append(source)
        self.emit(EffectBegan, seat, source)
        witness = self.state.hosts.get(source, NOTHING)
        effect = ability.effect(self, seat, source, *more)
        if effect is not None:
            yield from effect
        if witness != NOTHING and (yield from self.echoes(seat, source, witness)):
            effect = ability.effect(self, seat, source, *more)
            if effect is not None:
                yield from effect

    def unuse(self, source: int) -> None:
        """A once-per-round ability was declined after all: the next occasion asks again."""
        if source in self.state.used:
            self.state.used.remove(source)

    def echoes(self, seat: int, source: int, witness: int) -> Procedure[bool]:
        """Whether a room does a second time what it has just done: the miniboss that was there and still is may let it,
        once per round."""
        if self.state.hosts.get(source, NOTHING) == witness:
            for other, echo in self.abilities(seat, "repeats"):
                if other == witness and self.ready(witness, echo) and (yield from self.may(seat, witness)):
                    self.state.used.append(witness)
                    return True
        return False

    def triggers(self, due: list[Trigger]) -> VerbResult:
        """Carry out what triggered together: the active player's first, then the others' in XP order; the
        owner orders the own ones (BM-5.29)."""
        return self._triggers(due) if due else DONE

    def _triggers(self, due: list[Trigger]) -> AnyProcedure:
        for seat in self.orders[self.state.active]:
            mine = [trigger for trigger in due if trigger[0] == seat]
            while mine:
                next_one = mine[0]
                if len({source for _, source, _, _ in mine}) > 1:
                    sources = list(dict.fromkeys(source for _, source, _, _ in mine))
                    chosen = yield from self.choose(seat, sources, "order-effects")
                    next_one = next(trigger for trigger in mine if trigger[1] == chosen)
                mine.remove(next_one)
                yield from self.trigger(seat, next_one[1], next_one[2], *next_one[3])


def _about(card: int) -> tuple[int, ...]:
    return () if card == NOTHING else (card,)
