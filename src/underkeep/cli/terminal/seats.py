"""The seats of a game in the terminal: people and bots."""

from __future__ import annotations

from collections import Counter

import msgspec

from underkeep import bots
from underkeep.core.errors import UserError, did_you_mean

PERSON = "human"
PERSON_WORDS = {"you", "human", "me", "person", "ty", "ja"}
MAX_NAME_LENGTH = 16


class SeatedPlayer(msgspec.Struct):
    """A seat: its name, and its player (`human`, or the name of a bot)."""

    name: str
    player: str

    @property
    def is_person(self) -> bool:
        """Whether a person plays the seat."""
        return self.player == PERSON


def parse_seats(text: str, players: int | None, person: str, game: str = "") -> list[SeatedPlayer]:
    """Return the seats of `--seats` and `--players`: `you,greedy` or `Ann=human,Ben=human,Old Nick=greedy`.

    `person` is the name of a person without one. Missing seats are taken by the default bot of the game. Raises a
    UserError.
    """
    entries = [entry.strip() for entry in text.split(",") if entry.strip()]
    if players is not None and len(entries) > players:
        raise UserError("error-too-many-seats", named=len(entries), players=players)
    while players is not None and len(entries) < players:
        entries.append(bots.usual(game))
    seats = [_parse(entry, game) for entry in entries]
    _name_seats(seats, person)
    return seats


def _parse(entry: str, game: str) -> SeatedPlayer:
    name, equals, player = entry.rpartition("=")
    player = player.strip().lower()
    if player in PERSON_WORDS:
        return SeatedPlayer(_clean(name), PERSON)
    known = bots.playing(game)
    if player not in known and not equals:
        raise UserError("error-no-bot-nor-person", name=player, hint=did_you_mean(player, known), entry=entry)
    bots.bot_named(player, game=game)
    return SeatedPlayer(_clean(name), player)


def _clean(name: str) -> str:
    name = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if len(name) > MAX_NAME_LENGTH:
        raise UserError("error-long-name", name=name, most=MAX_NAME_LENGTH)
    return name


def _name_seats(seats: list[SeatedPlayer], person: str) -> None:
    """Give every seat without a name one. Raises a UserError if two names are equal."""
    people = sum(seat.is_person and not seat.name for seat in seats)
    seat_counts = Counter(seat.player for seat in seats if not seat.name)
    number: Counter[str] = Counter()
    for seat in seats:
        if not seat.name:
            number[seat.player] += 1
            stem = person if seat.is_person else seat.player.capitalize()
            several = people > 1 if seat.is_person else seat_counts[seat.player] > 1
            seat.name = f"{stem} {number[seat.player]}" if several else stem
    repeated = [name for name, count in Counter(seat.name for seat in seats).items() if count > 1]
    if repeated:
        raise UserError("error-same-name", name=repeated[0])
