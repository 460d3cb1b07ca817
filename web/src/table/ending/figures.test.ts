import { describe, expect, it } from "vitest";
import type { SummaryKill } from "../../protocol";
import { figureOf, killGroups } from "./figures";

function kill(by: string, victimName: string, event: number, seat = 0): SummaryKill {
  return { by, byName: by, victim: victimName, victimName, event, seat };
}

describe("the figures of a finished game", () => {
  it("are 0 where there is none", () => {
    expect(figureOf({ souls: 3 }, "souls")).toBe(3);
    expect(figureOf({ souls: 3 }, "wounds")).toBe(0);
    expect(figureOf(undefined, "souls")).toBe(0);
  });

  it("group the kills, the most successful first, and name each kind of victim once", () => {
    const groups = killGroups([kill("rats", "mage", 1), kill("imps", "rogue", 2), kill("imps", "rogue", 3)]);
    expect(groups).toEqual([
      { by: "imps", byName: "imps", seat: 0, count: 2, victims: [{ name: "rogue", count: 2 }], event: 3 },
      { by: "rats", byName: "rats", seat: 0, count: 1, victims: [{ name: "mage", count: 1 }], event: 1 },
    ]);
  });

  it("tell the same room of two seats apart", () => {
    const groups = killGroups([kill("rats", "mage", 1, 1), kill("rats", "rogue", 2, 0), kill("rats", "cleric", 3, 1)]);
    expect(groups.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  it("contain every kill, also one that no card has done", () => {
    const groups = killGroups([kill("", "mage", 1), ...Array.from("abcdefgh", (by, n) => kill(by, by, n + 2))]);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(9);
  });
});
