"""What would be if: an option is carried out on a private copy of what a seat sees.

The copy is played with the real rules, so a new card needs nothing here. What the seat does not know stays
blank: a drawn card counts as a card, not as a particular one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Self

from underkeep.bots.boss_monster.card_values import in_hand
from underkeep.bots.boss_monster.evaluation import Prospects
from underkeep.core.decisions import CHANCE, PASS, Decision, Option
from underkeep.core.procedures import RuleResult
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
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.rules.verbs.minibosses import PRICE
from underkeep.games.boss_monster.state import NEW_PLACE, BossMonsterState

GIVING_UP = ("discard-", "give-room", "classic-discard", "bolt-discard")
"""Questions about cards that one loses begin with one of these."""
SPENDING = 2
"""So many coins are spent without looking ahead, if there are as many."""


class Imagined:
    """A position as a seat imagines it. `then` gives the position after something has happened in it."""

    def __init__(self, state: BossMonsterState, me: int) -> None:
        self.state = state
        self.me = me
        self.rules = rules_of(state)

    @classmethod
    def from_view(cls, observation: Observation) -> Self:
        """What a view shows, with the own face-down rooms turned up and those of others left out."""
        imagined = cls(observation.state.copy(), observation.seat)
        for card, owner in list(imagined.state.face_down.items()):
            if owner == observation.seat:
                del imagined.state.face_down[card]
                if imagined.rules.is_miniboss(card):
                    imagined.lodge(card)
            else:
                imagined.rules.unplace(card)
        imagined.rules.rooms_changed()
        return imagined

    @cached_property
    def prospects(self) -> Prospects:
        """What this position promises."""
        return Prospects(self.rules)

    @cached_property
    def value(self) -> float:
        """How good this position is for the seat that imagines it."""
        return self.prospects.value(self.me)

    # --- what would be if -----------------------------------------------------------------------------

    def then(self, *happens: Callable[[BossMonster], RuleResult]) -> Self:
        """The position after these things have happened and everything that waits has resolved."""
        after = type(self)(self.state.copy(), self.me)
        for happening in happens:
            after._carry_out(happening(after.rules))
        while after.state.waiting:
            after._carry_out(after.rules.resolve_next())
        return after

    def after(self, option: Option) -> Self:
        """The position after the seat has placed a room, played a spell or used an ability."""
        if isinstance(option, Place):
            return self.built(option, self.me)
        if isinstance(option, Cast | Use):
            return self.then(lambda rules: rules.declare(self.me, option))
        if isinstance(option, Promote):
            return self.then(lambda rules: rules.promote_in_turn(self.me, option.card))
        if isinstance(option, TakeBack):
            return self.then(lambda rules: rules.take_back(self.me, option.card))
        if isinstance(option, Sell):
            return self.then(
                lambda rules: rules.discard(self.me, option.card), lambda rules: rules.gain_coins(self.me, 1)
            )
        return self.then()

    def lodge(self, miniboss: int) -> None:
        """An own miniboss that lies on a room moves in when it is revealed, if it can be paid for."""
        state = self.state
        stack = next(stack for dungeon in state.dungeon for stack in dungeon if stack[-1] == miniboss)
        stack.pop()
        if stack and stack[-1] not in state.hosts and state.coins[self.me] >= PRICE:
            state.coins[self.me] -= PRICE
            state.hosts[stack[-1]] = miniboss
            state.level[miniboss] = 1
        state.dungeon = [[stack for stack in dungeon if stack] for dungeon in state.dungeon]
        self.rules.rooms_changed()

    def built(self, place: Place, dungeon: int) -> Self:
        """The position after a room of the own hand was built in a dungeon and has had its effect."""

        def build(rules: BossMonster) -> RuleResult:
            rules.held_by(place.card).remove(place.card)
            if place.on != NEW_PLACE:
                rules.cover(place.on, place.card)
            rules.lay(dungeon, place.card, place.on)
            return rules.level_up(dungeon)

        if self.rules.is_miniboss(place.card):
            return self.joined(place)
        return self.then(build, lambda rules: rules.built_effects(dungeon, [place.card]))

    def joined(self, place: Place) -> Self:
        """The position after a miniboss of the own hand was paid for and has moved into a room."""

        def join(rules: BossMonster) -> RuleResult:
            rules.state.rooms[self.me].remove(place.card)
            if rules.state.coins[self.me] < PRICE:
                return None
            rules.state.coins[self.me] -= PRICE
            return rules.join(self.me, place.card, place.on)

        return self.then(join)

    def _carry_out(self, play: RuleResult) -> None:
        """Play on, giving the first answers that come to mind."""
        if not play:
            return
        try:
            decision = next(play)
            # A coin that pays for a miniboss in the imagination is spent there: what else it was for goes no further.
            while decision.options:
                decision = play.send(self.at_once(decision))
        except StopIteration:
            pass

    def at_once(self, decision: Decision) -> Option:
        """A sensible answer without looking ahead: keep the better cards, take what is offered."""
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
            best = max if not decision.kind.startswith(GIVING_UP) else min
            return best(cards, key=lambda option: in_hand(self.state.faces[option.card]))
        numbers = [option for option in options if isinstance(option, Number)]
        if numbers:
            return max(numbers, key=lambda option: (min(option.number, SPENDING), -option.number))
        return next((option for option in options if isinstance(option, DrawSpell)), options[0])
