/** Finds space on the screen for a panel that must not cover elements to click. */
import type { Box } from "./drag.svelte";

export interface FreeSpace {
  left: number;
  top: number;
  height: number;
}

/** With this height the panel stays at the preferred edge. */
const ENOUGH_HEIGHT = 380;
const MARGIN = 6;

/**
 * Returns the space for a panel of this width in an area: at its left or right edge, between the elements that must stay
 * visible. It is at the preferred edge if there is enough height, and otherwise at the edge with the most height.
 */
export function findFreeSpace(
  width: number,
  area: Box,
  obstacles: readonly Box[],
  preferred: "left" | "right",
): FreeSpace {
  const lefts = preferred === "left" ? [area.left, area.right - width] : [area.right - width, area.left];
  let best: FreeSpace = { left: lefts[0] ?? area.left, top: area.top, height: 0 };
  for (const left of lefts) {
    const gap = tallestGap(
      area,
      obstacles.filter((box) => box.right > left - MARGIN && box.left < left + width + MARGIN),
    );
    if (gap.height > best.height) best = { left, ...gap };
    if (best.height >= Math.min(ENOUGH_HEIGHT, area.bottom - area.top)) break;
  }
  return best;
}

/** Returns the tallest vertical stretch of an area without obstacles. */
function tallestGap(area: Box, obstacles: readonly Box[]): { top: number; height: number } {
  let best = { top: area.top, height: 0 };
  let from = area.top;
  const end = { top: area.bottom + MARGIN, bottom: area.bottom };
  for (const { top, bottom } of [...obstacles.toSorted((one, other) => one.top - other.top), end]) {
    const height = Math.min(top - MARGIN, area.bottom) - from;
    if (height > best.height) best = { top: from, height };
    from = Math.max(from, bottom + MARGIN);
  }
  return best;
}
