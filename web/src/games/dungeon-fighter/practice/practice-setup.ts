/** The choices of the practice page, and the table that is sent for them. */
import type { LyingDie, LyingTemplate, PracticeTable } from "../types";
import { inOrder } from "./tally.svelte";

export const TEMPLATES = ["frost", "weak-point"] as const;
export const KINDS = ["cube", "pyramid", "snow", "water", ...TEMPLATES] as const;
export const TARGETS = ["rings", "patches"] as const;
export interface PracticeSetup {
  /** The colours of the dice make no difference here. */
  kind: (typeof KINDS)[number];
  target: (typeof TARGETS)[number];
  required: readonly string[];
  /** In how many holes an iceberg stands. */
  icebergs: number;
  /** Whether dice stay where they came to rest. */
  stay: boolean;
}
export const DEFAULT_SETUP: PracticeSetup = { kind: "cube", target: "rings", required: [], icebergs: 0, stay: true };

export type Lying = Readonly<Record<string, LyingDie>>;
export type Templates = Readonly<Record<string, LyingTemplate>>;
/** More dice than these are taken away again, the oldest first. */
const MAX_LYING_DICE = 12;

/** The dice that stay on the table for the next throw. */
export function keptDice(lying: Lying | undefined): Lying {
  const kept = Object.values(lying ?? {}).slice(-MAX_LYING_DICE);
  return Object.fromEntries(kept.map((die, number) => [number, die]));
}

/** Whether two setups have dice of the same shape, so that dice of one can lie on the table of the other. */
export function sameDice(one: PracticeSetup, other: PracticeSetup): boolean {
  return (one.kind === "pyramid") === (other.kind === "pyramid");
}

/** Whether a template is tossed. */
export function isTemplate(kind: PracticeSetup["kind"]): kind is (typeof TEMPLATES)[number] {
  return (TEMPLATES as readonly string[]).includes(kind);
}

export function practiceTable(
  { kind, target, required, icebergs }: PracticeSetup,
  lying: Lying,
  templates: Templates = {},
): Required<PracticeTable> {
  return {
    die: kind === "snow" || kind === "water" ? kind : "red",
    tossing: isTemplate(kind) ? kind : "",
    templates: { ...templates },
    required: isTemplate(kind) ? [] : inOrder(required),
    target,
    dice: kind === "pyramid" ? "tetrahedra" : "cubes",
    lying: { ...lying },
    icebergs: [1, 2, 3, 4].slice(0, icebergs),
  };
}
