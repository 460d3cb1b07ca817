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

/** Install the hook as long as a throw is on the page, and return the function that removes it. */
export function installThrowHook(hook: ThrowHook): () => void {
  window.underkeepThrow = hook;
  return () => {
    if (window.underkeepThrow === hook) delete window.underkeepThrow;
  };
}
