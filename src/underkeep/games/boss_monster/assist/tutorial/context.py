"""The context of a decision of the learner: progress, past events, and the option that the tutorial proposes.

Everything is computed from the observation of the learner and from the events that the learner has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId
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
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, SETUP, BossMonsterState

E = TypeVar("E", bound=Event)

SOUL_VALUE, WOUND_COST = 3, 5
"""The value of a soul and the cost of a wound for the proposed option."""


class TutorialContext:
    """One decision of the learner."""

    def __init__(self, observation: Observation, decision: Decision, events: Sequence[Event]) -> None:
        self.me = decision.seat
        self.state: BossMonsterState = observation.state
        self.rules: BossMonster = observation.rules()
        self.decision = decision
        self.events = events

    # --- progress

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self.decision.kind

    @property
    def round(self) -> int:
        """The current round."""
        return self.state.round

    @property
    def can_build(self) -> bool:
        """Whether the learner may place a card."""
        return self.kind == "build-turn" and self.state.builds_left[self.me] > 0

    @property
    def has_placed(self) -> bool:
        """Whether the learner has placed a card and the learner's turn is not over."""
        mine = self.state.phase == BUILD and self.state.active_seat == self.me
        return mine and self.kind in ("window", "build-turn") and self.me in self.state.face_down_cards.values()

    @property
    def has_skipped_build(self) -> bool:
        """Whether the learner has built nothing in a build turn of this round that is over."""
        if self.kind != "window" or any(event.seat == self.me for event in self.events_of(RoomPlaced, self.round)):
            return False
        order = self.state.turn_order
        later = self.state.phase == BUILD and order.index(self.me) < order.index(self.state.active_seat)
        return later or self.is_first_entering

    @property
    def is_own_turn(self) -> bool:
        """Whether it is the learner's turn."""
        return self.state.active_seat == self.me

    @property
    def is_hero_entering(self) -> bool:
        """Whether a hero is about to enter a dungeon."""
        return self.kind == "window" and self.is_adventure and not self.state.hero_in_dungeon and self.hero is not None

    @property
    def is_hero_inside(self) -> bool:
        """Whether a hero stands in a room."""
        return (
            self.kind == "window"
            and self.is_adventure
            and bool(self.state.hero_in_dungeon)
            and self.state.hero_room is not None
        )

    @property
    def is_adventure(self) -> bool:
        """Whether this is the adventure phase."""
        return self.state.phase == ADVENTURE

    @cached_property
    def hero(self) -> CardId | None:
        """The hero that the decision is about, or None."""
        return hero_in_focus(self.state)

    @property
    def is_new_round(self) -> bool:
        """Whether this is a build turn of the learner after the first round."""
        return self.can_build and self.round > 1

    # --- past events

    def events_of(self, kind: type[E], round: int | None = None) -> list[E]:
        """Return all events of a kind: of the whole game, or of one round. The setup is round 0."""
        if round is None:
            return [event for event in self.events if isinstance(event, kind)]
        found, current = [], 0
        for event in self.events:
            if isinstance(event, RoundBegan):
                current = event.round
            if current == round and isinstance(event, kind):
                found.append(event)
        return found

    @property
    def is_first_entering(self) -> bool:
        """Whether the first hero of the game is about to enter a dungeon."""
        return self.is_hero_entering and not self.events_of(HeroSetOut)

    @property
    def is_first_own_entering(self) -> bool:
        """Whether the first hero is about to enter the learner's dungeon after others have entered other dungeons."""
        set_out = self.events_of(HeroSetOut)
        return (
            self.is_hero_entering
            and self.is_own_turn
            and bool(set_out)
            and all(event.dungeon != self.me for event in set_out)
        )

    @property
    def is_first_other_entering(self) -> bool:
        """Whether the first hero is about to enter another player's dungeon after others have entered the learner's."""
        set_out = self.events_of(HeroSetOut)
        return (
            self.is_hero_entering
            and not self.is_own_turn
            and bool(set_out)
            and all(event.dungeon == self.me for event in set_out)
        )

    @property
    def is_in_first_room(self) -> bool:
        """Whether the first hero of the game stands in its first room."""
        return self.is_hero_inside and len(self.events_of(HeroEntered)) == 1

    @property
    def is_bait_over(self) -> bool:
        """Whether the first bait phase is over and no hero has entered a dungeon yet."""
        if self.is_adventure:
            return self.is_first_entering
        return self.is_new_round and self.round == 2 and not self.events_of(HeroSetOut)

    # --- forecasts

    @cached_property
    def forecasts(self) -> dict[CardId, Forecast]:
        """The forecast for each hero if all players pass."""
        return forecast_heroes(self.state)

    # --- proposals

    @cached_property
    def best_room(self) -> Place | None:
        """The best card to build with its place, or None if nothing can be built."""
        places = [option for option in self.decision.options if isinstance(option, Place)]
        return max(places, key=self._rank_place, default=None)

    def _rank_place(self, option: Place) -> tuple[int, int, int, int]:
        card = CARDS[self.state.faces[option.card]]
        if self.state.phase == SETUP:
            return (0, card.damage, -len(card.text), -option.card)
        then = self.state_if_built(option)
        worth = sum(self._forecast_value(then, hero, forecast) for hero, forecast in forecast_heroes(then).items())
        rules = rules_of(then)
        damage = sum(rules.damage_of(room) for room in rules.active_rooms(self.me))
        return (worth, damage, -len(card.text), -option.card)

    def _forecast_value(self, state: BossMonsterState, hero: CardId, forecast: Forecast) -> int:
        prize = rules_of(state).hero_card(hero).worth
        gain = {DIES: SOUL_VALUE, REACHES_BOSS: -WOUND_COST}.get(forecast.end, 0) * prize
        return gain if forecast.seat == self.me else 0

    def state_if_built(self, option: Place) -> BossMonsterState:
        """Return the state in which a card has been built face-up."""
        game = rules_of(self.state.copy())
        game.state.room_hand[self.me].remove(option.card)
        game.put_into_dungeon(self.me, option.card, option.on)
        return game.state

    def forecasts_if_built(self, option: Place) -> dict[CardId, Forecast]:
        """Return the forecasts if a card is built and all players pass."""
        return forecast_heroes(self.state_if_built(option)) if self.state.phase != SETUP else {}

    @cached_property
    def helpful_spell(self) -> Cast | None:
        """A spell that would change the result of the walk in the learner's favour, or None."""
        if not (self.is_hero_entering or self.is_hero_inside) or self.state.waiting_effects:
            return None
        wanted, hero = WOULD_DIE if self.is_own_turn else SURVIVES, self.hero
        if hero is None or walk_result(self.state, hero) == wanted:
            return None
        for option in self.decision.options:
            if isinstance(option, Cast) and walk_result(state_after(self.state, self.me, option), hero) == wanted:
                return option
        return None

    @property
    def proposed_option(self) -> Option:
        """The option that the tutorial proposes."""
        if self.can_build or self.kind == "first-room":
            return self.best_room or self.decision.options[0]
        if self.helpful_spell is not None:
            return self.helpful_spell
        return PASS if PASS in self.decision.options else self.decision.options[0]
