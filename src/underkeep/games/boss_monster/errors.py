"""The complaints of this game: their sentences stand in its own catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underkeep.core.errors import Complaint, Phrase


class BossMonsterComplaint(Complaint):
    """Bad input that only this game can know to be bad."""

    catalogues: ClassVar[tuple[str, ...]] = ("boss_monster",)


def all_of(names: Sequence[str]) -> Phrase | str:
    """Several names as a sentence lists them: `BMR and TNL`.

    >>> str(all_of(["BMR", "TNL"])), str(all_of(["BMR"]))
    ('BMR and TNL', 'BMR')
    """
    listed: Phrase | str = names[0]
    for name in names[1:]:
        listed = Phrase("complaint-and", first=listed, second=name)
    return listed
