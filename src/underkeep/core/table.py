"""The table: a game in progress, and observations of it.

A game is a checkpoint and the answers since. The checkpoint is a copy of the state at the start of the running step; to
clone or load, the table copies the checkpoint, starts the step and feeds the answers.

Most checkpoints are never wanted, and a copy takes a quarter of the time of a decision. Therefore the table takes a
checkpoint only at some steps, and counts the steps since. When a checkpoint is wanted, the table plays on from the last
one to the start of the running step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from underkeep.core import chance, visibility
from underkeep.core.capabilities.keys import OUTCOMES
from underkeep.core.decisions import CHANCE, Decision
from underkeep.core.errors import IllegalMove, ReplayMismatch, UserError
from underkeep.core.events import Event
from underkeep.core.game import Game
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import PASS, Option, Resign
from underkeep.core.records.deck_lists import DeckLists, fingerprint
from underkeep.core.state import Seat, State, pack, seat_range, unpack
from underkeep.core.visibility import Viewer

if TYPE_CHECKING:
    from underkeep.core.scenario.scripted_chance import ScriptedChance
    from underkeep.core.worlds import Dealing

FINGERPRINT_INTERVAL = 20
"""After every this many answers a fingerprint of the state is kept, so that a replay that leads elsewhere is
noticed."""

MAX_ANSWERS_BETWEEN_CHECKPOINTS = 64
"""After this many answers, with those that the table gives itself, the next step takes a checkpoint, so that a clone is
quick, too."""

PlayoutPolicy = Callable[[Any, Decision], Option]
"""A function that chooses an option of a decision in a play-out. It gets the state and the decision."""


class Table:
    """A game in progress or a finished game.

    `table.decision` is the open decision, or None when the game is over. The table itself answers decisions with a
    single option (`auto=False` turns that off).

    With `checkpoints=False` no checkpoint is taken at each step and no fingerprints are kept: random play is faster,
    but a clone takes longer the longer the game has lasted.
    """

    scripted_chance: ScriptedChance | None = None
    """The random results that a scenario dictates."""
    decks: DeckLists | None = None
    """The deck lists of a game that was stored; None for the cards of its setup."""

    def __init__(
        self,
        game: Game,
        setup: Any,
        state: State,
        *,
        auto: bool = True,
        checkpoints: bool = True,
        events: bool = True,
        important_only: bool = False,
        scripted_chance: ScriptedChance | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.auto = auto
        self.keeps_checkpoints = checkpoints
        self.history: list[Option] = []
        """The answers given, without those that the table gave itself."""
        self.fingerprints: list[int] = []
        self.scripted_chance = scripted_chance
        self.important_only = important_only
        """Whether seats pass where nothing matters to them (see `pass_unimportant`)."""
        self._origin: State = state.copy() if checkpoints else state
        self._has_beginning = checkpoints
        """Whether `_origin` and `history` describe the game from its beginning."""
        self._begin(state.copy(), self._origin, events)
        self._run(None)
        if important_only:
            self.pass_unimportant()

    def _begin(self, state: State, checkpoint: State, events: bool) -> None:
        """Begin at a state that is equal to a checkpoint. Nothing changes a checkpoint, so tables share it."""
        self.state = state
        self.rules = self.game.rules(state)
        if events:
            self.rules.events = []
        self._last_checkpoint = checkpoint
        """The state at the start of the running step, or `_step_count` steps earlier."""
        self._since: list[Option] = []
        """The answers since the last checkpoint."""
        self._step_count = 0
        """The number of steps that have begun since the last checkpoint."""
        self._step_begins_at = 0
        """The number of answers of `_since` that belong to earlier steps."""
        self._stops_at_step = 0
        """The step count at which the table stops, while it only looks for a checkpoint."""
        self._answers_to_wait = 0
        """A step that begins after fewer answers since the last checkpoint takes none. The number grows as long as
        nobody asks for checkpoints."""
        self._resigned: set[Seat] = set()
        """The seats that have resigned; the table answers their decisions until the running step ends."""
        self._feeding = False
        self._procedure: Generator[Decision, Any, Any] | None = None
        self._steps = self.game.steps
        self._outcomes = self.game.get(OUTCOMES)
        self.decision: Decision | None = None

    # --- checkpoints -------------------------------------------------------------------------------------

    @property
    def checkpoint(self) -> State:
        """The state at the start of the running step. Nothing may change it."""
        self._play_to_checkpoint()
        return self._last_checkpoint

    @property
    def answers_since(self) -> list[Option]:
        """The answers since the checkpoint, with those that the table gave itself. Nothing may change them."""
        self._play_to_checkpoint()
        return self._since

    def _play_to_checkpoint(self) -> None:
        """Take the checkpoint of the running step, if that was not done when the step began."""
        self._answers_to_wait = 0
        if not self._step_count:
            return
        ahead = Table.__new__(Table)
        ahead.game, ahead.setup, ahead.scripted_chance = self.game, self.setup, None
        ahead.auto, ahead.keeps_checkpoints, ahead.important_only = False, True, False
        ahead._begin(self._last_checkpoint.copy(), self._last_checkpoint, False)
        # The step of the last checkpoint begins once more.
        ahead._step_count, ahead._stops_at_step = -1, self._step_count
        ahead._feed_all(self._since[: self._step_begins_at])
        self._last_checkpoint = ahead.state
        # Rules that record passes have this list.
        del self._since[: self._step_begins_at]
        self._step_count = self._step_begins_at = 0

    # --- observation -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> list[Seat]:
        """The winning seats; empty until the game is over."""
        return self.state.winners

    @property
    def options(self) -> Sequence[Option]:
        """The legal answers to the open decision; empty when the game is over."""
        return self.decision.options if self.decision is not None else ()

    @property
    def events(self) -> list[Event]:
        """All events since this table was created, with all faces. Use `events_for` for the events as one viewer sees
        them."""
        return self.rules.events or []

    def events_for(self, viewer: Viewer, start: int = 0) -> list[Event]:
        """Return the events as a viewer saw them, from event number `start` on."""
        return [event.seen_by(self.state, viewer) for event in self.events[start:]]

    def keep_positions(self, wanted: bool = True) -> None:
        """Keep the position of every event from now on, or stop keeping positions. The state is packed for each event,
        so bots and simulations leave it off. Positions that were kept before are forgotten. Positions are bytes,
        because copies of the state would make many more objects for the garbage collector to visit.

        The position of an event is the board that is shown while the event is played. The rules report a change after
        they have made it, so the position is the one at which the event was emitted. It also contains everything that
        the running step changes afterwards without another event, up to the end of the step or the next decision.
        """
        self.rules.positions = [] if wanted else None

    def positions_since(self, start: int) -> list[bytes] | None:
        """Return the positions of the events from number `start` on, packed, with all faces. The last one is the
        present position. Returns None if not all of these positions were kept."""
        positions, count = self.rules.positions, len(self.events) - start
        if positions is None or count > len(positions):
            return None
        return [*positions[len(positions) - count : -1], pack(self.state)] if count else []

    def _complete_position(self) -> None:
        """Add to the position of the last event what has changed since it was emitted."""
        if self.rules.positions:
            self.rules.positions[-1] = pack(self.state)

    def unpack_position(self, position: bytes) -> State:
        """Return the state at the position of an event."""
        return unpack(type(self.state), position)

    def observe_position(self, position: State, viewer: Viewer) -> Observation:
        """Return what a viewer knew at the position of an event. Nothing may change the position afterwards."""
        seen = visibility.redact_shared(position, viewer)
        return Observation(self.game, self.setup, viewer, seen, is_at_decision=False)

    def observe(self, viewer: Viewer = visibility.SPECTATOR, *, for_sampling: bool = False) -> Observation:
        """Return what a viewer may know: the state in which the unknown faces, the seed and the random counter are
        blank. With `for_sampling=True` the observation can also sample possible worlds."""
        observation = Observation(self.game, self.setup, viewer, visibility.redact(self.state, viewer))
        if for_sampling:
            from underkeep.core import worlds

            worlds.prepare_sampling(observation, self)
        return observation

    # --- answers -----------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer the open decision and play on to the next one.

        Raises IllegalMove, or the UserError of range options, and changes nothing, if the option is not legal.
        """
        if type(option) is Resign:
            return self.resign(option.seat)
        decision = self.decision
        if decision is None:
            raise IllegalMove("error-over-no-answer")
        if isinstance(decision.options, RangeOptions):
            decision.options.check(option)
        elif option not in decision.options:
            raise IllegalMove("error-not-offered", option=str(option), count=len(decision.options), seat=decision.seat)
        self.play(option)

    def play(self, option: Option) -> None:
        """Answer like `answer`, with an option that was taken from `options`: it is not checked."""
        if self._outcomes is not None and self.decision is not None:
            option = self._outcomes.resolve_outcome(self.state, self.decision, option)
        self.history.append(option)
        self._since.append(option)
        self._run(option)
        if self.keeps_checkpoints and len(self.history) % FINGERPRINT_INTERVAL == 0:
            self.fingerprints.append(fingerprint(self.game, self.state))
        if self.important_only:
            self.pass_unimportant()

    def pass_unimportant(self) -> int:
        """Pass for the seats that are asked until a decision matters to the seat that is asked, as `Assist.matters`
        says, and return the number of passes. They are recorded like all answers."""
        passes, was_set, self.important_only = 0, self.important_only, False
        while (decision := self.decision) is not None and decision.kind in self.game.assist.reaction_kinds:
            if PASS not in decision.options or self.game.assist.matters(self.observe(decision.seat), decision):
                break
            self.play(PASS)
            passes += 1
        self.important_only = was_set
        return passes

    def playout(self, policy: PlayoutPolicy, until: Literal["round", "end"] = "end") -> int:
        """Answer all decisions by a policy until the game is over, or until the round ends, and return the number of
        answers. The policy gets the state, in which nothing is hidden, and the decision, so it belongs to worlds."""
        answers, current = 0, self.game.round_number(self.state)
        while (decision := self.decision) is not None:
            if until == "round" and self.game.round_number(self.state) != current:
                break
            self.play(policy(self.state, decision))
            answers += 1
        return answers

    def resign(self, seat: Seat) -> None:
        """Let a seat give up. Its decisions are passed until the running step ends; if at most one player is left, the
        game is over at once. Raises IllegalMove if the seat cannot resign."""
        if self.game.cooperative:
            raise IllegalMove("error-resign-together")
        playing = [other for other in seat_range(self.state.players) if self.game.is_playing(self.state, other)]
        if self.over or seat not in playing:
            raise IllegalMove("error-resign-not-playing", seat=seat)
        if len(playing) == 1 < self.state.players:
            raise IllegalMove("error-resign-last", seat=seat)
        option = Resign(seat)
        self.history.append(option)
        self._since.append(option)
        self.rules.resign(seat)
        self._resigned.add(seat)
        if len(playing) == 2:
            # The last remaining player has won and has nothing to decide any more.
            self._resigned.update(playing)
        if self.decision is not None and self.decision.seat in self._resigned:
            answer = _default_answer(self.decision)
            self._since.append(answer)
            self._run(answer)
        if self.keeps_checkpoints and len(self.history) % FINGERPRINT_INTERVAL == 0:
            self.fingerprints.append(fingerprint(self.game, self.state))

    def _run(self, answer: Option | None) -> None:
        """Feed an answer to the rules and play on to the next decision that a player has to answer."""
        state, rules = self.state, self.rules
        procedure: Any = self._procedure
        steps, auto, checkpoints = self._steps, self.auto, self.keeps_checkpoints
        without_decisions = self.game.steps_without_decisions
        since = self._since
        rules.implied_passes = since if auto else None
        self.decision = None
        while True:
            while not procedure:
                if rules.interrupted:
                    rules.between_steps()
                    if state.over:
                        self._procedure = None
                        self._complete_position()
                        return
                if checkpoints and state.step not in without_decisions:
                    if self._stops_at_step:
                        self._step_count += 1
                        if self._step_count == self._stops_at_step:
                            return
                    elif len(since) < self._answers_to_wait:
                        self._step_count += 1
                        self._step_begins_at = len(since)
                    else:
                        self._last_checkpoint = state.copy()
                        self._since = since = []
                        self._step_count = self._step_begins_at = 0
                        self._answers_to_wait = min(2 * self._answers_to_wait + 1, MAX_ANSWERS_BETWEEN_CHECKPOINTS)
                        rules.implied_passes = since if auto else None
                procedure = steps[state.step](rules)
            try:
                decision: Decision = procedure.send(answer)
            except StopIteration:
                procedure = answer = None
                if rules.positions:
                    self._complete_position()
                continue
            if decision.seat == CHANCE and not self._feeding:
                answer = self._chance(decision)
                since.append(answer)
                continue
            if self._resigned and decision.seat in self._resigned:
                answer = _default_answer(decision)
                since.append(answer)
                continue
            if auto:
                options = decision.options
                if len(options) == 1:
                    answer = options[0]
                    since.append(answer)
                    continue
            self._procedure, self.decision = procedure, decision
            if rules.positions:
                self._complete_position()
            return

    def _chance(self, decision: Decision) -> Option:
        """Return the answer of chance to a decision: the scripted result, or a random option."""
        result = self.scripted_chance.answer(self, decision) if self.scripted_chance is not None else None
        if result is not None:
            return result
        options = decision.options
        return options[chance.peek(self.state, len(options))]

    def _feed(self, answers: list[Option]) -> None:
        """Bring a new table to the position after these answers. Nothing is checked, and no outcome is computed
        again."""
        auto, checkpoints = self.auto, self.keeps_checkpoints
        self.auto = self.keeps_checkpoints = False
        # The seats are set only now, because the answers that the table gave for them are among the answers fed.
        self._resigned = self._feed_all(answers)
        self.auto, self.keeps_checkpoints = auto, checkpoints

    def _feed_all(self, answers: list[Option]) -> set[Seat]:
        """Feed answers and return the seats that resign in them."""
        self._feeding = True
        self._run(None)
        resigned: set[Seat] = set()
        for answer in answers:
            self._since.append(answer)
            if type(answer) is Resign:
                self.rules.resign(answer.seat)
                resigned.add(answer.seat)
            else:
                self._run(answer)
        self._feeding = False
        return resigned

    # --- clone, undo, replay -----------------------------------------------------------------

    def clone(self, *, checkpoints: bool | None = None, events: bool = False) -> Table:
        """Return an independent copy of the table at the same decision."""
        clone = Table.__new__(Table)
        clone.game, clone.setup, clone.auto, clone.decks = self.game, self.setup, self.auto, self.decks
        clone.important_only = self.important_only
        clone.keeps_checkpoints = self.keeps_checkpoints if checkpoints is None else checkpoints
        clone.history, clone.fingerprints = self.history[:], self.fingerprints[:]
        clone.scripted_chance = self.scripted_chance and self.scripted_chance.copy()
        clone._origin, clone._has_beginning = self._origin, self._has_beginning
        checkpoint = self.checkpoint
        clone._begin(checkpoint.copy(), checkpoint, False)
        clone._feed(self._since)
        if events:
            clone.rules.events = []
        return clone

    def undo(self, answers: int = 1) -> None:
        """Undo the last answers. The table plays again from the beginning. Raises a UserError if it has no beginning,
        or fewer answers."""
        if not self._has_beginning:
            raise UserError("error-no-beginning-undo")
        if not 1 <= answers <= len(self.history):
            raise UserError("error-undo-count", there=len(self.history), wanted=answers)
        answers_left = self.history[: len(self.history) - answers]
        self._replay_answers(answers_left)

    def _replay_answers(self, answers: list[Option], fingerprints: Sequence[int] = ()) -> None:
        """Play from the origin with these answers and compare fingerprints. Raises a ReplayMismatch."""
        self.history, self.fingerprints = [], []
        self.scripted_chance = self.scripted_chance and self.scripted_chance.restarted()
        keeps_positions = self.rules.positions is not None
        self._begin(self._origin.copy(), self._origin, self.rules.events is not None)
        self._run(None)
        # The passes of an important-only table are among the answers.
        important_only, self.important_only = self.important_only, False
        for number, answer in enumerate(answers, start=1):
            try:
                self.answer(answer)
            except UserError as error:
                raise ReplayMismatch("error-replay-mismatch-at", number=number, reason=error) from error
            if number % FINGERPRINT_INTERVAL == 0 and number // FINGERPRINT_INTERVAL <= len(fingerprints):
                if fingerprint(self.game, self.state) != fingerprints[number // FINGERPRINT_INTERVAL - 1]:
                    raise ReplayMismatch(
                        "error-replay-mismatch-between", first=number - FINGERPRINT_INTERVAL + 1, last=number
                    )
        self.important_only = important_only
        # The positions on the way here belong to events that viewers have seen before.
        self.keep_positions(keeps_positions)

    def replay(self, answers: int | None = None) -> Table:
        """Return a new table that plays this game again, up to a number of answers (all of them by default). Raises a
        ReplayMismatch."""
        if not self._has_beginning:
            raise UserError("error-no-beginning-replay")
        clone = Table(
            self.game,
            self.setup,
            self._origin,
            auto=self.auto,
            events=True,
            scripted_chance=self.scripted_chance and self.scripted_chance.restarted(),
        )
        clone.decks = self.decks
        clone._replay_answers(self.history[:answers], self.fingerprints)
        return clone

    def save(self, *, brief: bool = False) -> bytes:
        """Return the game as bytes for `Table.load`. With `brief`, the history is left out, for a process that only
        answers the open decision."""
        from underkeep.core.records.save_format import save

        return save(self, brief=brief)

    @staticmethod
    def load(data: bytes) -> Table:
        """Return a saved game, at the decision at which it was saved. Raises a UserError if the data is no saved
        game."""
        from underkeep.core.records.save_format import load

        return load(data)

    def _repr_svg_(self) -> str:
        return self.game.display.draw_svg(self.observe().state)


def _default_answer(decision: Decision) -> Option:
    """Return the answer that the table gives for a seat that has resigned."""
    options = decision.options
    return PASS if PASS in options else options[0]


class Observation:
    """What one viewer may know of a table. Bots and clients get an observation, never the table."""

    __slots__ = ("answers_since", "checkpoint", "dealing", "game", "is_at_decision", "setup", "state", "viewer")

    def __init__(self, game: Game, setup: Any, viewer: Viewer, state: Any, *, is_at_decision: bool = True) -> None:
        self.game = game
        self.setup = setup
        self.viewer = viewer
        self.state = state
        self.is_at_decision = is_at_decision
        """Whether the game is over or waits for an answer. The position of an event can be in the middle of a step,
        from which the rules cannot play on, so nothing is forecast from it."""
        self.checkpoint: State | None = None
        self.answers_since: list[Option] = []
        self.dealing: Dealing | None = None

    @property
    def seat(self) -> Seat:
        """The seat of the viewer, who must have one."""
        seat = visibility.seat_of(self.viewer)
        assert seat is not None, "a viewer without a seat decides nothing"
        return seat

    def rules(self) -> Any:
        """Return the verbs of the game bound to the observed state, for counting, not for playing."""
        return self.game.rules(self.state)

    def sample_world(self, random: Random, keep: bool = True) -> Table:
        """Return a possible world: a table at the same decision in which the unknown faces are dealt at random. With
        `keep=False` the world takes no checkpoints and no fingerprints, because it is thrown away after a play-out.
        Raises a UserError if the observation was made without `for_sampling=True`."""
        from underkeep.core import worlds

        return worlds.sample_world(self, random, keep)

    def _repr_svg_(self) -> str:
        return self.game.display.draw_svg(self.state)
