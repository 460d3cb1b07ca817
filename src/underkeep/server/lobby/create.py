"""New tables: the choices for a table are checked and turned into rows."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

import underkeep
from underkeep.bots import playing
from underkeep.core.capabilities.keys import TUTORIAL
from underkeep.core.errors import did_you_mean
from underkeep.core.game import Game
from underkeep.core.records.deck_lists import DeckLists, read_deck_lists
from underkeep.core.records.record import commitment, make_setup, make_unchecked_setup, stored_deal
from underkeep.core.state import Seat, by_seat
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.server.accounts.names import bot_name, clean_name, distinct_name
from underkeep.server.accounts.people import Person, hash_of
from underkeep.server.errors import ApiError
from underkeep.server.lobby.access import TableAccess, seat_token, watch_token
from underkeep.server.lobby.game_info import game_named
from underkeep.server.storage.rows import NewTableRow, SeatRow

PACES = ("slow", "normal", "fast", "instant")
CLOCK = re.compile(r"none|live|([1-9]|1[0-4])d")
MAX_SEATS = 8
OWN_OPTIONS = ("engine_seed", "daily", "learn", "deal", "made")
"""The options that belong to one game, and not to the games that follow it at the same table."""
SEATS = ("me", "person", "bot", "open")


def checked_bot(name: str, game: str) -> str:
    """Return the name of a bot that can play a game. Raises an ApiError for any other name."""
    known = playing(game)
    if name not in known:
        raise ApiError(400, "lobby-no-bot", name=name, hint=did_you_mean(name, known))
    return name


def new_table(new: NewTable, person: Person, secret: bytes, *, id: str = "", daily: str = "") -> NewTableRow:
    """Return the rows of a new table, with a random id if none is given. `daily` is the day of the daily challenge that
    is played there. Raises a UserError if a choice is not possible."""
    game = game_named(new.game)
    decks: DeckLists | None = None
    if new.learn:
        new, decks = _tutorial_table(game, new)
    _check(new)
    id = id or secrets.token_urlsafe(12)
    seats = [_seat(id, number, seat, person, secret, new.game) for number, seat in by_seat(new.seats)]
    _name(seats, person.language)
    choices = checked_choices(game, new.setup)
    game.outcomes.needs_outcomes(make_setup(game, choices, [seat.name for seat in seats]))
    options: dict[str, Any] = {
        "private": new.private,
        "open_seats": any(seat.who == "open" for seat in new.seats),
        "ready_check": new.ready_check,
        "hot_seat": new.hot_seat,
        "pace": new.pace,
        "clock": new.clock,
        "learn": new.learn,
        "language": person.language,
    }
    if new.seed is not None:
        options["engine_seed"] = new.seed
    if daily:
        options["daily"] = daily
    return _table(id, new.game, choices, person.id, options, seats, secret, decks)


def _tutorial_table(game: Game, new: NewTable) -> tuple[NewTable, DeckLists | None]:
    """Return the table of a tutorial and its deck lists: the game chooses everything but the pace."""
    tutorial = game.get(TUTORIAL)
    if tutorial is None:
        raise ApiError(400, "lobby-no-lesson")
    first = tutorial.setup
    bots = [NewSeat(who="bot", bot=first.bot) for _ in range(first.players - 1)]
    table = NewTable(
        game=new.game,
        seats=[NewSeat(who="me"), *bots],
        setup=dict(first.setup),
        pace=new.pace,
        learn=True,
        seed=first.seed,
    )
    return table, None if first.decks is None else read_deck_lists(first.decks)


def rematch_table(access: TableAccess, person: Person, secret: bytes) -> NewTableRow:
    """Return the table of a rematch: the same people and choices, each person one seat further, with another seed. In a
    series of games all people keep their seats, because the seats keep their belongings."""
    game, names = game_named(access.row.game), [seat.name for seat in access.seats]
    if game.series.series_text(person.language, make_unchecked_setup(game, access.row.setup, names)):
        return _table_after(access, access.seats, access.row.setup, person, secret)
    return _table_after(access, [*access.seats[1:], *access.seats[:1]], access.row.setup, person, secret)


def next_table(access: TableAccess, choices: dict[str, Any], person: Person, secret: bytes) -> NewTableRow:
    """Return the table of the next game of a series: the same people on the same seats, with these choices."""
    return _table_after(access, access.seats, choices, person, secret)


def _table_after(
    access: TableAccess, people: Sequence[SeatRow], choices: dict[str, Any], person: Person, secret: bytes
) -> NewTableRow:
    id = secrets.token_urlsafe(12)
    seats = [
        SeatRow(
            table=id,
            seat=number,
            who=old.who,
            person=old.person,
            bot=old.bot,
            name=old.name,
            token_hash=hash_of(seat_token(secret, id, number, 0)),
            prefs=old.prefs,
        )
        for number, old in by_seat(people)
    ]
    options = {name: value for name, value in access.row.options.items() if name not in OWN_OPTIONS}
    owner = access.row.owner if any(seat.person == access.row.owner for seat in seats) else person.id
    return _table(id, access.row.game, choices, owner, options, seats, secret)


def checked_choices(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """Return the choices for a game by the fields of its setup. Raises an ApiError for an unknown field or value."""
    fields = {
        field.name: field.type
        for field in msgspec.structs.fields(game.setup_type)
        if field.name not in ("players", "names")
    }
    choices: dict[str, Any] = {}
    for name, value in setup.items():
        if name in ("players", "names"):
            continue
        if name not in fields:
            raise ApiError(400, "lobby-no-choice", name=name, hint=did_you_mean(name, fields))
        try:
            choices[name] = msgspec.to_builtins(msgspec.convert(value, fields[name]))
        except msgspec.ValidationError:
            raise ApiError(400, "lobby-bad-choice", name=name) from None
    return choices


def _check(new: NewTable) -> None:
    if not 1 <= len(new.seats) <= MAX_SEATS:
        raise ApiError(400, "lobby-seats", most=MAX_SEATS)
    kinds = [seat.who for seat in new.seats]
    for kind in kinds:
        if kind not in SEATS:
            raise ApiError(400, "lobby-bad-seat", name=kind, hint=did_you_mean(kind, SEATS))
    if kinds.count("me") > 1 and not new.hot_seat:
        raise ApiError(400, "lobby-one-seat-each")
    if new.pace not in PACES:
        raise ApiError(400, "lobby-bad-pace", name=new.pace, hint=did_you_mean(new.pace, PACES))
    if not CLOCK.fullmatch(new.clock):
        raise ApiError(400, "lobby-bad-clock", name=new.clock)
    if new.seed is not None:
        if "person" in kinds or "open" in kinds:
            raise ApiError(400, "lobby-seed-with-others")
        if not 0 <= new.seed < 2**63:
            raise ApiError(400, "lobby-bad-seed")


def _seat(table: str, number: Seat, new: NewSeat, person: Person, secret: bytes, game: str) -> SeatRow:
    seat = SeatRow(table=table, seat=number, who=new.who, token_hash=hash_of(seat_token(secret, table, number, 0)))
    if new.name:
        seat.name = clean_name(new.name)
    if new.who == "me":
        seat.who, seat.person = "person", person.id
        seat.name = seat.name or person.name
    elif new.who == "bot":
        seat.bot = checked_bot(new.bot, game)
    return seat


def _name(seats: Sequence[SeatRow], language: str) -> None:
    """Give names to bots, and number the names that occur twice."""
    taken: list[str] = []
    for seat in seats:
        if seat.name:
            seat.name = distinct_name(seat.name, taken)
            taken.append(seat.name)
    for seat in seats:
        if not seat.name and seat.who == "bot":
            seat.name = bot_name(language, taken)
            taken.append(seat.name)


def _table(
    id: str,
    game: str,
    choices: dict[str, Any],
    owner: str,
    options: dict[str, Any],
    seats: list[SeatRow],
    secret: bytes,
    decks: DeckLists | None = None,
) -> NewTableRow:
    seed, now = secrets.token_bytes(32), time.time()
    setup = make_setup(game_named(game), choices, [seat.name for seat in seats])
    deal = stored_deal(game_named(game), setup, decks)
    deal.program = underkeep.__version__
    return NewTableRow(
        id=id,
        game=game,
        setup=choices,
        seed=seed,
        seal=commitment(seed, game, choices, deal.decks),
        status="open" if any(seat.waiting for seat in seats) else "playing",
        owner=owner,
        options=options | {"deal": msgspec.to_builtins(deal)},
        watch_token_hash=hash_of(watch_token(secret, id)),
        created=now,
        updated=now,
        seats=seats,
    )
