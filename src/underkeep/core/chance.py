"""Randomness inside a game: a seed and a counter in the state, and nothing else.

The same seed and the same answers give the same game on every machine (BM-0.7).
"""

from __future__ import annotations

from hashlib import blake2b, shake_128
from struct import pack, unpack
from typing import Any

from underkeep.core.state import Seed, State

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def draw(state: State, sides: int) -> int:
    """Return a number from 0 to `sides` - 1, each as likely as the others, and advance the counter. It comes from
    SplitMix64 if the seed is a number, and from BLAKE2 with the seed as its key if that is secret bytes."""
    number = peek(state, sides)
    state.chance += 1
    return number


def peek(state: State, sides: int) -> int:
    """Return the number that `draw` would return now, and change nothing."""
    seed = state.seed
    if isinstance(seed, bytes):
        digest = blake2b(pack("<Q", state.chance + 1), key=seed, digest_size=8).digest()
        return (int.from_bytes(digest, "little") * sides) >> 64
    z = (seed + (state.chance + 1) * _STRIDE) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * sides) >> 64


def other_seed(seed: Seed) -> Seed:
    """Return another seed of the same kind."""
    return seed + 1 if isinstance(seed, int) else blake2b(seed, digest_size=32).digest()


def roll_die(state: State, sides: int = 6) -> int:
    """Return a roll of a die: 1 to `sides`."""
    return 1 + draw(state, sides)


def shuffle(state: State, things: list[Any]) -> None:
    """Put a list into random order, in place. Piles of cards are shuffled with `visibility.shuffle_pile`."""
    # One stream of bytes for the whole list and one sort are fast: decks are long and shuffled in every game.
    state.chance += 1
    number = len(things)
    seed = state.seed if isinstance(state.seed, bytes) else pack("<Q", state.seed & _MASK)
    stream = shake_128(seed + pack("<Q", state.chance)).digest(8 * number)
    keys = unpack(f"<{number}Q", stream)
    things[:] = map(things.__getitem__, sorted(range(number), key=keys.__getitem__))
