/** Tools for bitmaps that are not drawn by hand. */
import { CLEAR } from "./palette";
import { at, later, type Bitmap, type Layer } from "./sprites";

/** Makes a bitmap from a function that returns the letter of each pixel. */
export function plotted(w: number, h: number, letter: (x: number, y: number) => string): Bitmap {
  return later(w, h, () =>
    Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x) => letter(x, y)).join("")),
  );
}

/** Returns one pixel of a drawing; pixels beyond its edges are clear. */
function letterAt(of: Bitmap, x: number, y: number): string {
  return of.rows[y]?.[x] ?? CLEAR;
}

/** The same drawing in other colours: "kB dV" paints k as B and d as V. */
export function dyed(of: Bitmap, swap: string): Bitmap {
  return later(of.w, of.h, () => {
    const other = new Map(swap.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]));
    return of.rows.map((row) => [...row].map((letter) => other.get(letter) ?? letter).join(""));
  });
}

/** A drawing repeated until it fills `w` times `h` pixels. */
export function tiled(of: Bitmap, w: number, h: number): Bitmap {
  return plotted(w, h, (x, y) => letterAt(of, x % of.w, y % of.h));
}

/** A part of a drawing. */
export function cut(of: Bitmap, x: number, y: number, w: number, h: number): Bitmap {
  return plotted(w, h, (column, row) => letterAt(of, x + column, y + row));
}

/** A drawing upside down. */
export function overturned(of: Bitmap): Bitmap {
  return later(of.w, of.h, () => [...of.rows].reverse());
}

/** Makes a light: an oval whose edge is a chessboard pattern. */
export function glow(w: number, h: number, letter: string, core?: string): Bitmap {
  return plotted(w, h, (x, y) => {
    const far = Math.hypot((x + 0.5) / w - 0.5, (y + 0.5) / h - 0.5) * 2;
    if (core !== undefined && far < 0.5) return core;
    if (far < 0.78) return core !== undefined && far < 0.64 && (x + y) % 2 === 0 ? core : letter;
    return far < 1 && (x + y) % 2 === 0 ? letter : CLEAR;
  });
}

/** Several copies of one drawing: places as [x, y] or [x, y, swap]. */
export function many(of: Bitmap, ...places: readonly (readonly [number, number, string?])[]): Layer[] {
  return places.map(([x, y, swap]) => at(of, x, y, swap));
}
