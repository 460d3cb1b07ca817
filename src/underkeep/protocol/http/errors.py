"""The body of every error."""

from __future__ import annotations

from underkeep.protocol.socket import _Wire


class Trouble(_Wire):
    """An error: one sentence, and a code for programs."""

    code: str
    text: str
