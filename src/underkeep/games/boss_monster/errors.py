"""The user errors of this game: their sentences are in its own message files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underkeep.core.errors import LocalizedText, UserError


class BossMonsterError(UserError):
    """Bad input that only this game can recognize."""

    message_files: ClassVar[tuple[str, ...]] = ("boss_monster",)


def list_all(names: Sequence[str]) -> LocalizedText | str:
    """Several names as a sentence lists them: `BMR and TNL`.

    >>> str(list_all(["BMR", "TNL"])), str(list_all(["BMR"]))
    ('BMR and TNL', 'BMR')
    """
    listed: LocalizedText | str = names[0]
    for name in names[1:]:
        listed = LocalizedText("error-and", first=listed, second=name)
    return listed
