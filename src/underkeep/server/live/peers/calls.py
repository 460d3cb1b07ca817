"""Calls: requests to the process that holds a table which are not made by a socket, such as those of the routes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.messages import LANGUAGES
from underkeep.server.bus.frames import Call, Reply
from underkeep.server.bus.links import Links
from underkeep.server.errors import ApiError, CannotSave, DecisionOver, HeldElsewhere

log = logging.getLogger(__name__)

CALL_SECONDS = 5.0
"""The longest time for which a caller waits for a reply."""

Handler = Callable[[str, bytes], Awaitable[Any]]
encode = msgspec.msgpack.Encoder().encode


class RelayedError(ApiError):
    """A refusal by another process, with its sentence in all languages."""

    def __init__(self, status: int, message: str, texts: dict[str, str]) -> None:
        super().__init__(status, message)
        self._texts = texts

    def text_in(self, language: str) -> str:
        """Return the sentence in a language."""
        return self._texts[language]


class Calls:
    """Makes calls to other processes, and answers theirs."""

    def __init__(self, links: Links, handle: Handler) -> None:
        self._links, self._handle = links, handle
        self._numbers = count(1)
        self._waiting: dict[int, tuple[str, asyncio.Future[Reply]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def call(self, process: str, name: str, arguments: Any) -> bytes:
        """Return the encoded result of a call. Raises a UserError that the other process raised, HeldElsewhere if it
        does not hold the table any more, and CannotSave if it does not reply."""
        number = next(self._numbers)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (process, future)
        try:
            self._links.send(process, Call(number, name, encode(arguments)))
            reply = await asyncio.wait_for(future, CALL_SECONDS)
        except TimeoutError:
            raise CannotSave from None
        finally:
            self._waiting.pop(number, None)
        if reply.moved:
            raise HeldElsewhere("")
        if reply.error:
            raise RelayedError(reply.status, reply.error, reply.texts)
        return reply.result

    def take_reply(self, reply: Reply) -> None:
        """Take the reply to a call."""
        _, future = self._waiting.get(reply.number, ("", None))
        if future is not None and not future.done():
            future.set_result(reply)

    def give_up(self, process: str) -> None:
        """Give up all calls to a process that has ended or whose messages were lost."""
        for other, future in list(self._waiting.values()):
            if other == process and not future.done():
                future.set_exception(CannotSave())

    def answer(self, process: str, call: Call) -> None:
        """Answer a call of another process, in the background."""
        task = asyncio.get_running_loop().create_task(self._answer(process, call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, process: str, call: Call) -> None:
        reply = Reply(call.number)
        try:
            reply.result = encode(await self._handle(call.name, call.arguments))
        except HeldElsewhere:
            reply.moved = True
        except DecisionOver:
            pass  # The table has changed meanwhile, and everybody was told.
        except UserError as error:
            self._refuse(reply, error, error.status if isinstance(error, ApiError) else 400)
        except Exception:
            log.exception("The call %s of another process failed", call.name)
            self._refuse(reply, CannotSave(), 503)
        self._links.send(process, reply)

    def _refuse(self, reply: Reply, error: UserError, status: int) -> None:
        reply.status, reply.error = status, error.message
        reply.texts = {language: error.text_in(language) for language in LANGUAGES}

    def close(self) -> None:
        """Stop answering."""
        for task in list(self._tasks):
            task.cancel()
