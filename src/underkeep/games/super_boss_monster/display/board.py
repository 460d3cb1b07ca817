"""Builds the board that a client draws: the board of Boss Monster, and the city."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import CardId, Seat, by_seat
from underkeep.games.boss_monster.assist.lookahead.forecast import Forecast
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.display.board import STEPS_OF_REVEAL, BoardBuilder
from underkeep.games.boss_monster.display.board_types import CardInPile, DamageReason, WaitingEffect
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_total
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN
from underkeep.games.boss_monster.state import SETUP, TAVERN
from underkeep.games.super_boss_monster.assist.lookahead import forecast_heroes, state_after_minions
from underkeep.games.super_boss_monster.display.board_types import BoardState, HeroInLocation, Location, Space
from underkeep.games.super_boss_monster.notation.lookup import phase_of
from underkeep.games.super_boss_monster.options import anchor
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import (
    LIFE,
    LOCATIONS,
    SPACES,
    TAVERN_SPACE,
    SuperBossMonsterState,
    space,
)


class CityBoardBuilder(BoardBuilder):
    """Builds the board of one observation, perhaps from the board of the spectators."""

    board_type = BoardState
    state: SuperBossMonsterState
    rules: SuperBossMonster
    ahead: SuperBossMonster

    def forecast_heroes(self) -> dict[CardId, Forecast]:
        return forecast_heroes(self.ahead.state)

    @staticmethod
    def phase_at(state: Any) -> str:
        return "reveal" if state.step in STEPS_OF_REVEAL else phase_of(state)

    def board_fields(self) -> dict[str, Any]:
        state = self.state
        return super().board_fields() | {
            "souls_to_win": 0 if self.rules.is_solo else SOULS_TO_WIN,
            "first": state.turn_order[0] if state.phase != SETUP else None,
            "town_spaces": self.rules.town_spaces(),
            "needs": [self.rules.wanted_treasure(n) for n in range(self.rules.town_spaces())]
            if self.rules.is_solo
            else [],
            "market": {str(card): CardInPile(state.faces[card], n) for n, card in enumerate(state.market)},
            "locations": self.locations(),
            "minions": {str(seat): anchor(where) for seat, where in by_seat(state.minion_space) if where is not None},
            "bosses": [boss for bosses in state.boss for boss in bosses if self.has_usable_space(boss)],
        }

    def has_usable_space(self, card: CardId) -> bool:
        """Whether a boss has an action space that its owner can use."""
        owner = self.rules.owner_of_source(card)
        return owner is not None and card in self.rules.cards_with_spaces(owner)

    # --- the city

    def locations(self) -> dict[str, Location]:
        rules = self.rules
        usable = rules.city_spaces()
        found = {
            LOCATIONS[number]: Location(
                heroes={str(hero): self.hero_in_location(hero, LIFE) for hero in self.state.heroes_at_location[number]},
                spaces={name: self.space(space(number, what), usable) for what, name in enumerate(SPACES)},
            )
            for number in rules.locations()
        }
        found[LOCATIONS[TAVERN]] = Location(
            heroes={str(hero): self.hero_in_location(hero, -LIFE, n) for n, hero in enumerate(self.state.tavern)},
            spaces={"summon": self.space(TAVERN_SPACE, usable)},
        )
        return found

    def hero_in_location(self, hero: CardId, life: int, n: int = 0) -> HeroInLocation:
        return HeroInLocation(self.state.faces[hero], self.rules.health_of(hero) + life, n)

    def space(self, where: int, usable: list[int]) -> Space:
        minions = [seat for seat, occupied in by_seat(self.state.minion_space) if occupied == where]
        return Space(minions, where in usable)

    # --- heroes

    def town(self) -> dict[str, Any]:
        """Return the heroes in town. They are lured by the treasure that the dungeons have after the minions have
        acted."""
        before_minions = self.ahead
        if self.may_forecast:
            self.ahead = SuperBossMonster(state_after_minions(before_minions.state))
        found = super().town()
        self.ahead = before_minions
        return found

    # --- rooms and effects

    def room_marks(self, seat: Seat, room: CardId) -> list[str]:
        state = self.state
        more = {
            "action": CARDS[state.faces[room]].action is not None and room not in state.face_down_cards,
            "minion": self.rules.is_guarded(room),
        }
        return [*super().room_marks(seat, room), *(mark for mark, is_true in more.items() if is_true)]

    def damage_reasons(self, seat: Seat, room: CardId) -> list[DamageReason]:
        """Return the reasons why the damage of an active room differs from the printed damage. A stunned room deals
        none, and the last room may deal more (SBM-7.8, SBM-13.4)."""
        if stunning := self.effects_on(EffectKind.STUNNED, room):
            printed = CARDS[self.state.faces[room]].damage
            return [self.effect_reason(stunning[-1], -printed)] if printed else []
        reasons = super().damage_reasons(seat, room)
        last = effect_total(self.state.lasting_effects, EffectKind.LAST_ROOM_DAMAGE, seat)
        return [*reasons, DamageReason("last", last)] if last and self.rules.is_last_room(seat, room) else reasons

    def waiting_effects(self) -> list[WaitingEffect]:
        """Return the waiting effects, the top of the stack first (SBM-10.4)."""
        return self.list_effects(self.state.waiting_effects[::-1])
