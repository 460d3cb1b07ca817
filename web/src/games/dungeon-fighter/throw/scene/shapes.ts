/** The bodies of things, as the physics has them; east, north and up are x, y and z. */
import { BufferGeometry, CylinderGeometry, ExtrudeGeometry, Float32BufferAttribute, Path, Shape, Vector3 } from "three";
import { HOLES, M, numbers, type DieShape } from "../numbers";
import { compass } from "../physics/geometry";

/** Stand a thing of three.js, whose axis is y, upright. */
const upright = <T extends BufferGeometry>(geometry: T): T => geometry.rotateX(Math.PI / 2) as T;

function circle(path: Path, x: number, y: number, radius: number): Path {
  return path.absarc(x, y, radius, 0, Math.PI * 2, false) as unknown as Path;
}

function extruded(shape: Shape, depth: number, segments: number): ExtrudeGeometry {
  return new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: segments });
}

/** The board of the target with its four holes; its picture is laid on by east and north. */
export function targetShape(): ExtrudeGeometry {
  const shape = new Shape();
  circle(shape, 0, 0, M.TARGET_RADIUS);
  for (const hole of HOLES) {
    const [x, y] = compass(45 + 90 * (hole - 1));
    shape.holes.push(circle(new Path(), x * M.HOLE_DISTANCE, y * M.HOLE_DISTANCE, M.HOLE_RADIUS));
  }
  return extruded(shape, M.TARGET_THICKNESS, 40);
}

/** A disc, with or without a hole, standing on height 0. */
export function discShape(inner: number, outer: number, height: number, corners = 28): BufferGeometry {
  const shape = new Shape();
  circle(shape, 0, 0, outer);
  if (inner > 0) shape.holes.push(circle(new Path(), 0, 0, inner));
  return extruded(shape, height, corners);
}

export function icebergShape(): BufferGeometry {
  const made = upright(
    new CylinderGeometry(0.35, M.ICEBERG_RADIUS, M.ICEBERG_HEIGHT, 7, 3).translate(0, M.ICEBERG_HEIGHT / 2, 0),
  );
  // Broken edges, so that it looks like ice and not like a hat.
  const places = made.getAttribute("position");
  for (let i = 0; i < places.count; i++) {
    const z = places.getZ(i);
    const push = 1 - 0.16 * (1 + Math.sin(12 * z + 5 * Math.atan2(places.getY(i), places.getX(i))));
    places.setXYZ(i, places.getX(i) * push, places.getY(i) * push, z);
  }
  const faceted = made.toNonIndexed();
  faceted.computeVertexNormals();
  return faceted;
}

/** A four-sided die with rounded edges. Groups 0 to 3 are its faces, opposite the corners 0 to 3; group 4 is the rest. */
export function pyramidShape({ size, rounding }: DieShape): BufferGeometry {
  const reach = size * Math.sqrt(3 / 8);
  const tips = numbers.tips.map(([x, y, z]) => new Vector3(x, y, z));
  // The face opposite a corner looks away from it.
  const normals = tips.map((tip) => tip.clone().negate());
  const places: number[] = [];
  const looks: number[] = [];
  const print: number[] = [];
  const made = new BufferGeometry();
  const add = (tip: number, normal: Vector3, u = 0.5, v = 0.05): void => {
    const place = (tips[tip] as Vector3).clone().multiplyScalar(reach).addScaledVector(normal, rounding);
    places.push(place.x, place.y, place.z);
    looks.push(normal.x, normal.y, normal.z);
    print.push(u, v);
  };
  const corners = [0, 1, 2, 3];
  for (const face of corners) {
    const normal = normals[face] as Vector3;
    // The first of its corners is drawn at the top: the eye stands at corner 0.
    let round = corners.filter((corner) => corner !== face);
    const [a, b, c] = round.map((corner) => tips[corner] as Vector3) as [Vector3, Vector3, Vector3];
    if (b.clone().sub(a).cross(c.clone().sub(a)).dot(normal) < 0)
      round = [round[0] as number, round[2] as number, round[1] as number];
    const spots = [
      [0.5, 0.95],
      [0.02, 0.05],
      [0.98, 0.05],
    ] as const;
    made.addGroup(places.length / 3, 3, face);
    round.forEach((corner, i) => add(corner, normal, spots[i]?.[0], spots[i]?.[1]));
  }
  const rest = places.length / 3;
  const steps = 4;
  const mix = (one: Vector3, other: Vector3, part: number): Vector3 => one.clone().lerp(other, part).normalize();
  const outward = (triangle: [number, Vector3][]): void => {
    const [a, b, c] = triangle.map(([tip, normal]) =>
      (tips[tip] as Vector3).clone().multiplyScalar(reach).addScaledVector(normal, rounding),
    ) as [Vector3, Vector3, Vector3];
    const facing = b
      .clone()
      .sub(a)
      .cross(c.clone().sub(a))
      .dot(triangle[0]?.[1] as Vector3);
    for (const [tip, normal] of facing < 0 ? [...triangle].reverse() : triangle) add(tip, normal);
  };
  for (const [i, j] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const) {
    const [k, l] = corners.filter((corner) => corner !== i && corner !== j) as [number, number];
    for (let step = 0; step < steps; step++) {
      const one = mix(normals[k] as Vector3, normals[l] as Vector3, step / steps);
      const other = mix(normals[k] as Vector3, normals[l] as Vector3, (step + 1) / steps);
      outward([
        [i, one],
        [j, one],
        [j, other],
      ]);
      outward([
        [i, one],
        [j, other],
        [i, other],
      ]);
    }
  }
  for (const tip of corners) {
    const [a, b, c] = corners.filter((corner) => corner !== tip).map((corner) => normals[corner] as Vector3) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const at = (u: number, v: number): Vector3 =>
      a
        .clone()
        .multiplyScalar(1 - (u + v) / steps)
        .addScaledVector(b, u / steps)
        .addScaledVector(c, v / steps)
        .normalize();
    for (let u = 0; u < steps; u++) {
      for (let v = 0; u + v < steps; v++) {
        outward([
          [tip, at(u, v)],
          [tip, at(u + 1, v)],
          [tip, at(u, v + 1)],
        ]);
        if (u + v + 2 <= steps)
          outward([
            [tip, at(u + 1, v)],
            [tip, at(u + 1, v + 1)],
            [tip, at(u, v + 1)],
          ]);
      }
    }
  }
  made.addGroup(rest, places.length / 3 - rest, 4);
  made.setAttribute("position", new Float32BufferAttribute(places, 3));
  made.setAttribute("normal", new Float32BufferAttribute(looks, 3));
  made.setAttribute("uv", new Float32BufferAttribute(print, 2));
  return made;
}
