"""The bodies of the requests and responses over HTTP as structs.

    GET    /api/me                         Me                 (a client without a cookie becomes a guest)
    PATCH  /api/me                         MeChange -> Me
    POST   /api/account                    Account -> Me      (give the guest an account)
    POST   /api/session                    Account -> Me      (sign in)
    DELETE /api/session                    -> 204             (sign out)
    DELETE /api/sessions                   -> 204             (sign out on all devices)
    POST   /api/account/password           PasswordChange -> Me      (signs out on all other devices)
    POST   /api/account/email              EmailChange -> Me  (mails a link that confirms the address)
    POST   /api/account/confirm            LinkToken -> 204   (confirm an address with the token of its link)
    POST   /api/account/forgotten          ForgottenPassword -> 204  (mails a link, if the account has an address)
    POST   /api/account/reset              PasswordReset -> Me       (set a password with the token of a link; sign in)
    GET    /api/me/notifications           NotificationSettings
    POST   /api/me/notifications           NotificationChoices -> NotificationSettings
    POST   /api/me/push                    PushSubscription -> 204   (send push messages to this device)
    DELETE /api/me/push                    -> 204             (send no push messages to this device)
    GET    /mails/off/{token}              a page that switches mails off (POST switches them off at once)
    GET    /api/me/data                    everything that is stored about the person, as JSON
    GET    /api/me/record?lang=            PersonalRecord     (games, wins, streaks and achievements)
    DELETE /api/me                         PersonDeletion -> 204     (delete the person and the account)
    GET    /api/people                     list[HiddenPerson] (the people whom the person has muted or blocked)
    DELETE /api/people/{id}                -> 204             (no longer mute or block this person)
    GET    /api/games?lang=                list[GameInfo]
    GET    /api/games/{game}/cards?lang=   list[CardFace]     (the printed cards; cacheable)
    GET    /api/games/{game}/rules?lang=   Rulebook           (cacheable)
    POST   /api/games/{game}/deck?lang=    DeckWish -> DeckReport    (changes nothing; for games with decks)
    POST   /api/games/{game}/setup?lang=   SetupWish -> SetupReport  (changes nothing)
    POST   /api/games/{game}/practice?lang=   PracticeWish -> Practised   (changes nothing; for games with practice)
    GET    /api/games/{game}/scores?lang=  BestScores         (of the person; for games with scoreboards)
    GET    /api/games/{game}/pages?lang=   WrittenPages       (of the person; for games with written pages)
    POST   /api/games/{game}/pages?lang=   PageWish -> WrittenPage
    POST   /api/games/{game}/page-check?lang=   PageWish -> PageReport    (changes nothing)
    GET    /api/pages/{id}?lang=           WrittenPage        (for everybody who has its link)
    POST   /api/pages/{id}?lang=           PageWish -> WrittenPage   (its author: change the text)
    DELETE /api/pages/{id}                 -> 204             (its author)
    GET    /api/tables?lang=               Lobby
    POST   /api/tables                     NewTable -> Invitation
    GET    /api/tables/{id}?lang=          TableInfo
    GET    /api/tables/{id}/links          Invitation         (owner only)
    POST   /api/tables/{id}/sit            Sit -> TableInfo
    POST   /api/tables/{id}/leave          -> 204
    POST   /api/tables/{id}/seat           SeatChange -> TableInfo   (owner; 202: people have to agree)
    POST   /api/tables/{id}/start          -> TableInfo       (owner)
    POST   /api/tables/{id}/close          -> TableInfo       (owner; 202: people have to agree)
    POST   /api/tables/{id}/owner          Sit -> TableInfo   (owner: make that person the owner)
    POST   /api/tables/{id}/mute           PersonAt -> 204    (hide the chat of a person at this table)
    POST   /api/tables/{id}/block          PersonAt -> 204    (hide the chat of a person at all tables, and keep apart)
    POST   /api/tables/{id}/report         Report -> 204      (report a name or a line of the chat to the operator)
    POST   /api/tables/{id}/rematch        -> Invitation
    POST   /api/tables/{id}/sequel         -> Invitation      (the next game of a series)
    GET    /api/tables/{id}/scores?lang=   list[Achieved]     (the scores of the person, when it is over)
    GET    /api/tables/{id}/summary?lang=  TableSummary       (the figures of a finished game)
    GET    /api/tables/{id}/replay?seat=&key=&lang=   Replay (when it is over: with the key of a shared link, anybody)
    GET    /api/tables/{id}/export?seat=   text (scenario notation: only what that seat may know while the game runs)
    GET    /api/tables/{id}/fair           Fair               (the shuffle proof)
    GET    /join/{token}                   -> redirect to /table/{id}; the secret link of a seat or for spectators

An error is a `Trouble` with one sentence. Private and missing tables give the same error.
"""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.card_designs import PRINTED
from underkeep.core.state import Face, Seat
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import Sync, TableInfo, Told, Update, _Wire


class Me(_Wire):
    """The person of the request. `id` is public and gives no rights."""

    id: str
    name: str
    language: str = "en"
    account: str = ""
    """The account name, or empty for a guest."""
    prefs: dict[str, Any] = {}
    """The preferences that the client keeps with the person, such as speed, sound, theme, confirmations and stops."""
    played: int = 0
    """The number of games that the person has finished."""
    email: str = ""
    """The confirmed address of the account, to which a link for a new password can be sent; or empty."""
    mail: bool = False
    """Whether the server can send mails."""
    waiting: int = 0
    """The number of games that wait for the person."""


class MeChange(_Wire):
    """The values of a person to be changed. `prefs` are merged."""

    name: str | None = None
    language: str | None = None
    prefs: dict[str, Any] | None = None


class Account(_Wire):
    """The name and the password of an account."""

    name: str
    password: str


class PasswordChange(_Wire):
    """The present and the new password of an account."""

    old: str
    new: str


class EmailChange(_Wire):
    """The new address of an account, or an empty one to forget the address, and the password."""

    email: str
    password: str


class LinkToken(_Wire):
    """The token of a link from a mail."""

    token: str


class ForgottenPassword(_Wire):
    """The name of an account whose person has forgotten the password."""

    name: str


class PasswordReset(_Wire):
    """The token of a link for a new password, and the new password."""

    token: str
    password: str


class PersonDeletion(_Wire):
    """The password of the account that is to be deleted with its person. A guest needs none."""

    password: str = ""


class PersonAt(_Wire):
    """Another person at a table: the person in a `seat`, or the author of a `line` of the chat."""

    seat: Seat | None = None
    line: int | None = None


class Report(PersonAt):
    """A report to the operator about the name of the person in a `seat`, or about a `line` of the chat."""

    reason: str = ""


class HiddenPerson(_Wire):
    """A person who is muted at tables, or `blocked` at all of them."""

    id: str
    name: str
    blocked: bool = False


class QuietHours(_Wire):
    """The hours in which nothing is sent, in minutes after midnight. They may go over midnight."""

    start: int
    end: int


class NotificationChoices(_Wire):
    """How a person wants to be notified of games that wait: by mails, by one mail a day instead, and not in quiet
    hours. `timeZone` is the IANA name of the time zone of the person."""

    mail: bool = False
    digest: bool = False
    quiet: QuietHours | None = None
    time_zone: str = "UTC"


class NotificationSettings(NotificationChoices):
    """How a person wants to be notified, and what is possible."""

    push: bool = False
    """Whether this device gets push messages."""
    push_key: str = ""
    """The public key of the server with which a browser subscribes; empty if the server sends no push messages."""
    can_mail: bool = False
    """Whether the server sends mails and the person has a confirmed address."""


class PushSubscription(_Wire):
    """The subscription of a browser: the address of its push service, and its keys in base64 for URLs."""

    endpoint: str
    p256dh: str
    auth: str


class Choice(_Wire):
    """A choice for a new table, with a sentence that explains it."""

    id: str
    name: str
    about: str = ""
    group: str = ""
    """The heading of the group to which the choice belongs."""


class Occasion(Choice):
    """A stop reason (see `StopSettings`). With `always` it cannot be switched off."""

    always: bool = False


class Ask(_Wire):
    """A setup field of a new table with its options; a field without options is yes or no. `many` says that several
    options can be chosen, `usual` is the default, and `first` says that the field is prominent. `unless` names another
    field: if that one has a value, this field is not shown. With `own` a custom value can be written instead of an
    option, under this text."""

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
    """A recommended combination of choices: the `setup` that it fills in, and its range of players."""

    setup: dict[str, Any]
    players: tuple[int, int]


class GameInfo(_Wire):
    """A game as the lobby offers it. `decks` says whether people can build custom decks."""

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
    """Whether the best scores of each person are kept (`GET /api/games/{game}/scores`)."""
    practice: bool = False
    """Whether there is a practice table (`POST /api/games/{game}/practice`)."""
    page_field: str = ""
    """The field of the setup that takes the whole text of a page that a person has written; empty if the game has no
    such pages (`GET /api/games/{game}/pages`)."""


class PageWish(_Wire):
    """The text of a page."""

    text: str


class PageMistake(_Wire):
    """A mistake on a page, as one sentence. `line` counts from 1; it is 0 if the mistake belongs to no line."""

    line: int
    text: str


class PageReport(_Wire):
    """A page that was checked. A page without mistakes has the board at the beginning of its game."""

    name: str
    mistakes: list[PageMistake] = []
    board: dict[str, Any] | None = None


class WrittenPage(_Wire):
    """A page that a person has written. `mine` says whether that person asks."""

    id: str
    game: str
    name: str
    text: str
    updated: str
    author: str = ""
    mine: bool = False


class WrittenPages(_Wire):
    """The pages that a person has written for a game, the newest first; `example` is a page to begin with."""

    pages: list[WrittenPage]
    example: str


class Score(_Wire):
    """A score in a finished game, with its title, and the table and the seat of its replay."""

    score: int
    table: str
    seat: Seat
    at: str
    title: str = ""


class ContestEntry(_Wire):
    """An entry of a scoreboard, such as a printed card, with the best score of the person if there is one."""

    key: str
    name: str
    best: Score | None = None


class Contest(_Wire):
    """A scoreboard of a game. `setup` contains the choices for a solo table whose score counts for it."""

    id: str
    name: str
    about: str
    entries: list[ContestEntry]
    setup: dict[str, Any] = {}


class BestScores(_Wire):
    """The best scores of a person in a game."""

    title: str
    contests: list[Contest]


class Achieved(_Wire):
    """A score of a person at a table: the scoreboard, the entry, the score, and the best score ever; `before` is the
    best score before this game."""

    contest: str
    name: str
    score: Score
    best: Score
    before: Score | None = None


class SummaryCurve(_Wire):
    """One line of the chart of a finished game: a number at the beginning, and after each step. `who` is the key of a
    character where a seat has several, and `who_name` its name."""

    name: str
    values: list[int]
    seat: Seat | None = None
    who: str = ""
    who_name: str = ""


class SummaryKill(_Wire):
    """The end of an enemy: the keys and the names of what did it and of the victim, and the number of the event."""

    by: str
    by_name: str
    victim: str
    victim_name: str
    event: int
    seat: Seat | None = None


class SeatFigures(_Wire):
    """The figures of a seat in a finished game. `best` is the card that has killed most."""

    character: str
    character_name: str
    figures: dict[str, int]
    best: str = ""
    best_name: str = ""
    best_kills: int = 0


class EarnedAchievement(_Wire):
    """An achievement that the person has earned in a game. `picture` is the key of the card whose picture it shows."""

    name: str
    picture: str
    is_new: bool
    """Whether the person had not earned it in any game before."""


class Achievement(_Wire):
    """An achievement of a game, and in how many games the person has earned it. The first of them was at a time and a
    table."""

    name: str
    picture: str
    count: int = 0
    at: str = ""
    table: str = ""


class CharacterRecord(_Wire):
    """The games and the wins of a person with one character of a game."""

    key: str
    name: str
    games: int
    wins: int


class GameRecord(_Wire):
    """The record of a person in one game."""

    game: str
    title: str
    games: int
    wins: int
    streak: int
    """The number of games in a row that the person has won up to now."""
    best_streak: int
    bests: dict[str, int]
    """The largest of each figure that the person has reached."""
    characters: list[CharacterRecord]
    achievements: list[Achievement]
    has_scores: bool = False
    """Whether the game has a page of best scores."""


class PersonalRecord(_Wire):
    """The record of a person in all games."""

    games: list[GameRecord]


class TableSummary(_Wire):
    """The figures of a finished game, with what the person who reads it has earned there. Everything is empty if the
    game has no summary."""

    step: str = ""
    """The kind of the steps of the chart: `round`, `turn` or `fight`."""
    curves: list[SummaryCurve] = []
    seats: list[SeatFigures] = []
    kills: list[SummaryKill] = []
    figures: dict[str, int] = {}
    """The numbers of all players together."""
    deciding: int | None = None
    """The number of the event that decided the game."""
    last_fight: int | None = None
    """The number of the event with which the last raid or fight began."""
    achievements: list[EarnedAchievement] = []
    record: GameRecord | None = None
    """The record of the person in this game, if this table counts for it."""


class Trait(_Wire):
    """A number or a word of a printed card that a client can draw: `damage` 2, `treasure` "FF", `class` "mage"."""

    id: str
    value: str


class CardFace(_Wire):
    """A printed card of a game. `traits` depend on the game; any client can show everything else. `names` are the other
    names of the card, for example in other languages."""

    face: Face
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
    """The sentence that explains the design wherever the whole card is shown; empty for a card as printed."""


class DeckWish(_Wire):
    """A custom deck for a report: `text` is a code, a text or the name of a preset; otherwise `cards` has the
    numbers of cards by their keys."""

    text: str = ""
    cards: dict[str, int] = {}


class DeckBar(_Wire):
    """A number of cards that have something in common."""

    id: str
    name: str
    count: int


class DeckPart(_Wire):
    """One aspect of the balance of a deck: its numbers, notes and warnings."""

    id: str
    name: str
    bars: list[DeckBar] = []
    notes: list[str] = []
    warnings: list[str] = []


class DeckReport(_Wire):
    """The report on a custom deck. Warnings are only advice. `players` are the possible numbers of players; if there
    are none, `refusal` gives the reason. `code` is the short form of the deck, `text` the long one, and `cards` has
    the numbers of cards by key."""

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
    """The report on choices before a table is created: notices, or the reason why no game is possible with them."""

    notices: list[SetupNotice] = []
    refusal: str = ""


class PracticeWish(_Wire):
    """A practice answer, which is not recorded. `given` is the answer as at a table (see `answer`), and `table`
    describes the practice table in the words of the board of the game: in Dungeon Fighter the `die`, the `required`
    techniques, the `target`, the `dice`, the dice that are `lying` there, and the `icebergs`."""

    given: list[Any]
    table: dict[str, Any] = {}


class Practised(_Wire):
    """The outcome of a practice answer: the events, each with its line, and the practice table afterwards. The
    server keeps nothing; a client sends the table back to continue."""

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
    """The HTML before the first clause."""


class Rulebook(_Wire):
    """The rules of a game."""

    title: str
    chapters: list[Chapter]


class NewSeat(_Wire):
    """The kind of a seat of a new table: `me`, `person` (with a secret link), `bot`, or `open` (for anybody)."""

    who: str
    bot: str = "greedy"
    name: str = ""


class NewTable(_Wire):
    """A table to be created. With `hot_seat` the person can have several seats, all marked `me`."""

    game: str
    seats: list[NewSeat]
    setup: dict[str, Any] = {}
    private: bool = True
    hot_seat: bool = False
    pace: str = "normal"
    """`slow`, `normal`, `fast` or `instant`: how fast heroes walk, and how long bots think."""
    clock: str = "none"
    """`none`, `live` (5 minutes, and 30 seconds for each decision) or a number of days such as `2d`."""
    learn: bool = False
    """Whether the table is a tutorial."""
    seed: int | None = None
    """Only for tables without other people (puzzles, tests)."""


class Link(_Wire):
    """The secret link of a seat; without `seat` the link for spectators."""

    path: str
    seat: Seat | None = None


class Invitation(_Wire):
    """A table and its links."""

    table: TableInfo
    links: list[Link] = []


class Sit(_Wire):
    """A seat to take, or the seat of the new owner."""

    seat: Seat
    name: str = ""
    accepts_seed: bool = False
    """Whether the person accepts that the seed of the table was chosen (`TableInfo.chosen_seed`). Without that nobody
    can sit down at such a table."""


class SeatChange(_Wire):
    """The new kind of a seat: `bot`, `open` or `person` (with a new link). The person on it loses the seat. While a
    game is being played, all other people at the table have to agree."""

    seat: Seat
    who: str
    bot: str = "greedy"


class Lobby(_Wire):
    """The tables of the person, and the public ones that can be joined or watched. If the server was started with a
    preset, the form of a new table begins with `game` and `preset`."""

    mine: list[TableInfo]
    open: list[TableInfo]
    game: str = ""
    preset: str = ""
    waiting: int = 0
    """The number of games that wait for the person. They are the first ones in `mine`."""


class Replay(_Wire):
    """The replay of a game: the position at the start, then one update for each answer. `seats` are the allowed
    viewers: a seat, -1 for a spectator, -2 for the omniscient viewer of a finished game."""

    start: Sync
    updates: list[Update]
    seats: list[int] = []
    eyes: int = SPECTATOR
    """The viewer of this replay."""
    key: str = ""
    """The key that opens this replay, for this viewer only, for anybody who has it, as soon as the game is over."""


class Fair(_Wire):
    """The shuffle proof, with which `underkeep verify` checks that the shuffles were not manipulated. `seal` is the
    SHA-256 of the secret seed followed by `[game, setup, decks]` as JSON; it is empty if the seed was chosen. The seed
    is disclosed when the game is over."""

    table: str
    game: str
    rules: int
    """The version of the rules."""
    seal: str
    setup: dict[str, Any]
    names: list[str]
    decks: dict[str, str] = {}
    """The cards that take part, by deck: the keys of the cards, with the number of copies after a `*`."""
    over: bool = False
    seed: str = ""
    """The secret, in hexadecimal digits."""
    is_chosen: bool = False
    """Whether the person who made the table chose the seed; then there is no seal, and no secret."""
    seed_bits: int = 63
    """The size of the seed of the game, which is derived from the secret one: 256 bits, or 63 at tables of earlier
    programs."""
    chosen_seed: int | None = None
    """The seed of the finished game, if it was chosen."""
    record: str = ""
    """The saved game (`.ukeep`), in base64."""
    winners: list[Seat] = []
    scores: list[int] = []
    without_result: bool = False


class Trouble(_Wire):
    """An error: one sentence, and a code for programs."""

    code: str
    text: str
