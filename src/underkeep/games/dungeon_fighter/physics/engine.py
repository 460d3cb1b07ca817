"""The physics engine Rapier, behind one function. It is imported at the first throw.

The same scene and the same release give the same result, bit for bit, on one kind of machine. Different kinds of
machines may differ, so a stored throw is never simulated again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from math import degrees, hypot
from typing import TYPE_CHECKING, Any

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import (
    Ball,
    Body,
    Contact,
    Hull,
    Mesh,
    Parts,
    Release,
    Rest,
    RoundBox,
    Scene,
    Shape,
    SimulationResult,
    Track,
)
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.rotation import Point, Rotation

if TYPE_CHECKING:
    import rapier3d

_PER_FRAME = constants.STEPS_PER_SECOND // constants.FRAMES_PER_SECOND


@cache
def load_engine() -> Any:
    """Return the module of the engine. Raises a UserError if it is not installed."""
    # More threads do not help with a few bodies. The variable must be set before the engine is loaded.
    os.environ.setdefault("RAYON_NUM_THREADS", "1")
    try:
        import numpy  # noqa: F401  # without it the engine takes no vector
        import rapier3d
    except ImportError:
        raise ThrowError("error-throw-engine") from None
    return rapier3d


def simulate(scene: Scene, releases: Sequence[Release]) -> SimulationResult:
    """Simulate a throw until everything is at rest, has left the table, or the time is up."""
    return _Simulation(scene, releases).run()


@cache
def _shape(shape: Shape) -> rapier3d.SharedShape:
    """Return a shape of the engine. All simulations share it."""
    engine = load_engine()
    made: rapier3d.SharedShape
    match shape:
        case Ball(radius):
            made = engine.SharedShape.ball(radius)
        case RoundBox((x, y, z), 0.0):
            made = engine.SharedShape.cuboid(x, y, z)
        case RoundBox((x, y, z), r):
            made = engine.SharedShape.round_cuboid(x - r, y - r, z - r, r)
        case Hull(points, 0.0):
            made = engine.SharedShape.convex_hull(list(points))
        case Hull(points, r):
            made = engine.SharedShape.round_convex_hull(list(points), r)
        case Parts(hulls):
            here = engine.Isometry3.identity()
            made = engine.SharedShape.compound([(here, engine.SharedShape.convex_hull(list(part))) for part in hulls])
        case Mesh(points, triangles):
            # Without the repair a die would stumble over the edges between the triangles of a plane.
            made = engine.SharedShape.trimesh(list(points), list(triangles), engine.TriMeshFlags.FIX_INTERNAL_EDGES)
    return made


def _floats(vector: Any) -> Point:
    return (vector.x, vector.y, vector.z)


def _rotation(body: Any) -> Rotation:
    turn = body.rotation
    return (turn.i, turn.j, turn.k, turn.w)


class _Simulation:
    """One simulation. Its world is built, stepped and discarded."""

    def __init__(self, scene: Scene, releases: Sequence[Release]) -> None:
        engine = load_engine()
        self.engine = engine
        self.world = engine.PhysicsWorld((0.0, 0.0, -constants.GRAVITY))
        parameters = self.world.integration_parameters
        parameters.dt = 1 / constants.STEPS_PER_SECOND
        parameters.num_solver_iterations = constants.SOLVER_ITERATIONS
        parameters.normalized_max_linear_velocity = constants.MAX_SPEED
        self.names: dict[int, str] = {}
        self.tilting: list[tuple[Body, Any]] = []
        self.lying: list[tuple[str, Any]] = []
        for body in scene:
            self._add_body(body)
        self.colliders: list[Any] = []
        self.thrown = [self._add_release(release) for release in releases]
        self.releases = releases
        self.narrow = self.world.narrow_phase
        count = len(self.thrown)
        self.step = 0
        self.still = [0] * count
        self.gone = [False] * count
        self.turned = [0.0] * count
        self.touched = [False] * count
        self.open: list[dict[str, Contact]] = [{} for _ in range(count)]
        self.closed: list[Contact] = []
        self.paths: list[list[Point]] = [[] for _ in range(count)]
        self.frames: list[list[tuple[Point, Rotation]]] = [
            [] for _ in range(count + len(self.lying) + len(self.tilting))
        ]

    def _add_body(self, body: Body) -> None:
        engine = self.engine
        fixed, moving = engine.RigidBodyType.FIXED, engine.RigidBodyType.DYNAMIC
        kind = moving if body.mass else engine.RigidBodyType.KINEMATIC_POSITION_BASED if body.tilt else fixed
        builder = engine.RigidBodyBuilder(kind).position((body.place, body.turn))
        if body.mass:
            builder = builder.sleeping(not body.awake).angular_damping(constants.ANGULAR_DAMPING)
        handle = self.world.add_body(builder)
        collider = engine.Collider.new(_shape(body.shape)).friction(body.friction).restitution(body.restitution)
        if body.mass:
            collider = collider.mass(body.mass)
        most = engine.CoefficientCombineRule.MAX
        collider = collider.friction_combine_rule(most).restitution_combine_rule(most)
        self.names[self.world.add_collider(collider, handle).index] = body.name
        there = self.world.rigid_bodies[handle]
        if body.tilt:
            self.tilting.append((body, there))
        elif body.mass:
            self.lying.append((body.name, there))

    def _add_release(self, release: Release) -> Any:
        engine = self.engine
        builder = engine.RigidBodyBuilder(engine.RigidBodyType.DYNAMIC).position((release.place, release.turn))
        builder = builder.linvel(release.velocity).angvel(release.spin).angular_damping(constants.ANGULAR_DAMPING)
        most = engine.CoefficientCombineRule.MAX
        collider = engine.Collider.new(_shape(release.shape)).mass(release.mass).friction(0.0).restitution(0.0)
        collider = collider.friction_combine_rule(most).restitution_combine_rule(most)
        handle = self.world.add_body(builder.ccd_enabled(True))
        made = self.world.add_collider(collider, handle)
        self.names[made.index] = release.name
        self.colliders.append(made)
        return self.world.rigid_bodies[handle]

    def run(self) -> SimulationResult:
        limit = int(constants.MAX_THROW_SECONDS * constants.STEPS_PER_SECOND)
        self._record_frame()
        while self.step < limit and not self._has_ended():
            for body, there in self.tilting:
                assert body.tilt
                turn = body.tilt.rotation_at((self.step + 1) / constants.STEPS_PER_SECOND, body.turn)
                there.set_next_kinematic_rotation(turn)
            self.world.step()
            self.step += 1
            for number, there in enumerate(self.thrown):
                if not self.gone[number]:
                    self._observe_step(number, there)
            if self.step % _PER_FRAME == 0:
                self._record_frame()
        ended = self._has_ended()
        self._record_frame()
        for number in range(len(self.thrown)):
            for what in list(self.open[number]):
                self._close_contact(number, what)
        return SimulationResult(
            ended,
            self.step,
            tuple(
                Rest(
                    _floats(there.translation),
                    _rotation(there),
                    () if self.gone[number] else self._touched_bodies(number),
                    self.gone[number],
                )
                for number, there in enumerate(self.thrown)
            ),
            tuple(sorted(self.closed, key=lambda contact: (contact.start, contact.thrown, contact.what))),
            tuple(tuple(path) for path in self.paths),
            tuple(self._tracks()),
            tuple((name, self._resting_place(there)) for name, there in self.lying),
            tuple(degrees(angle) for angle in self.turned),
        )

    def _observe_step(self, number: int, there: Any) -> None:
        """Record the contacts and the motion of one thrown thing in this step."""
        place = _floats(there.translation)
        self.paths[number].append(place)
        falling = place[2] < constants.FALLEN_HEIGHT and there.linvel.z <= 0
        if falling or max(abs(place[0]), abs(place[1])) > constants.MAX_DISTANCE:
            self.gone[number] = True
            for what in list(self.open[number]):
                self._close_contact(number, what)
            return
        open_now = self.open[number]
        collider = self.colliders[number]
        touching: set[str] = set()
        for pair in self.narrow.contact_pairs_with(collider):
            impulse = pair.total_impulse_magnitude()
            if impulse <= 0:
                continue
            first = pair.collider1 == collider
            what = self.names[(pair.collider2 if first else pair.collider1).index]
            touching.add(what)
            if what not in open_now:
                deepest = pair.find_deepest_contact()
                point = _floats(there.position.transform_point(deepest.local_p1 if first else deepest.local_p2))
                open_now[what] = Contact(number, what, self.step, self.step, point, impulse)
        for what in [what for what in open_now if what not in touching]:
            self._close_contact(number, what)
        if touching:
            self.touched[number] = True
        speed, spin = there.linvel, there.angvel
        turning = hypot(spin.x, spin.y, spin.z)
        if not self.touched[number]:
            self.turned[number] += turning / constants.STEPS_PER_SECOND
        slow = hypot(speed.x, speed.y, speed.z) < constants.REST_SPEED and turning < constants.REST_SPIN
        self.still[number] = self.still[number] + 1 if (slow and touching) or there.is_sleeping else 0

    def _close_contact(self, number: int, what: str) -> None:
        self.closed.append(self.open[number].pop(what)._replace(end=self.step))

    def _has_ended(self) -> bool:
        """Whether everything lies still, and the tilt of the waterfall is complete."""
        enough = constants.REST_SECONDS * constants.STEPS_PER_SECOND
        if any(still < enough and not gone for still, gone in zip(self.still, self.gone, strict=True)):
            return False
        now = self.step / constants.STEPS_PER_SECOND
        if any(body.tilt and now < body.tilt.time for body, _ in self.tilting):
            return False
        return all(self._is_calm(there) for _, there in self.lying)

    @staticmethod
    def _is_calm(there: Any) -> bool:
        if there.is_sleeping or there.translation.z < constants.FALLEN_HEIGHT:
            return True
        speed, spin = there.linvel, there.angvel
        return (
            hypot(speed.x, speed.y, speed.z) < constants.REST_SPEED
            and hypot(spin.x, spin.y, spin.z) < constants.REST_SPIN
        )

    def _touched_bodies(self, number: int) -> tuple[tuple[str, float], ...]:
        """Return the bodies that a resting thing touches. Normals point from the first of the pair to the second."""
        collider = self.colliders[number]
        found: dict[str, float] = {}
        for pair in self.narrow.contact_pairs_with(collider):
            if pair.total_impulse_magnitude() <= 0:
                continue
            first = pair.collider1 == collider
            what = self.names[(pair.collider2 if first else pair.collider1).index]
            ups = [manifold.data.normal.z for manifold in pair.manifolds if manifold.points]
            found[what] = max((-up if first else up for up in ups), default=0.0)
        return tuple(sorted(found.items()))

    def _resting_place(self, there: Any) -> Rest:
        place = _floats(there.translation)
        return Rest(place, _rotation(there), (), place[2] < constants.FALLEN_HEIGHT)

    def _record_frame(self) -> None:
        everything = [*self.thrown, *(there for _, there in self.lying), *(there for _, there in self.tilting)]
        for frames, there in zip(self.frames, everything, strict=True):
            frames.append((_floats(there.translation), _rotation(there)))

    def _tracks(self) -> list[Track]:
        names = [release.name for release in self.releases]
        names += [name for name, _ in self.lying] + [body.name for body, _ in self.tilting]
        return [Track(name, tuple(frames)) for name, frames in zip(names, self.frames, strict=True)]
