/** The preferences of a thrower, stored in this browser. */
import type { Gesture } from "../physics/gesture";

interface StoredPreferences {
  /** The view from above instead of the one with depth; null until the player has chosen. */
  flat: boolean | null;
  /** Whether throws need no timing, for players who cannot or do not want to be quick. */
  steady: boolean;
  /** The weaker hand of the player. */
  weak: "left" | "right";
}

const STORAGE_KEY = "underkeep-throw";
const DEFAULTS: StoredPreferences = { flat: null, steady: false, weak: "left" };

function read(): StoredPreferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredPreferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class ThrowPreferences {
  #stored = $state.raw<StoredPreferences>(read());
  /** Where the hand aimed last, to begin there the next time. */
  last: Partial<Gesture> = {};

  get flat(): boolean | null {
    return this.#stored.flat;
  }
  get steady(): boolean {
    return this.#stored.steady;
  }
  get weak(): "left" | "right" {
    return this.#stored.weak;
  }

  change(some: Partial<StoredPreferences>): void {
    this.#stored = { ...this.#stored, ...some };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that stores nothing has the defaults on the next visit.
    }
  }
}

export const throwPreferences = new ThrowPreferences();
