"""All numbers of the model in one place: how big, how heavy, how slippery, and how far a hand may go.

Centimetres, grams and seconds: contact tolerances of the engine fit bodies of about one unit. If the game turns out
too easy or too hard, turn these knobs, in this order: `TREMOR`, the restitution of the target, the distance of the
release, the radius of the holes.
"""

from __future__ import annotations

from typing import NamedTuple

GRAVITY = 981.0
STEPS_PER_SECOND = 480
FRAMES_PER_SECOND = 60
SOLVER_ITERATIONS = 4
MAX_SPEED = 2000.0
"""The engine's own cap would cut throws at 4 m/s."""
ANGULAR_DAMPING = 1.0

REST_SPEED = 0.4
REST_SPIN = 0.2
REST_SECONDS = 0.15
MAX_THROW_SECONDS = 6.0
"""A throw that has not ended by then is void and repeated."""
MAX_ATTEMPTS = 4
FALLEN_HEIGHT = -5.0
"""What is lower than this, and falling, has left the table."""
MAX_DISTANCE = 400.0
"""Nothing that is further away comes back."""


class Surface(NamedTuple):
    """How a surface treats a die. Dice have neither friction nor restitution of their own: the surface decides."""

    friction: float
    restitution: float


SURFACES = {
    "table": Surface(0.30, 0.50),
    "target": Surface(0.50, 0.20),
    "floe": Surface(0.15, 0.50),
    "iceberg": Surface(0.20, 0.40),
    "ice-wall": Surface(0.50, 0.80),
    "waterfall": Surface(0.12, 0.10),
    "pond": Surface(0.30, 0.30),
    "frost": Surface(0.50, 0.20),
    "weak-point": Surface(0.50, 0.20),
    "die": Surface(0.30, 0.30),
}
"""By what is touched. The last one is a die that was lying there."""

# The table and the target that lies in its middle.
TABLE_HALF = (48.0, 60.0)
"""East to west, and north to south."""
TABLE_THICKNESS = 3.0
TARGET_RADIUS = 20.0
PLAY_RADIUS = 18.0
TARGET_THICKNESS = 0.25
TARGET_CORNERS = 64
HOLE_RADIUS = 2.4
HOLE_DISTANCE = 11.2
HOLE_CORNERS = 24
CENTRE_RADIUS = 2.2
HOLE_DEPTH = 0.6
"""A die is in a hole if its lowest corner is below this part of the thickness (DF-7.12)."""

# Pieces of landscape.
POND_INNER = 5.0
POND_WIDTH = 0.8
POND_HEIGHT = 0.25
FLOE_RADIUS = 4.0
FLOE_HEIGHT = 0.25
WALL_SIZE = (16.0, 7.0, 0.8)
"""Length, height, thickness."""
WALL_MASS = 150.0
"""A lighter one falls and takes the die with it."""
WALL_GAP = 1.5
"""How far from the edge of the target the wall may stand and still be at it."""
ICEBERG_RADIUS = 2.2
ICEBERG_HEIGHT = 4.0
RAMP_LENGTH = 14.0
RAMP_WIDTH = 4.4
RAMP_THICKNESS = 0.3
RAMP_LIP = 0.6
"""How high the lips stand along the long edges and behind the die."""
RAMP_LIP_WIDTH = 0.3
RAMP_HEIGHT = 10.0
"""Of the lower edge above the table."""
RAMP_FIXED_TILT = 35.0
"""Degrees, for a die that is pushed down the waterfall."""
RAMP_REACH = (25.0, 60.0)
"""How far from the centre the lower edge may be held."""

# Templates.
PLATE_THICKNESS = 0.2
FROST_RADIUS = 4.6
FROST_HOLE = 2.2
FROST_MASS = 3.0
WEAK_POINT_RADIUS = 2.8
"""More than a hole, so that it cannot drop into one."""
WEAK_POINT_MASS = 2.0

# The hand.
RELEASE_DISTANCE = 50.0
RELEASE_HEIGHT = 15.0
LOW_HEIGHT = 4.0
"""Of a card or a fist that lies on the table."""
HEAD_HEIGHT = 30.0
UNDER_HEIGHT = -4.0
UNDER_OUTSIDE = 5.0
"""How far outside the edge of the table a hand below it is."""
HOP_TIME = 450
"""Milliseconds in the air."""
HOP_HEIGHT = 18.0
HIGHEST_RELEASE = 33.0
CUBES_APART = 1.4

TREMOR = 1.0
"""What the house adds for everybody."""
FACTOR_CAP = 4.0
TOSS_FACTOR = 3.0
STEADY_FACTOR = 2.5
"""For a technique with a beat, done without the beat: nobody must be quick to take part."""


class Tremor(NamedTuple):
    """One unit of a shaking hand: standard deviations."""

    speed: float = 0.03
    """A part of the speed."""
    angle: float = 1.5
    """Degrees, of direction and elevation."""
    place: float = 0.5
    """Centimetres."""
    tilt: float = 8.0
    """Degrees."""
    spin: float = 2.0
    """Radians per second."""


TREMOR_UNIT = Tremor()

MIN_TOSS_TURN = 180.0
"""Degrees that a template must turn in the air (DF-19.3)."""
LANDING_GAP = 0.04
"""Seconds off the target after which touching it again is another landing."""
