import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, compose } from "../sprites";
import { rooms } from "../keep/rooms";
import { PICTURES, undrawn } from ".";

/** Every card has its Polish name in a message file, under its key. */
const catalogues = import.meta.glob<string>("../../../../src/underkeep/locale/pl/boss_monster_???.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMED = [
  ...Object.values(catalogues)
    .join("\n")
    .matchAll(/^([a-z]{3}-[\w-]+) =/gm),
].map((found) => found[1] ?? "");

/** The names of the cards of Dungeon Fighter are in the code; the key of a card is its name in small letters. */
const written = import.meta.glob<string>("../../../../src/underkeep/games/dungeon_fighter/cards/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FIGHTER = [
  ...Object.values(written)
    .join("\n")
    .matchAll(/^ {4}(?:Hero|Room|Monster|BigBad|Weapon|Armour|Curio|Rarity)\("([^"]+)"/gm),
].map(
  (found) =>
    `df-${(found[1] ?? "")
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, "")
      .split(/\s+/)
      .join("-")}`,
);
const KEYS = [...NAMED, ...FIGHTER];

const ALL = Object.entries(PICTURES).map(([key, picture]) => ({
  key,
  grain: picture.grain ?? 1,
  drawn: compose(picture),
}));

describe("pictures", () => {
  it("are drawn for every card", () => {
    expect(NAMED.length).toBeGreaterThan(490);
    expect(FIGHTER.length).toBeGreaterThanOrEqual(6 + 21 + 21 + 24 + 3);
    expect(undrawn(KEYS)).toEqual([]);
  });

  it("belong to a card", () => {
    expect(Object.keys(PICTURES).filter((key) => !KEYS.includes(key) && !(key in rooms))).toEqual([]);
  });

  it("differ from each other", () => {
    const seen = new Map(ALL.map(({ key, drawn }) => [drawn.rows.join(""), key]));
    expect(ALL.filter(({ key, drawn }) => seen.get(drawn.rows.join("")) !== key).map(({ key }) => key)).toEqual([]);
  });

  it("fill their frame", () => {
    for (const { key, grain, drawn } of ALL) {
      expect([key, drawn.w, drawn.h]).toEqual([key, WIDTH * grain, HEIGHT * grain]);
      expect(
        drawn.rows.some((row) => row.includes(".")),
        `${key} has holes`,
      ).toBe(false);
      expect(
        drawn.rows.some((row) => /\d/.test(row)),
        `${key} has a place without a colour`,
      ).toBe(false);
    }
  });
});
