"""A push service for tests, which decrypts the messages that it gets with the key of a test device."""

from __future__ import annotations

import base64
from contextlib import AbstractContextManager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, cast

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.threaded_server import run_in_thread

KEY = ec.generate_private_key(ec.SECP256R1())
"""The private key of all test devices."""
AUTH = b"0123456789abcdef"


def base64_of(data: bytes) -> str:
    """Return bytes in base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


P256DH = base64_of(KEY.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


class Received(NamedTuple):
    """A decrypted message, the device that it was sent to, and the headers of the request."""

    device: str
    message: dict[str, Any]
    headers: dict[str, str]


class PushReceiver(ThreadingHTTPServer):
    """Takes push messages on a free port of this machine."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Request)
        self.received: list[Received] = []
        self.statuses: dict[str, int] = {}
        """The statuses with which the messages to some devices are refused."""
        self.attempts: list[str] = []
        """The devices of all requests, also of refused ones."""

    def endpoint(self, device: str) -> str:
        """Return the address for a device."""
        return f"http://127.0.0.1:{self.server_address[1]}/{device}"

    def subscription(self, device: str) -> dict[str, str]:
        """Return the subscription of a device, as its browser sends it."""
        return {"endpoint": self.endpoint(device), "p256dh": P256DH, "auth": base64_of(AUTH)}


class _Request(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service, device = cast(PushReceiver, self.server), self.path.strip("/")
        body = self.rfile.read(int(self.headers["content-length"]))
        service.attempts.append(device)
        status = service.statuses.get(device, 201)
        if status == 201:
            plain = http_ece.decrypt(body, private_key=KEY, auth_secret=AUTH, version="aes128gcm")
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.received.append(Received(device, msgspec.json.decode(plain), headers))
        self.send_response(status)
        if status in (301, 302, 307):
            self.send_header("Location", service.endpoint("elsewhere"))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Requests are not logged."""


def run_receiver() -> AbstractContextManager[PushReceiver]:
    """Run a push service."""
    return run_in_thread(PushReceiver())
