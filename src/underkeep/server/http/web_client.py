"""The client: the files that the build of `web/` leaves in `static/`, and its page for every address it knows."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from underkeep.server.accounts.people import language_of
from underkeep.server.http import html
from underkeep.server.http.accounts import Asked
from underkeep.server.services import services

BUILT = Path(__file__).parents[1] / "static"
KNOWN = re.compile(r"/|/learn|/(table|replay)/[\w-]+|/(rules|cards|deck|scores|practice)/[a-z-]+")
"""The addresses for which the client has a page."""
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = re.compile(r"\.(js|css|svg|json|webmanifest|html|txt|map)$")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def folder(request: Asked) -> Path:
    """Where the built client is."""
    return services(request).config.static or BUILT


@get("/plain.css")
async def plain_style() -> Response[str]:
    """The style sheet of the pages that the server makes itself."""
    return Response(html.STYLE, media_type=MediaType.CSS, headers={"Cache-Control": "public, max-age=86400"})


@get("/healthz")
async def healthy(request: Asked) -> dict[str, str]:
    """For whoever watches over the server: it is here, and its database answers."""
    await services(request).store.table("")
    return {"status": "ok"}


@get("/")
async def home(request: Asked) -> Response[bytes]:
    """The page of the client."""
    return client(request, 200)


@get("/{path:path}")
async def anywhere(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page; with status 404 for an address that it does not know."""
    if path.startswith(("/api/", "/join/", "/ws")):
        raise NotFoundException
    file = _file(folder(request), path)
    if file is not None:
        return _send(request, file, FOREVER if path.startswith("/assets/") else "no-cache")
    return client(request, 200 if KNOWN.fullmatch(path.rstrip("/") or "/") else 404)


def client(request: Asked, status: int) -> Response[bytes]:
    """The client's page, which finds out from the address what to show. If it has not been built, a page that says
    how to."""
    index = folder(request) / "index.html"
    if index.is_file():
        return _send(request, index, "no-cache", status)
    language = language_of(request)
    unbuilt = html.page("page-not-built", language, 503, html.code("make client"))
    return Response(
        str(unbuilt.content).encode(), status_code=503, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"}
    )


def _file(root: Path, path: str) -> Path | None:
    """A file below the folder, and nothing outside of it."""
    if "\0" in path:
        return None
    wanted = (root / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(root.resolve())
    return wanted if inside and wanted.is_file() and wanted.suffix != ".gz" else None


def _send(request: Asked, file: Path, caching: str, status: int = 200) -> Response[bytes]:
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
    """A file compressed: as the build left it, or done once here."""
    ready = file.with_name(f"{file.name}.gz")
    if ready.is_file() and ready.stat().st_mtime_ns >= file.stat().st_mtime_ns:
        return ready.read_bytes()
    return gzip.compress(file.read_bytes(), 9, mtime=0)


ROUTES = [plain_style, healthy, home, anywhere]
