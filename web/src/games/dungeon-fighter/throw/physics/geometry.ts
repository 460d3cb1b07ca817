/** Points and turns in space, as the physics counts them: east, north, up; bearings run from north clockwise. */
export type Point = readonly [x: number, y: number, z: number];
export type Turn = readonly [x: number, y: number, z: number, w: number];
export interface Pose {
  readonly place: Point;
  readonly turn: Turn;
}

export const STILL: Turn = [0, 0, 0, 1];
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
/** The same direction, from 0 to below 360. */
export const around = (bearing: number): number => ((bearing % 360) + 360) % 360;

/** The direction of a bearing: north is (0, 1), east (1, 0). */
export function compass(bearing: number): [number, number] {
  return [Math.sin(radians(bearing)), Math.cos(radians(bearing))];
}

export function bearing(x: number, y: number): number {
  return around(degrees(Math.atan2(x, y)));
}

export function about([x, y, z]: Point, angle: number): Turn {
  const scale = Math.sin(angle / 2) / Math.hypot(x, y, z);
  return [x * scale, y * scale, z * scale, Math.cos(angle / 2)];
}

/** One turn and then another. */
export function after([bx, by, bz, bw]: Turn, [ax, ay, az, aw]: Turn): Turn {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** A point after a turn about the origin. */
export function turned([x, y, z, w]: Turn, [px, py, pz]: Point): Point {
  const tx = 2 * (y * pz - z * py);
  const ty = 2 * (z * px - x * pz);
  const tz = 2 * (x * py - y * px);
  return [px + w * tx + y * tz - z * ty, py + w * ty + z * tx - x * tz, pz + w * tz + x * ty - y * tx];
}

export function moved({ place, turn }: Pose, point: Point): Point {
  const [x, y, z] = turned(turn, point);
  return [x + place[0], y + place[1], z + place[2]];
}

/** The turn that makes east look along a bearing, and then up by some degrees. */
export function heading(bearing: number, up = 0): Turn {
  return after(about([0, 1, 0], -radians(up)), about([0, 0, 1], radians(90 - bearing)));
}

/** Between two poses, the shorter way round. */
export function between(one: Pose, other: Pose, part: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const [x, y, z, w] = one.turn;
  const same = x * other.turn[0] + y * other.turn[1] + z * other.turn[2] + w * other.turn[3] < 0 ? -1 : 1;
  const turn = one.turn.map((value, i) => mix(value, same * (other.turn[i] ?? 0)));
  const size = Math.hypot(...turn) || 1;
  return {
    place: [mix(one.place[0], other.place[0]), mix(one.place[1], other.place[1]), mix(one.place[2], other.place[2])],
    turn: turn.map((value) => value / size) as unknown as Turn,
  };
}

/** A pose as the table keeps it: hundredths of millimetres and 32,767ths. */
export function poseOf(kept: readonly number[]): Pose | null {
  if (kept.length !== 7) return null;
  const [x = 0, y = 0, z = 0, ...turn] = kept;
  const size = Math.hypot(...turn) || 1;
  return { place: [x / 1000, y / 1000, z / 1000], turn: turn.map((value) => value / size) as unknown as Turn };
}

/** A pose as the table keeps it. */
export function storedPose({ place, turn }: Pose): number[] {
  return [...place.map((value) => Math.round(value * 1000)), ...turn.map((value) => Math.round(value * 32767))];
}
