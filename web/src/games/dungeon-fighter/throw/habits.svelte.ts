/** How somebody likes to throw: kept in this browser. */
import type { Gesture } from "./gesture";

interface StoredPreferences {
  /** The view from above instead of the one with depth; null as long as nobody chose. */
  flat: boolean | null;
  /** Whether throws need no timing, for players who cannot or do not want to be quick. */
  steady: boolean;
  /** The hand that one does not write with. */
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
      // Whoever forbids keeping anything is asked again the next time.
    }
  }
}

export const throwPreferences = new ThrowPreferences();
