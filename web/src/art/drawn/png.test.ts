/** A picture that is exported to PNG and imported again has the same pixels. */
import { decode, encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../pictures";
import { HEIGHT, WIDTH, compose } from "../sprites";
import { drawn, readDrawn } from ".";
import { PictureError, readPng, writePng, writePalette } from "./png";

const KEYS = Object.keys(PICTURES).filter((_, n) => n % 61 === 0);

function pixels(width: number, height: number, colour: readonly number[]): Uint8Array {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, n) => colour[n % 4] ?? 255);
  return encode({ width, height, data, channels: 4, depth: 8 });
}

describe("a picture as PNG", () => {
  it.each(KEYS)("is the same after export and import (%s)", (key) => {
    const picture = PICTURES[key];
    if (!picture) throw new Error(key);
    const before = compose(picture);
    for (const scale of [1, 4]) {
      const { rows, warnings } = readPng(writePng(before, scale));
      expect(warnings).toEqual([]);
      expect(rows).toEqual(before.rows);
      expect(compose(readDrawn(key, rows.join("\n"))).rows).toEqual(before.rows);
    }
  });

  it("is scaled", () => {
    const { width, height } = decode(writePng(compose(Object.values(PICTURES)[0] ?? { layers: [] }), 8));
    expect([width, height]).toEqual([WIDTH * 8, HEIGHT * 8]);
  });

  it("takes the nearest colour of the palette and says so", () => {
    const { rows, warnings } = readPng(pixels(WIDTH, HEIGHT, [0xfa, 0xd0, 0x4b, 255]));
    expect(new Set(rows.join(""))).toEqual(new Set("y"));
    expect(warnings).toEqual([`#fad04b is not in the palette: ${WIDTH * HEIGHT} pixels became y (#fbd14b).`]);
  });

  it("is refused with a reason", () => {
    expect(() => readPng(pixels(20, 20, [0, 0, 0, 255]))).toThrow(
      "The file has 20 by 20 pixels; a picture has 24 by 18",
    );
    expect(() => readPng(pixels(WIDTH, HEIGHT, [0, 0, 0, 0]))).toThrow("432 of the pixels are transparent");
    expect(() => readPng(new Uint8Array(9))).toThrow(PictureError);
    expect(() => readDrawn("./new-card.txt", "kk\nkk")).toThrow("./new-card.txt has 2 by 2 letters");
  });

  it("reads grey, indexed and deep files", () => {
    const grey = encode({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255), channels: 1 });
    expect(new Set(readPng(grey).rows.join(""))).toEqual(new Set("W"));
    const deep = new Uint16Array(WIDTH * HEIGHT * 3).fill(0xffff);
    const file = encode({ width: WIDTH, height: HEIGHT, data: deep, channels: 3, depth: 16 });
    expect(new Set(readPng(file).rows.join(""))).toEqual(new Set("W"));
  });

  it("comes with a palette for drawing programs", () => {
    expect(writePalette()).toContain("251 209  75\ty");
  });
});

describe("drawn pictures", () => {
  it("take the place of composed ones", () => {
    for (const [key, picture] of Object.entries(drawn)) expect(PICTURES[key]).toBe(picture);
  });
});
