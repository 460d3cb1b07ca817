"""The table: what everybody holds.

A game is a checkpoint and the answers since. The table keeps a copy of the state at the start of the
current step and the answers given since then; to clone, load or undo, it copies the checkpoint, starts the
step and feeds the answers.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from underkeep.core import chance, visibility
from underkeep.core.capabilities.keys import OUTCOMES
from underkeep.core.decisions import CHANCE, PASS, Decision, Option, RangeOptions, Resign
from underkeep.core.errors import IllegalMove, ReplayMismatch, UserError
from underkeep.core.events import Event
from underkeep.core.game import Game
from underkeep.core.state import State, fingerprint

if TYPE_CHECKING:
    from underkeep.core.scenario.scripted_chance import ScriptedChance

CHECK_EVERY = 20
"""A short hash of the state is kept every so many answers, to notice a drifting replay."""


class Table:
    """A game in progress (or finished).

    `table.decision` is the open question, or None when the game is over. Decisions with a single option
    are answered by the table itself (`auto=False` turns that off).

    With `keep=False` no checkpoint is taken at each step and no hashes are kept: random play-outs are
    faster, while cloning gets slower the longer the play-out is.
    """

    scripted_chance: ScriptedChance | None = None
    """What chance will bring, as far as a scenario says so."""

    def __init__(
        self,
        game: Game,
        setup: Any,
        state: State,
        *,
        auto: bool = True,
        keep: bool = True,
        events: bool = True,
        fate: ScriptedChance | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.auto = auto
        self.keep = keep
        self.history: list[Option] = []
        """The answers given, without those that the table gave itself."""
        self.checks: list[int] = []
        self.scripted_chance = fate
        self._origin: State = state.copy() if keep else state
        self._whole = keep
        """Whether `_origin` and `history` tell the game from its beginning."""
        self._begin(state.copy() if keep else state, events)
        self._run(None)

    def _begin(self, state: State, events: bool) -> None:
        self.state = state
        self.rules = self.game.rules(state)
        if events:
            self.rules.events = []
        self._checkpoint = state.copy()
        self._since: list[Option] = []
        self._left: set[int] = set()
        """Seats that have resigned: what they are still asked in the running step, the table answers."""
        self._feeding = False
        self._play: Generator[Decision, Any, Any] | None = None
        self._steps = self.game.steps
        self._outcomes = self.game.get(OUTCOMES)
        self.decision: Decision | None = None

    # --- looking -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty until the game is over."""
        return self.state.winners

    @property
    def options(self) -> Sequence[Option]:
        """The legal answers to the open question; empty when the game is over."""
        return self.decision.options if self.decision is not None else ()

    @property
    def events(self) -> list[Event]:
        """Everything that happened since this table was opened (with full knowledge: for a seat's eyes
        use `events_for`)."""
        return self.rules.events or []

    def events_for(self, seat: int, start: int = 0) -> list[Event]:
        """What a seat (or `SPECTATOR`) saw happen, from event number `start` on."""
        return [event.seen_by(self.state, seat) for event in self.events[start:]]

    def observe(self, seat: int = visibility.SPECTATOR, *, for_sampling: bool = False) -> Observation:
        """What a seat may know: the same state with the unknown faces, the seed and the random counter
        blank. With `for_sampling=True` the view can also deal possible worlds."""
        view = Observation(self.game, self.setup, seat, visibility.redact(self.state, seat))
        if for_sampling:
            then, now = self._checkpoint, self.state
            # What was learned within the step is true of the checkpoint too, unless the id has been shuffled
            # and has another face since.
            knows = bytearray(
                old | new if before == after else old
                for old, new, before, after in zip(then.knows, now.knows, then.faces, now.faces, strict=True)
            )
            mine = visibility.viewer_bit(self.state, seat)
            view.basis = visibility.redact(self._checkpoint, seat, knows)
            view.basis.knows = knows
            view.since = list(self._since)
            faces = self._checkpoint.faces
            view.unseen = [
                sorted(faces[card] for card in pile if not knows[card] & mine)
                for pile in self.game.cards_by_back(self.state)
            ]
        return view

    # --- answering -----------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer the open question and play on to the next one.

        Raises a UserError (IllegalMove, or what a grid says), and changes nothing, if the option is not offered.
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
        """Like `answer`, for an option that was taken from `options`: it is not checked."""
        if self._outcomes is not None and self.decision is not None:
            option = self._outcomes.resolve_outcome(self.state, self.decision, option)
        self.history.append(option)
        self._since.append(option)
        self._run(option)
        if self.keep and len(self.history) % CHECK_EVERY == 0:
            self.checks.append(fingerprint(self.state))

    def resign(self, seat: int) -> None:
        """A player gives up. Questions to that seat are passed until the running step is done; if only one player
        is left, or nobody, the game is over at once."""
        if self.game.cooperative:
            raise IllegalMove("error-resign-together")
        playing = [other for other in range(self.state.players) if self.game.is_playing(self.state, other)]
        if self.over or seat not in playing:
            raise IllegalMove("error-resign-not-playing", seat=seat)
        if len(playing) == 1 < self.state.players:
            raise IllegalMove("error-resign-last", seat=seat)
        option = Resign(seat)
        self.history.append(option)
        self._since.append(option)
        self.rules.resign(seat)
        self._left.add(seat)
        if len(playing) == 2:
            # The other one has won and has nothing to decide any more.
            self._left.update(playing)
        if self.decision is not None and self.decision.seat in self._left:
            passing = _least(self.decision)
            self._since.append(passing)
            self._run(passing)
        if self.keep and len(self.history) % CHECK_EVERY == 0:
            self.checks.append(fingerprint(self.state))

    def _run(self, answer: Option | None) -> None:
        """Feed an answer to the rules and go on to the next question that needs somebody."""
        state, rules = self.state, self.rules
        play: Any = self._play
        steps, auto, keep = self._steps, self.auto, self.keep
        quiet = self.game.steps_without_decisions
        since = self._since
        rules.implied_passes = since if auto else None
        self.decision = None
        while True:
            while not play:
                if rules.interrupted:
                    rules.between_steps()
                    if state.over:
                        self._play = None
                        return
                if keep and state.step not in quiet:
                    self._checkpoint = state.copy()
                    self._since = since = []
                    rules.implied_passes = since if auto else None
                play = steps[state.step](rules)
            try:
                decision: Decision = play.send(answer)
            except StopIteration:
                play = answer = None
                continue
            if decision.seat == CHANCE and not self._feeding:
                answer = self._chance(decision)
                since.append(answer)
                continue
            if self._left and decision.seat in self._left:
                answer = _least(decision)
                since.append(answer)
                continue
            if auto:
                options = decision.options
                if len(options) == 1:
                    answer = options[0]
                    since.append(answer)
                    continue
            self._play, self.decision = play, decision
            return

    def _chance(self, decision: Decision) -> Option:
        """What chance answers."""
        told = self.scripted_chance.answer(self, decision) if self.scripted_chance is not None else None
        if told is not None:
            return told
        options = decision.options
        return options[chance.peek(self.state, len(options))]

    def _feed(self, answers: list[Option]) -> None:
        """Bring a fresh table to where these answers lead. Nothing is checked or worked out twice."""
        auto, keep = self.auto, self.keep
        self.auto = self.keep = False
        self._feeding = True
        self._run(None)
        left = set()
        for answer in answers:
            self._since.append(answer)
            if type(answer) is Resign:
                self.rules.resign(answer.seat)
                left.add(answer.seat)
            else:
                self._run(answer)
        # Only now: the answers for those who had left are among the answers fed.
        self._left = left
        self._feeding = False
        self.auto, self.keep = auto, keep

    # --- copying, undoing, replaying -----------------------------------------------------------------

    def clone(self, *, keep: bool | None = None, events: bool = False) -> Table:
        """An independent copy of the table at the same question."""
        twin = Table.__new__(Table)
        twin.game, twin.setup, twin.auto = self.game, self.setup, self.auto
        twin.keep = self.keep if keep is None else keep
        twin.history, twin.checks = self.history[:], self.checks[:]
        twin.scripted_chance = self.scripted_chance and self.scripted_chance.copy()
        twin._origin, twin._whole = self._origin, self._whole
        twin._begin(self._checkpoint.copy(), False)
        twin._feed(self._since)
        if events:
            twin.rules.events = []
        return twin

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers. The table plays again from the beginning up to there."""
        if not self._whole:
            raise UserError("error-no-beginning-undo")
        if not 1 <= answers <= len(self.history):
            raise UserError("error-undo-count", there=len(self.history), wanted=answers)
        kept = self.history[: len(self.history) - answers]
        self._again(kept)

    def _again(self, answers: list[Option], checks: Sequence[int] = ()) -> None:
        """Play from the origin with these answers, comparing hashes on the way."""
        self.history, self.checks = [], []
        self.scripted_chance = self.scripted_chance and self.scripted_chance.fresh()
        self._begin(self._origin.copy(), self.rules.events is not None)
        self._run(None)
        for number, answer in enumerate(answers, start=1):
            try:
                self.answer(answer)
            except UserError as error:
                raise ReplayMismatch("error-drift-at", number=number, reason=error) from error
            if number % CHECK_EVERY == 0 and number // CHECK_EVERY <= len(checks):
                if fingerprint(self.state) != checks[number // CHECK_EVERY - 1]:
                    raise ReplayMismatch("error-drift-between", first=number - CHECK_EVERY + 1, last=number)

    def replay(self, answers: int | None = None) -> Table:
        """A new table that plays this game again, up to so many answers (all of them by default)."""
        if not self._whole:
            raise UserError("error-no-beginning-replay")
        twin = Table(
            self.game,
            self.setup,
            self._origin,
            auto=self.auto,
            events=True,
            fate=self.scripted_chance and self.scripted_chance.fresh(),
        )
        twin._again(self.history[:answers], self.checks)
        return twin

    def save(self, *, brief: bool = False) -> bytes:
        """The game as bytes; `Table.load` brings it back. With `brief` it comes back without its history, for somebody
        who only answers the open question."""
        from underkeep.core.save_format import save

        return save(self, brief=brief)

    @staticmethod
    def load(data: bytes) -> Table:
        """A saved game, at the question at which it was saved. Raises a UserError for anything else."""
        from underkeep.core.save_format import load

        return load(data)

    def _repr_svg_(self) -> str:
        return self.game.display.draw_svg(self.observe().state)


def _least(decision: Decision) -> Option:
    """What somebody who has left the table answers."""
    options = decision.options
    return PASS if PASS in options else options[0]


class Observation:
    """What one seat may know of a table. Bots and clients are handed this, never the table."""

    __slots__ = ("basis", "game", "seat", "setup", "since", "state", "unseen")

    def __init__(self, game: Game, setup: Any, seat: int, state: Any) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.state = state
        self.basis: State | None = None
        self.since: list[Option] = []
        self.unseen: list[list[int]] = []

    def rules(self) -> Any:
        """The verbs of the game bound to what this seat sees (for counting, not for playing)."""
        return self.game.rules(self.state)

    def sample_world(self, random: Random) -> Table:
        """A possible world: a table at the same question in which the faces that this seat does not know
        are dealt at random. Needs a view made with `for_sampling=True`."""
        if self.basis is None:
            raise UserError("error-no-worlds")
        world = self.basis.copy()
        mine = visibility.viewer_bit(world, self.seat)
        for pile, faces in zip(self.game.cards_by_back(world), self.unseen, strict=True):
            dealt = faces[:]
            random.shuffle(dealt)
            for card in pile:
                if not world.knows[card] & mine:
                    world.faces[card] = dealt.pop()
        world.seed = random.getrandbits(64)
        table = Table.__new__(Table)
        table.game, table.setup = self.game, self.setup
        table.auto, table.keep = True, True
        table.history, table.checks = [], []
        table._origin, table._whole = world, False
        table._begin(world, False)
        table._feed(self.since)
        return table

    def _repr_svg_(self) -> str:
        return self.game.display.draw_svg(self.state)
