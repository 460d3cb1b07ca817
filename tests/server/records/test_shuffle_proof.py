"""The shuffle proof of a table, and the command `verify` that checks it."""

from __future__ import annotations

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.live_helpers import Players, live_tables_with, seat_everybody
from tests.server.process_helpers import new_table
from underkeep.cli import main
from underkeep.protocol.http.tables import Fair


def played(tmp_path: Path, **options: Any) -> tuple[Fair, Fair]:
    """Play a game and return the shuffle proofs of its beginning and its end."""

    async def whole() -> tuple[Fair, Fair]:
        tables = [new_table("t", ["anna", "bot:random"], **options)]
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables) as live:
            table = await live.get("t")
            before = await live.shuffle_proof("t")
            ears = await seat_everybody(table)
            players = Players(table, ears, 5)
            for _ in range(5):
                await players.step()
            assert ears[0].undo
            await table.request_undo(0, False, "back")
            while await players.step() is not None:
                pass
            return before, await live.shuffle_proof("t")

    return asyncio.run(whole())


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Fair, Fair]:
    return played(tmp_path_factory.mktemp("game"))


def said(tmp_path: Path, fair: Fair, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    """Return the exit status and the output of the command `verify`."""
    file = tmp_path / "fair.json"
    file.write_bytes(msgspec.json.encode(fair))
    code = main(["verify", str(file), *more])
    told = capsys.readouterr()
    return code, told.out + told.err


def test_the_seed_is_not_disclosed_before_the_end(game: tuple[Fair, Fair]) -> None:
    before, after = game
    assert before.seal == after.seal
    assert (before.over, before.seed, before.record, before.winners, before.scores) == (False, "", "", [], [])
    assert after.over
    assert len(after.seed) == 64


def test_a_true_proof_is_accepted(game: tuple[Fair, Fair], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = game
    code, text = said(tmp_path, after, capsys, "--seal", before.seal)
    assert code == 0, text
    assert len(text.strip().splitlines()) == 5
    code, text = said(tmp_path, after, capsys, "--lang", "pl")
    assert code == 0
    assert "pieczę" in text.lower()


def test_a_running_game_cannot_be_verified(
    game: tuple[Fair, Fair], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = said(tmp_path, game[0], capsys)
    assert code == 2
    assert game[0].seal in text


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("another seed", {"seed": "00" * 32}),
        ("another setup", {"setup": {"sets": ["BMR"]}}),
        ("another seal", {"seal": "00" * 32}),
        ("another end", {"winners": [0, 1]}),
        ("a game that goes on", {"without_result": True}),
    ],
)
def test_a_changed_proof_is_rejected(
    game: tuple[Fair, Fair], tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, change: dict[str, Any]
) -> None:
    code, text = said(tmp_path, msgspec.structs.replace(game[1], **change), capsys)
    assert code == 1, f"{what}: {text}"


def test_a_proof_with_another_seal_than_noted_is_rejected(
    game: tuple[Fair, Fair], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = said(tmp_path, game[1], capsys, "--seal", "ab" * 32)
    assert code == 1


def test_a_proof_names_a_chosen_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = played(tmp_path, engine_seed=7)
    assert (before.seal, before.is_chosen, before.chosen_seed) == ("", True, None), "the seed is secret before the end"
    code, text = said(tmp_path, before, capsys)
    assert (code, "no seal" in text) == (2, True)
    code, text = said(tmp_path, after, capsys)
    assert code == 0
    assert "seed 7" in text
    assert "There is no seal" in text
    code, _ = said(tmp_path, after, capsys, "--seal", "ab" * 32)
    assert code == 1


def test_a_table_is_verified_by_its_address(game: tuple[Fair, Fair], capsys: pytest.CaptureFixture[str]) -> None:
    class Server(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            there = self.path == "/api/tables/t/fair"
            self.send_response(200 if there else 404)
            self.end_headers()
            self.wfile.write(msgspec.json.encode(game[1]) if there else b"{}")

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Server) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        for page in ("/table/t", "/replay/t?seat=1#3", "/api/tables/t/fair"):
            assert main(["verify", address + page]) == 0
        capsys.readouterr()
        assert main(["verify", f"{address}/table/private"]) == 2
        assert "private" in capsys.readouterr().err
        server.shutdown()


def test_other_files_and_addresses_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"hello": 1}))
    assert main(["verify", str(file)]) == 2
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    assert main(["verify", "http://127.0.0.1:9/table/x"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 3
