/** Recommended combinations: what they choose, and which of them is chosen. */
import type { Ask, Preset } from "../protocol";
import { setupOf, type Chosen } from "./chosen";

/** What a preset chooses, as the form keeps it: a list for a single choice too. */
export function chosenBy(preset: Preset): Chosen {
  return Object.fromEntries(
    Object.entries(preset.setup).map(([field, value]) => [field, typeof value === "string" ? [value] : (value as string[] | boolean)]),
  );
}

/** The preset that chooses exactly this; undefined if there is none. In which order sets were chosen does not matter. */
export function presetOf(presets: Preset[], asks: Ask[], chosen: Chosen): Preset | undefined {
  const now = written(setupOf(asks, chosen));
  return presets.find((preset) => written(setupOf(asks, chosenBy(preset))) === now);
}

function written(setup: Record<string, unknown>): string {
  return Object.keys(setup)
    .sort()
    .map((field) => `${field}=${[setup[field]].flat().map(String).sort().join()}`)
    .join(";");
}
