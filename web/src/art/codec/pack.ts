/* eslint-disable @typescript-eslint/no-non-null-assertion -- every place is counted out; a check for each would cost more than the work */
/** Packs pictures into as few bytes as possible. The build packs them; the page only unpacks. */
import { CLEAR } from "../palette";
import type { Bitmap, Layer, Picture, Scene } from "../sprites";
import { Writer } from "./coder";
import { Format, LETTERS, storedColumns, type Behind, type Drawn, type Laid, type Sheet } from "./format";

/** Collects the bitmaps, scenes and layers of pictures, each of them once. */
class SheetBuilder {
  readonly sheet: Sheet = { bitmaps: [], scenes: [], pictures: [] };
  private readonly same = new Map<string, number>();
  /** The first bitmap of each pattern, in any colours. */
  private readonly patterns = new Map<string, number>();
  private readonly scenes = new Map<Scene, number>();

  bitmap(of: Bitmap): number {
    const text = of.rows.join("\n");
    const known = this.same.get(text);
    if (known !== undefined) return known;
    const number = this.sheet.bitmaps.length;
    const pattern = patternOf(text);
    const like = this.patterns.get(pattern);
    this.sheet.bitmaps.push(like === undefined ? drawn(of) : this.repeated(of, like));
    this.same.set(text, number);
    if (like === undefined) this.patterns.set(pattern, number);
    return number;
  }

  private repeated(of: Bitmap, like: number): Drawn {
    const model = this.sheet.bitmaps[like]!;
    const swap = new Map<string, string>();
    for (let y = 0; y < of.h; y++) {
      for (let x = 0; x < storedColumns(model); x++) {
        const was = LETTERS.charAt(model.cells[y * storedColumns(model) + x]!);
        const is = of.rows[y]![x]!;
        if (was !== is) swap.set(was, is);
      }
    }
    return { ...model, like, swap: written(swap) };
  }

  layer(layer: Layer): Laid {
    const { of, x, y, flip = false } = layer;
    const there = new Set(of.rows.join(""));
    const swap = new Map(
      (layer.swap ?? "")
        .split(" ")
        .filter(Boolean)
        .map((pair) => [pair.charAt(0), pair.charAt(1)]),
    );
    for (const [letter, paint] of swap) if (letter === paint || !there.has(letter)) swap.delete(letter);
    return { bitmap: this.bitmap(of), x, y, flip, swap: written(swap) };
  }

  scene(of: Scene | undefined): number {
    if (!of) return -1;
    let number = this.scenes.get(of);
    if (number === undefined) {
      const made: Behind = {
        wall: this.bitmap(of.wall),
        floor: of.floor ? this.bitmap(of.floor) : -1,
        ground: of.ground ?? 127,
        layers: (of.layers ?? []).map((layer) => this.layer(layer)),
      };
      number = this.sheet.scenes.push(made) - 1;
      this.scenes.set(of, number);
    }
    return number;
  }
}

/** Returns the text of a bitmap with its letters numbered in the order of their first use. */
function patternOf(text: string): string {
  const numbers = new Map([
    [CLEAR, 0],
    ["\n", 1],
  ]);
  return [...text]
    .map((letter) => {
      if (!numbers.has(letter)) numbers.set(letter, numbers.size);
      return String.fromCharCode(48 + numbers.get(letter)!);
    })
    .join("");
}

function written(swap: Map<string, string>): string {
  return [...swap].map((pair) => pair.join("")).join(" ");
}

function drawn(of: Bitmap): Drawn {
  const even = of.rows.every((row) => row === [...row].reverse().join(""));
  const letters = of.rows.flatMap((row) => [...row.slice(0, storedColumns({ w: of.w, even }))]);
  const strange = letters.filter((letter) => !LETTERS.includes(letter));
  if (strange.length > 0) throw new Error(`A bitmap has "${strange.join("")}" in it:\n${of.rows.join("\n")}`);
  const cells = Uint8Array.from(letters, (letter) => LETTERS.indexOf(letter));
  return { w: of.w, h: of.h, even, like: -1, swap: "", cells };
}

/** Packs all pictures into bytes. More than 1023 bitmaps, or a side of more than 63 pixels, need another format. */
export function pack(pictures: Readonly<Record<string, Picture>>): Uint8Array {
  const all = new SheetBuilder();
  for (const [key, { scene, layers, grain = 1 }] of Object.entries(pictures)) {
    all.sheet.pictures.push({ key, grain, scene: all.scene(scene), layers: layers.map((layer) => all.layer(layer)) });
  }
  const { bitmaps } = all.sheet;
  if (bitmaps.length > 1023 || bitmaps.some(({ w, h }) => w > 63 || h > 63))
    throw new Error("Too many bitmaps, or too large ones.");
  const writer = new Writer();
  const writing = new Format(writer).sheet(all.sheet);
  while (!writing.next().done);
  return writer.bytes();
}
