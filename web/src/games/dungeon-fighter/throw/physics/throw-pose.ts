/** Where the hand of the thrower is, what it holds, and where the throw would go. */
import { M } from "../numbers";
import type { DiceTable } from "./dice-table";
import { heading, type Point, type Pose } from "./geometry";
import type { Gesture } from "./gesture";
import { ARC_SECONDS, arcOf, handAt, onRamp, rampOf, releaseOf } from "./release";
import { baseOf } from "./techniques";

interface PosedThrow {
  /** What the hand would do now. */
  wanted: Gesture;
  required: readonly string[];
  /** The kind of the die. */
  kind: string;
  dice: DiceTable["dice"];
  aiming: boolean;
  /** Whether the ramp of the thrower is shown. */
  shows: boolean;
  tilt: number;
  /** How high the thrower has jumped. */
  lift: number;
}

export interface ThrowPose {
  /** How much higher than usual the thrower is: in the air, or because the die lies on the head. */
  lift: number;
  /** How much lower than usual the thrower is. */
  lowered: number;
  ramp: ReturnType<typeof rampOf>;
  /** The direction of the throw. */
  bearing: number;
  /** The die in the hand; null if the viewer does not aim. */
  hold: Pose | null;
  /** The way to the first bounce. */
  arc: ReturnType<typeof arcOf> | null;
}

/** The height at which a thrower with low eyes sees the own hand: at the edge of the table, so that it hides nothing. */
const LOW_HAND = 1;

export function poseThrow({ wanted, required, kind, dice, aiming, shows, tilt, lift }: PosedThrow): ThrowPose {
  const place = handAt(wanted, required, kind);
  const above = place[2] - M.RELEASE_HEIGHT;
  const isHeldUp = baseOf(required) === "waterfall";
  const raised = !aiming ? 0 : isHeldUp ? lift : Math.max(0, above);
  const ramp = shows ? rampOf(wanted, required, tilt, raised) : null;
  const bearing = wanted.side + 180 + wanted.direction / 10;
  const seen: Point = [
    place[0],
    place[1],
    required.includes("low-profile") ? Math.min(place[2], LOW_HAND + raised) : place[2],
  ];
  const held = ramp ? { place: onRamp(ramp, kind, dice), turn: ramp.turn } : { place: seen, turn: heading(bearing) };
  const release = releaseOf(wanted, required, kind);
  return {
    // Low eyes see what lies on the waterfall from above, like what lies in the hand.
    lift: raised + (ramp && required.includes("low-profile") ? M.RAMP_HEIGHT : 0),
    lowered: aiming && !isHeldUp ? Math.min(0, above) : 0,
    ramp,
    bearing,
    hold: aiming ? held : null,
    arc: release ? arcOf(release) : null,
  };
}

/** How much of the way to the first bounce is shown: the seconds of a short guide, and the part of a long one. */
const SHORT_GUIDE_SECONDS = 0.09;
const LONG_GUIDE = 0.55;

/** Returns the first part of the way of the die. It tells the direction and the force, and never where the die comes down. */
export function guideOf(arc: ThrowPose["arc"], guide: "long" | "short" | "none"): readonly Point[] | null {
  if (!arc || guide === "none") return null;
  const long = Math.floor(arc.points.length * LONG_GUIDE);
  return arc.points.slice(0, guide === "long" ? long : Math.min(long, Math.round(SHORT_GUIDE_SECONDS / ARC_SECONDS)));
}
