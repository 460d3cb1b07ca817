"""The build hook of the package: a wheel or a source archive carries the built client.

An editable install builds nothing; there `make` does it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_client


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the files of a wheel or an archive are gathered."""

    def dependencies(self) -> list[str]:
        """Node itself, where the client has to be built and the machine has none."""
        wanted = build_client.is_stale() and build_client.machine_node() is None
        return [build_client.NODE_PACKAGE] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is stale."""
        if version != "editable" and build_client.is_stale():
            build_client.build()
