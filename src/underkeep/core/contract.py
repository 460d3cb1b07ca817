"""The contract that every game passes, whoever plays it.

An `Inspector` stands behind a table. It is called at every question and at the end of the game, and raises
`ContractViolation` as soon as something does not hold:

At every question
    the question is well formed (a kind that the game lists, a seat that still plays, at least one option, none
    twice), the state is plain data that survives its bytes, every card is in exactly one zone, a copy equals its
    original; no view holds a hidden face: exchanging the faces that a viewer does not know leaves the bytes of its
    view unchanged;
    saving and loading changes nothing, not even the bytes; every option offered can be taken; and in a possible
    world dealt from what a viewer knows, the same answers lead to the same question to the same seat, with the
    same options if it is that seat's own, and as long as nothing random happened since the step began, to the
    same view and to the same story. The viewers are the seat that is asked and, in turn, one of the other seats
    and the spectators.
At the end
    there is a winner, the record of answers replays to the same state, the same story and the same bytes, and
    undoing leads back to an earlier question, chosen by the seed of the inspector.

Saving, taking every option and dealing worlds cost far more than playing does. An inspector with a `sample` of N
does them at one question in N, chosen by its seed: that is for tests that want many games.

A game that has not ended after `MOST_ANSWERS` answers is broken too.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any

import msgspec

from underkeep.core import visibility
from underkeep.core.capabilities.keys import ASSIST
from underkeep.core.decisions import Decision, Option, RangeOptions
from underkeep.core.state import State, fingerprint, pack, unpack
from underkeep.core.table import Observation, Table

SAMPLE = 16
"""In quick inspections the costly checks are done at one question in so many."""
EXAMPLES = 3
"""Of a grid of options only so many are looked at."""
MOST_ANSWERS = 20_000
"""No game of ours takes this many answers; one that does will never end."""


class ContractViolation(Exception):
    """The contract does not hold: which game, which seed, after which answer, and what broke."""

    def __init__(self, game: str, seed: int, answer: int, what: str) -> None:
        super().__init__(game, seed, answer, what)
        self.game, self.seed, self.answer, self.what = game, seed, answer, what

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, after answer {self.answer}: {self.what}"


class Inspector:
    """Watches one table. Call `question` whenever a question is open, and `end` when the game is over.

    The table must remember its beginning (`keep=True`). Looking changes nothing at the table.
    """

    def __init__(self, table: Table, seed: int, sample: int = 1) -> None:
        self.table = table
        self.seed = seed
        self.sample = sample
        self._random = Random(seed)
        self._past: dict[int, int] = {}
        """The fingerprint of the state after so many answers."""

    def _break(self, what: str) -> ContractViolation:
        return ContractViolation(self.table.game.name, self.seed, len(self.table.history), what)

    def _must(self, holds: bool, what: str) -> None:
        if not holds:
            raise self._break(what)

    # --- when to look ---------------------------------------------------------------------------------

    def question(self) -> None:
        """Check what must hold at the open question."""
        table = self.table
        self._must(len(table.history) <= MOST_ANSWERS, f"not over after {MOST_ANSWERS} answers")
        self._well_formed()
        self._each_card_in_one_zone(table.state)
        self._copies()
        self._views_hide()
        if self._random.randrange(self.sample) == 0:
            self._saves()
            self._options_can_be_taken()
            self._worlds_agree()
        self._past[len(table.history)] = fingerprint(table.state)

    def end(self) -> None:
        """Check what must hold when the game is over."""
        table = self.table
        state = table.state
        self._must(table.over and table.decision is None, "no question is open, but the game is not over")
        self._must(
            bool(state.winners) or table.game.cooperative or state.players == 1,
            "the game is over, but nobody has won",
        )
        self._each_card_in_one_zone(state)
        self._views_hide()
        again = table.replay()
        self._must(pack(again.state) == pack(state), "the record replays to another end")
        self._must(again.save() == table.save(), "the record replays to other bytes")
        if table.rules.events is not None:
            self._must(pack(again.events) == pack(table.events), "the record replays to another story")
        self._undoes(again)

    def _undoes(self, twin: Table) -> None:
        earlier = [answers for answers in self._past if answers < len(twin.history)]
        if earlier:
            answers = self._random.choice(earlier)
            twin.undo(len(twin.history) - answers)
            self._must(
                len(twin.history) == answers and fingerprint(twin.state) == self._past[answers],
                f"undoing does not lead back to the question after answer {answers}",
            )

    # --- at every question ----------------------------------------------------------------------------

    def _well_formed(self) -> None:
        table, decision = self.table, self._decision()
        state, options = table.state, _looked_at(decision)
        self._must(not state.over and not state.winners, f"{decision.kind} is asked after the end")
        self._must(0 <= decision.seat < state.players, f"{decision.kind} is asked of seat {decision.seat}")
        assist = table.game.get(ASSIST)
        listed = assist is None or decision.kind in assist.decision_kinds()
        self._must(listed, f"{decision.kind} is no listed kind of question")
        self._must(
            table.game.is_playing(state, decision.seat), f"{decision.kind} is asked of a seat that is out of the game"
        )
        self._must(len(options) > (1 if table.auto else 0), f"{decision.kind} offers {len(options)} options")
        self._must(len(set(options)) == len(options), f"{decision.kind} offers an option twice")
        read = msgspec.msgpack.decode(pack(list(options)), type=table.game.answers_type)
        self._must(read == list(options), f"an option of {decision.kind} does not survive its bytes")
        self._must(
            unpack(table.game.state_type, pack(state)) == state,
            "the state does not survive its bytes",
        )

    def _each_card_in_one_zone(self, state: State) -> None:
        zones = self.table.game.zones(state)
        cards = sorted(chain.from_iterable(zones.values()))
        if cards != list(range(len(state.faces))):
            for card in range(len(state.faces)):
                places = [name for name, zone in zones.items() for held in zone if held == card]
                self._must(len(places) == 1, f"card {card} is in {' and '.join(places) or 'no zone'}")
            raise self._break("a zone holds a card that does not exist")

    def _copies(self) -> None:
        table = self.table
        twin = table.clone()
        self._must(twin.state == table.state and twin.state is not table.state, "a copy has another state")
        self._must(_same_question(twin.decision, table.decision), "a copy stands at another question")

    def _views_hide(self) -> None:
        table = self.table
        backs = table.game.cards_by_back(table.state)
        for seat in self._viewers():
            otherwise = table.state.copy()
            _exchange(otherwise, seat, backs)
            self._must(
                pack(visibility.redact(otherwise, seat)) == pack(table.observe(seat).state),
                f"the view of seat {seat} holds what it does not know",
            )

    # --- at some questions ----------------------------------------------------------------------------

    def _saves(self) -> None:
        table = self.table
        data = table.save()
        loaded = Table.load(data)
        self._must(pack(loaded.state) == pack(table.state), "loading gives another state")
        self._must(_same_question(loaded.decision, table.decision), "loading gives another question")
        self._must(loaded.history == table.history, "loading gives another history")
        self._must(loaded.save() == data, "saving what was loaded gives other bytes")

    def _options_can_be_taken(self) -> None:
        table, decision = self.table, self._decision()
        before = pack(table.state)
        for option in _looked_at(decision):
            twin = table.clone()
            try:
                twin.answer(option)
                if twin.decision is not None:
                    self._must(bool(twin.options), f"after {option} a question without options is asked")
            except ContractViolation:
                raise
            except Exception as error:
                raise self._break(f"{option}, offered by {decision.kind}, cannot be taken: {error!r}") from error
            self._each_card_in_one_zone(twin.state)
        self._must(pack(table.state) == before, "what happens on a copy changes the original")

    def _worlds_agree(self) -> None:
        table, decision = self.table, self._decision()
        no_dice = table.state.chance == table._checkpoint.chance
        for seat in self._viewers():
            observation = table.observe(seat, for_sampling=True)
            whose = f"in a world that seat {seat} thinks possible"
            try:
                world = observation.sample_world(self._random)
            except Exception as error:
                raise self._break(f"{decision.kind} is not reached {whose}: {error!r}") from error
            asked = world.decision
            self._must(
                asked is not None and (asked.seat, asked.kind) == (decision.seat, decision.kind),
                f"{decision.kind} of seat {decision.seat} is asked, but {whose} {asked}",
            )
            if seat == decision.seat:
                self._must(_same_question(asked, decision), f"{decision.kind} has other options {whose}")
            if no_dice and world.state.chance == 0:
                self._must(
                    pack(visibility.redact(world.state, seat)) == pack(observation.state),
                    f"before {decision.kind} the table looks different {whose}",
                )
                self._must(
                    _story(world, observation) == _story(table, observation),
                    f"before {decision.kind} the story differs {whose}",
                )

    # --- words ----------------------------------------------------------------------------------------

    def _viewers(self) -> set[int]:
        """The seat that is asked and one of the others or the spectators, in turn."""
        table = self.table
        everybody = range(visibility.SPECTATOR, table.state.players)
        in_turn = everybody[len(table.history) % len(everybody)]
        return {in_turn, in_turn if table.decision is None else table.decision.seat}

    def _decision(self) -> Decision:
        decision = self.table.decision
        if decision is None:
            raise self._break("no question is open")
        return decision


def _exchange(state: State, seat: int, piles: list[list[int]]) -> None:
    """Give every card that a seat does not know the face of another such card of its pile, and the state
    another seed: no face stays where it was."""
    mine = visibility.viewer_bit(state, seat)
    faces, knows = state.faces, state.knows
    for pile in piles:
        unknown = [card for card in pile if not knows[card] & mine]
        for card, face in zip(unknown, [faces[card] for card in unknown[1:] + unknown[:1]], strict=True):
            faces[card] = face
    state.seed += 1
    state.chance += 1


def _same_question(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.seat, one.kind, one.about, len(one.options), _looked_at(one)) == (
        other.seat,
        other.kind,
        other.about,
        len(other.options),
        _looked_at(other),
    )


def _looked_at(decision: Decision) -> list[Option]:
    """All options of a question, or some of a grid."""
    options = decision.options
    return options.examples(EXAMPLES) if isinstance(options, RangeOptions) else list(options)


def _story(table: Table, observation: Observation) -> bytes:
    """The events of the running step as a seat sees them, told again from the checkpoint with what the seat
    has learned since: a card that was drawn in secret and then shown is told as a card that is known."""
    twin = table.clone()
    start = table._checkpoint.copy()
    assert observation.basis is not None
    start.knows = observation.basis.copy().knows
    twin._begin(start, True)
    twin._feed(table._since)
    return pack(twin.events_for(observation.seat))


Choice = Callable[[Table, Random], Option]


def at_random(table: Table, random: Random) -> Option:
    """Any option, each as likely as the others."""
    options = table.options
    return options[random.randrange(len(options))]


def play_inspected(
    table: Table, seed: int, *, choose: Choice = at_random, sample: int = 1, resigning: float = 0.0
) -> Table:
    """Play a table to its end under inspection and give it back. Raises Broken, also when the rules crash.

    `resigning` is the chance that, at any question, somebody gets up instead.
    """
    inspector = Inspector(table, seed, sample)
    random = Random(f"play {seed}")
    try:
        while table.decision is not None:
            inspector.question()
            playing = [seat for seat in range(table.state.players) if table.game.is_playing(table.state, seat)]
            leaves = len(playing) > 1 and not table.game.cooperative and random.random() < resigning
            if leaves:
                table.resign(random.choice(playing))
            else:
                table.answer(choose(table, random))
        inspector.end()
    except ContractViolation:
        raise
    except Exception as error:
        raise ContractViolation(table.game.name, seed, len(table.history), f"the rules crash: {error!r}") from error
    return table


def check(game: Any, setup: Any, seed: int, **how: Any) -> Table:
    """Play one random game of this setup under inspection; see `play_inspected`."""
    return play_inspected(Table(game, setup, game.initial_state(setup, seed)), seed, **how)
