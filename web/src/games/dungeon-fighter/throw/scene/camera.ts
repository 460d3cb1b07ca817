/** The camera of the table: behind the thrower, from above, or where a technique puts the eyes of the thrower. */
import type { Flight } from "../physics/flight";
import { M, numbers } from "../numbers";
import { edgeDistance } from "../physics/release";
import { clamp, compass, degrees, radians, type Point } from "../physics/geometry";

export interface Camera {
  readonly place: Point;
  readonly at: Point;
  readonly up: Point;
  /** Degrees from the lower to the upper edge of the picture. */
  readonly wide: number;
}
export interface CameraView {
  /** `low`: eyes at the table; `under`: below it. */
  readonly from: "behind" | "above" | "low" | "under";
  readonly side: number;
  /** How far the viewer has turned and tilted the head, in degrees. */
  readonly yaw: number;
  readonly pitch: number;
  /** How high the thrower is in the air. */
  readonly lift: number;
  /** How much lower than usual the hand is: a negative number of centimetres. */
  readonly low?: number;
  /** Whether the thrower holds a waterfall, which is nearer to the eyes than a hand. */
  readonly ramp?: boolean;
  /** Width of the picture by its height. */
  readonly aspect: number;
}

/** Where the eyes of the thrower are: a player who aims with a technique sees from where the technique puts the eyes. */
export function viewpointOf(
  required: readonly string[],
  chosen: "above" | "behind",
  aiming: boolean,
): CameraView["from"] {
  const low = required.includes("low-profile");
  const under = required.includes("under-the-table");
  if (chosen === "above" && !(aiming && (low || under || required.includes("blind")))) return "above";
  return low ? "low" : under ? "under" : "behind";
}

/** The least angle from left to right in which the target and a hand fit. */
const ACROSS = 28;

/** How high above the table low eyes are: just high enough to see over the die in the hand to the target. */
const LOW_EYES = 5;

/** How far from the middle of the table the eyes usually are. */
const AWAY = 101;

function opening(aspect: number, usual: number): number {
  const needed = (2 * Math.atan(Math.tan(radians(ACROSS) / 2) / aspect) * 180) / Math.PI;
  return clamp(Math.max(usual, needed), 20, 75);
}

function smooth(part: number): number {
  const inside = clamp(part, 0, 1);
  return inside * inside * (3 - 2 * inside);
}

const mix = (one: Point, other: Point, part: number): Point => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

/** Where the eyes are before a throw, and during one if nothing flies. */
export function standing({ from, side, yaw, pitch, lift, low = 0, ramp = false, aspect }: CameraView): Camera {
  const [x, y] = compass(side + yaw);
  if (from === "above") {
    const [ux, uy] = compass(side + yaw + 180);
    // All of the target, and the way to it.
    const [cx, cy] = compass(side);
    const middle: Point = [cx * 10, cy * 10, 0];
    const height = 98 / Math.min(1, aspect / 0.8);
    return { place: [middle[0] - ux * 0.01, middle[1] - uy * 0.01, height], at: middle, up: [ux, uy, 0], wide: 44 };
  }
  if (from === "low") {
    const away = 84;
    return { place: [x * away, y * away, LOW_EYES + lift], at: [0, 0, 1], up: [0, 0, 1], wide: opening(aspect, 30) };
  }
  if (from === "under") {
    const away = edgeDistance(side) + 30;
    return {
      place: [x * away, y * away, -9 + lift],
      at: [x * 10, y * 10, 3],
      up: [0, 0, 1],
      wide: opening(aspect, 44),
    };
  }
  const tilt = radians(clamp(34 + pitch, 8, 80));
  const [away, high] = [AWAY * Math.cos(tilt), AWAY * Math.sin(tilt) + lift];
  // From the far edge of the target down to the hand, or to the upper end of the waterfall where it is held at first.
  const far = Math.atan(high / (away + M.TARGET_RADIUS + 2));
  const [nearest, height] = ramp
    ? [numbers.pull.waterfall / 10 + M.RAMP_LENGTH, M.RAMP_HEIGHT + lift]
    : [M.RELEASE_DISTANCE, M.RELEASE_HEIGHT + lift + low - 3];
  const near = Math.atan2(high - height, away - nearest - 2);
  const middle = (far + near) / 2;
  const at = away - high / Math.tan(middle);
  return {
    place: [x * away, y * away, high],
    at: [x * at, y * at, 0],
    up: [0, 0, 1],
    wide: opening(aspect, degrees(near - far) + 3),
  };
}

/** During a flight the eyes follow a little, and when the die lies still they go to it. */
export function cameraOf(looking: CameraView, flight: Flight | null, time: number): Camera {
  const stand = standing(looking);
  if (!flight || looking.from === "above") return stand;
  const plain = looking.from === "behind" ? stand : standing({ ...looking, from: "behind", lift: 0 });
  // Whatever the technique did to the eyes, they look normally at what the die does.
  const out = looking.from === "behind" ? 1 : smooth(time / 300);
  const from = { ...stand, place: mix(stand.place, plain.place, out), at: mix(stand.at, plain.at, out) };
  const here = flight.at(0, time).place;
  const inside: Point = [
    clamp(here[0], -M.TABLE_HALF[0], M.TABLE_HALF[0]),
    clamp(here[1], -M.TABLE_HALF[1], M.TABLE_HALF[1]),
    clamp(here[2], 0, 20),
  ];
  const near = smooth((time - flight.firstTouch()) / Math.max(1, flight.duration - flight.firstTouch()));
  const at = mix(mix(from.at, inside, 0.25), inside, 0.75 * near);
  const [x, y] = compass(looking.side + looking.yaw);
  const tilt = radians(clamp(46 + looking.pitch, 8, 80));
  const close: Point = [at[0] + x * 46 * Math.cos(tilt), at[1] + y * 46 * Math.cos(tilt), at[2] + 46 * Math.sin(tilt)];
  return { ...from, place: mix(from.place, close, 0.9 * near), at };
}
