/** The requirements of each throwing technique, with the same numbers as the physics of the server. */
import type { Feat, PieceKind } from "./gesture";
import { M, numbers, type Limits, type Range } from "../numbers";

type Required = readonly string[];
const NONE: Range = [0, 0, 1];

/** The technique that decides how the die leaves the hand. */
export function baseOf(required: Required): string {
  return numbers.bases.find((base) => required.includes(base)) ?? "plain";
}

/** Whether the die is pushed down a waterfall that is held still. */
export function pushed(required: Required): boolean {
  return baseOf(required) === "waterfall" && ["launcher", "thump", "headbutt"].some((one) => required.includes(one));
}

/** Whether the die is shot up a waterfall that is held below the table. */
export function upwards(required: Required): boolean {
  return baseOf(required) === "waterfall" && required.includes("under-the-table");
}

/** Whether the waterfall is tilted by hand. */
export function tilted(required: Required): boolean {
  return baseOf(required) === "waterfall" && !pushed(required) && !upwards(required);
}

/** How far the hand may go. */
export function limitsOf(required: Required): Limits {
  const known = (name: string): Limits => numbers.limits[name] as Limits;
  let found = known(baseOf(required));
  if (upwards(required)) found = known("upwards");
  else if (pushed(required)) found = known("pushed");
  else if (required.includes("under-the-table")) found = { ...found, elevation: known("under-the-table").elevation };
  return required.includes("prayer") ? { ...found, spin: NONE } : found;
}

export const TOSS = numbers.limits["toss"] as Limits;

/** The pieces that the thrower puts down. */
export function piecesFor(required: Required): PieceKind[] {
  return Object.entries(numbers.pieces)
    .filter(([technique]) => required.includes(technique) && !(technique === "waterfall" && upwards(required)))
    .map(([, piece]) => piece as PieceKind);
}

/** The techniques that need timing. */
export function timedOf(required: Required): string[] {
  return required.filter((technique) => numbers.beats[technique]?.timed);
}

export function valueOf(feats: readonly Feat[], technique: string): number {
  return feats.find((feat) => feat.technique === technique)?.value ?? numbers.beats[technique]?.usual ?? 0;
}

/** The techniques that the hand did not meet, whatever the die does then. */
export function missed(feats: readonly Feat[], required: Required): string[] {
  return Object.entries(numbers.beats)
    .filter(([technique, { least, most }]) => {
      const value = valueOf(feats, technique);
      return required.includes(technique) && (value < least || value > most);
    })
    .map(([technique]) => technique);
}

/** By how much the hand shakes more than usual. */
export function factor(feats: readonly Feat[], required: Required): number {
  let product = 1;
  for (const technique of new Set(required)) {
    const own = numbers.factors[technique] ?? 1;
    const without = numbers.beats[technique]?.timed && !feats.some((feat) => feat.technique === technique);
    product *= without ? Math.max(own, M.STEADY_FACTOR) : own;
  }
  return Math.min(product, M.FACTOR_CAP);
}

/** A number of a technique, brought into its range: what lies outside is missed anyway. */
export function featOf(technique: string, value: number): Feat {
  const [least, most] = numbers.beats[technique]?.range ?? NONE;
  return { technique, value: Math.round(Math.max(least, Math.min(most, value))) };
}
