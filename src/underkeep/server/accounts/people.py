"""People: guests with a cookie, programs with the same token as a bearer, accounts with a password.

A token is 256 random bits. It is stored as its hash, never written into a log, and compared in constant time.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from underkeep.core.messages import ENGLISH, LANGUAGES
from underkeep.server.accounts.names import clean_name, clean_text, guest_name
from underkeep.server.errors import Refusal
from underkeep.server.storage.rows import AccountRow, PersonRow
from underkeep.server.storage.store import Store, Taken

__all__ = ["Connection", "People", "Person", "clean_name", "clean_text", "hash_of", "may_watch", "token_of"]

Person = PersonRow
Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "underkeep"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep one; it is renewed at every visit."""
SEEN_EVERY = 3600.0
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_TOKEN = 100
MOST_PREFS = 16_384
"""How many bytes of preferences are kept with a person."""


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def derived_token(secret: bytes, *what: str | int) -> str:
    """The token of a link, which the owner of a table can be shown again: nobody without the secret can make it."""
    made = hmac.new(secret, "/".join(map(str, what)).encode(), sha256).digest()
    return made.hex()[:40]


def token_of(connection: Connection) -> str:
    """The token that a request shows, as a bearer or in its cookie; empty if it shows none."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


def language_of(connection: Connection, person: Person | None = None) -> str:
    """The language of an answer: the one that is asked for, that of the person, or that of the browser."""
    wished = connection.headers.get("accept-language", "")
    for asked in (connection.query_params.get("lang", ""), wished):
        # A client that names exactly one language means it; a browser sends a list.
        if asked in LANGUAGES:
            return asked
    if person is not None:
        return person.language
    for part in wished.split(","):
        code = part.partition(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


async def may_watch(connection: Connection, person: Person, table: str) -> bool:
    """Whether a person has followed the link for watchers of a table."""
    store: Store = connection.app.state.store
    return await store.may_watch(table, person.id)


class People:
    """Knows who is who."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # A password is meant to take long to check; so it is done beside the event loop, two at a time.
        self._checkers = ThreadPoolExecutor(2, thread_name_prefix="underkeep-passwords")
        self._nobody = ""

    def close(self) -> None:
        """End the threads."""
        self._checkers.shutdown()

    async def of(self, connection: Connection) -> Person | None:
        """Who sends this request, if it shows a token that we know."""
        token = token_of(connection)
        return await self.store.person_of_token(hash_of(token)) if token else None

    async def new_guest(self, language: str) -> tuple[Person, str]:
        """Somebody new, and the token that proves it."""
        now, token = time.time(), secrets.token_urlsafe(32)
        name = guest_name(language)
        person = Person(id=secrets.token_urlsafe(12), name=name, language=language, created=now, seen=now)
        await self.store.add_person(person, hash_of(token))
        return person, token

    async def seen(self, person: Person) -> None:
        """Somebody is here; written down now and then."""
        if time.time() - person.seen > SEEN_EVERY:
            await self.store.change_person(person.id, seen=time.time())

    async def change(self, person: Person, prefs: dict[str, Any] | None, **columns: str) -> Person:
        """Change preferences of a person (what becomes None is forgotten), the name or the language; gives who it is
        then."""
        if not prefs and not columns:
            return person

        def merged(stored: dict[str, Any]) -> dict[str, Any]:
            kept = {name: value for name, value in {**stored, **(prefs or {})}.items() if value is not None}
            if len(msgspec.json.encode(kept)) > MOST_PREFS:
                raise Refusal(413, "lobby-too-large", most=MOST_PREFS // 1024)
            return kept

        changed = await self.store.change_person(person.id, prefs=merged if prefs else None, **columns)
        return msgspec.structs.replace(person, **changed)

    async def keep(self, person: Person, name: str, password: str) -> None:
        """Keep a guest under a name and a password."""
        name = clean_name(name)
        if person.account:
            raise Refusal(409, "lobby-has-account", name=person.account)
        if len(password) < SHORTEST_PASSWORD:
            raise Refusal(400, "lobby-password-short", least=SHORTEST_PASSWORD)
        if len(password) > LONGEST_PASSWORD:
            raise Refusal(400, "lobby-password-long", most=LONGEST_PASSWORD)
        made = await self._hashed(password)
        try:
            await self.store.add_account(
                AccountRow(name_key=name.casefold(), name=name, password_hash=made, person=person.id)
            )
        except Taken:
            raise Refusal(409, "lobby-name-taken", name=name) from None
        await self.store.change_person(person.id, name=name)

    async def sign_in(self, name: str, password: str) -> tuple[str, str]:
        """The id of the person with this name and password, and a new token for this device. An unknown name takes
        as long as a wrong password and is answered alike."""
        account = await self.store.account(clean_text(name[:1000]).casefold())
        if not self._nobody:
            self._nobody = await self._hashed(secrets.token_urlsafe(16))
        right = await self._verified(
            account.password_hash if account else self._nobody, password[: LONGEST_PASSWORD + 1]
        )
        if account is None or not right:
            raise Refusal(403, "lobby-wrong-password")
        token = secrets.token_urlsafe(32)
        await self.store.add_token(account.person, hash_of(token))
        return account.person, token

    async def sign_out(self, connection: Connection) -> None:
        """The token of this request proves nothing any more."""
        if token := token_of(connection):
            await self.store.drop_token(hash_of(token))

    async def _hashed(self, password: str) -> str:
        from argon2 import PasswordHasher

        return await asyncio.get_running_loop().run_in_executor(self._checkers, PasswordHasher().hash, password)

    async def _verified(self, made: str, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import Argon2Error, InvalidHashError

        def check() -> bool:
            try:
                return PasswordHasher().verify(made, password)
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._checkers, check)


def cookie_for(connection: Connection, token: str) -> Cookie:
    """The cookie that keeps a token: out of reach of scripts, and only over a safe connection where there is one."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss") or connection.app.state.config.secure,
    )
