"""Writing a table as a scenario: a position, and the moves that were played from it.


print(export(table))             # the whole game from its beginning
print(export(table, here=True))  # the present position
print(export(table, viewer=1))   # the position as seat 1 knows it
"""

from __future__ import annotations

import json
import re
from typing import Any

from underkeep.core import visibility
from underkeep.core.decisions import CHANCE
from underkeep.core.options.option import Option, Resign
from underkeep.core.scenario.legal_moves import LegalMoves
from underkeep.core.state import Seed
from underkeep.core.table import Table
from underkeep.core.visibility import Viewer

BLOCK_FIELDS = ("players", "play")
"""The fields whose entries are on lines of their own."""


def export(table: Table, viewer: Viewer | None = None, *, here: bool = False) -> str:
    """Return the table as a scenario that can be loaded and played again.

    By default the scenario is the whole game. With `here`, or if the table has no beginning, it is the position at the
    beginning of the running step and the answers since. With a `viewer` it is the same as that viewer knows
    it: other cards are `unknown`, and the moves end before the first one that names such a card.
    """
    fields: dict[str, Any] = {"game": table.game.name}
    if not table.auto:
        fields["auto"] = False
    notation = table.game.notation
    if viewer is None and not here and table._has_beginning:
        fields["seed"] = _write_seed(table._origin.seed)
        if table._origin == table.game.initial_state(table.setup, table._origin.seed):
            fields |= notation.write_setup(table.setup, table._origin)
        else:
            fields |= notation.write_position(table.setup, table._origin)
        lines, _ = _lines(table.replay(0), table.history)
        chance_results = table.scripted_chance.used_results() if table.scripted_chance is not None else []
    elif viewer is None:
        fields["seed"] = _write_seed(table.state.seed)
        fields |= notation.write_position(table.setup, table.checkpoint)
        lines, chance_results = _lines(_at_checkpoint(table), table.answers_since, skip_forced=table.auto)
    else:
        observation = table.observe(viewer, for_sampling=True)
        assert observation.checkpoint is not None
        fields |= notation.write_position(table.setup, observation.checkpoint)
        lines, chance_results = _lines(_at_checkpoint(table), observation.answers_since, viewer, skip_forced=table.auto)
    if chance_results:
        fields["chance"] = chance_results
    if lines:
        fields["play"] = lines
    return to_yaml(fields)


def _write_seed(seed: Seed) -> int | str:
    """Return a seed as scenarios have it (`runner.read_seed`)."""
    return seed if isinstance(seed, int) else f"0x{seed.hex()}"


def _at_checkpoint(table: Table) -> Table:
    """Return a table at the beginning of the running step that leaves all decisions open, also those of chance."""
    clone = Table.__new__(Table)
    clone.game, clone.setup = table.game, table.setup
    clone.auto, clone.keeps_checkpoints, clone.important_only = False, False, False
    clone.history, clone.fingerprints = [], []
    clone._origin, clone._has_beginning = table.checkpoint, False
    clone.scripted_chance = None
    clone._begin(table.checkpoint.copy(), table.checkpoint, False)
    clone._feeding = True
    clone._run(None)
    return clone


def _lines(
    table: Table, answers: list[Option], viewer: Viewer | None = None, *, skip_forced: bool = False
) -> tuple[list[dict[Any, Any]], list[str]]:
    """Play the answers and return their moves and the results of chance; for a viewer, only as far as the viewer may
    know them. With `skip_forced`, answers to decisions with a single option are left out."""
    lines: list[dict[Any, Any]] = []
    chance_results: list[str] = []
    for answer in answers:
        if isinstance(answer, Resign):
            lines.append({"resign": answer.seat})
            table.resign(answer.seat)
            continue
        decision = table.decision
        assert decision is not None
        by_chance = decision.seat == CHANCE
        if len(table.options) > 1 or not (skip_forced or by_chance):
            if viewer is not None and viewer != decision.seat and _gives_away(table, answer, viewer):
                break
            words = LegalMoves(table).move_text(answer)
            if by_chance:
                chance_results.append(words)
            else:
                lines.append({decision.seat: words})
        table.play(answer)
    return lines, chance_results


def _gives_away(table: Table, answer: Option, viewer: Viewer) -> bool:
    """Return whether the move of an answer names a card that the viewer does not know."""
    seen = visibility.redact(table.state, viewer)
    (open_words,), (seen_words,) = (table.game.notation.moves(state, [answer]) for state in (table.state, seen))
    return open_words != seen_words


# --- YAML ---------------------------------------------------------------------------------------------

_PLAIN = re.compile(r"[A-Za-z](?:[\w !&'.()\[\]/-]*[\w!.)\]])?")
_WORDS = ("true", "false", "null", "yes", "no", "on", "off")
_BREAK = "\0"
"""The place where a long line may be broken."""
MAX_WIDTH = 100


def to_yaml(fields: dict[str, Any]) -> str:
    """Return plain data as YAML: one line for each field, and one for each player and move."""
    lines: list[str] = []
    for name, value in fields.items():
        if name in BLOCK_FIELDS and isinstance(value, list):
            lines.append(f"{name}:")
            for entry in value:
                lines += _wrapped(f"  - {_entry(entry)}", "    ")
        else:
            lines += _wrapped(f"{name}: {_flow(value)}", "  ")
    return "\n".join(lines) + "\n"


def _entry(entry: Any) -> str:
    """Return an entry of a block: a move without brackets, anything else with them."""
    if len(entry) == 1 and not isinstance(next(iter(entry.values())), list | dict):
        ((name, value),) = entry.items()
        return f"{name}: {_flow(value)}"
    return _flow(entry)


def _flow(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{f',{_BREAK}'.join(map(_flow, value))}]"
    if isinstance(value, dict):
        return f"{{{f',{_BREAK}'.join(f'{_flow(name)}: {_flow(inner)}' for name, inner in value.items())}}}"
    if isinstance(value, str) and (not _PLAIN.fullmatch(value) or value in _WORDS or "[" in value):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def _wrapped(line: str, indent: str) -> list[str]:
    lines = [""]
    for piece in line.split(_BREAK):
        if lines[-1] and len(lines[-1]) + len(piece) + 1 > MAX_WIDTH:
            lines.append(indent + piece)
        else:
            lines[-1] += f" {piece}" if lines[-1] else piece
    return lines
