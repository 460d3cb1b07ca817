/** The places of the map on the screen. */
import type { Box } from "../../../table/parts/places";
import type { Extent } from "../model";

export interface Layout {
  extent: Extent;
  /** The size of a tile and of what is between two, in pixels. */
  w: number;
  h: number;
  gap: number;
  /** Tiles are too small for things in them to be clicked: a tile opens instead. */
  compact: boolean;
}

const MAX_WIDTH = 240;
const MAX_HEIGHT = 176;
const MIN_WIDTH = 130;
const MIN_HEIGHT = 76;
/** Lower tiles have everything side by side, for which they must be wide. */
const LOW_HEIGHT = 92;
const MIN_LOW_WIDTH = 180;
/** A small tile on a map that may scroll has room for its name in two lines, its action and its contents. */
const MIN_COMPACT_HEIGHT = 108;

/** The map in a place of this size; without a height it may be as high as it likes. */
export function layoutOf(extent: Extent, width: number, height: number | null): Layout {
  const gap = width < 620 ? 8 : 16;
  const across = Math.floor((width - gap * (extent.columns - 1)) / extent.columns);
  const w = Math.max(40, Math.min(MAX_WIDTH, across));
  const high = Math.round(w * 0.94);
  const down =
    height === null ? Math.max(MIN_COMPACT_HEIGHT, high) : Math.floor((height - gap * (extent.rows - 1)) / extent.rows);
  const h = Math.max(56, Math.min(MAX_HEIGHT, down, height === null ? down : high));
  return { extent, w, h, gap, compact: w < MIN_WIDTH || h < MIN_HEIGHT || (h < LOW_HEIGHT && w < MIN_LOW_WIDTH) };
}

/** The place of a tile. */
export function boxAt({ extent, w, h, gap }: Layout, { row, column }: { row: number; column: number }): Box {
  return { x: (column - extent.left) * (w + gap), y: (row - extent.top) * (h + gap), w, h };
}

/** How large the whole map is. */
export function sizeOf({ extent, w, h, gap }: Layout): { width: number; height: number } {
  return { width: extent.columns * (w + gap) - gap, height: extent.rows * (h + gap) - gap };
}

/** The passage between a tile and the next one to its right, or below it. */
export function corridorBox(layout: Layout, box: Box, down: boolean): Box {
  const span = Math.min(40, (down ? box.w : box.h) * 0.4);
  const reach = layout.gap + 8;
  return down
    ? { x: box.x + (box.w - span) / 2, y: box.y + box.h - 4, w: span, h: reach }
    : { x: box.x + box.w - 4, y: box.y + (box.h - span) / 2, w: reach, h: span };
}
