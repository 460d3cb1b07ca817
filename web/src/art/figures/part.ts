/**
 * Heroes are put together from parts: a body, a head, hair, a hat, something in the hands. A part knows its place on the
 * figure, which is 12 pixels wide and 15 high without its hat.
 *
 * Places for colours: 1 cloth, 2 its shadow, 3 trim, 4 boots, 5 hair, 6 skin, 7 its shadow, 8 hat, 9 its shadow, 0 the
 * thing in the hand.
 */
import { at, type Bitmap, type Layer } from "../sprites";

/** A bitmap with its place on the figure. */
export interface Part {
  readonly of: Bitmap;
  readonly x: number;
  readonly y: number;
}

/** A bitmap at its place. */
export function part(of: Bitmap, x: number, y: number): Part {
  return { of, x, y };
}

/** The default colours of a figure. */
const COLOURS = "1r 2R 3y 4N 5n 6f 7F 8r 9R 0y";

/** A figure with its head's corner at `x`, `y`; colours as in `swap`, parts from back to front. */
export function figure(x: number, y: number, colours: string, ...parts: Part[]): Layer[] {
  return parts.map((each) => at(each.of, x + each.x, y + each.y, `${COLOURS} ${colours}`));
}

/** Puts a part into the other hand. */
export const left = (what: Part): Part =>
  part({ ...what.of, rows: what.of.rows.map((row) => [...row].reverse().join("")) }, 12 - what.x - what.of.w, what.y);
