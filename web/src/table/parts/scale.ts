/**
 * The scale of a table: on a window that is larger than the table needs, everything is drawn larger, by the CSS property `zoom`.
 * Boxes that the browser measures are in pixels of the window; positions on a board are in pixels of the board.
 */

/** The size of a window on which a table is drawn at its own size. */
const FULL_SIZE = { width: 1536, height: 864 };
const MAX_SCALE = 2.5;

/** Returns the scale of a table in a window of this size. */
export function scaleOf(width: number, height: number): number {
  const scale = Math.min(width / FULL_SIZE.width, height / FULL_SIZE.height, MAX_SCALE);
  return Math.max(1, Math.floor(scale * 100) / 100);
}

/** Returns the factor between the pixels of an element and those of the window. */
export function zoomOf(element: Element | undefined): number {
  return element?.currentCSSZoom ?? 1;
}

/** Sets the scale of the table below an element, and keeps it up to date. A browser that cannot say how it zooms gets none. */
export function scaled(element: HTMLElement): () => void {
  const update = (): void => {
    const scale = "currentCSSZoom" in element ? scaleOf(innerWidth, innerHeight) : 1;
    element.style.setProperty("--table-scale", String(scale));
  };
  update();
  addEventListener("resize", update);
  return () => removeEventListener("resize", update);
}
