"""The window: the last spell or ability that was played resolves first (SBM-10.2 to SBM-10.15).

All players may play, from the active player on. An effect that is played waits, and the others may respond, from the
next player clockwise to the one who played it; when all have passed in a row, the top of the stack resolves and all
are asked again.
"""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import NEGATING_SETS
from underkeep.games.boss_monster.lasting_effects import EffectKind, has_effect
from underkeep.games.boss_monster.rules.verbs.ability_sources import ActivatedAbility
from underkeep.games.boss_monster.rules.verbs.walk_rules import WalkRules
from underkeep.games.boss_monster.rules.verbs.window_rules import WindowRules
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.boss_monster.waiting_effect import WaitingEffect
from underkeep.games.super_boss_monster.rules.verbs.city_queries import CityQueries
from underkeep.games.super_boss_monster.rules.verbs.clockwise_orders import ClockwiseOrders
from underkeep.games.super_boss_monster.state import SuperBossMonsterState


class StackWindow(CityQueries, WalkRules, WindowRules):
    """The answers of Super Boss Monster about windows."""

    closes_when_hero_moves = False
    """All players are asked again after every resolution, also when the hero has moved meanwhile (SBM-10.6)."""
    asks_after_each_effect = True
    """All players are asked again after each effect, while the others wait on the stack (SBM-10.6)."""
    all_may_trade = True
    """A room card becomes a coin in any window of the build phase, whichever player is active (SBM-18.17)."""

    def __init__(self, state: SuperBossMonsterState) -> None:
        super().__init__(state)
        self.seat_orders = ClockwiseOrders(state)

    # --- asking

    def begin_asking(self) -> None:
        """The active player is asked first (SBM-10.6)."""
        self.state.first_to_respond = self.state.active_seat

    def first_to_respond(self) -> Seat:
        """The player with whom asking begins (SBM-10.5, SBM-10.6)."""
        return self.state.first_to_respond

    def note_action(self, seat: Seat) -> None:
        """The next player is the first who may respond (SBM-10.5). If nothing waits, because the effect was negated,
        there is nothing to respond to, and the active player is asked (SBM-10.6)."""
        state, order = self.state, self.seat_orders[seat]
        state.first_to_respond = order[1] if state.waiting_effects and len(order) > 1 else state.active_seat

    def window_decision_kind(self, seat: Seat) -> str:
        """The kind of decision of a window: `respond` if effects wait."""
        return "respond" if self.state.waiting_effects else "window"

    def may_place(self) -> bool:
        """Rooms are not placed in windows."""
        return False

    def usable(self, seat: Seat, activated: list[ActivatedAbility]) -> list[ActivatedAbility]:
        """A room on which a minion stands cannot be destroyed for its own ability (SBM-16.6)."""
        found = super().usable(seat, activated)
        if not found:
            return found
        guarded = [
            source
            for source, _, ability in found
            if ability.cost is not None and ability.cost.destroys_source and self.is_guarded(source)
        ]
        return [candidate for candidate in found if candidate[0] not in guarded] if guarded else found

    def might_negate(self, seat: Seat, is_spell: bool) -> bool:
        """No seat is asked where no card of the game can negate anything."""
        return not NEGATING_SETS.isdisjoint(self.state.sets) and super().might_negate(seat, is_spell)

    # --- resolving

    def resolves_at_once(self, seat: Seat, ability: Ability) -> bool:
        """All effects wait for responses (SBM-10.4)."""
        return False

    def next_effect(self) -> WaitingEffect:
        """The top of the stack."""
        return self.state.waiting_effects[-1]

    def take_next_effect(self) -> WaitingEffect:
        """Take the last effect that was declared (SBM-10.4)."""
        *others, effect = self.state.waiting_effects
        self.state.waiting_effects = tuple(others)
        return effect

    def are_targets_legal(self, seat: Seat, source: CardId, ability: Ability, targets: Sequence[int]) -> bool:
        """A hero is still a legal target if its room was the cost of the ability."""
        if ability.hero_here and targets:
            return targets[0] in self.state.hero_in_dungeon
        return super().are_targets_legal(seat, source, ability, targets)

    # --- for players who look ahead

    def is_last_turn(self) -> bool:
        """Whether this is the window before the reveal (SBM-10.7), or the turn of the last player with heroes
        (SBM-13.1)."""
        state = self.state
        if state.phase == BUILD:
            return state.step_after_window == "reveal_or_build"
        order = state.turn_order
        return all(self.next_hero_at(seat) is None for seat in order[order.index(state.active_seat) + 1 :])

    def next_room_kills(self) -> bool:
        """Whether the next room deals deadly damage: this window is the last one in which a hero can be spared that
        damage. Afterwards it can only be given more life or be moved away (SBM-13.6)."""
        state = self.state
        if not state.hero_in_dungeon or state.entering_pending:
            return False
        ahead = (
            self.rooms_ahead(state.hero_room) if state.hero_room is not None else self.active_rooms(state.active_seat)
        )
        straight = has_effect(state.lasting_effects, EffectKind.GOES_TO_LAST_ROOM, state.hero_in_dungeon[0])
        ahead = ahead[-1:] if straight else ahead[state.rooms_to_skip :]
        return bool(ahead) and self.damage_of(ahead[0]) >= self.health_of(state.hero_in_dungeon[0])
