"""The events that the learner has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from underkeep.core.events import Event
from underkeep.games.dungeon_fighter.events import (
    CoinsGained,
    HeroHurt,
    MonsterFell,
    MonsterHurt,
    RoundBegan,
    Thrown,
    TurnBegan,
)
from underkeep.games.dungeon_fighter.state import FighterNumber, FighterState

E = TypeVar("E", bound=Event)


class PastEvents:
    """The events that the learner has seen, with the throws among them and what they have led to."""

    events: Sequence[Event]
    state: FighterState
    me: FighterNumber

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

    @cached_property
    def own_throws(self) -> list[Thrown]:
        """The throws of the learner, each with its first die."""
        return [event for event in self.events_of(Thrown) if event.fighter == self.me and event.cube == 0]

    @cached_property
    def throws_of_others(self) -> list[Thrown]:
        """The throws of other heroes, each with its first die."""
        thrown = self.events_of(Thrown)
        return [event for event in thrown if event.fighter not in (None, self.me) and event.cube == 0]

    def effects_of(self, thrown: Thrown) -> list[Event]:
        """Return the events from a throw to the end of its turn."""
        start = next(number for number, event in enumerate(self.events) if event is thrown)
        found: list[Event] = []
        for event in self.events[start + 1 :]:
            if isinstance(event, Thrown | TurnBegan | RoundBegan) and not getattr(event, "cube", 0):
                break
            found.append(event)
        return found

    def damage_dealt_by(self, thrown: Thrown) -> int:
        """Return the life that a throw has cost the monster."""
        hurt = [event for event in self.effects_of(thrown) if isinstance(event, MonsterHurt)]
        own = [event for event in hurt if event.fighter == thrown.fighter]
        return own[-1].base + own[-1].bonus + own[-1].icebergs if own else 0

    def has_felled(self, thrown: Thrown) -> bool:
        """Whether a throw has felled the monster."""
        return any(isinstance(event, MonsterFell) for event in self.effects_of(thrown))

    def life_lost_by(self, thrown: Thrown) -> int:
        """Return the life that a throw has cost its thrower."""
        hurt = [event for event in self.effects_of(thrown) if isinstance(event, HeroHurt)]
        return next((event.damage for event in reversed(hurt) if event.fighter == thrown.fighter), 0)

    def is_settled(self, thrown: Thrown) -> bool:
        """Whether the effects of a throw are over: a turn or a rest has followed, or the monster has fallen."""
        is_last = thrown is self.events_of(Thrown)[-1]
        return self.has_felled(thrown) or not is_last or not self.state.die_outcomes

    @property
    def coins_of_first_monster(self) -> int:
        """The coins that the first beaten monster has brought."""
        fell = next(number for number, event in enumerate(self.events) if isinstance(event, MonsterFell))
        coins = 0
        for event in self.events[fell:]:
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, CoinsGained) and event.why in ("loot", "overkill"):
                coins += event.coins
        return coins
