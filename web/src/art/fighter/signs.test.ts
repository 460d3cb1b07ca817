/** The signs of Dungeon Fighter: of one size, in colours of the palette, and all different. */
import { describe, expect, it } from "vitest";
import { PALETTE } from "../palette";
import type { Bitmap } from "../sprites";
import { facts, types } from "./signs";
import { techniques } from "./techniques";

const SETS: Record<string, Record<string, Bitmap>> = { techniques, types, facts };
const all = Object.entries(SETS).flatMap(([set, of]) =>
  Object.entries(of).map(([name, drawn]) => ({ set, name, drawn })),
);

describe("the signs of Dungeon Fighter", () => {
  it("exist for each technique and each type", () => {
    expect([Object.keys(techniques).length, Object.keys(types).length]).toEqual([15, 4]);
  });

  it.each(all)("$set $name has 12 by 12 pixels in colours of the palette", ({ drawn }) => {
    expect([drawn.w, drawn.h]).toEqual([12, 12]);
    expect([...new Set(drawn.rows.join("").replaceAll(".", ""))].filter((letter) => !(letter in PALETTE))).toEqual([]);
  });

  it("can be told apart without colours", () => {
    const shapes = all.map(({ drawn }) => drawn.rows.map((row) => row.replace(/[^.k]/g, "x")).join("\n"));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
