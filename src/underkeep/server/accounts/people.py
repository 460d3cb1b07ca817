"""People: guests who are recognized by a session token, and accounts with a password.

A browser sends its token as a cookie, a program as a bearer token. A token is 256 random bits. It is stored as its
hash, never written into a log, and compared in constant time.
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
from sqlalchemy import Connection

from underkeep.server.accounts.names import clean_name, clean_text, guest_name
from underkeep.server.errors import ApiError
from underkeep.server.storage.account_statements import account_of, change_account, drop_links
from underkeep.server.storage.rows import AccountRow, PersonRow
from underkeep.server.storage.store import AccountExists, Store

Person = PersonRow

SEEN_INTERVAL_SECONDS = 3600.0
"""The time of a person's last visit is stored at most this often."""
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 200
MAX_PREFS_BYTES = 16_384
"""The size of the preferences that are kept with a person."""


def hash_of(token: str) -> str:
    """Return the hash of a token, which is stored instead of the token."""
    return sha256(token.encode()).hexdigest()


def derived_token(secret: bytes, *parts: str | int) -> str:
    """Return the token of a link, derived from the secret of the server. The server can therefore show a link again
    without storing its token, and without the secret nobody can make one."""
    digest = hmac.new(secret, "/".join(map(str, parts)).encode(), sha256).digest()
    return digest.hex()[:40]


def account_key(name: str) -> str:
    """Return the form of an account name by which the account is found."""
    return clean_text(name[:1000]).casefold()


def check_new_password(password: str) -> None:
    """Raise an ApiError if a password is too short or too long."""
    if len(password) < MIN_PASSWORD_LENGTH:
        raise ApiError(400, "lobby-password-short", least=MIN_PASSWORD_LENGTH)
    if len(password) > MAX_PASSWORD_LENGTH:
        raise ApiError(400, "lobby-password-long", most=MAX_PASSWORD_LENGTH)


class People:
    """Finds, creates and changes people and accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # Checking a password takes long on purpose; two threads beside the event loop do it.
        self._password_threads = ThreadPoolExecutor(2, thread_name_prefix="underkeep-passwords")
        self._unknown_account_hash = ""

    def close(self) -> None:
        """End the threads."""
        self._password_threads.shutdown()

    async def find(self, token: str) -> Person | None:
        """Return the person of a token; None if the token is empty or unknown."""
        return await self.store.person_of_token(hash_of(token)) if token else None

    async def new_guest(self, language: str) -> tuple[Person, str]:
        """Store a new guest. Returns the guest and the session token."""
        now, token = time.time(), secrets.token_urlsafe(32)
        name = guest_name(language)
        person = Person(id=secrets.token_urlsafe(12), name=name, language=language, created=now, seen=now)
        await self.store.add_person(person, hash_of(token))
        return person, token

    async def note_visit(self, person: Person) -> None:
        """Store that a person is visiting, unless that was stored recently."""
        if time.time() - person.seen > SEEN_INTERVAL_SECONDS:
            await self.store.change_person(person.id, seen=time.time())

    async def change(self, person: Person, prefs: dict[str, Any] | None, **columns: str) -> Person:
        """Change preferences, name or language of a person; a preference that is None is removed. Returns the changed
        person."""
        if not prefs and not columns:
            return person

        def merge(stored: dict[str, Any]) -> dict[str, Any]:
            kept = {name: value for name, value in {**stored, **(prefs or {})}.items() if value is not None}
            if len(msgspec.json.encode(kept)) > MAX_PREFS_BYTES:
                raise ApiError(413, "lobby-too-large", most=MAX_PREFS_BYTES // 1024)
            return kept

        changed = await self.store.change_person(person.id, prefs=merge if prefs else None, **columns)
        return msgspec.structs.replace(person, **changed)

    async def create_account(self, person: Person, name: str, password: str) -> None:
        """Give a guest an account with a name and a password. Raises an ApiError if either is not possible."""
        name = clean_name(name)
        if person.account:
            raise ApiError(409, "lobby-has-account", name=person.account)
        check_new_password(password)
        password_hash = await self._hash_password(password)
        try:
            await self.store.add_account(
                AccountRow(name_key=account_key(name), name=name, password_hash=password_hash, person=person.id)
            )
        except AccountExists:
            raise ApiError(409, "lobby-name-taken", name=name) from None
        await self.store.change_person(person.id, name=name)

    async def sign_in(self, name: str, password: str) -> tuple[str, str]:
        """Return the id of the person with this account and a new token for this device. Raises an ApiError for a wrong
        name or password; both take equally long and give the same error."""
        account = await self.store.account(account_key(name))
        if not self._unknown_account_hash:
            self._unknown_account_hash = await self._hash_password(secrets.token_urlsafe(16))
        is_right = await self._is_password(
            account.password_hash if account else self._unknown_account_hash, password[: MAX_PASSWORD_LENGTH + 1]
        )
        if account is None or not is_right:
            raise ApiError(403, "lobby-wrong-password")
        return account.person, await self.new_token(account.person)

    async def new_token(self, person: str) -> str:
        """Store a new token of a person for one more device, and return it."""
        token = secrets.token_urlsafe(32)
        await self.store.add_token(person, hash_of(token))
        return token

    async def sign_out(self, token: str, reason: str = "signed-out") -> None:
        """Make a token invalid, and tell other processes the close reason of its sockets."""
        if token:
            await self.store.drop_token(hash_of(token), reason)

    async def sign_out_everywhere(self, person: str, kept_token: str = "") -> list[str]:
        """Make all tokens of a person invalid, except one. Returns the hashes of the invalid ones, whose sockets have
        to be closed in this process."""
        return await self.store.drop_tokens(person, "signed-out", hash_of(kept_token) if kept_token else "")

    async def account_of(self, person: Person) -> AccountRow | None:
        """Return the account of a person; None for a guest."""
        return await self.store.read(lambda connection: account_of(connection, person.id))

    async def require_password(self, person: Person, password: str) -> None:
        """Raise an ApiError unless a password is that of the account of a person. A guest has none and needs none."""
        account = await self.account_of(person)
        if account is not None and not await self._is_password(
            account.password_hash, password[: MAX_PASSWORD_LENGTH + 1]
        ):
            raise ApiError(403, "lobby-wrong-old-password")

    async def set_password(self, person: str, password: str) -> None:
        """Give the account of a person a new password; links for a new password become invalid. Raises an ApiError for
        an impossible password."""
        check_new_password(password)
        password_hash = await self._hash_password(password)

        def change(connection: Connection) -> None:
            change_account(connection, person, password_hash=password_hash)
            drop_links(connection, person, "reset")

        await self.store.write(change)

    async def _hash_password(self, password: str) -> str:
        from argon2 import PasswordHasher

        return await asyncio.get_running_loop().run_in_executor(self._password_threads, PasswordHasher().hash, password)

    async def _is_password(self, password_hash: str, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import Argon2Error, InvalidHashError

        def check() -> bool:
            try:
                return PasswordHasher().verify(password_hash, password)
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._password_threads, check)
