"""docs/protocol.md is correct: its tables, its recorded messages and its programs."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import msgspec

from tests.patience import TEST_SECONDS
from tests.server.process_helpers import server_process
from underkeep.protocol import socket as wire

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
ADDRESS = "http://127.0.0.1:8737"


def blocks(kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(PAGE) if found == kind]


def tool(name: str) -> ModuleType:
    spec = util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_are_those_of_the_structs() -> None:
    assert tool("protocol_page").fill_page(PAGE) == PAGE, "run python tools/protocol_page.py"


def test_every_message_and_body_is_on_the_page() -> None:
    for name in ("hello", "answer", "sync", "update", "farewell"):
        assert f"#### `{name}` (" in PAGE
    for name in ("Prompt", "Hint", "TableInfo", "NewTable", "Trouble", "Replay"):
        assert f"#### {name}\n" in PAGE


def test_the_recorded_dialogue_is_what_the_structs_allow() -> None:
    (dialogue,) = blocks("")
    lines = dialogue.splitlines()
    assert len(lines) > 8
    for line in lines:
        sign, _, text = line.partition(" ")
        kind = wire.Request if sign == ">" else wire.Message
        known = msgspec.json.decode(text, type=kind)
        # The decoder drops fields that the structs do not know without an error.
        assert _names(msgspec.json.decode(text)) <= _names(msgspec.to_builtins(known)), line[:80]


def _names(value: object) -> set[str]:
    if isinstance(value, dict):
        inside = (_names(part) for part in value.values())
        return set(value).union(*inside)
    return set().union(*map(_names, value)) if isinstance(value, list) else set()


def test_routes_are_those_of_the_server() -> None:
    from underkeep.server.http import accounts, lobby, reference, replays, scores, seat_links

    told = set(re.findall(r"^\| `([A-Z]+ /[^`?]*)", PAGE, re.MULTILINE))
    for handler in (
        *accounts.ROUTES,
        *reference.ROUTES,
        *lobby.ROUTES,
        *replays.ROUTES,
        *scores.ROUTES,
        *seat_links.ROUTES,
    ):
        for path in handler.paths:
            plain = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            for method in handler.http_methods - {"HEAD", "OPTIONS"}:
                wanted = f"{method} {plain}".replace("{table}", "{id}")
                if wanted != "POST /join/{token}":
                    assert wanted in told, wanted


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    bot, patches = blocks("python")
    exec(compile(patches, "docs/protocol.md", "exec"), {})
    with server_process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        (tmp_path / "bot.py").write_text(bot.replace(ADDRESS, server.address), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, tmp_path / "bot.py"], capture_output=True, text=True, timeout=TEST_SECONDS
        )
    assert done.returncode == 0, done.stderr
    assert re.search(r"\[-?\d+, -?\d+\]", done.stdout)


def test_the_client_in_javascript_plays(tmp_path: Path) -> None:
    node, _ = tool("build_client").find_node()  # the Node of the machine or of the development packages
    (script,) = blocks("js")
    (tmp_path / "client.mjs").write_text(script, encoding="utf-8")
    with server_process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        done = subprocess.run(
            [node, "--experimental-websocket", tmp_path / "client.mjs", server.address],
            capture_output=True,
            text=True,
            timeout=TEST_SECONDS,
        )
    assert done.returncode == 0, done.stderr
    assert re.search(r"\[ -?\d+, -?\d+ \]", done.stdout)
