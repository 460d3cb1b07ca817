/** How somebody likes to throw: kept in this browser. */
import type { Gesture } from "./gesture";

interface Kept {
  /** The view from above instead of the one with depth; null as long as nobody chose. */
  flat: boolean | null;
  /** Without beats: nobody must be quick to take part. */
  steady: boolean;
  /** The hand that one does not write with. */
  weak: "left" | "right";
}

const NAME = "underkeep-throw";
const FIRST: Kept = { flat: null, steady: false, weak: "left" };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

class Habits {
  #kept = $state.raw<Kept>(read());
  /** Where the hand aimed last, to begin there the next time. */
  last: Partial<Gesture> = {};

  get flat(): boolean | null {
    return this.#kept.flat;
  }
  get steady(): boolean {
    return this.#kept.steady;
  }
  get weak(): "left" | "right" {
    return this.#kept.weak;
  }

  change(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // Whoever forbids keeping anything is asked again the next time.
    }
  }
}

export const habits = new Habits();
