/** The aim of a throw: five numbers with their ranges, the pieces that were put down, and how a pull becomes an aim. */
import type { Feat, Gesture, Piece, PieceKind } from "../physics/gesture";
import { numbers, type Limits, type Range } from "../numbers";
import { startPlace, canLie, overlap, nearestPlace } from "./piece-places";
import { around, clamp, compass, degrees } from "../physics/geometry";
import { featOf, limitsOf, piecesFor, TOSS, upwards } from "../physics/techniques";

export type Axis = "side" | "direction" | "speed" | "elevation" | "spin";
export const AXES = ["direction", "speed", "elevation", "spin", "side"] as const;
const SIDE: Range = [0, 359, 5];

const PULL = numbers.pull;
/** The shortest and the longest pull, in parts of the height of the stage. */
export const { min: DEAD, max: REACH } = PULL;
/** Stage heights per second of the slowest and of the fastest flick. */
const FLICK: readonly [number, number] = [0.6, 5];
/** Stage heights per second of the slowest and of the hardest thump. */
const THUMP: readonly [number, number] = [0.5, 6];
/** How far a drag tilts the waterfall all the way. */
const TILT = 0.4;

/** A whole number in its range. */
export function within(value: number, [least, most]: Range): number {
  // No minus zero: it would travel as another number.
  return Math.round(clamp(value, least, most)) + 0;
}

/** A part from 0 to 1 of a range. */
const partOf = (part: number, [least, most]: Range): number => least + (most - least) * clamp(part, 0, 1);

/** The part of the force that a pull of this length gives: a short pull is gentle. */
export function forceOf(length: number): number {
  return clamp((length - DEAD) / (REACH - DEAD), 0, 1) ** PULL.exponent;
}

/** What a player keeps from one throw to the next: the place at the table, the pieces, and how the die is held. */
export type KeptAim = Partial<Pick<Gesture, "side" | "elevation" | "spin" | "pieces">>;

export class Aim {
  side = $state(90);
  direction = $state(0);
  speed = $state(0);
  elevation = $state(0);
  spin = $state(0);
  pieces = $state<Piece[]>([]);
  /** Prayer: how hard each hand pulls, in millimetres per second; the throw is as fast as both together are. */
  hands = $state<{ left: number; right: number }>({ left: 0, right: 0 });
  /** Under the table: millimetres of the hand above the table. */
  height = $state(numbers.beats["under-the-table"]?.usual ?? -40);
  /** Waterfall: milliseconds that the tilting takes. */
  tilting = $state(numbers.beats["waterfall"]?.usual ?? 500);
  readonly limits: Limits;

  constructor(
    readonly required: readonly string[] = [],
    readonly toss = false,
    before: KeptAim = {},
  ) {
    this.limits = toss ? TOSS : limitsOf(required);
    this.side = before.side ?? PULL.side;
    this.set("direction", 0);
    // Direction and force are never kept: every throw has to be aimed.
    this.set("speed", this.limits.speed[0]);
    this.set("elevation", before.elevation ?? PULL.elevation);
    this.set("spin", before.spin ?? (toss ? PULL.spinOfToss : 0));
    const kept = before.pieces ?? [];
    for (const kind of toss ? [] : piecesFor(required))
      this.pieces.push(
        kept.find((piece) => piece.kind === kind && kind !== "waterfall" && canLie(piece)) ??
          startPlace(kind, this.side),
      );
  }

  rangeOf(axis: Axis): Range {
    return axis === "side" ? SIDE : this.limits[axis];
  }

  /** Whether there is anything to choose. */
  free(axis: Axis): boolean {
    const [least, most] = this.rangeOf(axis);
    return least < most;
  }

  set(axis: Axis, value: number): void {
    if (axis === "side") this.#walk(around(Math.round(value)));
    else this[axis] = within(value, this.limits[axis]);
    if (axis === "speed") this.hands = { left: this.speed, right: this.speed };
  }

  nudge(axis: Axis, steps: number): void {
    this.set(axis, this[axis] + steps * this.rangeOf(axis)[2]);
  }

  /** Move the thrower to another side, with the pieces that the thrower has put down. */
  #walk(side: number): void {
    const by = side - this.side;
    this.side = side;
    const [sin, cos] = compass(by);
    this.pieces = this.pieces.map(({ kind, x, y, turn }) =>
      nearestPlace(kind, x * cos + y * sin, y * cos - x * sin, turn + by),
    );
  }

  /** Pull back by a vector (to the right, down) and aim the other way. Says whether it is a pull at all. */
  pull(dx: number, dy: number, mirrored = false): boolean {
    const length = Math.hypot(dx, dy);
    if (length < DEAD || dy <= 0) return false;
    this.set("direction", -10 * degrees(Math.atan2(dx, dy)) * (mirrored ? -1 : 1));
    this.set("speed", partOf(forceOf(length), this.limits.speed));
    return true;
  }

  /** One hand of two pulls. */
  pullHand(hand: "left" | "right", length: number): void {
    const speed = Math.round(length < DEAD ? 0 : partOf(forceOf(length), this.limits.speed));
    this.setHand(hand, speed);
  }

  setHand(hand: "left" | "right", speed: number): void {
    this.hands = { ...this.hands, [hand]: speed };
    this.speed = within((this.hands.left + this.hands.right) / 2, this.limits.speed);
  }

  /** How uneven both hands pull: 100 if only the right one does. */
  get uneven(): number {
    const { left, right } = this.hands;
    return left + right ? Math.round((100 * (right - left)) / (left + right)) : 0;
  }

  /** Let go while moving: stage heights per second, to the right and down. Says whether that was a flick. */
  flick(vx: number, vy: number, mirrored = false): boolean {
    const pace = Math.hypot(vx, vy);
    if (vy >= 0 || pace < FLICK[0]) return false;
    this.set("direction", 10 * degrees(Math.atan2(vx, -vy)) * (mirrored ? -1 : 1));
    this.set("speed", partOf((pace - FLICK[0]) / (FLICK[1] - FLICK[0]), this.limits.speed));
    return true;
  }

  /** The fist comes down with this pace (stage heights per second), so far to the right of where it was. */
  thump(pace: number, aside: number): void {
    this.set("speed", partOf((pace - THUMP[0]) / (THUMP[1] - THUMP[0]), this.limits.speed));
    this.set("direction", aside * 500);
  }

  /** The far end of the waterfall goes up: how far the drag went, and how long it has taken. */
  tilt(length: number, milliseconds: number): boolean {
    if (length < DEAD) return false;
    const [steep, flat] = this.limits.elevation;
    this.set("elevation", flat + (steep - flat) * clamp(length / TILT, 0, 1));
    this.tilting = featOf("waterfall", milliseconds).value;
    return true;
  }

  /** Put a piece down (millimetres), or as near to it as it may lie. */
  lay(kind: PieceKind, x: number, y: number, turn?: number): void {
    this.pieces = this.pieces.map((piece) => {
      if (piece.kind !== kind) return piece;
      const there = nearestPlace(kind, x, y, turn ?? piece.turn);
      return this.pieces.some((other) => other.kind !== kind && overlap(there, other)) ? piece : there;
    });
  }

  turnPiece(kind: PieceKind, by: number): void {
    const piece = this.pieces.find((one) => one.kind === kind);
    if (piece) this.lay(kind, piece.x, piece.y, piece.turn + by);
  }

  gesture(feats: Feat[] = [], drift = 0): Gesture {
    return {
      side: this.side,
      direction: within(this.direction + drift, this.limits.direction),
      speed: this.speed,
      elevation: this.elevation,
      spin: this.spin,
      pieces: this.pieces.map((piece) => ({ ...piece })),
      feats: feats.map((feat) => ({ ...feat })),
    };
  }

  /** What the hand does for a technique besides aiming, where it takes no time. */
  get steadyFeats(): Feat[] {
    const said: Record<string, number> = {
      "under-the-table": this.height,
      prayer: this.uneven,
      "weak-hand": 1,
      "low-profile": 20,
      blind: 0,
    };
    if (!upwards(this.required)) said["waterfall"] = this.tilting;
    return this.required.flatMap((technique) =>
      said[technique] === undefined ? [] : [featOf(technique, said[technique])],
    );
  }
}
