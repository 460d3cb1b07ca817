"""The manifest of Dungeon Fighter."""

from underkeep.core.capabilities.keys import DAILY_CHALLENGE, FOR_CLIENTS, OUTCOMES, PRACTICE, SUMMARIES, TUTORIAL
from underkeep.core.manifest import Manifest

MANIFEST = Manifest(
    name="dungeon-fighter",
    package=__package__,
    rules_version=4,
    players=(1, 6),
    clause_prefix="DF",
    message_files=(
        "dungeon_fighter",
        "dungeon_fighter_table",
        "dungeon_fighter_throws",
        "dungeon_fighter_tutorial",
        "dungeon_fighter_lobby",
    ),
    capabilities=(
        *FOR_CLIENTS,
        TUTORIAL,
        OUTCOMES.at("throw_sources.outcomes:OUTCOMES"),
        PRACTICE,
        SUMMARIES,
        DAILY_CHALLENGE,
    ),
    cooperative=True,
    open_hands=True,
    position=40,
)
