"""What travels over HTTP: the bodies of requests and answers of the lobby.

    GET    /api/me                         Me                 (a guest is made, with a cookie, if there is none)
    PATCH  /api/me                         MeChange -> Me
    POST   /api/account                    Account -> Me      (keep this guest under a name and a password)
    POST   /api/session                    Account -> Me      (sign in)
    DELETE /api/session                    -> 204             (sign out)
    GET    /api/games?lang=                list[GameInfo]
    GET    /api/games/{game}/cards?lang=   list[CardFace]     (the printed cards; cacheable)
    GET    /api/games/{game}/rules?lang=   Rulebook           (cacheable)
    POST   /api/games/{game}/deck?lang=    DeckWish -> DeckReport    (changes nothing; for games with decks)
    POST   /api/games/{game}/setup?lang=   SetupWish -> SetupReport  (changes nothing)
    POST   /api/games/{game}/practice?lang=   PracticeWish -> Practised   (changes nothing; for games with practice)
    GET    /api/games/{game}/scores?lang=  BestScores         (my own best ones; for games with contests)
    GET    /api/tables?lang=               Lobby
    POST   /api/tables                     NewTable -> Invitation
    GET    /api/tables/{id}?lang=          TableInfo
    GET    /api/tables/{id}/links          Invitation         (owner only)
    POST   /api/tables/{id}/sit            Sit -> TableInfo
    POST   /api/tables/{id}/leave          -> 204
    POST   /api/tables/{id}/seat           SeatChange -> TableInfo   (owner: a bot, an open seat, kick)
    POST   /api/tables/{id}/start          -> TableInfo       (owner)
    POST   /api/tables/{id}/close          -> 204             (owner)
    POST   /api/tables/{id}/owner          Sit -> TableInfo   (owner: hand over to who sits there)
    POST   /api/tables/{id}/rematch        -> Invitation
    POST   /api/tables/{id}/sequel         -> Invitation      (the next game of a series)
    GET    /api/tables/{id}/scores?lang=   list[Achieved]     (what I have achieved at it, when it is over)
    GET    /api/tables/{id}/replay?seat=&key=&lang=   Replay (when it is over: with the key of a shared link, anybody)
    GET    /api/tables/{id}/export?seat=   text (scenario notation: only what that seat may know while the game runs)
    GET    /api/tables/{id}/fair           Fair               (what anybody needs to check the shuffles)
    GET    /join/{token}                   -> redirect to /table/{id}; the secret link of a seat or of the watchers

An error is a `Trouble` with one sentence. Private and missing tables answer alike.
"""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.card_designs import PRINTED
from underkeep.protocol.socket import Sync, TableInfo, Told, Update, _Wire


class Me(_Wire):
    """Who is asking. `id` is public and gives no rights."""

    id: str
    name: str
    language: str = "en"
    account: str = ""
    """The account name, or empty for a guest."""
    prefs: dict[str, Any] = {}
    """Whatever the client wants to keep with the person (speed, sound, theme, confirmations, stops)."""
    played: int = 0
    """How many games of this person have come to their end."""


class MeChange(_Wire):
    """What of it to change; the rest stays. `prefs` are merged."""

    name: str | None = None
    language: str | None = None
    prefs: dict[str, Any] | None = None


class Account(_Wire):
    """A name and a password."""

    name: str
    password: str


class Choice(_Wire):
    """Something to choose when a table is made, with a sentence on what it does."""

    id: str
    name: str
    about: str = ""
    group: str = ""
    """The heading under which it stands, with those beside it that have the same."""


class Occasion(Choice):
    """A reason to be asked for a reaction (see `StopSettings`). With `always` nobody can switch it off."""

    always: bool = False


class Ask(_Wire):
    """Something that is asked when a table is made: the field of the setup, and its options (none: yes or no). `many`
    says that several can be chosen, `usual` what is chosen if nobody chooses, `first` that everybody wants to see
    it, `unless` the field of another one: whoever chooses something there is not asked this. With `own` something of
    one's own can be written instead of an option, under these words."""

    field: str
    name: str
    about: str = ""
    options: list[Choice] = []
    many: bool = False
    usual: list[str] = []
    first: bool = False
    unless: str = ""
    own: Choice | None = None


class Preset(Choice, kw_only=True):
    """A recommended combination of choices: the `setup` that it fills, and for how many players it is meant."""

    setup: dict[str, Any]
    players: tuple[int, int]


class GameInfo(_Wire):
    """A game of the house as the lobby offers it. With `decks` people can build their own."""

    name: str
    title: str
    about: str
    players: tuple[int, int]
    asks: list[Ask] = []
    presets: list[Preset] = []
    bots: list[Choice] = []
    tutorial: bool = False
    occasions: list[Occasion] = []
    decks: bool = False
    contests: bool = False
    """Whether everybody's own best scores are kept (`GET /api/games/{game}/scores`)."""
    practice: bool = False
    """Whether there is a practice table (`POST /api/games/{game}/practice`)."""


class Score(_Wire):
    """What I have achieved in a finished game: how much, what it is worth in words, and where it can be seen again."""

    score: int
    table: str
    seat: int
    at: str
    title: str = ""


class ContestEntry(_Wire):
    """What a contest can be played with, and my best score with it, if there is one. `key` is that of a printed card,
    or any other word."""

    key: str
    name: str
    best: Score | None = None


class Contest(_Wire):
    """A way to play against my own best scores. `setup` is what is chosen for a table of it, at which I sit alone."""

    id: str
    name: str
    about: str
    entries: list[ContestEntry]
    setup: dict[str, Any] = {}


class BestScores(_Wire):
    """My best scores in a game."""

    title: str
    contests: list[Contest]


class Achieved(_Wire):
    """What I have achieved at a table: in which contest, with what, and the best that I have ever achieved there;
    `before` is the best of what came before this game."""

    contest: str
    name: str
    score: Score
    best: Score
    before: Score | None = None


class Trait(_Wire):
    """A number or a word of a printed card that a client may draw: `damage` 2, `treasure` "FF", `class` "mage"."""

    id: str
    value: str


class CardFace(_Wire):
    """A card of a game. `traits` are the game's own; everything else any client can show. `names` is what it is called
    besides: in other languages, or elsewhere."""

    face: int
    key: str
    name: str
    kind: str
    set: str
    about: str
    text: str
    copies: int = 1
    traits: dict[str, Any] = {}
    rulings: list[str] = []
    clauses: list[str] = []
    names: list[str] = []
    design: str = PRINTED
    """`printed`, or of Underkeep's own design: `own` if the whole card is, `partly-own` if some of it is."""
    design_note: str = ""
    """The sentence that says so wherever the card is shown in full; empty for a card that is as printed."""


class DeckWish(_Wire):
    """A deck of one's own, to be reported on: a code, a text or the name of a ready one as `text`, or else the numbers
    of its `cards` by their keys."""

    text: str = ""
    cards: dict[str, int] = {}


class DeckBar(_Wire):
    """A number of cards, and what they have in common."""

    id: str
    name: str
    count: int


class DeckPart(_Wire):
    """One thing that should be in balance: its numbers, what is worth knowing, and what could be better."""

    id: str
    name: str
    bars: list[DeckBar] = []
    notes: list[str] = []
    warnings: list[str] = []


class DeckReport(_Wire):
    """A deck, counted. Warnings are advice; `players` are the numbers of players that can play it, and if there are
    none `refusal` says why. `code` is its short form, `text` its long one, `cards` the numbers by key."""

    code: str
    text: str
    cards: dict[str, int]
    parts: list[DeckPart] = []
    players: list[int] = []
    refusal: str = ""


class SetupWish(_Wire):
    """The choices for a new table and its number of players, before the table is made."""

    players: int
    setup: dict[str, Any] = {}


class SetupNotice(_Wire):
    """A sentence about the choices for a table, and the names of the cards that the sentence is about."""

    text: str
    cards: list[str] = []


class SetupReport(_Wire):
    """What there is to say about choices before a table is made: notices, or why no game can be played so."""

    notices: list[SetupNotice] = []
    refusal: str = ""


class PracticeWish(_Wire):
    """Something to be tried that counts for nothing. `given` is the answer as it would be at a table (see `answer`),
    `table` what there is on it, in the words of the game's board: in Dungeon Fighter the `die`, the `required`
    techniques, the `target`, the `dice`, what is `lying` there and the `icebergs`."""

    given: list[Any]
    table: dict[str, Any] = {}


class Practised(_Wire):
    """What became of it: the events as at a table, each with its line, and the table as it is now. Whoever sends that
    back goes on from there: the server keeps nothing."""

    events: list[Told]
    table: dict[str, Any]


class Clause(_Wire):
    """A clause of the rules: its id and its HTML."""

    id: str
    html: str


class Chapter(_Wire):
    """A chapter of the rules."""

    id: str
    title: str
    clauses: list[Clause]
    html: str = ""
    """What stands before the first clause."""


class Rulebook(_Wire):
    """The rules of a game."""

    title: str
    chapters: list[Chapter]


class NewSeat(_Wire):
    """How a seat begins: `me`, `person` (with a link to send), `bot`, or `open` (anybody who comes)."""

    who: str
    bot: str = "greedy"
    name: str = ""


class NewTable(_Wire):
    """A table to be made. With `hot_seat` every seat marked `me` is mine."""

    game: str
    seats: list[NewSeat]
    setup: dict[str, Any] = {}
    private: bool = True
    hot_seat: bool = False
    pace: str = "normal"
    """`slow`, `normal`, `fast` or `instant`: the walk clock, and how long bots think."""
    clock: str = "none"
    """`none`, `live` (5 minutes and 30 seconds a question) or a number of days such as `2d`."""
    learn: bool = False
    """A first game that explains itself."""
    seed: int | None = None
    """Only for tables without other people (puzzles, tests)."""


class Link(_Wire):
    """The secret link of a seat; without `seat` the one for watchers."""

    path: str
    seat: int | None = None


class Invitation(_Wire):
    """A table and its links."""

    table: TableInfo
    links: list[Link] = []


class Sit(_Wire):
    """A seat to take, or whose person to hand the table over to."""

    seat: int
    name: str = ""


class SeatChange(_Wire):
    """What the owner makes of a seat: `bot`, `open` or `person` (a new link; whoever sat there is out)."""

    seat: int
    who: str
    bot: str = "greedy"


class Lobby(_Wire):
    """My tables and those that anybody may join or watch. If the server was started with a preset, `game` and `preset`
    are what the form of a new table begins with."""

    mine: list[TableInfo]
    open: list[TableInfo]
    game: str = ""
    preset: str = ""


class Replay(_Wire):
    """A game as its messages: the position at the start, then one update for each answer. `seats` are those whose
    eyes one may borrow: a seat, -1 for a watcher, -2 for somebody who sees everything (when the game is over)."""

    start: Sync
    updates: list[Update]
    seats: list[int] = []
    eyes: int = -1
    """Whose eyes these are."""
    key: str = ""
    """Opens this replay, with these eyes and no others, for whoever is handed it, as soon as the game is over."""


class Fair(_Wire):
    """What anybody needs to check that nobody has touched the shuffles: `underkeep verify` does. `seal` is the SHA-256
    of the secret seed followed by `[game, setup]` as JSON; the seed is told when the game is over."""

    table: str
    game: str
    rules: int
    """The version of the rules."""
    seal: str
    setup: dict[str, Any]
    names: list[str]
    over: bool = False
    seed: str = ""
    """The secret, in hexadecimal digits."""
    chosen_seed: int | None = None
    """Where whoever made the table chose the shuffles: the seed of the game, which then does not come of the secret."""
    record: str = ""
    """The game as a file (`.ukeep`), in base64."""
    winners: list[int] = []
    scores: list[int] = []
    without_result: bool = False


class Trouble(_Wire):
    """What went wrong, in one sentence, with a code for programs."""

    code: str
    text: str
