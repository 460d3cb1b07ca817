"""Links of accounts: they are valid once, and their tokens are stored as hashes."""

from __future__ import annotations

import secrets
import time

from underkeep.server.accounts.people import hash_of
from underkeep.server.storage.rows import AccountLinkRow

LINK_SECONDS = 86_400.0
"""The time for which a link is valid."""
RESET, EMAIL = "reset", "email"
"""The purposes of a link: to set a new password, or to confirm an address."""
_PAGES = {RESET: "reset", EMAIL: "confirm"}


def new_link(person: str, purpose: str, email: str = "") -> tuple[str, AccountLinkRow]:
    """Return the token of a new link, and the row that is stored for it."""
    token = secrets.token_urlsafe(32)
    expires = time.time() + LINK_SECONDS
    return token, AccountLinkRow(hash=hash_of(token), person=person, purpose=purpose, email=email, expires=expires)


def link_url(server: str, purpose: str, token: str) -> str:
    """Return the URL of a link. The token stands behind the `#`, which browsers do not send, so that no log of a proxy
    contains it.

    >>> link_url("https://play.example/", RESET, "abc")
    'https://play.example/account/reset#abc'
    """
    return f"{server.rstrip('/')}/account/{_PAGES[purpose]}#{token}"
