"""What a table on the network says when something is not possible."""

from __future__ import annotations

from underkeep.core.errors import Complaint

CATALOGUE = ("table",)


class TableComplaint(Complaint):
    """Something that is not possible at a table, in one sentence."""

    catalogues = CATALOGUE
