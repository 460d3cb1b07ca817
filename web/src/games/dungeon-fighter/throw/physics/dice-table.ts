/** What lies on the table before a throw, as the server sends it, and how a throw landed. */
import type { BoardState } from "../../types";
import { poseOf, type Pose } from "./geometry";

export interface LyingDie {
  readonly number: number;
  /** "red", "green", "blue", "white", "water", "snow". */
  readonly kind: string;
  readonly pose: Pose;
}
export interface LyingTemplate {
  readonly kind: "frost" | "weak-point";
  readonly pose: Pose;
}
export interface DiceTable {
  readonly target: string;
  /** "cubes" or "tetrahedra". */
  readonly dice: string;
  readonly lying: readonly LyingDie[];
  readonly templates: readonly LyingTemplate[];
  /** The holes in which icebergs stand: 1 to 4. */
  readonly icebergs: readonly number[];
  /** The numbers of the dice that the tossed template covers: they are taken away when it touches a die. */
  readonly covers?: readonly number[];
}

export const EMPTY: DiceTable = { target: "rings", dice: "cubes", lying: [], templates: [], icebergs: [] };

/** One die at rest, judged by the physics or by people. */
export interface Landed {
  readonly place: string;
  readonly section: number;
  readonly line: readonly number[];
  readonly shows: string;
  readonly bounced: boolean;
  readonly failed: readonly string[];
  readonly icebergs: readonly number[];
}

const known = <T extends { pose: Pose | null }>(one: T): one is T & { pose: Pose } => one.pose !== null;

/** The table of a board. Things without a known place are left out. */
export function tableOfBoard({
  target,
  dice,
  lying = {},
  templates = {},
  icebergs = [],
}: Pick<BoardState, "target" | "dice" | "lying" | "templates" | "icebergs">): DiceTable {
  return {
    target,
    dice,
    lying: Object.entries(lying)
      .map(([number, { die, pose = [] }]) => ({ number: Number(number), kind: die, pose: poseOf(pose) }))
      .filter(known),
    templates: Object.values(templates)
      .map(({ kind, pose = [] }) => ({ kind: kind as LyingTemplate["kind"], pose: poseOf(pose) }))
      .filter(known),
    icebergs,
  };
}

type Kept = readonly unknown[];

/** The table as the physics takes it: [target, dice, lying, templates, icebergs]. */
export function tableFromWire([target, dice, lying, templates, icebergs]: Kept): DiceTable {
  return {
    target: (target as string | undefined) ?? "rings",
    dice: (dice as string | undefined) ?? "cubes",
    lying: ((lying ?? []) as [number, string, number[]][])
      .map(([number, kind, pose]) => ({ number, kind, pose: poseOf(pose) }))
      .filter(known),
    templates: ((templates ?? []) as [LyingTemplate["kind"], number[]][])
      .map(([kind, pose]) => ({ kind, pose: poseOf(pose) }))
      .filter(known),
    icebergs: (icebergs ?? []) as number[],
  };
}

export function landedFromWire([place, section, line, shows, bounced, failed, icebergs]: Kept): Landed {
  return {
    place: place as string,
    section: (section ?? 0) as number,
    line: (line ?? []) as number[],
    shows: (shows ?? "") as string,
    bounced: (bounced ?? true) as boolean,
    failed: (failed ?? []) as string[],
    icebergs: (icebergs ?? []) as number[],
  };
}

const TARGET_PLACES = ["section", "centre", "frost", "weak-point"];

export function hits({ place, bounced, failed }: Landed): boolean {
  return bounced && failed.length === 0 && TARGET_PLACES.includes(place);
}
