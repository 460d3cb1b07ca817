"""All constants of the physical model: sizes, masses, surfaces, and the limits of the hand.

The units are centimetres, grams and seconds, because the contact tolerances of the engine fit bodies of about one unit.
If the game is too easy or too hard, change these constants, in this order: `TREMOR`, the restitution of the target, the
distance of the release, the radius of the holes.
"""

from __future__ import annotations

from typing import NamedTuple

GRAVITY = 981.0
STEPS_PER_SECOND = 480
FRAMES_PER_SECOND = 60
SOLVER_ITERATIONS = 4
MAX_SPEED = 2000.0
"""The speed limit of the engine. Its own default would cut throws at 4 m/s."""
ANGULAR_DAMPING = 1.0

REST_SPEED = 0.4
REST_SPIN = 0.2
REST_SECONDS = 0.15
MAX_THROW_SECONDS = 6.0
"""A throw that has not ended by then is void and repeated."""
MAX_ATTEMPTS = 4
FALLEN_HEIGHT = -5.0
"""A body that is lower than this, and falling, has left the table."""
MAX_DISTANCE = 400.0
"""A body that is further away has left the table."""


class Surface(NamedTuple):
    """Friction and restitution of a surface. Dice have neither of their own: the surface decides."""

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
"""The surface of each kind of body; `die` is a die that was lying on the table."""

# The table and the target that lies in its middle.
TABLE_HALF = (48.0, 60.0)
"""Half of the table: east to west, and north to south."""
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
"""The mass of the wall. A lighter one would fall and take the die with it."""
WALL_GAP = 1.5
"""The greatest distance between the wall and the edge of the target."""
ICEBERG_RADIUS = 2.2
ICEBERG_HEIGHT = 4.0
RAMP_LENGTH = 14.0
RAMP_WIDTH = 4.4
RAMP_THICKNESS = 0.3
RAMP_LIP = 0.6
"""The height of the lips along the long edges and behind the die."""
RAMP_LIP_WIDTH = 0.3
RAMP_HEIGHT = 10.0
"""The height of the lower edge above the table."""
RAMP_FIXED_TILT = 35.0
"""The tilt in degrees for a die that is pushed down the waterfall."""
RAMP_REACH = (25.0, 60.0)
"""The least and the greatest distance of the lower edge from the centre."""

# Templates.
PLATE_THICKNESS = 0.2
FROST_RADIUS = 4.6
FROST_HOLE = 2.2
FROST_MASS = 3.0
WEAK_POINT_RADIUS = 2.8
"""The radius of the weak point. It is greater than a hole, so that the template cannot drop into one."""
WEAK_POINT_MASS = 2.0

# The hand.
RELEASE_DISTANCE = 50.0
RELEASE_HEIGHT = 15.0
LOW_HEIGHT = 4.0
"""The height of a card or a fist on the table."""
HEAD_HEIGHT = 30.0
UNDER_HEIGHT = -4.0
UNDER_OUTSIDE = 5.0
"""The distance of a hand below the table from its edge."""
HOP_TIME = 450
"""The duration of a jump in milliseconds."""
HOP_HEIGHT = 18.0
HIGHEST_RELEASE = 33.0
CUBES_APART = 1.4

TREMOR = 1.0
"""The units of tremor that every throw has."""
FACTOR_CAP = 4.0
TOSS_FACTOR = 3.0
STEADY_FACTOR = 2.5
"""The tremor factor of a timed technique without its beat. No player has to be quick to take part."""


class Tremor(NamedTuple):
    """One unit of tremor: standard deviations."""

    speed: float = 0.03
    """The deviation as a part of the speed."""
    angle: float = 1.5
    """Degrees of direction and elevation."""
    place: float = 0.5
    """Centimetres."""
    tilt: float = 8.0
    """Degrees of the die in the hand."""
    spin: float = 2.0
    """Radians per second."""


TREMOR_UNIT = Tremor()

MIN_TOSS_TURN = 180.0
"""The degrees that a template must turn in the air (DF-19.3)."""
LANDING_GAP = 0.04
"""The seconds off the target after which the next contact counts as another landing."""
