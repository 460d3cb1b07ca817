"""JSON merge patches (RFC 7396): how changes of a board are sent."""

from __future__ import annotations

from typing import Any


def merge_patch(before: Any, after: Any) -> dict[str, Any]:
    """Return the merge patch that turns one object into another.

    >>> merge_patch({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 2, "d": 4}})
    {'b': {'d': 4}, 'a': None}
    """
    patch: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            patch[key] = value
            continue
        old = before[key]
        # Boards share the parts that have not changed, and an object is not compared with itself.
        if old is not value and old != value:
            both = isinstance(value, dict) and isinstance(old, dict)
            patch[key] = merge_patch(old, value) if both else value
    if before.keys() - after.keys():
        patch.update((key, None) for key in before if key not in after)
    return patch


def apply_patch(board: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """Return an object to which a merge patch is applied.

    >>> apply_patch({"a": 1, "b": {"c": 2}}, {"a": None, "b": {"d": 3}})
    {'b': {'c': 2, 'd': 3}}
    """
    result = dict(board)
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            before = result.get(key)
            result[key] = apply_patch(before if isinstance(before, dict) else {}, value)
        else:
            result[key] = value
    return result


def touches(patch: dict[str, Any], overlay: dict[str, Any]) -> bool:
    """Whether a patch sets a value that another patch, the overlay, sets as well. A patch that removes a whole object
    may remove what the overlay has added to it.

    >>> touches({"a": {"b": 1}}, {"a": {"c": 2}}), touches({"a": {"b": 1}}, {"a": {"b": 2}})
    (False, True)
    """
    for key, value in patch.items():
        if key in overlay:
            other = overlay[key]
            if isinstance(other, dict):
                if value is not None and not (isinstance(value, dict) and not touches(value, other)):
                    return True
            else:
                return True
    return False
