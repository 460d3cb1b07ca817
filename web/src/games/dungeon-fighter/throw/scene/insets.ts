/** The parts of a stage that panels cover, in pixels from each of its edges. What matters is drawn between them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The least part of a width or a height that stays free, whatever is laid over it. */
const MIN_FREE = 0.35;

/** Returns the free part of a stage: its size and its place. */
export function freePart(
  width: number,
  height: number,
  { top, right, bottom, left }: Insets,
): { width: number; height: number; left: number; top: number } {
  const across = Math.min(1, ((1 - MIN_FREE) * width) / Math.max(1, left + right));
  const down = Math.min(1, ((1 - MIN_FREE) * height) / Math.max(1, top + bottom));
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
