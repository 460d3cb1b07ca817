/** The preferences of a thrower, stored in this browser. */
import type { KeptAim } from "./aim.svelte";

/** How much of its way the die shows while the player aims: this is the difficulty of the aim. */
export const GUIDES = ["long", "short", "none"] as const;
export type Guide = (typeof GUIDES)[number];

interface StoredPreferences {
  /** The view from above instead of the one with depth; null until the player has chosen. */
  flat: boolean | null;
  /** Whether throws need no timing, for players who cannot or do not want to be quick. */
  steady: boolean;
  /** The weaker hand of the player. */
  weak: "left" | "right";
  guide: Guide;
}

const STORAGE_KEY = "underkeep-throw";
const DEFAULTS: StoredPreferences = { flat: null, steady: false, weak: "left", guide: "short" };

function read(): StoredPreferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredPreferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class ThrowPreferences {
  #stored = $state.raw<StoredPreferences>(read());
  /** The last throw, and the techniques of it. */
  #last: { key: string; aim: KeptAim } = { key: "", aim: {} };

  get flat(): boolean | null {
    return this.#stored.flat;
  }
  get steady(): boolean {
    return this.#stored.steady;
  }
  get weak(): "left" | "right" {
    return this.#stored.weak;
  }

  get guide(): Guide {
    return this.#stored.guide;
  }

  /** What a throw with these techniques keeps of the last throw: how the die was held only if it was thrown the same way. */
  kept(key: string): KeptAim {
    const { elevation: _elevation, spin: _spin, ...place } = this.#last.aim;
    return key === this.#last.key ? this.#last.aim : place;
  }

  keep(key: string, { side, elevation, spin, pieces }: Required<KeptAim>): void {
    this.#last = { key, aim: { side, elevation, spin, pieces } };
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
