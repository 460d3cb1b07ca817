"""The window: a moment in which players may use spells and abilities (BM-5.1 to BM-5.13).

The active player acts first and as often as wished; then the others, in XP order, may each declare one
effect, which waits; after every declaration the active player is asked again. When all have passed in
succession, what waits resolves, and the window goes on until everybody passes with nothing waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from underkeep.core.decisions import BREAKPOINT, PASS, Decision, LazyOptions, Option, OptionGroup, Pass
from underkeep.core.procedures import DONE, AnyProcedure, RuleResult, VerbResult
from underkeep.games.boss_monster.cards.card_types import FROM_HAND
from underkeep.games.boss_monster.cards.catalogue import CARDS, HELD, PLAIN, TEXTS
from underkeep.games.boss_monster.cards.triggers import MOMENT_BIT
from underkeep.games.boss_monster.options import Cast, Place, Promote, Sell, TakeBack, Use
from underkeep.games.boss_monster.rules.course import Course
from underkeep.games.boss_monster.rules.effects import Offer
from underkeep.games.boss_monster.rules.verbs.ability_sources import Engine
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, HAND_ABILITIES, NOBODY, OFFERS, PORTABLE, TRADE

OFFERED = MOMENT_BIT["offered"]


class Windows(Course):
    """Verbs of the window."""

    everybody_trades = False
    """Whether not only the active player may discard a room card for a coin."""
    feels_first = True
    """Whether nobody is asked any more when the hero has moved to a room that it has to feel first (BM-10.10)."""

    def open_window(self, then: str) -> RuleResult:
        """Open a window for the active player; `then` is the step that follows it."""
        state = self.state
        state.asked, state.resolving, state.then = 0, False, then
        state.step = "window"
        return self.window()

    def window(self) -> RuleResult:
        """One round of asking, up to the first thing that somebody does."""
        state = self.state
        if state.resolving:
            return self.resolve_one()
        if (state.fresh and self.feels_first) or state.out[state.active]:
            return self.resolve_one() if state.waiting else self.close()
        if self.stops_at_breakpoints and state.asked == 0 and not state.waiting:
            return self.halt()
        return self.ask()

    def halt(self) -> AnyProcedure:
        """Stop for a look before anybody is asked."""
        yield BREAKPOINT
        following = self.ask()
        if following is not None:
            yield from following

    def ask(self, first: int = NOBODY) -> RuleResult:
        """Find the next player who may want to do something, from the active one on (BM-5.12) or from `first`; when all
        have passed, what waits resolves.

        Everybody who might have something is asked, as far as the others can see: nobody is asked, or left
        out, because of hidden cards.
        """
        state = self.state
        phase, asked, modules = state.phase, state.asked, state.modules
        faces, spells, surveys = state.faces, state.spells, self.surveys
        order = self.orders[state.active if first == NOBODY else first]
        offers = self.bribable() if state.dark_heroes and phase == ADVENTURE else []
        placing = errands = from_hand = False
        if phase == BUILD and asked == 0:
            placing = self.may_place()
            errands = bool(modules) and self.may_run_errands()
        trading = self.everybody_trades and phase == BUILD and TRADE in modules
        barred: Sequence[int] = ()
        if modules:
            if OFFERS in modules:
                for seat in order:
                    if (surveys[seat] or self.survey(seat))[1] & OFFERED:
                        offers = offers + self.offers_of(seat)
            if state.carried:
                barred = self.barred_from_spells()
            from_hand = HAND_ABILITIES in modules
        for seat in order[asked:] if asked else order:
            usable = (surveys[seat] or self.survey(seat))[2]
            if usable:
                usable = self.usable(seat, usable)
            mine = [offer for offer in offers if self.takes_up(seat, offer)] if offers else offers
            if trading and seat != state.active:
                errands = self.may_sell(seat)
            visible = usable or spells[seat] or placing or mine or errands
            if visible or (from_hand and state.rooms[seat]):
                state.asked = asked
                playable = () if seat in barred else spells[seat]
                held: list[int] = []
                if from_hand:
                    # A loop, not a comprehension: this is asked of every player in every window.
                    for card in state.rooms[seat]:
                        if faces[card] in HELD:
                            held.append(card)
                if self.implied_passes is None:
                    how = partial(self.options, seat, placing, errands, playable, usable, held, mine)
                    return self.question(seat, how)
                if visible or held:
                    parts = self.offered(seat, placing, errands, playable, usable, held, mine)
                    if parts:
                        return self.question(seat, LazyOptions(parts))
                self.implied_passes.append(PASS)
            placing = errands = False
            asked += 1
        state.asked = asked
        if state.waiting:
            state.resolving = True
            return None
        return self.close()

    def question(self, seat: int, options: Sequence[Option] | Callable[[], Sequence[Option]]) -> AnyProcedure:
        """Ask one player what to do, and do it."""
        state = self.state
        answer = yield Decision(seat, self._kind(seat), options)
        if type(answer) is Pass:
            state.asked += 1
            following = self.ask()
            if following is not None:
                yield from following
        else:
            state.asked = 0
            yield from self.act(seat, answer)

    def resolve_one(self) -> AnyProcedure:
        """The next waiting effect; when none is left, everybody is asked again."""
        state = self.state
        if state.waiting:
            yield from self.resolve_next()
        if not state.waiting:
            state.asked, state.resolving = 0, False

    def close(self) -> RuleResult:
        """The window closes."""
        self.state.step = self.state.then
        return DONE

    def act(self, seat: int, answer: Option) -> VerbResult:
        """Carry out what somebody does in a window."""
        if isinstance(answer, Place):
            self.state.builds[seat] -= 1
            self.place(seat, answer.card, seat, answer.on)
            return DONE
        if isinstance(answer, Promote):
            return self.promote_in_turn(seat, answer.card)
        if isinstance(answer, TakeBack):
            return self.take_back(seat, answer.card)
        if isinstance(answer, Sell):
            return self.sell(seat, answer.card)
        assert isinstance(answer, Cast | Use)
        return self.declare(seat, answer)

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

    def may_run_errands(self) -> bool:
        """Whether, as far as everybody can see, the active player of the build phase might promote a miniboss, take
        back a portable room or discard a room card for a coin (BM-5.13, BM-6.2)."""
        state = self.state
        seat = state.active
        if state.waiting or state.out[seat]:
            return False
        return (
            (not state.promoted[seat] and bool(state.hosts) and self.may_promote(seat) and bool(self.risers(seat)))
            or (PORTABLE in state.modules and bool(self.portable_rooms(seat)))
            or (TRADE in state.modules and self.may_sell(seat))
        )

    def may_sell(self, seat: int) -> bool:
        """Whether a player has a room card that could become a coin."""
        state = self.state
        return not state.waiting and not state.sold[seat] and bool(state.rooms[seat])

    def sell(self, seat: int, card: int) -> AnyProcedure:
        """A room card for a coin, once per round (BM-14.9)."""
        self.state.sold[seat] = True
        yield from self.discard(seat, card)
        self.gain_coins(seat, 1)

    def options(self, seat: int, *possible: Any) -> LazyOptions:
        """The options of a question in a window."""
        return LazyOptions(self.offered(seat, *possible))

    def offered(
        self,
        seat: int,
        placing: bool,
        errands: bool,
        spells: Sequence[int],
        usable: Sequence[Engine],
        held: Sequence[int],
        offers: Sequence[Offer],
    ) -> list[OptionGroup]:
        """Everything a player may do now, besides passing."""
        state = self.state
        faces = state.faces
        parts: list[OptionGroup] = []
        if placing:
            anywhere = self.places_for_ordinary(seat)
            restricted = bool(state.modules and self.abilities(seat, "no_monsters"))
            for card in state.rooms[seat]:
                places = anywhere if PLAIN[faces[card]] and not restricted else self.places(seat, card)
                if places:
                    parts.append((partial(Place, card), places))
        if errands:
            if seat == state.active and not state.promoted[seat]:
                parts += [(Promote, [guest]) for guest in self.promotable(seat)]
            if seat == state.active and PORTABLE in state.modules:
                parts += [(TakeBack, [room]) for room in self.portable_rooms(seat)]
            if TRADE in state.modules and not state.sold[seat]:
                parts += [(Sell, [card]) for card in state.rooms[seat]]
        inside = bool(state.walker)
        texts = TEXTS[state.phase][inside]
        for card in spells:
            for number, ability in texts[faces[card]]:
                self.offer(parts, Cast, seat, card, number, ability)
        for source, text, ability in usable:
            if inside or not ability.inside:
                self.offer(parts, Use, seat, source, text, ability)
        for card in held:
            discarded = CARDS[faces[card]].from_hand
            if discarded is not None and state.phase in discarded.phases:
                self.offer(parts, Use, seat, card, FROM_HAND, discarded)
        for source, _, text, ability in offers:
            self.offer(parts, Use, seat, source, text, ability)
        return parts

    def is_last_turn(self) -> bool:
        """Whether nobody comes after the active player in this phase."""
        return self.after(self.state.active) == NOBODY

    def next_room_kills(self) -> bool:
        """Whether this window is the last one in which a seat can spare the hero inside the damage of the next room."""
        return False

    def _kind(self, seat: int) -> str:
        state = self.state
        if state.waiting:
            return "respond" if seat == state.active else "window"
        return "build-turn" if seat == state.active and state.phase == BUILD else "window"
