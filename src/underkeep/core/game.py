"""What a game has to be so that a table can play it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from underkeep.core.decisions import Decision, Option, RuleResult
from underkeep.core.designs import Design
from underkeep.core.events import Event
from underkeep.core.state import State

if TYPE_CHECKING:
    from underkeep.core.deck_report import DeckReport
    from underkeep.core.notices import LeftOut
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer
    from underkeep.core.tutorial import Hint, TutorialSetup

S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """The verbs of one game, bound to one state. Subclasses add the rules; this base only narrates."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] | None = None
        """Where events go; None while nobody listens."""
        self.implied_passes: list[Option] | None = None
        """Where the rules write a pass that they take for granted: while the table answers forced moves
        itself, a player who can only pass need not be asked, but the pass is recorded like any other.
        None while everything must be asked (a replay has its own answers)."""
        self.stops_at_breakpoints = False
        """Yield HALT at every moment that is worth a look, even if nobody is asked anything there."""
        self.interrupted = state.over
        """The game is over, or something is to be done between two steps: see `between_steps`."""

    def emit(self, event: type[Event], *values: Any) -> None:
        """Say that something happened. Cards are given by id."""
        if self.events is not None:
            self.events.append(event.of(self.state, values))

    def resign(self, seat: int) -> None:
        """Mark a seat as giving up; the game takes it out before the next step."""
        raise NotImplementedError

    def between_steps(self) -> None:
        """Called before the next step once `interrupted` is set: the place to carry out resignations."""


class CommandOption(NamedTuple):
    """Something of a setup that is chosen by an option of the command: `--level hardcore`. The message `setting-NAME`
    of the game's catalogue is what stands for the value in the help, its attribute `about` says what it does."""

    name: str
    field: str
    """The field of the setup that it fills."""
    value_kind: str = "text"
    """`text`, `texts` (separated by commas), `flag` (no value), or `page` (a name, or a file whose text is meant)."""


class SetupField(NamedTuple):
    """Something that is asked when a table is made. Its words are `GAME-FIELD` in the catalogue `lobby`, and for each
    option `GAME-FIELD-OPTION`, unless the game says them itself (`choice_text`)."""

    field: str
    """The field of the setup that it fills."""
    options: tuple[str, ...] = ()
    """What can be chosen; nothing means yes or no."""
    multiple: bool = False
    """Whether several can be chosen at once."""
    default: tuple[str, ...] = ()
    """What is chosen if nobody chooses."""
    prominent: bool = False
    """Whether everybody wants to see it; the others are for those who look for more."""
    unless: str = ""
    """The field of another one: whoever chooses something there is not asked this."""
    custom: bool = False
    """Whether something of one's own can be written instead of an option; the words for it are `GAME-FIELD-own`."""
    groups: tuple[tuple[str, int], ...] = ()
    """The headings under which the options stand, each with how many there are; the words are `GAME-FIELD-in-NAME`."""


class Preset(NamedTuple):
    """A recommended combination of choices. Its words are `GAME-preset-NAME` in the catalogue `lobby`, whose attribute
    `about` is a sentence on it."""

    name: str
    choices: Mapping[str, Any]
    """The fields of the setup that it fills."""
    players: tuple[int, int]
    """How few and how many players it is meant for."""


ENTRY_SEPARATOR = "/"
"""Stands between the contest and the entry, where results are kept under the name of both."""


class Scoreboard(NamedTuple):
    """A way to play against one's own best results: the best one is kept for each of its entries. Its words are
    `contest-NAME` in the catalogues of the game."""

    name: str
    entries: tuple[str, ...]
    """What it can be played with: the key of a printed card, or any other word."""
    choices: Mapping[str, Any] = MappingProxyType({})
    """What is chosen for a table of it, at which nobody else sits."""

    def category(self, entry: str) -> str:
        """Under which name results with an entry are kept."""
        return self.name + ENTRY_SEPARATOR + entry


class PracticeResult(NamedTuple):
    """What became of something that was practised: the events as a table tells them, of nobody in particular, and the
    table as it is then."""

    events: tuple[Event, ...]
    table: msgspec.Struct


class GameText(Protocol):
    """What a game says while it is played. Its module `voice` has these functions."""

    def option_text(
        self, renderer: TextRenderer, state: Any, option: Option, decision: Decision | None = None, part: str = ""
    ) -> str:
        """The words of an option (see `TextRenderer.option_text`)."""
        ...

    def prompt_text(self, renderer: TextRenderer, state: Any, decision: Decision) -> str:
        """The words of a question: what is asked, and why."""
        ...

    def waiting_text(self, renderer: TextRenderer, state: Any, decision: Decision) -> str:
        """Whom the table waits for and why, told to the others."""
        ...

    def event_text(self, renderer: TextRenderer, state: Any, event: Event) -> str:
        """The sentence that tells an event, or an empty text if it tells nothing."""
        ...

    def log_lines(self, renderer: TextRenderer, state: Any, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """A stretch of events as sentences, each with the event that it tells (or begins with)."""
        ...

    def ending_text(self, renderer: TextRenderer, state: Any, events: Sequence[Event]) -> str:
        """How a finished game was decided."""
        ...


class Game:
    """One game of the house: its steps, its options, its words. Each game has exactly one instance."""

    name: str
    version: int
    """The version of the rules. A change of behaviour raises it, so that old records are not misread."""
    steps: Mapping[str, Callable[[Any], RuleResult]]
    steps_without_decisions: frozenset[str] = frozenset()
    """Steps that never ask anything: no checkpoint is needed at their start."""
    state_type: type[State]
    setup_type: type[msgspec.Struct]
    option_type: Any
    """The union of the option structs, to read recorded answers."""
    answers_type: Any
    """A list of that union."""
    reaction_kinds: frozenset[str] = frozenset()
    """The kinds of question in which a player may only react to others: whoever wants to be left alone passes them."""
    cooperative: bool = False
    """Whether all players win or lose together: then nobody may have won, and nobody leaves alone."""
    open_hands: bool = False
    """Whether everybody may look into all hands: then several people can sit at one screen without hiding anything."""
    command_options: tuple[CommandOption, ...] = ()
    """What can be chosen for a game on the command line, besides the number of players."""
    clause_prefix: str = ""
    """How the ids of the clauses of its rules begin."""
    message_files: tuple[str, ...] = ()
    """The files of `locale/<language>/` with the words of the game."""

    def rules(self, state: Any) -> Rules[Any]:
        """The verbs bound to a state."""
        raise NotImplementedError

    def initial_state(self, setup: Any, seed: int) -> State:
        """The position at the beginning. Raises a UserError if the setup does not fit."""
        raise NotImplementedError

    def resolve_outcome(self, state: Any, decision: Decision, option: Option) -> Option:
        """The answer as it is recorded and played. What the rules do not decide themselves (where a thrown die comes to
        rest) is worked out here, once, and kept in the answer; an answer that has it already stays as it is."""
        return option

    def check_untrusted_answer(self, option: Option) -> Option:
        """An answer that somebody sends from outside. Raises a UserError if it claims what only `resolve_outcome` may say."""
        return option

    def needs_outcomes(self, setup: Any) -> bool:
        """Whether `resolve_outcome` has something to do in a game with this setup. Raises a UserError if it has, and what it
        needs for it is not installed."""
        return False

    def warm_up(self) -> None:
        """Load what `resolve_outcome` needs, so that the first answer need not wait for it."""

    def is_irreversible(self, option: Option) -> bool:
        """Whether a recorded answer stands for good: nobody may take back what `resolve_outcome` found out, and try again."""
        return False

    def next_setup(self, setup: Any, state: Any) -> Any:
        """The setup of the game that follows a finished one in a series of games; None if there is none."""
        return None

    def series_text(self, language: str, setup: Any) -> str:
        """Which game of a series this is, and of which series; an empty text if it belongs to none."""
        return ""

    def next_game_text(self, language: str, setup: Any, following: Any) -> str:
        """What it says where the game that follows (`sequel`) can be begun."""
        return ""

    def cards_by_back(self, state: Any) -> list[list[int]]:
        """The ids of the cards grouped by their backs: hidden faces are exchangeable within a group."""
        raise NotImplementedError

    def zones(self, state: Any) -> dict[str, list[int]]:
        """Every place with the cards in it; each card must be in exactly one."""
        raise NotImplementedError

    def seat_names(self, setup: Any) -> list[str]:
        """What the seats are called."""
        raise NotImplementedError

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        """What can be chosen for a game: names, explained in a language, under the message that says what they are."""
        return {}

    def scores(self, state: Any) -> list[int]:
        """One number per seat, more is better; for reports."""
        raise NotImplementedError

    def is_playing(self, state: Any, seat: int) -> bool:
        """Whether the seat is still playing."""
        raise NotImplementedError

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        """The options of a decision under the words that scenarios use for them (plain English)."""
        raise NotImplementedError

    def card_kind(self, face: int) -> str:
        """What kind of card a face is, in a word of the game."""
        raise NotImplementedError

    def kinds_of(self, face: int) -> tuple[str, ...]:
        """The kinds under which a reader can look for a card: its `card_kind`, then the groups that the game adds."""
        return (self.card_kind(face),)

    def card_kinds(self) -> list[str]:
        """The kinds under which the cards of this game can be looked for: every `card_kind`, then every group."""
        found = [self.kinds_of(face) for face in self.faces()]
        first = dict.fromkeys(kinds[0] for kinds in found)
        return list(first | dict.fromkeys(kind for kinds in found for kind in kinds))

    def kind_text(self, language: str, kind: str) -> str:
        """The name of a kind of card: the message `kind-KIND` of the game's catalogues."""
        from underkeep.core.text import load_messages

        return load_messages(language, self.message_files).format(f"kind-{kind}")

    def card_design(self, face: int) -> Design:
        """Return whether a card is as printed or, wholly or in part, of Underkeep's own design."""
        return Design.PRINTED

    def card_text(self, renderer: TextRenderer, face: int) -> tuple[str, str, str]:
        """The name of a card, its numbers in one line, and its wording (which may be empty)."""
        raise NotImplementedError

    @property
    def text(self) -> GameText:
        """What the game says while it is played: its module `voice`, loaded when somebody listens."""
        raise NotImplementedError

    # --- for a table on a screen

    players: tuple[int, int] = (2, 4)
    """How few and how many can play."""

    def setup_fields(self) -> tuple[SetupField, ...]:
        """What is asked when a table is made, besides who plays."""
        return ()

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        """The name of an option and what it does, if they do not stand in the catalogue `lobby`. What can be written
        by anybody (a page of one's own) has a name too."""
        return None

    def presets(self) -> tuple[Preset, ...]:
        """The combinations of choices that are recommended."""
        return ()

    def apply_choices(self, preset: Preset, choices: Mapping[str, Any]) -> dict[str, Any]:
        """The choices of a preset with those that were made besides, which come before its own."""
        return {**preset.choices, **choices}

    def left_out(self, setup: Any) -> tuple[LeftOut, ...]:
        """The cards of the chosen sets that take no part in a game with this setup, by reason; `notices` says it in
        words. Raises a UserError if the setup does not fit."""
        return ()

    def scoreboards(self) -> tuple[Scoreboard, ...]:
        """In what everybody's own best results are kept."""
        return ()

    def results(self, state: Any, seat: int) -> list[tuple[str, int]]:
        """What a seat has achieved in a finished game: the category (`Scoreboard.category`) and the score, of which
        more is better. Nothing if the game was given up."""
        return []

    def result_headline(self, renderer: TextRenderer, state: Any) -> str:
        """What stands over the end of a finished game where neither victory nor defeat says it; empty elsewhere."""
        return ""

    def entry_text(self, renderer: TextRenderer, entry: str) -> str:
        """What an entry of a contest is called."""
        raise NotImplementedError

    def result_text(self, renderer: TextRenderer, contest: str, score: int) -> str:
        """What a score in a contest is worth, in a few words; an empty text if the number says it all."""
        return ""

    can_practise: bool = False
    """Whether one can practise (`practise`): try what `resolve_outcome` finds out, at a table of one's own."""

    def practise(self, table: Mapping[str, Any], option: Option, seed: int) -> PracticeResult:
        """What becomes of an answer that counts for nothing. The table is given, and handed back, as the board of the
        game describes it; the chance of it comes of the seed alone. Raises a UserError about what cannot be done."""
        raise NotImplementedError

    has_deck_builder: bool = False
    """Whether people can build decks of their own (`report_deck`)."""

    def report_deck(self, language: str, written: str | Mapping[str, int]) -> DeckReport:
        """What there is to say about a deck of one's own, given as a code, as a text or as numbers by the keys of its
        cards. Raises a UserError if it cannot be read."""
        raise NotImplementedError

    def stop_menu(self) -> dict[str, list[str]]:
        """The `occasions` on which one may want to be asked, and those of them that are `always` asked."""
        return {}

    def faces(self) -> Sequence[int]:
        """The faces of all printed cards."""
        return ()

    def catalogue_entry(self, face: int) -> tuple[str, str, int]:
        """The key of a printed card, the set it belongs to, and how many copies there are."""
        raise NotImplementedError

    def card_names(self, face: int) -> tuple[str, ...]:
        """Everything that a card is called, in all languages: under each of these names it can be found."""
        from underkeep.core.text import LANGUAGES, TextRenderer

        renderers = (TextRenderer(self, self.setup_type(), language) for language in LANGUAGES)
        return tuple(dict.fromkeys(self.card_text(renderer, face)[0] for renderer in renderers))

    def board(self, observation: Observation) -> msgspec.Struct:
        """What a client draws: the position as a seat sees it, with the sums that people want to read off. Cards
        are ids and faces; a client has the printed cards from `traits`."""
        raise NotImplementedError

    def card_values(self, face: int) -> dict[str, Any]:
        """What is printed on a card, for a client that draws it: plain values by name."""
        raise NotImplementedError

    def rulings(self, face: int, language: str = "en") -> list[str]:
        """What has been decided about a card."""
        return []

    def card_clauses(self, face: int) -> list[str]:
        """The clauses of the rules that a card is about."""
        return []

    def decision_kinds(self) -> Collection[str]:
        """The kinds of question that the rules ask a seat. What chance answers is none of them."""
        raise NotImplementedError

    def decision_clauses(self, kind: str) -> list[str]:
        """The clauses of the rules that a kind of question is about."""
        return []

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        """Why a reaction matters to the seat that is asked, in words of the game (`fate`, `entering`, ...). Whoever
        plays with smart stops is shown a reaction only on such an occasion; `aimed` always counts, and `aimed` and
        `own-fate` break what somebody has passed until later. A name with a colon (`phase:adventure`) is a place: no
        reason by itself, but a stop can be set or removed there."""
        return frozenset({"aimed"})

    def progress(self, state: Any) -> dict[str, Any]:
        """Where the game is: `round`, `phase`, `turn` (whose), and other marks of the game. Whoever passes until
        something is over passes while its mark stays the same."""
        return {}

    def pass_delay(self, state: Any, kind: str) -> str:
        """How long a table waits at a question of this kind for a seat that says nothing: `walk` (in passing),
        `stop` (in passing, where people think), `short` (nobody is expected to act), `halt` (people think here) or
        `anyone` (something was played: anyone?). Only what everybody sees may decide."""
        return "halt"

    def display_time(self, event: Event) -> float:
        """How long an event wants to be looked at, in seconds at normal speed."""
        return 0.0

    def confirmation(self, renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
        """What to ask somebody before a costly slip, or an empty text."""
        return ""

    tutorial_setup: TutorialSetup | None = None
    """The table of a first game that explains itself, if there is one."""

    def tutorial_hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        """What a narrator says at a question to somebody who learns the game, in order. `events` are all that the
        learner has seen so far."""
        return []

    def draw_svg(self, state: Any) -> str:
        """A picture of the position."""
        raise NotImplementedError

    def notation(self) -> Notation:
        """How positions and moves of the game are written down."""
        raise NotImplementedError
