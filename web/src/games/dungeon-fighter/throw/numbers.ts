/** The numbers that the server and the client share: measures, targets, dice and the limits of a gesture, in centimetres and degrees. */
import made from "./numbers.json";

export type Range = readonly [least: number, most: number, step: number];
export interface Limits {
  readonly direction: Range;
  readonly speed: Range;
  readonly elevation: Range;
  readonly spin: Range;
}
export interface TimingRule {
  readonly range: Range;
  /** The values with which the technique is met. */
  readonly least: number;
  readonly most: number;
  /** Whether the technique needs timing; a player may throw without timing. */
  readonly timed: boolean;
  readonly usual: number;
}
/** A patch of the target: its number, two radii, two bearings. */
export type Patch = readonly [value: number, inner: number, outer: number, start: number, end: number];
export interface DieShape {
  readonly sides: number;
  readonly size: number;
  readonly rounding: number;
  readonly shows: readonly string[];
}

interface Numbers {
  readonly targets: Readonly<Record<string, readonly Patch[]>>;
  readonly dice: Readonly<Record<string, DieShape>>;
  readonly tips: readonly (readonly [number, number, number])[];
  readonly codes: readonly string[];
  readonly sounds: readonly string[];
  readonly techniques: readonly string[];
  readonly bases: readonly string[];
  readonly pieces: Readonly<Record<string, string>>;
  readonly factors: Readonly<Record<string, number>>;
  readonly beats: Readonly<Record<string, TimingRule>>;
  readonly limits: Readonly<Record<string, Limits>>;
  /** The aim before the player changes it, and how a pull changes it; lengths of pulls are parts of the height of the stage. */
  readonly pull: Readonly<
    Record<"min" | "max" | "exponent" | "side" | "elevation" | "spinOfToss" | "waterfall", number>
  >;
  readonly astray: Readonly<Record<string, number>>;
}

export const numbers = made as unknown as Numbers;
export const M = made.measures as typeof made.measures & {
  TABLE_HALF: [number, number];
  WALL_SIZE: [number, number, number];
  RAMP_REACH: [number, number];
};

export const HOLES = [1, 2, 3, 4] as const;

/** The shape of a die by its kind ("red", "water") and the set of the box, or by its code in a flight. */
export function shapeOf(kind: string, set = "cubes"): DieShape & { name: string } {
  const [colour = "", pyramid] = kind.split(" ");
  const name =
    colour === "water" || colour === "snow"
      ? colour
      : pyramid === "tetrahedron" || set === "tetrahedra"
        ? "pyramid"
        : "cube";
  return { ...(numbers.dice[name] as DieShape), name };
}

/** The height of the middle of a die above what it lies on. */
export function heightOf({ sides, size, rounding }: DieShape): number {
  return sides === 6 ? size / 2 : (size * Math.sqrt(3 / 8)) / 3 + rounding;
}
