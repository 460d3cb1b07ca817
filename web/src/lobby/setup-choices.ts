/** The choices for a new table so far, by the field of the setup. */
import type { Ask, Choice } from "../protocol";

export type SetupChoices = Record<string, string[] | boolean>;
export type Pace = "slow" | "normal" | "fast" | "instant";

/** The fields with more options for one of them. */
export function withOptions(asks: Ask[], field: string, more: Choice[]): Ask[] {
  return more.length
    ? asks.map((ask) => (ask.field === field ? { ...ask, options: [...ask.options, ...more] } : ask))
    : asks;
}

/** The fields that are still open: another choice may have answered a field. */
export function openFields(asks: Ask[], choices: SetupChoices): Ask[] {
  return asks.filter(({ unless }) => {
    const other = unless && choices[unless];
    return !(Array.isArray(other) ? other.some(Boolean) : other);
  });
}

/** The setup to send: only what differs from the defaults; a single choice is a text, several are a list. */
export function setupOf(asks: Ask[], choices: SetupChoices): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  for (const ask of openFields(asks, choices)) {
    const value = choices[ask.field];
    if (value === undefined) continue;
    if (!Array.isArray(value)) {
      if (value) setup[ask.field] = true;
    } else if (ask.many) {
      const wanted = value.length ? value : ask.usual;
      if (wanted.length) setup[ask.field] = wanted;
    } else if (value[0] !== undefined && value[0] !== "") setup[ask.field] = value[0];
  }
  return setup;
}
