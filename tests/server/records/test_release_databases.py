"""R12: the databases of all releases are opened by this one: every table goes on or says why not."""

from __future__ import annotations

import asyncio
import gzip
import random
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.patience import PATIENCE_SECONDS
from tests.server.live_helpers import InlineBots, MemoryListener
from underkeep.cli import main
from underkeep.core import registry
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.live.records.table_check import Outcome, TableCheck, check_tables
from underkeep.server.storage.database import TABLES, engine_for
from underkeep.server.storage.store import Store

RELEASES = sorted((Path(__file__).parents[1] / "releases").glob("*.sqlite.gz"))


@pytest.fixture(params=RELEASES, ids=lambda path: path.name.removesuffix(".sqlite.gz"))
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the database of a release."""
    return unpack(request.param, tmp_path)


def unpack(release: Path, folder: Path) -> Path:
    """Return the database of a release, unpacked into a folder."""
    path = folder / release.name.removesuffix(".gz")
    path.write_bytes(gzip.decompress(release.read_bytes()))
    return path


async def play_on(table: LiveTable, answers: int = 3) -> None:
    """Answer for the person of a table."""
    end, base = time.monotonic() + PATIENCE_SECONDS, table.version
    while not table.record.over and table.version < base + answers:
        assert time.monotonic() < end, "the table does not go on"
        decision = table.record.table.decision
        if decision is None or not table.is_asking:
            await asyncio.sleep(0.005)
            continue
        await table.answer(decision.seat, f"on {table.version}", table.version, random.randrange(len(decision.options)))


@pytest.mark.slow
def test_every_table_goes_on_or_says_why_not(database: Path) -> None:
    """R12: the databases of all releases are opened by this program."""

    async def test() -> None:
        store = await Store(str(database)).open()
        live = LiveTables(store, InlineBots())
        await live.open()
        ids = await store.started_tables()
        assert len(ids) >= 7
        for id in ids:
            table = await live.find(id)
            if isinstance(table, FrozenTable):
                line = MemoryListener("anna", None)
                table.join(line)
                assert line.last is not None
                assert line.last.frozen
                continue
            listener = MemoryListener("anna", next(iter(table.seats_of("anna")), None))
            await table.join(listener, None)
            assert listener.board
            assert listener.log
            if table.record.over:
                assert listener.ending is not None
            else:
                version = table.version
                await play_on(table)
                assert table.version > version
        await live.close()
        # Everything that was shown is stored now, also for tables of a release that stored no positions.
        assert {found.outcome for found in await checks(store)} <= {Outcome.SAME, Outcome.UNCOMPARED, Outcome.FROZEN}
        await store.close()

    asyncio.run(test())


async def checks(store: Store) -> list[TableCheck]:
    return [found async for found in check_tables(store)]


def test_the_check_of_a_database_names_the_tables_that_lead_elsewhere(database: Path) -> None:
    async def test() -> None:
        store = await Store(str(database)).open()
        before = await checks(store)
        assert {found.outcome for found in before} <= set(Outcome) - {Outcome.DIFFERENT}
        playable = [found.table for found in before if found.outcome != Outcome.FROZEN]
        if playable:
            over = sa.select(TABLES.c.id, TABLES.c.result).where(TABLES.c.status == "over", TABLES.c.id.in_(playable))
            engine = engine_for(store.url, writes=True)
            with engine.begin() as connection:
                id, result = connection.execute(over.limit(1)).one()
                scores = [score + 1 for score in result["scores"]]
                change = sa.update(TABLES).where(TABLES.c.id == id)
                connection.execute(change.values(result={**result, "scores": scores}))
            engine.dispose()
            different = [found for found in await checks(store) if found.outcome == Outcome.DIFFERENT]
            assert [found.table for found in different] == [id]
            assert different[0].reason is not None
            assert "a different result" in different[0].reason.text_in("en")
        await store.close()

    asyncio.run(test())


def test_the_command_checks_a_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["database", "check", "--database", str(database)]) == 0
    told = capsys.readouterr().out
    assert "games played again." in told
    assert "Different from what is stored: 0." in told


def test_the_present_rules_have_a_database_of_their_own(tmp_path: Path) -> None:
    """`python tools/release_database.py tests/server/releases/NAME.sqlite.gz` writes one after a change of rules."""

    async def rules(path: Path) -> dict[str, int]:
        store = await Store(str(path)).open()
        found = {}
        for id in await store.started_tables():
            row = await store.table(id)
            assert row is not None
            found[row.game] = row.options["deal"]["rules"]
        await store.close()
        return found

    here = {name: manifest.rules_version for name, manifest in registry.manifests().items() if manifest.is_own}
    assert here in [asyncio.run(rules(unpack(release, tmp_path))) for release in RELEASES]
