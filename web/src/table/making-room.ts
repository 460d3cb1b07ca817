/** Where something may lie on the screen without covering what can be clicked. */
import type { Box } from "./drag.svelte";

export interface Room {
  left: number;
  top: number;
  height: number;
}

/** So much height is enough to stay where it would be best. */
const ENOUGH = 380;
const MARGIN = 6;

/**
 * The place for something of this width in an area: at its left or its right edge (the better one is tried first), between
 * the things that must stay free. It is the better edge if there is enough height, and otherwise where there is most.
 */
export function roomFor(width: number, area: Box, things: readonly Box[], better: "left" | "right"): Room {
  const lefts = better === "left" ? [area.left, area.right - width] : [area.right - width, area.left];
  let best: Room = { left: lefts[0] ?? area.left, top: area.top, height: 0 };
  for (const left of lefts) {
    const gap = highest(
      area,
      things.filter((box) => box.right > left - MARGIN && box.left < left + width + MARGIN),
    );
    if (gap.height > best.height) best = { left, ...gap };
    if (best.height >= Math.min(ENOUGH, area.bottom - area.top)) break;
  }
  return best;
}

/** The highest stretch of an area in which none of these things lies. */
function highest(area: Box, things: readonly Box[]): { top: number; height: number } {
  let best = { top: area.top, height: 0 };
  let from = area.top;
  const end = { top: area.bottom + MARGIN, bottom: area.bottom };
  for (const { top, bottom } of [...things.toSorted((one, other) => one.top - other.top), end]) {
    const height = Math.min(top - MARGIN, area.bottom) - from;
    if (height > best.height) best = { top: from, height };
    from = Math.max(from, bottom + MARGIN);
  }
  return best;
}
