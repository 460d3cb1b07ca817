/**
 * Stop flags: private marks of a seat on places of the board (a phase, a dungeon, a room) where it wants to be asked, or not
 * to be asked, for any stop reason. A board marks a place with `data-place` and `data-place-name` and draws `FlagSign` there.
 */
import type { Attachment } from "svelte/attachments";
import type { StopSettings } from "../../protocol";

export type StopFlag = "" | "stop" | "skip";
export const STOP_FLAGS: readonly StopFlag[] = ["stop", "skip", ""];

/** The place whose menu is open, and where on the screen. */
export interface OpenFlagMenu {
  place: string;
  name: string;
  x: number;
  y: number;
}

/** Returns the flag of a place. */
export function flagAt(stops: StopSettings | null, place: string): StopFlag {
  if (stops?.stop.includes(place)) return "stop";
  return stops?.skip.includes(place) ? "skip" : "";
}

/** Returns the settings with another flag for a place, or for a stop reason, which has no place. */
export function withFlag(stops: StopSettings, place: string, flag: StopFlag): StopSettings {
  const stop = stops.stop.filter((one) => one !== place);
  const skip = stops.skip.filter((one) => one !== place);
  if (flag === "stop") stop.push(place);
  if (flag === "skip") skip.push(place);
  return { ...stops, stop, skip };
}

/** Returns the places that have a flag, without the stop reasons. */
export function flaggedPlaces(stops: StopSettings | null): string[] {
  return stops ? [...stops.stop, ...stops.skip].filter((name) => name.includes(":")) : [];
}

export class StopFlags {
  /** Whether the user edits flags: then every place shows one to click. */
  editing = $state(false);
  menu = $state.raw<OpenFlagMenu | null>(null);

  constructor(
    readonly stops: () => StopSettings | null,
    readonly change: (stops: StopSettings) => void,
  ) {}

  /** Returns the flag of a place. */
  at(place: string): StopFlag {
    return flagAt(this.stops(), place);
  }

  /** Sets the flag of a place and closes the menu. */
  set(place: string, flag: StopFlag): void {
    const stops = this.stops();
    if (stops) this.change(withFlag(stops, place, flag));
    this.menu = null;
  }

  /** Changes a place to the next kind of flag. */
  cycle(place: string): void {
    const now = this.at(place);
    this.set(place, now === "" ? "stop" : now === "stop" ? "skip" : "");
  }

  /** Removes all flags and keeps the stop reasons. */
  clear(): void {
    const stops = this.stops();
    if (!stops) return;
    const isReason = (name: string): boolean => !name.includes(":");
    this.change({ ...stops, stop: stops.stop.filter(isReason), skip: stops.skip.filter(isReason) });
  }

  /** Opens the menu of a flag on a right click (or a long press) on a place within this element. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    const openMenu = (event: MouseEvent): void => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place]") : null;
      const { place, placeName } = element?.dataset ?? {};
      if (event.defaultPrevented || !place || !this.stops()) return;
      event.preventDefault();
      this.menu = { place, name: placeName ?? "", x: event.clientX, y: event.clientY };
    };
    root.addEventListener("contextmenu", openMenu);
    return () => root.removeEventListener("contextmenu", openMenu);
  };
}
