"""Why a reaction matters to the seat that is asked, and where the game is: what smart stops, passing until something is
over, and the pauses of a table are made of.

Everything here reads what one seat sees. The reasons to be asked:

`turn`         my build turn, with a card to place
`last-build`   the last moment before the rooms are revealed, and a play of mine changes whom the heroes choose,
               or what is built, in my favour
`entering`     a hero is about to enter a dungeon, and a play of mine changes what becomes of it in my favour
`fate`         the hero inside is about to die, or to reach the boss, and a play of mine changes that in my favour
`own-fate`     the same in my own dungeon
`own-room`     a hero that would survive stands in a room of mine whose ability is bound to it, and I can use it
`aimed`        an effect of another player waits, or has just been declared, that touches me or something of mine
`waiting`      an effect of another player waits in my turn, and I may act first
`negate`       somebody has played something that I can negate
`last-chance`  the last turn of a round after which somebody else would win, or I would be out, and I can change that

A name with a colon is a place. It is no reason by itself; a stop can be set or removed there: `phase:adventure`,
`dungeon:1` (a seat's turn), `room:1.3` (the third room from the entrance, with a hero in it).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from underkeep.core.decisions import PASS, Decision, Option, Pass
from underkeep.core.table import Observation
from underkeep.games.boss_monster.assist.lookahead.play_on import run_procedure
from underkeep.games.boss_monster.assist.lookahead.reactions import (
    DIES,
    SURVIVES,
    health_margin,
    states_after,
    walk_result,
)
from underkeep.games.boss_monster.assist.progress import hero_in_focus, is_hero_decided
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.options import Place, Use
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE, best, somebody_has_ten
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, ENDLESS, NOBODY, NOTHING, PHASES, BossMonsterState

STOP_REASONS = (
    "turn",
    "aimed",
    "entering",
    "fate",
    "own-fate",
    "own-room",
    "last-build",
    "waiting",
    "negate",
    "last-chance",
)


PERMANENT_REASONS = ("turn", "aimed")
"""Those that nobody can switch off."""


MIN_BAIT_GAIN = 0.5
"""How many souls the bait must bring more, about, before somebody is asked in the last build window."""


# --- why a question matters -----------------------------------------------------------------------------


def stop_reasons(observation: Observation, decision: Decision) -> frozenset[str]:
    """Why a question matters to the seat that is asked."""
    return StopReasonFinder(observation, decision).all()


class StopReasonFinder:
    """Looks at one question with the eyes of the seat that is asked."""

    def __init__(self, observation: Observation, decision: Decision) -> None:
        self.state: BossMonsterState = observation.state
        self.game: BossMonster = observation.rules()
        self.me = decision.seat
        self.kind = decision.kind
        self.about = decision.about
        self.plays = [option for option in decision.options if type(option) is not Pass]

    def all(self) -> frozenset[str]:
        """The reasons, and the places."""
        return frozenset([*self.reasons(), *self.places()])

    def places(self) -> Iterator[str]:
        """Where the game is."""
        state = self.state
        yield f"phase:{PHASES[state.phase]}"
        yield f"dungeon:{state.active}"
        if state.walker and state.room != NOTHING:
            found = self.game.locate(state.room)
            if found is not None:
                yield f"room:{found[0]}.{found[1] + 1}"

    def reasons(self) -> Iterator[str]:
        """Why the seat may want to be asked."""
        state, me, kind, plays = self.state, self.me, self.kind, self.plays
        if kind == "build-turn" and any(isinstance(option, Place) for option in plays):
            yield "turn"
        if kind.startswith("negate-"):
            if plays:
                yield "negate"
            if _declaration_affects(state, me, self.about):
                yield "aimed"
            return
        others = [effect for effect in state.waiting if effect[0] != me]
        if any(affects_seat(state, me, effect) for effect in others):
            yield "aimed"
        if kind == "respond" and others and state.active == me:
            yield "waiting"
        if not plays:
            return
        if state.phase == BUILD:
            yield from self.about_building()
        elif state.phase == ADVENTURE:
            yield from self.about_hero()
            last = self.game.is_last_turn() and (not state.walker or is_hero_decided(self.game))
            if last and self.saves():
                yield "last-chance"

    # --- the build phase

    def about_building(self) -> Iterator[str]:
        """The reasons of a window of the build phase."""
        if self.kind != "build-turn" and self.game.is_last_turn() and self.promising():
            yield "last-build"

    def promising(self) -> bool:
        """Whether a play changes to the seat's advantage whom the heroes choose, or what is built."""
        now = max(map(self.promise, self.coming()))
        return any(self.promise(then) >= now + MIN_BAIT_GAIN for then in self.possible())

    def coming(self) -> Iterator[BossMonsterState]:
        """The positions to which it leads to pass: what waits takes effect, be it a play of one's own."""
        return states_after(self.state, self.me, PASS)

    def possible(self) -> Iterator[BossMonsterState]:
        """The positions to which a play can lead."""
        for option in self.plays:
            yield from states_after(self.state, self.me, option)

    def promise(self, state: BossMonsterState) -> float:
        """What the bait would bring to the seat, with the rooms turned up that it knows: heroes that a dungeon can kill
        count for its owner, others against, and what opponents have placed face-down counts against the seat."""
        me = self.me
        game = rules_of(state.copy())
        for card in [card for card, owner in game.state.face_down.items() if owner == me]:
            del game.state.face_down[card]
        game.rooms_changed()
        self.before_bait(game)
        seats = game.seats()
        lure = game.luring()
        damage = {seat: sum(game.damage_of(room) for room in game.active_rooms(seat)) for seat in seats}
        coming = [(hero, seat) for seat in seats for hero in state.entrance[seat]]
        coming += [(hero, lure(hero, place)) for place, hero in enumerate(state.town) if hero not in state.shunned]
        promise = 0.0
        for hero, seat in coming:
            if seat != NOBODY:
                worth = game.hero_card(hero).worth * (1 if damage[seat] >= game.health_of(hero) else -1)
                promise += worth if seat == me else -worth / (len(seats) - 1)
        return promise - 0.3 * sum(1 if owner != me else -1 for owner in state.face_down.values())

    def before_bait(self, game: BossMonster) -> None:
        """What everybody can foresee of what happens between the build phase and the bait."""

    # --- the adventure phase

    def about_hero(self) -> Iterator[str]:
        """The reasons that have to do with the hero of the moment."""
        game, state, me, plays = self.game, self.state, self.me, self.plays
        hero = hero_in_focus(state)
        if hero == NOTHING:
            return
        fate, mine = is_hero_decided(game), state.active == me
        bound = bool(state.walker) and any(_uses_room_on_hero_inside(game, state.room, option) for option in plays)
        if state.walker and not fate and not bound:
            return
        if walk_result(state, hero) != (SURVIVES if mine else DIES):
            return
        if bound:
            yield "own-room"
        if (fate or not state.walker) and can_change_walk(state, me, hero, plays) and not self.can_wait(hero):
            yield "fate" if fate else "entering"
            if fate and mine:
                yield "own-fate"

    def can_wait(self, hero: int) -> bool:
        """Whether the seat can change the fate of the hero inside in a later window as well as in this one."""
        return False

    # --- the end of the round

    def saves(self) -> bool:
        """Whether, as things stand, somebody else wins at the end of this round, or the seat is out of the game, and a
        play changes that."""
        now = min(self.verdict(rules_of(then)) for then in self.coming())
        return now != (False, False) and any(self.verdict(rules_of(then)) != now for then in self.possible())

    def verdict(self, game: BossMonster) -> tuple[bool, bool]:
        """Whether somebody else would win if the round ended now, and whether the seat would be out of the game."""
        state, me = game.state, self.me
        if ENDLESS in state.variants:
            return False, False
        if not game.wounds_beat():
            # With five and six players the first ten souls end the game, and the best one wins (BM-23.3).
            return somebody_has_ten(game) and best(game, game.seats()) != me, False
        beaten = any(
            game.soul_count(seat) >= SOULS_TO_WIN and game.wound_count(seat) < WOUNDS_TO_LOSE and not state.denied[seat]
            for seat in game.opponents(me)
        )
        return beaten, game.wound_count(me) >= WOUNDS_TO_LOSE


def _uses_room_on_hero_inside(game: BossMonster, room: int, option: Option) -> bool:
    """Whether an option uses the ability of this room on the hero that stands in it."""
    if not isinstance(option, Use) or option.card != room:
        return False
    ability = game.card(room).activated
    return ability is not None and ability.inside


def can_change_walk(state: BossMonsterState, me: int, hero: int, plays: Iterable[Option]) -> bool:
    """Whether a seat could change what becomes of a hero, with everything that it can play now taken together."""
    now = walk_result(state, hero)
    left = health_margin(state, hero)
    wanted = -1 if now == SURVIVES else 1
    gains: dict[int, int] = {}
    for option in plays:
        card = getattr(option, "card", NOTHING)
        for imagined in states_after(state, me, option):
            if walk_result(imagined, hero) != now:
                return True
            gains[card] = max(gains.get(card, 0), wanted * (health_margin(imagined, hero) - left))
    total = left + wanted * sum(gains.values())
    return total <= 0 if now == SURVIVES else total > 0


# --- what touches a seat --------------------------------------------------------------------------------


def affects_seat(state: BossMonsterState, me: int, effect: list[int]) -> bool:
    """Whether a declared effect is aimed at a seat or at something of it, or would change something of it."""
    face, text, number = effect[2:5]
    ability = CARDS[face].ability(text)
    for aim, target in zip(ability.targets, effect[5 : 5 + number], strict=False):
        if (aim.kind == "seat" and target == me) or (aim.kind == "card" and belongs_to(state, me, target)):
            return True
    return not ability.targets and _changes_seat(state, me, effect)


def belongs_to(state: BossMonsterState, me: int, card: int) -> bool:
    """Whether a card is in a seat's dungeon (a hero inside or at the entrance counts), its scoring area or its hand."""
    scored = (state.souls, state.wounds, state.face_up, state.laid_away)
    places = (state.boss, state.entrance, state.rooms, state.spells, *scored)
    return (
        any(card in place[me] for place in places)
        or any(card in stack or card in [state.hosts.get(room) for room in stack] for stack in state.dungeon[me])
        or (card in state.walker and state.active == me)
    )


def _changes_seat(state: BossMonsterState, me: int, effect: list[int]) -> bool:
    game = rules_of(state.copy())
    game.state.waiting = []
    before = _seat_snapshot(game, me)
    run_procedure(game.resolve(effect))
    return _seat_snapshot(game, me) != before


def _seat_snapshot(game: BossMonster, me: int) -> tuple[Any, ...]:
    """Everything by which a seat would notice that something was done to it."""
    state = game.state
    return (
        sorted(state.rooms[me]),
        sorted(state.spells[me]),
        [list(stack) for stack in state.dungeon[me]],
        [game.damage_of(room) for room in game.active_rooms(me)],
        list(state.entrance[me]),
        sorted(state.souls[me]),
        sorted(state.wounds[me]),
        game.treasure(me),
        state.coins[me],
        [(guest, state.level[guest]) for guest in game.my_minibosses(me)],
        list(state.face_up[me]),
        state.no_building and bool(state.rooms[me]),
        state.barred[me],
        state.denied[me],
    )


def _declaration_affects(state: BossMonsterState, me: int, about: tuple[int, ...]) -> bool:
    """Whether what has just been declared (a card, and what it is aimed at) touches a seat."""
    subject, *targets = about
    if any(belongs_to(state, me, target) for target in targets):
        return True
    printed = CARDS[state.faces[subject]]
    if targets or printed.kind != SPELL:
        return False
    caster = next((seat for seat in rules_of(state).seats() if seat != me), me)
    return any(
        not ability.targets
        and ability.cost is None
        and _changes_seat(state, me, [caster, subject, printed.face, text, 0, -1])
        for text, ability in enumerate(printed.texts)
    )
