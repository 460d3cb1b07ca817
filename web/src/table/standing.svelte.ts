/** Where I want to be asked: what I prefer at every new table, flags, and full control while `Ctrl` is held. */
import { person } from "../person.svelte";
import type { StopSettings } from "../protocol";
import { Flags } from "./flags.svelte";
import type { TableModel } from "./model.svelte";

/** So long is `Ctrl` held alone before it counts. */
const HOLD_MS = 300;
/** After so many passes somebody is told, once, that there is another way. */
const MANY_PASSES = 3;

export class Standing {
  readonly flags = new Flags(
    () => (this.model.seat === null ? null : this.model.stops),
    (stops) => this.set(stops),
  );

  #told = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: StopSettings | null = null;

  /** Made while a component is: its effects live as long. */
  constructor(readonly model: TableModel) {
    $effect(() => {
      const { stops, seat } = model;
      if (!stops || seat === null || this.#told.has(seat) || !model.live || !model.settled) return;
      this.#told.add(seat);
      // A first game that explains itself asks when it has explained enough.
      const wanted = model.info?.learn ? person.prefs.stops || "smart" : person.stops;
      if (stops.mode === "smart" && wanted !== "smart") this.set({ ...stops, mode: wanted }, false);
    });
  }

  get hinting(): boolean {
    const { model } = this;
    // Who is out of the game is not asked any more.
    if (model.seat === null || model.info?.chairs[model.seat]?.standing === false) return false;
    return !person.prefs.hinted && model.passes >= MANY_PASSES && model.stops?.mode === "all" && !model.over;
  }

  /** Change them; `keep` says whether the mode is what I prefer from now on. */
  readonly set = (stops: StopSettings, keep = true): void => {
    const { mode } = stops;
    const before = this.model.stops;
    if (keep && before && mode !== before.mode && (mode === "smart" || mode === "all" || mode === "full")) person.prefer({ stops: mode });
    void this.model.send({ t: "stops", stops }).then((outcome) => {
      if (outcome.how === "done") this.model.stops = stops;
    });
  };

  /** `Ctrl` was pressed or let go: held alone it asks me everywhere. */
  control(down: boolean): void {
    this.otherKey();
    if (down) {
      this.#timer = setTimeout(() => {
        const now = this.model.stops;
        if (!now || now.mode === "full") return;
        this.#before = now;
        this.set({ ...now, mode: "full" }, false);
      }, HOLD_MS);
    } else if (this.#before) {
      this.set(this.#before, false);
      this.#before = null;
    }
  }

  /** Another key was pressed: then `Ctrl` belongs to that. */
  otherKey(): void {
    clearTimeout(this.#timer);
  }
}
