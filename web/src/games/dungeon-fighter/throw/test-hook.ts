import type { FlightPlayback } from "./flight-playback.svelte";

/** A hook for tests, which do not wait for real time: a browser without a graphics card draws slowly. */
export interface ThrowHook {
  /** Go to this time of the flight. */
  seek(milliseconds: number): void;
  readonly duration: number;
  readonly time: number;
  /** Whether everything lies still and the result is shown. */
  readonly isFinished: boolean;
  /** Whether what there is to see has been drawn: "scene" or "top". */
  readonly drawn: "" | "scene" | "top";
  /** How often the scene has been drawn. */
  readonly pictures: number;
}

declare global {
  interface Window {
    underkeepThrow?: ThrowHook;
  }
}

/** Installs the hook as long as a throw is on the page, and returns the function that removes it. */
export function installThrowHook(play: FlightPlayback, seen: () => Pick<ThrowHook, "drawn" | "pictures">): () => void {
  const hook: ThrowHook = {
    seek: (milliseconds) => play.seek(milliseconds),
    get duration() {
      return play.flight?.duration ?? 0;
    },
    get time() {
      return play.time;
    },
    get isFinished() {
      return play.isFinished;
    },
    get drawn() {
      return seen().drawn;
    },
    get pictures() {
      return seen().pictures;
    },
  };
  window.underkeepThrow = hook;
  return () => {
    if (window.underkeepThrow === hook) delete window.underkeepThrow;
  };
}
