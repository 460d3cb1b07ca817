"""The contract: the checks that every game passes.

An `Inspector` watches a table. It is called at every decision and at the end of the game, and raises
`ContractViolation` as soon as a check fails.

At every decision

    The decision is well formed: its kind is listed by the game, its seat is still playing, it has at least one option
    and none twice. The state is plain data that survives encoding. Every card is in exactly one zone. A clone equals
    its original. No observation holds a hidden face: exchanging the faces that a viewer does not know leaves the bytes
    of the observation unchanged.

    Saving and loading changes nothing, not even the bytes. Every option can be taken. In a world sampled from an
    observation, the same answers lead to the same decision of the same seat, with the same options if the viewer is
    that seat; and as long as nothing random has happened since the step began, to the same observation and the same
    events. The viewers are the seat that decides and, in turn, one of the other seats and the spectators.

At the end
    There is a winner. The answers replay to the same state, the same events and the same bytes. Undoing leads back to
    an earlier decision, which the seed of the inspector chooses.

Saving, taking every option and sampling worlds cost far more than playing does. An inspector with a `sample` of N does
them at one decision in N, chosen by its seed, for tests that play many games.

A game that has not ended after `MAX_ANSWERS` answers violates the contract too.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any

import msgspec

from underkeep.core import chance, visibility
from underkeep.core.capabilities.keys import ASSIST
from underkeep.core.decisions import Decision
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.records.deck_lists import fingerprint
from underkeep.core.state import CardId, State, pack, seat_range, unpack
from underkeep.core.table import Observation, Table
from underkeep.core.visibility import Viewer

QUICK_SAMPLE = 16
"""In quick inspections the costly checks are done at one decision in this number."""
MAX_EXAMPLES = 3
"""The number of range options that are checked at one decision."""
MAX_ANSWERS = 20_000
"""The number of answers after which a game counts as endless. No real game comes near it."""


class ContractViolation(Exception):
    """A check of the contract has failed. It names the game, the seed, the number of answers and the problem."""

    def __init__(self, game: str, seed: int, answer: int, problem: str) -> None:
        super().__init__(game, seed, answer, problem)
        self.game, self.seed, self.answer, self.problem = game, seed, answer, problem

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, after answer {self.answer}: {self.problem}"


class Inspector:
    """Watches one table. Call `check_decision` whenever a decision is open, and `check_end` when the game is over.

    The table must have a beginning (`checkpoints=True`). Inspecting changes nothing at the table.
    """

    def __init__(self, table: Table, seed: int, sample: int = 1) -> None:
        self.table = table
        self.seed = seed
        self.sample = sample
        self._random = Random(seed)
        self._fingerprints: dict[int, int] = {}
        """The fingerprint of the state by the number of answers given before it."""

    def _violation(self, problem: str) -> ContractViolation:
        return ContractViolation(self.table.game.name, self.seed, len(self.table.history), problem)

    def _require(self, holds: bool, problem: str) -> None:
        if not holds:
            raise self._violation(problem)

    # --- entry points ---------------------------------------------------------------------------------

    def check_decision(self) -> None:
        """Check the open decision. Raises a ContractViolation."""
        table = self.table
        self._require(len(table.history) <= MAX_ANSWERS, f"not over after {MAX_ANSWERS} answers")
        self._check_form()
        self._check_zones(table.state)
        self._check_clone()
        self._check_redaction()
        if self._random.randrange(self.sample) == 0:
            self._check_save()
            self._check_options()
            self._check_sampled_worlds()
        self._fingerprints[len(table.history)] = fingerprint(table.game, table.state)

    def check_end(self) -> None:
        """Check a finished game. Raises a ContractViolation."""
        table = self.table
        state = table.state
        self._require(table.over and table.decision is None, "no decision is open, but the game is not over")
        self._require(
            bool(state.winners) or table.game.cooperative or state.players == 1,
            "the game is over, but nobody has won",
        )
        self._check_zones(state)
        self._check_redaction()
        replayed = table.replay()
        self._require(pack(replayed.state) == pack(state), "the record replays to another end")
        self._require(replayed.save() == table.save(), "the record replays to other bytes")
        if table.rules.events is not None:
            self._require(pack(replayed.events) == pack(table.events), "the record replays to other events")
        self._check_undo(replayed)

    def _check_undo(self, replayed: Table) -> None:
        earlier = [answers for answers in self._fingerprints if answers < len(replayed.history)]
        if earlier:
            answers = self._random.choice(earlier)
            replayed.undo(len(replayed.history) - answers)
            self._require(
                len(replayed.history) == answers
                and fingerprint(replayed.game, replayed.state) == self._fingerprints[answers],
                f"undoing does not lead back to the decision after answer {answers}",
            )

    # --- at every decision ----------------------------------------------------------------------------

    def _check_form(self) -> None:
        table, decision = self.table, self._decision()
        state, options = table.state, _options_to_check(decision)
        self._require(not state.over and not state.winners, f"{decision.kind} is asked after the end")
        self._require(0 <= decision.seat < state.players, f"{decision.kind} is asked of seat {decision.seat}")
        assist = table.game.get(ASSIST)
        is_listed = assist is None or decision.kind in assist.decision_kinds()
        self._require(is_listed, f"{decision.kind} is no listed kind of decision")
        self._require(
            table.game.is_playing(state, decision.seat), f"{decision.kind} is asked of a seat that is out of the game"
        )
        self._require(len(options) > (1 if table.auto else 0), f"{decision.kind} offers {len(options)} options")
        self._require(len(set(options)) == len(options), f"{decision.kind} offers an option twice")
        decoded = msgspec.msgpack.decode(pack(list(options)), type=table.game.answers_type)
        self._require(decoded == list(options), f"an option of {decision.kind} does not survive its bytes")
        self._require(
            unpack(table.game.state_type, pack(state)) == state,
            "the state does not survive its bytes",
        )

    def _check_zones(self, state: State) -> None:
        zones = self.table.game.zones(state)
        cards = sorted(chain.from_iterable(zones.values()))
        if cards != list(range(len(state.faces))):
            for card in range(len(state.faces)):
                places = [name for name, zone in zones.items() for other in zone if other == card]
                self._require(len(places) == 1, f"card {card} is in {' and '.join(places) or 'no zone'}")
            raise self._violation("a zone holds a card that does not exist")

    def _check_clone(self) -> None:
        table = self.table
        clone = table.clone()
        self._require(clone.state == table.state and clone.state is not table.state, "a clone has another state")
        self._require(_is_same_decision(clone.decision, table.decision), "a clone has another open decision")

    def _check_redaction(self) -> None:
        table = self.table
        backs = table.game.cards_by_back(table.state)
        for viewer in self._viewers():
            exchanged = table.state.copy()
            _exchange_unknown_faces(exchanged, viewer, backs)
            self._require(
                pack(visibility.redact(exchanged, viewer)) == pack(table.observe(viewer).state),
                f"the observation of viewer {viewer} holds a hidden face",
            )

    # --- at some decisions ----------------------------------------------------------------------------

    def _check_save(self) -> None:
        table = self.table
        data = table.save()
        loaded = Table.load(data)
        self._require(pack(loaded.state) == pack(table.state), "loading gives another state")
        self._require(_is_same_decision(loaded.decision, table.decision), "loading gives another open decision")
        self._require(loaded.history == table.history, "loading gives another history")
        self._require(loaded.save() == data, "saving what was loaded gives other bytes")

    def _check_options(self) -> None:
        table, decision = self.table, self._decision()
        before = pack(table.state)
        for option in _options_to_check(decision):
            clone = table.clone()
            try:
                clone.answer(option)
                if clone.decision is not None:
                    self._require(bool(clone.options), f"after {option} a decision without options is open")
            except ContractViolation:
                raise
            except Exception as error:
                raise self._violation(f"{option}, offered by {decision.kind}, cannot be taken: {error!r}") from error
            self._check_zones(clone.state)
        self._require(pack(table.state) == before, "an answer to a clone changes the original")

    def _check_sampled_worlds(self) -> None:
        table, decision = self.table, self._decision()
        no_chance = table.state.chance == table.checkpoint.chance
        for viewer in self._viewers():
            observation = table.observe(viewer, for_sampling=True)
            where = f"in a world that viewer {viewer} thinks possible"
            try:
                world = observation.sample_world(self._random)
            except Exception as error:
                raise self._violation(f"{decision.kind} is not reached {where}: {error!r}") from error
            sampled = world.decision
            self._require(
                sampled is not None and (sampled.seat, sampled.kind) == (decision.seat, decision.kind),
                f"{decision.kind} of seat {decision.seat} is asked, but {where} {sampled}",
            )
            if viewer == decision.seat:
                self._require(_is_same_decision(sampled, decision), f"{decision.kind} has other options {where}")
            if no_chance and world.state.chance == 0:
                self._require(
                    pack(visibility.redact(world.state, viewer)) == pack(observation.state),
                    f"before {decision.kind} the observation differs {where}",
                )
                self._require(
                    _seen_events(world, observation) == _seen_events(table, observation),
                    f"before {decision.kind} the events differ {where}",
                )

    # --- helpers ----------------------------------------------------------------------------------------

    def _viewers(self) -> set[Viewer]:
        """Return the seat that decides, and one of the other seats or the spectators, in turn."""
        table = self.table
        viewers = visibility.all_viewers(table.state.players)
        viewer = viewers[len(table.history) % len(viewers)]
        return {viewer, viewer if table.decision is None else table.decision.seat}

    def _decision(self) -> Decision:
        decision = self.table.decision
        if decision is None:
            raise self._violation("no decision is open")
        return decision


def _exchange_unknown_faces(state: State, viewer: Viewer, piles: list[list[CardId]]) -> None:
    """Give every card that a viewer does not know the face of another such card of its pile, and the state another
    seed, so that no hidden face stays where it was."""
    viewer_bit = visibility.viewer_bit(state, viewer)
    faces, knows = state.faces, state.knows
    for pile in piles:
        unknown = [card for card in pile if not knows[card] & viewer_bit]
        for card, face in zip(unknown, [faces[card] for card in unknown[1:] + unknown[:1]], strict=True):
            faces[card] = face
    state.seed = chance.other_seed(state.seed)
    state.chance += 1


def _is_same_decision(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.seat, one.kind, one.about, len(one.options), _options_to_check(one)) == (
        other.seat,
        other.kind,
        other.about,
        len(other.options),
        _options_to_check(other),
    )


def _options_to_check(decision: Decision) -> list[Option]:
    """Return all options of a decision, or some examples of range options."""
    options = decision.options
    return options.examples(MAX_EXAMPLES) if isinstance(options, RangeOptions) else list(options)


def _seen_events(table: Table, observation: Observation) -> bytes:
    """Return the events of the running step as a viewer sees them, played again from the checkpoint with everything
    that the viewer has learned since: a card that was drawn in secret and shown later counts as known from the
    start."""
    clone = table.clone()
    start = table.checkpoint.copy()
    assert observation.checkpoint is not None
    start.knows = observation.checkpoint.copy().knows
    clone._begin(start.copy(), start, True)
    clone._feed(table.answers_since)
    return pack(clone.events_for(observation.viewer))


OptionChooser = Callable[[Table, Random], Option]


def choose_randomly(table: Table, random: Random) -> Option:
    """Return any option, each as likely as the others."""
    options = table.options
    return options[random.randrange(len(options))]


def play_inspected(
    table: Table, seed: int, *, choose: OptionChooser = choose_randomly, sample: int = 1, resign_chance: float = 0.0
) -> Table:
    """Play a table to its end under inspection and return it. Raises a ContractViolation, also when the rules raise an
    exception.

    `resign_chance` is the chance that, at any decision, a seat resigns instead.
    """
    inspector = Inspector(table, seed, sample)
    random = Random(f"play {seed}")
    try:
        while table.decision is not None:
            inspector.check_decision()
            playing = [seat for seat in seat_range(table.state.players) if table.game.is_playing(table.state, seat)]
            resigns = len(playing) > 1 and not table.game.cooperative and random.random() < resign_chance
            if resigns:
                table.resign(random.choice(playing))
            else:
                table.answer(choose(table, random))
        inspector.check_end()
    except ContractViolation:
        raise
    except Exception as error:
        raise ContractViolation(table.game.name, seed, len(table.history), f"the rules crash: {error!r}") from error
    return table


def check_random_game(game: Any, setup: Any, seed: int, **arguments: Any) -> Table:
    """Play one random game of this setup under inspection and return its table; see `play_inspected`."""
    return play_inspected(Table(game, setup, game.initial_state(setup, seed)), seed, **arguments)
