"""The manifest of Super Boss Monster."""

from underkeep.core.capabilities.keys import DAILY_CHALLENGE, FOR_CLIENTS, SCOREBOARDS, SUMMARIES, TUTORIAL
from underkeep.core.manifest import Manifest
from underkeep.games.boss_monster.manifest import MANIFEST as BOSS_MONSTER

MANIFEST = Manifest(
    name="super-boss-monster",
    package=__package__,
    rules_version=3,
    players=(1, 6),
    clause_prefix="SBM",
    # Its own messages come first, since it words some things differently.
    message_files=(
        "super_boss_monster",
        "super_boss_monster_table",
        "super_boss_monster_lobby",
        "super_boss_monster_tutorial",
        "boss_monster_sbm",
        *BOSS_MONSTER.message_files,
    ),
    capabilities=(*FOR_CLIENTS, TUTORIAL, SCOREBOARDS, SUMMARIES, DAILY_CHALLENGE),
    position=20,
)
