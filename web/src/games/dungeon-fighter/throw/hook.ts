/** For tests: a browser without a graphics card draws slowly, so nobody waits there for real time. */
export interface ThrowHook {
  /** Go to this moment of the flight. */
  seek(milliseconds: number): void;
  readonly duration: number;
  readonly time: number;
  /** Whether everything lies still and the result is told. */
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

/** Offer it as long as a throw is on the page. */
export function installThrowHook(hook: ThrowHook): () => void {
  window.underkeepThrow = hook;
  return () => {
    if (window.underkeepThrow === hook) delete window.underkeepThrow;
  };
}
