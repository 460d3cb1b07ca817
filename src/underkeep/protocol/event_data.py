"""The data of an event: its fields as a client receives them, as values (`event_data`) and as types (`data_type`).

Both follow the same rules: a card travels as `[id, face]`, any other struct as an object with its fields by name, a
tuple as a list, and bytes as text in base64.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from underkeep.core.events import Event, SeenCard
from underkeep.core.state import CardId, Face


class SentCard(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card in an event: its id and its face, which is 0 if the viewer did not know it."""

    card: CardId
    face: Face


def event_data(event: Event, *, whole: bool = True) -> dict[str, Any]:
    """Return the fields of an event by name. Without `whole` its bytes, such as the flight of a die, are left empty."""
    return {
        field: b"" if isinstance(value, bytes) and not whole else _sent_value(value)
        for field, value in zip(event.__struct_fields__, msgspec.structs.astuple(event), strict=True)
    }


def _sent_value(value: Any) -> Any:
    if isinstance(value, SeenCard):
        return [value.card, value.face]
    if isinstance(value, msgspec.Struct):
        return {field: _sent_value(part) for field, part in msgspec.structs.asdict(value).items()}
    return [_sent_value(part) for part in value] if isinstance(value, tuple) else value


@cache
def data_type(struct: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return the type of the data of a type of event, or of a struct in an event: an object that has every field."""
    fields = [(field.name, _sent_type(field.type)) for field in msgspec.structs.fields(struct)]
    return msgspec.defstruct(
        struct.__name__,
        fields,
        module=struct.__module__,
        namespace={"__doc__": struct.__doc__},
        frozen=True,
        forbid_unknown_fields=True,
    )


def _sent_type(declared: Any) -> Any:
    if get_origin(declared) is Annotated:
        return _sent_type(get_args(declared)[0])
    if declared is SeenCard:
        return SentCard
    if isinstance(declared, type) and issubclass(declared, msgspec.Struct):
        return data_type(declared)
    if get_origin(declared) is tuple:
        return tuple.__class_getitem__(tuple(part if part is ... else _sent_type(part) for part in get_args(declared)))
    if get_origin(declared) in (Union, UnionType):
        return reduce(or_, map(_sent_type, get_args(declared)))
    return declared
