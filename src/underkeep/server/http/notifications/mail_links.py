"""The routes of the link in a mail that switches the mails of a person off."""

from __future__ import annotations

import hmac
from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath

from underkeep.server.errors import ApiError
from underkeep.server.http import html
from underkeep.server.http.requests import ApiRequest, address_of, language_of, services_of
from underkeep.server.notifications.texts import mails_off_token
from underkeep.server.storage.notification_statements import switch_mails_off

OFF_SCRIPT = "document.forms[0].submit();\n"
"""The script of the page that switches mails off. A machine that looks at the links of a mail runs no scripts, so it
switches nothing off."""


@get("/mails/off/{token:str}")
async def show_mails_off(request: ApiRequest, token: FromPath[str]) -> Response[str]:
    """Show the page of the link in a mail, which switches the mails off at once in a browser."""
    await _person_of(request, token)
    language = language_of(request)
    form = f'{html.button("page-mails-off-button", language)}<script src="/mails-off.js"></script>'
    return html.page("page-mails-off", language, 200, form)


@post("/mails/off/{token:str}", status_code=200)
async def mails_off(request: ApiRequest, token: FromPath[str]) -> Response[str]:
    """Switch the mails of a person off. Mail programs do it with one click, without a cookie and without an origin; the
    signed token is enough."""
    person = await _person_of(request, token)
    await services_of(request).store.write(partial(switch_mails_off, person=person))
    return html.page("page-mails-are-off", language_of(request), 200)


@get("/mails-off.js")
async def get_mails_off_script() -> Response[str]:
    """Return the script of the page that switches mails off."""
    return Response(OFF_SCRIPT, media_type="text/javascript", headers={"Cache-Control": "public, max-age=86400"})


async def _person_of(request: ApiRequest, token: str) -> str:
    """Return the person of a signed token. Raises an ApiError for a wrong one, and makes an address wait that guesses
    tokens."""
    services, address = services_of(request), address_of(request)
    services.rate_limits.misses.check(address)
    person = token[:200].rpartition(".")[0]
    if not hmac.compare_digest(mails_off_token(services.store.secret, person).encode(), token[:200].encode()):
        services.rate_limits.misses.count(address)
        raise ApiError(404, "lobby-no-mails-link")
    return person


ROUTES = [show_mails_off, mails_off, get_mails_off_script]
