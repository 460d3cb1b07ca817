import { describe, expect, it } from "vitest";
import bmr from "@locale/pl/boss_monster_bmr.ftl?raw";
import tnl from "@locale/pl/boss_monster_tnl.ftl?raw";
import { HEIGHT, WIDTH, compose } from "../sprites";
import { PICTURES, undrawn } from ".";

/** Every card has its Polish name in a catalogue, under its key. */
const KEYS = [...`${bmr}\n${tnl}`.matchAll(/^((?:bmr|tnl)-[\w-]+) =/gm)].map((found) => found[1] ?? "");

describe("pictures", () => {
  it("are drawn for every card", () => {
    expect(KEYS.length).toBeGreaterThan(200);
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
