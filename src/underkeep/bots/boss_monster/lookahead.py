"""Lookahead: an option is carried out on a private copy of the observed state.

The copy is played with the real rules, so a new card needs nothing here. Unknown faces stay blank: a drawn card counts
as a card, not as a particular one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Self

from underkeep.bots.boss_monster.card_values import hand_value
from underkeep.bots.boss_monster.evaluation import Evaluation
from underkeep.core.decisions import CHANCE, Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import RuleResult
from underkeep.core.state import CardId, Seat
from underkeep.core.table import Observation
from underkeep.games.boss_monster.options import (
    YES,
    Cast,
    Choose,
    DrawSpell,
    Number,
    Place,
    Promote,
    Sell,
    TakeBack,
    Use,
)
from underkeep.games.boss_monster.rules.build_actions import promote_in_turn
from underkeep.games.boss_monster.rules.effects import declare, resolve_next_effect
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.rules.verbs.minibosses import MINIBOSS_PRICE
from underkeep.games.boss_monster.state import BossMonsterState

LOSING_KINDS = ("discard-", "give-room", "classic-discard", "bolt-discard")
"""The kinds of decision about cards that the seat loses begin with one of these."""
MAX_COINS_SPENT = 2
"""The number of coins that are spent without looking ahead, if the seat has as many."""


class ImaginedPosition:
    """A position as a seat imagines it. `after_actions` returns the position after further actions."""

    def __init__(self, state: BossMonsterState, me: Seat) -> None:
        self.state = state
        self.me = me
        self.rules = rules_of(state)

    @classmethod
    def from_observation(cls, observation: Observation) -> Self:
        """Return the observed position, with the seat's own face-down rooms turned up and those of opponents left
        out."""
        imagined = cls(observation.state.copy(), observation.seat)
        for card, owner in list(imagined.state.face_down_cards.items()):
            if owner == observation.seat:
                del imagined.state.face_down_cards[card]
                if imagined.rules.is_miniboss(card):
                    imagined.join_room_below(card)
            else:
                imagined.rules.take_up_placed_card(card)
        imagined.rules.rooms_changed()
        return imagined

    @cached_property
    def evaluation(self) -> Evaluation:
        """The evaluation of this position."""
        return Evaluation(self.rules)

    @cached_property
    def value(self) -> float:
        """The value of this position for the seat that imagines it."""
        return self.evaluation.value(self.me)

    # --- following positions --------------------------------------------------------------------------

    def after_actions(self, *actions: Callable[[BossMonster], RuleResult]) -> Self:
        """Return the position after these actions and after all waiting effects have resolved."""
        position = type(self)(self.state.copy(), self.me)
        for action in actions:
            position._carry_out(action(position.rules))
        while position.state.waiting_effects:
            position._carry_out(resolve_next_effect(position.rules))
        return position

    def after_option(self, option: Option) -> Self:
        """Return the position after the seat has placed a room, cast a spell or used an ability."""
        if isinstance(option, Place):
            return self.after_build(option, self.me)
        if isinstance(option, Cast | Use):
            return self.after_actions(lambda rules: declare(rules, self.me, option))
        if isinstance(option, Promote):
            return self.after_actions(lambda rules: promote_in_turn(rules, self.me, option.card))
        if isinstance(option, TakeBack):
            return self.after_actions(lambda rules: rules.take_back(self.me, option.card))
        if isinstance(option, Sell):
            return self.after_actions(
                lambda rules: rules.discard(self.me, option.card), lambda rules: rules.gain_coins(self.me, 1)
            )
        return self.after_actions()

    def join_room_below(self, miniboss: CardId) -> None:
        """Let one of the seat's own minibosses that lies on a room join it, as when it is revealed, if the seat can pay
        for it."""
        state = self.state
        stack = next(stack for dungeon in state.dungeon for stack in dungeon if stack[-1] == miniboss)
        stack.pop()
        if stack and stack[-1] not in state.miniboss_of_room and state.coins[self.me] >= MINIBOSS_PRICE:
            state.coins[self.me] -= MINIBOSS_PRICE
            state.miniboss_of_room[stack[-1]] = miniboss
            state.miniboss_level[miniboss] = 1
        state.dungeon = [[stack for stack in dungeon if stack] for dungeon in state.dungeon]
        self.rules.rooms_changed()

    def after_build(self, place: Place, dungeon: Seat) -> Self:
        """Return the position after a room of the seat's hand was built in a dungeon and has had its effect."""

        def build(rules: BossMonster) -> RuleResult:
            rules.hand_holding(place.card).remove(place.card)
            if place.on is not None:
                rules.cover(place.on, place.card)
            rules.put_into_dungeon(dungeon, place.card, place.on)
            return rules.level_up(dungeon)

        if self.rules.is_miniboss(place.card):
            return self.after_miniboss_joined(place)
        return self.after_actions(build, lambda rules: rules.trigger_build_effects(dungeon, [place.card]))

    def after_miniboss_joined(self, place: Place) -> Self:
        """Return the position after a miniboss of the seat's hand was paid for and has joined a room."""

        def join(rules: BossMonster) -> RuleResult:
            rules.state.room_hand[self.me].remove(place.card)
            if rules.state.coins[self.me] < MINIBOSS_PRICE:
                return None
            rules.state.coins[self.me] -= MINIBOSS_PRICE
            assert place.on is not None
            return rules.add_miniboss(self.me, place.card, place.on)

        return self.after_actions(join)

    def _carry_out(self, procedure: RuleResult) -> None:
        """Play a procedure to its end with quick answers."""
        if not procedure:
            return
        try:
            decision = next(procedure)
            # A decision has no options if the imagined position has already spent the coins that it is about.
            while decision.options:
                decision = procedure.send(self.quick_answer(decision))
        except StopIteration:
            pass

    def quick_answer(self, decision: Decision) -> Option:
        """Return a sensible answer without looking ahead: keep the better cards, take what is offered."""
        options = decision.options
        if decision.seat == CHANCE:
            return options[len(options) // 2]
        if decision.seat != self.me:
            return PASS if PASS in options else options[0]
        if decision.kind.startswith(("negate-", "swap-")) and PASS in options:
            return PASS
        if YES in options:
            return YES
        cards = [option for option in options if isinstance(option, Choose | Place)]
        if cards:
            best = max if not decision.kind.startswith(LOSING_KINDS) else min
            return best(cards, key=lambda option: hand_value(self.state.faces[option.card]))
        numbers = [option for option in options if isinstance(option, Number)]
        if numbers:
            return max(numbers, key=lambda option: (min(option.number, MAX_COINS_SPENT), -option.number))
        return next((option for option in options if isinstance(option, DrawSpell)), options[0])
