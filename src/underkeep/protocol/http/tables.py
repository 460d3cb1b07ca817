"""The bodies about tables: seats, links, the lobby, replays and shuffle proofs."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import Seat
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import Sync, TableInfo, Update, _Wire


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
    ready_check: bool = False
    """Whether the game begins when all people have said that they are ready, and not as soon as all seats are taken."""
    hot_seat: bool = False
    pace: str = "normal"
    """`slow`, `normal`, `fast` or `instant`: how fast heroes walk, and how long bots think."""
    clock: str = "none"
    """`none`, `live` (5 minutes, and 30 seconds for each decision) or a number of days such as `2d`."""
    learn: bool = False
    """Whether the table is a tutorial."""
    seed: int | None = None
    """Only for tables without other people (puzzles, tests)."""


class Readiness(_Wire):
    """Whether the person is ready to begin."""

    ready: bool = True


class StartDaily(_Wire):
    """The wish to play the daily challenge of a game, at this pace."""

    pace: str = "normal"


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
