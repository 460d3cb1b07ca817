import { describe, expect, it } from "vitest";
import { at, bitmap, compose, flipped, mirrored, picture, trace } from "./sprites";

const dot = bitmap(`
  r.
  rb`);

/** Draws paths, which consist of boxes, on a grid again. */
function seen(paths: { fill: string; d: string }[], w: number, h: number): string[] {
  const cells = Array.from({ length: h }, () => new Array<string>(w).fill("."));
  for (const { fill, d } of paths)
    for (const [, x, y, width, height] of d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g))
      for (let row = 0; row < Number(height); row++)
        for (let column = 0; column < Number(width); column++) {
          const line = cells[Number(y) + row];
          if (line) line[Number(x) + column] = fill;
        }
  return cells.map((row) => row.join(""));
}

describe("drawings", () => {
  it("are read from text, and short rows are filled up", () => {
    expect(bitmap("\n  ab\n  a\n")).toEqual({ w: 2, h: 2, rows: ["ab", "a."] });
  });

  it("can be mirrored, flipped and dyed", () => {
    expect(mirrored("ab").rows).toEqual(["abba"]);
    expect(compose(picture(undefined, flipped(dot, 0, 0)), 2, 2).rows).toEqual([".r", "br"]);
    expect(compose(picture(undefined, at(dot, 0, 0, "rg bG")), 2, 2).rows).toEqual(["g.", "gG"]);
  });

  it("may reach over the edge of a picture", () => {
    expect(compose(picture(undefined, at(dot, -1, -1), at(dot, 1, 1)), 2, 2).rows).toEqual(["b.", ".r"]);
  });

  it("are drawn before repeated walls and floors", () => {
    const scene = { wall: bitmap("kK"), floor: bitmap("g"), ground: 1 };
    expect(compose(picture(scene, at(dot, 1, 0)), 3, 2).rows).toEqual(["krk", "grb"]);
  });

  it("become boxes that cover exactly their pixels", () => {
    const drawn = bitmap(`
      rrb.
      rrbb
      .rbb
      rrrr`);
    const paths = trace(drawn, { r: "r", b: "b" });
    expect(seen(paths, 4, 4)).toEqual([...drawn.rows]);
    expect(paths.map(({ fill }) => fill)).toHaveLength(2);
  });
});
