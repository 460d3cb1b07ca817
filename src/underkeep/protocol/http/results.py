"""The bodies about results: scores, achievements, records and the summary of a game."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import Seat
from underkeep.protocol.socket import _Wire


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


class DailyScore(_Wire):
    """The score of a person in the daily challenge of a day. People with equal scores share a place."""

    place: int
    name: str
    score: int
    mine: bool = False


class DailyRanking(_Wire):
    """The best scores of a day, and that of the person who reads them if it is not among them. `people` is the number
    of people with a score."""

    day: str
    people: int
    scores: list[DailyScore] = []


class DailyChallenge(_Wire):
    """The daily challenge of a game, with the table of the person if there is one."""

    about: str
    """How the score is counted."""
    chosen: list[str]
    """The choices of the day in words."""
    seconds_left: int
    """The time until the next challenge."""
    today: DailyRanking
    yesterday: DailyRanking
    table: str = ""
    status: str = ""
    """The status of the table of the person; empty without one."""
    score: int | None = None
    """The score of the person today."""


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
