"""The messages of the socket as structs, from which the JSON Schema and the types of the client are generated.

A message is a JSON object whose field `t` is its tag. A `Request` comes from a client and a `Message` from the server.
All texts are in the language that the socket has chosen. The name of a card in a text is written ⟦face|name⟧, so that
a client can make a link of it.

A table has a version, which grows by one with every stored entry, also with an undo. A decision is identified by the
version at which it was asked. A client shows nothing as done before the server has acknowledged it: acknowledged means
stored.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from underkeep.core.state import Face, Seat

PROTOCOL = 3
"""The version of the protocol. A client with another version is disconnected with the reason `protocol`."""

MAX_MESSAGE_BYTES = 65_536
MAX_DEPTH = 16
MAX_CHAT_LENGTH = 300
MAX_NAME_LENGTH = 40


class _Wire(msgspec.Struct, rename="camel"):
    """The base of all structs. The server sends every field; a client may leave out a field that has its default."""


# --- from the client ------------------------------------------------------------------------------------


class Hello(_Wire, tag_field="t", tag="hello"):
    """The first message of a socket: the table, the seat and the language.

    `seat` must be a seat of the person; without it the client is a spectator. `version` is the version that the client
    has already: the server then sends the events since that version."""

    table: str
    seat: Seat | None = None
    language: str = "en"
    version: int | None = None
    protocol: int = PROTOCOL


class Answer(_Wire, tag_field="t", tag="answer"):
    """Answer a decision with the number of one of its options. Where a decision is answered with numbers (`grid`),
    `given` is the answer itself, as a list. A repeat with the same `id` is acknowledged again, but not played again."""

    id: str
    decision: int
    option: int = -1
    given: list[Any] | None = None


class Ahead(_Wire, tag_field="t", tag="ahead"):
    """Pass in advance at the next reaction of the seat. Any answer of another seat but a pass ends the advance pass."""

    id: str
    version: int
    on: bool = True


class Hold(_Wire, tag_field="t", tag="hold"):
    """Ask the seat at the next opportunity, whatever its stops say."""

    id: str
    on: bool = True


class Anyone(_Wire, tag_field="t", tag="anyone"):
    """Claim the reaction at a shared device. The claiming seat is asked next, and the other seats of the device
    before it pass; without a seat all seats of the device pass in advance."""

    id: str
    version: int
    seat: Seat | None = None


class Stops(_Wire, tag_field="t", tag="stops"):
    """Set the stops of the seat."""

    id: str
    stops: StopSettings


class TakeBack(_Wire, tag_field="t", tag="undo"):
    """Undo the last answer of the seat, or with `turn` all answers since its turn began. Other players who are
    concerned have to accept first."""

    id: str
    turn: bool = False


class Consent(_Wire, tag_field="t", tag="consent"):
    """Accept or refuse the undo request of another player, or with `request` the agreement request of this number."""

    id: str
    agree: bool
    request: int | None = None


class Say(_Wire, tag_field="t", tag="say"):
    """Write a line of the chat."""

    id: str
    text: str


class GiveUp(_Wire, tag_field="t", tag="resign"):
    """Leave the game for good."""

    id: str


class Help(_Wire, tag_field="t", tag="help"):
    """Help a seat whose clock has run out or, at a table without a clock, whose person is away: `time` gives more time,
    `answer` lets a bot answer this decision, `bot` lets a bot play until the person comes back, and `end` ends the game
    without a result, for which all other people at the table have to agree."""

    id: str
    seat: Seat
    what: str


class Return(_Wire, tag_field="t", tag="return"):
    """Take the seat back from the bot that plays for the person."""

    id: str


class Suggest(_Wire, tag_field="t", tag="suggest"):
    """In a cooperative game: suggest one of the options to the asked player. Another option replaces the suggestion;
    the same option again, or none, withdraws it. A suggestion ends with its decision and never plays by itself."""

    id: str
    decision: int
    option: int | None = None


class Speak(_Wire, tag_field="t", tag="language"):
    """Change the language of the socket. The reply is a `sync`."""

    language: str


class Again(_Wire, tag_field="t", tag="again"):
    """Request everything anew. The reply is a `sync`."""


class Ping(_Wire, tag_field="t", tag="ping"):
    """Check the connection. The reply is a `pong` with the same number."""

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
SentFace = Annotated[Face, msgspec.Meta(ge=0, lt=2**31)]


class StopSettings(_Wire):
    """The stops of a seat: where it wants to be asked.

    `mode` is `smart` (at the stop reasons of the game), `full` (everywhere) or `all` (wherever there is something to
    play, which is the mode of beginners). `until` passes everything up to the end of a period (`hero`, `turn`,
    `my-turn`, `phase`). `never` and `always` are printed faces of cards; `skip` and `stop` are names of stop reasons.
    """

    mode: Name = "smart"
    until: Name = ""
    never: Annotated[list[SentFace], msgspec.Meta(max_length=500)] = []
    always: Annotated[list[SentFace], msgspec.Meta(max_length=500)] = []
    skip: Annotated[list[Name], msgspec.Meta(max_length=200)] = []
    stop: Annotated[list[Name], msgspec.Meta(max_length=200)] = []


class OfferedOption(_Wire):
    """An option of a decision: its number, its anchors in the order in which they are clicked, and its text. `what`
    is the first half of the text, for a choice in two steps; only the first option with the same first anchor has
    it. `warn` is the text that asks for confirmation before a costly slip. `kind` is the kind of option in lower case
    (`pass`, `yes`, `no`, `place`, ...)."""

    n: int
    anchors: list[str]
    text: str
    kind: str = ""
    what: str = ""
    warn: str = ""


class Hint(_Wire):
    """A hint of the tutorial: its text, the anchors that it points at, the clauses of the rules, and in `proposal` the
    anchors of the option that it recommends. A client shows each `id` once."""

    id: str
    text: str
    anchors: list[str] = []
    clauses: list[str] = []
    proposal: list[str] = []


class Suggestion(_Wire):
    """A suggestion to the asked player: the suggesting seat, the number of the option, and its text."""

    seat: Seat
    option: int
    text: str


class Prompt(_Wire):
    """The decision that the table waits for. Only the asked seat gets `mine` and the options, and only if the
    decision is shown to it. All other viewers get the same text, whether the person thinks or the server is about to
    pass. In a cooperative game with open hands all players get the options, without `mine`, and may `suggest` one of
    them."""

    decision: int
    seat: Seat
    kind: str
    text: str
    mine: bool = False
    options: list[OfferedOption] = []
    grid: dict[str, Any] | None = None
    """For a decision with too many options for a list, such as a throw: the ranges and the defaults of the numbers
    of an answer, as the schema of the game describes them."""
    about: list[int] = []
    clauses: list[str] = []
    reaction: bool = False
    occasions: list[str] = []
    left: float | None = None
    """The seconds left for this decision; without it there is no limit."""
    hints: list[Hint] = []
    """The hints of a tutorial, in the order in which they are shown."""
    anyone: list[Seat] = []
    """At a shared device: the seats that can claim the reaction."""
    suggestions: list[Suggestion] = []
    """The suggestions of the other players; spectators get them too."""


class Line(_Wire):
    """A line of the log: the number of the last event that it tells, and its text."""

    n: int
    text: str
    struck: bool = False
    """Whether the event was undone after other people had seen it. The line is shown struck through."""


class Told(_Wire, array_like=True):
    """An event, as a list `[kind, data, text, beat, patch, caption]`. In its `data` a card is `[id, face]`."""

    kind: str
    data: dict[str, Any]
    text: str = ""
    """In an `update`, the line of the event in the log; empty if the event has no line of its own."""
    beat: float = 0.0
    """The display time in seconds at normal speed."""
    patch: dict[str, Any] = {}
    """The change of the board from the event before to this one, as a JSON merge patch: the board that is shown while
    the event is played. An event that is not shown (without display time) changes nothing; what it reports is part of
    the next change."""
    caption: str = ""
    """In an `update`, the sentence to show while the event is played, if the log tells it only with a later event."""


class Chair(_Wire):
    """A seat of a table. `who` is `person`, `bot` or `open`; `presence` is `here`, `reconnecting` or `away`."""

    seat: Seat
    name: str
    who: str
    bot: str = ""
    presence: str = "here"
    standing: bool = True
    bank: float | None = None
    ready: bool = False
    """Whether the person is ready to begin, at a table with a ready check."""


class ChatLine(_Wire):
    """A line of the chat. A line of a spectator has no `seat`."""

    n: int
    name: str
    text: str
    seat: Seat | None = None
    notice: bool = False
    """Whether the table itself reports something that is not part of the game, such as a seat that a bot has taken."""


class Wish(_Wire):
    """An undo request of a seat, which the seats in `waiting` have to accept within the seconds in `left`. The lines of
    the log from event number `since` on would be undone."""

    seat: Seat
    waiting: list[Seat]
    left: float = 20.0
    since: int = 0


class Agreement(_Wire):
    """An agreement request: a change of a running game that the people in the seats `waiting` have to accept within the
    seconds in `left`. `what` is `seat` (the seat `about` becomes a `bot`, an `open` seat or a seat for a `person` with
    a link, as `who` says) or `end` (the game ends without a result). The requesting person sits in `seat`; without it
    the owner of the table requests, and does not play."""

    number: int
    what: str
    waiting: list[Seat]
    left: float
    seat: Seat | None = None
    about: Seat | None = None
    who: str = ""


class Ending(_Wire):
    """The end of a game: the winning seats, the scores, a sentence, and the seed to which the table had committed."""

    winners: list[Seat]
    scores: list[int]
    text: str
    title: str = ""
    """The headline of the end, for games in which it is not just victory or defeat."""
    seed: str = ""
    without_result: bool = False
    replay: str = ""
    """The key that opens the replay, as a spectator sees it, for anybody who has it."""
    sequel: str = ""
    """In a series of games: the text of the button for the next game (`POST /api/tables/{id}/sequel`)."""


class Waiting(_Wire):
    """A table waits for the person who reads this, since a time. `until` is the end of the clock, if there is one, and
    `after` the name of the player who moved last before."""

    since: str
    until: str = ""
    after: str = ""


class TableInfo(_Wire):
    """The description of a table."""

    id: str
    game: str
    title: str
    status: str
    """`open` (some seats are free), `playing`, `over` or `closed`."""
    chairs: list[Chair]
    owner: bool = False
    """Whether the person who reads this owns the table."""
    mine: list[Seat] = []
    """The seats of the person who reads this."""
    hot_seat: bool = False
    private: bool = True
    setup: dict[str, Any] = {}
    pace: str = "normal"
    clock: str = "none"
    learn: bool = False
    """Whether the table is a tutorial."""
    together: bool = False
    """Whether the game is cooperative. A player who gives up leaves the seat to a bot."""
    watchers: int = 0
    open_hands: bool = False
    """Whether all hands are open. A shared device hides nothing then."""
    chapter: str = ""
    """In a series of games: the name of this game."""
    chosen: list[str] = []
    """The choices for the game as texts."""
    notices: list[str] = []
    """Notices about the choices, such as the cards that take no part."""
    seal: str = ""
    """The SHA-256 commitment to the secret seed, shown from the beginning; empty if the seed was chosen."""
    chosen_seed: bool = False
    """Whether the person who made the table chose the seed of the shuffles, and so can know all hidden cards."""
    ready_check: bool = False
    """Whether the game begins when all people are ready."""
    daily: str = ""
    """The day whose daily challenge is played at the table (`2026-11-19`); empty at other tables."""
    agreement: Agreement | None = None
    """The open agreement request, if there is one."""
    rematch: str = ""
    """The table of the rematch, once there is one."""
    sequel: str = ""
    """The table of the next game of the series, once there is one."""
    frozen: bool = False
    """Whether the game cannot go on, because this server has other rules."""
    created: str = ""
    waiting: Waiting | None = None
    """Whether the game waits for the person who reads this. Only lists of tables contain it."""


# --- from the server ------------------------------------------------------------------------------------


class Sync(_Wire, tag_field="t", tag="sync"):
    """Everything that a viewer may know now. `events` are those since the version that the client had."""

    version: int
    table: TableInfo
    board: dict[str, Any]
    prompt: Prompt | None = None
    seat: Seat | None = None
    log: list[Line] = []
    first: int = 0
    """The number of the first of the events."""
    events: list[Told] = []
    before: dict[str, Any] = {}
    """The way back from `board` to the board before the events, as a JSON merge patch. From there the patches of the
    events lead to `board` again, except for what follows the last shown event."""
    missed: int = 0
    """The number of events since the version of the client, if they are too many to send."""
    chat: list[ChatLine] = []
    stops: StopSettings | None = None
    held: bool = False
    ahead: bool = False
    undo: bool = False
    """Whether the seat has an answer that can be undone."""
    wish: Wish | None = None
    ending: Ending | None = None
    frozen: str = ""
    """Why the game cannot go on here, if this server has other rules than the game. The board and the log are the
    stored ones then, in the language of the table; a board that the server cannot read is empty."""
    protocol: int = PROTOCOL
    program: str = ""


class Update(_Wire, tag_field="t", tag="update"):
    """The change of a table from version `base` to `version`, which can contain several answers: the events, and the
    difference of the board as JSON merge patches (RFC 7396: null removes a key). The new board is the old one with the
    patches of all events, in their order, and then `patch`. A client that has `base` applies it; a client that has
    `version` already ignores it; any other client requests everything `again`. After an undo `rewind` is the number of
    events that are left. With `struck` the lines of the undone events stay in the log, struck through, because other
    people have seen them; otherwise they are removed. Lines that are struck already always stay."""

    base: int
    version: int
    patch: dict[str, Any] = {}
    first: int = 0
    """The number of the first of the events, whose texts are the new lines of the log."""
    events: list[Told] = []
    prompt: Prompt | None = None
    rewind: int | None = None
    struck: bool = False
    undo: bool = False
    wish: Wish | None = None
    ending: Ending | None = None


class Asked(_Wire, tag_field="t", tag="asked"):
    """The prompt has changed while nothing has happened: a seat holds, a stop was set, a clock got more time, or an
    option was suggested."""

    version: int
    prompt: Prompt | None = None
    held: bool = False
    ahead: bool = False
    undo: bool = False
    wish: Wish | None = None


class People(_Wire, tag_field="t", tag="people"):
    """The seats with their presence and clocks, the number of spectators, and the open agreement request."""

    version: int
    chairs: list[Chair]
    watchers: int = 0
    status: str = "playing"
    rematch: str = ""
    sequel: str = ""
    agreement: Agreement | None = None


class Done(_Wire, tag_field="t", tag="ack"):
    """The message with this id has been carried out and stored."""

    id: str
    version: int


class Stale(_Wire, tag_field="t", tag="stale"):
    """The decision that this message answers is over. A `sync` follows."""

    id: str
    version: int


class Refused(_Wire, tag_field="t", tag="refused"):
    """The request is refused, with one sentence, and nothing has changed. `id` is empty if the request had none."""

    id: str
    code: str
    text: str


class Chatted(_Wire, tag_field="t", tag="chat"):
    """A new line of the chat."""

    line: ChatLine


class Pong(_Wire, tag_field="t", tag="pong"):
    """The reply to a `ping`."""

    n: int = 0


class Farewell(_Wire, tag_field="t", tag="farewell"):
    """The server is going to close the socket for a reason. `back` says whether the client should reconnect soon."""

    code: str
    text: str
    back: bool = True


Message = Sync | Update | Asked | People | Done | Stale | Refused | Chatted | Pong | Farewell
