import { describe, expect, it } from "vitest";
import type { SummaryKill } from "../../protocol";
import { figureOf, killGroups } from "./figures";

function kill(by: string, victimName: string, event: number): SummaryKill {
  return { by, byName: by, victim: victimName, victimName, event, seat: 0 };
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
      { by: "imps", byName: "imps", count: 2, victims: [{ name: "rogue", count: 2 }], event: 3 },
      { by: "rats", byName: "rats", count: 1, victims: [{ name: "mage", count: 1 }], event: 1 },
    ]);
  });

  it("leave out kills that no card has done", () => {
    expect(killGroups([kill("", "mage", 1)])).toEqual([]);
  });
});
