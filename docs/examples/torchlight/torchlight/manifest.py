"""The manifest of Torchlight."""

from underkeep.core.manifest import Manifest

MANIFEST = Manifest(
    name="torchlight",
    package="torchlight",
    rules_version=1,
    players=(2, 4),
    message_files=("torchlight",),
)
