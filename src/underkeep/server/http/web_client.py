"""The routes of the web client: the files that the build of `web/` writes into `static/`, and its page for every
address that the client knows."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from underkeep.server.http import html
from underkeep.server.http.requests import ApiRequest, language_of, services_of

BUILT = Path(__file__).parents[1] / "static"
KNOWN = re.compile(
    r"/|/learn|/record|/share|/rules|/rules/[a-z-]+/reference|/account(/reset|/confirm)?|/(table|replay)/[\w-]+"
    r"|/(game|rules|cards|deck|scores|practice)/[a-z-]+|/pages/[a-z-]+(/[\w-]+)?"
)
"""The addresses for which the client has a page."""
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = re.compile(r"\.(js|css|svg|json|webmanifest|html|txt|map)$")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def static_folder(request: ApiRequest) -> Path:
    """Return the folder of the built client."""
    return services_of(request).config.static or BUILT


@get("/plain.css")
async def get_style() -> Response[str]:
    """Return the style sheet of the pages that the server makes itself."""
    return Response(html.STYLE, media_type=MediaType.CSS, headers={"Cache-Control": "public, max-age=86400"})


@get("/lost-hero.svg")
async def get_lost_hero() -> Response[bytes]:
    """Return the picture of the pages about errors that the server makes itself."""
    return Response(html.LOST_HERO, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


@get("/healthz")
async def check_health(request: ApiRequest) -> dict[str, str]:
    """Report to a monitoring system that the server runs and can store something."""
    await services_of(request).store.check()
    return {"status": "ok"}


@get("/")
async def get_home(request: ApiRequest) -> Response[bytes]:
    """Return the page of the client."""
    return client_page(request, 200)


@get("/{path:path}")
async def get_path(request: ApiRequest, path: FromPath[str]) -> Response[bytes]:
    """Return a file of the client, or its page; with status 404 for an address that the client does not know."""
    if path.startswith(("/api/", "/join/", "/friend/", "/mails/", "/ws")):
        raise NotFoundException
    file = _file(static_folder(request), path)
    if file is not None:
        return _send(request, file, FOREVER if path.startswith("/assets/") else "no-cache")
    return client_page(request, 200 if KNOWN.fullmatch(path.rstrip("/") or "/") else 404)


def client_page(request: ApiRequest, status: int) -> Response[bytes]:
    """Return the page of the client, which reads from the address what to show; a page that tells how to build the
    client if it has not been built."""
    index = static_folder(request) / "index.html"
    if index.is_file():
        return _send(request, index, "no-cache", status)
    language = language_of(request)
    unbuilt = html.page("page-not-built", language, 503, html.code("make client"))
    return Response(
        str(unbuilt.content).encode(), status_code=503, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"}
    )


def _file(root: Path, path: str) -> Path | None:
    """Return a file inside a folder; None if there is no such file inside of it."""
    if "\0" in path:
        return None
    file = (root / path.lstrip("/")).resolve()
    inside = file.is_relative_to(root.resolve())
    return file if inside and file.is_file() and file.suffix != ".gz" else None


def _send(request: ApiRequest, file: Path, caching: str, status: int = 200) -> Response[bytes]:
    stamp = file.stat()
    tag = f'"{stamp.st_mtime_ns:x}-{stamp.st_size:x}"'
    headers = {"Cache-Control": caching, "ETag": tag}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if COMPRESSED.search(file.name):
        headers["Vary"] = "Accept-Encoding"
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "Vary" in headers and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(_zipped(file, stamp.st_mtime_ns), status_code=status, media_type=kind, headers=headers)
    return Response(file.read_bytes(), status_code=status, media_type=kind, headers=headers)


@lru_cache(256)
def _zipped(file: Path, _stamp: int) -> bytes:
    """Return a file compressed: the compressed file of the build, or one that is made once here."""
    compressed = file.with_name(f"{file.name}.gz")
    if compressed.is_file() and compressed.stat().st_mtime_ns >= file.stat().st_mtime_ns:
        return compressed.read_bytes()
    return gzip.compress(file.read_bytes(), 9, mtime=0)


ROUTES = [get_style, get_lost_hero, check_health, get_home, get_path]
