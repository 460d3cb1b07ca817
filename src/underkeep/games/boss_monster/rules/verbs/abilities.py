"""Abilities of cards: carrying out abilities that have triggered, and using a text at once."""

from __future__ import annotations

from underkeep.core.procedures import DONE, AnyProcedure, Procedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.events import EffectBegan
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources
from underkeep.games.boss_monster.rules.verbs.decisions import Decisions
from underkeep.games.boss_monster.rules.verbs.players import Players

TriggeredAbility = tuple[Seat, CardId, Ability, tuple[CardId, ...]]
"""An ability that has triggered: the seat of its owner, its source, the ability, and further arguments of its
effect."""


class Abilities(Players, AbilitySources, Decisions):
    """Verbs that carry out abilities."""

    # --- triggered abilities

    def trigger(self, seat: Seat, source: CardId, ability: Ability, *more: CardId | None) -> AnyProcedure:
        """Carry out an ability that has triggered, unless it is used up in this round or its owner declines it."""
        if not self.is_ready(source, ability) or self.state.eliminated[seat]:
            return
        if ability.optional and not (yield from self.may(seat, source)):
            return
        if ability.once:
            self.state.used_this_round.append(source)
        self.emit(EffectBegan, seat, source)
        witness = self.state.miniboss_of_room.get(source)
        effect = ability.effect(self, seat, source, *more)
        if effect is not None:
            yield from effect
        if witness is not None and (yield from self.may_repeat(seat, source, witness)):
            effect = ability.effect(self, seat, source, *more)
            if effect is not None:
                yield from effect

    def mark_unused(self, source: CardId) -> None:
        """A once-per-round ability was declined after it had begun: its owner is asked again the next time it
        triggers."""
        if source in self.state.used_this_round:
            self.state.used_this_round.remove(source)

    def may_repeat(self, seat: Seat, source: CardId, witness: CardId) -> Procedure[bool]:
        """Ask whether a room repeats the effect that it has just had: its miniboss `witness`, if it is still there,
        allows that once per round."""
        if self.state.miniboss_of_room.get(source) == witness:
            for other, echo in self.abilities(seat, "repeats"):
                if other == witness and self.is_ready(witness, echo) and (yield from self.may(seat, witness)):
                    self.state.used_this_round.append(witness)
                    return True
        return False

    def trigger_all(self, due: list[TriggeredAbility]) -> VerbResult:
        """Carry out abilities that have triggered together: those of the active player first, then those of the
        others in XP order. Each owner chooses the order of abilities of several sources (BM-5.29)."""
        return self._trigger_in_order(due) if due else DONE

    def _trigger_in_order(self, due: list[TriggeredAbility]) -> AnyProcedure:
        for seat in self.seat_orders[self.state.active_seat]:
            mine = [trigger for trigger in due if trigger[0] == seat]
            while mine:
                next_one = mine[0]
                if len({source for _, source, _, _ in mine}) > 1:
                    sources = list(dict.fromkeys(source for _, source, _, _ in mine))
                    chosen = yield from self.choose(seat, sources, "order-effects")
                    next_one = next(trigger for trigger in mine if trigger[1] == chosen)
                mine.remove(next_one)
                yield from self.trigger(seat, next_one[1], next_one[2], *next_one[3])

    # --- using a text at once

    def can_use_at_once(self, seat: Seat, source: CardId, ability: Ability | None) -> bool:
        """Whether a player could use this text now: it fits the phase, can be paid for, and has a legal target."""
        if ability is None or self.state.phase not in ability.phases:
            return False
        if ability.only_if is not None and not ability.only_if(self, seat):
            return False
        if ability.cost is not None and ability.cost.can is not None and not ability.cost.can(self, seat, source):
            return False
        return self.has_target(seat, source, ability)

    def has_target(self, seat: Seat, source: CardId, ability: Ability) -> bool:
        """Whether a text has a legal first target, or needs none."""
        return not ability.targets or bool(self.legal_targets(ability.targets[0], seat, source))

    def use_at_once(
        self,
        seat: Seat,
        source: CardId,
        ability: Ability | None,
        paid: int | None = None,
        *,
        is_paid: bool = False,
    ) -> AnyProcedure:
        """Use a text at once: no player can respond to it. Its targets are chosen now. If it `is_paid`, the cost has
        been paid before, with `paid`, and is not paid again."""
        assert ability is not None
        targets: list[int] = []
        if ability.cost is not None and not is_paid:
            paid = yield from ability.cost.pay(self, seat, source)
        for target in ability.targets:
            legal = self.legal_targets(target, seat, source, *targets)
            if not legal:
                return
            targets.append((yield from self.choose_target(seat, target, legal, source)))
        arguments = [*targets, paid] if ability.cost is not None and ability.cost.gives else targets
        work = ability.effect(self, seat, source, *arguments)
        if work is not None:
            yield from work
