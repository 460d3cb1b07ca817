"""An SMTP server for tests, which keeps the mails that it gets."""

from __future__ import annotations

import socketserver
from contextlib import AbstractContextManager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from typing import cast

from tests.patience import PATIENCE_SECONDS
from tests.server.threaded_server import run_in_thread


class SmtpSink(socketserver.ThreadingTCPServer):
    """Takes mails on a free port of this machine. With `refuses` it takes none."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Session)
        self.mails: Queue[EmailMessage] = Queue()
        self.refuses = False

    @property
    def url(self) -> str:
        """The URL for `--smtp`."""
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=games@play.example"

    def next_mail(self) -> EmailMessage:
        """Wait for a mail and return it."""
        return self.mails.get(timeout=PATIENCE_SECONDS)


class _Session(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        sink = cast(SmtpSink, self.server)
        self.wfile.write(b"220 sink\r\n")
        for line in self.rfile:
            command = line[:4].upper()
            if command == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines: list[bytes] = []
                while (text := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(text.removeprefix(b"."))
                sink.mails.put(cast(EmailMessage, message_from_bytes(b"".join(lines), policy=policy.default)))
            elif command == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            refused = sink.refuses and command == b"RCPT"
            self.wfile.write(b"550 no\r\n" if refused else b"250 ok\r\n")


def run_sink() -> AbstractContextManager[SmtpSink]:
    """Run an SMTP server."""
    return run_in_thread(SmtpSink())
