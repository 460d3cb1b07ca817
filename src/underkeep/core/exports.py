"""Writing a table down as a scenario: the position, and the moves that were played from it.

print(export(table))            # the whole game from its beginning
print(export(table, here=True)) # the position as it stands now
print(export(table, seat=1))    # the position as seat 1 knows it
"""

from __future__ import annotations

import io
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq

from underkeep.core import secrets
from underkeep.core.decisions import Option, Resign
from underkeep.core.notation import HIDDEN
from underkeep.core.state import State
from underkeep.core.table import Table

BLOCKS = ("players", "play")
"""Fields whose entries stand on lines of their own."""


def export(table: Table, seat: int | None = None, *, here: bool = False) -> str:
    """The table as a scenario that can be loaded and played again.

    Without anything else it tells the whole game. With `here` it gives the position at the beginning of the
    running step and the answers since; so it does too if the table does not remember its beginning. With a
    `seat` (or SPECTATOR) the same, but only what that seat may know: other cards are `unknown`, and the moves
    stop before the first one that would give one away.
    """
    fields: dict[str, Any] = {"game": table.game.name}
    if not table.auto:
        fields["auto"] = False
    notation = table.game.notation()
    if seat is None and not here and table._whole:
        fields["seed"] = table._origin.seed
        if table._origin == table.game.start(table.setup, table._origin.seed):
            fields |= notation.write_setup(table.setup, table._origin)
        else:
            fields |= notation.write(table.setup, table._origin)
        fields["play"] = _told(table.replay(0), table.history)
    elif seat is None:
        fields["seed"] = table.state.seed
        fields |= notation.write(table.setup, table._checkpoint)
        fields["play"] = _told(_at_checkpoint(table, table._checkpoint), table._since)
    else:
        view = table.view(seat, worlds=True)
        assert view.basis is not None
        fields |= notation.write(table.setup, view.basis)
        fields["play"] = _told(_at_checkpoint(table, table._checkpoint), view.since, seat)
    if not fields["play"]:
        del fields["play"]
    return to_yaml(fields)


def _at_checkpoint(table: Table, checkpoint: State) -> Table:
    twin = Table.__new__(Table)
    twin.game, twin.setup = table.game, table.setup
    twin.auto, twin.keep = False, False
    twin.history, twin.checks = [], []
    twin._origin, twin._whole = checkpoint, False
    twin._begin(checkpoint.copy(), False)
    twin._run(None)
    return twin


def _told(table: Table, answers: list[Option], seat: int | None = None) -> list[dict[Any, str | int]]:
    """The answers in words, played one after the other; for a seat, only as far as it may know them."""
    lines: list[dict[Any, str | int]] = []
    for answer in answers:
        if isinstance(answer, Resign):
            lines.append({"resign": answer.seat})
            table.resign(answer.seat)
            continue
        decision = table.decision
        assert decision is not None
        words = _words(table, answer)
        if seat is not None:
            mine = secrets.blanked(table.state, seat)
            if decision.seat != seat and HIDDEN in _words_in(table, mine, answer):
                break
        lines.append({decision.seat: words})
        table.play(answer)
    return lines


def _words(table: Table, answer: Option) -> str:
    for words, option in table.game.moves(table.state, table.options).items():
        if option == answer:
            return words
    return _words_in(table, table.state, answer)


def _words_in(table: Table, state: State, answer: Option) -> str:
    return next(iter(table.game.moves(state, [answer])))


def to_yaml(fields: dict[str, Any]) -> str:
    """Plain data as YAML: one line for each field, and one for each player and move."""
    yaml = YAML()
    yaml.width = 110
    document = CommentedMap()
    for name, value in fields.items():
        document[name] = _lines(value) if name in BLOCKS and isinstance(value, list) else _flow(value)
    out = io.StringIO()
    yaml.dump(document, out)
    return out.getvalue()


def _lines(entries: list[Any]) -> CommentedSeq:
    lines = CommentedSeq()
    for entry in entries:
        if (
            isinstance(entry, dict)
            and len(entry) == 1
            and not isinstance(next(iter(entry.values())), list | dict)
        ):
            lines.append(CommentedMap(entry))
        else:
            lines.append(_flow(entry))
    return lines


def _flow(value: Any) -> Any:
    if isinstance(value, list):
        sequence = CommentedSeq([_flow(entry) for entry in value])
        sequence.fa.set_flow_style()
        return sequence
    if isinstance(value, dict):
        mapping = CommentedMap({name: _flow(inner) for name, inner in value.items()})
        mapping.fa.set_flow_style()
        return mapping
    return str(value) if isinstance(value, str) else value
