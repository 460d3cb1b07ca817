"""Play all golden games and write their records anew: `make golden`.


    python -m tests.golden.record                 write everything but the recorded throws
    python -m tests.golden.record --throws        also throw all dice anew with the physics engine
    python -m tests.golden.record --decks         deal all games from the cards of today, not from their recorded decks
    python -m tests.golden.record --show ID       print every answer and event of a golden game as it is played now

Nothing that is written depends on the clock, the machine or the order in which the processes finish.
"""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.golden.card_values import write_card_values
from tests.golden.games import GAMES, RESIGNING_ANSWER, RESIGNING_SEAT, SAVED, GoldenGame
from tests.golden.throws import Throws, aiming_without_engine, read_throws, write_throws
from tests.golden.transcript import (
    Answer,
    Deal,
    Mismatch,
    Record,
    Session,
    describe_setup,
    make_deal,
    name_of_deal,
    read_deals,
    replay_steps,
    write_answers,
    write_deals,
)
from underkeep import Resign, UserError
from underkeep.bots import ask, bot_named
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.records.save_format import _open as open_save
from underkeep.core.scenario.perft import perft

HERE = Path(__file__).parent
SUMMARY = HERE / "summary.txt"
PERFT = HERE / "perft.toml"
POSITIONS = HERE / "positions"
SAVES = HERE / "saves"
MAX_ANSWERS = 20_000
"""A game with more answers does not end."""


class Recorded(NamedTuple):
    """A golden game that was just played."""

    record: Record
    deal: Deal
    names: Counter[str]
    """The number of events of each name."""
    throws: dict[str, Any]
    """The outcomes of throws that were needed, by key."""
    made_up: int
    """The number of outcomes of throws that had to be made up."""
    save: bytes
    """The game when half of the answers were given, if it is to be saved."""


def record_game(golden: GoldenGame, known: dict[str, Any], simulate: bool, deal: Deal | None = None) -> Recorded:
    """Let bots play a golden game, and return its record. `known` are the recorded outcomes of throws; with `simulate`
    the physics engine computes them instead. The game is dealt from `deal`, or from the cards of today."""
    with aiming_without_engine():
        return _recorded(golden, known, simulate, deal or make_deal(golden.game, golden.setup))


def _recorded(golden: GoldenGame, known: dict[str, Any], simulate: bool, deal: Deal) -> Recorded:
    session = Session(golden.game, golden.setup["players"], deal, golden.seed)
    throws = Throws(known, simulate=simulate)
    bots = [bot_named(name, golden.seed + seat, golden.game) for seat, name in enumerate(golden.bots)]
    table = session.table
    while table.decision is not None:
        if len(session.answers) > MAX_ANSWERS:
            raise RuntimeError(f"{golden.game}/{golden.name} does not end")
        if golden.resigns and len(session.answers) == RESIGNING_ANSWER:
            resignation = Resign(RESIGNING_SEAT if table.state.players > 1 else 0)
            if table.game.is_playing(table.state, resignation.seat):
                session.play(resignation, resignation)
                continue
        option = ask(bots[table.decision.seat], table)
        answer: Answer
        if isinstance(table.options, RangeOptions):
            option, answer = throws.resolve_outcome(table, option)
        else:
            answer = list(table.options).index(option)
        session.play(option, answer)
    record = Record(
        name=golden.name,
        game=golden.game,
        setup=golden.setup,
        deal=name_of_deal(golden.game, deal),
        seed=golden.seed,
        bots=golden.bots,
        answers=write_answers(session.answers, session.checks),
        numbers=[answer for answer in session.answers if isinstance(answer, list)],
        answer_count=len(session.answers),
        round_count=session.round_count,
        event_count=session.event_count,
        digest=session.digest,
        winners=list(table.winners),
        scores=list(table.game.scores(table.state)),
    )
    save = b""
    if golden.name in SAVED[golden.game]:
        save = save_half(record, known | throws.used, deal)
    return Recorded(record, deal, session.names, throws.used, throws.made_up, save)


def half_played(record: Record, outcomes: dict[str, Any], deal: Deal | None = None) -> Session:
    """Return the session of a golden game when half of its answers are given; `deal` is its deal, if it is not
    stored yet."""
    steps = replay_steps(record, outcomes, deal, checkpoints=True)
    session = next(steps)
    for _ in range(record.answer_count // 2):
        session = next(steps)
    return session


def save_half(record: Record, outcomes: dict[str, Any], deal: Deal) -> bytes:
    """Return the saved game of a golden game when half of its answers are given."""
    return half_played(record, outcomes, deal).table.save()


# --- files ----------------------------------------------------------------------------------------------------


def records_file(game: str) -> Path:
    """Return the file with the golden games of a game."""
    return HERE / f"{game}.jsonl"


def read_records(game: str) -> list[Record]:
    """Return the recorded golden games of a game."""
    return [msgspec.json.decode(line, type=Record) for line in records_file(game).read_bytes().splitlines()]


def save_file(record: Record) -> Path:
    """Return the file with the saved game of a golden game."""
    return SAVES / f"{record.game}-{record.name}.ukeep"


def write_all(recorded: list[Recorded], perfts: list[dict[str, Any]]) -> None:
    """Write the golden games, the summary, the saved games and the counts of perft."""
    for game in GAMES:
        lines = [msgspec.json.encode(played.record) + b"\n" for played in recorded if played.record.game == game]
        records_file(game).write_bytes(b"".join(lines))
    deals = {played.record.deal: played.deal for played in recorded}
    write_deals(deals)
    SUMMARY.write_text(summary(recorded), encoding="utf-8")
    SAVES.mkdir(exist_ok=True)
    wanted = {save_file(played.record): played.save for played in recorded if played.save}
    for path in set(SAVES.glob("*.ukeep")) - set(wanted):
        path.unlink()
    for path, save in wanted.items():
        if not (path.exists() and same_save(path.read_bytes(), save)):
            path.write_bytes(save)
    PERFT.write_text(perft_text(perfts), encoding="utf-8")


def same_save(played: bytes, other: bytes) -> bool:
    """Return whether two saved games have the same contents. Their bytes may differ, because not every build of zlib
    compresses alike."""
    try:
        return open_save(played) == open_save(other)
    except UserError:
        return False


# --- the summary ----------------------------------------------------------------------------------------------

ABOUT = """\
The golden games in one line each, written by `make golden`; see CONTRIBUTING.md, "Golden games". A line that changed
is a game that is played differently now; a changed line of the last part is an event that happens more or less often.
"""


def summary(recorded: list[Recorded]) -> str:
    """Return the golden games in one line each, and the number of events of each name."""
    parts = [ABOUT]
    for game in GAMES:
        ours = [played for played in recorded if played.record.game == game]
        answers = sum(played.record.answer_count for played in ours)
        parts.append(f"{game}: {len(ours)} games, {answers} answers\n")
        parts += [summary_line(played.record, played.made_up) for played in ours]
        parts.append("")
    for game in GAMES:
        names: Counter[str] = Counter()
        for played in recorded:
            if played.record.game == game:
                names += played.names
        parts.append(f"{game}: {sum(names.values())} events\n")
        parts += [f"{count:7} {name}" for name, count in sorted(names.items())]
        parts.append("")
    return "\n".join(parts)


def summary_line(record: Record, made_up: int = 0) -> str:
    """Return the line of one golden game: name, setup, seed, length, winners, scores, and the digest of the events."""
    seats = " and ".join(str(seat) for seat in record.winners)
    winners = f"seat {seats} won" if record.winners else "nobody won"
    parts = [
        f"{record.name}: {describe_setup(record.setup)}",
        f"seed {record.seed}",
        f"{record.answer_count} answers, {record.round_count} rounds, {record.event_count} events",
        f"{winners}, scores {' '.join(map(str, record.scores))}",
        f"digest {record.digest}",
    ]
    if made_up:
        parts.append(f"{made_up} throws without a recorded outcome (make golden THROWS=1 throws them)")
    return "; ".join(parts)


# --- perft ----------------------------------------------------------------------------------------------------

PERFT_ABOUT = """\
# How many ways there are to answer the next decisions of fixed positions (underkeep perft). To count one more position,
# put its file into `positions`, add its name and depth here, and run `make golden`, which writes the counts anew.
"""


def read_perfts() -> list[dict[str, Any]]:
    """Return the fixed positions with their depth and the recorded counts."""
    entries: list[dict[str, Any]] = tomllib.loads(PERFT.read_text(encoding="utf-8"))["position"]
    return entries


def count_perft(entry: dict[str, Any]) -> dict[str, Any]:
    """Return the counts of a position."""
    perft_counts = perft(POSITIONS / f"{entry['name']}.yaml", entry["depth"], positions=True)
    return {
        "name": entry["name"],
        "depth": entry["depth"],
        "paths": perft_counts.paths,
        "ended": perft_counts.ended,
        "positions": perft_counts.positions,
    }


def perft_text(entries: list[dict[str, Any]]) -> str:
    """Return the contents of the file with the counts."""
    parts = [PERFT_ABOUT]
    for entry in entries:
        values = [f'{field} = "{value}"' if field == "name" else f"{field} = {value}" for field, value in entry.items()]
        parts.append("\n".join(["[[position]]", *values, ""]))
    return "\n".join(parts)


# --- the command ----------------------------------------------------------------------------------------------


def show(id: str) -> int:
    """Print every answer and event of a golden game as it is played now, up to the first difference; return the exit
    code."""
    game, _, name = id.partition("/")
    record = next((played for played in (read_records(game) if game in GAMES else []) if played.name == name), None)
    if record is None:
        print(f"There is no golden game {id}: take a name from {SUMMARY.name}, after its game: {'/'.join(_example())}.")
        return 2
    print(summary_line(record))
    try:
        for session in replay_steps(record, read_throws()):
            if session.answers:
                decision = session.decision
                decision_text = (
                    f"seat {decision.seat}, {decision.kind}, of {len(decision.options)} options"
                    if decision
                    else "resignation"
                )
                print(f"answer {len(session.answers)}: {session.answers[-1]} ({decision_text})")
            for line in session.lines:
                print(f"  {line}")
    except Mismatch as mismatch:
        print(mismatch)
        return 1
    return 0


def _example() -> tuple[str, str]:
    game = next(iter(GAMES))
    return game, GAMES[game][0].name


def recorded_deals() -> dict[str, Deal]:
    """Return the deals of the golden games that are recorded, by `GAME/NAME`."""
    records = [record for game in GAMES for record in read_records(game)]
    return {record.id: read_deals()[record.deal] for record in records}


def record_all(simulate: bool, deals_anew: bool) -> int:
    """Play all golden games and write their records anew; return 1 if one of them cannot be played, else 0."""
    known = {} if simulate else read_throws()
    deals = {} if deals_anew else recorded_deals()
    every = [golden for games in GAMES.values() for golden in games]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = [pool.submit(record_game, golden, known, simulate, deals.get(golden.id)) for golden in every]
        perft_counts = [pool.submit(count_perft, entry) for entry in read_perfts()]
        problems = [
            f"{golden.id}: {error}"
            for golden, future in zip(every, played, strict=True)
            if (error := future.exception()) is not None
        ]
        problems += [
            f"a fixed position: {error}" for future in perft_counts if (error := future.exception()) is not None
        ]
        if problems:
            print("Nothing was written, because not every golden game can be played:", *problems, sep="\n  ")
            return 1
        recorded = [future.result() for future in played]
        perfts = [future.result() for future in perft_counts]
    if simulate:
        write_throws({key: outcome for played in recorded for key, outcome in played.throws.items()})
    write_all(recorded, perfts)
    write_card_values()
    answers = sum(played.record.answer_count for played in recorded)
    print(f"{len(recorded)} golden games with {answers} answers, and {len(perfts)} positions: see {SUMMARY}")
    return 0


def main() -> int:
    """Run the command and return the exit code."""
    parser = argparse.ArgumentParser(description="Write the golden games anew.")
    parser.add_argument("--throws", action="store_true", help="throw all dice anew with the physics engine")
    parser.add_argument("--decks", action="store_true", help="deal all games from the cards of today")
    parser.add_argument("--show", metavar="ID", help="print every answer and event of a golden game: GAME/NAME")
    args = parser.parse_args()
    if args.show:
        return show(args.show)
    return record_all(args.throws, args.decks)


if __name__ == "__main__":
    sys.exit(main())
