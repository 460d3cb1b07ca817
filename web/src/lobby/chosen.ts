/** What was chosen for a game so far, by the field of its setup. */
import type { Ask } from "../protocol";

export type Chosen = Record<string, string[] | boolean>;
export type Pace = "slow" | "normal" | "fast" | "instant";

/** What is still to be asked: something else that was chosen may have answered it. */
export function asked(asks: Ask[], chosen: Chosen): Ask[] {
  return asks.filter(({ unless }) => {
    const other = unless && chosen[unless];
    return !(Array.isArray(other) ? other.some(Boolean) : other);
  });
}

/** The setup to send: only what differs from the usual, a single choice as a text, several as a list. */
export function setupOf(asks: Ask[], chosen: Chosen): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  for (const ask of asked(asks, chosen)) {
    const value = chosen[ask.field];
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
