"""What the routes of accounts and of personal data share: checking a password, and ending sessions."""

from __future__ import annotations

from underkeep.server.accounts.people import Person, account_key
from underkeep.server.http.requests import ApiRequest, address_of, services_of


async def drop_tokens(request: ApiRequest, person: str, kept_token: str = "") -> None:
    """Make all tokens of a person invalid except one, and close their sockets."""
    services = services_of(request)
    for token_hash in await services.people.sign_out_everywhere(person, kept_token):
        services.live_tables.disconnect_token(token_hash, "signed-out")


async def require_password(request: ApiRequest, person: Person, password: str) -> None:
    """Raise an ApiError unless a password is that of the account of the person; a guest needs none."""
    if person.account:
        count_attempt(request, person.account)
        await services_of(request).people.require_password(person, password)
        forget_attempts(request, person.account)


def count_attempt(request: ApiRequest, name: str) -> None:
    """Count an attempt to use a password. Raises an ApiError if the address has tried too often, or this account too
    quickly."""
    rate_limits = services_of(request).rate_limits
    rate_limits.sign_ins_of_address.take(address_of(request))
    rate_limits.sign_ins.take(address_of(request), account_key(name))


def forget_attempts(request: ApiRequest, name: str) -> None:
    """Forget the attempts that came before a right password."""
    services_of(request).rate_limits.sign_ins.forget(address_of(request), account_key(name))
