"""The manifest of Boss Monster."""

from underkeep.core.capabilities.keys import DECK_BUILDER, FOR_CLIENTS, SUMMARIES, TUTORIAL
from underkeep.core.manifest import Manifest

MANIFEST = Manifest(
    name="boss-monster",
    package=__package__,
    rules_version=4,
    players=(2, 6),
    clause_prefix="BM",
    message_files=(
        "boss_monster",
        "boss_monster_bmr",
        "boss_monster_tnl",
        "boss_monster_rmb",
        "boss_monster_vov",
        "boss_monster_crl",
        "boss_monster_thk",
        "boss_monster_iod",
        "boss_monster_dbm",
        "boss_monster_pop",
        "boss_monster_lst",
        "boss_monster_kng",
        "boss_monster_hmb",
        "boss_monster_tutorial",
        "boss_monster_deck",
        "boss_monster_lobby",
    ),
    capabilities=(*FOR_CLIENTS, TUTORIAL, DECK_BUILDER, SUMMARIES),
    position=10,
)
