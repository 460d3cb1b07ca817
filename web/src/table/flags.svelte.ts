/**
 * Private flags on the board: at which places (a phase, a dungeon, a room) I want to be asked, or not, whatever the
 * occasion. A board marks a place with `data-place` and `data-place-name` and draws `FlagSign` there.
 */
import type { Attachment } from "svelte/attachments";
import type { StopSettings } from "../protocol";

export type Flag = "" | "stop" | "skip";
export const FLAGS: readonly Flag[] = ["stop", "skip", ""];

/** Where the menu of a flag is open. */
export interface FlagMenu {
  place: string;
  name: string;
  x: number;
  y: number;
}

export function flagAt(stops: StopSettings | null, place: string): Flag {
  if (stops?.stop.includes(place)) return "stop";
  return stops?.skip.includes(place) ? "skip" : "";
}

/** The settings with this flag there. Also for reasons, which are occasions without a place. */
export function withFlag(stops: StopSettings, place: string, flag: Flag): StopSettings {
  const stop = stops.stop.filter((one) => one !== place);
  const skip = stops.skip.filter((one) => one !== place);
  if (flag === "stop") stop.push(place);
  if (flag === "skip") skip.push(place);
  return { ...stops, stop, skip };
}

/** The places that have a flag. */
export function flagged(stops: StopSettings | null): string[] {
  return stops ? [...stops.stop, ...stops.skip].filter((name) => name.includes(":")) : [];
}

export class Flags {
  /** Whether flags are being set: then every place shows one to click. */
  on = $state(false);
  menu = $state.raw<FlagMenu | null>(null);

  constructor(
    readonly stops: () => StopSettings | null,
    readonly change: (stops: StopSettings) => void,
  ) {}

  of(place: string): Flag {
    return flagAt(this.stops(), place);
  }

  put(place: string, flag: Flag): void {
    const stops = this.stops();
    if (stops) this.change(withFlag(stops, place, flag));
    this.menu = null;
  }

  /** The next sort of flag there. */
  next(place: string): void {
    const now = this.of(place);
    this.put(place, now === "" ? "stop" : now === "stop" ? "skip" : "");
  }

  clear(): void {
    const stops = this.stops();
    if (!stops) return;
    const reason = (name: string): boolean => !name.includes(":");
    this.change({ ...stops, stop: stops.stop.filter(reason), skip: stops.skip.filter(reason) });
  }

  /** A right click (or a long press) on a place below this element opens the menu of its flag. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    const menu = (event: MouseEvent): void => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place]") : null;
      const { place, placeName } = element?.dataset ?? {};
      if (event.defaultPrevented || !place || !this.stops()) return;
      event.preventDefault();
      this.menu = { place, name: placeName ?? "", x: event.clientX, y: event.clientY };
    };
    root.addEventListener("contextmenu", menu);
    return () => root.removeEventListener("contextmenu", menu);
  };
}
