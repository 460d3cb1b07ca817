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
KEPT = 2
"""So many entries of a list or an object are shown."""
SHORT = ("options", "log", "events", "clauses", "chairs", "anchors")


class House:
    """A server in a thread."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        app = create_app(Config(database=f"{folder}/tables.sqlite", address=f"http://127.0.0.1:{self.port}"))
        config = uvicorn.Config(app, host="127.0.0.1", port=self.port, ws="websockets-sansio", log_level="error")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> House:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(15)


def _shortened(value: Any, key: str = "") -> Any:
    if isinstance(value, dict):
        if key in ("board", "patch"):
            return {name: _shortened(part, "seats") for name, part in list(value.items())[:3]}
        kept = list(value.items())[:1] if key == "seats" else value.items()
        return {name: _shortened(part, name if key != "seats" else "seats") for name, part in kept}
    if isinstance(value, list):
        return [_shortened(part) for part in (value[:KEPT] if key in SHORT else value)]
    return value


class Recorder:
    """Writes down who said what."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[str, str] = {}

    def note(self, sign: str, message: dict[str, Any]) -> None:
        text = json.dumps(_shortened(message), ensure_ascii=False, separators=(",", ":"))
        for secret, name in self.names.items():
            text = text.replace(secret, name)
        text = re.sub(r'"seal":"\w+"', '"seal":"9f2c…"', text)
        self.lines.append(f"{sign} {text}")


async def recorded(port: int) -> list[str]:
    """The dialogue."""
    recorder = Recorder()
    me, token = await asyncio.to_thread(_guest, port)
    made = await asyncio.to_thread(_ask, port, token, "POST", "/api/tables", NEW_TABLE)
    table = made["table"]["id"]
    recorder.names = {table: "t4bl3", me["id"]: "m3", me["name"]: "Ann"}
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers) as line:
        await _say(recorder, line, {"t": "hello", "table": table, "seat": 0, "language": "en"})
        answers = 0
        while answers < 2:
            message = json.loads(await asyncio.wait_for(line.recv(), 20))
            recorder.note("<", message)
            prompt = message.get("prompt") or {}
            if prompt.get("mine"):
                answers += 1
                mine = {
                    "t": "answer",
                    "id": f"answer-{answers}",
                    "decision": prompt["decision"],
                    "option": _first(prompt),
                }
                await _say(recorder, line, mine)
        while message["t"] != "ack" or message["id"] != mine["id"]:
            message = json.loads(await asyncio.wait_for(line.recv(), 20))
            recorder.note("<", message)
        await _say(recorder, line, mine)
        await _say(recorder, line, {"t": "answer", "id": "answer-3", "decision": 0, "option": 0})
        await _say(recorder, line, {"t": "ping", "n": 1})
        while message["t"] != "pong":
            message = json.loads(await asyncio.wait_for(line.recv(), 20))
            recorder.note("<", message)
    return recorder.lines


def _first(prompt: dict[str, Any]) -> int:
    """The first option that does something."""
    return int(next((option["n"] for option in prompt["options"] if option.get("kind") != "pass"), 0))


async def _say(recorder: Recorder, line: ClientConnection, request: dict[str, Any]) -> None:
    recorder.note(">", request)
    await line.send(json.dumps(request))


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
    """Record it and write it into the page."""
    with tempfile.TemporaryDirectory() as folder, House(folder) as house:
        lines = asyncio.run(recorded(house.port))
    text = "```\n" + "\n".join(lines) + "\n```\n"
    page = PAGE.read_text(encoding="utf-8")
    page = PLACE.sub(lambda place: f"{place[1]}{text}{place[3]}" if place[2] == "dialogue" else place[0], page)
    Path(PAGE).write_text(page, encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
