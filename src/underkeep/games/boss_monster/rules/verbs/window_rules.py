"""The answers in which the games differ about windows (chapter 5)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import ABILITY_NEGATING_SETS, HAND_NEGATING_SETS, TABLE_NEGATING_SETS
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources, ActivatedAbility
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.boss_monster.waiting_effect import WaitingEffect


class WindowRules(Players, AbilitySources):
    """Queries of the window that a variant may answer differently."""

    all_may_trade = False
    """Whether not only the active player may discard a room card for a coin."""
    closes_when_hero_moves = True
    """Whether no seat is asked any more when the hero has moved to a room whose entering is pending (BM-10.10)."""
    asks_after_each_effect = False
    """Whether all seats are asked again after each effect that resolves, also while others wait."""

    # --- asking

    def begin_asking(self) -> None:
        """Note the seat with which asking begins, because the window opens or all seats are asked again. In this
        game it always begins with the active player."""

    def first_to_respond(self) -> Seat:
        """The seat with which asking begins (BM-5.12)."""
        return self.state.active_seat

    def note_action(self, seat: Seat) -> None:
        """Note which seat may respond first after a seat has acted in a window. There is nothing to note in this
        game."""

    def window_decision_kind(self, seat: Seat) -> str:
        """The kind of decision that a seat is asked for in a window: the turn of the active player, a response to
        waiting effects, or the window of another player."""
        state = self.state
        if state.waiting_effects:
            return "respond" if seat == state.active_seat else "window"
        return "build-turn" if seat == state.active_seat and state.phase == BUILD else "window"

    def may_place(self) -> bool:
        """Whether the active player of the build phase may place a card: not while an effect of another player
        waits (BM-5.13)."""
        state = self.state
        return (
            state.builds_left[state.active_seat] > 0
            and bool(state.room_hand[state.active_seat])
            and not state.waiting_effects
            and self.may_build()
        )

    def usable(self, seat: Seat, activated: list[ActivatedAbility]) -> list[ActivatedAbility]:
        """The activated abilities of a player that might be used in this window, as far as public information shows."""
        phase, used = self.state.phase, self.state.used_this_round
        found = []
        # A loop, not a comprehension: this is asked for every player in every window.
        for candidate in activated:
            source, _, ability = candidate
            if phase in ability.phases and (not ability.once or source not in used):
                cost = ability.cost
                if cost is None or cost.might is None or cost.might(self, seat, source):
                    found.append(candidate)
        return found

    # --- effects

    def resolves_at_once(self, seat: Seat, ability: Ability) -> bool:
        """Whether an effect that this player declares resolves without waiting (BM-5.7)."""
        return seat == self.state.active_seat or ability.instant

    def might_negate(self, seat: Seat, is_spell: bool) -> bool:
        """Whether the player might negate, as far as public information shows."""
        state = self.state
        if state.spell_hand[seat] and not (state.carried_items and seat in self.barred_from_spells()):
            return is_spell or not ABILITY_NEGATING_SETS.isdisjoint(state.sets)
        if is_spell and not TABLE_NEGATING_SETS.isdisjoint(state.sets):
            for _, ability in self.abilities(seat, "negates"):
                if ability.only_if is None or ability.only_if(self, seat):
                    return True
        return is_spell and bool(state.room_hand[seat]) and not HAND_NEGATING_SETS.isdisjoint(state.sets)

    def are_targets_legal(self, seat: Seat, source: CardId, ability: Ability, targets: Sequence[int]) -> bool:
        """Whether all targets of an effect are still legal (BM-5.22)."""
        for index, target in enumerate(ability.targets):
            if targets[index] not in self.legal_targets(target, seat, source, *targets[:index]):
                return False
        return True

    def next_effect(self) -> WaitingEffect:
        """The waiting effect that is shown to players who may respond: the oldest."""
        return self.state.waiting_effects[0]

    def take_next_effect(self) -> WaitingEffect:
        """Take the effect that resolves now from the waiting ones: in XP order of the players (BM-5.9), for one
        player in the order of declaration (BM-5.11)."""
        state = self.state
        effect = min(state.waiting_effects, key=lambda waiting: state.turn_order.index(waiting.seat))
        state.waiting_effects = tuple([waiting for waiting in state.waiting_effects if waiting is not effect])
        return effect

    # --- for players who look ahead

    def is_last_turn(self) -> bool:
        """Whether the active player is the last one to act in this phase."""
        return self.next_seat(self.state.active_seat) is None

    def next_room_kills(self) -> bool:
        """Whether this window is the last one in which a seat can spare the hero inside the damage of the next room."""
        return False
