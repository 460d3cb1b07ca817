import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, compose } from "../sprites";
import { PICTURES, undrawn } from ".";

/** Every card has its Polish name in a catalogue, under its key. */
const catalogues = import.meta.glob<string>("../../../../src/underkeep/locale/pl/boss_monster_???.ftl", { query: "?raw", import: "default", eager: true });
const KEYS = [...Object.values(catalogues).join("\n").matchAll(/^([a-z]{3}-[\w-]+) =/gm)].map((found) => found[1] ?? "");

describe("pictures", () => {
  it("are drawn for every card", () => {
    expect(KEYS.length).toBeGreaterThan(490);
    expect(undrawn(KEYS)).toEqual([]);
  });

  it("belong to a card", () => {
    expect(Object.keys(PICTURES).filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it("fill their frame", () => {
    for (const [key, picture] of Object.entries(PICTURES)) {
      const grain = picture.grain ?? 1;
      const drawn = compose(picture);
      expect([key, drawn.w, drawn.h]).toEqual([key, WIDTH * grain, HEIGHT * grain]);
      expect(drawn.rows.some((row) => row.includes(".")), `${key} has holes`).toBe(false);
      expect(drawn.rows.some((row) => /\d/.test(row)), `${key} has a place without a colour`).toBe(false);
    }
  });
});
