"""The text form of a golden game, and its replay and comparison.

A golden game is a setup, deck lists, a seed and the answers, and the results that they must lead to: the events, the
winners and the scores. Nothing in it names a class, a field of a state, a card id or a number of a catalogue, so it
survives renames and new cards:

- An answer is the number of the chosen option among the options of its decision; a throw is its numbers (`Throws`).
- An event is one line of text, `HeroDied(bmr-nick, 1)`: the name of the event and its values in their order. A card
  is the key of its printed face, followed by its viewers if not every viewer knew that face: `bmr-fear@0`.
- After every answer two letters check everything so far: the seat that decided, the number of its options, and every
  event.

The letters locate a difference at the answer where it begins; the digest at the end covers every line.
"""

from __future__ import annotations

import zlib
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from underkeep import Resign, Table, UserError
from underkeep.core import registry
from underkeep.core.decisions import Decision
from underkeep.core.events import Event, SeenCard
from underkeep.core.game import Game
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.records.deck_lists import Catalogue, read_deck_lists, translate_struct, write_deck_lists
from underkeep.core.records.record import make_unchecked_setup, stored_choices
from underkeep.core.text import TextRenderer

RECORDED_NAMES: dict[str, str] = {}
"""The names of events, and the texts in them, that were renamed after the golden games had been recorded: the name in
the recorded games by the name in the code. A rename needs a line here instead of new recordings."""

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
SHORT_OPTIONS = 63
"""Options with a lower number are written with one letter, others with LARGE and two letters."""
LARGE, RESIGNATION, NUMBERS = "_", "!", "*"
MAX_OPTIONS = len(LETTERS) ** 2
MAX_OPTIONS_SHOWN, MAX_EVENTS_SHOWN = 12, 60
"""The numbers of options and events that the description of a difference lists."""

Answer: TypeAlias = "int | Resign | list[Any]"
"""The number of an option, a resignation, or the plain values of an answer that is given in numbers."""


class Record(msgspec.Struct):
    """A golden game as it is stored: one line of JSON."""

    name: str
    game: str
    setup: dict[str, Any]
    """The choices of the setup, as a caller of `new_game` writes them."""
    deal: str
    """The name of its deal in `deals.json`: the checked choices and the deck lists."""
    seed: int
    bots: list[str]
    """The bots that played, one for each seat."""
    answers: str
    """The text of `write_answers`."""
    numbers: list[Any]
    """The answers that are given in numbers, in order."""
    answer_count: int
    round_count: int
    event_count: int
    digest: str
    winners: list[int]
    scores: list[int]

    @property
    def id(self) -> str:
        """The name of the record among the records of all games."""
        return f"{self.game}/{self.name}"


class Mismatch(AssertionError):
    """A golden game is played differently now. The text describes where the difference begins, and the position
    there."""


# --- deals ----------------------------------------------------------------------------------------------------

DEALS = Path(__file__).parent / "deals.json"


class Deal(msgspec.Struct):
    """What a golden game is dealt from, besides its seed."""

    choices: dict[str, Any]
    """The choices with their defaults filled in."""
    decks: dict[str, str]
    """The written deck lists."""


class StoredDeals(msgspec.Struct):
    """The file of all deals. Many games share a deck, so that each list is there once."""

    lists: dict[str, str]
    """The written deck lists by name."""
    deals: dict[str, Deal]
    """The deals by name, with the names of their lists."""


@cache
def read_deals() -> dict[str, Deal]:
    """Return the deals of the golden games by name."""
    stored = msgspec.json.decode(DEALS.read_bytes(), type=StoredDeals)
    return {
        name: Deal(deal.choices, {deck: stored.lists[written] for deck, written in deal.decks.items()})
        for name, deal in stored.deals.items()
    }


def write_deals(deals: dict[str, Deal]) -> None:
    """Write the file of all deals."""
    lists = {_short_hash(written): written for deal in deals.values() for written in deal.decks.values()}
    named = {
        name: Deal(deal.choices, {deck: _short_hash(written) for deck, written in deal.decks.items()})
        for name, deal in sorted(deals.items())
    }
    stored = StoredDeals(dict(sorted(lists.items())), named)
    DEALS.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1) + b"\n")


def _short_hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


def make_deal(name: str, choices: dict[str, Any]) -> Deal:
    """Return the deal of a game with these choices and the cards of today. Raises a UserError."""
    game = registry.get(name)
    setup = game.check_setup(game.setup_type(**_with_tuples(choices)))
    return Deal(stored_choices(setup), write_deck_lists(game.deck_lists(setup)))


def name_of_deal(game: str, deal: Deal) -> str:
    """Return the name of a deal: the game, and a short hash of its contents."""
    return f"{game}/{blake2b(msgspec.json.encode(deal), digest_size=4).hexdigest()}"


# --- answers as letters ---------------------------------------------------------------------------------------


def write_answers(answers: Sequence[Answer], checks: Sequence[str]) -> str:
    """Return the answers with the checks after them; the first check belongs to the beginning of the game.

    >>> write_answers([3, 80, Resign(1), [5]], ["aa", "bb", "cc", "dd", "ee"])
    'aa3bb_1gcc!1dd*ee'
    """
    return checks[0] + "".join(_answer_letters(a) + check for a, check in zip(answers, checks[1:], strict=True))


def _answer_letters(answer: Answer) -> str:
    if isinstance(answer, Resign):
        return RESIGNATION + LETTERS[answer.seat]
    if isinstance(answer, list):
        return NUMBERS
    return LETTERS[answer] if answer < SHORT_OPTIONS else LARGE + two_letters(answer)


def two_letters(number: int) -> str:
    """Return a number below 4096 in two letters."""
    return LETTERS[number // len(LETTERS)] + LETTERS[number % len(LETTERS)]


def read_answers(letters: str, numbers: Sequence[Any]) -> tuple[list[Answer], list[str]]:
    """Return the answers and the checks that `write_answers` has written.

    >>> read_answers("aa3bb_1gcc!1dd*ee", [[5]])
    ([3, 80, Resign(seat=1), [5]], ['aa', 'bb', 'cc', 'dd', 'ee'])
    """
    answers: list[Answer] = []
    checks = [letters[:2]]
    rest, place = iter(numbers), 2
    while place < len(letters):
        letter = letters[place]
        place += 1
        if letter == RESIGNATION:
            answers.append(Resign(LETTERS.index(letters[place])))
            place += 1
        elif letter == NUMBERS:
            answers.append(next(rest))
        elif letter == LARGE:
            answers.append(LETTERS.index(letters[place]) * len(LETTERS) + LETTERS.index(letters[place + 1]))
            place += 2
        else:
            answers.append(LETTERS.index(letter))
        checks.append(letters[place : place + 2])
        place += 2
    return answers, checks


# --- answers in numbers ---------------------------------------------------------------------------------------


def option_of(offered: RangeOptions, values: Sequence[Any]) -> Option:
    """Return the option with these plain values."""
    kind = type(offered[0])
    fields = msgspec.structs.fields(kind)
    return kind(*(msgspec.convert(value, field.type) for value, field in zip(values, fields, strict=True)))


# --- events as text -------------------------------------------------------------------------------------------


class KeyOfNumber(dict[int, str]):
    """The key of each number of a catalogue."""

    def __init__(self, catalogue: Catalogue[Any]) -> None:
        super().__init__(enumerate(catalogue.keys))

    def __missing__(self, number: int) -> str:
        return str(number)


class EventWriter:
    """Writes the events of one table as text."""

    def __init__(self, game: Game, players: int) -> None:
        self._players = players
        self._all_viewers = (1 << players + 1) - 1
        self._keys_by_kind: Any = {kind: KeyOfNumber(catalogue) for kind, catalogue in game.catalogues.items()}

    def text(self, event: Event) -> str:
        """Return the name of an event and its values."""
        event = translate_struct(event, self._keys_by_kind)
        values = ", ".join(self._value(value) for value in msgspec.structs.astuple(event))
        return f"{event_name(event)}({values})"

    def _value(self, value: Any) -> str:
        if value is None:
            # Recorded games write an absent seat or card as -1.
            return "-1"
        if value is True or value is False:
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value)
        if isinstance(value, SeenCard):
            return self._card(value)
        if isinstance(value, str):
            return RECORDED_NAMES.get(value, value) or "''"
        if isinstance(value, bytes):
            return value.hex() or "''"
        if isinstance(value, msgspec.Struct):
            value = msgspec.structs.astuple(value)
        return f"[{' '.join(self._value(part) for part in value)}]"

    def _card(self, card: SeenCard) -> str:
        # `text` has replaced the face by its key, which is empty for an unknown face.
        key = str(card.face) or "unknown"
        if card.knows == self._all_viewers:
            return key
        seats = "".join(str(seat) for seat in range(self._players) if card.knows >> seat & 1)
        return f"{key}@{seats}{'*' if card.knows >> self._players & 1 else ''}"


def event_name(event: Event) -> str:
    """Return the name of an event in the golden games."""
    name = name_in_code(event)
    return RECORDED_NAMES.get(name, name)


def name_in_code(event: Event) -> str:
    """Return the name of an event as the engine writes it."""
    return str(type(event).__struct_config__.tag)


# --- playing --------------------------------------------------------------------------------------------------


class Session:
    """A game that is played from its beginning, with a running check of its decisions and events."""

    def __init__(self, name: str, players: int, deal: Deal, seed: int, *, checkpoints: bool = False) -> None:
        game, decks = registry.get(name), read_deck_lists(deal.decks)
        setup = make_unchecked_setup(game, deal.choices, [""] * players)
        setup = msgspec.structs.replace(setup, names=())
        self.deal = deal
        self.table = Table(game, setup, game.deal(setup, seed, decks), checkpoints=checkpoints)
        self.table.decks = decks
        self.answers: list[Answer] = []
        self.checks: list[str] = []
        self.names: Counter[str] = Counter()
        """The number of events of each name."""
        self.lines: list[str] = []
        """The events since the last answer."""
        self.decision: Decision | None = None
        """The decision that the last answer was given to."""
        self._writer = EventWriter(self.table.game, self.table.state.players)
        self._digest = blake2b(digest_size=8)
        self._running = 0
        self._read_event_count = 0
        self._read_events()

    @property
    def event_count(self) -> int:
        """The number of events so far."""
        return len(self.table.events)

    @property
    def digest(self) -> str:
        """The digest of all lines so far."""
        return self._digest.hexdigest()

    @property
    def round_count(self) -> int:
        """The present round (or turn, where the game counts turns)."""
        return int(self.table.game.assist.progress(self.table.state)["round"])

    def play(self, option: Option, answer: Answer) -> None:
        """Give an answer to the open decision, or resign; `answer` is the recorded form of the option."""
        self.decision = decision = self.table.decision
        self.answers.append(answer)
        if isinstance(option, Resign):
            self.decision = None
            self.table.resign(option.seat)
        else:
            assert decision is not None
            options = decision.options
            self._check(f"{decision.seat} of {len(options)}")
            if isinstance(options, RangeOptions):
                options.check(option)
            self.table.play(option)
        self._read_events()

    def _read_events(self) -> None:
        new = self.table.events[self._read_event_count :]
        self._read_event_count += len(new)
        self.lines = [self._writer.text(event) for event in new]
        self.names.update(event_name(event) for event in new)
        for line in self.lines:
            self._check(line)
        self.checks.append(two_letters(self._running % MAX_OPTIONS))

    def _check(self, line: str) -> None:
        data = line.encode() + b"\n"
        self._running = zlib.crc32(data, self._running)
        self._digest.update(data)


def _with_tuples(value: Any) -> Any:
    """Return plain data from JSON with tuples instead of lists, as setups hold them."""
    if isinstance(value, dict):
        return {name: _with_tuples(part) for name, part in value.items()}
    return tuple(map(_with_tuples, value)) if isinstance(value, list | tuple) else value


# --- comparing ------------------------------------------------------------------------------------------------


def replay(record: Record, outcomes: dict[str, Any]) -> Session:
    """Play a golden game again, compare it with its record at every answer, and return its session. Raises Mismatch.
    `outcomes` are the recorded outcomes of throws."""
    session = deque(replay_steps(record, outcomes), maxlen=1).pop()
    table = session.table
    results: list[tuple[str, Any, Any]] = [
        ("events", record.event_count, session.event_count),
        ("digest of all events", record.digest, session.digest),
        ("winners", record.winners, list(table.winners)),
        ("scores", record.scores, list(table.game.scores(table.state))),
        ("rounds", record.round_count, session.round_count),
    ]
    for what, recorded, now in results:
        if recorded != now:
            raise Mismatch(_described(record, session, f"{what}: {recorded} when recorded, {now} now"))
    return session


def replay_steps(
    record: Record, outcomes: dict[str, Any], deal: Deal | None = None, *, checkpoints: bool = False
) -> Iterator[Session]:
    """Play a golden game again and yield the same session at its beginning and after every answer. Raises Mismatch at
    the first answer that is not played as it was recorded. `deal` is its deal, if it is not stored yet."""
    deal = read_deals()[record.deal] if deal is None else deal
    try:
        session = Session(record.game, record.setup["players"], deal, record.seed, checkpoints=checkpoints)
    except UserError as error:
        raise Mismatch(f"{record.id}: the game cannot begin: {error}") from error
    answers, checks = read_answers(record.answers, record.numbers)
    _compare(record, session, checks[0])
    yield session
    for answer, check in zip(answers, checks[1:], strict=True):
        session.play(_recorded_option(record, session, answer, outcomes), answer)
        _compare(record, session, check)
        yield session
    if session.table.decision is not None:
        raise Mismatch(_described(record, session, "the game was over here when it was recorded, and goes on now"))


def _recorded_option(record: Record, session: Session, answer: Answer, outcomes: dict[str, Any]) -> Option:
    """Return the option that was chosen when the game was recorded. Raises Mismatch."""
    if isinstance(answer, Resign):
        return answer
    decision = session.table.decision
    if decision is None:
        raise Mismatch(_described(record, session, "the game went on here when it was recorded, and is over now"))
    options = decision.options
    if isinstance(options, RangeOptions) != isinstance(answer, list):
        raise Mismatch(_described(record, session, "the next decision is of another kind than when it was recorded"))
    if isinstance(options, RangeOptions) and isinstance(answer, list):
        return option_of(options, [outcomes[v] if isinstance(v, str) else v for v in answer])
    assert isinstance(answer, int)
    if answer >= len(options):
        sentence = f"option {answer} was chosen next when it was recorded, and there are only {len(options)} now"
        raise Mismatch(_described(record, session, sentence))
    return options[answer]


def _compare(record: Record, session: Session, check: str) -> None:
    if session.checks[-1] != check:
        sentence = "the decision that was answered here, or the events since then, are not as they were recorded"
        raise Mismatch(_described(record, session, sentence))


def _described(record: Record, session: Session, sentence: str) -> str:
    """Return the description of a difference: game, answer, round, decision and the last events as they are now."""
    table = session.table
    progress = table.game.assist.progress(table.state)
    where = f"after answer {len(session.answers)} of {record.answer_count}" if session.answers else "at the beginning"
    lines = [
        f"{record.id}, {where} (round {progress['round']}, phase {progress['phase']}): {sentence}",
        f"  setup: {describe_setup(record.setup)}; seed {record.seed}; bots: {', '.join(record.bots)}",
    ]
    if session.decision is not None:
        decision = session.decision
        size = len(decision.options)
        lines.append(
            f"  answered: seat {decision.seat}, {decision.kind}, {size} options, {_chosen(session.answers[-1])}"
        )
    lines.append(f"  events since that answer, as they are now ({len(session.lines)}):")
    renderer = TextRenderer(table.game, table.setup)
    for event, text in list(zip(table.events[table_start(session) :], session.lines, strict=True))[:MAX_EVENTS_SHOWN]:
        sentence = renderer.event_text(table.state, event)
        lines.append(f"    {text}" + (f"  {sentence}" if sentence else ""))
    lines += _decision_lines(table, renderer)
    lines.append(
        f"  To see every answer and event: python -m tests.golden.record --show {record.id}\n"
        "  (write it into a file before and after the change, and compare the two files). If the change is meant:\n"
        "  make golden, and read the diff of tests/golden/summary.txt."
    )
    return "\n".join(lines)


def _chosen(answer: Answer) -> str:
    return f"option {answer} was chosen" if isinstance(answer, int) else f"the answer was {answer}"


def table_start(session: Session) -> int:
    """Return the number of the first event since the last answer."""
    return session.event_count - len(session.lines)


def _decision_lines(table: Table, renderer: TextRenderer) -> list[str]:
    """Return the open decision and its options."""
    decision = table.decision
    if decision is None:
        return [f"  the game is over; winners: {table.winners}"]
    lines = [f"  open decision: seat {decision.seat}, {decision.kind}, {len(decision.options)} options"]
    if not isinstance(decision.options, RangeOptions):
        shown = list(decision.options)[:MAX_OPTIONS_SHOWN]
        lines += [f"    {n}: {renderer.option_text(table.state, option, decision)}" for n, option in enumerate(shown)]
        if len(decision.options) > MAX_OPTIONS_SHOWN:
            lines.append(f"    and {len(decision.options) - MAX_OPTIONS_SHOWN} more")
    return lines


# --- the summary ----------------------------------------------------------------------------------------------


def describe_setup(setup: dict[str, Any]) -> str:
    """Return the choices of a setup in one line.

    >>> describe_setup({"players": 2, "sets": ["BMR", "TNL"], "trade": True})
    'players 2, sets BMR+TNL, trade'
    """
    return ", ".join(name if value is True else f"{name} {_described_value(value)}" for name, value in setup.items())


def _described_value(value: Any) -> str:
    if not isinstance(value, list | tuple):
        return str(value)
    parts = [f"({_described_value(part)})" if isinstance(part, list | tuple) else str(part) for part in value]
    return "+".join(part or "(chosen)" for part in parts) if len(parts) <= 8 else f"{len(parts)} names"
