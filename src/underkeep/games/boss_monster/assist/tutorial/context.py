"""A question as a learner sees it: where the game is, what has happened, and what would be good to do.

Everything is judged by the view of the learner and by the events that the learner has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS, Forecast, forecast_heroes
from underkeep.games.boss_monster.assist.lookahead.reactions import DIES as WOULD_DIE
from underkeep.games.boss_monster.assist.lookahead.reactions import SURVIVES, state_after, walk_result
from underkeep.games.boss_monster.assist.progress import hero_in_focus
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.events import (
    HeroEntered,
    HeroSetOut,
    RoomPlaced,
    RoundBegan,
)
from underkeep.games.boss_monster.options import Cast, Place
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, NOTHING, SETUP, BossMonsterState

E = TypeVar("E", bound=Event)

SOUL_VALUE, WOUND_COST = 3, 5
"""What a soul is worth to a learner, and what a wound costs."""


class TutorialContext:
    """One question to the learner."""

    def __init__(self, observation: Observation, decision: Decision, events: Sequence[Event]) -> None:
        self.me = decision.seat
        self.state: BossMonsterState = observation.state
        self.rules: BossMonster = observation.rules()
        self.decision = decision
        self.events = events

    # --- where the game is

    @property
    def kind(self) -> str:
        """The kind of the question."""
        return self.decision.kind

    @property
    def round(self) -> int:
        """The round that is played."""
        return self.state.round

    @property
    def building(self) -> bool:
        """The learner may place a card."""
        return self.kind == "build-turn" and self.state.builds[self.me] > 0

    @property
    def placed(self) -> bool:
        """The learner has placed a card and may still do something in the own turn."""
        mine = self.state.phase == BUILD and self.state.active == self.me
        return mine and self.kind in ("window", "build-turn") and self.me in self.state.face_down.values()

    @property
    def idle(self) -> bool:
        """The learner has let the own build turn of this round go by."""
        if self.kind != "window" or any(event.seat == self.me for event in self.of(RoomPlaced, self.round)):
            return False
        order = self.state.turn_order
        later = self.state.phase == BUILD and order.index(self.me) < order.index(self.state.active)
        return later or self.first_entering

    @property
    def own(self) -> bool:
        """It is the learner's own turn."""
        return self.state.active == self.me

    @property
    def entering(self) -> bool:
        """A hero stands at the entrance and is about to go in."""
        return self.kind == "window" and self.adventure and not self.state.walker and self.hero != NOTHING

    @property
    def inside(self) -> bool:
        """A hero stands in a room."""
        return self.kind == "window" and self.adventure and bool(self.state.walker) and self.state.room != NOTHING

    @property
    def adventure(self) -> bool:
        """The phase of the heroes."""
        return self.state.phase == ADVENTURE

    @cached_property
    def hero(self) -> int:
        """The hero that the question is about, or NOTHING."""
        return hero_in_focus(self.state)

    @property
    def new_round(self) -> bool:
        """The learner's build turn, with the adventures of the last round behind it."""
        return self.building and self.round > 1

    # --- what has happened

    def of(self, kind: type[E], round: int | None = None) -> list[E]:
        """All events of a kind: of the whole game, or of one round (the setup is round 0)."""
        if round is None:
            return [event for event in self.events if isinstance(event, kind)]
        found, now = [], 0
        for event in self.events:
            if isinstance(event, RoundBegan):
                now = event.round
            if now == round and isinstance(event, kind):
                found.append(event)
        return found

    @property
    def first_entering(self) -> bool:
        """The first hero of the game is about to go in."""
        return self.entering and not self.of(HeroSetOut)

    @property
    def first_own_entering(self) -> bool:
        """The first hero is about to go into the learner's dungeon, though not the first of the game."""
        set_out = self.of(HeroSetOut)
        return self.entering and self.own and bool(set_out) and all(event.dungeon != self.me for event in set_out)

    @property
    def first_other_entering(self) -> bool:
        """The first hero is about to go into somebody else's dungeon, though not the first of the game."""
        set_out = self.of(HeroSetOut)
        return self.entering and not self.own and bool(set_out) and all(event.dungeon == self.me for event in set_out)

    @property
    def first_room_entered(self) -> bool:
        """The first hero of the game stands in its first room."""
        return self.inside and len(self.of(HeroEntered)) == 1

    @property
    def bait_is_over(self) -> bool:
        """The first bait has happened, and its heroes have not walked yet (or none has come)."""
        if self.adventure:
            return self.first_entering
        return self.new_round and self.round == 2 and not self.of(HeroSetOut)

    # --- what will happen

    @cached_property
    def fates(self) -> dict[int, Forecast]:
        """What becomes of the heroes if nobody does anything."""
        return forecast_heroes(self.state)

    # --- what would be good to do

    @cached_property
    def best_room(self) -> Place | None:
        """The card and the place that promise most now, or None if nothing can be built."""
        places = [option for option in self.decision.options if isinstance(option, Place)]
        return max(places, key=self._promise, default=None)

    def _promise(self, option: Place) -> tuple[int, int, int, int]:
        card = CARDS[self.state.faces[option.card]]
        if self.state.phase == SETUP:
            return (0, card.damage, -len(card.text), -option.card)
        then = self.built(option)
        worth = sum(self._worth(then, hero, fate) for hero, fate in forecast_heroes(then).items())
        rules = rules_of(then)
        damage = sum(rules.damage_of(room) for room in rules.active_rooms(self.me))
        return (worth, damage, -len(card.text), -option.card)

    def _worth(self, state: BossMonsterState, hero: int, fate: Forecast) -> int:
        prize = rules_of(state).hero_card(hero).worth
        gain = {DIES: SOUL_VALUE, REACHES_BOSS: -WOUND_COST}.get(fate.end, 0) * prize
        return gain if fate.seat == self.me else 0

    def built(self, option: Place) -> BossMonsterState:
        """The position with a card built face-up."""
        game = rules_of(self.state.copy())
        game.state.rooms[self.me].remove(option.card)
        game.lay(self.me, option.card, option.on)
        return game.state

    def promised(self, option: Place) -> dict[int, Forecast]:
        """What would become of the heroes if the card were built and nobody did anything else."""
        return forecast_heroes(self.built(option)) if self.state.phase != SETUP else {}

    @cached_property
    def helpful(self) -> Cast | None:
        """A spell that would turn the fate of the hero at hand as the learner likes it, or None."""
        if not (self.entering or self.inside) or self.state.waiting:
            return None
        wanted = WOULD_DIE if self.own else SURVIVES
        if walk_result(self.state, self.hero) == wanted:
            return None
        for option in self.decision.options:
            if isinstance(option, Cast) and walk_result(state_after(self.state, self.me, option), self.hero) == wanted:
                return option
        return None

    @property
    def proposal(self) -> Option:
        """What the narrator would answer."""
        if self.building or self.kind == "first-room":
            return self.best_room or self.decision.options[0]
        if self.helpful is not None:
            return self.helpful
        return PASS if PASS in self.decision.options else self.decision.options[0]
