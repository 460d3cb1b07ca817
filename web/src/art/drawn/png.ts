/** Pictures as PNG files and back. The build and the page do not need this; `scripts/picture.mjs` does. */
import { convertIndexedToRgb, decode, encode } from "fast-png";
import { CLEAR, PALETTE } from "../palette";
import { HEIGHT, WIDTH, type Bitmap } from "../sprites";

type Rgb = readonly [red: number, green: number, blue: number];

const COLOURS: readonly (readonly [letter: string, colour: Rgb])[] = Object.entries(PALETTE).map(([letter, hex]) => [
  letter,
  [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16)) as unknown as Rgb,
]);

/** A picture that was read from a PNG file. */
export interface ReadPicture {
  rows: string[];
  /** One sentence for each thing that was changed: a colour beside the palette, or pixels of different colours in one. */
  warnings: string[];
}

/** An error that the user can understand: what is wrong with the file. */
export class PictureError extends Error {}

/** Returns a bitmap as a PNG file; every pixel becomes a square of `scale` pixels. */
export function writePng(of: Bitmap, scale: number): Uint8Array {
  const data = new Uint8Array(of.w * of.h * scale * scale * 4);
  const colours = new Map(COLOURS);
  for (let y = 0; y < of.h * scale; y++) {
    for (let x = 0; x < of.w * scale; x++) {
      const colour = colours.get(of.rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? CLEAR);
      if (colour) data.set([...colour, 255], (y * of.w * scale + x) * 4);
    }
  }
  return encode({ width: of.w * scale, height: of.h * scale, data, channels: 4, depth: 8 });
}

/** Returns the pixels of a PNG file as red, green, blue and alpha, one byte each. */
function readPixels(file: Uint8Array): { width: number; height: number; data: Uint8Array } {
  let png;
  try {
    png = decode(file);
  } catch {
    throw new PictureError("This is not a PNG file.");
  }
  const { width, height, depth } = png;
  const count = width * height;
  const source = png.palette ? convertIndexedToRgb(png) : png.data;
  const channels = source.length / count;
  const byte = (at: number): number => (depth === 16 ? (source[at] ?? 0) >> 8 : (source[at] ?? 0));
  const data = new Uint8Array(count * 4);
  for (let n = 0; n < count; n++) {
    const from = n * channels;
    const isGrey = channels < 3;
    data[n * 4] = byte(from);
    data[n * 4 + 1] = byte(isGrey ? from : from + 1);
    data[n * 4 + 2] = byte(isGrey ? from : from + 2);
    data[n * 4 + 3] = channels % 2 === 0 ? byte(from + channels - 1) : 255;
  }
  return { width, height, data };
}

/** Returns the letter of the nearest colour of the palette. */
function nearest([red, green, blue]: Rgb): string {
  let [best, least] = [CLEAR, Infinity];
  for (const [letter, [r, g, b]] of COLOURS) {
    // Eyes tell greens best and blues worst.
    const distance = 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2;
    if (distance < least) [best, least] = [letter, distance];
  }
  return best;
}

/**
 * Reads a picture of 24 by 18 or 48 by 36 pixels, each of which may be a square of equal pixels in the file. Throws a
 * PictureError if the file has another size or transparent pixels.
 */
export function readPng(file: Uint8Array): ReadPicture {
  const { width, height, data } = readPixels(file);
  const fine = { w: WIDTH * 2, h: HEIGHT * 2 };
  const isFine = width % fine.w === 0 && height * fine.w === width * fine.h;
  const [w, h] = isFine ? [fine.w, fine.h] : [WIDTH, HEIGHT];
  if (width === 0 || width % w !== 0 || height * w !== width * h)
    throw new PictureError(
      `The file has ${width} by ${height} pixels; a picture has ${WIDTH} by ${HEIGHT} or ${fine.w} by ${fine.h}, or both times the same whole number.`,
    );
  const scale = width / w;
  const strange = new Map<string, { letter: string; count: number }>();
  let [clear, mixed] = [0, 0];
  const rows = Array.from({ length: h }, (_, y) =>
    Array.from({ length: w }, (_, x) => {
      const first = (y * scale * width + x * scale) * 4;
      for (let n = 1; n < scale * scale; n++) {
        const other = first + (Math.floor(n / scale) * width + (n % scale)) * 4;
        if ([0, 1, 2, 3].some((part) => data[other + part] !== data[first + part])) {
          mixed++;
          break;
        }
      }
      const middle = first + (Math.floor(scale / 2) * width + Math.floor(scale / 2)) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(middle, middle + 4);
      if (alpha < 128) clear++;
      const letter = nearest([red, green, blue]);
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      if (PALETTE[letter] !== hex) strange.set(hex, { letter, count: (strange.get(hex)?.count ?? 0) + 1 });
      return letter;
    }).join(""),
  );
  if (clear > 0)
    throw new PictureError(`${clear} of the pixels are transparent; a picture fills its whole frame with colours.`);
  const warnings = [...strange].map(
    ([hex, { letter, count }]) =>
      `${hex} is not in the palette: ${count} pixels became ${letter} (${PALETTE[letter] ?? ""}).`,
  );
  if (mixed > 0)
    warnings.push(`${mixed} squares of ${scale} pixels have several colours; the one in the middle counts.`);
  return { rows: isFine ? halved(rows) : rows, warnings };
}

/** Returns every second pixel of a fine picture that has no finer details than a common one, else the picture itself. */
function halved(rows: string[]): string[] {
  const half = rows.filter((_, y) => y % 2 === 0).map((row) => [...row].filter((_, x) => x % 2 === 0).join(""));
  const isCoarse = rows.every((row, y) => [...row].every((letter, x) => letter === half[y >> 1]?.[x >> 1]));
  return isCoarse ? half : rows;
}

/** Returns the palette as a file that drawing programs can read (GIMP palette). */
export function writePalette(): string {
  const lines = COLOURS.map(
    ([letter, colour]) => `${colour.map((part) => `${part}`.padStart(3)).join(" ")}\t${letter}`,
  );
  return ["GIMP Palette", "Name: Underkeep", "Columns: 8", ...lines, ""].join("\n");
}
