"""No change makes play slower unnoticed: the calls of Underkeep's functions for one decision stay near the record.

Times depend on the machine; these calls are the same in every run and with every version of Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.calls import COUNTED, RECORD, calls_per_decision, read_record

MARGIN = 1.05
ROOT = Path(__file__).parents[3]


@pytest.mark.slow
@pytest.mark.parametrize("name", COUNTED)
def test_decision_needs_no_more_calls_than_recorded(name: str) -> None:
    recorded = read_record()[name]
    calls = calls_per_decision(COUNTED[name])
    assert calls <= MARGIN * recorded, (
        f"A decision of {name} takes {calls:.2f} calls of functions; {recorded:.2f} are recorded. If it is worth that, "
        f"write the new value with `python -m bench.calls --write` to {RECORD.relative_to(ROOT)}."
    )


def test_every_counted_game_is_recorded() -> None:
    assert set(read_record()) == set(COUNTED)


@pytest.mark.slow
def test_calls_do_not_depend_on_the_hash_seed() -> None:
    code = "from bench.calls import *; print(calls_per_decision(next(reversed(COUNTED.values()))))"
    counted = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(counted) == 1
