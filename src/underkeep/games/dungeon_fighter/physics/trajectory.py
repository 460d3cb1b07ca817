"""The trajectory of a throw for viewers, packed into a few bytes.

All numbers are little-endian:

    version u8 (1), frames per second u8, bodies u8, sounds u8, frames u16
    for each body: its kind u8 (`CODES`), its number u8 (0, 1, 2 for thrown dice; the number of a lying die)
    for each sound: milliseconds u16, body u8, the touched thing u8 (`SOUNDS`), its strength u8
    for each frame, for each body: x, y, z (tenths of millimetres) and the rotation x, y, z, w (32,767ths), seven i16

The last frame is the rest, a little later than the frame rate suggests. A waterfall or a wall that moves is a body.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

import msgspec

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Contact, Track
from underkeep.games.dungeon_fighter.physics.dice import KINDS
from underkeep.games.dungeon_fighter.physics.rotation import Point, Rotation

_PYRAMIDS = tuple(f"{kind} tetrahedron" for kind in KINDS)
CODES = (*KINDS, *_PYRAMIDS, "ice-wall", "waterfall", "frost", "weak-point")
"""The kind of a body is its place in this list. Dice are cubes unless the name says otherwise."""
SOUNDS = ("table", "target", "floe", "pond", "iceberg", "ice-wall", "waterfall", "template", "die", "thrown")

VERSION = 1
_HEAD = struct.Struct("<BBBBH")
_BODY = struct.Struct("<BB")
_SOUND = struct.Struct("<HBBB")
_POSE = struct.Struct("<7h")
_MAX_POSE_BYTES = 4600
"""The most bytes of poses, so that a message with a trajectory stays below 8 KB. A longer throw gets fewer frames per
second."""
_MAX_SOUNDS = 60
_MAX_IMPULSE = 1500.0
"""The impulse of the greatest strength, in g cm/s."""


class Sound(msgspec.Struct, frozen=True, array_like=True):
    """The moment in which a body hits another one."""

    milliseconds: int
    body: int
    what: str
    strength: int
    """The strength, 1 to 255."""


class Trajectory(msgspec.Struct, frozen=True, array_like=True):
    """An unpacked trajectory."""

    rate: int
    bodies: tuple[tuple[str, int], ...]
    """The kind and the number of each body."""
    sounds: tuple[Sound, ...]
    frames: tuple[tuple[tuple[Point, Rotation], ...], ...]
    """For each frame the place (in centimetres) and the rotation of each body."""


def pack_trajectory(bodies: Sequence[tuple[str, int]], tracks: Sequence[Track], contacts: Sequence[Contact]) -> bytes:
    """Pack the tracks of some bodies. The contacts are those of the thrown bodies, which come first."""
    count = len(tracks[0].frames)
    every = 1
    while count // every * len(bodies) * _POSE.size > _MAX_POSE_BYTES and every < 6:
        every += 1
    chosen = [*range(0, count - 1, every), count - 1]
    sounds = _loudest_sounds(contacts)
    packed = [_HEAD.pack(VERSION, constants.FRAMES_PER_SECOND // every, len(bodies), len(sounds), len(chosen))]
    packed += [_BODY.pack(CODES.index(what), number % 256) for what, number in bodies]
    packed += [
        _SOUND.pack(sound.milliseconds, sound.body, SOUNDS.index(sound.what), sound.strength) for sound in sounds
    ]
    for frame in chosen:
        packed += [_pose(*track.frames[frame]) for track in tracks]
    return b"".join(packed)


def unpack_trajectory(packed: bytes) -> Trajectory:
    """Unpack a trajectory."""
    _, rate, body_count, _, frame_count = _HEAD.unpack_from(packed)
    at = _HEAD.size
    bodies = []
    for _ in range(body_count):
        code, number = _BODY.unpack_from(packed, at)
        bodies.append((CODES[code], number))
        at += _BODY.size
    sounds = unpack_sounds(packed)
    at += len(sounds) * _SOUND.size
    frames = []
    for _ in range(frame_count):
        poses: list[tuple[Point, Rotation]] = []
        for _ in range(body_count):
            x, y, z, i, j, k, w = _POSE.unpack_from(packed, at)
            poses.append(((x / 100, y / 100, z / 100), (i / 32767, j / 32767, k / 32767, w / 32767)))
            at += _POSE.size
        frames.append(tuple(poses))
    return Trajectory(rate, tuple(bodies), sounds, tuple(frames))


def unpack_sounds(packed: bytes) -> tuple[Sound, ...]:
    """Return the sounds of a packed trajectory, in their order."""
    _, _, bodies, count, _ = _HEAD.unpack_from(packed)
    first = _HEAD.size + bodies * _BODY.size
    found = (_SOUND.unpack_from(packed, first + number * _SOUND.size) for number in range(count))
    return tuple(Sound(milliseconds, body, SOUNDS[what], strength) for milliseconds, body, what, strength in found)


def _pose(place: Point, turn: Rotation) -> bytes:
    # A position beyond the range of the numbers is far outside the picture.
    return _POSE.pack(*(_to_short(value * 100) for value in place), *(_to_short(value * 32767) for value in turn))


def _to_short(value: float) -> int:
    return max(-32767, min(32767, round(value)))


def _loudest_sounds(contacts: Sequence[Contact]) -> list[Sound]:
    """Return the sounds of the hardest contacts, in their order."""
    loud = sorted(contacts, key=lambda contact: -contact.strength)[:_MAX_SOUNDS]
    return [
        Sound(
            round(contact.start * 1000 / constants.STEPS_PER_SECOND),
            contact.thrown,
            contact.what.split(" ")[0],
            min(255, round(contact.strength / _MAX_IMPULSE * 255)),
        )
        for contact in sorted(loud, key=lambda contact: contact.start)
        if contact.strength / _MAX_IMPULSE * 255 >= 1
    ]
