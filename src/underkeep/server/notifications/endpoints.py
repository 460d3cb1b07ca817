"""Requests to push services. Their addresses come from clients, so that a request must not reach a machine behind the
server: only https, only public addresses, and the address that was checked is the one that is connected to."""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

MAX_ENDPOINT_LENGTH = 1000
HTTPS_PORT = 443
SOCKET_SECONDS = 8.0
"""The time in which a push service must accept a connection, and answer."""
REQUEST_SECONDS = 15.0
"""The time after which a request is cut off, however slowly the answer comes."""
NAT64 = IPv6Network("64:ff9b::/96")


class EndpointRefused(Exception):
    """The address of a push service is not one to which the server sends anything."""


class PushResponse(NamedTuple):
    """The response of a push service, as `pywebpush` reads it. Its body is not read."""

    status_code: int
    reason: str
    headers: Mapping[str, str]
    text: str = ""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet.

    >>> [is_public(address) for address in ("93.184.215.14", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> [is_public(address) for address in ("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "fe80::1%eth0")]
    [False, False, False, False]
    """
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        # These addresses contain one of IPv4, which may be any.
        if ip.sixtofour is not None or ip.teredo is not None or ip in NAT64:
            return False
    return ip.is_global and not ip.is_multicast


def split_endpoint(url: str, allows_private: bool) -> SplitResult:
    """Return the parts of the address of a push service. Raises `EndpointRefused` unless it has https, a host and the
    usual port, and no password. With `allows_private`, which is for tests, it may be any address of HTTP."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise EndpointRefused("not an address") from None
    if len(url) > MAX_ENDPOINT_LENGTH or not url.isascii() or not url.isprintable() or not parts.hostname:
        raise EndpointRefused("not an address")
    if allows_private:
        return parts
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or "@" in parts.netloc:
        raise EndpointRefused("not an address of https")
    return parts


def checked_addresses(parts: SplitResult, allows_private: bool) -> list[str]:
    """Return the IP addresses of a push service. Raises `EndpointRefused` if it has none, or one that is not public.
    This asks a name server, so it runs in a thread."""
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or HTTPS_PORT, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise EndpointRefused("an unknown host") from None
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
    if not addresses or not (allows_private or all(map(is_public, addresses))):
        raise EndpointRefused("not a public address")
    return addresses


class CheckedSession:
    """Sends the requests of `pywebpush` in place of a session of `requests`: to checked addresses, without following
    redirects, and for a limited time."""

    def __init__(self, allows_private: bool) -> None:
        self._allows_private = allows_private

    def post(self, url: str, data: bytes, headers: Mapping[str, Any], timeout: float) -> PushResponse:
        """Send a request and return the response. Raises `EndpointRefused`, or an `OSError` or an `HTTPException` if
        there is no response."""
        parts = split_endpoint(url, self._allows_private)
        address = checked_addresses(parts, self._allows_private)[0]
        connection = _CheckedConnection(parts, address, timeout)
        watchdog = threading.Timer(REQUEST_SECONDS, _cut_off, (connection,))
        watchdog.daemon = True
        watchdog.start()
        try:
            target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
            connection.request("POST", target, data, {name: str(value) for name, value in headers.items()})
            response = connection.getresponse()
            return PushResponse(response.status, response.reason, dict(response.getheaders()))
        finally:
            watchdog.cancel()
            connection.close()


class _CheckedConnection(http.client.HTTPConnection):
    """A connection to an IP address that was checked. The request and the check of the certificate have the name of the
    host."""

    def __init__(self, parts: SplitResult, address: str, timeout: float) -> None:
        self._tls = ssl.create_default_context() if parts.scheme == "https" else None
        self.default_port = HTTPS_PORT if self._tls is not None else http.client.HTTP_PORT
        super().__init__(parts.hostname or "", parts.port or self.default_port, timeout=timeout)
        self._address = address

    def connect(self) -> None:
        """Connect to the checked address."""
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._tls is not None:
            self.sock = self._tls.wrap_socket(self.sock, server_hostname=self.host)


def _cut_off(connection: http.client.HTTPConnection) -> None:
    """End a connection that is being read in another thread."""
    with suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
