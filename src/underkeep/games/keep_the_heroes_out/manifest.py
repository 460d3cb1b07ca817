"""The manifest of Keep the Heroes Out!"""

from underkeep.core.capabilities.keys import DAILY_CHALLENGE, FOR_CLIENTS, SERIES, SUMMARIES, TUTORIAL, WRITTEN_PAGES
from underkeep.core.manifest import Manifest

MANIFEST = Manifest(
    name="keep-the-heroes-out",
    package=__package__,
    rules_version=3,
    players=(1, 6),
    clause_prefix="KHO",
    message_files=("keep_the_heroes_out", "keep_the_heroes_out_tutorial", "keep_the_heroes_out_lobby"),
    capabilities=(
        *FOR_CLIENTS,
        SERIES.at("text.series:SERIES"),
        SUMMARIES,
        DAILY_CHALLENGE,
        TUTORIAL,
        WRITTEN_PAGES.at("dungeon_book.written_pages:WRITTEN_PAGES"),
    ),
    cooperative=True,
    open_hands=True,
    position=30,
)
