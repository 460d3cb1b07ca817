"""The answers in which the games differ about windows (chapter 5)."""

from __future__ import annotations

from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources, ActivatedAbility
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.boss_monster.state import BUILD, NOBODY


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
        """The window opens, or all seats are asked again: note where asking begins. It always begins with the active player
        in this game."""

    def first_to_respond(self) -> int:
        """The seat with which asking begins (BM-5.12)."""
        return self.state.active

    def note_action(self, seat: int) -> None:
        """A seat has done something in a window: note which seat may respond first. There is nothing to note in this game."""

    def window_decision_kind(self, seat: int) -> str:
        state = self.state
        if state.waiting:
            return "respond" if seat == state.active else "window"
        return "build-turn" if seat == state.active and state.phase == BUILD else "window"

    def may_place(self) -> bool:
        """Whether the active player of the build phase may place a card: not while an effect of another player
        waits (BM-5.13)."""
        state = self.state
        return (
            state.builds[state.active] > 0
            and bool(state.rooms[state.active])
            and not state.waiting
            and not state.no_building
        )

    def usable(self, seat: int, engines: list[ActivatedAbility]) -> list[ActivatedAbility]:
        """Those of a player's activated abilities that, as far as everybody can see, could be used in this
        window."""
        phase, used = self.state.phase, self.state.used
        found = []
        # A loop, not a comprehension: this is asked for every player in every window.
        for engine in engines:
            source, _, ability = engine
            if phase in ability.phases and (not ability.once or source not in used):
                cost = ability.cost
                if cost is None or cost.might is None or cost.might(self, seat, source):
                    found.append(engine)
        return found

    # --- effects

    def resolves_at_once(self, seat: int, ability: Ability) -> bool:
        """Whether what a player declares need not wait (BM-5.7)."""
        return seat == self.state.active or ability.instant

    def might_negate(self, seat: int, is_spell: bool) -> bool:
        """Whether, as far as everybody can see, the player could negate."""
        state = self.state
        if state.spells[seat] and not (state.carried and seat in self.barred_from_spells()):
            return is_spell or "TNL" in state.content
        if is_spell and state.modules:
            for _, ability in self.abilities(seat, "negates"):
                if ability.only_if is None or ability.only_if(self, seat):
                    return True
        return is_spell and bool(state.rooms[seat]) and "TNL" in state.content

    def are_targets_legal(self, seat: int, source: int, ability: Ability, targets: list[int]) -> bool:
        """Whether an effect still finds everything that it was aimed at (BM-5.22)."""
        for index, aim in enumerate(ability.targets):
            if targets[index] not in self.legal_targets(aim, seat, source, *targets[:index]):
                return False
        return True

    def next_effect(self) -> list[int]:
        """The effect that has waited longest, for those who are asked whether they want to do something first."""
        return self.state.waiting[0]

    def take_next_effect(self) -> list[int]:
        """Take the effect that resolves now out of the waiting ones: in XP order of the players (BM-5.9), for one player in
        the order of declaration (BM-5.11)."""
        state = self.state
        effect = min(state.waiting, key=lambda waiting: state.turn_order.index(waiting[0]))
        state.waiting.remove(effect)
        return effect

    # --- for players who look ahead

    def is_last_turn(self) -> bool:
        """Whether nobody comes after the active player in this phase."""
        return self.next_seat(self.state.active) == NOBODY

    def next_room_kills(self) -> bool:
        """Whether this window is the last one in which a seat can spare the hero inside the damage of the next room."""
        return False
