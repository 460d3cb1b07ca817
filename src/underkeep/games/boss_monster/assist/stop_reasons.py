"""Stop reasons: why a decision matters to the seat that is asked.

They are computed from what this seat observes. An option helps the seat if it changes the result in its favour.

`turn`         It is the seat's build turn, and it can place a card.
`last-build`   The rooms are about to be revealed, and an option changes in the seat's favour where heroes go or what
               is built.
`entering`     A hero is about to enter a dungeon, and an option changes the result of its walk in the seat's favour.
`fate`         The hero in the dungeon is about to die or to reach the boss, and an option changes that in the seat's
               favour.
`own-fate`     The same happens in the seat's own dungeon, or a hero is on its way to the boss there and the seat can
               stop it in no later window.
`own-room`     A hero that would survive is in a room of the seat, and the ability of that room works only on this hero.
`aimed`        A waiting or just declared effect of another player affects the seat or a card of the seat.
`waiting`      An effect of another player waits in the seat's turn, and the seat may act first.
`negate`       The seat can negate what another player has just declared.
`last-chance`  After the last turn of this round another player would win or the seat would be eliminated, and an option
               changes that.

A name with a colon is a place and no reason by itself. Players set and remove stops there: `phase:adventure`,
`dungeon:1` (the turn of a seat), `room:1.3` (the third room from the entrance, with a hero in it).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option, Pass
from underkeep.core.state import CardId, Seat
from underkeep.core.table import Observation
from underkeep.games.boss_monster.assist.lookahead.play_on import run_procedure
from underkeep.games.boss_monster.assist.lookahead.reactions import (
    DIES,
    SURVIVES,
    states_after,
    walk_result,
)
from underkeep.games.boss_monster.assist.progress import hero_in_focus, is_hero_decided
from underkeep.games.boss_monster.assist.walk_changes import can_change_walk, last_walk_changing_cards
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.lasting_effects import EffectKind, has_effect
from underkeep.games.boss_monster.options import Place, Use
from underkeep.games.boss_monster.rules.bait import find_lure
from underkeep.games.boss_monster.rules.effects import resolve_effect
from underkeep.games.boss_monster.rules.round_end import (
    SOULS_TO_WIN,
    WOUNDS_TO_LOSE,
    best_seat,
    has_player_with_ten_souls,
    may_win_by_souls,
)
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, ENDLESS, PHASES, BossMonsterState
from underkeep.games.boss_monster.waiting_effect import WaitingEffect

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
"""The reasons that players cannot switch off."""


MIN_BAIT_GAIN = 0.5
"""The least gain of `bait_value`, in souls, for which a seat is asked in the last build window."""


def stop_reasons(observation: Observation, decision: Decision) -> frozenset[str]:
    """Return the reasons and places of a decision for the seat that is asked."""
    return StopReasonFinder(observation, decision).find()


class StopReasonFinder:
    """Finds the stop reasons of one decision from what the asked seat observes."""

    def __init__(self, observation: Observation, decision: Decision) -> None:
        self.state: BossMonsterState = observation.state
        self.game: BossMonster = observation.rules()
        self.me = decision.seat
        self.kind = decision.kind
        self.about = decision.about
        self.plays = [option for option in decision.options if type(option) is not Pass]

    def find(self) -> frozenset[str]:
        """Return the reasons and the places."""
        return frozenset([*self.reasons(), *self.places()])

    def places(self) -> Iterator[str]:
        """Yield the places of the current progress."""
        state = self.state
        yield f"phase:{PHASES[state.phase]}"
        yield f"dungeon:{state.active_seat}"
        if state.hero_in_dungeon and state.hero_room is not None:
            found = self.game.locate(state.hero_room)
            if found is not None:
                yield f"room:{found[0]}.{found[1] + 1}"

    def reasons(self) -> Iterator[str]:
        """Yield the reasons for which the seat may want to be asked."""
        state, me, kind, plays = self.state, self.me, self.kind, self.plays
        if kind == "build-turn" and any(isinstance(option, Place) for option in plays):
            yield "turn"
        if kind.startswith("negate-"):
            if plays:
                yield "negate"
            if _declaration_affects(state, me, self.about):
                yield "aimed"
            return
        others = [effect for effect in state.waiting_effects if effect.seat != me]
        if any(affects_seat(state, me, effect) for effect in others):
            yield "aimed"
        if kind == "respond" and others and state.active_seat == me:
            yield "waiting"
        if not plays:
            return
        if state.phase == BUILD:
            yield from self.build_reasons()
        elif state.phase == ADVENTURE:
            yield from self.hero_reasons()
            last = self.game.is_last_turn() and (not state.hero_in_dungeon or is_hero_decided(self.game))
            if last and self.can_avert_defeat():
                yield "last-chance"

    # --- the build phase

    def build_reasons(self) -> Iterator[str]:
        """Yield the reasons of a window in the build phase."""
        if self.kind != "build-turn" and self.game.is_last_turn() and self.can_improve_bait():
            yield "last-build"

    def can_improve_bait(self) -> bool:
        """Whether an option changes in the seat's favour where the heroes go, or what is built."""
        now = max(map(self.bait_value, self.states_after_pass()))
        return any(self.bait_value(then) >= now + MIN_BAIT_GAIN for then in self.states_after_plays())

    def states_after_pass(self) -> Iterator[BossMonsterState]:
        """Yield the states after a pass, in which all waiting effects have resolved."""
        return states_after(self.state, self.me, PASS)

    def states_after_plays(self) -> Iterator[BossMonsterState]:
        """Yield the states to which the other options can lead."""
        for option in self.plays:
            yield from states_after(self.state, self.me, option)

    def bait_value(self, state: BossMonsterState) -> float:
        """Return the value of the bait phase for the seat if the face-down rooms that it knows are revealed. Heroes
        whom a dungeon can kill count for its owner, others against. Face-down cards of opponents count against the
        seat."""
        me = self.me
        game = rules_of(state.copy())
        for card in [card for card, owner in game.state.face_down_cards.items() if owner == me]:
            del game.state.face_down_cards[card]
        game.rooms_changed()
        self.play_until_bait(game)
        seats = game.seats()
        lure = find_lure(game)
        damage = {seat: sum(game.damage_of(room) for room in game.active_rooms(seat)) for seat in seats}
        coming: list[tuple[CardId, Seat | None]] = [(hero, seat) for seat in seats for hero in state.entrance[seat]]
        coming += [
            (hero, lure(hero, place))
            for place, hero in enumerate(state.town)
            if not has_effect(state.lasting_effects, EffectKind.NOT_LURED, hero)
        ]
        promise = 0.0
        for hero, seat in coming:
            if seat is not None:
                worth = game.hero_card(hero).worth * (1 if damage[seat] >= game.health_of(hero) else -1)
                promise += worth if seat == me else -worth / (len(seats) - 1)
        return promise - 0.3 * sum(1 if owner != me else -1 for owner in state.face_down_cards.values())

    def play_until_bait(self, game: BossMonster) -> None:
        """Play what is certain to happen between the build phase and the bait phase."""

    # --- the adventure phase

    def hero_reasons(self) -> Iterator[str]:
        """Yield the reasons that concern the hero in focus."""
        game, state, me, plays = self.game, self.state, self.me, self.plays
        hero = hero_in_focus(state)
        if hero is None:
            return
        decided, mine = is_hero_decided(game), state.active_seat == me
        room = state.hero_room if state.hero_in_dungeon else None
        bound = room is not None and any(_uses_room_on_hero_inside(game, room, option) for option in plays)
        if state.hero_in_dungeon and not (decided or bound or mine):
            return
        if walk_result(state, hero) != (SURVIVES if mine else DIES):
            return
        if bound:
            yield "own-room"
        if decided or not state.hero_in_dungeon:
            if can_change_walk(state, me, hero, plays) and not self.can_wait(hero):
                yield "fate" if decided else "entering"
                if decided and mine:
                    yield "own-fate"
        elif mine and last_walk_changing_cards(state, me, hero, plays):
            yield "own-fate"

    def can_wait(self, hero: CardId) -> bool:
        """Whether the seat can change the result of the walk in a later window as well as in this one."""
        return False

    # --- the end of the round

    def can_avert_defeat(self) -> bool:
        """Whether another player would win at the end of this round, or the seat would be eliminated, and an option
        changes that."""
        now = min(self.judge_round_end(rules_of(then)) for then in self.states_after_pass())
        return now != (False, False) and any(
            self.judge_round_end(rules_of(then)) != now for then in self.states_after_plays()
        )

    def judge_round_end(self, game: BossMonster) -> tuple[bool, bool]:
        """Return whether another player would win if the round ended now, and whether the seat would be eliminated."""
        state, me = game.state, self.me
        if ENDLESS in state.variants:
            return False, False
        if not game.wounds_eliminate():
            # With five and six players the first ten souls end the game, and the best one wins (BM-23.3).
            return has_player_with_ten_souls(game) and best_seat(game, game.seats()) != me, False
        beaten = any(
            game.soul_count(seat) >= SOULS_TO_WIN
            and game.wound_count(seat) < WOUNDS_TO_LOSE
            and may_win_by_souls(game, seat)
            for seat in game.opponents(me)
        )
        return beaten, game.wound_count(me) >= WOUNDS_TO_LOSE


def _uses_room_on_hero_inside(game: BossMonster, room: CardId, option: Option) -> bool:
    """Whether an option uses the ability of this room on the hero in it."""
    if not isinstance(option, Use) or option.card != room:
        return False
    ability = game.card(room).activated
    return ability is not None and ability.inside


# --- effects on a seat ----------------------------------------------------------------------------------


def affects_seat(state: BossMonsterState, me: Seat, effect: WaitingEffect) -> bool:
    """Whether a declared effect targets a seat or a card of the seat, or would change something that the seat has."""
    ability = CARDS[effect.face].ability(effect.text)
    for target_type, target in zip(ability.targets, effect.targets, strict=False):
        if (target_type.kind == "seat" and target == me) or (
            target_type.kind == "card" and belongs_to(state, me, CardId(target))
        ):
            return True
    return not ability.targets and _changes_seat(state, me, effect)


def belongs_to(state: BossMonsterState, me: Seat, card: CardId) -> bool:
    """Whether a card is in the dungeon, the scoring area or the hand of a seat. Heroes in the dungeon or at its
    entrance count."""
    scored = (state.souls, state.wounds, state.boss_items, state.stored_items)
    places = (state.boss, state.entrance, state.room_hand, state.spell_hand, *scored)
    return (
        any(card in place[me] for place in places)
        or any(
            card in stack or card in [state.miniboss_of_room.get(room) for room in stack] for stack in state.dungeon[me]
        )
        or (card in state.hero_in_dungeon and state.active_seat == me)
    )


def _changes_seat(state: BossMonsterState, me: Seat, effect: WaitingEffect) -> bool:
    game = rules_of(state.copy())
    game.state.waiting_effects = ()
    before = _seat_snapshot(game, me)
    run_procedure(resolve_effect(game, effect))
    return _seat_snapshot(game, me) != before


def _seat_snapshot(game: BossMonster, me: Seat) -> tuple[Any, ...]:
    """Return everything that an effect could change for a seat."""
    state = game.state
    return (
        sorted(state.room_hand[me]),
        sorted(state.spell_hand[me]),
        [list(stack) for stack in state.dungeon[me]],
        [game.damage_of(room) for room in game.active_rooms(me)],
        list(state.entrance[me]),
        sorted(state.souls[me]),
        sorted(state.wounds[me]),
        game.treasure(me),
        state.coins[me],
        [(miniboss, state.miniboss_level[miniboss]) for miniboss in game.minibosses_of(me)],
        list(state.boss_items[me]),
        not game.may_build() and bool(state.room_hand[me]),
        has_effect(state.lasting_effects, EffectKind.DUNGEON_CLOSED, me),
        may_win_by_souls(game, me),
    )


def _declaration_affects(state: BossMonsterState, me: Seat, about: tuple[CardId, ...]) -> bool:
    """Whether a spell or ability that was just declared affects a seat. `about` is the card, followed by its
    targets."""
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
        and _changes_seat(state, me, WaitingEffect(caster, subject, printed.face, text, (), None))
        for text, ability in enumerate(printed.texts)
    )
