"""What travels over the socket: every message as a struct, from which the JSON Schema and the client's types come.

A message is a JSON object; its `t` says which one it is. `Request` is what a client may send and `Message` what the
server sends. Whatever a person reads in a message is in the language that the socket asked for; names of cards in a
text are written ⟦face|name⟧, so that a client can make links of them.

A table has a version, which grows by one with every stored answer (an undo is one too). A question is named by the
version at which it was asked. Nothing is shown as happened before the server has said so: acknowledged means stored.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

PROTOCOL = 2
"""The version of this page. A client that speaks another one is told so and let go."""

MAX_MESSAGE_BYTES = 65_536
MAX_DEPTH = 16
MAX_CHAT_LENGTH = 300
MAX_NAME_LENGTH = 40


class _Wire(msgspec.Struct, omit_defaults=True, rename="camel"):
    """Fields that have their default are left out."""


# --- from the client ------------------------------------------------------------------------------------


class Hello(_Wire, tag_field="t", tag="hello"):
    """The first message of a socket: which table, from which chair, in which language.

    `seat` must be a seat that the person holds; without it one watches. `version` is what the client has
    already: the server then tells what was missed."""

    table: str
    seat: int | None = None
    language: str = "en"
    version: int | None = None
    protocol: int = PROTOCOL


class Answer(_Wire, tag_field="t", tag="answer"):
    """Answer a question with the number of one of its options; where it is answered with numbers (`grid`), `given` is
    the answer itself, as a list. A repeat with the same `id` is acknowledged again, not played."""

    id: str
    decision: int
    option: int = -1
    given: list[Any] | None = None


class Ahead(_Wire, tag_field="t", tag="ahead"):
    """Pass in advance, if nobody acts before it is my turn to react; dropped as soon as anybody does anything."""

    id: str
    version: int
    on: bool = True


class Hold(_Wire, tag_field="t", tag="hold"):
    """Wait: I want to be asked at the next opportunity, whatever my stops say."""

    id: str
    on: bool = True


class Anyone(_Wire, tag_field="t", tag="anyone"):
    """At one screen, in a window: who of those at it wants to act. A seat is asked next, and those of this screen
    before it pass; without a seat all of them pass, as long as nobody acts."""

    id: str
    version: int
    seat: int | None = None


class Stops(_Wire, tag_field="t", tag="stops"):
    """Where I want to be asked, from now on."""

    id: str
    stops: StopSettings


class TakeBack(_Wire, tag_field="t", tag="undo"):
    """Undo my last answer (or, with `turn`, all since my turn began). If others are concerned they are asked."""

    id: str
    turn: bool = False


class Consent(_Wire, tag_field="t", tag="consent"):
    """What I say to somebody's wish to undo."""

    id: str
    agree: bool


class Say(_Wire, tag_field="t", tag="say"):
    """Chat."""

    id: str
    text: str


class GiveUp(_Wire, tag_field="t", tag="resign"):
    """Leave the game for good."""

    id: str


class Help(_Wire, tag_field="t", tag="help"):
    """When somebody's clock has run out: `time` gives more, `answer` lets a bot answer this question, `bot` lets a
    bot play on until the person comes back, `end` asks to end the game without a result."""

    id: str
    seat: int
    what: str


class Return(_Wire, tag_field="t", tag="return"):
    """I am back: the bot that plays for me gives me my seat back."""

    id: str


class Suggest(_Wire, tag_field="t", tag="suggest"):
    """Where all win or lose together: suggest one of the options to the player who is asked. Another one replaces it;
    the same again, or no option, takes it back. It is gone when the question is answered, and never plays by itself."""

    id: str
    decision: int
    option: int | None = None


class Speak(_Wire, tag_field="t", tag="language"):
    """From now on in another language; the answer is a `sync`."""

    language: str


class Again(_Wire, tag_field="t", tag="again"):
    """Send everything anew: the answer is a `sync`."""


class Ping(_Wire, tag_field="t", tag="ping"):
    """Are you there?"""

    n: int = 0


Request = (
    Hello
    | Answer
    | Ahead
    | Hold
    | Anyone
    | Stops
    | TakeBack
    | Consent
    | Say
    | GiveUp
    | Help
    | Return
    | Suggest
    | Speak
    | Again
    | Ping
)


# --- parts of messages ----------------------------------------------------------------------------------


Name = Annotated[str, msgspec.Meta(max_length=64)]
Face = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class StopSettings(_Wire):
    """Where a seat wants to be asked.

    `mode` is `smart` (at the game's own occasions), `full` (everywhere) or `all` (wherever there is something to
    do: how beginners start). `until` passes everything up to the end of something (`hero`, `turn`, `my-turn`,
    `phase`). `never` and `always` are printed faces of cards; `skip` and `stop` are names of occasions."""

    mode: Name = "smart"
    until: Name = ""
    never: Annotated[list[Face], msgspec.Meta(max_length=500)] = []
    always: Annotated[list[Face], msgspec.Meta(max_length=500)] = []
    skip: Annotated[list[Name], msgspec.Meta(max_length=200)] = []
    stop: Annotated[list[Name], msgspec.Meta(max_length=200)] = []


class OfferedOption(_Wire):
    """One way to answer: its number, what to click in which order, and its words. `what` is the first half of the
    words, for choosing in two steps; the first option with the same first click has it. A `text` that begins with
    `…` goes on where that first half ends, and a `warn` that is `…` is the one of that first option. `warn` is the
    question that a costly slip is asked first. `kind` is the sort of option in small letters (`pass`, `yes`, `no`,
    `place`, ...): a client gives `pass` a key and a place of its own."""

    n: int
    anchors: list[str]
    text: str
    kind: str = ""
    what: str = ""
    warn: str = ""


class Hint(_Wire):
    """What the narrator of a first game says: what it is about, its words, what it points at, where the rules say it
    exactly, and the anchors of the option that the narrator would take. A client shows each `id` once."""

    id: str
    text: str
    anchors: list[str] = []
    clauses: list[str] = []
    proposal: list[str] = []


class Suggestion(_Wire):
    """What somebody suggests to the player who is asked: the seat, the number of the option, and its words."""

    seat: int
    option: int
    text: str


class Prompt(_Wire):
    """What the table waits for. Only who is asked (and shall be shown it) gets `mine` and the options; everybody
    else is told whom the table waits for, in the same words whether that person thinks or is passed by the server.
    Where all win or lose together and hands lie open, everybody who sits at the table gets the options too, without
    `mine`: they may `suggest` one of them."""

    decision: int
    seat: int
    kind: str
    text: str
    mine: bool = False
    options: list[OfferedOption] = []
    grid: dict[str, Any] | None = None
    """Where there are too many options to be listed (how a die is thrown): the ranges of the numbers that make up an
    answer, and what is usual. The schema of the game says what stands there."""
    about: list[int] = []
    clauses: list[str] = []
    reaction: bool = False
    occasions: list[str] = []
    left: float | None = None
    """Seconds on the clock of this question; without it there is no limit."""
    hints: list[Hint] = []
    """At a table that explains itself: what the narrator says here, page after page."""
    anyone: list[int] = []
    """At one screen, in a window that somebody at it wants to be asked in: the seats there that may still act."""
    suggestions: list[Suggestion] = []
    """What the others suggest; watchers hear of it too."""


class Line(_Wire):
    """A line of the log: the number of the event it begins with, and its words."""

    n: int
    text: str
    struck: bool = False
    """Whether it was taken back after others had seen it; it stays in the log, struck through."""


class Told(_Wire, array_like=True):
    """An event, as a list `[kind, data, text, beat]`. In its `data` a card is `[id, face]`."""

    kind: str
    data: dict[str, Any]
    text: str = ""
    """In an `update`, its line in the log; empty if a line before it tells it too, or if it is not worth one."""
    beat: float = 0.0
    """How long it wants to be looked at, in seconds at normal speed."""


class Chair(_Wire):
    """Who sits where. `who` is `person`, `bot` or `open`; `presence` is `here`, `reconnecting` or `away`."""

    seat: int
    name: str
    who: str
    bot: str = ""
    presence: str = "here"
    standing: bool = True
    bank: float | None = None
    ready: bool = False


class ChatLine(_Wire):
    """Something said. `seat` is missing for a watcher."""

    n: int
    name: str
    text: str
    seat: int | None = None


class Wish(_Wire):
    """Somebody wants to undo, and these seats have yet to agree."""

    seat: int
    waiting: list[int]
    left: float = 8.0


class Ending(_Wire):
    """How it ended: the winning seats, the scores, the story in a sentence, and the seed sealed at the start."""

    winners: list[int]
    scores: list[int]
    text: str
    title: str = ""
    """What stands over it, where a game says that better than victory or defeat."""
    seed: str = ""
    without_result: bool = False
    replay: str = ""
    """The key that opens the replay, as a watcher sees it, for whoever is handed it."""
    sequel: str = ""
    """In a series of games: what comes next, as words for a button (`POST /api/tables/{id}/sequel` opens it)."""


class TableInfo(_Wire):
    """What stands on the door of a table."""

    id: str
    game: str
    title: str
    status: str
    """`open` (not everybody sits), `playing`, `over` or `closed`."""
    chairs: list[Chair]
    owner: bool = False
    """Whether the reader owns it."""
    mine: list[int] = []
    """The seats that the reader holds."""
    hot_seat: bool = False
    private: bool = True
    setup: dict[str, Any] = {}
    pace: str = "normal"
    clock: str = "none"
    learn: bool = False
    """Whether it is a first game that explains itself."""
    together: bool = False
    """Whether all players win or lose together: whoever gives up leaves the seat to a bot."""
    watchers: int = 0
    open_hands: bool = False
    """Whether everybody may look into all hands: one screen for several people hides nothing then."""
    chapter: str = ""
    """In a series of games: which of them this is, in words."""
    chosen: list[str] = []
    """What was chosen for the game, in words."""
    notices: list[str] = []
    """What there is to say about it: which cards take no part, and why."""
    seal: str = ""
    """SHA-256 of the secret seed, shown from the beginning."""
    rematch: str = ""
    """The table of the rematch, once there is one."""
    sequel: str = ""
    """The table of the next game of the series, once there is one."""
    created: str = ""


# --- from the server ------------------------------------------------------------------------------------


class Sync(_Wire, tag_field="t", tag="sync"):
    """Everything that a seat may know, now. `events` are those since the version that the client had."""

    version: int
    table: TableInfo
    board: dict[str, Any]
    prompt: Prompt | None = None
    seat: int | None = None
    log: list[Line] = []
    first: int = 0
    """The number of the first of the events."""
    events: list[Told] = []
    missed: int = 0
    """How many events happened since the version of the client, if they are too many to send."""
    chat: list[ChatLine] = []
    stops: StopSettings | None = None
    held: bool = False
    ahead: bool = False
    undo: bool = False
    """Whether there is an answer of mine that can be taken back."""
    wish: Wish | None = None
    ending: Ending | None = None
    protocol: int = PROTOCOL
    program: str = ""


class Update(_Wire, tag_field="t", tag="update"):
    """From version `base` to `version` (several answers may have been stored at once): what happened, and what
    differs on the board (a JSON merge patch, RFC 7396: null removes a key). A client that has `base` applies it; one
    that has `version` already ignores it; any other asks for everything `again`. `rewind` is the number of events that
    are left after an undo: later ones did not happen. With `struck` their lines stay in the log, struck through, as
    others had seen them; otherwise they are gone. Lines that are struck already stay in any case."""

    base: int
    version: int
    patch: dict[str, Any] = {}
    first: int = 0
    """The number of the first of the events; their texts are the new lines of the log."""
    events: list[Told] = []
    prompt: Prompt | None = None
    rewind: int | None = None
    struck: bool = False
    undo: bool = False
    wish: Wish | None = None
    ending: Ending | None = None


class Asked(_Wire, tag_field="t", tag="asked"):
    """The prompt has changed, though nothing has happened: somebody held, a stop was set, a clock was given time,
    something was suggested."""

    version: int
    prompt: Prompt | None = None
    held: bool = False
    ahead: bool = False
    undo: bool = False
    wish: Wish | None = None


class People(_Wire, tag_field="t", tag="people"):
    """Who is here now, and the clocks."""

    version: int
    chairs: list[Chair]
    watchers: int = 0
    status: str = "playing"
    rematch: str = ""
    sequel: str = ""


class Done(_Wire, tag_field="t", tag="ack"):
    """The message with this id has been carried out and stored."""

    id: str
    version: int


class Stale(_Wire, tag_field="t", tag="stale"):
    """The question that this message answers is over; a `sync` follows."""

    id: str
    version: int


class Refused(_Wire, tag_field="t", tag="refused"):
    """That is not possible, in a sentence; nothing has changed. `id` is empty if the message had none."""

    id: str
    code: str
    text: str


class Chatted(_Wire, tag_field="t", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Pong(_Wire, tag_field="t", tag="pong"):
    """I am here."""

    n: int = 0


class Farewell(_Wire, tag_field="t", tag="farewell"):
    """The server is going to close the socket, and why; `back` if it pays to try again soon."""

    code: str
    text: str
    back: bool = True


Message = Sync | Update | Asked | People | Done | Stale | Refused | Chatted | Pong | Farewell
