/** Places on a board, in pixels of the board from its upper left corner. */
import { zoomOf } from "./scale";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** Returns the visible element at a place (`data-spot`); null if there is none. */
export function elementAt(root: Element | undefined, spot: string): Element | null {
  const found = root?.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`) ?? [];
  return [...found].find((element) => element.checkVisibility()) ?? null;
}

/** Returns the box of an element of the board. */
export function boxOf(root: Element, element: Element): Box {
  const [outer, inner] = [root.getBoundingClientRect(), element.getBoundingClientRect()];
  const zoom = zoomOf(root);
  return {
    x: (inner.left - outer.left) / zoom,
    y: (inner.top - outer.top) / zoom,
    w: inner.width / zoom,
    h: inner.height / zoom,
  };
}

/** Returns the middle of a box. */
export function middleOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}
