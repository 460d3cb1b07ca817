"""The context of a decision of the learner: that of Boss Monster, and the Market, the minion and the city.

Everything is computed from the observation of the learner and from the events that the learner has seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.assist.lookahead.forecast import Forecast
from underkeep.games.boss_monster.assist.tutorial.context import TutorialContext
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.events import HeroEntered, HeroHurt
from underkeep.games.boss_monster.options import YES, Choose, ChooseSeat, Place
from underkeep.games.boss_monster.state import SETUP
from underkeep.games.super_boss_monster.assist.tutorial.consequences import (
    DAMAGE_VALUE,
    TREASURE_VALUE,
    best_summons,
    forecasts_of,
    position_value,
    state_if_built,
    state_if_sent,
    state_if_taken,
    summoned_hero,
)
from underkeep.games.super_boss_monster.events import HeroToLocation, MinionActs, MinionActsHome
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

PICKY_COST, SPELL_VALUE = 0.4, 0.5
"""The cost of an advanced room for which there is no place, and the value of a spell."""

Built = tuple[float, Place | None]
"""The value of a position after building, and the room that was built."""


class CityTutorialContext(TutorialContext):
    """One decision of the learner."""

    state: SuperBossMonsterState
    rules: SuperBossMonster

    # --- progress

    @property
    def is_new_round(self) -> bool:
        """Whether the learner takes a card from the Market after the first round."""
        return self.kind == "market" and self.round > 1

    @property
    def heroes_in_locations(self) -> list[CardId]:
        """The heroes who wait in a key location or on top of the Tavern."""
        return [*(hero for heroes in self.state.heroes_at_location for hero in heroes), *self.state.tavern[-1:]]

    # --- past events

    @property
    def first_minions(self) -> list[MinionActs | MinionActsHome]:
        """What the minions did in the first round, in order."""
        acts: list[MinionActs | MinionActsHome] = [
            *self.events_of(MinionActs, 1),
            *self.events_of(MinionActsHome, 1),
        ]
        order = [event.seat for event in self.events if isinstance(event, MinionActs | MinionActsHome)]
        return sorted(acts, key=lambda event: order.index(event.seat))

    @property
    def pushed(self) -> list[HeroToLocation]:
        """The heroes who have gone to a key location so far."""
        return self.events_of(HeroToLocation)

    @property
    def is_first_damage(self) -> bool:
        """Whether the hero inside has just taken the first damage of the game from its room."""
        if not self.is_hero_inside:
            return False
        walked = [event for event in self.events if isinstance(event, HeroEntered | HeroHurt)]
        hurt = [event for event in walked if isinstance(event, HeroHurt) and event.damage > 0]
        return len(hurt) == 1 and walked[-1] == hurt[0] and isinstance(walked[-2], HeroEntered)

    # --- forecasts

    @cached_property
    def forecasts(self) -> dict[CardId, Forecast]:
        """The forecast for each hero if all players pass, after the minions have acted."""
        return forecasts_of(self.state, self.me)

    def forecasts_in(self, state: SuperBossMonsterState) -> dict[CardId, Forecast]:
        """Return the forecasts for another state, after the minions have acted there."""
        return forecasts_of(state, self.me)

    def forecasts_if_sent(self, where: int) -> dict[CardId, Forecast]:
        """Return the forecasts if the learner's minion is sent to an action space."""
        return forecasts_of(state_if_sent(self.state, self.me, where), self.me)

    def forecasts_if_built(self, option: Place) -> dict[CardId, Forecast]:
        """Return the forecasts if a card is built and all players pass."""
        return forecasts_of(self.state_if_built(option), self.me)

    def state_if_built(self, option: Place) -> SuperBossMonsterState:
        """Return the state in which a card has been built face-up and has had its effect."""
        return state_if_built(self.state, self.me, option)

    # --- proposals

    @cached_property
    def best_boss(self) -> Choose:
        """The boss with the most XP."""
        bosses = [option for option in self.decision.options if isinstance(option, Choose)]
        return max(bosses, key=lambda option: BOSSES[self.state.faces[option.card]].xp)

    @cached_property
    def best_room(self) -> Place | None:
        """The best card to build with its place, or None if the learner cannot or had better not build."""
        places = [option for option in self.decision.options if isinstance(option, Place)]
        if self.state.phase == SETUP:
            return max(places, key=self._rank_first_room, default=None)
        return self._best_build(self.state, places)[1]

    def _rank_first_room(self, option: Place) -> tuple[int, int, int]:
        card = CARDS[self.state.faces[option.card]]
        return (0 if card.spares is not None else card.damage, -len(card.text), -option.card)

    def _best_build(self, state: SuperBossMonsterState, places: Iterable[Place]) -> Built:
        """Return the best position after building one of these rooms or none."""
        best: Built = (position_value(state, self.me), None)
        tried = set()
        for place in places:
            copy = (state.faces[place.card], place.on)
            if copy not in tried:
                tried.add(copy)
                value = position_value(state_if_built(state, self.me, place), self.me)
                best = max(best, (value, place), key=lambda built: built[0])
        return best

    def _places(self, state: SuperBossMonsterState, cards: Iterable[CardId]) -> list[Place]:
        rules = SuperBossMonster(state)
        return [Place(card, on) for card in cards for on in rules.places(self.me, card)]

    @cached_property
    def best_card(self) -> Take | None:
        """The card of the Market that helps the learner most."""
        cards = [option for option in self.decision.options if isinstance(option, Take)]
        return max(cards, key=lambda option: (self._card_value(option.card), -option.card), default=None)

    def _card_value(self, card: CardId) -> float:
        then = state_if_taken(self.state, self.me, card)
        printed = CARDS[self.state.faces[card]]
        if printed.kind == SPELL:
            return position_value(then, self.me) + SPELL_VALUE
        places = self._places(then, [card])
        value = self._best_build(then, places)[0] + DAMAGE_VALUE * printed.damage
        return value + TREASURE_VALUE * sum(printed.treasure) - (0 if places else PICKY_COST)

    @cached_property
    def best_space(self) -> Station | None:
        """The action space with which the round ends best for the learner, if the best room follows."""
        stations = [option for option in self.decision.options if isinstance(option, Station)]
        return max(stations, key=lambda option: (self._space_value(option.space), -option.space), default=None)

    def _space_value(self, where: int) -> float:
        then = state_if_sent(self.state, self.me, where)
        return self._best_build(then, self._places(then, then.room_hand[self.me]))[0]

    @cached_property
    def summons(self) -> tuple[CardId, int] | None:
        """The hero that the learner's minion sends out now, with its life token."""
        return summoned_hero(self.state, self.state.minion_space[self.me]) if self.kind == "summon-hero" else None

    @cached_property
    def best_dungeon(self) -> Seat | None:
        """The dungeon to which the learner sends a hero best."""
        if self.summons is None:
            return None
        home = self.state.copy()
        home.minion_space[self.me] = None
        return best_summons(home, self.me, *self.summons)

    @cached_property
    def best_counter(self) -> Choose | None:
        """The room for which a +1 counter is worth most."""
        rooms = [option for option in self.decision.options if isinstance(option, Choose)]
        return max(rooms, key=lambda option: (self._counter_value(option.card), -option.card), default=None)

    def _counter_value(self, room: CardId) -> float:
        game = SuperBossMonster(self.state.copy())
        game.put_tokens(room, 1)
        return position_value(game.state, self.me)

    @property
    def proposed_option(self) -> Option:
        """The option that the tutorial proposes."""
        options = self.decision.options
        found: Option | None = None
        match self.kind:
            case "choose-boss":
                found = self.best_boss
            case "mulligan":
                found = PASS
            case "first-room" | "build-turn":
                found = self.best_room
            case "market":
                found = self.best_card
            case "send-minion":
                found = self.best_space
            case "summon-hero":
                found = None if self.best_dungeon is None else ChooseSeat(self.best_dungeon)
            case "put-counter":
                found = self.best_counter
            case _:
                found = self.helpful_spell
        if found is not None:
            return found
        return PASS if PASS in options else YES if YES in options else options[0]
