/** The drawings of Keep the Heroes Out!: of one size each, in colours of the palette, and all different. */
import { describe, expect, it } from "vitest";
import { picturesIn } from "../pictures";
import { pack } from "../codec/pack";
import { PALETTE } from "../palette";
import { HEIGHT, WIDTH, compose, type Bitmap } from "../sprites";
import { actions } from "./actions";
import { heroes } from "./heroes";
import { monsters } from "./monsters";
import { rooms } from "./rooms";
import { kinds, loot, marks } from "./signs";
import { backs, symbols } from "./symbols";
import { portals, tokens } from "./tokens";

const SETS: Record<string, { w: number; h: number; of: Record<string, Bitmap> }> = {
  actions: { w: 12, h: 12, of: actions },
  kinds: { w: 12, h: 12, of: kinds },
  loot: { w: 12, h: 12, of: loot },
  marks: { w: 12, h: 12, of: marks },
  tokens: { w: 12, h: 12, of: tokens },
  portals: { w: 12, h: 12, of: portals },
  symbols: { w: 12, h: 12, of: symbols },
  backs: { w: 12, h: 12, of: backs },
  monsters: { w: 18, h: 18, of: monsters },
  heroes: { w: 18, h: 20, of: heroes },
};
const all = Object.entries(SETS).flatMap(([set, { w, h, of }]) =>
  Object.entries(of).map(([name, drawn]) => ({ set, name, w, h, drawn })),
);

describe("the drawings of Keep the Heroes Out!", () => {
  it.each(all)("$set $name has the size of its kind and colours of the palette", ({ w, h, drawn }) => {
    expect([drawn.w, drawn.h]).toEqual([w, h]);
    expect([...new Set(drawn.rows.join("").replaceAll(".", ""))].filter((letter) => !(letter in PALETTE))).toEqual([]);
  });

  it.each(Object.entries(SETS))("%s can be told apart without colours", (_, { of }) => {
    const shapes = Object.values(of).map(({ rows }) => rows.map((row) => row.replace(/[^.k]/g, "x")).join("\n"));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("include a picture without holes for each of the twelve rooms, which can be packed", () => {
    expect(Object.keys(rooms)).toHaveLength(12);
    for (const [key, of] of Object.entries(rooms)) {
      const { w, h, rows } = compose(of);
      expect([key, w, h, /[.\d]/.test(rows.join(""))]).toEqual([key, WIDTH * 2, HEIGHT * 2, false]);
    }
    expect(pack({ ...picturesIn("first"), ...rooms }).length).toBeLessThan(20_000);
  });
});
