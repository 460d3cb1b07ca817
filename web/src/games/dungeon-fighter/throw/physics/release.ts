/** The release of a die by a steady hand, and its way through the air up to the first bounce, as in the physics of the server. */
import type { Gesture } from "./gesture";
import { heightOf, M, numbers, shapeOf } from "../numbers";
import { compass, heading, moved, radians, type Point, type Pose } from "./geometry";
import { baseOf, upwards, valueOf } from "./techniques";

export interface Release {
  readonly place: Point;
  /** Centimetres per second. */
  readonly velocity: Point;
}

/** How far the edge of the table is from the centre, towards a side. */
export function edgeDistance(side: number): number {
  const [x, y] = compass(side);
  return Math.min(M.TABLE_HALF[0] / Math.max(Math.abs(x), 1e-9), M.TABLE_HALF[1] / Math.max(Math.abs(y), 1e-9));
}

/** How high a jump has lifted the hand. */
export function hop(milliseconds: number): number {
  const part = milliseconds / M.HOP_TIME;
  return part > 0 && part < 1 ? M.HOP_HEIGHT * 4 * part * (1 - part) : 0;
}

/** How far a beat that was not met exactly turns, lifts or slows the throw. */
function astray(
  { feats }: Gesture,
  required: readonly string[],
): { direction: number; elevation: number; speed: number } {
  const off = (technique: string): number =>
    (required.includes(technique) ? valueOf(feats, technique) : 0) * (numbers.astray[technique] ?? 0);
  return {
    direction: off("roundhouse") + off("prayer") + off("secret-x"),
    elevation: off("launcher"),
    speed: Math.max(0, 1 - Math.abs(off("thump"))) * Math.max(0, 1 - Math.abs(off("headbutt"))),
  };
}

/** Where the hand opens. */
export function handAt(gesture: Gesture, required: readonly string[], kind = "red"): Point {
  const [x, y] = compass(gesture.side);
  const size = shapeOf(kind).size;
  if (required.includes("under-the-table")) {
    const height = valueOf(gesture.feats, "under-the-table");
    let [px, py] = [
      x * (edgeDistance(gesture.side) + M.UNDER_OUTSIDE),
      y * (edgeDistance(gesture.side) + M.UNDER_OUTSIDE),
    ];
    const clear = 1.05 * size;
    const outside = Math.max(Math.abs(px) - M.TABLE_HALF[0], Math.abs(py) - M.TABLE_HALF[1]);
    if (outside < clear) [px, py] = [px + x * 1.5 * (clear - outside), py + y * 1.5 * (clear - outside)];
    return [px, py, height < 0 ? Math.min(height / 10, -0.5) : height / 10];
  }
  const base = baseOf(required);
  let height =
    base === "launcher" || base === "thump" ? M.LOW_HEIGHT : base === "headbutt" ? M.HEAD_HEIGHT : M.RELEASE_HEIGHT;
  if (required.includes("airborne"))
    height = Math.min(M.HIGHEST_RELEASE, height + hop(valueOf(gesture.feats, "airborne")));
  return [x * M.RELEASE_DISTANCE, y * M.RELEASE_DISTANCE, Math.max(height, size * 0.95)];
}

/** How the waterfall is held: the middle of the edge over which the die leaves, and where that looks. */
export function rampOf(gesture: Gesture, required: readonly string[], tilt: number, lift = 0): Pose | null {
  if (baseOf(required) !== "waterfall") return null;
  if (upwards(required)) {
    const [x, y] = compass(gesture.side);
    const away = edgeDistance(gesture.side) + M.UNDER_OUTSIDE;
    return { place: [x * away, y * away, -1], turn: heading(gesture.side + 180, gesture.elevation / 10) };
  }
  const piece = gesture.pieces.find(({ kind }) => kind === "waterfall");
  return piece ? { place: [piece.x / 10, piece.y / 10, M.RAMP_HEIGHT + lift], turn: heading(piece.turn, -tilt) } : null;
}

/** Where a die lies on the waterfall before it slides. */
export function onRamp(ramp: Pose, kind: string, set: string): Point {
  const shape = shapeOf(kind, set);
  return moved(ramp, [shape.size / 2 + M.RAMP_LIP_WIDTH + 0.3 - M.RAMP_LENGTH, 0, heightOf(shape)]);
}

/** The plain throw and everything that starts like it; nothing for a die that slides down a waterfall. */
export function releaseOf(gesture: Gesture, required: readonly string[], kind = "red"): Release | null {
  if (baseOf(required) === "waterfall") return null;
  const off = astray(gesture, required);
  const [x, y] = compass(gesture.side + 180 + gesture.direction / 10 + off.direction);
  const up = radians(gesture.elevation / 10 + off.elevation);
  const pace = (gesture.speed / 10) * off.speed;
  return {
    place: handAt(gesture, required, kind),
    velocity: [x * Math.cos(up) * pace, y * Math.cos(up) * pace, Math.sin(up) * pace],
  };
}

/** The seconds between two points of the way of a die. */
export const ARC_SECONDS = 0.015;

/** Points of the way up to the first bounce, evenly spaced in time; the last one is where it bounces, if on the table. */
export function arcOf(
  { place, velocity }: Release,
  radius = 0.8,
  every = ARC_SECONDS,
): { points: Point[]; bounce: Point | null } {
  const points: Point[] = [];
  const [half, long] = M.TABLE_HALF;
  const at = (time: number): Point => [
    place[0] + velocity[0] * time,
    place[1] + velocity[1] * time,
    place[2] + velocity[2] * time - (M.GRAVITY / 2) * time * time,
  ];
  const floor = ([x, y]: Point): number => {
    if (Math.abs(x) > half || Math.abs(y) > long) return -Infinity;
    return (Math.hypot(x, y) < M.TARGET_RADIUS ? M.TARGET_THICKNESS : 0) + radius;
  };
  for (let time = 0; time < 1.5; time += every) {
    const here = at(time);
    const falling = velocity[2] - M.GRAVITY * time < 0;
    // Coming from below the edge, the die is not on the table before it has risen above it.
    if (falling && here[2] <= floor(here) && here[2] > -4) {
      let [low, high] = [Math.max(0, time - every), time];
      for (let i = 0; i < 20; i++) {
        const middle = (low + high) / 2;
        if (at(middle)[2] <= floor(at(middle))) high = middle;
        else low = middle;
      }
      points.push(at(high));
      return { points, bounce: at(high) };
    }
    if (here[2] < -30) break;
    points.push(here);
  }
  return { points, bounce: null };
}
