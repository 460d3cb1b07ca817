"""The bus in Redis: each server process has a stream, from which it reads its messages."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from typing import Any

from underkeep.server.bus.bus import Receive

log = logging.getLogger(__name__)

BLOCK_SECONDS = 1.0
"""The time for which one read waits for a message."""
KEEP_SECONDS = 60
"""The time after which the stream of a process that has ended is deleted."""
MAX_WAITING = 20_000
"""The largest number of messages that wait for a process. Older ones are lost, which the links notice."""
RECONNECT_SECONDS = 0.25


class RedisBus:
    """Sends and receives messages through a Redis server."""

    def __init__(self, address: str, secret: bytes) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(address, socket_connect_timeout=3)
        # Several installations may share a Redis server.
        self._prefix = f"underkeep:{sha256(secret).hexdigest()[:16]}"
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, process: str, receive: Receive) -> None:
        """Receive the messages for a process from now on, in this event loop."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._send_all()), loop.create_task(self._receive_all(process, receive))]

    def send(self, process: str, data: bytes) -> None:
        """Send a message to a process, without waiting."""
        self._outgoing.put_nowait((process, data))

    async def close(self) -> None:
        """Send what waits, and stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), 2.0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def _stream(self, process: str) -> str:
        return f"{self._prefix}:{process}"

    async def _send_all(self) -> None:
        from redis.exceptions import RedisError

        while True:
            batch = [await self._outgoing.get()]
            while not self._outgoing.empty():
                batch.append(self._outgoing.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for process, data in batch:
                        pipeline.xadd(self._stream(process), {"data": data}, maxlen=MAX_WAITING, approximate=True)
                    for process in {process for process, _ in batch}:
                        pipeline.expire(self._stream(process), KEEP_SECONDS)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                # The messages are lost, which the links notice.
                log.warning("No messages between processes: %s", error)
                await asyncio.sleep(RECONNECT_SECONDS)
            finally:
                for _ in batch:
                    self._outgoing.task_done()

    async def _receive_all(self, process: str, receive: Receive) -> None:
        from redis.exceptions import RedisError

        stream, last = self._stream(process), b"0"
        while True:
            try:
                found = await self._redis.xread({stream: last}, count=200, block=int(1000 * BLOCK_SECONDS))
                for _, messages in found:
                    for _, fields in messages:
                        receive(fields[b"data"])
                    last = messages[-1][0]
                    await self._redis.xtrim(stream, minid=last, approximate=False)
            except (RedisError, OSError) as error:
                log.warning("No messages between processes: %s", error)
                await asyncio.sleep(RECONNECT_SECONDS)
