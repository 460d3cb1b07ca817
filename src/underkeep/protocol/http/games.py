"""The bodies about games: what there is to choose, cards, decks, practice and rules."""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.card_designs import PRINTED
from underkeep.core.state import Face
from underkeep.protocol.socket import Told, _Wire


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
    daily: bool = False
    """Whether there is a daily challenge (`GET /api/games/{game}/daily`)."""
    practice: bool = False
    """Whether there is a practice table (`POST /api/games/{game}/practice`)."""
    page_field: str = ""
    """The field of the setup that takes the whole text of a page that a person has written; empty if the game has no
    such pages (`GET /api/games/{game}/pages`)."""


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
