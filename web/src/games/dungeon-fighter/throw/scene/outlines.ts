/** Things as they look from above: outlines of dice, walls and boards in centimetres, and what a die shows. */
import { M, numbers, shapeOf } from "../numbers";
import { moved, turned, type Point, type Pose } from "../physics/geometry";

export type Spot = readonly [x: number, y: number];
export interface Outline {
  readonly hull: readonly Spot[];
  /** The face that is up, if it is a cube. */
  readonly top: readonly Spot[];
  readonly shows: string;
}

const WAYS: readonly Point[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const BOTH = [-1, 1] as const;

/** The convex outline of some points. */
export function hull(points: readonly Spot[]): Spot[] {
  const ordered = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const side = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const outline: Spot[] = [];
  for (const half of [ordered, [...ordered].reverse()]) {
    const start = outline.length;
    for (const point of half) {
      while (outline.length - start >= 2 && side(outline.at(-2) as Spot, outline.at(-1) as Spot, point) <= 0)
        outline.pop();
      outline.push(point);
    }
    outline.pop();
  }
  return outline;
}

const flat = ([x, y]: Point): Spot => [x, y];

function box(pose: Pose, low: Point, high: Point): Spot[] {
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Point => [x, y, z])),
  );
  return hull(corners.map((corner) => flat(moved(pose, corner))));
}

/** A die as it is seen from above. */
export function dieOutline(kind: string, set: string, pose: Pose): Outline {
  const { sides, size, rounding, shows } = shapeOf(kind, set);
  const ways = sides === 6 ? WAYS : numbers.tips;
  const heights = ways.map((way) => turned(pose.turn, way)[2]);
  const up = heights.indexOf(Math.max(...heights));
  if (sides === 6) {
    const half = size / 2;
    const way = WAYS[up] as Point;
    const corners = BOTH.flatMap((x) => BOTH.flatMap((y) => BOTH.map((z): Point => [x * half, y * half, z * half])));
    const top = corners.filter((corner) => corner[0] * way[0] + corner[1] * way[1] + corner[2] * way[2] > 0);
    return {
      hull: hull(corners.map((corner) => flat(moved(pose, corner)))),
      top: hull(top.map((corner) => flat(moved(pose, corner)))),
      shows: shows[up] ?? "",
    };
  }
  const reach = size * Math.sqrt(3 / 8) + rounding;
  const tips = numbers.tips.map(([x, y, z]) => flat(moved(pose, [x * reach, y * reach, z * reach])));
  return { hull: hull(tips), top: [], shows: shows[up] ?? "" };
}

export function wallOutline(pose: Pose): Spot[] {
  const [length, height, thickness] = M.WALL_SIZE;
  return box(pose, [-thickness / 2, -length / 2, -height / 2], [thickness / 2, length / 2, height / 2]);
}

export function rampOutline(pose: Pose): Spot[] {
  return box(pose, [-M.RAMP_LENGTH, -M.RAMP_WIDTH / 2, -M.RAMP_THICKNESS], [0, M.RAMP_WIDTH / 2, M.RAMP_LIP]);
}

/** A patch of the target as the `d` of a path; north is up. */
export function patchPath(inner: number, outer: number, start: number, end: number): string {
  const at = (radius: number, angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${(radius * Math.sin(turn)).toFixed(3)} ${(-radius * Math.cos(turn)).toFixed(3)}`;
  };
  if (end - start >= 360) {
    const ring = (radius: number, way: number): string =>
      `M${at(radius, 0)}A${radius} ${radius} 0 1 ${way} ${at(radius, 180)}A${radius} ${radius} 0 1 ${way} ${at(radius, 360)}Z`;
    return ring(outer, 1) + (inner > 0 ? ring(inner, 0) : "");
  }
  const big = end - start > 180 ? 1 : 0;
  return `M${at(outer, start)}A${outer} ${outer} 0 ${big} 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 ${big} 0 ${at(inner, start)}Z`;
}

/** Spots for the `points` of a polygon. */
export const pointsOf = (spots: readonly Spot[]): string =>
  spots.map(([x, y]) => `${x.toFixed(2)},${(-y).toFixed(2)}`).join(" ");
