"""The user errors of this game: their sentences are in its own message file, shared ones in that of Boss Monster."""

from __future__ import annotations

from underkeep.games.boss_monster.errors import BossMonsterError


class SuperBossMonsterError(BossMonsterError):
    """Bad input that only this game can know to be bad."""

    message_files = ("super_boss_monster", *BossMonsterError.message_files)
