"""The complaints of this game: their sentences stand in its own catalogue, shared ones in that of Boss Monster."""

from __future__ import annotations

from underkeep.games.boss_monster.errors import BossMonsterComplaint


class SuperBossMonsterComplaint(BossMonsterComplaint):
    """Bad input that only this game can know to be bad."""

    catalogues = ("super_boss_monster", *BossMonsterComplaint.catalogues)
