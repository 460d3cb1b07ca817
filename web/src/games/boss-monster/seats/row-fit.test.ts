import { describe, expect, it } from "vitest";
import { fitRow, type RowContents } from "./row-fit";

/** The viewer's row beside the open log in a window of 1280 pixels. */
const BESIDE_LOG: RowContents = {
  width: 928,
  panel: 306,
  leastPanel: 204,
  rooms: 2,
  heroes: 0,
  hasCoinsOrItems: false,
  big: false,
  low: false,
};

describe("fitRow", () => {
  it("writes the forecast in words where there is width", () => {
    expect(fitRow({ ...BESIDE_LOG, rooms: 1, heroes: 1 })).toEqual({ panel: 306, entrance: "words" });
  });
  it("shortens the forecast before the panel becomes narrower", () => {
    expect(fitRow({ ...BESIDE_LOG, rooms: 3, heroes: 1 })).toEqual({ panel: 306, entrance: "chips" });
  });
  it("makes the panel narrower before a room is too narrow for its name", () => {
    const { panel, entrance } = fitRow({ ...BESIDE_LOG, rooms: 4, heroes: 3 });
    expect(entrance).toBe("chips");
    expect(panel).toBeGreaterThanOrEqual(204);
    expect(panel).toBeLessThan(306);
  });
  it("leaves out the pictures of many heroes at the entrance of a long dungeon", () => {
    expect(fitRow({ ...BESIDE_LOG, rooms: 5, heroes: 6 })).toEqual({ panel: 204, entrance: "bare" });
  });
  it("never makes the row higher for forecasts in words", () => {
    expect(fitRow({ ...BESIDE_LOG, width: 1900, heroes: 2 }).entrance).toBe("chips");
    expect(fitRow({ ...BESIDE_LOG, width: 1900, heroes: 2, big: true }).entrance).toBe("words");
  });
});
