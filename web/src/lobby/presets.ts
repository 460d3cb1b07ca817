/** Presets, which are recommended combinations: the choices of a preset, and the preset of some choices. */
import type { Ask, Preset } from "../protocol";
import { setupOf, type SetupChoices } from "./setup-choices";

/** The choices of a preset, as the form keeps them: a single choice is a list too. */
export function choicesOfPreset(preset: Preset): SetupChoices {
  return Object.fromEntries(
    Object.entries(preset.setup).map(([field, value]) => [
      field,
      typeof value === "string" ? [value] : (value as string[] | boolean),
    ]),
  );
}

/** The preset with exactly these choices, in any order of the sets; undefined if there is none. */
export function presetOf(presets: Preset[], asks: Ask[], choices: SetupChoices): Preset | undefined {
  const now = setupKey(setupOf(asks, choices));
  return presets.find((preset) => setupKey(setupOf(asks, choicesOfPreset(preset))) === now);
}

function setupKey(setup: Record<string, unknown>): string {
  return Object.keys(setup)
    .sort()
    .map((field) => `${field}=${[setup[field]].flat().map(String).sort().join()}`)
    .join(";");
}
