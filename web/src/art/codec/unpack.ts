/* eslint-disable @typescript-eslint/no-non-null-assertion -- every place is counted out; a check for each would cost more than the work */
/** Unpacks pictures from the packed bytes. */
import { later, type Bitmap, type Layer, type Picture, type Scene } from "../sprites";
import { Reader } from "./coder";
import { Format, LETTERS, storedColumns, type Drawn, type Laid } from "./format";

function rows(of: Drawn): string[] {
  const swap = new Map(of.swap.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]));
  const letters = [...LETTERS].map((letter) => swap.get(letter) ?? letter);
  const columns = storedColumns(of);
  return Array.from({ length: of.h }, (_, y) => {
    const half = Array.from(of.cells.subarray(y * columns, (y + 1) * columns), (cell) => letters[cell]!);
    return (of.even ? [...half, ...half.slice(0, of.w - columns).reverse()] : half).join("");
  });
}

/** Unpacks the pictures by key; the generator pauses, so that the page stays responsive. */
export function* unpack(bytes: Uint8Array): Generator<void, Readonly<Record<string, Picture>>> {
  const sheet = yield* new Format(new Reader(bytes)).sheet();
  const bitmaps: Bitmap[] = sheet.bitmaps.map((of) => later(of.w, of.h, () => rows(of)));
  const layer = ({ bitmap, x, y, flip, swap }: Laid): Layer => ({ of: bitmaps[bitmap]!, x, y, flip, swap });
  const scenes: Scene[] = sheet.scenes.map(({ wall, floor, ground, layers }) => ({
    wall: bitmaps[wall]!,
    ...(floor < 0 ? {} : { floor: bitmaps[floor]!, ground }),
    layers: layers.map(layer),
  }));
  return Object.fromEntries(
    sheet.pictures.map(({ key, grain, scene, layers }) => {
      const behind = scenes[scene];
      return [key, { grain, layers: layers.map(layer), ...(behind ? { scene: behind } : {}) }];
    }),
  );
}
