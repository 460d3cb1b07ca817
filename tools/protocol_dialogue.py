"""Records a short dialogue with a real server, shortened, for docs/protocol.md: `python tools/protocol_dialogue.py`.

Two programs talk: the recorder sits on seat 0 of a table with a fixed seed and answers; everything both sides say
up to its second answer is written down. Ids and tokens are replaced by readable ones.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import uvicorn
from protocol_page import PAGE, PLACE
from websockets.asyncio.client import ClientConnection, connect

from underkeep.server.config import Config
from underkeep.server.http.app import create_app

NEW_TABLE = {
    "game": "boss-monster",
    "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy", "name": "Skarn"}],
    "pace": "instant",
    "seed": 6637,
}
MAX_ENTRIES = 2
"""The number of entries of a long list that are shown."""
SHORTENED_LISTS = ("options", "log", "events", "clauses", "chairs", "anchors")


class TestServer:
    """A server in a thread."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        app = create_app(Config(database=f"{folder}/tables.sqlite", address=f"http://127.0.0.1:{self.port}"))
        config = uvicorn.Config(app, host="127.0.0.1", port=self.port, ws="websockets-sansio", log_level="error")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> TestServer:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(15)


def _shorten(value: Any, key: str = "") -> Any:
    if isinstance(value, dict):
        if key in ("board", "patch"):
            return {name: _shorten(part, "seats") for name, part in list(value.items())[:3]}
        if key == "seats":
            return {name: _shorten(part, "seats") for name, part in list(value.items())[:1]}
        return {name: _shorten(part, name) for name, part in value.items() if name == "anchors" or not _is_empty(part)}
    if isinstance(value, list):
        return [_shorten(part) for part in (value[:MAX_ENTRIES] if key in SHORTENED_LISTS else value)]
    return value


def _is_empty(value: Any) -> bool:
    """Whether the value of a field is not worth showing."""
    return value is None or value is False or value in ("", [], {})


class Recorder:
    """Writes the messages of a dialogue as lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[str, str] = {}

    def note(self, sign: str, message: dict[str, Any]) -> None:
        """Add a message with the sign of its direction."""
        text = json.dumps(_shorten(message), ensure_ascii=False, separators=(",", ":"))
        for secret, name in self.names.items():
            text = text.replace(secret, name)
        text = re.sub(r'"seal":"\w+"', '"seal":"9f2c…"', text)
        self.lines.append(f"{sign} {text}")


async def record_dialogue(port: int) -> list[str]:
    """Return the lines of the dialogue."""
    recorder = Recorder()
    me, token = await asyncio.to_thread(_guest, port)
    made = await asyncio.to_thread(_ask, port, token, "POST", "/api/tables", NEW_TABLE)
    table = made["table"]["id"]
    recorder.names = {table: "t4bl3", me["id"]: "m3", me["name"]: "Ann"}
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers) as connection:
        await _send(recorder, connection, {"t": "hello", "table": table, "seat": 0, "language": "en"})
        answers = 0
        while answers < 2:
            message = json.loads(await asyncio.wait_for(connection.recv(), 20))
            recorder.note("<", message)
            prompt = message.get("prompt") or {}
            if prompt.get("mine"):
                answers += 1
                answer = {
                    "t": "answer",
                    "id": f"answer-{answers}",
                    "decision": prompt["decision"],
                    "option": _first(prompt),
                }
                await _send(recorder, connection, answer)
        while message["t"] != "ack" or message["id"] != answer["id"]:
            message = json.loads(await asyncio.wait_for(connection.recv(), 20))
            recorder.note("<", message)
        await _send(recorder, connection, answer)
        await _send(recorder, connection, {"t": "answer", "id": "answer-3", "decision": 0, "option": 0})
        await _send(recorder, connection, {"t": "ping", "n": 1})
        while message["t"] != "pong":
            message = json.loads(await asyncio.wait_for(connection.recv(), 20))
            recorder.note("<", message)
    return recorder.lines


def _first(prompt: dict[str, Any]) -> int:
    """Return the number of the first option that is no pass."""
    return int(next((option["n"] for option in prompt["options"] if option.get("kind") != "pass"), 0))


async def _send(recorder: Recorder, connection: ClientConnection, request: dict[str, Any]) -> None:
    recorder.note(">", request)
    await connection.send(json.dumps(request))


def _guest(port: int) -> tuple[dict[str, Any], str]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me") as answer:
        token = answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0]
        return json.load(answer), token


def _ask(port: int, token: str, method: str, path: str, body: Any) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        method=method,
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def main() -> int:
    """Record the dialogue and write it into the page."""
    with tempfile.TemporaryDirectory() as folder, TestServer(folder) as server:
        lines = asyncio.run(record_dialogue(server.port))
    text = "```\n" + "\n".join(lines) + "\n```\n"
    page = PAGE.read_text(encoding="utf-8")
    page = PLACE.sub(lambda place: f"{place[1]}{text}{place[3]}" if place[2] == "dialogue" else place[0], page)
    Path(PAGE).write_text(page, encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
