/** When a seat is asked for reactions: the preferred mode at a new table, stop flags, and full control while `Ctrl` is held. */
import { person } from "../../person.svelte";
import type { StopSettings } from "../../protocol";
import type { TableModel } from "../table-model.svelte";
import { StopFlags } from "./stop-flags.svelte";

/** For how long `Ctrl` must be held alone before it has an effect. */
const HOLD_MS = 300;

export class StopPreferences {
  readonly flags = new StopFlags(
    () => (this.model.seat === null ? null : this.model.stops),
    (stops) => this.set(stops),
  );

  /** The seats to which the preferred mode was applied. */
  #initializedSeats = new Set<number>();
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  #beforeHold: StopSettings | null = null;

  /** Must be called while a component is created: the effects live as long as the component. */
  constructor(readonly model: TableModel) {
    $effect(() => {
      const { stops, seat } = model;
      if (!stops || seat === null || this.#initializedSeats.has(seat) || !model.connected || !model.synced) return;
      this.#initializedSeats.add(seat);
      if (stops.mode === "smart" && person.stops !== "smart") this.set({ ...stops, mode: person.stops }, false);
    });
  }

  /** Changes the settings of the seat; with `keep`, the mode becomes the preferred one for new tables. */
  readonly set = (stops: StopSettings, keep = true): void => {
    const { mode } = stops;
    const before = this.model.stops;
    if (keep && before && mode !== before.mode && (mode === "smart" || mode === "all" || mode === "full"))
      person.prefer({ stops: mode });
    void this.model.send({ t: "stops", stops }).then((result) => {
      if (result.status === "done") this.model.stops = stops;
    });
  };

  /** Handles `Ctrl` pressed or released: while it is held alone, the seat is asked everywhere. */
  onControlKey(down: boolean): void {
    this.onOtherKey();
    if (down) {
      this.#holdTimer = setTimeout(() => {
        const now = this.model.stops;
        if (!now || now.mode === "full") return;
        this.#beforeHold = now;
        this.set({ ...now, mode: "full" }, false);
      }, HOLD_MS);
    } else if (this.#beforeHold) {
      this.set(this.#beforeHold, false);
      this.#beforeHold = null;
    }
  }

  /** Handles another key: then `Ctrl` is part of a key combination. */
  onOtherKey(): void {
    clearTimeout(this.#holdTimer);
  }
}
