"""Hidden information does not leave the server.

S1 plays a table to a position and makes another world, which differs only in what a viewer may not know: the public
history is the same, but the hidden cards and the future of the seed are others. The code of live tables sends both
worlds to the viewer. The messages must be equal as long as the same answers are given and nothing random or hidden is
revealed. S2 searches all sent messages for the seed and for faces of cards that the receiver could not know.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conftest import Figures
from tests.server.live_helpers import MemoryListener, Players, live_tables_with, seat_everybody
from tests.server.process_helpers import new_table
from underkeep.core import visibility
from underkeep.core.contract import _exchange_unknown_faces
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.records.deck_lists import translate_struct
from underkeep.core.records.record import PERSON
from underkeep.core.scenario.export import export
from underkeep.core.state import Face
from underkeep.core.table import Table
from underkeep.core.visibility import SPECTATOR, all_viewers
from underkeep.protocol import socket as wire
from underkeep.protocol.merge_patch import apply_patch
from underkeep.server.live.audience import ViewerGroup
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import NewTableRow

PLAYERS = ["anna", "ben", "eve", "joe"]
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "boss-monster": (4, {}, 10),
    "super-boss-monster": (2, {}, 8),
    "keep-the-heroes-out": (3, {}, 8),
    "dungeon-fighter": (3, {"throws": "made-up"}, 8),
}
"""For each game its players, its choices, and the number of positions of S1 in the short form."""


def table_of(game: str, id: str) -> NewTableRow:
    """Return a table of a game with people only."""
    players, choices, _ = GAMES[game]
    row = new_table(id, PLAYERS[:players])
    return row if game == "boss-monster" else msgspec.structs.replace(row, game=game, setup=choices)


encode = msgspec.json.Encoder().encode


# --- S1 -----------------------------------------------------------------------------------------------------


class Stranger:
    """A viewer without a socket."""

    def __init__(self, seat: int | None, language: str) -> None:
        self.person, self.seat, self.language, self.muted = "somebody", seat, language, frozenset[str]()
        self.got: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.got.append(data)

    def disconnect(self, code: str) -> None:
        raise AssertionError(code)


def other_world(table: Table, viewer: int) -> Table | None:
    """Return the same table with exchanged hidden cards and another future. Returns None if the exchanged cards do not
    lead to the same decision, or if something random has happened in the running step."""
    if table.state.chance != table.checkpoint.chance:
        return None
    world = table.clone(events=True)
    mine = visibility.viewer_bit(table.state, viewer)
    start = table.checkpoint.copy()
    # Cards that the viewer learned within the step must not be exchanged at its beginning.
    for card, (then, now) in enumerate(zip(start.knows, table.state.knows, strict=True)):
        if start.faces[card] == table.state.faces[card]:
            start.knows[card] = then | (now & mine)
    _exchange_unknown_faces(start, viewer, table.game.cards_by_back(start))
    for card, then in enumerate(table.checkpoint.knows):
        start.knows[card] = then
    world._begin(start.copy(), start, True)
    try:
        world._feed(table.answers_since)
    except Exception:
        # The hidden cards that were played in this step cannot be exchanged.
        return None
    if world.decision is None or table.decision is None:
        return None
    if world.state.chance != start.chance:
        return None
    if (world.decision.seat, world.decision.kind) != (table.decision.seat, table.decision.kind):
        return None
    return world


def live_on(real: LiveTable, table: Table, viewer: int, language: str) -> tuple[LiveTable, Stranger]:
    """Return a copy of a live table that plays on another table of the engine, and its only viewer."""
    twin = LiveTable(real.host, real.row, list(real.seats))
    twin.record.table = table
    twin.record.version = real.record.version
    twin.record.answers = list(real.record.answers)
    twin.stored.event_counts = [0] * (real.record.version + 1)
    twin.audience = twin.broadcast.audience = type(twin.audience)()
    # The presence of the seats depends on the time, which passes between the messages of the two worlds.
    twin.presence_of = lambda row: "here"
    stranger = Stranger(None if viewer == SPECTATOR else viewer, language)
    twin.audience.join(stranger, table)
    table.keep_positions()
    return twin, stranger


def told(world: LiveTable, stranger: Stranger) -> list[bytes]:
    """Return everything that a viewer can request: the sync, the prompt and the notation."""
    group: ViewerGroup = next(iter(world.audience))
    stranger.got.clear()
    world.send_sync()
    world.send_prompt()
    texts = [export(world.record.table, group.viewer).encode()]
    return [*stranger.got, *texts]


def moves(real: LiveTable, twin: LiveTable, dice: Random) -> Iterator[Any]:
    """Yield up to six answers, one after the other, that both worlds offer."""
    for _ in range(6):
        one, two = real.record.table.decision, twin.record.table.decision
        if one is None or two is None or (one.seat, one.kind) != (two.seat, two.kind):
            return
        if isinstance(one.options, RangeOptions):
            return  # a die is thrown, and chance decides where it lands
        both = [option for option in one.options if option in two.options]
        if not both:
            return
        yield one.seat, dice.choice(both)


def chance_of(table: Table) -> tuple[int, int]:
    return table.state.chance, table.state.shuffles


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_look_the_same(tmp_path: Path, figures: Figures, long: bool, game: str) -> None:
    """S1: two worlds that differ only in what a viewer may not know give the viewer the same bytes."""
    wanted = 100_000 if long else GAMES[game][2]
    different: list[Any] = []
    compared = positions = steps = 0
    dice = Random(1)

    async def one_game(live: LiveTables, table: LiveTable, seed: int) -> None:
        nonlocal compared, positions, steps
        ears = await seat_everybody(table)
        players = Players(table, ears, seed)
        while await players.step() is not None and positions < wanted:
            if dice.randrange(12):
                continue
            decision = table.record.table.decision
            if decision is None:
                continue
            positions += 1
            for viewer in all_viewers(len(table.seats)):
                world = other_world(table.record.table, viewer)
                if world is None:
                    continue
                language = dice.choice(["en", "pl"])
                # The events before the running step were sent before and are the same in both worlds.
                here = table.record.table.clone()
                checkpoint = table.record.table.checkpoint
                here._begin(checkpoint.copy(), checkpoint, True)
                here._feed(table.record.table.answers_since)
                one, first = live_on(table, here, viewer, language)
                two, second = live_on(table, world, viewer, language)
                compared += 1
                this, that = told(one, first), told(two, second)
                if this != that:
                    different.append((seed, table.version, viewer, _first_difference(this, that)))
                    continue
                steps += follow(one, first, two, second, viewer, (seed, table.version))

    def follow(
        one: LiveTable, first: Stranger, two: LiveTable, second: Stranger, viewer: int, where: tuple[int, int]
    ) -> int:
        count = 0
        for seat, option in moves(one, two, dice):
            chance = chance_of(one.record.table), chance_of(two.record.table)
            known = bytes(one.record.table.state.knows)
            first.got.clear()
            second.got.clear()
            for world in (one, two):
                base, events = world.version, len(world.record.table.events)
                world.record.answer(option, seat, PERSON)
                world.send_update(base, events)
            moved = chance_of(one.record.table), chance_of(two.record.table)
            mine = visibility.viewer_bit(one.record.table.state, viewer)
            shown = any(now & ~then & mine for then, now in zip(known, one.record.table.state.knows, strict=True))
            if moved != chance or shown or (seat == viewer and option not in (one.record.table.options or [option])):
                return count  # chance or a reveal: from here on the worlds may differ
            count += 1
            if [len(got) for got in first.got] != [len(got) for got in second.got] or first.got != second.got:
                different.append((*where, viewer, option, _first_difference(first.got, second.got)))
                return count
        return count

    async def whole() -> None:
        seed = 0
        while positions < wanted:
            seed += 1
            database = f"sqlite:///{tmp_path / f'{seed}.sqlite'}"
            async with live_tables_with(database, [table_of(game, f"t{seed}")]) as live:
                await one_game(live, await live.get(f"t{seed}"), seed)

    asyncio.run(whole())
    assert compared > wanted / 2, "most worlds lead to the same decision"
    figures.none("S1", f"{game}: views that differ between two worlds ({positions} positions)", different, compared)
    assert steps > wanted / 2


def _first_difference(one: list[bytes], two: list[bytes]) -> str:
    for left, right in zip(one, two, strict=False):
        if left != right:
            place = next(n for n, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1])
            return f"{left[max(0, place - 80) : place + 40]!r} / {right[max(0, place - 80) : place + 40]!r}"
    return "another number of messages"


# --- S2 -----------------------------------------------------------------------------------------------------


class Searcher(MemoryListener):
    """A listener that compares each message on arrival with what its seat may know then."""

    def __init__(self, table: LiveTable, person: str, seat: int | None, language: str, found: list[Any]) -> None:
        super().__init__(person, seat, language)
        self.table, self.found, self.boards_searched = table, found, 0
        # Faces that no card of the game has, such as the heroes of Dungeon Fighter, are no secret.
        catalogue = range(len(table.game.catalogues[Face].keys))
        self.known_faces: set[int] = set(catalogue) - set(table.record.table.state.faces)
        self.event_count = 0
        derived = table.record.seed
        assert isinstance(derived, bytes)
        self.seed = {table.row.seed.hex(), derived.hex(), str(int.from_bytes(derived)), b64encode(derived).decode()}

    def send(self, data: bytes) -> None:
        old_board = self.board
        super().send(data)
        if self.table.record.over:
            return
        text = data.decode()
        self.found += [("seed", text[:80]) for seed in self.seed if seed in text]
        viewer = SPECTATOR if self.seat is None else self.seat
        state: Any = self.table.record.table.state
        mine = visibility.viewer_bit(state, viewer)
        everywhere = msgspec.json.decode(data)
        if everywhere["t"] in ("sync", "update"):
            self.boards_searched += 1
            shown = faces_on(self.table, self.board)
            self.found += [("face", face, self.version) for face in shown - self.known()]
        if self.table.game.name != "boss-monster":
            return
        for card, face in _cards(everywhere.get("patch") or everywhere.get("board") or {}):
            if face and not state.knows[card] & mine:
                self.found.append(("board", card, face, self.version))
        if everywhere["t"] == "update":
            self.search_event_boards(old_board, everywhere.get("events", []), mine)
        # In events, texts and options only cards that the viewer has known at some time have a face.
        for event in everywhere.get("events", []):
            faces = [value[1] for value in event[1].values() if isinstance(value, list)]
            self.found += [("event", event) for face in faces if face and face not in self.known()]
        for face in _named(text):
            if face not in self.known():
                self.found.append(("words", face, text[:200]))

    def search_event_boards(self, board: dict[str, Any], events: list[Any], viewer_mask: int) -> None:
        """Compare the faces on the board of each event with what the viewer knew at the position of the event. A series
        of short events has one board: the face must be known at one of their positions."""
        table = self.table.record.table
        packed = table.positions_since(len(table.events) - len(events))
        assert packed is not None
        changing = [number for number, event in enumerate(events) if event[4]]
        for number, end in pairwise([*changing, len(events)]):
            board = apply_patch(board, events[number][4])
            positions = [table.unpack_position(position) for position in packed[number:end]]
            self.boards_searched += 1
            for card, face in _cards(board):
                if face and not any(
                    position.knows[card] & viewer_mask and position.faces[card] == face for position in positions
                ):
                    self.found.append(("event board", card, face, self.version))

    def known(self) -> set[int]:
        """Return the faces that this viewer has seen in its events and its view."""
        viewer = SPECTATOR if self.seat is None else self.seat
        table = self.table.record.table
        self.known_faces |= {face for face in table.observe(viewer).state.faces if face}
        for event in table.events_for(viewer, self.event_count):
            for value in msgspec.structs.astuple(event):
                self.known_faces.add(getattr(value, "face", 0))
        self.event_count = len(table.events)
        return self.known_faces


class _Seen(dict[int, int]):
    """Takes note of all numbers that are looked up."""

    def __missing__(self, number: int) -> int:
        self[number] = number
        return number


def faces_on(table: LiveTable, board: dict[str, Any]) -> set[int]:
    """Return all faces on a board of any game, which the types of the fields tell."""
    seen = {kind: _Seen() for kind in table.game.catalogues}
    translate_struct(msgspec.convert(board, table.game.display.sent_types()[0], str_keys=True), seen)
    return {face for face in seen[Face] if face > 0}


def _cards(board: Any) -> Iterator[tuple[int, int]]:
    """Yield all pairs of card and face in a board or a patch."""
    if isinstance(board, dict):
        if isinstance(board.get("card"), int) and isinstance(board.get("face"), int):
            yield board["card"], board["face"]
        for name, part in board.items():
            if name in ("rooms", "spells", "soulCards", "woundCards", "known") and isinstance(part, dict):
                for card, face in part.items():
                    if isinstance(face, int):
                        yield int(card), face
            elif name.isdigit() and isinstance(part, dict) and "face" in part and "card" not in part:
                yield int(name), part["face"]
            yield from _cards(part)
    elif isinstance(board, list):
        for part in board:
            yield from _cards(part)


def _named(text: str) -> set[int]:
    """Return the faces that are named in a text."""
    return {int(part.partition("|")[0]) for part in text.split("⟦")[1:]}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_card_and_no_seed_is_ever_sent(tmp_path: Path, figures: Figures, long: bool, game: str) -> None:
    """S2: all messages of whole games are searched for hidden faces and seeds."""
    games = 200 if long else 1
    found: list[Any] = []
    messages = 0

    async def play(live: LiveTables, table: LiveTable, seed: int) -> None:
        nonlocal messages
        searchers = [
            Searcher(table, person, seat, ("en", "pl")[(seed + (seat or 0)) % 2], found)
            for seat, person in [*enumerate(PLAYERS[: GAMES[game][0]]), (None, "walt")]
        ]
        for searcher in searchers:
            await table.join(searcher, None)
        players = Players(table, searchers, seed)
        while await players.step() is not None:
            if players.number % 15 == 0:
                await table.say("anna", "Anna", 0, "hello")
                for searcher in searchers:
                    await table.join(searcher, table.version - 3)
                for seat in (0, SPECTATOR):
                    replay = encode(await live.replay(table.id, seat, "en"))
                    if not table.record.over:
                        found.extend(("replay", face) for face in _named(replay.decode()) - searchers[seat].known())
                        found.extend(("seed", "replay") for word in searchers[0].seed if word in replay.decode())
        messages += sum(len(searcher.raw) for searcher in searchers)
        assert all(searcher.boards_searched > GAMES[game][2] for searcher in searchers)
        ending = next(update for update in searchers[0].all(wire.Update) if update.ending)
        assert ending.ending is not None
        seed_bytes = bytes.fromhex(ending.ending.seed)
        from underkeep.core.records.record import commitment

        decks = table.row.options["deal"]["decks"]
        seal = commitment(seed_bytes, table.row.game, table.row.setup, decks)
        assert seal == table.row.seal, "the seed matches its commitment"
        assert sha256(seed_bytes).hexdigest()

    async def whole() -> None:
        for seed in range(games):
            database = f"sqlite:///{tmp_path / f'{seed}.sqlite'}"
            async with live_tables_with(database, [table_of(game, f"t{seed}")], "walt") as live:
                await play(live, await live.get(f"t{seed}"), seed)

    asyncio.run(whole())
    figures.none("S2", f"{game}: hidden faces or seeds in what was sent ({games} games)", found, messages)
