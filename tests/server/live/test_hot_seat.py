"""Hot seat: several people share one device, and a window asks all of them once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live_helpers import MemoryListener, MemorySocket, Players, live_tables_with
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.errors import DecisionOver, TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables

ALL = wire.StopSettings(mode="full")


async def to_a_window(live: LiveTables, seed: int = 3) -> tuple[LiveTable, list[MemoryListener], MemoryListener]:
    """Play a hot-seat table of four to a window. Return the table, the listeners of its seats, and the listener of the
    shared screen."""
    table = await live.get("t")
    ears = [MemoryListener("anna", seat) for seat in range(4)]
    public = MemoryListener("anna")
    for ear in (*ears, public):
        await table.join(ear, None)
    for seat in range(4):
        await table.set_stops(seat, ALL)
    players = Players(table, ears, seed)
    await players.until(lambda: public.prompt is not None and len(public.prompt.anyone) >= 3)
    return table, ears, public


def at_one_screen(tmp_path: Path, test: object) -> None:
    async def whole() -> None:
        tables = [new_table("t", ["anna"] * 4, hot_seat=True)]
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables, "eve") as live:
            await test(live)

    asyncio.run(whole())


def test_one_pass_counts_for_all_seats_of_the_device(tmp_path: Path) -> None:
    """The device can pass for all its seats at once, in this window only."""

    async def test(live: LiveTables) -> None:
        table, _, public = await to_a_window(live)
        assert public.prompt is not None
        before, asked = public.prompt.decision, public.prompt.anyone
        await table.claim_reaction("anna", before, None)
        passes = [mark for mark in table.record.answers[before:] if mark.is_pass]
        assert [mark.seat for mark in passes[: len(asked)]] == asked
        # The passes of this window do not hold for the next window.
        assert not list(table.preferences.advance_passes.seats())

    at_one_screen(tmp_path, test)


def test_a_seat_that_claims_the_reaction_is_asked(tmp_path: Path) -> None:
    """The seats before the claiming seat pass, and the seats after it are asked again."""

    async def test(live: LiveTables) -> None:
        table, ears, public = await to_a_window(live)
        assert public.prompt is not None
        first, wanted, *others = public.prompt.anyone
        assert public.prompt.seat == first
        await table.claim_reaction("anna", public.prompt.decision, wanted)
        prompt = ears[wanted].prompt
        assert prompt is not None
        assert prompt.mine
        assert prompt.seat == wanted
        assert not prompt.anyone, "a claimed reaction is not offered to the other seats"
        passing = next(option for option in prompt.options if option.kind == "pass")
        await table.answer(wanted, "x", prompt.decision, passing.n)
        assert public.prompt.anyone == others
        with pytest.raises(TableError):
            await table.claim_reaction("anna", public.prompt.decision, first)

    at_one_screen(tmp_path, test)


def test_only_people_at_the_device_can_claim_a_reaction(tmp_path: Path) -> None:
    """A spectator cannot claim a reaction, and no claim counts for a decision that is over."""

    async def test(live: LiveTables) -> None:
        table, _, public = await to_a_window(live)
        assert public.prompt is not None
        version = table.version
        eve = MemorySocket(live, "eve")
        await eve.hello("t")
        refused = await eve.ask(wire.Anyone("x", version))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "only-watching"
        with pytest.raises(DecisionOver):
            await table.claim_reaction("anna", version - 1, None)
        assert table.version == version
        anna = MemorySocket(live, "anna")
        await anna.hello("t")
        assert isinstance(await anna.ask(wire.Anyone("y", version)), wire.Done)
        assert table.version > version
        for line in (eve, anna):
            await line.gone()

    at_one_screen(tmp_path, test)


def test_one_person_with_bots_is_not_asked_for_a_claim(tmp_path: Path) -> None:
    """A device with only one person does not ask which of its seats wants to react."""

    async def whole() -> None:
        tables = [new_table("t", ["anna", "bot:random", "bot:random"], hot_seat=True)]
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables) as live:
            table = await live.get("t")
            anna = MemoryListener("anna", 0)
            await table.join(anna, None)
            await table.set_stops(0, ALL)
            players = Players(table, [anna], 3)
            for _ in range(60):
                if await players.step() is None:
                    break
            prompts = [update.prompt for update in anna.all(wire.Update) if update.prompt is not None]
            assert any(prompt.reaction and prompt.mine for prompt in prompts)
            assert not any(prompt.anyone for prompt in prompts)

    asyncio.run(whole())
