"""The build hook of the package: a wheel or a source archive carries the built client.

With UNDERKEEP_COMPILED=1 a wheel carries the compiled engine, too; without it the wheel is pure Python and serves every
platform.

An editable install builds nothing; there `make` does it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
sys.path.insert(0, str(Path(__file__).parent))
import build_client

COMPILER_PACKAGES = ("mypy==2.4.1", "setuptools>=77")
"""What the compiled engine is built with, besides what the package needs itself."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the files of a wheel or an archive are gathered."""

    def dependencies(self) -> list[str]:
        """Node itself, where the client has to be built and the machine has none."""
        wanted = build_client.is_stale() and build_client.machine_node() is None
        packages = [build_client.NODE_PACKAGE] if wanted else []
        if self.is_compiled:
            packages += [*COMPILER_PACKAGES, *self.metadata.core.dependencies]
        return packages

    @property
    def is_compiled(self) -> bool:
        """Whether a wheel with the compiled engine is wanted."""
        return self.target_name == "wheel" and os.environ.get("UNDERKEEP_COMPILED") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is stale."""
        if version != "editable" and build_client.is_stale():
            build_client.build()
        if version != "editable" and self.is_compiled:
            from tools.compiled_engine import build

            for path in build.build("2"):
                build_data["force_include"][str(path)] = path.relative_to(build.WORK).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
