/**
 * Drawings as text: a bitmap is a template string with one character for each pixel, a picture is a scene with bitmaps
 * laid over it, and the page shows one SVG path for each colour.
 */
import { CLEAR, PALETTE } from "./palette";

/** A drawing of `w` times `h` pixels; a row is a text of palette letters, `.` is clear. */
export interface Bitmap {
  readonly w: number;
  readonly h: number;
  readonly rows: readonly string[];
}

/** A bitmap laid on a picture with its upper left corner at `x`, `y`. */
export interface Layer {
  readonly of: Bitmap;
  readonly x: number;
  readonly y: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  /** Pairs of letters: "1r 2R" paints every 1 with r and every 2 with R. */
  readonly swap?: string;
}

/** A background: a wall of repeated tiles, and from row `ground` on a floor of repeated tiles. */
export interface Scene {
  readonly wall: Bitmap;
  readonly floor?: Bitmap;
  readonly ground?: number;
  readonly layers?: readonly Layer[];
}

/** A picture on a card. */
export interface Picture {
  readonly scene?: Scene;
  readonly layers: readonly Layer[];
  /** The fineness relative to the common grid: 2 draws 48 by 36 pixels in the same place. */
  readonly grain?: number;
}

/** All pixels of one colour, as the `d` of an SVG path. */
export interface Ink {
  readonly fill: string;
  readonly d: string;
}

/** The size of every picture on a card: 24 by 18 pixels, so that it falls on whole screen pixels at every card size. */
export const WIDTH = 24;
export const HEIGHT = 18;

/** Read a drawing: empty lines around it and its indentation do not count, short rows are filled up. */
export function bitmap(text: string): Bitmap {
  const lines = text.split("\n").map((line) => line.trim());
  while (lines.length > 0 && lines[0] === "") lines.shift();
  while (lines.length > 0 && lines[lines.length - 1] === "") lines.pop();
  const w = Math.max(0, ...lines.map((line) => line.length));
  return { w, h: lines.length, rows: lines.map((line) => line.padEnd(w, CLEAR)) };
}

/** Read the left half of a symmetric drawing. */
export function mirrored(text: string): Bitmap {
  const half = bitmap(text);
  return { w: half.w * 2, h: half.h, rows: half.rows.map((row) => row + [...row].reverse().join("")) };
}

/** A bitmap whose rows are made when they are first read: few cards are ever on the screen at once. */
export function later(w: number, h: number, make: () => readonly string[]): Bitmap {
  let rows: readonly string[] | null = null;
  return {
    w,
    h,
    get rows() {
      return (rows ??= make());
    },
  };
}

/** Lay a drawing at a place. */
export function at(of: Bitmap, x: number, y: number, swap?: string, flip?: boolean): Layer {
  return { of, x, y, ...(swap === undefined ? {} : { swap }), ...(flip ? { flip } : {}) };
}

/** Lay a mirrored drawing at a place. */
export function flipped(of: Bitmap, x: number, y: number, swap?: string): Layer {
  return at(of, x, y, swap, true);
}

/** A picture of a scene and layers from back to front. */
export function picture(scene: Scene | undefined, ...layers: Layer[]): Picture {
  return scene === undefined ? { layers } : { scene, layers };
}

/** A picture with pixels of half the size (48 by 36), for rooms and spells with more details. */
export function finePicture(scene: Scene | undefined, ...layers: Layer[]): Picture {
  return { ...picture(scene, ...layers), grain: 2 };
}

function swaps(text: string): Map<string, string> {
  return new Map(
    text
      .split(" ")
      .filter(Boolean)
      .map((pair) => [pair.charAt(0), pair.charAt(1)]),
  );
}

function pixel(of: Bitmap, x: number, y: number): string {
  return of.rows[y]?.[x] ?? CLEAR;
}

function lay(cells: string[][], layer: Layer): void {
  const { of, x, y, flip } = layer;
  const other = layer.swap === undefined ? null : swaps(layer.swap);
  for (let row = 0; row < of.h; row++) {
    const target = cells[y + row];
    if (target === undefined) continue;
    for (let column = 0; column < of.w; column++) {
      let letter = pixel(of, flip ? of.w - 1 - column : column, row);
      letter = other?.get(letter) ?? letter;
      if (letter !== CLEAR && x + column >= 0 && x + column < target.length) target[x + column] = letter;
    }
  }
}

function tile(cells: string[][], of: Bitmap, from: number, to: number): void {
  cells.slice(from, to).forEach((target, row) => {
    for (let column = 0; column < target.length; column++) {
      const letter = pixel(of, column % of.w, row % of.h);
      if (letter !== CLEAR) target[column] = letter;
    }
  });
}

/** Compose a picture to one bitmap. */
export function compose(what: Picture, w = WIDTH * (what.grain ?? 1), h = HEIGHT * (what.grain ?? 1)): Bitmap {
  const cells = Array.from({ length: h }, () => new Array<string>(w).fill(CLEAR));
  if (what.scene) {
    const { wall, floor, ground = h, layers = [] } = what.scene;
    tile(cells, wall, 0, h);
    if (floor) tile(cells, floor, ground, h);
    for (const layer of layers) lay(cells, layer);
  }
  for (const layer of what.layers) lay(cells, layer);
  return { w, h, rows: cells.map((row) => row.join("")) };
}

/** The colour of a letter; icons may give a letter another colour, also `currentColor`. */
type Colours = Readonly<Record<string, string>>;

interface Box {
  letter: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The paths that draw a bitmap, one for each colour; equal runs of pixels in adjacent rows become one box. */
export function trace(of: Bitmap, colours: Colours = PALETTE): Ink[] {
  const paths = new Map<string, string>();
  let open = new Map<string, Box>();
  const close = ({ letter, x, y, w, h }: Box): void => {
    const fill = colours[letter] ?? PALETTE[letter] ?? "currentColor";
    paths.set(fill, `${paths.get(fill) ?? ""}M${x} ${y}h${w}v${h}h${-w}z`);
  };
  of.rows.forEach((row, y) => {
    const next = new Map<string, Box>();
    let x = 0;
    while (x < row.length) {
      const letter = row.charAt(x);
      let end = x + 1;
      while (end < row.length && row[end] === letter) end++;
      if (letter !== CLEAR) {
        const key = `${letter}${x},${end}`;
        const box = open.get(key) ?? { letter, x, y, w: end - x, h: 0 };
        open.delete(key);
        box.h++;
        next.set(key, box);
      }
      x = end;
    }
    open.forEach(close);
    open = next;
  });
  open.forEach(close);
  return [...paths].map(([fill, d]) => ({ fill, d }));
}

const traced = new WeakMap<object, Ink[]>();

/** The cached paths of a bitmap. */
export function inks(of: Bitmap): Ink[] {
  let found = traced.get(of);
  if (!found) traced.set(of, (found = trace(of)));
  return found;
}

/** The cached paths of a picture. */
export function pictureInks(what: Picture): Ink[] {
  let found = traced.get(what);
  if (!found) traced.set(what, (found = trace(compose(what))));
  return found;
}
