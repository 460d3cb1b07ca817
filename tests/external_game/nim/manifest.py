"""The manifest of Nim."""

from underkeep.core.manifest import Manifest

MANIFEST = Manifest(name="nim", package="nim", rules_version=1, players=(2, 4))
