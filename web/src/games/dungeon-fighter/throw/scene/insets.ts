/** The parts of a stage that panels cover, in pixels from each of its edges. What matters is drawn between them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * The usual height of the controls of an aim, on a wide and on a narrow board, their width beside the target, the height
 * of those of a flight, and of the edge that is left without controls, in pixels.
 */
export const CONTROLS = { wide: 132, narrow: 230, beside: 300, watching: 62, resting: 8 } as const;

/** The insets of a stage whose controls are beside the target, as on a phone in landscape. */
export const BESIDE: Insets = { top: 0, right: CONTROLS.beside, bottom: CONTROLS.resting, left: 0 };

/** The least part of a width and of a height that stays free, whatever is laid over it. */
const MIN_FREE = { across: 0.35, down: 0.15 } as const;

/** Returns the free part of a stage: its size and its place. */
export function freePart(
  width: number,
  height: number,
  { top, right, bottom, left }: Insets,
): { width: number; height: number; left: number; top: number } {
  const across = Math.min(1, ((1 - MIN_FREE.across) * width) / Math.max(1, left + right));
  const down = Math.min(1, ((1 - MIN_FREE.down) * height) / Math.max(1, top + bottom));
  return {
    width: width - across * (left + right),
    height: height - down * (top + bottom),
    left: across * left,
    top: down * top,
  };
}

/** The insets as a style, for what is laid over the stage. */
export function insetStyle({ top, right, bottom, left }: Insets): string {
  return `--inset-top:${top}px;--inset-right:${right}px;--inset-bottom:${bottom}px;--inset-left:${left}px`;
}
