/* eslint-disable @typescript-eslint/no-non-null-assertion -- every place is counted out; a check for each would cost more than the work */
/**
 * The format of packed pictures: bitmaps first, then scenes, then pictures as lists of layers. One description serves
 * both directions: a `Coder` that writes is given a sheet; a `Coder` that reads is given none and creates it.
 */
import { CLEAR, PALETTE } from "../palette";
import { CONTEXTS, type Coder } from "./coder";

/** A bitmap as it is packed. */
export interface Drawn {
  w: number;
  h: number;
  /** Whether the bitmap is symmetric, so that only its left half is stored. */
  even: boolean;
  /** The bitmap that this one repeats in other colours; -1 if it has pixels of its own. */
  like: number;
  swap: string;
  /** The numbers of the letters, row by row; only the left half of a symmetric bitmap. */
  cells: Uint8Array;
}

export interface Laid {
  bitmap: number;
  x: number;
  y: number;
  flip: boolean;
  swap: string;
}

export interface Behind {
  wall: number;
  floor: number;
  ground: number;
  layers: Laid[];
}

export interface Shown {
  key: string;
  grain: number;
  scene: number;
  layers: Laid[];
}

/** Everything that is packed. */
export interface Sheet {
  bitmaps: Drawn[];
  scenes: Behind[];
  pictures: Shown[];
}

/** All letters that may stand in a bitmap, by number. */
export const LETTERS = [CLEAR, ..."0123456789", ...Object.keys(PALETTE)].join("");
const LETTER_BITS = 6;
const ID_BITS = 10;
const PLACE_BITS = 7;
/** The number that stands for the place 0; a place may be left of the picture or above it. */
const MIDDLE = 64;
/** The letter number beyond the edge of a bitmap. */
const EDGE = 63;

/** Kinds of bits: 1 to 63 are the tree of the letters of a pixel, then come its guesses, then all other kinds. */
const GUESS = 64;
const KIND = { count: 70, size: 71, flag: 72, id: 73, place: 74, swap: 75, text: 76 } as const;
type Kind = keyof typeof KIND;

/** Hashes two numbers into one. */
function both(one: number, other: number): number {
  return (Math.imul(one + 1, 0x343fd) + other) | 0;
}

/** Hashes several numbers into one. */
function joined(first: number, ...parts: number[]): number {
  return parts.reduce(both, first);
}

/** The number of stored columns. */
export function storedColumns(bitmap: { w: number; even: boolean }): number {
  return bitmap.even ? (bitmap.w + 1) >> 1 : bitmap.w;
}

/** The numbers of the letters of a bitmap that a swap may paint anew. */
function painted(of: Drawn): number[] {
  return [...new Set(of.cells)].filter((letter) => letter > 0);
}

/** Reads or writes a sheet. */
export class Format {
  private readonly bitmaps: Drawn[] = [];
  /** The last place of each bitmap. */
  private readonly places = new Map<number, readonly [x: number, y: number]>();
  /** The last colour that each letter was painted with. */
  private readonly paints = new Uint8Array(1 << LETTER_BITS);

  constructor(private readonly io: Coder) {}

  /** Codes a sheet; the generator pauses after every bitmap and every picture, so that the page stays responsive. */
  *sheet(given?: Sheet): Generator<void, Sheet> {
    const { bitmaps } = this;
    const scenes: Behind[] = [];
    const pictures: Shown[] = [];
    const counts = [given?.bitmaps, given?.scenes, given?.pictures].map((list) =>
      this.number("count", 10, [], list?.length),
    );
    for (let n = 0; n < counts[0]!; n++) {
      bitmaps.push(this.bitmap(given?.bitmaps[n]));
      yield;
    }
    for (let n = 0; n < counts[1]!; n++) scenes.push(this.scene(given?.scenes[n]));
    for (let n = 0; n < counts[2]!; n++) {
      pictures.push(this.picture(given?.pictures[n], pictures.at(-1)));
      yield;
    }
    return { bitmaps, scenes, pictures };
  }

  /** Codes a number of some bits, with known numbers as context. */
  private number(kind: Kind, bits: number, known: readonly number[], value = 0): number {
    const { contexts } = this.io;
    let node = 1;
    for (let bit = bits - 1; bit >= 0; bit--) {
      contexts[0] = KIND[kind];
      for (let context = 1; context < CONTEXTS; context++)
        contexts[context] = both(both(KIND[kind], node), known[context - 1] ?? -context);
      node = node * 2 + this.io.bit((value >> bit) & 1);
    }
    return node - (1 << bits);
  }

  private flag(known: readonly number[], value = false): boolean {
    return this.number("flag", 1, known, value ? 1 : 0) === 1;
  }

  /** Ends with a zero. */
  private text(before: string, value = ""): string {
    for (let made = "", alike = true; ;) {
      const here = made.length;
      const [one = 0, two = 0, three = 0] = [1, 2, 3].map((back) => made.charCodeAt(here - back) || 0);
      const above = before.charCodeAt(here) || 0;
      const known = [one, both(one, two), joined(one, two, three), both(alike ? above : 0, here)];
      const code = this.number("text", 7, known, value.charCodeAt(here) || 0);
      if (code === 0) return made;
      alike &&= code === above;
      made += String.fromCharCode(code);
    }
  }

  private bitmap(given?: Drawn): Drawn {
    const last = this.bitmaps.at(-1);
    const w = this.number("size", 6, [0, joined(0, last?.w ?? 0)], given?.w);
    const h = this.number("size", 6, [1, joined(1, w), joined(1, last?.h ?? 0)], given?.h);
    if (this.flag([0, joined(0, w, h)], given && given.like >= 0)) {
      const like = this.number("id", ID_BITS, [0, joined(0, w, h)], given?.like);
      const { even, cells } = this.bitmaps[like]!;
      return { w, h, like, even, cells, swap: this.swap(like, given?.swap) };
    }
    const even = this.flag([1, joined(1, w & 1)], given?.even);
    const made = { w, h, like: -1, even, cells: new Uint8Array(storedColumns({ w, even }) * h), swap: "" };
    this.cells(made, given?.cells);
    return made;
  }

  /** Codes the pixels: whether each equals a neighbour, and if not, its letter. */
  private cells(made: Drawn, given?: Uint8Array): void {
    const { contexts } = this.io;
    const w = storedColumns(made);
    // A frame around the bitmap gives every pixel neighbours.
    const step = w + 5;
    const grid = new Uint8Array(step * (made.h + 3)).fill(EDGE);
    for (let cell = 0; cell < made.cells.length; cell++) {
      const here = (Math.floor(cell / w) + 3) * step + (cell % w) + 3;
      const value = given?.[cell] ?? 0;
      const left = grid[here - 1]!,
        far = grid[here - 2]!;
      const up = grid[here - step]!,
        above = grid[here - 2 * step]!,
        top = grid[here - 3 * step]!;
      const corner = grid[here - step - 1]!,
        next = grid[here - step + 1]!,
        beyond = grid[here - step + 2]!;
      const two = both(left, up);
      const three = both(two, corner);
      const six = both(both(both(three, next), far), above);
      const column = both(both(both(up, above), top), next);
      const shape =
        (left === up ? 1 : 0) +
        (up === corner ? 2 : 0) +
        (up === next ? 4 : 0) +
        (left === far ? 8 : 0) +
        (up === above ? 16 : 0) +
        (left === corner ? 32 : 0) +
        (next === beyond ? 64 : 0);
      let found = -1;
      let tried = 0;
      for (let n = 0; n < 4 && found < 0; n++) {
        const guess = n === 0 ? up : n === 1 ? left : n === 2 ? next : corner;
        const twice = (n > 0 && guess === up) || (n > 1 && guess === left) || (n > 2 && guess === next);
        if (guess === EDGE || twice) continue;
        contexts[0] = GUESS + tried;
        contexts[1] = both(three, tried);
        contexts[2] = both(six, tried);
        contexts[3] = both(column, tried);
        contexts[4] = both(shape, tried);
        if (this.io.bit(guess === value ? 1 : 0)) found = guess;
        tried++;
      }
      if (found < 0) {
        let node = 1;
        for (let bit = LETTER_BITS - 1; bit >= 0; bit--) {
          contexts[0] = node;
          contexts[1] = both(left, node);
          contexts[2] = both(two, node);
          contexts[3] = both(up, node);
          contexts[4] = both(this.bitmaps.length, node);
          node = node * 2 + this.io.bit((value >> bit) & 1);
        }
        found = node - (1 << LETTER_BITS);
      }
      grid[here] = made.cells[cell] = found;
    }
  }

  /** Codes the colour with which each letter of a bitmap is painted. */
  private swap(bitmap: number, given = ""): string {
    if (!this.flag([2, joined(2, bitmap)], given !== "")) return "";
    const wanted = new Map(given.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]));
    const pairs: string[] = [];
    for (const own of painted(this.bitmaps[bitmap]!)) {
      const letter = LETTERS.charAt(own);
      const last = both(own, this.paints[own]!);
      const known = [own, last, both(own, bitmap), both(bitmap, last)];
      const paint = this.number("swap", LETTER_BITS, known, LETTERS.indexOf(wanted.get(letter) ?? letter));
      this.paints[own] = paint;
      if (paint !== own) pairs.push(letter + LETTERS.charAt(paint));
    }
    return pairs.join(" ");
  }

  private layers(given: readonly Laid[] | undefined, scene: number): Laid[] {
    const made: Laid[] = [];
    let before = -1;
    // The place of the layer before is a good context, because parts of a figure keep their distance.
    let [left, top] = [0, 0];
    for (;;) {
      const n = made.length;
      const more = [3, both(3, before), both(4, n), both(5, scene)];
      if (!this.flag(more, given && n < given.length)) return made;
      const wanted = given?.[n];
      const others = [5, both(6, before), both(7, scene), joined(8, before, made.at(-2)?.bitmap ?? -1)];
      const bitmap = this.number("id", ID_BITS, others, wanted?.bitmap);
      const flip = this.flag([6, both(6, bitmap)], wanted?.flip);
      const [lastX, lastY] = this.places.get(bitmap) ?? [0, 0];
      const across = [0, both(1, lastX), joined(2, bitmap, before, left), both(3, left)];
      const x = this.number("place", PLACE_BITS, across, wanted && wanted.x + MIDDLE);
      const down = [both(4, this.bitmaps[bitmap]!.h), both(5, lastY), joined(6, bitmap, before, top), both(7, top)];
      const y = this.number("place", PLACE_BITS, down, wanted && wanted.y + MIDDLE);
      this.places.set(bitmap, [x, y]);
      [before, left, top] = [bitmap, x, y];
      made.push({ bitmap, x: x - MIDDLE, y: y - MIDDLE, flip, swap: this.swap(bitmap, wanted?.swap) });
    }
  }

  private scene(given?: Behind): Behind {
    const wall = this.number("id", ID_BITS, [2], given?.wall);
    const floor = this.flag([5], given && given.floor >= 0) ? this.number("id", ID_BITS, [3], given?.floor) : -1;
    const ground = floor < 0 ? 0 : this.number("place", PLACE_BITS, [9], given?.ground);
    return { wall, floor, ground, layers: this.layers(given?.layers, -1) };
  }

  private picture(given: Shown | undefined, last: Shown | undefined): Shown {
    const key = this.text(last?.key ?? "", given?.key);
    const grain = this.number("count", 2, [1, joined(1, last?.grain ?? 0)], given?.grain);
    const scene = this.number("id", ID_BITS, [4, joined(4, last?.scene ?? 0)], given && given.scene + 1) - 1;
    return { key, grain, scene, layers: this.layers(given?.layers, scene) };
  }
}
