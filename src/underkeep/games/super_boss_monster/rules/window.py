"""The window: the last spell or ability that was played resolves first (SBM-10.2 to SBM-10.15).

Everybody may play, from the active player on. What is played waits, and the others may answer, from the next player
clockwise to whoever played; when all have passed in a row, the top of the stack resolves and everybody is asked again.
"""

from __future__ import annotations

from underkeep.core.decisions import Option
from underkeep.core.procedures import DONE, AnyProcedure, RuleResult
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import CARDS, NEGATORS
from underkeep.games.boss_monster.cards.costs import destroy_this
from underkeep.games.boss_monster.rules.verbs.ability_sources import Engine, Orders
from underkeep.games.boss_monster.state import BUILD, NOBODY, NOTHING
from underkeep.games.super_boss_monster.rules.verbs.minions import Minions
from underkeep.games.super_boss_monster.state import SuperBossMonsterState


class Clockwise(Orders):
    """The players as they sit, from the active one on (SBM-5.2, SBM-10.15)."""

    def __missing__(self, active: int) -> list[int]:
        if active < 0:
            return super().__missing__(active)
        state = self.state
        seats = [(active + step) % state.players for step in range(1, state.players)]
        order = self[active] = [active, *[seat for seat in seats if not state.out[seat]]]
        return order


class LastInFirstOut(Minions):
    """Verbs of the window."""

    feels_first = False
    """Everybody is asked again after every resolution, also when the hero has moved meanwhile (SBM-10.6)."""
    everybody_trades = True
    """A room card becomes a coin in any window of the build phase, whoever is active (SBM-18.17)."""

    def __init__(self, state: SuperBossMonsterState) -> None:
        super().__init__(state)
        self.orders = Clockwise(state)

    # --- opening and asking

    def open_window(self, then: str) -> RuleResult:
        """Open a window; `then` is the step that follows it. The active player is asked first (SBM-10.6)."""
        self.state.first_to_respond = self.state.active
        return super().open_window(then)

    def ask(self, first: int = NOBODY) -> RuleResult:
        """From whoever may answer first (SBM-10.5, SBM-10.6)."""
        return super().ask(self.state.first_to_respond)

    def may_place(self) -> bool:
        """Rooms are not placed in windows."""
        return False

    def _kind(self, seat: int) -> str:
        return "respond" if self.state.waiting else "window"

    def act(self, seat: int, answer: Option) -> AnyProcedure:
        """Carry out what somebody does in a window: the next player is the first who may answer (SBM-10.5). If nothing
        waits then, because it was negated, there is nothing to answer, and the active player is asked (SBM-10.6)."""
        state = self.state
        yield from super().act(seat, answer)
        state.first_to_respond = self.orders[seat][1] if state.waiting and len(self.orders[seat]) > 1 else state.active

    def usable(self, seat: int, engines: list[Engine]) -> list[Engine]:
        """A room on which a minion stands cannot be destroyed for its own ability (SBM-16.6)."""
        found = super().usable(seat, engines)
        guarded = [source for source, _, ability in found if ability.cost is destroy_this and self.guarded(source)]
        return [engine for engine in found if engine[0] not in guarded] if guarded else found

    def _might_negate(self, seat: int, is_spell: bool) -> bool:
        """Nobody is asked where no card of the game can negate anything."""
        return not NEGATORS.isdisjoint(self.state.content) and super()._might_negate(seat, is_spell)

    def is_last_turn(self) -> bool:
        """The window before the reveal (SBM-10.7), or the turn of the last player to whom heroes have come
        (SBM-13.1)."""
        state = self.state
        if state.phase == BUILD:
            return state.then == "reveal_or_build"
        order = state.turn_order
        return all(self.due_at(seat) == NOTHING for seat in order[order.index(state.active) + 1 :])

    def next_room_kills(self) -> bool:
        """Whether the next room deals deadly damage: this window is the last one in which a hero can be spared that
        damage. Afterwards it can only be given more life or be moved away (SBM-13.6)."""
        state = self.state
        if not state.walker or state.fresh:
            return False
        ahead = self.rooms_ahead(state.room) if state.room != NOTHING else self.active_rooms(state.active)
        ahead = ahead[-1:] if state.walker[0] in state.straight else ahead[state.passes_over :]
        return bool(ahead) and self.damage_of(ahead[0]) >= self.health_of(state.walker[0])

    # --- resolving

    def resolves_at_once(self, seat: int, ability: Ability) -> bool:
        """Everything waits for answers (SBM-10.4)."""
        return False

    def resolve_one(self) -> AnyProcedure:
        """The top of the stack; then everybody is asked again, from the active player on (SBM-10.6)."""
        state = self.state
        if state.waiting:
            yield from self.resolve_next()
        state.asked, state.resolving, state.first_to_respond = 0, False, state.active

    def next_to_resolve(self) -> list[int]:
        """The top of the stack."""
        return self.state.waiting[-1]

    def resolve_next(self) -> AnyProcedure:
        """The last effect that was declared resolves (SBM-10.4)."""
        effect = self.state.waiting.pop()
        if self.state.out[effect[0]]:
            self.finish(effect[1])
        else:
            yield from self.resolve(effect)

    def in_reach(self, seat: int, source: int, ability: Ability, targets: list[int]) -> bool:
        """A hero in a room that was the price of the ability is still hit."""
        if ability.hero_here and targets:
            return targets[0] in self.state.walker
        return super().in_reach(seat, source, ability, targets)

    def hero_in(self, room: int) -> list[int]:
        """Nobody stands in a room that is gone (SBM-10.11)."""
        return [] if self.in_ruins() else super().hero_in(room)

    # --- walking on

    def shaken(self, here: list[int], ahead: list[list[int]]) -> AnyProcedure:  # type: ignore[override]
        """The hero in a destroyed room keeps its damage and goes on with the next room when the window closes. A room
        that has come to light under it does nothing to it (SBM-16.10). A hero with deadly damage does not come to stand
        in that room: it dies where it has received the damage (SBM-13.5)."""
        state = self.state
        if here and self.health_of(state.walker[0]) > 0:
            state.room = here[-1]
        else:
            state.beyond = [stack[0] for stack in ahead if stack]
        yield from DONE

    def rooms_ahead(self, room: int) -> list[int]:
        """From a room that is gone, the hero goes on from where it was."""
        dungeon = self.state.dungeon[self.state.active]
        return super().rooms_ahead(room) if any(room in stack for stack in dungeon) else self.beyond_ruins()

    def beyond_ruins(self) -> list[int]:
        state = self.state
        tops = [stack[-1] for stack in state.dungeon[state.active] if stack[0] in state.beyond]
        return [top for top in tops if top not in state.asleep and top not in state.face_down]

    def leave_room(self) -> RuleResult:
        """A hero whose room is gone has nothing to leave."""
        state = self.state
        if state.walker and not state.fresh and self.in_ruins() and self.health_of(state.walker[0]) > 0:
            return self.walk_on()
        return super().leave_room()

    def walk_on(self) -> RuleResult:
        """In a dungeon without rooms even a hero without life reaches the boss (SBM-13.11, SBM-13.13)."""
        state = self.state
        hero = state.walker[0]
        if state.room == NOTHING and self.health_of(hero) <= 0 and not self.active_rooms(state.active):
            self.go("next_hero")
            return self.wound(state.active, hero)
        return super().walk_on()

    def set_out(self) -> RuleResult:
        """What happens to a hero before it goes in (card data)."""
        state = self.state
        seat = state.active
        hero = self.due_at(seat)
        if hero != NOTHING and hero == state.next_up and not state.barred[seat] and hero not in state.held:
            for source, ability in self.abilities(seat, "before_entering"):
                ability.effect(self, seat, source, hero)
        return super().set_out()

    def suffer(self, hero: int, room: int) -> None:
        """The damage of a room, unless it spares the hero in it."""
        seat = self.state.active
        if CARDS[self.state.faces[room]].spares is not None and room in self.active_rooms(seat):
            for source, ability in self.room_abilities(seat, room, "spares"):
                if ability.effect(self, seat, source):
                    return self.hurt(hero, 0)
        return super().suffer(hero, room)
